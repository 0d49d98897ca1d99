extension SymbolFamily {
    /// Furniture, household appliances, clothes.
    static let home = SymbolFamily(#"""
        symbol balloon
          round
          body half path M 0,-55 C 20,-55 33,-41 33,-21 C 33,1 16,17 5,23 L 0,23
          keep line -6,29 6,29 0,23 closed
          keep path M 0,29 C 0,41 -10,43 -6,55
          thin path M 15,-25 C 15,-33 10,-39 3,-40

        symbol balloon.2
          layer 2
          use balloon scale 0.8 at 23,-8
          layer 1
          over use balloon scale 0.8 at -23,8

        symbol bed.double
          body half line 0,-38 46,-38 46,8 0,8 corner 11
          outlined mirror path M 7,1 L 7,-8 C 7,-12 10,-15 14,-15 L 27,-15 C 31,-15 34,-12 34,-8 L 34,1
          filled mirror cut area rect 19,-7 26,20 corner 6
          outlined over body rect 0,15 108,30 corner 10 gap 0
          filled over body rect 0,15 108,30 corner 10 gap 3
          keep mirror line 50,30 50,38

        symbol birthday.cake
          thin line -52,44.4 52,44.4
          body half path M 0,0.4 L 30,0.4 C 37,0.4 41,4.4 41,11.4 L 41,44.4 L 0,44.4
          thin path M -40,20.4 C -32,30.4 -20,30.4 -13,20.4 C -6,30.4 6,30.4 13,20.4 C 20,30.4 32,30.4 40,20.4
          keep line 0,-1.6 0,-17.6
          keep mirror line 23,-1.6 23,-17.6
          area path M 0,-48.6 C 5,-42.6 7,-38.6 7,-35.6 C 7,-31.6 4,-28.6 0,-28.6 C -4,-28.6 -7,-31.6 -7,-35.6 C \
              -7,-38.6 -5,-42.6 0,-48.6 Z
          mirror area path M 23,-48.6 C 28,-42.6 30,-38.6 30,-35.6 C 30,-31.6 27,-28.6 23,-28.6 C 19,-28.6 16,-31.6 \
              16,-35.6 C 16,-38.6 18,-42.6 23,-48.6 Z

        symbol cabinet
          body rect 0,-5 100,72 corner 9
          thin line 0,-41 0,31
          mirror dot 15,-5 4.4
          keep mirror line 38,33 38,41

        symbol chair
          body half line 0,-48 26,-48 30,2 0,2 corner 9
          outlined over body rect 0,9 74,18 corner 8 gap 0
          filled over body rect 0,9 74,18 corner 8 gap 4
          keep mirror line 29,20 32,48

        symbol chair.lounge
          body path M -46,-44 C -40,-48 -34,-46 -32,-40 L -20,6 L 44,6 C 52,6 54,22 44,22 L -24,22 C -30,22 -33,20 \
              -35,13 L -50,-36 C -51,-40 -50,-42 -46,-44 Z
          keep line -22,24 -30,46
          keep line 34,24 42,46

        symbol chandelier
          line 0,-49.9 0,40.1
          path M -40,2.1 C -40,30.1 -20,34.1 0,34.1 C 20,34.1 40,30.1 40,2.1
          dot 0,48.1 6
          mirror body polygon 32,-25.9 48,-25.9 54,-3.9 26,-3.9 corner 3

        symbol comb
          body half line 0,-26 54,-26 54,4 0,4 corner 7
          mirror line 50,6 50,26
          thin line 0,6 0,26
          mirror thin line 17,6 17,26
          mirror thin line 34,6 34,26

        symbol cooktop
          body rect 0,0 92,92 corner 14
          thin circle -19,-19 10
          thin circle 20,-19 8
          thin circle -19,18 8
          thin circle 20,18 10

        symbol dishwasher
          body rect 0,0 80,96 corner 12
          outlined thin line -40,-24 40,-24
          thin line -14,-10 14,-10
          dot 26,-36 4.5
          thin line -26,-36 -8,-36

        symbol dryer
          body rect 0,0 80,96 corner 12
          outlined thin line -40,-24 40,-24
          thin circle 0,12 22
          dot 0,12 7
          dot 26,-36 4.5
          dot 8,-36 4.5

        symbol fan fanblades
          round
          body path M -2.0,-15.0 C -5.0,-24.0 -21.0,-27.0 -20.0,-37.0 C -19.0,-46.0 0.0,-51.0 13.0,-46.0 C \
              24.0,-41.0 17.0,-32.0 9.0,-27.0 C 3.0,-24.0 2.0,-20.0 2.0,-15.0 Z
          body path M 15.0,-2.0 C 24.0,-5.0 27.0,-21.0 37.0,-20.0 C 46.0,-19.0 51.0,-0.0 46.0,13.0 C 41.0,24.0 \
              32.0,17.0 27.0,9.0 C 24.0,3.0 20.0,2.0 15.0,2.0 Z
          body path M 2.0,15.0 C 5.0,24.0 21.0,27.0 20.0,37.0 C 19.0,46.0 0.0,51.0 -13.0,46.0 C -24.0,41.0 \
              -17.0,32.0 -9.0,27.0 C -3.0,24.0 -2.0,20.0 -2.0,15.0 Z
          body path M -15.0,2.0 C -24.0,5.0 -27.0,21.0 -37.0,20.0 C -46.0,19.0 -51.0,0.0 -46.0,-13.0 C -41.0,-24.0 \
              -32.0,-17.0 -27.0,-9.0 C -24.0,-3.0 -20.0,-2.0 -15.0,-2.0 Z
          keep dot 0,0 5.5

        symbol fan.desk
          round
          ring circle 0.0,-12.7 36
          area path M -1.1,-20.6 C -2.7,-25.4 -11.1,-27.0 -10.6,-32.3 C -10.1,-37.1 0.0,-39.7 6.9,-37.1 C 12.7,-34.4 \
              9.0,-29.7 4.8,-27.0 C 1.6,-25.4 1.1,-23.3 1.1,-20.6 Z
          area path M 8.0,-13.8 C 12.7,-15.3 14.3,-23.8 19.6,-23.3 C 24.4,-22.8 27.0,-12.7 24.4,-5.8 C 21.7,0.0 \
              17.0,-3.7 14.3,-7.9 C 12.7,-11.1 10.6,-11.6 8.0,-11.6 Z
          area path M 1.1,-4.7 C 2.7,0.0 11.1,1.6 10.6,6.9 C 10.1,11.7 0.0,14.3 -6.9,11.7 C -12.7,9.0 -9.0,4.3 \
              -4.8,1.6 C -1.6,0.0 -1.1,-2.1 -1.1,-4.7 Z
          area path M -8.0,-11.6 C -12.7,-10.0 -14.3,-1.6 -19.6,-2.1 C -24.4,-2.6 -27.0,-12.7 -24.4,-19.6 C \
              -21.7,-25.4 -17.0,-21.7 -14.3,-17.5 C -12.7,-14.3 -10.6,-13.8 -8.0,-13.8 Z
          line 0.0,24.3 0.0,45.3
          line -24.0,48.3 24.0,48.3

        symbol fan.floor
          round
          ring circle 0,-22 30
          area path M -0.9,-28.4 C -2.1,-32.3 -9.0,-33.6 -8.6,-37.9 C -8.2,-41.8 0.0,-43.9 5.6,-41.8 C 10.3,-39.6 \
              7.3,-35.8 3.9,-33.6 C 1.3,-32.3 0.9,-30.6 0.9,-28.4 Z
          area path M 6.5,-22.9 C 10.3,-24.1 11.6,-31.0 15.9,-30.6 C 19.8,-30.2 21.9,-22.0 19.8,-16.4 C 17.6,-11.7 \
              13.8,-14.7 11.6,-18.1 C 10.3,-20.7 8.6,-21.1 6.5,-21.1 Z
          area path M 0.9,-15.6 C 2.1,-11.7 9.0,-10.4 8.6,-6.1 C 8.2,-2.2 0.0,-0.1 -5.6,-2.2 C -10.3,-4.4 -7.3,-8.2 \
              -3.9,-10.4 C -1.3,-11.7 -0.9,-13.4 -0.9,-15.6 Z
          area path M -6.5,-21.1 C -10.3,-19.9 -11.6,-13.0 -15.9,-13.4 C -19.8,-13.8 -21.9,-22.0 -19.8,-27.6 C \
              -17.6,-32.3 -13.8,-29.3 -11.6,-25.9 C -10.3,-23.3 -8.6,-22.9 -6.5,-22.9 Z
          line 0,9 0,50
          line -18,52 18,52

        symbol frying.pan
          round
          body circle -18,0 34
          thin circle -18,0 19
          keep line 16,0 52,0

        symbol gift
          center 3.7
          body half ring path M 0,-22 L -36,-22 C -40.5,-22 -42.3,-20 -42.3,-16 L -42.3,-8 C -42.3,-4 -40.5,-2 \
              -36,-2 L 0,-2
          outlined body half ring path M 0,-2 L -35.5,-2 L -35.5,38 C -35.5,44 -32,46.8 -26.5,46.8 L 0,46.8
          filled body half ring path M 0,8.5 L -35.5,8.5 L -35.5,38 C -35.5,44 -32,46.8 -26.5,46.8 L 0,46.8
          outlined ring line 0,-22 0,46
          filled cut ring line 0,-24 0,54
          mirror keep ring path M 0,-23 C -5,-38 -13,-46.8 -21,-46.8 C -27,-46.8 -30,-43 -30,-37.5 C -30,-29 -24,-23 \
              -13,-23

        symbol hanger
          path M -12,-28 C -12,-36 -6,-40 0,-40 C 7,-40 12,-35 12,-28 C 12,-20 0,-20 0,-8
          line 0,-8 -54,28 -54,40 54,40 54,28 0,-8 corner 6

        symbol hat.widebrim
          keep path M -56,14 C -40,34 40,34 56,14
          body path M -34,22 C -34,-10 -30,-30 -18,-30 C -10,-30 -6,-25 0,-25 C 6,-25 10,-30 18,-30 C 30,-30 34,-10 \
              34,22 C 16,29 -16,29 -34,22 Z
          thin path M -32,2 C -16,8 16,8 32,2

        symbol hat.cap
          round
          center 0.7
          body ring path M -54.1,24.9 C -54.1,-7.1 -36.1,-28.1 -10.1,-28.1 C 11.9,-28.1 25.9,-13.1 29.9,8.9 C \
              39.9,11.4 51.9,16.9 53.9,23.4 C 55.4,28.4 50.9,30.9 44.9,29.4 C 27.9,25.4 5.9,25.9 -12.1,30.4 C \
              -24.1,33.4 -38.1,34.4 -48.1,32.4 C -52.1,31.6 -54.1,29.4 -54.1,24.9 Z
          outlined thin path M 29.9,8.9 C 11.9,6.9 -10.1,8.9 -24.1,14.9 C -30.1,17.6 -35.1,20.9 -38.1,24.9
          filled cut thin path M 59.9,16.9 L 29.9,8.9 C 11.9,6.9 -10.1,8.9 -24.1,14.9 C -30.1,17.6 -35.1,20.9 -38.1,24.9
          keep line -13.1,-33.1 -8.1,-33.1

        symbol heater.vertical
          body rect 0,-6 76,76 corner 10
          thin line 0,-30 0,18
          mirror thin line 18,-30 18,18
          keep mirror line 24,34 24,44

        symbol jacket
          body half path M 0,-46 L 16,-46 C 30,-42 42,-34 46,-18 L 52,28 L 36,32 L 32,6 L 32,46 L 0,46
          thin line 0,-20 0,46
          mirror thin line 15,-45 0,-22

        symbol lamp.desk
          body polygon 7.7,-42.7 -3.1,-30.9 7.3,4 43.4,-36.1 corner 6
          keep line 39.6,-14 28.9,-2.1
          keep line -39.7,42.2 16.3,42.2
          keep line -11.7,42.2 -33.7,4.2 -2.7,-36.8

        symbol lamp.floor
          body half line 0,-50 17,-50 30,-10 0,-10 corner 6
          keep line 0,-10 0,50
          keep line -20,50 20,50

        symbol lamp.table
          body half line 0,-45 24,-45 42,1 0,1 corner 7
          keep line 0,1 0,45
          keep line -22,45 22,45

        symbol lamp.ceiling
          line 0,-43.8 0,-13.8
          line -14,-43.8 14,-43.8
          body half path M 0,-13.8 C 26,-13.8 44,2.2 46,28.2 L 0,28.2
          filled line -12,44.2 12,44.2
          outlined path M -16,30.2 C -14,48.2 14,48.2 16,30.2

        symbol latch.2.case
          use case
          outlined thin line -50,2 50,2
          outlined mirror line -26,-4 -26,9
          filled cut thin line -60,2 60,2
          filled mirror line -26,-3 -26,9

        symbol microwave
          body rect 0,-3 112,74 corner 12
          thin rect -14,-3 60,46 corner 7
          dot 38,-19 4.6
          dot 38,-3 4.6
          dot 38,13 4.6
          keep mirror line 38,34 38,40

        symbol oven
          body rect 0,0 90,90 corner 13
          outlined thin line -45,-20 45,-20
          filled cut area rect 0,-19 75,6.5
          mirror dot 9,-33 4.3
          mirror dot 27,-33 4.3
          thin rect 0,13 56,34 corner 7

        symbol party.popper
          body ring path M -51,43.4 L -28.5,-13.6 C -25.5,-21.6 -19.5,-19.6 -12.5,-14.6 C -0.5,-5.6 8.5,5.4 \
              13.5,15.4 C 16.5,21.4 16.5,25.4 9.5,28.4 L -44.5,50.4 C -49.5,52.4 -53,48.4 -51,43.4 Z
          thin line -37.5,11.4 -14.5,37.4
          keep path M -10.5,-30.6 C -2.5,-36.6 -2.5,-43.6 -6.5,-50.6
          keep path M 27.5,8.4 C 32.5,0.4 40.5,-0.6 47.5,4.4
          keep path M 7.5,-9.6 C 17.5,-12.6 17.5,-23.6 25.5,-25.6 C 31.5,-27.6 32.5,-35.6 32.5,-39.6
          dot 13.5,-44.6 6
          dot 49.5,-14.6 6
          dot 38.5,28.4 6
          dot 48.5,-42.6 4.5

        symbol refrigerator
          body rect 0,-2 64,96 corner 11
          thin line -32,-14 32,-14
          thin line -17,-34 -17,-27
          thin line -17,0 -17,18
          keep mirror line 20,47 20,51

        symbol shoe
          body path M -48,-28 C -44,-24 -38,-22 -32,-24 C -30,-16 -14,-12 -4,-8 C 6,0 12,6 26,8 C 44,10 52,18 52,28 \
              L -50,28 C -54,10 -54,-12 -48,-28 Z
          outlined thin line -52,12 50,16
          filled cut thin line -54,14 56,16
          thin line -2,-6 -9,2
          thin line 10,4 4,10

        symbol sofa
          body rect 0,-11 82,52 corner 14
          outlined thin line 0,-37 0,7
          filled cut thin line 0,-29 0,7
          outlined over body half path M 0,29 L 46,29 C 52,29 55,25 55,19 L 55,-3 C 55,-9 51,-13 46,-13 C 41,-13 \
              37,-9 37,-3 L 37,8 L 0,8 gap 0
          filled over body half path M 0,29 L 46,29 C 52,29 55,25 55,19 L 55,-3 C 55,-9 51,-13 46,-13 C 41,-13 37,-9 \
              37,-3 L 37,8 L 0,8 gap 5
          keep mirror line 43,29 43,37

        symbol stove
          body rect 0,6 88,80 corner 12
          keep line -44,-46 44,-46
          outlined thin line -44,-12 44,-12
          filled cut area rect 0,-12 74,6.5
          mirror dot 9,-23 4
          mirror dot 27,-23 4
          thin rect 0,17 54,30 corner 6

        symbol table.furniture
          body half line 0,-32 54,-32 54,-16 0,-16 corner 5
          keep mirror line 44,-14 44,32

        symbol tshirt
          body half path M 0,-34 C 7,-34 13,-37 15,-44 L 22,-44 C 27,-44 31,-42 35,-38 L 54,-19 L 38,-3 L 28,-11 L \
              28,38 C 28,42 26,44 22,44 L 0,44

        symbol washer
          body rect 0,0 80,96 corner 12
          outlined thin line -40,-24 40,-24
          thin circle 0,12 22
          thin path M -14,12 C -9,7 -5,7 0,12 C 5,17 9,17 14,12
          dot 26,-36 4.5
          thin line -26,-36 -8,-36
        """#)
}
