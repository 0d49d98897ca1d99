extension SymbolFamily {
    /// Letters and text.
    static let text = SymbolFamily(#"""
        symbol abc
          center 0.5
          text abc 0,0 52

        symbol bold
          center 0.3
          solid path M -24.3,-30.1 L 2,-30.1 C 14.5,-30.1 20.5,-24.2 20.5,-15.8 C 20.5,-8.2 16,-3 9.5,-1.6 C \
              18.5,-0.6 24.3,5 24.3,13.5 C 24.3,24 16.5,30.1 4,30.1 L -24.3,30.1 Z
          cut area path M -14.5,-23.8 L -0.5,-23.8 C 5.5,-23.8 9,-20.8 9,-15 C 9,-9.2 5.2,-6 -1,-6 L -14.5,-6 Z
          cut area path M -14.5,3.6 L 1,3.6 C 8.5,3.6 12.5,7.2 12.5,13.6 C 12.5,20.2 8.3,23.8 1,23.8 L -14.5,23.8 Z

        symbol bold.underline
          center -6
          use bold at 0,-9
          line -24.3,39 24.3,39

        symbol character.cursor.ibeam
          center 0.7
          text A -22,0 70
          layer 2
          line 38,-33 38,33
          path M 28,-44 C 34,-44 38,-40 38,-33 C 38,-40 42,-44 48,-44
          path M 28,44 C 34,44 38,40 38,33 C 38,40 42,44 48,44

        symbol character.book.closed
          body ring path M -25,-50 L 30,-50 C 34,-50 37,-47 37,-43 L 37,50 L -25,50 C -32.5,50 -37,45 -37,38 L \
              -37,-38 C -37,-45 -32.5,-50 -25,-50 Z
          outlined ring path M 37,26 L -25,26 C -32.5,26 -37,31 -37,38
          filled cut area path M 60,31 L -24,31 C -32,31 -32,43 -24,43 L 60,43 Z
          text A 0,-13 36

        symbol character.textbox
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 14
          text A 0,0 44

        symbol character
          text A 0,0 70

        symbol character.bubble
          center 0.5
          use bubble.left
          outlined text A 0,-8 42
          filled cut text A 0,-8 42

        symbol curlybraces
          center 0.7
          mirror path M -15,-44 C -27,-44 -31,-39 -31,-30 L -31,-14 C -31,-5 -35,0 -44,0 C -35,0 -31,5 -31,14 L \
              -31,30 C -31,39 -27,44 -15,44

        symbol italic
          center 0.3
          line -4,-30.1 20.7,-30.1
          line -20.7,30.1 4,30.1
          line 8.3,-30.1 -8.3,30.1

        symbol paragraphsign
          center -1
          line 33,-44 -6,-44
          line 3,-44 3,44
          line 23,-44 23,44
          solid path M 3,-44 L -10,-44 C -24,-44 -33,-35 -33,-22 C -33,-9 -24,0 -10,0 L 3,0 Z

        symbol parentheses
          center 0.7
          mirror path M -22,-46 C -36,-34 -42,-18 -42,0 C -42,18 -36,34 -22,46

        symbol quote.opening
          round
          center 0.7
          dot -24,14 14
          path M -33.7,14 C -33.7,-6 -28,-17 -16,-24
          dot 24,14 14
          path M 14.3,14 C 14.3,-6 20,-17 32,-24

        symbol quote.closing
          round
          center 0.7
          use quote.opening rotate 180

        symbol quote.bubble
          center 0.5
          use bubble.left
          outlined use quote.opening scale 0.5 at 0,-7.5 stroke 0.8
          filled cut use quote.opening scale 0.5 at 0,-7.5 stroke 0.8

        symbol strikethrough
          center 0.3
          line -38,0 38,0
          path M 23,-20 C 19,-29.5 11,-34.8 0,-34.8 C -14,-34.8 -23.5,-27.5 -23.5,-17.5 C -23.5,-12.5 -21.5,-8.5 \
              -17.5,-5.5
          path M -25,19 C -21,29.3 -12,34.8 0.5,34.8 C 15.5,34.8 25,27.5 25,16.5 C 25,12.5 23.8,9 21.5,6.5

        symbol text.justify
          center 0.5
          line -44.8,-37.3 44.8,-37.3
          line -44.8,-12.4 44.8,-12.4
          line -44.8,12.4 44.8,12.4
          line -44.8,37.3 44.8,37.3

        symbol text.page
          mirrored
          center 1.3
          body ring rect 0,0 73,95.7 corner 14
          thin line -17,-24 17,-24
          thin line -17,-6 17,-6
          thin line -17,12 4,12

        symbol text.magnifyingglass
          mirrored
          center 0.7
          layer 2
          line -50.5,-34.6 31.5,-34.6
          line -50.5,-13.8 -8.5,-13.8
          line -50.5,7 -16.5,7
          line -50.5,27.8 -10.5,27.8
          layer 1
          over ring circle 21.5,5.6 21 gap 5
          line 37.5,21.6 50.5,34.6

        symbol text.insert
          mirrored
          center 0.5
          line -44.8,-37.3 44.8,-37.3
          line -4,-12.4 44.8,-12.4
          line -4,12.4 44.8,12.4
          line -44.8,37.3 44.8,37.3
          line -42,-11 -31,0 -42,11

        symbol text.viewfinder
          mirrored
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          thin line -23,-17 23,-17
          thin line -23,0 23,0
          thin line -23,17 6,17

        symbol text.book.closed
          body ring path M -25,-50 L 30,-50 C 34,-50 37,-47 37,-43 L 37,50 L -25,50 C -32.5,50 -37,45 -37,38 L \
              -37,-38 C -37,-45 -32.5,-50 -25,-50 Z
          outlined ring path M 37,26 L -25,26 C -32.5,26 -37,31 -37,38
          filled cut area path M 60,31 L -24,31 C -32,31 -32,43 -24,43 L 60,43 Z
          thin line -15,-28 17,-28
          thin line -15,-10 8,-10

        symbol text.below.photo
          body ring rect 0,-18 96,60 corner 11
          dot -22,-28 6
          outlined thin line -46,-1 -22,-13 -8,-4 16,-24 46,2 corner 3
          filled cut area path M -38,2 L -24,-9 Q -22,-10 -20,-9 L -8,-1 L 14,-19 Q 16,-20.5 18,-19 L 38,-2 L 38,4 L \
              -38,4 Z
          keep thin line -44,31 44,31
          keep thin line -44,48 18,48

        symbol text.bubble
          center 0.5
          use bubble.left
          outlined thin line -29,-25 29,-25
          outlined thin line -29,-8 29,-8
          outlined thin line -29,9 8,9
          filled cut thin line -29,-25 29,-25
          filled cut thin line -29,-8 29,-8
          filled cut thin line -29,9 8,9

        symbol text.justify.left text.justifyleft
          center 0.5
          use text.alignleft

        symbol text.justify.right text.justifyright
          center 0.5
          use text.alignright

        symbol text.alignjustify
          center 0.5
          use text.justify

        symbol text.append text.line.last.and.arrowtriangle.forward
          mirrored
          center 0.5
          layer 2
          line -44.8,-40.2 44.8,-40.2
          line -44.8,-15.3 44.8,-15.3
          line -44.8,9.6 44.8,9.6
          line -12,34.5 44.8,34.5
          layer 1
          solid polygon -44.8,28.8 -33.5,34.5 -44.8,40.2

        symbol text.badge.plus
          mirrored
          layer 2
          line -48.7,-40 34,-40
          line -48.7,-15 34,-15
          line -48.7,10 -6.5,10
          line -48.7,35 -6.5,35
          layer 1 color green
          area circle 29,21 24
          cut thin line 16.5,21 41.5,21
          cut thin line 29,8.5 29,33.5

        symbol text.badge.minus
          mirrored
          layer 2
          line -48.7,-40 34,-40
          line -48.7,-15 34,-15
          line -48.7,10 -6.5,10
          line -48.7,35 -6.5,35
          layer 1 color red
          area circle 29,21 24
          cut thin line 16.5,21 41.5,21

        symbol text.badge.xmark
          mirrored
          layer 2
          line -48.7,-40 34,-40
          line -48.7,-15 34,-15
          line -48.7,10 -6.5,10
          line -48.7,35 -6.5,35
          layer 1 color red
          area circle 29,21 24
          cut thin line 20.5,12.5 37.5,29.5
          cut thin line 20.5,29.5 37.5,12.5

        symbol text.badge.checkmark
          mirrored
          layer 2
          line -48.7,-40 34,-40
          line -48.7,-15 34,-15
          line -48.7,10 -10.5,10
          line -48.7,35 -10.5,35
          layer 1
          line 9.5,24.5 22.5,39 48,6.5

        symbol text.badge.star
          mirrored
          layer 2
          line -48.7,-40 34,-40
          line -48.7,-15 34,-15
          line -48.7,10 -10.5,10
          line -48.7,35 -10.5,35
          layer 1
          solid polygon 28.5,0.5 34.2,14.2 48.9,15.4 37.7,25.0 41.1,39.4 28.5,31.7 15.9,39.4 19.3,25.0 8.1,15.4 \
              22.8,14.2

        symbol text.word.spacing
          mirror line -48,-28 -48,28
          layer 2
          line -27,0 27,0
          mirror line -15,-13 -28,0 -15,13

        symbol text.redaction
          center 0.5
          line -44.8,-37.3 44.8,-37.3
          line -44.8,37.3 20,37.3
          layer 2
          area rect 0,0 98,40 corner 8

        symbol text.alignleft
          center 0.5
          line -44.8,-37.3 44.8,-37.3
          line -44.8,-12.4 18,-12.4
          line -44.8,12.4 44.8,12.4
          line -44.8,37.3 18,37.3

        symbol text.aligncenter
          center 0.5
          line -44.8,-37.3 44.8,-37.3
          line -29,-12.4 29,-12.4
          line -44.8,12.4 44.8,12.4
          line -29,37.3 29,37.3

        symbol text.alignright
          center 0.5
          use text.alignleft scale -1,1

        symbol text.quote
          mirrored
          center 0.5
          layer 2
          ring line -46,-37.3 -46,37.3
          layer 1
          line -24,-37.3 45,-37.3
          line -24,-12.4 20,-12.4
          line -24,12.4 45,12.4
          line -24,37.3 20,37.3

        symbol text.rectangle
          body ring rect 0,0 105.7,80.4 corner 12
          thin line -30,-18 30,-18
          thin line -30,0 30,0
          thin line -30,18 8,18

        symbol textbox
          center 0.7
          body ring rect 0,0 105.7,64 corner 13
          layer 1
          thin line -34,-13 -14,-13
          thin line -24,-13 -24,14

        symbol textformat.size
          center 0.5
          text A -36,13.5 43
          text A 24,0 70

        symbol textformat.superscript
          center 2
          text A -11,10 62
          text 1 31,-25 32

        symbol textformat.subscript
          center -4
          text A -11,-10 62
          text 1 31,25 32

        symbol textformat.characters
          center 0.5
          text ABC 0,0 42

        symbol textformat.123
          center 0.5
          text 123 0,0 44

        symbol textformat.alt
          center 0.5
          text A -28,0 66
          text a 32,7 68

        symbol textformat.size.smaller
          center 0.5
          text A -26,0 52
          line 16,-8 30,8 44,-8

        symbol textformat.size.larger
          center 0.5
          text A -22,0 70
          line 26,8 40,-8 54,8

        symbol textformat
          center 1.5
          line -50.9,31.1 -26.1,-31.1 -1.3,31.1
          line -42.6,12 -9.6,12
          path M 19.5,-3.5 C 21.5,-11 27,-14.5 35,-14.5 C 45.5,-14.5 51,-9 51,1 L 51,31.1
          path M 51,6 L 33.5,7.2 C 22,8 16,12 16,19.3 C 16,26.7 22,31.2 30.5,31.2 C 42.5,31.2 51,23.5 51,12.5

        symbol textformat.abc
          text abc 0,0 46

        symbol textformat.abc.dottedunderline
          text abc 0,-9 46
          layer 2
          mirror dot 9.5,27 4.7
          mirror dot 28.5,27 4.7
          mirror dot 47.5,27 4.7

        symbol underline
          center -6.7
          path M -22,-38.8 L -22,1 C -22,15 -13,23.4 0,23.4 C 13,23.4 22,15 22,1 L 22,-38.8
          line -23.8,38.8 23.8,38.8
        """#)
}
