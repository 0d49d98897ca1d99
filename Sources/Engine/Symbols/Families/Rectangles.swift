extension SymbolFamily {
    /// Rectangles.
    static let rectangles = SymbolFamily(#"""
        symbol rectangle.portrait.and.arrow.right
          center 1
          outlined ring line 10,-18 10,-46 -47,-46 -47,46 10,46 10,18 corner 12
          filled body line 10,-46 -47,-46 -47,46 10,46 corner 12 closed
          filled cut line -13,0 47,0 gap 6.5
          keep line -13,0 47,0
          keep line 30,-17 47,0 30,17

        symbol rectangle.split.2x1
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 15
          outlined ring line 0,-40.2 0,40.2
          filled cut ring line 0,-60 0,60

        symbol rectangle.split.1x2
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 15
          outlined ring line -52.8,0 52.8,0
          filled cut ring line -70,0 70,0

        symbol rectangle.split.2x2
          center 0.7
          use rectangle.split.2x1
          outlined ring line -52.8,0 52.8,0
          filled cut ring line -70,0 70,0

        symbol rectangle.split.3x3
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 15
          outlined mirror thin line -17.6,-40.2 -17.6,40.2
          filled mirror cut thin line -17.6,-60 -17.6,60
          outlined flip thin line -52.8,-13.4 52.8,-13.4
          filled flip cut thin line -70,-13.4 70,-13.4

        symbol rectangle.connected.to.line.below
          center 0.7
          body ring rect 0,-20.5 80,44 corner 12
          layer 2
          ring line 0,5.5 0,42.5
          line -44.8,42.5 44.8,42.5

        symbol rectangle.and.arrow.up.right.and.arrow.down.left
          center 0.7
          layer 2
          body ring rect 0,0 92,70 corner 14
          layer 1
          over path M 14,-8 L 52,-46 M 25,-46 L 52,-46 L 52,-19 gap 5
          over path M -14,8 L -52,46 M -25,46 L -52,46 L -52,19 gap 5

        symbol rectangle.and.pencil.and.ellipsis
          layer 2
          ring line 18,-19 -53,-19 -53,40 51,40 51,-5 corner 14
          dot -26,16 6
          dot -1,16 6
          dot 24,16 6
          layer 1
          use pencil scale 0.72 at 29,-16

        symbol rectangle.and.text.magnifyingglass
          mirrored
          layer 2
          ring line 4,35 -54.5,35 -54.5,-42 49,-42 49,-9 corner 14
          thin line -33,-18 28,-18
          thin line -33,2 -4,2
          layer 1
          circle 30,16.5 17.5
          line 43,29.5 54.2,41.7

        symbol rectangle
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 14

        symbol rectangle.portrait
          center 1.3
          body ring rect 0,0 73,95.7 corner 14

        symbol rectangle.on.rectangle
          layer 2
          body ring rect 14.5,-12.5 88,64 corner 12
          layer 1
          body over ring rect -14.5,12.5 88,64 corner 12

        symbol rectangle.fill.on.rectangle.fill
          use rectangle.on.rectangle filled

        symbol rectangle.filled.on.rectangle rectangle.fill.on.rectangle
          layer 2
          ring rect 14.5,-12.5 88,64 corner 12
          layer 1
          over solid rect -14.5,12.5 87.4,63.4 corner 12

        symbol rectangle.grid.1x2
          body flip ring rect 0,-24.2 105.7,32 corner 8

        symbol rectangle.grid.2x2
          body mirror flip ring rect -30.5,-24.2 44.7,32 corner 8

        symbol rectangle.3.group
          body ring rect -30.5,0 44.7,80.4 corner 9
          body flip ring rect 30.5,-24.2 44.7,32 corner 8

        symbol rectangle.3.offgrid
          body ring rect -22.4,-24.5 61,37 corner 8
          body ring rect -14.4,28 45,32 corner 8
          body ring rect 38.9,4 28,54 corner 8

        symbol rectangle.dashed
          flip mirror ring arc -38.9,-26.2 14 180 270
          flip mirror ring line -23.9,-40.2 -7.5,-40.2
          mirror ring line -52.9,-11 -52.9,11

        symbol rectangle.stack
          body ring rect 0,15 98,62 corner 13
          layer 2
          keep thin line -36,-31.5 36,-31.5
          keep thin line -26,-46.5 26,-46.5

        symbol rectangle.on.rectangle.angled
          layer 2
          body ring polygon -56,-25.3 29,-45.8 43.5,14.5 -41.5,35 corner 11
          layer 1
          body over ring rect 12.2,14.5 84,56 corner 11

        symbol rectangle.fill.on.rectangle.angled.fill
          use rectangle.on.rectangle.angled filled

        symbol rectangle.inset.filled.on.rectangle
          layer 2
          ring rect 14.5,-12.5 88,64 corner 12
          layer 1
          over ring rect -14.5,12.5 88,64 corner 12
          area rect -14.5,12.5 66,42 corner 4.5

        symbol rectangle.split.3x1
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 14
          outlined mirror thin line -17.5,-40.2 -17.5,40.2
          filled mirror cut thin line -17.5,-60 -17.5,60

        symbol rectangle.inset.filled
          center 0.7
          use inset.filled.rectangle

        symbol rectangle.grid.3x3
          body mirror ring rect -38.7,0 28.3,20 corner 6
          body mirror flip ring rect -38.7,-34 28.3,20 corner 6
          body flip ring rect 0,-34 28.3,20 corner 6
          body ring rect 0,0 28.3,20 corner 6

        symbol rectangle.grid.1x3
          body flip ring rect 0,-34 105.7,20 corner 7
          body ring rect 0,0 105.7,20 corner 7

        symbol rectangle.portrait.split.2x1
          body ring rect 0,0 105.7,88 corner 13
          outlined thin line 0,-44 0,44
          filled cut thin line 0,-60 0,60

        symbol rectangle.center.inset.filled
          layer 2
          ring rect 0,0 105.7,80.4 corner 14
          layer 1
          area rect 0,0 50,36 corner 6

        symbol rectangle.leftthird.inset.filled
          layer 2
          ring rect 0,0 105.7,80.4 corner 14
          layer 1
          area rect -28,0 28,57.5 corner 5

        symbol rectangle.rightthird.inset.filled
          use rectangle.leftthird.inset.filled scale -1,1

        symbol rectangle.leadingthird.inset.filled
          mirrored
          use rectangle.leftthird.inset.filled

        symbol rectangle.trailingthird.inset.filled
          mirrored
          use rectangle.rightthird.inset.filled

        symbol rectangle.lefthalf.inset.filled
          layer 2
          ring rect 0,0 105.7,80.4 corner 14
          layer 1
          area rect -22.5,0 38,57.5 corner 5

        symbol rectangle.righthalf.inset.filled
          use rectangle.lefthalf.inset.filled scale -1,1

        symbol rectangle.leadinghalf.inset.filled
          mirrored
          use rectangle.lefthalf.inset.filled

        symbol rectangle.trailinghalf.inset.filled
          mirrored
          use rectangle.righthalf.inset.filled

        symbol rectangle.tophalf.inset.filled
          layer 2
          ring rect 0,0 105.7,80.4 corner 14
          layer 1
          area rect 0,-16 83,25.5 corner 5

        symbol rectangle.bottomhalf.inset.filled
          use rectangle.tophalf.inset.filled scale 1,-1

        symbol rectangle.topthird.inset.filled
          layer 2
          ring rect 0,0 105.7,80.4 corner 14
          layer 1
          area rect 0,-19.75 83,18 corner 5

        symbol rectangle.bottomthird.inset.filled
          use rectangle.topthird.inset.filled scale 1,-1

        symbol rectangle.topleft.inset.filled rectangle.inset.topleft.filled
          layer 2
          ring rect 0,0 105.7,80.4 corner 14
          layer 1
          area rect -21,-14 41,29.5 corner 5

        symbol rectangle.topleading.inset.filled rectangle.inset.topleading.filled
          mirrored
          use rectangle.topleft.inset.filled

        symbol rectangle.topright.inset.filled rectangle.inset.topright.filled
          use rectangle.topleft.inset.filled scale -1,1

        symbol rectangle.toptrailing.inset.filled rectangle.inset.toptrailing.filled
          mirrored
          use rectangle.topright.inset.filled

        symbol rectangle.bottomleft.inset.filled rectangle.inset.bottomleft.filled
          use rectangle.topleft.inset.filled scale 1,-1

        symbol rectangle.bottomleading.inset.filled rectangle.inset.bottomleading.filled
          mirrored
          use rectangle.bottomleft.inset.filled

        symbol rectangle.bottomright.inset.filled rectangle.inset.bottomright.filled
          use rectangle.topleft.inset.filled rotate 180

        symbol rectangle.bottomtrailing.inset.filled rectangle.inset.bottomtrailing.filled
          mirrored
          use rectangle.bottomright.inset.filled

        symbol rectangle.ratio.4.to.3
          body ring rect 0,0 100,75 corner 11
          thin line -33,-6 -33,-20.5 -17,-20.5 corner 3
          thin line 33,6 33,20.5 17,20.5 corner 3

        symbol rectangle.ratio.3.to.4
          use rectangle.ratio.4.to.3 scale -1,1 rotate 90

        symbol rectangle.ratio.16.to.9
          body ring rect 0,0 109,61.5 corner 11
          thin line -38,-3 -38,-14.5 -24,-14.5 corner 3
          thin line 38,3 38,14.5 24,14.5 corner 3

        symbol rectangle.ratio.9.to.16
          use rectangle.ratio.16.to.9 scale -1,1 rotate 90

        symbol rectangle.roundedtop
          body ring path M -52.9,40.2 L -52.9,-12 C -52.9,-30 -43,-40.2 -25,-40.2 L 25,-40.2 C 43,-40.2 52.9,-30 \
              52.9,-12 L 52.9,40.2 Z

        symbol rectangle.roundedbottom
          use rectangle.roundedtop scale 1,-1

        symbol rectangle.portrait.inset.filled inset.filled.rectangle.portrait
          center 1.3
          layer 2
          ring rect 0,0 73,95.7 corner 14
          layer 1
          area rect 0,0 50.5,73 corner 5

        symbol rectangle.portrait.center.inset.filled
          center 1.3
          layer 2
          ring rect 0,0 73,95.7 corner 14
          layer 1
          area rect 0,0 33,44 corner 5

        symbol rectangle.portrait.tophalf.inset.filled
          center 1.3
          layer 2
          ring rect 0,0 73,95.7 corner 14
          layer 1
          area rect 0,-20 50.5,33 corner 5

        symbol rectangle.portrait.bottomhalf.inset.filled
          center 1.3
          use rectangle.portrait.tophalf.inset.filled scale 1,-1

        symbol rectangle.portrait.topthird.inset.filled
          center 1.3
          layer 2
          ring rect 0,0 73,95.7 corner 14
          layer 1
          area rect 0,-25.5 50.5,22 corner 5

        symbol rectangle.portrait.bottomthird.inset.filled
          center 1.3
          use rectangle.portrait.topthird.inset.filled scale 1,-1

        symbol rectangle.compress.vertical
          center 0.7
          body ring rect 0,0 100,26 corner 9
          flip thin line 0,-50 0,-24
          flip thin line -12,-36 0,-24 12,-36

        symbol rectangle.expand.vertical
          center 0.7
          body ring rect 0,0 100,26 corner 9
          flip thin line 0,-50 0,-25
          flip thin line -12,-38 0,-50 12,-38

        symbol rectangle.3.group.bubble.left
          center 0.5
          layer 2
          use bubble.left
          layer 1
          outlined area rect -19,-7.5 26,40 corner 5
          filled cut area rect -19,-7.5 26,40 corner 5
          outlined area rect 17,-17.5 26,20 corner 5
          filled cut area rect 17,-17.5 26,20 corner 5
          outlined area rect 17,6 26,13 corner 5
          filled cut area rect 17,6 26,13 corner 5

        symbol rectangle.badge.person.crop
          center 0.7
          layer 2
          body ring rect -7.3,-7 96,72 corner 13
          layer 1
          over area ellipse 33.7,6 12.5,14 gap 5.5
          over area path M 8.2,43 C 8.2,31 19.7,23.5 33.7,23.5 C 47.7,23.5 59.2,31 59.2,43 C 59.2,45.5 57.7,47 \
              55.2,47 L 12.2,47 C 9.7,47 8.2,45.5 8.2,43 Z gap 5.5

        symbol rectangle.stack.person.crop
          layer 2
          thin line -30,-48 30,-48
          thin line -40,-34 40,-34
          layer 1
          body ring rect 0,13.5 105.7,68 corner 12
          solid circle 0,1 6.5
          solid path M -17,35 C -17,25 -9,19 0,19 C 9,19 17,25 17,35 Z

        symbol rectangle.and.paperclip
          layer 2
          body ring rect -5.5,-8.4 102,74 corner 12
          cut line 27,26 43,4 gap 9
          layer 1
          over use paperclip scale 0.6 rotate -8 at 34.5,15.1 stroke 0.72 gap 6

        symbol rectangle.arrowtriangle.2.outward
          body ring rect 0,0 105.7,80.4 corner 12
          solid polygon -35,0 -22,-9.5 -22,9.5 corner 1
          solid polygon 35,0 22,-9.5 22,9.5 corner 1

        symbol rectangle.arrowtriangle.2.inward
          body ring rect 0,0 105.7,80.4 corner 12
          solid polygon -13,0 -26,-9.5 -26,9.5 corner 1
          solid polygon 13,0 26,-9.5 26,9.5 corner 1

        symbol rectangle.portrait.on.rectangle.portrait
          center 0.8
          layer 2
          body ring rect 12,-11 68,92 corner 12
          layer 1
          over body ring rect -12,11 68,92 corner 12

        symbol rectangle.portrait.on.rectangle.portrait.angled
          center 0.8
          layer 2
          body ring polygon -53.5,-40.5 8.6,-56 29.5,27.5 -32.6,43 corner 11
          layer 1
          over body ring polygon -10,-40.4 53,-29.3 38,55.4 -25,44.3 corner 11

        symbol rectangle.grid.3x2
          body thin rect -39.5,-20.5 25,27 corner 5
          body thin rect 0,-20.5 25,27 corner 5
          body thin rect 39.5,-20.5 25,27 corner 5
          body thin rect -39.5,20.5 25,27 corner 5
          body thin rect 0,20.5 25,27 corner 5
          body thin rect 39.5,20.5 25,27 corner 5
        """#)
}
