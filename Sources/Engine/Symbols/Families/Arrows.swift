extension SymbolFamily {
    /// Straight arrows.
    static let arrows = SymbolFamily(#"""
        symbol arrow.right
          center 1.4
          line -40.6,0 40.6,0
          line 8.3,-32.3 40.6,0 8.3,32.3

        symbol arrow.left
          center 1.4
          use arrow.right scale -1,1

        symbol arrow.up
          center 0.8
          line 0,41 0,-41
          line -32.3,-8.7 0,-41 32.3,-8.7

        symbol arrow.down
          center 0.8
          use arrow.up scale 1,-1

        symbol arrow.up.right
          center 1
          line -31.2,31.2 31.2,-31.2
          line -15,-31.2 31.2,-31.2 31.2,15

        symbol arrow.up.left
          center 1
          use arrow.up.right scale -1,1

        symbol arrow.down.right
          center 1
          use arrow.up.right scale 1,-1

        symbol arrow.down.left
          center 1
          use arrow.up.right scale -1,-1

        symbol arrow.up.and.down
          line 0,-48 0,48
          flip line -22,-26 0,-48 22,-26

        symbol arrow.left.and.right
          line -48,0 48,0
          mirror line 26,-22 48,0 26,22

        symbol arrow.up.and.down.and.arrow.left.and.right
          center 1
          line 0,-52.2 0,52.2
          line -52.2,0 52.2,0
          flip line -16.5,-35.7 0,-52.2 16.5,-35.7
          mirror line 35.7,-16.5 52.2,0 35.7,16.5

        symbol arrow.up.left.and.arrow.down.right
          line -7,-7 -39,-39
          line -39,-9 -39,-39 -9,-39
          line 7,7 39,39
          line 39,9 39,39 9,39

        symbol arrow.up.right.and.arrow.down.left
          use arrow.up.left.and.arrow.down.right scale -1,1

        symbol arrow.down.right.and.arrow.up.left
          line -41,-41 -8,-8
          line -38,-8 -8,-8 -8,-38
          line 41,41 8,8
          line 38,8 8,8 8,38

        symbol arrow.down.left.and.arrow.up.right
          use arrow.down.right.and.arrow.up.left scale -1,1

        symbol arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
          flip line -39,-39 39,39
          flip line -39,-17 -39,-39 -17,-39
          flip line 39,-17 39,-39 17,-39

        symbol arrow.down.to.line arrow.down.to.line.alt
          center 1.1
          line 0,-45.7 0,28
          line -32.3,-4.3 0,28 32.3,-4.3
          line -32.3,45.7 32.3,45.7

        symbol arrow.up.to.line arrow.up.to.line.alt
          center 1.1
          use arrow.down.to.line scale 1,-1

        symbol arrow.right.to.line arrow.right.to.line.alt
          center 1.1
          use arrow.down.to.line rotate -90

        symbol arrow.left.to.line arrow.left.to.line.alt
          center 1.1
          use arrow.down.to.line rotate 90

        symbol arrow.down.to.line.compact
          center 1.1
          line 0,-38 0,21
          line -24,-3 0,21 24,-3
          line -24,38 24,38

        symbol arrow.up.to.line.compact
          center 1.1
          use arrow.down.to.line.compact scale 1,-1

        symbol arrow.right.to.line.compact
          center 1.1
          use arrow.down.to.line.compact rotate -90

        symbol arrow.left.to.line.compact
          center 1.1
          use arrow.down.to.line.compact rotate 90

        symbol arrow.down.doc arrow.down.document
          center 1.3
          layer 2
          use doc
          layer 1
          outlined thin line 0,-4 0,31
          outlined thin line -14,17 0,31 14,17
          filled cut thin line 0,-4 0,31
          filled cut thin line -14,17 0,31 14,17

        symbol arrow.up.doc arrow.up.document
          center 1.3
          layer 2
          use doc
          layer 1
          outlined thin line 0,-4 0,31
          outlined thin line -14,10 0,-4 14,10
          filled cut thin line 0,-4 0,31
          filled cut thin line -14,10 0,-4 14,10

        symbol arrow.up.message
          center 4
          round
          layer 2
          use message
          layer 1
          outlined thin line 0,15 0,-24
          filled cut thin line 0,15 0,-24
          outlined thin line -15,-9 0,-24 15,-9
          filled cut thin line -15,-9 0,-24 15,-9

        symbol arrow.up.right.video
          center 1.3
          layer 2
          use video
          layer 1
          outlined thin line -31,14 -4,-13
          filled cut thin line -31,14 -4,-13
          outlined thin line -23,-13.5 -3.5,-13.5 -3.5,6
          filled cut thin line -23,-13.5 -3.5,-13.5 -3.5,6

        symbol arrow.down.left.video
          center 1.3
          layer 2
          use video
          layer 1
          outlined thin line -31,14 -4,-13
          filled cut thin line -31,14 -4,-13
          outlined thin line -31.5,-6 -31.5,13.5 -12,13.5
          filled cut thin line -31.5,-6 -31.5,13.5 -12,13.5

        symbol arrow.up.and.down.and.sparkles
          center 1
          line -37,-46 -37,46
          line -54,-29 -37,-46 -20,-29
          line -54,29 -37,46 -20,29
          use sparkles scale 0.72 at 27.5,0

        symbol arrow.up.and.line.horizontal.and.arrow.down
          line -36,0 36,0
          flip line 0,-18 0,-50
          flip line -16,-34 0,-50 16,-34

        symbol arrow.down.and.line.horizontal.and.arrow.up
          line -36,0 36,0
          flip line 0,-50 0,-17
          flip line -16,-33 0,-17 16,-33

        symbol arrow.left.and.line.vertical.and.arrow.right
          use arrow.up.and.line.horizontal.and.arrow.down rotate 90

        symbol arrow.right.and.line.vertical.and.arrow.left
          use arrow.down.and.line.horizontal.and.arrow.up rotate 90

        symbol arrow.up.left.and.down.right.magnifyingglass
          round
          center 1
          use magnifyingglass
          thin line -19.5,-9 -19.5,-20 -8.5,-20
          thin line -9.5,1 1.5,1 1.5,-10
          thin line -19.5,-20 1.5,1

        symbol arrow.up.bin
          center 0.7
          body ring rect 0,-29.7 88,21 corner 5
          body ring path M -38.5,-19.2 L -38.5,28 C -38.5,36 -34,40.2 -26,40.2 L 26,40.2 C 34,40.2 38.5,36 38.5,28 L \
              38.5,-19.2 Z
          filled cut area rect 0,-12 100,6.5
          thin line 0,0 0,28
          thin line -12,11 0,-1 12,11

        symbol arrow.up.trash
          center 4.8
          body ring half path M 0,-36 L -29.6,-36 L -26.4,40 C -26.1,46 -22,49.7 -16,49.7 L 0,49.7
          keep line -35.6,-36 35.6,-36
          keep ring line -14,-36 -14,-49.7 14,-49.7 14,-36 corner 7
          thin line 0,-14 0,33
          thin line -12.5,0 0,-14 12.5,0

        symbol arrow.right.doc.on.clipboard arrow.right.page.on.clipboard
          mirrored
          center 0.8
          layer 2
          use doc.on.clipboard outlined
          layer 1
          over line -2,33 27,33 gap 5
          line 15,20.5 28,33 15,45.5

        symbol arrow.up.heart
          round
          center -0.7
          layer 2
          use heart
          layer 1
          outlined thin line 0,18 0,-14
          outlined thin line -13,-2 0,-15 13,-2
          filled cut thin line 0,18 0,-14
          filled cut thin line -13,-2 0,-15 13,-2

        symbol arrow.down.heart
          round
          center -0.7
          layer 2
          use heart
          layer 1
          outlined thin line 0,-17 0,14
          outlined thin line -13,2 0,15 13,2
          filled cut thin line 0,-17 0,14
          filled cut thin line -13,2 0,15 13,2
        """#)
}
