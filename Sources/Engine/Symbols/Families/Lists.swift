extension SymbolFamily {
    /// Lists, lines, sliders and alignment.
    static let lists = SymbolFamily(#"""
        symbol align.vertical.top
          center 0.7
          line -44.8,-44.8 44.8,-44.8
          body ring rect -20.5,8 21,72 corner 6
          body ring rect 20.5,-6 21,44 corner 6

        symbol align.vertical.bottom
          center 0.7
          use align.vertical.top scale 1,-1

        symbol align.vertical.center
          center 0.7
          line -50,0 50,0
          over body ring rect -22,0 21,84 corner 6 gap 0
          over body ring rect 22,0 21,52 corner 6 gap 0

        symbol align.horizontal.left
          use align.vertical.top scale -1,1 rotate -90

        symbol align.horizontal.right
          use align.vertical.top rotate 90

        symbol align.horizontal.center
          use align.vertical.center rotate 90

        symbol checklist.unchecked
          mirrored
          center 0.8
          layer 2
          line -12,-36 49.8,-36
          line -12,0 49.8,0
          line -12,36 49.8,36
          layer 1
          thin circle -41,-36 9.4
          thin circle -41,0 9.4
          thin circle -41,36 9.4

        symbol checklist
          mirrored
          center 0.8
          layer 2
          line -12,-36 49.8,-36
          line -12,0 49.8,0
          line -12,36 49.8,36
          layer 1
          area circle -41,-36 13.1
          cut area polygon -48.2,-35.0 -45.2,-38.0 -43.0,-35.2 -36.9,-43.2 -33.6,-40.8 -42.8,-28.7
          area circle -41,0 13.1
          cut area polygon -48.2,1.0 -45.2,-2.0 -43.0,0.8 -36.9,-7.2 -33.6,-4.8 -42.8,7.3
          thin circle -41,36 9.4

        symbol checklist.checked
          mirrored
          center 0.8
          layer 2
          line -12,-36 49.8,-36
          line -12,0 49.8,0
          line -12,36 49.8,36
          layer 1
          area circle -41,-36 13.1
          cut area polygon -48.2,-35.0 -45.2,-38.0 -43.0,-35.2 -36.9,-43.2 -33.6,-40.8 -42.8,-28.7
          area circle -41,0 13.1
          cut area polygon -48.2,1.0 -45.2,-2.0 -43.0,0.8 -36.9,-7.2 -33.6,-4.8 -42.8,7.3
          area circle -41,36 13.1
          cut area polygon -48.2,37.0 -45.2,34.0 -43.0,36.8 -36.9,28.8 -33.6,31.2 -42.8,43.3

        symbol decrease.indent
          mirrored
          center 0.5
          line -44.8,-37.3 44.8,-37.3
          line -4,-12.4 44.8,-12.4
          line -4,12.4 44.8,12.4
          line -44.8,37.3 44.8,37.3
          solid polygon -25,-12 -42,0 -25,12

        symbol decrease.quotelevel
          mirrored
          layer 2
          line -42.5,-37.3 -42.5,37.3
          layer 1
          line -12,0 42.5,0
          line 7,-19 -12,0 7,19

        symbol increase.indent
          mirrored
          center 0.5
          line -44.8,-37.3 44.8,-37.3
          line -4,-12.4 44.8,-12.4
          line -4,12.4 44.8,12.4
          line -44.8,37.3 44.8,37.3
          solid polygon -42,-12 -25,0 -42,12

        symbol increase.quotelevel
          mirrored
          layer 2
          line -42.5,-37.3 -42.5,37.3
          layer 1
          line -12,0 42.5,0
          line 23.5,-19 42.5,0 23.5,19

        symbol line.3.horizontal line.horizontal.3
          center -0.7
          line -44.8,-19.8 44.8,-19.8
          line -44.8,0 44.8,0
          line -44.8,19.8 44.8,19.8

        symbol line.3.horizontal.decrease line.horizontal.3.decrease
          line -44.8,-23 44.8,-23
          line -28.5,0 28.5,0
          line -12.5,23 12.5,23

        symbol line.diagonal
          center 0.7
          line -35,35 35,-35

        symbol line.diagonal.arrow
          center 0.7
          line -36,36 36,-36
          line 8,-36.5 36.5,-36.5 36.5,-8

        symbol lineweight
          center 0.7
          area rect 0,-37 98,4 corner 2
          area rect 0,-21.3 98,8.5 corner 3
          area rect 0,0 98,14.5 corner 4
          area rect 0,28 98,22 corner 5

        symbol list.dash
          mirrored
          center 1.7
          line -44.8,-31.2 -36,-31.2
          line -14,-31.2 44.8,-31.2
          line -44.8,0 -36,0
          line -14,0 44.8,0
          line -44.8,31.2 -36,31.2
          line -14,31.2 44.8,31.2

        symbol list.number
          mirrored
          center 1.7
          text 1 -44,-32.5 24
          text 2 -44,0 24
          text 3 -44,32.5 24
          line -19,-32.5 48,-32.5
          line -19,0 48,0
          line -19,32.5 48,32.5

        symbol list.dash.header.rectangle
          mirrored
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 15
          layer 2
          thin line -34,-18 34,-18
          thin line -34,4 -28,4
          thin line -10,4 34,4
          thin line -34,21 -28,21
          thin line -10,21 34,21

        symbol list.bullet.below.rectangle
          mirrored
          center 0.7
          body ring rect 0,-23 90,46 corner 12
          layer 2
          dot -42.5,22.5 6
          thin line -20,22.5 45,22.5
          dot -42.5,43 6
          thin line -20,43 45,43

        symbol list.and.film
          mirrored
          center 0.7
          layer 2
          line -57,-31.2 -19,-31.2
          line -57,-10.4 -19,-10.4
          line -57,10.4 -19,10.4
          line -57,31.2 -19,31.2
          layer 1
          body ring rect 29.5,0 56,80.4 corner 12
          dot 14.5,-24 4.2
          dot 44.5,-24 4.2
          dot 14.5,-8 4.2
          dot 44.5,-8 4.2
          dot 14.5,8 4.2
          dot 44.5,8 4.2
          dot 14.5,24 4.2
          dot 44.5,24 4.2

        symbol list.bullet.indent
          mirrored
          center 0.5
          dot -43,-37.3 6
          line -24,-37.3 44.8,-37.3
          dot -23,-12.4 6
          line -4,-12.4 44.8,-12.4
          dot -23,12.4 6
          line -4,12.4 44.8,12.4
          dot -43,37.3 6
          line -24,37.3 44.8,37.3

        symbol list.triangle
          mirrored
          center 1.7
          solid polygon -44,-36.7 -34,-31.2 -44,-25.7
          line -13,-31.2 44.8,-31.2
          solid polygon -44,-5.5 -34,0 -44,5.5
          line -13,0 44.8,0
          solid polygon -44,25.7 -34,31.2 -44,36.7
          line -13,31.2 44.8,31.2

        symbol list.bullet
          mirrored
          center 1.7
          dot -41.5,-31.2 6.6
          dot -41.5,0 6.6
          dot -41.5,31.2 6.6
          layer 2
          line -17,-31.2 43.8,-31.2
          line -17,0 43.8,0
          line -17,31.2 43.8,31.2

        symbol list.bullet.rectangle
          mirrored
          body ring rect 0,0 105.7,80.4 corner 14
          dot -32,-20 5.2
          dot -32,0 5.2
          dot -32,20 5.2
          thin line -15.5,-20 33,-20
          thin line -15.5,0 33,0
          thin line -15.5,20 33,20

        symbol list.bullet.rectangle.portrait
          center 1.3
          mirrored
          body ring rect 0,0 73,95.7 corner 13
          dot -18.5,-23 5.2
          dot -18.5,0 5.2
          dot -18.5,23 5.2
          thin line -3,-23 19.5,-23
          thin line -3,0 19.5,0
          thin line -3,23 19.5,23

        symbol list.clipboard
          mirrored
          use clipboard
          outlined thin line -21,-5 -18,-5
          outlined thin line -21,13.5 -18,13.5
          outlined thin line -21,32 -18,32
          outlined thin line -4,-5 20,-5
          outlined thin line -4,13.5 20,13.5
          outlined thin line -4,32 20,32
          filled cut thin line -21,-5 -18,-5
          filled cut thin line -21,13.5 -18,13.5
          filled cut thin line -21,32 -18,32
          filled cut thin line -4,-5 20,-5
          filled cut thin line -4,13.5 20,13.5
          filled cut thin line -4,32 20,32

        symbol list.bullet.clipboard
          mirrored
          use clipboard
          outlined dot -19,-5 5
          outlined dot -19,13.5 5
          outlined dot -19,32 5
          outlined thin line -4,-5 20,-5
          outlined thin line -4,13.5 20,13.5
          outlined thin line -4,32 20,32
          filled cut dot -19,-5 5
          filled cut dot -19,13.5 5
          filled cut dot -19,32 5
          filled cut thin line -4,-5 20,-5
          filled cut thin line -4,13.5 20,13.5
          filled cut thin line -4,32 20,32

        symbol list.star
          mirrored
          center 1.7
          layer 2
          line -11.2,-31.2 48.3,-31.2
          line -11.2,0 48.3,0
          line -11.2,31.2 48.3,31.2
          layer 1
          area polygon -41.2,-43.7 -37.6,-35.1 -28.4,-34.4 -35.4,-28.3 -33.3,-19.3 -41.2,-24.1 -49.1,-19.3 \
              -47.0,-28.3 -54.0,-34.4 -44.8,-35.1 corner 1
          area polygon -41.2,-12.5 -37.6,-3.9 -28.4,-3.2 -35.4,2.9 -33.3,11.9 -41.2,7.1 -49.1,11.9 -47.0,2.9 \
              -54.0,-3.2 -44.8,-3.9 corner 1
          area polygon -41.2,18.7 -37.6,27.3 -28.4,28.0 -35.4,34.1 -33.3,43.1 -41.2,38.3 -49.1,43.1 -47.0,34.1 \
              -54.0,28.0 -44.8,27.3 corner 1

        symbol note.text
          mirrored
          use note
          outlined thin line -24,-20 24,-20
          outlined thin line -24,-1 14,-1
          filled cut thin line -24,-20 24,-20
          filled cut thin line -24,-1 14,-1

        symbol note
          body ring path M -44,-32 C -44,-40 -40,-44 -32,-44 L 32,-44 C 40,-44 44,-40 44,-32 L 44,16 L 16,44 L \
              -32,44 C -40,44 -44,40 -44,32 Z
          outlined thin line 44,14 14,14 14,44 corner 8
          filled cut thin line 60,14 14,14 14,60 corner 8

        symbol separator.horizontal
          center 0.7
          line -44.8,0 44.8,0
          flip thin line -35,-42 -35,-19.5 35,-19.5 35,-42 corner 10

        symbol skew
          body ring polygon -22,-33 51,-33 22,33 -51,33 corner 8

        symbol slider.horizontal.3
          center 1
          line -46,-33 46,-33
          line -46,0 46,0
          line -46,33 46,33
          over body thin circle -20,-33 10.2 gap 0
          over body thin circle 20,0 10.2 gap 0
          over body thin circle -20,33 10.2 gap 0

        symbol slider.vertical.3
          center 1
          use slider.horizontal.3 rotate -90

        symbol slider.horizontal.2.square
          center 1
          body ring rect 0,0 80,80 corner 16
          thin line -22,-14 22,-14
          thin line -22,14 22,14
          thin dot -10,-14 8.5
          thin dot 10,14 8.5

        symbol slider.horizontal.below.square.filled.and.square
          center 1
          ring rect 26,-21 38,38 corner 8
          solid rect -26,-21 37,37 corner 6
          line -45,30 45,30
          over thin circle 14,30 10.2 gap 0

        symbol switch.2
          center 1
          body ring rect 0,-26.5 86,33 corner 16.5
          dot 26,-26.5 7.5
          body ring rect 0,26.5 86,33 corner 16.5
          dot -26,26.5 7.5

        symbol tablecells
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 12
          thin line -52,-13.4 52,-13.4
          thin line -52,13.4 52,13.4
          thin line -17.6,-40 -17.6,40
          thin line 17.6,-40 17.6,40
        """#)
}
