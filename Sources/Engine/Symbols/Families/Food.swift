extension SymbolFamily {
    /// Food, drinks, sports and games.
    static let food = SymbolFamily(#"""
        symbol arcade.stick
          body half path M 0,22 L -40,22 C -44,22 -46,24 -46,28 L -46,41 C -46,45 -44,47 -40,47 L 0,47
          keep line 0,21 0,-12
          body circle 0,-30 17

        symbol baseball
          round
          body ring circle 0,0 45
          mirror thin path M 33,-30 C 18,-14 18,14 33,30
          mirror thin line 22,-11 13,-14
          mirror thin line 22,11 13,14

        symbol basketball
          round
          body ring circle 0,0 45
          thin line 0,-45 0,45
          thin line -45,0 45,0
          mirror thin path M 31,-32 C 13,-15 13,15 31,32

        symbol cricket.ball
          round
          body ring circle 0,0 45
          thin line -7,-44 -7,44
          thin line 7,-44 7,44

        symbol cup.and.saucer
          body path M -40,-34 L 30,-34 L 30,-14 C 30,6 20,18 6,18 L -16,18 C -30,18 -40,6 -40,-14 Z
          keep path M 31,-25 L 38,-25 C 46,-25 50,-20 50,-14 C 50,-4 40,2 27,3
          keep line -50,34 40,34

        symbol cup.and.heat.waves
          body path M -44,-9 L 26,-9 L 26,13 C 26,35 16,47 0,47 L -18,47 C -34,47 -44,35 -44,13 Z
          keep path M 27,1 L 32,1 C 40,1 44,5 44,12 C 44,21 36,27 24,28
          keep path M -24,-27 C -30,-35 -18,-39 -24,-47
          keep path M -6,-27 C -12,-35 0,-39 -6,-47
          keep path M 12,-27 C 6,-35 18,-39 12,-47

        symbol dice
          use die.face.2 scale 0.72 rotate 14 at 22,-18
          cut solid polygon -57.3,-13.1 8.1,-22.3 17.3,43.1 -48.1,52.3 corner 13 gap 6.5
          use die.face.5 scale 0.82 rotate -8 at -20,15

        symbol die.face.1
          body ring rect 0,0 80,80 corner 16
          dot 0,0 8

        symbol die.face.2
          body ring rect 0,0 80,80 corner 16
          dot 18,-18 7
          dot -18,18 7

        symbol die.face.3
          body ring rect 0,0 80,80 corner 16
          dot 20,-20 7
          dot 0,0 7
          dot -20,20 7

        symbol die.face.4
          body ring rect 0,0 80,80 corner 16
          mirror flip dot -18,-18 7

        symbol die.face.5
          body ring rect 0,0 80,80 corner 16
          mirror flip dot -20,-20 7
          dot 0,0 7

        symbol die.face.6
          body ring rect 0,0 80,80 corner 16
          mirror flip dot -17,-22 7
          mirror dot -17,0 7

        symbol dumbbell
          mirror keep line 50,0 57,0
          line -18,0 18,0
          mirror body rect 44.5,0 9,34 corner 4
          mirror body rect 24,0 14,56 corner 6

        symbol football
          round
          body path M -40,40 C -47,2 -4,-47 40,-40 C 47,-2 4,47 -40,40 Z
          thin line -14,14 14,-14
          thin line -17,3 -3,17
          thin line -7,-7 7,7
          thin line 3,-17 17,-3

        symbol fork.knife
          thin path M -32.3,-45 L -32.3,-23 C -32.3,-13 -27.3,-7 -19.3,-7 C -11.3,-7 -6.3,-13 -6.3,-23 L -6.3,-45
          thin line -19.3,-45 -19.3,-9
          line -19.3,-1 -19.3,45
          line 31.7,-41 31.7,45
          solid path M 31.7,-45 C 19.7,-41 14.7,-23 14.7,-5 L 14.7,1 C 14.7,3 15.7,4 17.7,4 L 31.7,4 Z

        symbol gamecontroller
          center 1
          body half path M 0,-27 L -15,-27 C -22,-27 -24,-39.5 -38,-39.5 C -55,-39.5 -65.7,0 -65.7,22 C -65.7,34 \
              -60,39.5 -52,39.5 C -39,39.5 -33,17 -22,17 L 0,17
          thin line -42,-9 -20,-9
          thin line -31,-20 -31,2
          dot 24,-2 6
          dot 38,-16 6

        symbol hockey.puck
          body path M -46,-14 C -46,-28 46,-28 46,-14 L 46,12 C 46,28 -46,28 -46,12 Z
          thin path M -46,-12 C -44,2 44,2 46,-12

        symbol medal
          round
          mirror line 31,-49 8,-8
          mirror line 11,-49 -2,-26
          over body circle 0,23 26 gap 2
          thin line -4,15 2,12 2,34

        symbol mug
          body line -44,-40 22,-40 22,40 -44,40 corner 13 closed
          keep path M 22,-22 L 30,-22 C 40,-22 44,-17 44,-8 L 44,6 C 44,15 40,20 30,20 L 22,20
          thin line -25,-18 -25,18
          thin line 3,-18 3,18

        symbol puzzlepiece
          center 0.8
          body half path M 0,-20 A 11,11 0 0 1 -9,-37.3 L -9,-42.6 L -32,-42.6 C -38,-42.6 -41,-39.6 -41,-34 L \
              -41,-9 L -46,-9 A 12.4,12.4 0 1 0 -46,9 L -41,9 L -41,34 C -41,39.6 -38,42.6 -32,42.6 L -9,42.6 L \
              -9,37.3 A 11,11 0 0 1 0,20

        symbol puzzlepiece.extension
          body path M -41.5,-21.0 L -21.5,-21.0 L -21.5,-26.0 C -28.5,-32.0 -26.5,-48.0 -13.5,-48.0 C -0.5,-48.0 \
              1.5,-32.0 -5.5,-26.0 L -5.5,-21.0 L 14.5,-21.0 C 18.5,-21.0 20.5,-19.0 20.5,-15.0 L 20.5,5.0 L \
              25.5,5.0 C 31.5,-2.0 47.5,0.0 47.5,13.0 C 47.5,26.0 31.5,28.0 25.5,21.0 L 20.5,21.0 L 20.5,42.0 C \
              20.5,46.0 18.5,48.0 14.5,48.0 L -41.5,48.0 C -45.5,48.0 -47.5,46.0 -47.5,42.0 L -47.5,-15.0 C \
              -47.5,-19.0 -45.5,-21.0 -41.5,-21.0 Z

        symbol rugbyball
          round
          body path M -40,40 C -47,2 -4,-47 40,-40 C 47,-2 4,47 -40,40 Z
          thin path M -38,15 C -27,18 -18,27 -15,38
          thin path M 38,-15 C 27,-18 18,-27 15,-38

        symbol soccerball
          round
          body ring circle 0,0 45
          solid polygon 0.0,-11.0 10.5,-3.4 6.5,8.9 -6.5,8.9 -10.5,-3.4
          thin line 0.0,-13.0 0.0,-30.0
          thin line 12.4,-4.0 28.5,-9.3
          thin line 7.6,10.5 17.6,24.3
          thin line -7.6,10.5 -17.6,24.3
          thin line -12.4,-4.0 -28.5,-9.3
          area polygon 0.0,-28.5 11.4,-33.1 13.0,-42.6 -13.0,-42.6 -11.4,-33.1
          area polygon 27.1,-8.8 35.0,0.6 44.5,-0.8 36.5,-25.5 28.0,-21.1
          area polygon 16.8,23.1 10.2,33.5 14.5,42.1 35.5,26.8 28.7,20.1
          area polygon -16.8,23.1 -28.7,20.1 -35.5,26.8 -14.5,42.1 -10.2,33.5
          area polygon -27.1,-8.8 -28.0,-21.1 -36.5,-25.5 -44.5,-0.8 -35.0,0.6

        symbol soccerball.inverse
          use soccerball filled

        symbol sportscourt
          body ring rect 0,0 106,76 corner 13
          thin line 0,-38 0,-14
          thin line 0,14 0,38
          thin circle 0,0 14
          thin line -53,-16 -36,-16 -36,16 -53,16 corner 4
          thin line 53,-16 36,-16 36,16 53,16 corner 4

        symbol takeoutbag.and.cup.and.straw
          body line -52,46 -52,-36 8,-36 8,46 corner 7 closed
          thin line -50,-16 6,-16
          line -32,-38 -32,-46 -12,-46 -12,-38 corner 6
          outlined over body path M 2,0 L 46,0 L 41,46 L 7,46 Z gap 0
          filled over body path M 2,0 L 46,0 L 41,46 L 7,46 Z gap 6.5
          keep line -3,-2 51,-2
          keep line 25,-2 29,-34 41,-38 corner 3

        symbol tennis.racket
          round
          body path M 4.3,14 C -11.7,12 -19.7,-2 -13.7,-20 C -7.7,-38 12.3,-50 28.3,-44 C 44.3,-38 48.3,-18 38.3,-2 \
              C 30.3,12 16.3,16 4.3,14 Z
          keep line -3.7,11 -43.7,46
          thin line 0.3,-26 26.3,6
          thin line 18.3,-40 38.3,-14
          thin line -7.7,-8 18.3,-40
          thin line 6.3,8 36.3,-30

        symbol tennisball
          round
          body ring circle 0,0 45
          mirror thin path M 28,-35 C 8,-17 8,17 28,35

        symbol theatermasks
          layer 2
          body ring path M 4,-17.3 C 20,-10.3 43,-10.3 59,-18.3 C 61.5,-19.3 63,-18.3 63,-15.3 L 63,8.7 C 63,28.7 \
              49,44.7 35,44.7 C 21,44.7 4,28.7 4,8.7 Z
          keep outlined thin path M 21,25.7 C 27,18.2 42,18.2 48,25.7
          filled cut thin path M 21,25.7 C 27,18.2 42,18.2 48,25.7
          outlined thin line 42,2.7 50,5.7
          filled cut thin line 42,2.7 50,5.7
          layer 1
          over body ring path M -59,-44.3 C -42,-37.3 -18,-37.3 -1,-44.3 C 2,-45.3 4,-44.3 4,-41.3 L 4,-11.3 C 4,8.7 \
              -13,26.7 -30,26.7 C -47,26.7 -63,8.7 -63,-11.3 L -63,-41.3 C -63,-44.3 -62,-45.3 -59,-44.3 Z
          thin path M -46,-2.3 C -39,8.7 -21,8.7 -14,-2.3
          thin line -47,-19.3 -37,-17.3
          thin line -13,-19.3 -23,-17.3

        symbol trophy
          center 1.2
          body half ring path M 0,-49 L -21,-49 C -25.5,-49 -27.5,-46.5 -27.2,-42 C -26,-20 -20,3 0,11
          mirror keep ring path M -27,-38.5 L -37,-38.5 C -41.5,-38.5 -43.5,-36 -43,-31.5 C -41.5,-18 -33,-8 -19,-6
          keep line 0,12 0,30
          body half ring path M 0,31 L -6,31 C -15,31 -22,38 -22,44.5 C -22,47.5 -20.5,49 -17,49 L 0,49

        symbol volleyball
          round
          body ring circle 0,0 45
          thin path M 0,0 C 2.0,-18.0 12.0,-31.0 30.0,-34.0
          thin path M -16.0,-9.5 C -14.0,-26.0 -6.0,-37.0 4.0,-45.0
          thin path M 0,0 C 14.6,10.7 20.8,25.9 14.4,43.0
          thin path M 16.2,-9.1 C 29.5,0.9 35.0,13.3 37.0,26.0
          thin path M 0,0 C -16.6,7.3 -32.8,5.1 -44.4,-9.0
          thin path M -0.2,18.6 C -15.5,25.1 -29.0,23.7 -41.0,19.0

        symbol waterbottle
          body path M -12,-35 C -12,-25 -26,-25 -26,-9 L -26,37 C -26,44 -22,47 -16,47 L 16,47 C 22,47 26,44 26,37 L \
              26,-9 C 26,-25 12,-25 12,-35 Z
          keep line -14,-47 14,-47
          thin line -24,5 24,5
          thin line -24,27 24,27

        symbol wineglass
          body half path M 0,-48 L 24,-48 C 29,-26 28,2 0,2
          outlined thin line -26,-22 26,-22
          filled cut thin line -18,-25 18,-25
          keep line 0,2 0,48
          keep line -22,48 22,48

        symbol xbox.logo
          round
          center 0.6
          body ring circle 0,0 45.1
          outlined use gamecontroller filled scale 0.46 stroke 0.5
          filled cut use gamecontroller filled scale 0.46 stroke 0.5
        """#)
}
