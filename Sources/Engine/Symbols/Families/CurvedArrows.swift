extension SymbolFamily {
    /// Curved arrows, and loops of arrows.
    static let curvedArrows = SymbolFamily(#"""
        symbol arrow.up.arrow.down
          center 1.1
          line -29.5,42.7 -29.5,-42.7
          line -52.5,-19.7 -29.5,-42.7 -6.5,-19.7
          line 29.5,-42.7 29.5,42.7
          line 52.5,19.7 29.5,42.7 6.5,19.7

        symbol arrow.down.arrow.up
          center 1.1
          use arrow.up.arrow.down scale -1,1

        symbol arrow.left.arrow.right
          center 1
          use arrow.up.arrow.down rotate -90

        symbol arrow.right.arrow.left
          center 1
          use arrow.left.arrow.right scale -1,1

        symbol arrow.clockwise
          round
          center 6.7
          path M 38,9.6 A 38,38 0 1 1 0,-28.4 L 9,-28.4
          line -10.1,-47.5 9,-28.4 -10.1,-9.3

        symbol arrow.counterclockwise
          round
          center 6.7
          use arrow.clockwise scale -1,1

        symbol arrow.uturn.left
          center 1.1
          path M -40.9,-17.7 L 11.7,-17.7 A 29.2,29.2 0 0 1 11.7,40.7 L -12,40.7
          line -17.9,-40.7 -40.9,-17.7 -17.9,5.3

        symbol arrow.uturn.right
          center 1.1
          use arrow.uturn.left scale -1,1

        symbol arrow.uturn.down
          center 1.1
          use arrow.uturn.left rotate -90

        symbol arrow.uturn.up
          center 1.1
          use arrow.uturn.right rotate -90

        symbol arrow.turn.up.left
          center 0.2
          line -40.8,-11.3 40.8,-11.3 40.8,33.3 corner 10
          line -18.8,-33.3 -40.8,-11.3 -18.8,10.7

        symbol arrow.turn.up.right
          center 0.2
          use arrow.turn.up.left scale -1,1

        symbol arrow.turn.down.left
          center 0.2
          use arrow.turn.up.left scale 1,-1

        symbol arrow.turn.down.right
          center 0.2
          use arrow.turn.up.left scale -1,-1

        symbol arrow.turn.left.up
          center 0.2
          use arrow.turn.up.right rotate -90

        symbol arrow.turn.right.up
          center 0.2
          use arrow.turn.up.left rotate 90

        symbol arrow.turn.left.down
          center 0.2
          use arrow.turn.down.right rotate 90

        symbol arrow.turn.right.down
          center 0.2
          use arrow.turn.down.left rotate -90

        symbol arrow.2.squarepath
          line 9,31 -34,31 -34,-27 corner 13
          line -52,-9 -34,-27 -16,-9
          line -9,-31 34,-31 34,27 corner 13
          line 52,9 34,27 16,9

        symbol arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90
          round
          arc 0,0 39 -143 -16
          solid polygon 26,-11 52,-11 39,7 corner 1
          arc 0,0 39 37 164
          solid polygon -26,11 -52,11 -39,-7 corner 1

        symbol arrow.2.circlepath
          round
          arc 0,0 38 -148 0
          line 22,-14 38.5,2.5 53,-15.5
          arc 0,0 38 32 180
          line -22,14 -38.5,-2.5 -53,15.5

        symbol arrow.circlepath
          round
          arc -8.5,0 40 40 360
          line 14.5,-16 32,2 48.5,-17

        symbol arrow.3.trianglepath
          center 2
          line -17.5,-23.3 0.0,-53.5 25.7,-9.0 corner 11
          line 29.4,-26.6 25.7,-9.0 8.6,-14.5
          line 31.0,0.3 48.5,30.5 -2.9,30.5 corner 11
          line 10.5,42.5 -2.9,30.5 10.5,18.5
          line -13.6,30.5 -48.5,30.5 -22.8,-14.0 corner 11
          line -39.9,-8.5 -22.8,-14.0 -19.1,3.6

        symbol arrow.swap
          path M -35,36 L -35,-21 A 17.5,17.5 0 0 1 0,-21 L 0,21 A 17.5,17.5 0 0 0 35,21 L 35,-36
          line -51.5,21.5 -35,38 -18.5,21.5
          line 51.5,-21.5 35,-38 18.5,-21.5

        symbol arrow.triangle.branch arrow.trianglehead.branch
          center 1
          line -26,45 -26,-28
          path M -26,32 C -26,10 26,18 26,-10 L 26,-28
          solid polygon -38,-28 -14,-28 -26,-45 corner 1
          solid polygon 38,-28 14,-28 26,-45 corner 1

        symbol arrow.trianglehead.2.counterclockwise.rotate.90
          round
          use arrow.triangle.2.circlepath scale -1,1

        symbol arrow.trianglehead.2.counterclockwise
          round
          use arrow.triangle.2.circlepath scale -1,1 rotate 90

        symbol arrow.trianglehead.2.clockwise
          round
          use arrow.triangle.2.circlepath rotate 90

        symbol arrow.turn.up.forward.iphone
          center 1
          mirrored
          body ring rect 26,0 44,88 corner 11
          thin line 19,29 33,29
          line -48,31 -48,-16 -12,-16 corner 9
          line -27,-32 -11,-16 -27,0

        symbol arrow.triangle.merge arrow.trianglehead.merge
          center 1
          line 0,-30 0,14
          path M -34,45 L -34,38 C -34,18 0,22 0,-2
          path M 34,45 L 34,38 C 34,18 0,22 0,-2
          solid polygon -14,-27 14,-27 0,-45 corner 1

        symbol arrow.triangle.swap arrow.trianglehead.swap
          center 1
          path M -28,41 L -28,32 C -28,4 28,10 28,-18 L 28,-26
          cut path M 28,41 L 28,32 C 28,4 -28,10 -28,-18 L -28,-26 gap 5
          path M 28,41 L 28,32 C 28,4 -28,10 -28,-18 L -28,-26
          solid polygon -40,-25 -16,-25 -28,-41 corner 1
          solid polygon 40,-25 16,-25 28,-41 corner 1

        symbol arrow.triangle.turn.up.right.diamond
          center 1
          round
          body ring polygon 0,-56 56,0 0,56 -56,0 corner 11
          line -17,21 -17,-5 10,-5 corner 7
          solid polygon 8,-15 8,5 22,-5 corner 1

        symbol arrow.triangle.turn.up.right.circle
          center 0.6
          round
          body ring circle 0,0 45
          line -19,21 -19,-5 8,-5 corner 7
          solid polygon 6,-15 6,5 20,-5 corner 1

        symbol arrow.rectanglepath
          line -16,26 -50,26 -50,-41 50,-41 50,26 6,26 corner 13
          line 21,11 6,26 21,41

        symbol arrow.clockwise.icloud
          center 0.7
          layer 2
          use icloud
          layer 1
          outlined use arrow.clockwise scale 0.36 stroke 0.78 at -2,5
          filled cut use arrow.clockwise scale 0.36 stroke 0.78 at -2,5

        symbol gobackward arrow.trianglehead.counterclockwise
          round
          center 5
          use goforward scale -1,1

        symbol gobackward.5
          round
          center 5
          use gobackward
          text 5 0,6.5 31

        symbol gobackward.10
          round
          center 5
          use gobackward
          text 10 0,6.5 29

        symbol gobackward.15
          round
          center 5
          use gobackward
          text 15 0,6.5 29

        symbol gobackward.30
          round
          center 5
          use gobackward
          text 30 0,6.5 29

        symbol gobackward.45
          round
          center 5
          use gobackward
          text 45 0,6.5 29

        symbol gobackward.60
          round
          center 5
          use gobackward
          text 60 0,6.5 29

        symbol gobackward.75
          round
          center 5
          use gobackward
          text 75 0,6.5 29

        symbol gobackward.90
          round
          center 5
          use gobackward
          text 90 0,6.5 29

        symbol gobackward.minus
          round
          center 5
          use gobackward
          thin line -13,6 13,6

        symbol goforward arrow.trianglehead.clockwise
          round
          center 5
          arc 0,6 41 -36 268
          solid polygon -3,-48 -3,-22 17,-35 corner 1

        symbol goforward.5
          round
          center 5
          use goforward
          text 5 0,6.5 31

        symbol goforward.10
          round
          center 5
          use goforward
          text 10 0,6.5 29

        symbol goforward.15
          round
          center 5
          use goforward
          text 15 0,6.5 29

        symbol goforward.30
          round
          center 5
          use goforward
          text 30 0,6.5 29

        symbol goforward.45
          round
          center 5
          use goforward
          text 45 0,6.5 29

        symbol goforward.60
          round
          center 5
          use goforward
          text 60 0,6.5 29

        symbol goforward.75
          round
          center 5
          use goforward
          text 75 0,6.5 29

        symbol goforward.90
          round
          center 5
          use goforward
          text 90 0,6.5 29

        symbol goforward.plus
          round
          center 5
          use goforward
          thin line -13,6 13,6
          thin line 0,-7 0,19

        symbol repeat
          center 0.9
          path M -47.3,-2 L -47.3,-5 A 18,18 0 0 1 -29.3,-23 L 46,-23
          line 30,-38.8 46,-23 30,-7.2
          path M 47.3,2 L 47.3,5 A 18,18 0 0 1 29.3,23 L -46,23
          line -30,38.8 -46,23 -30,7.2

        symbol repeat.1
          center 0.9
          path M -47.3,-2 L -47.3,-5 A 18,18 0 0 1 -29.3,-23 L 46,-23
          line 30,-38.8 46,-23 30,-7.2
          line 21,23 -46,23
          line -30,38.8 -46,23 -30,7.2
          line 37.6,13 46.6,6.5 46.6,38.8

        symbol restart
          round
          center 3
          arc 0,2.5 41 -60 228
          solid polygon -29,-43 -9,-38 -24,-18 corner 1

        symbol shuffle
          center 1
          path M -51.4,24 L -36,24 C -10,24 -2,-24 24,-24 L 50,-24
          path M -51.4,-24 L -36,-24 C -10,-24 -2,24 24,24 L 50,24
          flip line 36,-39.5 51.5,-24 36,-8.5
        """#)
}
