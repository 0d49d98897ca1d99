extension SymbolFamily {
    /// Figures and hands.
    static let figures = SymbolFamily(#"""
        symbol figure.stand
          solid half line 0,-26 -7.5,-26 -7,6 0,6
          mirror thin path M -9,-26.5 C -18,-26.5 -22,-22 -22,-15 L -22,8
          mirror line -6.5,6 -6.5,52
          over dot 0,-46 10.5 gap 5

        symbol figure.walk
          solid polygon -8,-24.4 4,-26.4 5,0.6 -6,3.6
          line 3,-24.4 11,-9.4 26,-4.4
          line -8,-23.4 -20,-12.4 -22,4.6
          line 2,2.6 13,20.6 16,30.6 26,52.6
          line -4,4.6 -7,24.6 -11,33.6 -26,52.6
          over dot 4,-46.4 10.5 gap 5

        symbol figure.run
          solid polygon 1.5,-22.9 12.5,-20.9 5.5,8.1 -6.5,5.1
          line 11.5,-19.9 21.5,-4.9 38.5,-4.9
          line 1.5,-22.9 -17.5,-18.9 -26.5,-3.9
          line 2.5,6.1 21.5,19.1 17.5,48.1
          line -3.5,7.1 -12.5,30.1 -38.5,32.1
          over dot 19.5,-41.9 10.5 gap 5

        symbol figure.hiking
          solid polygon -8.7,-24.6 2.3,-25.6 3.3,1.4 -6.7,3.4
          line 1.3,-23.6 10.3,-7.6 26.3,-5.6
          line 0.3,3.4 12.3,19.4 19.3,52.4
          line -5.7,4.4 -8.7,24.4 -24.7,51.4
          solid path M -25.7,-22.6 L -19.7,-22.6 L -19.7,0.4 L -24.7,-0.6 C -28.7,-1.6 -30.7,-6.6 -30.7,-11.6 C \
              -30.7,-18.6 -28.7,-22.6 -25.7,-22.6 Z
          keep thin line 27.3,-22.6 31.3,53.4
          over dot 1.3,-46.6 10.5 gap 5

        symbol figure.jumprope
          solid half line 0,-9.8 -7,-9.8 -6,16.2 0,16.2
          mirror line -7,-8.8 -18,4.2 -30,11.2
          mirror line -4.5,16.2 -9,31.2 -4,47.2
          thin path M -30,11.2 C -62,-19.8 -40,-47.8 0,-47.8 C 40,-47.8 62,-19.8 30,11.2
          over dot 0,-27.8 10 gap 5

        symbol figure.and.child.holdinghands
          solid polygon -28,-26.4 -12,-26.4 -12,4.6 -28,4.6
          path M -28,-26.4 C -36,-26.4 -39,-22.4 -39,-15.4 L -39,6.6
          line -25,4.6 -25,52.6
          line -15,4.6 -15,52.6
          solid polygon 19.5,8.6 30.5,8.6 30.5,28.6 19.5,28.6
          path M 30.5,8.6 C 36,8.6 39,12.6 39,17.6 L 39,26.6
          path M -12,-26.4 C -5,-26.4 -1,-23.4 -1,-17.4 L 1,6.6 L 19.5,9.6
          line 21,28.6 21,52.6
          line 29,28.6 29,52.6
          over dot -20,-46.4 10.5 gap 5
          over dot 25,-9.4 8.5 gap 5

        symbol figure.stand.line.dotted.figure.stand
          mirror use figure.stand at -38,0
          layer 2
          dot 0,-27 4
          dot 0,-9 4
          dot 0,9 4
          dot 0,27 4

        symbol figure figure.arms.open
          solid half line 0,-24 -7,-24 -6.5,8 0,8
          mirror thin line -7,-25 -24,-28 -42,-38
          mirror line -6,8 -9,24 -16,52
          over dot 0,-45 10.5 gap 5

        symbol figure.wave
          solid half line 0,-25.9 -7.5,-25.9 -7,6.1 0,6.1
          thin path M -16,-26.4 C -25,-26.4 -29,-21.9 -29,-14.9 L -29,8.1
          thin line 1,-25.4 17,-30.9 29,-49.9
          mirror line -6.5,6.1 -6.5,52.1
          over dot -7,-45.9 10.5 gap 5

        symbol figure.2
          mirror use figure.stand at -31,0

        symbol figure.2.and.child.holdinghands
          mirror use figure.stand at -44,0
          solid half line 0,4 -4.5,4 -4.5,26 0,26
          mirror thin line -6,4 -22,9
          mirror line -4.3,26 -4.3,52
          over dot 0,-14 8.5 gap 5

        symbol figure.dance
          solid polygon -1,-24.9 11,-21.9 5,8.1 -6,5.1
          line 11,-21.9 29,-31.9 35,-49.9
          line -1,-24.9 -21,-19.9 -31,-35.9
          line 1,7.1 19,22.1 13,50.1
          line -4,6.1 -15,28.1 -35,40.1
          over dot 12,-43.9 10.5 gap 5

        symbol figure.mind.and.body figure.yoga
          solid half line 0,-14.6 -7.5,-14.6 -7.5,15.4 0,15.4
          mirror line -8,-14.6 -24,3.4 -38,21.4
          path M -9,21.4 C -26,22.4 -42,28.4 -42,35.4 C -42,42.4 -26,41.4 -10,38.4 L 32,29.4
          path M 9,21.4 C 26,22.4 42,28.4 42,35.4 C 42,42.4 30,41.4 20,39.4
          over dot 0,-34.6 10.5 gap 5

        symbol figure.strengthtraining.traditional
          solid half line 0,-15 -7.5,-15 -7,15 0,15
          mirror line -8,-15 -26,-21 -26,-41
          mirror line -6.5,15 -16,33 -16,55
          line -46,-45 46,-45
          mirror line -48,-55 -48,-35
          over dot 0,-30 8.5 gap 4

        symbol figure.pool.swim
          dot 32,-10 10.5
          line -44,10 -12,-8 -26,-26 4,-34
          line -12,-8 10,10
          path M -52,28 C -43,20 -35,20 -26,28 C -17,36 -9,36 0,28 C 9,20 17,20 26,28 C 35,36 43,36 52,28

        symbol figure.outdoor.cycle figure.bicycle
          ring circle -36,26 20
          ring circle 36,26 20
          line -12,30 4,12 -10,-4 14,-20 24,-6 38,-6
          over dot 26,-40 10 gap 5

        symbol figure.fall
          dot -30,-25 10.5
          solid polygon -20,-7 -11,-15 10,7 2,15
          line -20,-7 -36,7 -46,-3
          line -11,-15 10,-23 16,-39
          line 8,9 32,5 46,-11
          line 3,14 12,35 36,39

        symbol figure.roll
          path M -6,-0.1 C -25,-4.1 -41,9.9 -41,26.9 C -41,41.9 -29,53.9 -13,53.9 C -1,53.9 8,46.9 12,35.9
          line -10,-30.1 -6,3.9 19,3.9 31,37.9 41,34.9
          line -8,-14.1 14,-14.1
          over dot -13,-48.1 10 gap 5

        symbol figure.soccer
          solid polygon -17.4,-25.8 -3.4,-25.8 -5.4,3.2 -16.4,3.2
          line -3.4,-24.8 12.6,-14.8 26.6,-22.8
          line -17.4,-25.8 -33.4,-16.8 -43.4,-0.8
          line -6.4,5.2 10.6,21.2 24.6,39.2
          line -14.4,5.2 -17.4,29.2 -35.4,47.2
          dot 38.6,47.2 9
          over dot -5.4,-45.8 10.5 gap 5

        symbol figure.golf
          solid polygon -29.7,-24.9 -15.7,-24.9 -11.7,3.1 -23.7,3.1
          line -29.7,-24.9 -9.7,-4.9 4.3,-2.9
          line -15.7,-24.9 -1.7,-12.9 4.3,-2.9
          line -12.7,5.1 -7.7,27.1 -9.7,51.1
          line -22.7,5.1 -29.7,27.1 -27.7,51.1
          thin line 4.3,-2.9 22.3,45.1 30.3,45.1
          over dot -18.7,-44.9 10.5 gap 5

        symbol figure.tennis
          solid polygon -11.1,-20.8 1.9,-19.8 -3.1,9.2 -15.1,8.2
          line 1.9,-18.8 18.9,-20.8 30.9,-32.8
          line -11.1,-20.8 -29.1,-8.8 -41.1,-16.8
          line -5.1,11.2 10.9,29.2 14.9,55.2
          line -13.1,10.2 -21.1,33.2 -43.1,49.2
          thin ellipse 42.9,-42.8 13,13
          dot -53.1,-34.8 6.5
          over dot -1.1,-40.8 10.5 gap 5

        symbol figure.boxing
          solid polygon -21.9,-23.4 -7.9,-24.4 -5.9,4.6 -17.9,4.6
          line -7.9,-23.4 8.1,-19.4 30.1,-23.4
          line -21.9,-23.4 -13.9,-5.4 4.1,-9.4
          dot 35.1,-24.4 9
          dot 9.1,-10.4 8
          line -6.9,6.6 8.1,24.6 14.1,50.6
          line -16.9,6.6 -21.9,28.6 -39.9,48.6
          over dot -9.9,-44.4 10.5 gap 5

        symbol figure.climbing
          solid polygon -16,-20 -2,-22 -2,8 -14,8
          line -2,-22 12,-32 18,-54
          line -16,-20 -28,-8 -34,-24
          line -3,9 16,10 18,32
          line -13,9 -20,28 -16,50
          line 34,-56 34,56
          over dot -12,-41 10.5 gap 5

        symbol hand.thumbsup
          center 2.2
          body ring path M -22,-5 C -13,-10 -6,-20 -4.5,-33 C -3.5,-42 0,-48.7 7,-48.7 C 14.5,-48.7 18.5,-42 \
              18.5,-34 C 18.5,-26 16.5,-20 14,-14 L 33,-14 C 40.5,-14 45.1,-9 45.1,-3 C 45.1,1 43.6,4 41,6 C \
              44.5,9.5 44,17.5 38.5,21 C 41,25.5 39,32 33.5,34.8 C 35,42 30,48.7 21,48.7 L 4,48.7 C -8,48.7 -14,46 \
              -21,42 L -33,42 C -41,42 -45.1,37 -45.1,29 L -45.1,7 C -45.1,-1 -41,-5 -33,-5 Z
          thin line -22,-3 -22,40

        symbol hand.thumbsdown
          center 0.9
          use hand.thumbsup scale -1,-1

        symbol hand.raised
          center 3.4
          body ring path M -17,6 L -17,-33.5 A 8,8 0 0 1 -1,-33.5 L -1,-40.7 A 8,8 0 0 1 15,-40.7 L 15,-36 A 7.5,7.5 \
              0 0 1 30,-36 L 30,-22 A 7.55,7.55 0 0 1 45.1,-22 L 45.1,14 C 45.1,36 30,48.7 12,48.7 C -3,48.7 -13,42 \
              -20,31 L -43,1 C -49,-7.5 -38,-15.5 -31,-9 Z
          thin line -1,-40 -1,-4
          thin line 15,-43 15,-6
          thin line 30,-38 30,-3

        symbol hand.raised.fingers.spread
          center 3.4
          body thin path M -23.3,28.3 L -46.7,16.9 A 7.6,7.6 0 0 1 -41,2.8 L -21.8,10.5 Q -18.9,11.7 -20.1,8.8 L \
              -37.8,-32.9 A 7.2,7.2 0 0 1 -24.6,-38.6 L -8.3,-0.4 Q -7.1,2.6 -7.3,-0.6 L -9.7,-44.2 A 7.2,7.2 0 0 1 \
              4.7,-45 L 7.2,-0.3 Q 7.3,2.9 8.3,-0.2 L 21.2,-38.7 A 7.2,7.2 0 0 1 34.9,-34.2 L 20.7,8.4 Q 19.7,11.5 \
              22,9.2 L 39.9,-10 A 6.8,6.8 0 0 1 50.2,-1.2 L 37.7,17.8 C 26.7,39.8 22.7,51.8 2.7,51.8 C -9.3,51.8 \
              -16.3,41.8 -23.3,28.3 Z

        symbol hand.point.right
          center 1
          body ring path M -47.1,-17 L -39.1,-17 C -32.1,-17 -28.1,-21 -23.1,-28 C -18.1,-35.5 -11.1,-39 -5.1,-37.5 \
              C 0.9,-36 1.4,-30 -2.1,-25 L -4.1,-21.5 L 46.9,-21.5 C 57.9,-21.5 57.9,-5.5 46.9,-5.5 L 19.9,-5.5 C \
              26.9,-4.5 26.9,6.5 19.9,7.5 C 25.9,9 24.9,20 17.9,21 C 23.9,23 21.9,34 13.9,34.5 C 13.9,34.5 \
              -12.1,37.8 -20.1,37.8 C -27.1,37.8 -31.1,33 -38.1,33 L -47.1,33 C -52.1,33 -55.1,30 -55.1,25 L \
              -55.1,-9 C -55.1,-14 -52.1,-17 -47.1,-17 Z
          thin line 17.9,-5.5 1.9,-5.5
          thin line 17.9,7.5 3.9,7.5
          thin line 15.9,21 3.9,21

        symbol hand.point.left
          center 1
          use hand.point.right scale -1,1 at 0,0

        symbol hand.point.up
          center 1
          use hand.point.right scale 1,-1 rotate -90 at 0,0

        symbol hand.point.down
          center 1
          use hand.point.right rotate 90 at 0,0

        symbol hand.point.up.left
          center 1
          body ring path M 22.3,44.2 C 9.3,48.2 -4.7,43.2 -13.7,33.2 L -24.7,19.2 C -29.7,12.7 -24.7,5.7 -16.7,8.7 L \
              -9.7,11.2 L -40.7,-32.8 C -46.7,-41.8 -33.7,-50.8 -27.7,-41.8 L -8.7,-14.8 C -7.7,-21.8 2.3,-23.8 \
              6.8,-17.8 C 9.3,-22.8 19.3,-23.3 22.8,-15.8 C 26.3,-19.3 34.3,-17.8 36.8,-11.3 L 41.3,3.2 C 45.3,18.2 \
              37.3,38.2 22.3,44.2 Z
          thin line -8.7,-14.8 -0.7,-3.3
          thin line 6.8,-17.8 12.8,-8.3
          thin line 22.8,-15.8 26.8,-7.3

        symbol hand.draw
          center 1
          layer 2
          keep ring path M -36.3,-29.8 C -54.3,-37.8 -51.3,-58.8 -28.3,-56.8 C -10.3,-54.8 -0.3,-42.8 17.7,-43.8 C \
              34.7,-44.8 43.7,-50.8 44.7,-59.8
          layer 1
          over use hand.point.up.left at 5.7,14.2

        symbol hand.wave
          layer 1
          body ring path M -11.5,15.7 L -29,-17.3 A 6.8,6.8 0 0 1 -17,-23.7 L -19.4,-28.2 A 6.8,6.8 0 0 1 -7.4,-34.6 \
              L -5.4,-30.9 A 6.6,6.6 0 0 1 6.3,-37 L 12.5,-25.4 A 6.3,6.3 0 0 1 23.6,-31.3 L 37,-6 C 46,11 41,29 \
              24,38 C 11,45 0,42 -12,35 L -42,17 C -50,12 -44,1.5 -35,4.5 Z
          layer 2
          keep thin path M 28,-51 C 39,-48 47,-40 50,-29
          keep thin path M -27,51 C -38,48 -46,41 -50,32

        symbol hand.tap
          layer 2
          keep thin arc -6.6,-20.1 22 130 390
          keep thin arc -6.6,-20.1 36 150 370
          layer 1
          over body ring path M -14.6,15.9 L -14.6,-21.1 C -14.6,-32.1 1.4,-32.1 1.4,-21.1 L 1.4,-0.1 C 5.4,-6.1 \
              14.4,-5.1 16.9,0.9 C 20.4,-3.6 28.4,-2.6 30.9,3.4 C 35.4,0.4 42.4,2.9 42.4,9.9 L 42.4,23.9 C 42.4,43.9 \
              30.4,55.9 13.4,55.9 C 1.4,55.9 -7.6,50.9 -13.6,41.9 L -30.6,19.9 C -35.6,13.4 -27.6,6.4 -21.6,10.9 Z

        symbol hands.clap
          layer 2
          body thin path M -23.6,11.6 L -39.6,-11.3 A 6.5,6.5 0 0 1 -29,-18.8 L -31.9,-22.9 A 6.5,6.5 0 0 1 \
              -21.2,-30.3 L -18.9,-27.1 A 6.2,6.2 0 0 1 -8.8,-34.2 L -1.9,-24.3 A 6,6 0 0 1 8,-31.2 L 23.4,-9.1 C \
              33.2,4.8 29.6,19.5 18.1,27.6 C 8.3,34.5 -1.1,35 -11.2,31 L -38.9,21.1 C -47,18.2 -43.4,7.8 -35.7,9.1 Z
          layer 1
          over body thin path M 8.4,31.6 L -7.6,8.7 A 6.5,6.5 0 0 1 3,1.2 L 0.1,-2.9 A 6.5,6.5 0 0 1 10.8,-10.3 L \
              13.1,-7.1 A 6.2,6.2 0 0 1 23.2,-14.2 L 30.1,-4.3 A 6,6 0 0 1 40,-11.2 L 55.4,10.9 C 65.2,24.8 \
              61.6,39.5 50.1,47.6 C 40.3,54.5 30.9,55 20.8,51 L -6.9,41.1 C -15,38.2 -11.4,27.8 -3.7,29.1 Z
          layer 3
          keep thin line -51.4,-19.7 -61.4,-24.7
          keep thin line -44.4,-33.7 -51.4,-42.7
          keep thin line -30.4,-42.7 -33.4,-53.7

        symbol hands.and.sparkles
          layer 2
          use hands.clap at 0,2.3
          layer 1
          area path M 42,-59.7 Q 44,-45.7 58,-43.7 Q 44,-41.7 42,-27.7 Q 40,-41.7 26,-43.7 Q 40,-45.7 42,-59.7 Z

        symbol shoeprints.fill
          round
          center 0.7
          solid path M -26,-42.5 C -36,-42.5 -39,-33.5 -39,-22.5 C -39,-12.5 -36,-6 -34,5 C -36.5,14 -39.5,33 -25,33 \
              C -11,33 -13,14 -17,5 C -15,-6 -12,-13.5 -12,-21.5 C -12,-33.5 -17,-42.5 -26,-42.5 Z
          cut thin path M -46,6 C -31,9.5 -20,9.5 -5,6
          solid path M 26,-33 C 17,-33 12,-24 12,-12 C 12,-4 15,3.5 17,14.5 C 13,23.5 11,42.5 25,42.5 C 39.5,42.5 \
              36.5,23.5 34,14.5 C 36,3.5 39,-3 39,-13 C 39,-24 36,-33 26,-33 Z
          cut thin path M 5,15.5 C 20,19 31,19 46,15.5
        """#)
}
