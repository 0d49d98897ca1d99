extension SymbolFamily {
    /// Squares.
    static let squares = SymbolFamily(#"""
        symbol square.and.arrow.up
          center 5
          body filled line -15,-13 -36,-13 -36,50 36,50 36,-13 -15,-13 corner 12 closed
          outlined ring line -18,-13 -36,-13 -36,51 36,51 36,-13 18,-13 corner 12
          filled cut line 0,18 0,-51 gap 6.5
          keep line 0,18 0,-51
          keep line -17.5,-33.5 0,-51 17.5,-33.5

        symbol square.and.arrow.down
          center 3
          body filled line -15,-26 -36,-26 -36,43 36,43 36,-26 15,-26 corner 12 closed
          outlined ring line -18,-26 -36,-26 -36,43 36,43 36,-26 18,-26 corner 12
          filled cut line 0,-43 0,17 gap 6.5
          filled cut line -17.5,0 0,17.5 17.5,0 gap 6.5
          keep line 0,-43 0,17.5
          keep line -17.5,0 0,17.5 17.5,0

        symbol square.and.arrow.up.on.square
          center 4
          filled body line -24,-21 -43,-21 -43,35 16,35 16,-21 0,-21 corner 11 closed
          outlined ring line -27,-21 -43,-21 -43,35 16,35 16,-21 0,-21 corner 11
          filled cut line -13.5,4 -13.5,-52 gap 6.5
          keep line -13.5,5 -13.5,-51.5
          keep line -27.5,-37.5 -13.5,-51.5 0.5,-37.5
          keep ring line 32,-6 43,-6 43,51.7 -11,51.7 corner 11

        symbol square.and.arrow.down.on.square
          center 4
          filled body line -24,-30 -43,-30 -43,26 16,26 16,-30 0,-30 corner 11 closed
          outlined ring line -28,-30 -43,-30 -43,26 16,26 16,-30 1,-30 corner 11
          filled cut line -13.5,-43 -13.5,4 gap 6
          filled cut line -26.5,-8.5 -13.5,4.5 -0.5,-8.5 gap 6
          keep line -13.5,-43 -13.5,4.5
          keep line -26.5,-8.5 -13.5,4.5 -0.5,-8.5
          keep ring line 32,-15 43,-15 43,42.7 -11,42.7 corner 11

        symbol square
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 15

        symbol square.lefthalf.filled square.lefthalf.fill
          center 0.7
          ring rect 0,0 80.4,80.4 corner 15
          area path M 0,-40.2 L -25.2,-40.2 A 15,15 0 0 0 -40.2,-25.2 L -40.2,25.2 A 15,15 0 0 0 -25.2,40.2 L 0,40.2 Z

        symbol square.righthalf.filled square.righthalf.fill
          center 0.7
          use square.lefthalf.filled scale -1,1

        symbol square.tophalf.filled square.tophalf.fill
          center 0.7
          use square.lefthalf.filled rotate 90

        symbol square.bottomhalf.filled square.bottomhalf.fill
          center 0.7
          use square.lefthalf.filled rotate -90

        symbol square.inset.filled
          center 0.7
          ring rect 0,0 80.4,80.4 corner 15
          area rect 0,0 56,56 corner 6

        symbol square.leftthird.inset.filled
          center 0.7
          ring rect 0,0 80.4,80.4 corner 15
          area rect -18,0 20,56 corner 6

        symbol square.rightthird.inset.filled
          center 0.7
          use square.leftthird.inset.filled scale -1,1

        symbol square.topthird.inset.filled
          center 0.7
          use square.leftthird.inset.filled rotate 90

        symbol square.bottomthird.inset.filled
          center 0.7
          use square.leftthird.inset.filled rotate -90

        symbol square.leadingthird.inset.filled
          center 0.7
          mirrored
          use square.leftthird.inset.filled

        symbol square.trailingthird.inset.filled
          center 0.7
          mirrored
          use square.rightthird.inset.filled

        symbol square.split.2x1
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 15
          outlined ring line 0,-40.2 0,40.2
          filled cut ring line 0,-60 0,60

        symbol square.split.1x2
          center 0.7
          use square.split.2x1 rotate 90

        symbol square.split.2x2
          center 0.7
          use square.split.2x1
          outlined ring line -40.2,0 40.2,0
          filled cut ring line -60,0 60,0

        symbol square.split.diagonal
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 15
          outlined ring line -35.8,35.8 35.8,-35.8
          filled cut ring line -60,60 60,-60

        symbol square.split.diagonal.2x2
          center 0.7
          use square.split.diagonal
          outlined ring line -35.8,-35.8 35.8,35.8
          filled cut ring line -60,-60 60,60

        symbol square.grid.2x2
          center 0.7
          flip mirror body ring rect -25.2,-25.2 30,30 corner 6

        symbol square.grid.3x3
          center 0.7
          body thin rect 0,0 16.5,16.5 corner 3.5
          flip body thin rect 0,-32.2 16.5,16.5 corner 3.5
          mirror body thin rect -32.2,0 16.5,16.5 corner 3.5
          flip mirror body thin rect -32.2,-32.2 16.5,16.5 corner 3.5

        symbol square.grid.3x2
          center 0.7
          flip body thin rect 0,-19 22,22 corner 4.5
          flip mirror body thin rect -38,-19 22,22 corner 4.5

        symbol square.grid.4x3
          center 0.7
          mirror body thin rect -16,0 15.5,15.5 corner 3.5
          mirror body thin rect -48,0 15.5,15.5 corner 3.5
          flip mirror body thin rect -16,-32 15.5,15.5 corner 3.5
          flip mirror body thin rect -48,-32 15.5,15.5 corner 3.5

        symbol square.on.square
          center 0.7
          layer 2
          body ring rect 12.5,-12.5 70,70 corner 14
          layer 1
          over body ring rect -12.5,12.5 70,70 corner 14

        symbol square.fill.on.square.fill square.filled.on.square.filled
          center 0.7
          use square.on.square filled

        symbol square.fill.on.square square.filled.on.square
          center 0.7
          layer 2
          ring rect 12.5,-12.5 70,70 corner 14
          layer 1
          over solid rect -12.5,12.5 70,70 corner 14

        symbol square.stack
          center 0.7
          layer 1
          body ring rect 0,15.6 74,72 corner 14
          layer 2
          thin line -27,-37.2 27,-37.2
          layer 3
          thin line -18,-52 18,-52

        symbol square.split.bottomrightquarter
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 15
          outlined ring line 0,40.2 0,0 40.2,0
          filled cut ring line 0,60 0,0 60,0

        symbol square.on.circle
          center 0.7
          layer 2
          body ring circle 14,-14 36
          layer 1
          over body ring rect -14,14 70,70 corner 14

        symbol square.on.square.dashed
          center 0.7
          layer 2
          body ring rect 12.5,-12.5 70,70 corner 14
          layer 1
          cut solid rect -12.5,12.5 70,70 corner 14 gap 6.5
          keep ring rect -12.5,12.5 70,70 corner 14 dash 11,15

        symbol square.grid.3x1.below.line.grid.1x2
          center 0.7
          layer 2
          line -44,-33 44,-33
          line -44,-10 44,-10
          layer 1
          body thin rect 0,24 19,19 corner 4.5
          mirror body thin rect -35,24 19,19 corner 4.5

        symbol square.grid.3x3.middle.filled
          center 0.7
          area rect 0,0 23.4,23.4 corner 6
          flip thin rect 0,-32.2 16.5,16.5 corner 3.5
          mirror thin rect -32.2,0 16.5,16.5 corner 3.5
          flip mirror thin rect -32.2,-32.2 16.5,16.5 corner 3.5

        symbol square.grid.3x3.topleft.filled
          center 0.7
          area rect -32.2,-32.2 23.9,23.9 corner 6
          thin rect 0,0 16.5,16.5 corner 3.5
          flip thin rect 0,-32.2 16.5,16.5 corner 3.5
          mirror thin rect -32.2,0 16.5,16.5 corner 3.5
          flip thin rect 32.2,-32.2 16.5,16.5 corner 3.5
          thin rect -32.2,32.2 16.5,16.5 corner 3.5

        symbol square.grid.3x3.topright.filled
          center 0.7
          use square.grid.3x3.topleft.filled scale -1,1

        symbol square.grid.3x3.bottomleft.filled
          center 0.7
          use square.grid.3x3.topleft.filled scale 1,-1

        symbol square.grid.3x3.bottomright.filled
          center 0.7
          use square.grid.3x3.topleft.filled scale -1,-1

        symbol square.and.line.vertical.and.square
          center 0.7
          mirror body ring rect -40,0 40,40 corner 10
          ring line 0,-40 0,40

        symbol square.and.pencil
          center 8.2
          layer 2
          ring line 3,-32.4 -45.1,-32.4 -45.1,47.6 35,47.6 35,-9 corner 16
          layer 1
          use pencil scale 0.825 at 16.5,-19.2

        symbol square.3.layers.3d
          layer 3
          body ring polygon 0,0 48,26 0,52 -48,26 corner 6
          layer 2
          body over ring polygon 0,-26 48,0 0,26 -48,0 corner 6 gap 6
          layer 1
          body over ring polygon 0,-52 48,-26 0,0 -48,-26 corner 6 gap 6

        symbol square.3.layers.3d.top.filled
          layer 2
          ring polygon 0,0 48,26 0,52 -48,26 corner 6
          layer 2
          over ring polygon 0,-26 48,0 0,26 -48,0 corner 6 gap 6
          layer 1
          over solid polygon 0,-52 48,-26 0,0 -48,-26 corner 6 gap 6

        symbol square.3.layers.3d.middle.filled
          layer 2
          ring polygon 0,0 48,26 0,52 -48,26 corner 6
          layer 1
          over solid polygon 0,-26 48,0 0,26 -48,0 corner 6 gap 6
          layer 2
          over ring polygon 0,-52 48,-26 0,0 -48,-26 corner 6 gap 6

        symbol square.3.layers.3d.bottom.filled
          layer 1
          solid polygon 0,0 48,26 0,52 -48,26 corner 6
          layer 2
          over ring polygon 0,-26 48,0 0,26 -48,0 corner 6 gap 6
          layer 2
          over ring polygon 0,-52 48,-26 0,0 -48,-26 corner 6 gap 6

        symbol square.2.layers.3d
          layer 2
          body ring polygon 0,-12 48,14 0,40 -48,14 corner 6
          layer 1
          body over ring polygon 0,-40 48,-14 0,12 -48,-14 corner 6 gap 6

        symbol square.2.layers.3d.top.filled
          layer 2
          ring polygon 0,-12 48,14 0,40 -48,14 corner 6
          layer 1
          over solid polygon 0,-40 48,-14 0,12 -48,-14 corner 6 gap 6

        symbol square.2.layers.3d.bottom.filled
          layer 1
          solid polygon 0,-12 48,14 0,40 -48,14 corner 6
          layer 2
          over ring polygon 0,-40 48,-14 0,12 -48,-14 corner 6 gap 6

        symbol square.stack.3d.up
          layer 3
          ring line -47,26 0,51 47,26 corner 6
          layer 2
          ring line -47,5 0,30 47,5 corner 6
          layer 1
          body ring polygon 0,-52 51,-25 0,2 -51,-25 corner 7

        symbol square.stack.3d.down.right
          layer 3
          thin line 45,-17 45,45 -17,45 corner 12
          layer 2
          thin line 29,-31 29,29 -31,29 corner 12
          layer 1
          body ring rect -16,-16 58,58 corner 12

        symbol square.stack.3d.down.forward
          mirrored
          use square.stack.3d.down.right

        symbol square.3.layers.3d.down.right
          layer 3
          body ring polygon -45,-46 -5,-22 -5,46 -45,22 corner 6
          layer 2
          body over ring polygon -20,-46 20,-22 20,46 -20,22 corner 6 gap 6
          layer 1
          body over ring polygon 5,-46 45,-22 45,46 5,22 corner 6 gap 6

        symbol square.3.layers.3d.down.left
          use square.3.layers.3d.down.right scale -1,1

        symbol square.dashed
          center 0.7
          flip mirror ring arc -25.2,-25.2 15 180 270
          flip ring line -9,-40.2 9,-40.2
          mirror ring line -40.2,-9 -40.2,9

        symbol square.and.at.rectangle
          center 0.7
          layer 2
          body ring rect 25,-5 64,66 corner 12
          layer 1
          over body ring rect -22,9 70,58 corner 11
          outlined use at scale 0.35 stroke 0.5 at -22,9
          filled cut use at scale 0.38 stroke 0.55 at -22,9

        symbol square.fill.text.grid.1x2
          solid rect -35.5,-24.5 24,24 corner 3
          solid rect -35.5,24.5 24,24 corner 3
          thin line -3,-34 48,-34
          thin line -3,-15 30,-15
          thin line -3,15 48,15
          thin line -3,34 30,34

        symbol square.text.square
          body ring rect 0,0 80.4,80.4 corner 12
          thin line -22,-25 22,-25
          area rect 0,0 52,20 corner 4
          thin line -22,25 22,25

        symbol squares.below.rectangle
          body ring rect 0,-20 104,47 corner 9
          body thin rect -39.5,33.5 25.5,21 corner 5
          body thin rect 0,33.5 25.5,21 corner 5
          body thin rect 39.5,33.5 25.5,21 corner 5

        symbol squares.leading.rectangle
          mirrored
          body ring rect 19.4,0 58,78 corner 9
          body thin rect -37.6,-29 22,20 corner 5
          body thin rect -37.6,0 22,20 corner 5
          body thin rect -37.6,29 22,20 corner 5

        symbol squareshape
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 3

        symbol squareshape.split.2x2
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 3
          outlined ring line 0,-40.2 0,40.2
          outlined ring line -40.2,0 40.2,0
          filled cut ring line 0,-60 0,60
          filled cut ring line -60,0 60,0
        """#)
}
