extension SymbolFamily {
    /// Animals, plants, and what is seen under a microscope.
    static let living = SymbolFamily(#"""
        symbol allergens
          round
          thin circle 0,2.9 10
          thin circle 0,-27.1 13.5
          thin circle 28.5,-6.4 13.5
          thin circle 17.6,27.2 13.5
          thin circle -17.6,27.2 13.5
          thin circle -28.5,-6.4 13.5

        symbol ant
          center 1.4
          body ellipse 0,33 15,20.3
          body circle 0,-2 10
          body ellipse 0,-27 14,12
          mirror path M 5,-39 C 6,-46 9,-50 15,-53.3
          keep mirror thin line 10,-6 25,-12 29.4,-30 corner 4
          keep mirror thin line 10,1 26,2 37.3,14 corner 4
          keep mirror thin line 10,5 24,14 30,34 corner 4

        symbol apple.intelligence
          round
          center 0.6
          body ring circle 0,0 45.1
          solid path M 0,-22 C 2.4,-5.5 5.5,-2.4 22,0 C 5.5,2.4 2.4,5.5 0,22 C -2.4,5.5 -5.5,2.4 -22,0 C -5.5,-2.4 \
              -2.4,-5.5 0,-22 Z

        symbol atom
          round
          ellipse 0,0 50,19
          path M -25.0,-43.3 C -15.9,-48.6 2.7,-33.4 16.5,-9.5 C 30.3,14.4 34.1,38.1 25.0,43.3 C 15.9,48.6 -2.7,33.4 \
              -16.5,9.5 C -30.3,-14.4 -34.1,-38.1 -25.0,-43.3 Z
          path M 25.0,-43.3 C 34.1,-38.1 30.3,-14.4 16.5,9.5 C 2.7,33.4 -15.9,48.6 -25.0,43.3 C -34.1,38.1 \
              -30.3,14.4 -16.5,-9.5 C -2.7,-33.4 15.9,-48.6 25.0,-43.3 Z
          dot 0,0 7.5

        symbol bird
          body path M -54,-20.5 L -44,-30.5 C -41,-39.5 -34,-44.5 -26,-44.5 C -15,-44.5 -8,-37.5 -7,-27.5 C -6,-15.5 \
              8,-10.5 22,-6.5 L 54,3.5 C 46,9.5 38,12.5 30,13.5 C 22,24.5 10,31.5 -6,31.5 C -28,31.5 -42,16.5 \
              -43,-3.5 C -43,-9.5 -44,-13.5 -46,-15.5 Z
          dot -27,-27.5 4.5
          thin path M -18,-1.5 C -12,12.5 2,18.5 16,10.5
          keep line -10,31.5 -10,44.5
          keep line 6,30.5 6,44.5

        symbol carrot
          round
          body path M -45.3,45.3 C -50.3,40.3 -15.3,-9.7 -9.3,-16.7 C -0.3,-26.7 10.7,-25.7 18.2,-18.2 C 25.7,-10.7 \
              26.7,0.3 16.7,9.3 C 9.7,15.3 -40.3,50.3 -45.3,45.3 Z
          thin line -10.3,-14.7 -3.3,-7.7
          thin line -2.3,22.3 -10.3,14.3
          thin line -24.3,8.3 -19.3,13.3
          keep path M 18.7,-18.7 C 5.7,-27.7 7.7,-40.7 16.7,-45.7 C 25.7,-39.7 27.7,-29.7 18.7,-18.7 C 29.7,-27.7 \
              39.7,-25.7 45.7,-16.7 C 40.7,-7.7 27.7,-5.7 18.7,-18.7

        symbol cat
          center 0.2
          body path M -59,-45 L -48,-38 C -43,-39 -37,-39 -33,-38 L -22,-45 C -19,-37 -18,-29 -20,-21 C -14,-16 \
              -6,-14 4,-14 L 24,-14 C 38,-14 46,-5 46,8 L 47,52.5 L 33,52.5 L 30,26 C 20,23 8,23 -4,26 L -6,52.5 L \
              -20,52.5 L -24,15 C -27,11 -29,8 -31,3 C -48,5 -61.9,-7 -61.9,-25 C -61.9,-32 -61,-39 -59,-45 Z
          keep path M 43,-6 C 58,-14 46,-46 61.9,-52.5
          dot -50,-21 4.5
          dot -32,-21 4.5

        symbol dog
          center 0.9
          body path M -63,-26 C -63,-33 -58,-35 -52,-36 C -48,-46 -42,-51.5 -32,-51.5 C -20,-51.5 -15,-45 -12,-36 C \
              -8,-24 -4,-17 6,-17 L 30,-17 C 42,-17 47,-9 47,2 L 48,51.5 L 34,51.5 L 31,24 C 20,21 6,21 -6,25 L \
              -7,51.5 L -21,51.5 L -24,14 C -29,4 -33,-4 -36,-11 C -42,-9 -50,-9 -55,-10 C -61,-11 -63,-18 -63,-26 Z
          thin path M -32,-34 C -32,-24 -28,-17 -21,-17 C -17,-17 -15,-19 -13,-23
          dot -43,-34 4
          keep path M 45,-8 C 54,-12 59,-20 63,-34

        symbol fish
          body path M -56.6,1 C -44.6,-21 -24.6,-31 -2.6,-31 C 15.4,-31 27.4,-21 35.4,-9 L 50.4,-23 C 54.4,-26 \
              57.4,-23 56.4,-19 C 52.4,-5 52.4,7 56.4,21 C 57.4,25 54.4,28 50.4,25 L 35.4,11 C 27.4,23 15.4,31 \
              -2.6,31 C -24.6,31 -44.6,23 -56.6,1 Z
          dot -31.6,-6 4.8
          thin path M -14.6,-15 C -8.6,-5 -8.6,7 -14.6,17

        symbol fossil.shell
          round
          body path M 46,-4 C 46,-28 26,-46 0,-46 C -26,-46 -46,-26 -46,0 C -46,26 -26,46 2,46 L 38,46 C 44,46 47,42 \
              46,37 C 43,24 46,12 46,-4 Z
          thin path M 42,28 C 26,40 -6,38 -20,20 C -32,4 -22,-20 0,-22 C 18,-22 26,-4 16,8 C 10,14 0,12 -2,6
          thin line -24,-36 -16,-24
          thin line -44,-6 -29,-2
          thin line 16,-42 9,-27

        symbol hare
          body path M -53.2,5.5 C -53.2,-5.5 -45.2,-13.5 -34.2,-13.5 C -30.2,-28.5 -21.2,-39.5 -11.2,-41.5 C \
              -7.2,-32.5 -12.2,-18.5 -20.2,-9.5 C -13.2,-4.5 -5.2,-7.5 4.8,-11.5 C 28.8,-19.5 50.8,-2.5 52.8,17.5 C \
              53.8,27.5 52.8,34.5 49.8,41.5 L 24.8,41.5 C 24.8,35.5 28.8,31.5 33.8,30.5 C 20.8,22.5 6.8,25.5 \
              -3.2,30.5 L -19.2,41.5 L -33.2,41.5 C -33.2,35.5 -29.2,29.5 -24.2,25.5 C -31.2,19.5 -37.2,16.5 \
              -44.2,15.5 C -50.2,14.5 -53.2,10.5 -53.2,5.5 Z
          dot -39.2,0.5 4

        symbol ladybug
          round
          keep mirror path M 6,-40 C 8,-46 12,-50 18,-51
          body half path M 0,-41 C 13,-41 21,-33 22,-22 L 0,-22
          outlined over body path M 0,-24 C 22,-24 34,-8 34,12 C 34,34 20,50 0,50 C -20,50 -34,34 -34,12 C -34,-8 \
              -22,-24 0,-24 Z gap 0
          filled over body path M 0,-24 C 22,-24 34,-8 34,12 C 34,34 20,50 0,50 C -20,50 -34,34 -34,12 C -34,-8 \
              -22,-24 0,-24 Z gap 5
          thin line 0,-23 0,49
          mirror dot 17,0 5
          mirror dot 15,25 5
          keep mirror thin line 30,-6 42,-16
          keep mirror thin line 34,12 47,12
          keep mirror thin line 30,30 42,40

        symbol laurel.leading
          fine path M 29,47.3 C -18,35.3 -30,-10.7 -3,-38.7
          area path M 17.3,41.7 C 7.8,37.5 -2.6,41.8 -6.2,50.2 C 1.9,54.3 12.7,50.9 17.3,41.7 Z
          area path M 17.3,41.7 C 19.7,32.3 14.1,23.6 5.8,21.7 C 3.2,29.9 8,39.1 17.3,41.7 Z
          area path M -1.2,28.8 C -7.9,20.9 -19.1,20.2 -26,26.1 C -20.5,33.4 -9.4,35.1 -1.2,28.8 Z
          area path M -1.2,28.8 C 5.1,21.4 3.9,11.1 -2.8,5.8 C -8.6,12 -8.4,22.3 -1.2,28.8 Z
          area path M -12.1,9.1 C -14.6,-0.9 -24.4,-6.5 -33.3,-4.2 C -31.5,4.8 -22.2,11.1 -12.1,9.1 Z
          area path M -12.1,9.1 C -3.2,5.2 0.2,-4.6 -3.4,-12.2 C -11.4,-9.3 -15.7,0.2 -12.1,9.1 Z
          area path M -13.2,-13.4 C -11.2,-23.5 -17.5,-32.8 -26.5,-34.6 C -28.8,-25.8 -23.3,-16 -13.2,-13.4 Z
          area path M -13.2,-13.4 C -3.6,-13 3.8,-20.2 3.9,-28.8 C -4.6,-29.6 -12.6,-23 -13.2,-13.4 Z
          area path M -6.4,-31.2 C 3.4,-33.6 9.3,-43.2 7.6,-51.9 C -1.1,-50.3 -7.8,-41.2 -6.4,-31.2 Z

        symbol laurel.trailing
          use laurel.leading scale -1,1 at 0,0

        symbol leaf.arrow.circlepath
          round
          center 3
          use goforward
          use leaf scale 0.47 stroke 0.8 at 0,6.5 filled

        symbol leaf
          round
          center 0.8
          layer 1 color green
          body path M 46.7,-24 C 46.7,11 30,35 -2,35 C -24,35 -37,20 -37,2 C -37,-22 -18,-30 4,-31 C 20,-32 30,-34 \
              38,-41 C 44,-36 46.7,-31 46.7,-24 Z
          outlined thin path M -46.7,41.6 C -36,22 -14,8 14,0
          filled line -46.7,41 -37,27
          filled cut thin path M -29,17 C -18,9 -4,4 14,0

        symbol lizard
          round
          keep path M 0,19.5 C 0,35.5 22,31.5 22,45.5 C 22,55.5 4,53.5 -6,47.5
          keep mirror thin line 9,-12.5 28,-18.5 31,-34.5 corner 7
          keep mirror thin line 9,9.5 28,11.5 33,27.5 corner 7
          body half path M 0,-52.5 C 8,-52.5 13,-44.5 13,-38.5 C 13,-31.5 9,-29.5 9,-24.5 C 9,-20.5 13,-12.5 13,-4.5 \
              C 13,7.5 7,17.5 0,21.5

        symbol microbe
          round
          body circle 0,0 26
          keep flip line 0,-27 0,-46
          keep mirror line 27,0 46,0
          keep mirror flip line 19,19 32,32
          dot -8,-7 5.5
          dot 9,3 4.5
          dot -5,11 3.5

        symbol pawprint
          round
          body half path M 0,4 C 13,4 17,14 25,23 C 32,31 28,44 17,44 C 11,44 7,41 0,41
          mirror body ring ellipse 16,-30 9,14
          mirror body ring path M 33.5,-2.5 A 8.5 12.5 24 1 1 48.5,4.5 A 8.5 12.5 24 1 1 33.5,-2.5 Z

        symbol teddybear
          round
          mirror body circle 23,-42.8 10
          mirror body ring ellipse 32,9.2 10,13
          mirror body ring circle 20,41.2 12
          outlined over body ellipse 0,17.2 27,27 gap 0
          filled over body ellipse 0,17.2 27,27 gap 3.5
          outlined over body ellipse 0,-25.8 29,24 gap 0
          filled over body ellipse 0,-25.8 29,24 gap 3.5
          mirror dot 11,-29.8 4
          thin path M -8,-17.8 C -5,-11.8 5,-11.8 8,-17.8

        symbol tortoise
          body path M -20,18 L -36,18 C -48,18 -56,9 -56,-2 C -56,-12 -50,-17 -43,-17 C -35,-17 -31,-11 -30,-5 C \
              -28,2 -26,6 -20,8 Z
          solid line -14,20 -18,33 -8,33 -2,20 closed
          solid line 26,20 32,33 42,33 38,20 closed
          outlined line 44,17 56,17
          outlined over path M -26,20 C -26,-12 -10,-33 12,-33 C 34,-33 50,-12 50,20 Z gap 0
          filled over body path M -26,20 C -26,-12 -10,-33 12,-33 C 34,-33 50,-12 50,20 Z gap 5
          thin line -12,19 -3,-5 27,-5 36,19
          thin line -3,-5 -10,-21
          thin line 27,-5 34,-21

        symbol tree
          center 0.8
          body path M -32.5,31.6 A 25.6 25.6 0 0 1 -38.5,-18.9 A 22 22 0 0 1 -7.6,-47.8 A 22.6 22.6 0 0 1 34.4,-34.0 \
              A 22 22 0 0 1 53.9,-5.1 A 24 24 0 0 1 34.0,32.4 Z
          body line -8,34 -11,59.2 11,59.2 8,34 closed
          thin line 0,31 0,-6
          thin line 0,14 13,1
          thin line 0,20 -13,8
        """#)
}
