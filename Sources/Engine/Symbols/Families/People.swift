extension SymbolFamily {
    /// Persons, faces, and parts of the body.
    static let people = SymbolFamily(#"""
        symbol accessibility
          round
          body ring circle 0,0 45
          thin line -25,-12 0,-7 25,-12
          thin line 0,-7 0,6
          thin line -13,28 0,4 13,28
          dot 0,-22.5 6.5

        symbol brain.head.profile
          outlined ring path M -26.4,54 L -26.4,38 L -36.4,38 C -42.4,38 -44.4,35.5 -44.4,30 L -44.4,18 L -51.4,14.5 \
              C -53.9,13 -54.1,11.5 -52.9,9 L -43.9,-8 C -43.4,-37 -24.4,-54 3.6,-54 C 33.6,-54 53.6,-34 53.6,-8 C \
              53.6,12 45.6,24 36.6,30 L 36.6,54
          filled body ring path M -26.4,54 L -26.4,38 L -36.4,38 C -42.4,38 -44.4,35.5 -44.4,30 L -44.4,18 L \
              -51.4,14.5 C -53.9,13 -54.1,11.5 -52.9,9 L -43.9,-8 C -43.4,-37 -24.4,-54 3.6,-54 C 33.6,-54 53.6,-34 \
              53.6,-8 C 53.6,12 45.6,24 36.6,30 L 36.6,54 Z
          thin path M -16.4,-20 C -20.4,-34 -4.4,-38 0.6,-31 C 7.6,-42 25.6,-36 23.6,-25 C 35.6,-22 34.6,-5 23.6,-4 \
              C 21.6,8 7.6,10 2.6,3 C -4.4,8 -16.4,4 -14.4,-4 C -23.4,-6 -24.4,-16 -16.4,-20 Z
          thin path M 0.6,-31 C 0.6,-22 5.6,-16 12.6,-16

        symbol brain
          round
          body half ring path M 0,-42 C -7,-51 -24,-49 -27,-37 C -41,-36 -47,-24 -42,-14 C -52,-5 -51,10 -41,16 C \
              -43,31 -32,40 -22,38 C -17,50 -4,49 0,41
          thin line 0,-38 0,38
          mirror thin path M -26,-22 C -20,-22 -16,-18 -16,-12
          mirror thin path M -34,8 C -30,2 -24,2 -18,6
          mirror thin path M -20,32 C -22,26 -19,21 -14,20

        symbol crown
          center 4.4
          body half ring path M 0,-26 L -15,-1 C -17,2 -19.5,2.5 -22.5,0.5 L -46,-13 C -50,-15.2 -52.3,-13.5 \
              -51.3,-9.5 L -40,38 C -39,41.8 -37,43.3 -33,43.3 L 0,43.3
          thin line -33,25.5 33,25.5
          dot 0,-38.2 9
          mirror dot -53.4,-20 9

        symbol ear.and.waveform
          round
          center 0.7
          layer 1
          use ear scale 0.8 at 24.9,0
          layer 2
          thin line -19.1,-14 -19.1,14
          thin line -35.1,-31 -35.1,31
          thin line -51.1,-8 -51.1,8

        symbol ear
          round
          path M -31.9,-14 C -33.9,-38 -18.9,-50 -0.9,-50 C 18.1,-50 32.1,-36 32.1,-16 C 32.1,4 18.1,12 13.1,26 C \
              9.1,39 2.1,50 -11.9,50 C -22.9,50 -29.9,43 -31.9,33
          thin path M -15.9,-14 C -15.9,-26 -9.9,-33 0.1,-33 C 10.1,-33 16.1,-26 16.1,-16 C 16.1,-5 6.1,-1 1.1,4 C \
              -3.9,9 0.1,15 -2.9,20 C -5.9,25 -12.9,24 -15.9,19

        symbol eye
          center 1.2
          round
          body half ring path M 0,-37.3 C -36,-37.3 -62.3,-8.5 -62.3,0 C -62.3,8.5 -36,37.3 0,37.3
          thin circle 0,0 18.5

        symbol eyeglasses
          round
          mirror circle -32,0 20.5
          path M -12.5,-6 C -8,-12 8,-12 12.5,-6
          mirror path M -52,-5 C -56,-9 -60,-11 -67,-11

        symbol eyes.inverse
          round
          center 0.7
          use eyes filled

        symbol eyes
          round
          mirror body ring ellipse -32,0 24.5,41
          outlined area ellipse -25,8 10,15
          outlined area ellipse 39,8 10,15
          filled cut area ellipse -25,8 10,15
          filled cut area ellipse 39,8 10,15

        symbol face.smiling smiley
          round
          body ring circle 0,0 45
          mirror area ellipse -16,-11 6,8
          thin path M -21,12 C -16,20 -9,24 0,24 C 9,24 16,20 21,12

        symbol face
          round
          body ring circle 0,0 45
          mirror area ellipse -16,-11 6,8
          thin line -17,17 17,17

        symbol face.dashed
          round
          ring circle 0,0 45 dash 6.6,16.962
          mirror area ellipse -16,-9 5.5,8
          thin path M -19,13 C -15,19.5 -8.5,23 0,23 C 8.5,23 15,19.5 19,13

        symbol faceid
          mirror flip path M -46,-22 L -46,-34 C -46,-42 -42,-46 -34,-46 L -22,-46
          mirror thin line -19,-17 -19,-8
          thin path M 1,-17 L 1,1 C 1,5 -1,7 -5,7
          thin path M -17,19 C -8,28 8,28 17,19

        symbol facemask
          body half path M 0,-27 C 12,-27 20,-21 32,-21 L 32,5 C 32,19 14,27 0,27
          keep mirror path M 32,-15 C 46,-21 56,-17 56,-5 C 56,7 46,13 32,9
          thin line -14,-5 14,-5
          thin line -14,9 14,9

        symbol lungs
          body ring path M -14,-11.6 C -9,-15.6 -9,-20.6 -13,-23.6 C -18,-27.6 -25,-26.6 -31,-19.6 C -44,-4.6 \
              -54,15.4 -54,34.4 C -54,43.4 -49,46.4 -41,44.4 C -34,42.4 -27,37.4 -19,36.4 C -13,35.4 -11,32.4 \
              -11,27.4 L -11,-6.6 Z
          body ring path M 14,-11.6 C 9,-15.6 9,-20.6 13,-23.6 C 18,-27.6 25,-26.6 31,-19.6 C 44,-4.6 54,15.4 \
              54,34.4 C 54,43.4 49,46.4 41,44.4 C 34,42.4 27,37.4 19,36.4 C 13,35.4 11,32.4 11,27.4 L 11,-6.6 Z
          keep path M -14,-2.6 C -4,-4.6 0,-10.6 0,-18.6 L 0,-44.6 M 0,-18.6 C 0,-10.6 4,-4.6 14,-2.6

        symbol mouth
          round
          body half ring path M 0,-19.5 C -5,-26.5 -14,-30.5 -21,-27.5 C -34,-21.5 -42,-10.5 -57,-3.5 C -46,14.5 \
              -26,28.5 0,28.5
          thin path M -54,-3.5 C -36,-5.5 -22,-2.5 0,-2.5 C 22,-2.5 36,-5.5 54,-3.5

        symbol mustache
          round
          body half ring path M 0,-11.3 C -6,-19.3 -17,-21.3 -26,-16.3 C -37,-10.3 -42,3.7 -60,4.7 C -52,20.7 \
              -22,25.7 0,6.7

        symbol nose
          path M -10,-41.6 C -10,-19.6 -16,-5.6 -30,12.4 C -38,23.4 -33,36.4 -21,36.4 C -17,36.4 -14,35.4 -12,33.4 C \
              -9,44.4 9,44.4 12,33.4 C 14,35.4 17,36.4 21,36.4 C 33,36.4 38,23.4 30,12.4 C 16,-5.6 10,-19.6 10,-41.6

        symbol person.crop.artframe
          center 1
          body ring rect 0,0 84,100 corner 9
          layer 2
          thin rect 0,0 56,72 corner 4
          area ellipse 0,-11 9.5,11
          area path M -20,32.5 C -19,16 -11,7 0,7 C 11,7 19,16 20,32.5 Z

        symbol person.badge.shield.checkmark
          center -1.5
          layer 2
          use person at -7.4,-5.1
          layer 1
          over area path M 26.6,-1.1 C 32.6,3.4 39.6,5.9 46.1,6.7 C 48.6,7.1 49.6,8.4 49.6,10.9 L 49.6,23.9 C \
              49.6,35.9 41.6,43.9 29.6,49.4 C 27.6,50.3 25.6,50.3 23.6,49.4 C 11.6,43.9 3.6,35.9 3.6,23.9 L 3.6,10.9 \
              C 3.6,8.4 4.6,7.1 7.1,6.7 C 13.6,5.9 20.6,3.4 26.6,-1.1 Z gap 6.5
          cut thin line 17.6,26.4 24.1,34.4 36.1,16.9

        symbol person.fill.badge.shield.checkmark person.badge.shield.checkmark.fill
          center -1.5
          layer 2
          use person filled at -7.4,-5.1
          layer 1
          over area path M 26.6,-1.1 C 32.6,3.4 39.6,5.9 46.1,6.7 C 48.6,7.1 49.6,8.4 49.6,10.9 L 49.6,23.9 C \
              49.6,35.9 41.6,43.9 29.6,49.4 C 27.6,50.3 25.6,50.3 23.6,49.4 C 11.6,43.9 3.6,35.9 3.6,23.9 L 3.6,10.9 \
              C 3.6,8.4 4.6,7.1 7.1,6.7 C 13.6,5.9 20.6,3.4 26.6,-1.1 Z gap 6.5
          cut thin line 17.6,26.4 24.1,34.4 36.1,16.9

        symbol person.badge.shield.exclamationmark
          center -1.5
          layer 2
          use person at -7.4,-5.1
          layer 1
          over area path M 26.6,-1.1 C 32.6,3.4 39.6,5.9 46.1,6.7 C 48.6,7.1 49.6,8.4 49.6,10.9 L 49.6,23.9 C \
              49.6,35.9 41.6,43.9 29.6,49.4 C 27.6,50.3 25.6,50.3 23.6,49.4 C 11.6,43.9 3.6,35.9 3.6,23.9 L 3.6,10.9 \
              C 3.6,8.4 4.6,7.1 7.1,6.7 C 13.6,5.9 20.6,3.4 26.6,-1.1 Z gap 6.5
          cut thin line 26.6,14.4 26.6,24
          cut dot 26.6,37.4 4.3

        symbol person.fill.badge.shield.exclamationmark person.badge.shield.exclamationmark.fill
          center -1.5
          layer 2
          use person filled at -7.4,-5.1
          layer 1
          over area path M 26.6,-1.1 C 32.6,3.4 39.6,5.9 46.1,6.7 C 48.6,7.1 49.6,8.4 49.6,10.9 L 49.6,23.9 C \
              49.6,35.9 41.6,43.9 29.6,49.4 C 27.6,50.3 25.6,50.3 23.6,49.4 C 11.6,43.9 3.6,35.9 3.6,23.9 L 3.6,10.9 \
              C 3.6,8.4 4.6,7.1 7.1,6.7 C 13.6,5.9 20.6,3.4 26.6,-1.1 Z gap 6.5
          cut thin line 26.6,14.4 26.6,24
          cut dot 26.6,37.4 4.3

        symbol person.fill.questionmark
          round
          center 1.3
          layer 2
          use person filled at -12.4,5.4
          layer 1
          use questionmark scale 0.5 stroke 0.8 at 38.6,-24.6

        symbol person.2.crop.square.stack
          center 0.7
          layer 2
          thin line -27,-38.5 27,-38.5
          thin line -18,-51 18,-51
          layer 1
          body ring rect 0,15 76,72 corner 13
          outlined use person.2 filled scale 0.42 stroke 0.4 at 0,17
          filled cut use person.2 filled scale 0.42 stroke 0.4 at 0,17

        symbol person
          center 1.3
          round
          outlined half ring path M 0,40.9 L -30,40.9 C -36,40.9 -38.3,38 -38.3,34 C -38.3,22 -23,10.8 0,10.8
          outlined over ring ellipse 0,-22.2 17.8,18.7 gap 5
          filled half solid path M 0,39.2 L -28.5,39.2 C -34,39.2 -36.2,36.5 -36.2,33 C -36.2,21.5 -22,10.6 0,10.6
          filled over solid ellipse 0,-21.6 16.6,17.6 gap 5

        symbol person.2
          center -2.1
          round
          layer 2
          body ring path M -28,36 L -57,36 C -61,36 -63,34 -63,30.5 C -63,19 -49,8.5 -33,8.5 C -27,8.5 -22,9.5 -17,12 Z
          over body ring ellipse -33,-20 14.6,15.8 gap 5
          layer 1
          over body ring path M 21,44 L -14,44 C -19,44 -21,41.5 -21,37.5 C -21,24 -3,10 21,10 C 45,10 63,24 63,37.5 \
              C 63,41.5 61,44 56,44 Z
          over body ring ellipse 21,-24.6 18,19.4 gap 5

        symbol person.3
          round
          layer 2
          mirror body ring path M 50,30 L 80,30 C 84,30 86,28 86,25 C 86,15 73,5.5 58,5.5 C 50,5.5 43,8 38,12 Z
          mirror over body ring ellipse 58,-20 13,14.4 gap 5
          layer 1
          over body half ring path M 0,41 L -34,41 C -38.5,41 -40,39 -40,35 C -40,22.5 -23,10 0,10
          over body ring ellipse 0,-22.5 17,18.5 gap 5

        symbol person.3.sequence
          round
          layer 3
          use person at 46,0
          layer 2
          over use person at 0,0
          layer 1
          over use person at -46,0

        symbol person.crop.circle
          round
          layer 2
          body ring circle 0,0 45
          layer 1
          outlined area ellipse 0,-12.5 15,16.5
          filled inset area ellipse 0,-12.5 15,16.5
          outlined area path M -30,33.5 C -26,19 -14,11.5 0,11.5 C 14,11.5 26,19 30,33.5 A 45 45 0 0 1 -30,33.5 Z
          filled inset area path M -27.5,30.4 C -24,18.5 -14,11.5 0,11.5 C 14,11.5 24,18.5 27.5,30.4 A 41 41 0 0 1 \
              -27.5,30.4 Z

        symbol person.crop.square
          layer 2
          body ring rect 0,0 80,80 corner 16
          layer 1
          outlined area ellipse 0,-10 14,15.5
          filled inset area ellipse 0,-10 14,15.5
          outlined area path M -31,40 C -29,22 -16,12.5 0,12.5 C 16,12.5 29,22 31,40 Z
          filled inset area path M -29.5,35.5 C -27,21 -15,12.5 0,12.5 C 15,12.5 27,21 29.5,35.5 Z

        symbol person.crop.rectangle
          body ring rect 0,0 105.7,80.4 corner 15
          outlined area ellipse 0,-11 13.5,15
          filled cut area ellipse 0,-11 13.5,15
          outlined area path M -31,40 C -29,21.5 -16,11 0,11 C 16,11 29,21.5 31,40 Z
          filled cut area path M -29.5,36 C -27,20.5 -15,11 0,11 C 15,11 27,20.5 29.5,36 Z

        symbol person.wave.2
          center 1.3
          layer 2
          use person at -9,7.2
          layer 1
          keep arc -9,-14.8 38 -34 34
          keep arc -9,-14.8 56 -36 36

        symbol person.2.wave.2
          center 1.3
          layer 2
          mirror use person at -60,2.2
          layer 1
          mirror keep arc -60,-17.8 34 -26 26
          mirror keep arc -60,-17.8 50 -30 30

        symbol person.line.dotted.person
          center 1.3
          mirror use person at -60,0
          layer 2
          dot 0,-22 4.5
          mirror dot -15,-22 4.5
          mirror dot -30,-22 4.5

        symbol person.and.background.dotted
          layer 2
          dot -34,-46.6 4.6
          dot -17,-46.6 4.6
          dot 0,-46.6 4.6
          dot 17,-46.6 4.6
          dot 34,-46.6 4.6
          mirror dot -46,-34.6 4.6
          mirror dot -46,-17.6 4.6
          mirror dot -46,-0.6 4.6
          mirror dot -46,16.4 4.6
          layer 1
          over use person at 0,6.4

        symbol person.fill.checkmark
          center 1.3
          layer 2
          use person filled at -18,0
          layer 1
          line 30,-6 38,4 56,-24

        symbol person.fill.xmark
          center 1.3
          layer 2
          use person filled at -17,0
          layer 1
          line 33,-22 55,0
          line 55,-22 33,0

        symbol person.crop.rectangle.stack
          layer 2
          line -27,48 27,48
          line -36,33 36,33
          layer 1
          body ring rect 0,-14 98,68 corner 13
          outlined area ellipse 0,-23 11,12.5
          filled cut area ellipse 0,-23 11,12.5
          outlined area path M -25,20 C -24,5 -14,-5 0,-5 C 14,-5 24,5 25,20 Z
          filled cut area path M -23.5,16 C -22,4 -13,-5 0,-5 C 13,-5 22,4 23.5,16 Z

        symbol person.crop.circle.dashed
          round
          ring circle 0,0 45 dash 6.6,16.962
          area ellipse 0,-11.5 12.5,14
          area path M -24,25.5 C -21,16 -12,9.5 0,9.5 C 12,9.5 21,16 24,25.5 C 18,32 9,35 0,35 C -9,35 -18,32 -24,25.5 Z

        symbol person.text.rectangle
          body ring rect 0,0 105.7,80.4 corner 12
          solid circle -22,-9 6.5
          solid path M -36.5,18.5 C -36.5,11.5 -31,6.5 -22,6.5 C -13,6.5 -7.5,11.5 -7.5,18.5 Z
          thin line 10,-14 34,-14
          thin line 10,2 34,2
          thin line 10,18 34,18

        symbol sunglasses
          mirror body path M 8,-16 L 50,-16 C 53,-16 54,-14 54,-11 C 53,6 45,20 31,20 C 17,20 9,8 8,-16 Z
          keep line -10,-16 10,-16
          keep mirror line 54,-14 58,-20

        symbol touchid
          round
          center 0.9
          thin path M -2,-7 C 0,9 -3,24 -11,38
          thin path M -22,29 C -17.5,19 -15.5,7 -15.8,-4 C -16,-14 -9,-20.9 0,-20.9 C 9,-20.9 15,-14.5 15.3,-5 C \
              15.8,14 12,33 3.5,49
          thin path M -33.5,17 C -30.5,9.5 -30,2 -29.8,-5 C -29.5,-14 -26,-22 -20,-27.5
          thin path M -7,-34.2 C 13,-38.5 29,-24.5 29.8,-5 C 30.2,8 28.5,21.5 24,35.5
          thin path M -45.2,3 C -47.6,-18 -37.5,-36.5 -19,-44.5
          thin path M -4,-48.9 C 25,-50.5 45.5,-31 45.7,-3 C 45.7,5 45,11.5 43.5,19
        """#)
}
