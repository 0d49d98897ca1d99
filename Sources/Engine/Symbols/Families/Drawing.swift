extension SymbolFamily {
    /// Writing and drawing.
    static let drawing = SymbolFamily(#"""
        symbol eraser
          round
          center 1.5
          body ring polygon -45,14.6 14.6,-45 45,-14.6 -14.6,45 corner 9
          outlined ring line -25.4,-5.1 5.1,25.4
          filled cut area polygon -38.2,-13.4 13.4,38.2 18,33.6 -33.6,-18

        symbol eraser.line.dashed
          layer 1
          use eraser scale 0.88 at 0,-9
          layer 2
          mirror line -48,50 -40,50
          mirror line -19,50 -11,50

        symbol highlighter
          round
          center 1.2
          body ring path M 17,-43.2 C 20.8,-47.9 25.7,-49.1 30.3,-45.3 L 42.8,-35.3 C 47.4,-31.5 47.2,-26.5 \
              43.5,-21.8 L 7,23.2 C 0.7,31 -4.8,26.6 -11.1,34.4 L -26.6,21.8 C -20.3,14 -25.7,9.6 -19.5,1.8 Z
          body ring polygon -26.6,21.8 -11.1,34.4 -21.1,46.8 -43.9,46.4 -45.5,45.1 corner 1
          filled cut area polygon -55,2.9 13.4,58.3 17.4,53.3 -51,-2.1

        symbol paintbrush
          round
          center 1.9
          body ring path M 31.4,-52.9 C 37.2,-61.1 53.5,-49.6 47.8,-41.4 L 23.5,-12 C 13.6,0.5 35.3,6 27.3,17.5 L \
              0.9,55.2 C -9.4,57.7 -13.7,49.9 -24.1,47.4 C -34.6,44.9 -37.7,35.4 -49,32.4 L -16.9,-13.5 C -8.9,-24.9 \
              3.7,-6.3 12.1,-20 Z
          outlined ring line -26.1,-0.4 18.1,30.6
          filled cut area polygon -42,-7.2 30.1,43.2 33.8,37.9 -38.3,-12.6

        symbol paintbrush.pointed
          round
          body ring path M 41.3,-43 C 46.9,-48.6 56.8,-38.7 51.2,-33.1 L 6.6,21.4 L -13.2,1.6 Z
          body ring path M 6.6,21.4 C 3.8,38.3 -20.2,53.9 -52.8,38.3 C -40,36.9 -35.8,32.7 -34.4,22.8 C -33,12.9 \
              -23.1,3 -13.2,1.6 Z
          filled cut area polygon -36.6,-17.4 25.6,44.8 30.1,40.3 -32.1,-21.9

        symbol paintpalette
          round
          center 1.5
          body ring path M 4,-44.4 C 34,-44.4 54.3,-24 54.3,-1 C 54.3,14 44,21 32,20 C 20,19 14,23 16,31 C 18,39 \
              12,44.4 2,44.4 C -32,44.4 -54.3,26 -54.3,0 C -54.3,-26 -28,-44.4 4,-44.4 Z
          dot -31,3 7
          dot -23,-19 7
          dot -1,-27 7
          dot 22,-19 7
          dot -14,25 9

        symbol pencil
          round
          center 0.7
          solid polygon 25.6,-34.4 34.4,-25.6 -20.4,29.1 -33.2,33.2 -29.1,20.4
          area polygon -38.5,38.5 -33.9,28.3 -28.3,33.9
          cut area polygon 2.8,-31.1 31.1,-2.8 35,-6.7 6.7,-35

        symbol pencil.line
          use pencil at -9,-6
          line 3,41 43,41

        symbol pencil.and.scribble
          layer 1
          use pencil scale 0.85 at 15.2,-11
          layer 2
          path M -46,-15 C -40,-31 -24,-32 -23,-20 C -22,-5 -50,13 -46,30 C -43,43 -22,42 -6,37 C 8,33 14,31 22,35 C \
              30,39 36,41 46,37

        symbol pencil.and.list.clipboard
          layer 2
          use clipboard outlined at -9.8,0
          thin line -28,-8 -26,-8
          thin line -28,12 -26,12
          thin line -28,31 -26,31
          thin line -10,-8 10,-8
          thin line -10,12 2,12
          layer 1
          over use pencil scale 0.72 at 22.2,25 gap 6

        symbol pencil.tip
          round
          body ring half path M 0,-48 C -3.5,-48 -5.5,-46 -6.5,-42.5 L -29,39 C -23,47.5 -16,47 -13,41 C -9,46 -5,48 \
              0,48
          outlined solid half polygon 0,-45 -3,-45 -9,-22 0,-22
          filled cut area rect 0,-15 60,6.5

        symbol pencil.tip.crop.circle
          round
          body ring circle 0,0 45
          thin line -22,36 -5,-22 5,-22 22,36 corner 4
          outlined area polygon -5,-22 5,-22 10.5,-3 -10.5,-3
          filled cut thin line -10,-4 10,-4

        symbol pencil.and.ruler
          layer 2
          body ring polygon -45,-20 -20,-45 45,20 20,45 corner 7
          thin line -23,-29.5 -13,-19
          layer 1
          over use pencil scale 1.24 at 0.4,-0.4 gap 6

        symbol pencil.and.outline
          round
          center 0.7
          body ring polygon 23.6,-44.9 44.6,-23.9 -19.4,39.1 -43.4,44.1 -39.4,19.1 corner 6
          outlined thin line 5.6,-26.9 26.6,-5.9
          filled cut thin line -0.4,-32.9 32.6,0.1

        symbol scribble
          path M -52.5,4 C -46,-20 -36,-40 -26,-36 C -12,-31 -36,28 -22,35 C -7,41 12,-36 27,-30 C 41,-24 20,25 30,33 \
              C 36,38 46,35 53,25

        symbol scribble.variable
          solid smooth -46.2,-7 -17.2,-36 -27.2,19 14.8,-27 8.8,31 32.8,7 47.8,11 32.8,9 5.8,36 9.8,-23 -32.2,25 \
              -21.2,-33 closed

        symbol signature
          thin path M -50,18 C -38,12 -18,-12 -12,-28 C -8,-40 -22,-42 -27,-26 C -32,-10 -30,16 -18,14 C -6,12 -4,-8 \
              4,-8 C 10,-8 4,12 11,12 C 18,12 20,-4 27,-4 C 32,-4 29,9 36,11 C 41,12 46,8 50,5
          thin line -50,38 50,38

        symbol swatchpalette
          body ring rect 0,34 96,28 corner 7
          outlined over ring polygon -43.9,24.1 14.1,-33.9 33.9,-14.1 -24.1,43.9 corner 7 gap 0
          filled body over ring polygon -43.9,24.1 14.1,-33.9 33.9,-14.1 -24.1,43.9 corner 7 gap 6
          outlined over ring rect -34,0 28,96 corner 7 gap 0
          filled body over ring rect -34,0 28,96 corner 7 gap 6
          dot -34,31 5

        symbol wand.and.stars wand.and.sparkles
          layer 2
          solid polygon -49.7,40.2 -41,48.9 24.1,-16.1 15.3,-24.9
          cut area polygon 0.6,-7.1 6.3,-1.4 21.1,-16.3 15.5,-21.9 corner 1.5
          layer 1
          solid path M -24,-48.2 Q -22.5,-38.7 -13,-37.2 Q -22.5,-35.7 -24,-26.2 Q -25.5,-35.7 -35,-37.2 Q \
              -25.5,-38.7 -24,-48.2 Z
          solid path M 41,-48.5 Q 42,-41.5 49,-40.5 Q 42,-39.5 41,-32.5 Q 40,-39.5 33,-40.5 Q 40,-41.5 41,-48.5 Z
          solid path M 38,2.8 Q 39.5,12.3 49,13.8 Q 39.5,15.3 38,24.8 Q 36.5,15.3 27,13.8 Q 36.5,12.3 38,2.8 Z

        symbol wand.and.stars.inverse wand.and.sparkles.inverse
          layer 2
          solid polygon -49.7,40.2 -41,48.9 24.1,-16.1 15.3,-24.9
          cut area polygon -46.8,40.3 -41.1,46 3.4,1.4 -2.2,-4.2 corner 1.5
          layer 1
          solid path M -24,-48.2 Q -22.5,-38.7 -13,-37.2 Q -22.5,-35.7 -24,-26.2 Q -25.5,-35.7 -35,-37.2 Q \
              -25.5,-38.7 -24,-48.2 Z
          solid path M 41,-48.5 Q 42,-41.5 49,-40.5 Q 42,-39.5 41,-32.5 Q 40,-39.5 33,-40.5 Q 40,-41.5 41,-48.5 Z
          solid path M 38,2.8 Q 39.5,12.3 49,13.8 Q 39.5,15.3 38,24.8 Q 36.5,15.3 27,13.8 Q 36.5,12.3 38,2.8 Z

        symbol wand.and.rays
          layer 2
          solid polygon -48.9,40.2 -40.2,48.9 17.8,-9.1 9.1,-17.8
          cut area polygon -4.2,-1.4 1.4,4.2 14.1,-8.5 8.5,-14.1 corner 1.5
          layer 1
          thin line 13,-39 13,-50
          thin line 39,-13 50,-13
          thin line -6,-31.5 -14,-39.5
          thin line 31.5,6 39.5,14
          thin line 32,-32 40,-40

        symbol wand.and.rays.inverse
          layer 2
          solid polygon -48.9,40.2 -40.2,48.9 17.8,-9.1 9.1,-17.8
          cut area polygon -45.3,39.6 -39.6,45.3 -1.4,7.1 -7.1,1.4 corner 1.5
          layer 1
          thin line 13,-39 13,-50
          thin line 39,-13 50,-13
          thin line -6,-31.5 -14,-39.5
          thin line 31.5,6 39.5,14
          thin line 32,-32 40,-40
        """#)
}
