extension SymbolFamily {
    /// Vehicles and roads.
    static let transport = SymbolFamily(#"""
        symbol airplane
          round
          center 0.6
          solid path M 44.8,0 C 44.8,-3 39,-6 30,-6 L 13,-6 L -14,-44.8 L -20,-44.8 L -8,-6 L -31,-5 L -40,-17 L \
              -44.8,-17 L -41,0 L -44.8,17 L -40,17 L -31,5 L -8,6 L -20,44.8 L -14,44.8 L 13,6 L 30,6 C 39,6 44.8,3 \
              44.8,0 Z

        symbol airplane.departure
          layer 1
          solid path M 51.6,-30.5 C 49.7,-35.7 41,-33.7 32.8,-30.7 L 17.3,-25.1 L -18.9,-37.7 L -26.2,-35 L \
              -4.4,-17.2 L -30.9,-6.4 L -46.2,-16 L -52.4,-13.8 L -41.1,4.4 C -38.5,8.1 -33,7.3 -26.8,5 L -2,-4 L \
              -4,22.5 L 3.2,19.8 L 19.7,-11.9 L 39.4,-19.1 C 49.7,-22.8 53.1,-26.4 51.6,-30.5 Z
          layer 2
          line -47.6,37.8 52.4,37.8

        symbol airplane.arrival
          layer 1
          solid path M 47.9,8.3 C 49.8,3.1 41.9,-0.9 33.6,-3.9 L 18.1,-9.6 L -1.5,-42.5 L -8.7,-45.1 L -3.6,-17.5 L \
              -30.8,-26.2 L -36.3,-43.4 L -42.5,-45.7 L -45.5,-24.6 C -46.0,-20.0 -41.2,-17.1 -35.0,-14.9 L \
              -10.2,-5.8 L -28.8,13.1 L -21.5,15.8 L 11.6,2.1 L 31.2,9.2 C 41.5,13.0 46.4,12.4 47.9,8.3 Z
          layer 2
          line -50,46 50,46

        symbol airplane.up.right airplane.up.forward
          round
          use airplane rotate -45 at 6.7,-6.7

        symbol airplane.up.left
          round
          use airplane rotate -135 at -6.7,-6.7

        symbol bicycle
          center 0.8
          mirror circle 45.3,15.8 29
          line 45.3,15.8 25,-44.8 36,-44.8
          line 30,-27 -20,-27 -45.3,15.8 -6,15.8 30,-24
          line -6,15.8 -25,-42
          line -33,-43 -17,-43

        symbol bus
          center 1
          mirror solid rect 27,46.3 10,12
          body rect 0,-5.3 80,94 corner 14
          mirror line 49.4,-20 49.4,-4
          outlined thin line -40,11 40,11
          outlined thin line -40,-34 40,-34
          filled cut solid rect 0,-11.5 55,29 corner 2
          filled cut thin line -16,-40 16,-40
          mirror dot 24,26 6

        symbol bus.doubledecker
          mirror solid rect 26,54 10,8
          body rect 0,-4 80,108 corner 14
          mirror line 49.4,-2 49.4,14
          outlined thin line -40,-12 40,-12
          outlined thin line -40,25 40,25
          filled cut solid rect 0,-33 54,18 corner 2
          filled cut solid rect 0,6 54,18 corner 2
          mirror dot 24,37 5.5

        symbol cablecar
          line -42,-37 42,-49
          line 0,-43 0,-23
          body half path M 0,-23 L 30,-23 C 37,-23 40,-20 41,-13 L 45,29 C 46,43 40,49 30,49 L 0,49
          outlined thin line -41,11 41,11
          outlined thin line 0,-21 0,11
          filled mirror cut area path M 4,-13 L 30,-13 L 33,9 L 4,9 Z
          thin line -14,31 14,31

        symbol car
          center 1.3
          solid rect 38,33 10,15
          solid rect -38,33 10,15
          body half path M 0,-40.6 L 22,-40.6 C 29,-40.6 32,-38 34,-31 L 41,-10 C 47,-7 49,-2 49,5 L 49,22 C 49,26 \
              47,28 43,28 L 0,28
          mirror line 50,-17 53,-17
          outlined thin line -40,-10 40,-10
          filled cut solid polygon -25,-29 25,-29 30,-13 -30,-13 corner 2
          mirror dot 31,9 6.5
          thin line -12,11 12,11

        symbol car.side
          body path M -66,13 L -66,1 C -66,-7 -61,-10 -53,-11 L -39,-30 C -36,-34 -32,-36 -27,-36 L 8,-36 C 14,-36 \
              19,-34 23,-30 L 42,-12 C 58,-10 66,-5 66,6 L 66,15 C 66,20 63,23 58,23 L -57,23 C -63,23 -66,19 -66,13 Z
          outlined thin line -51,-12 40,-12
          outlined thin line -5,-35 -5,-13
          filled cut solid polygon -34,-24 -13,-24 -13,-13 -41,-13 corner 1
          filled cut solid polygon 2,-24 12,-24 24,-13 2,-13 corner 1
          over body circle -37,23 13
          over body circle 38,23 13

        symbol car.2
          layer 2
          use car scale 0.8 at 22,-11
          layer 1
          over use car scale 0.8 at -22,11

        symbol engine.combustion
          body path M -21.5,-20.0 L -9.5,-20.0 L 14.5,-20.0 C 18.5,-20.0 20.5,-18.0 22.5,-15.0 L 28.5,-6.0 L \
              36.5,-6.0 L 36.5,-16.0 L 48.5,-16.0 L 48.5,32.0 L 36.5,32.0 L 36.5,22.0 L 28.5,22.0 L 20.5,34.0 C \
              18.5,37.0 16.5,38.0 12.5,38.0 L -15.5,38.0 C -19.5,38.0 -21.5,37.0 -23.5,34.0 L -30.5,24.0 L \
              -33.5,24.0 L -33.5,-9.0 L -30.5,-9.0 Z
          keep line -33.5,8.0 -48.5,8.0
          keep line -48.5,-8.0 -48.5,24.0
          keep line -5.5,-20.0 -5.5,-38.0
          keep line -21.5,-38.0 12.5,-38.0

        symbol ev.charger
          body line -42,46 -42,-46 14,-46 14,46 corner 11 closed
          area polygon -9,-30 -31,5 -17,5 -21,31 3,-6 -11,-6 corner 1.5
          keep line -51,46 23,46
          keep path M 14,4 L 18,4 C 24,4 27,7 27,13 L 27,30 C 27,40 42,40 42,30 L 42,-10
          keep line 33,-24 33,-12 37,-8 47,-8 51,-12 51,-24 corner 4

        symbol ferry
          mirror keep line 27,-8 27,-29 18,-35 0,-35 corner 6
          keep line -11,-36 -11,-49 11,-49 11,-36 corner 4
          body half path M 0,-15 L 40,-4 C 44,-3 45,0 44,3 C 41,15 37,23 30,30 L 0,30
          thin line 0,-11 0,27
          keep path M -46,43 C -38,43 -36,49 -26,49 C -14,49 -12,42 0,42 C 12,42 14,49 26,49 C 36,49 38,43 46,43

        symbol fuelpump
          body line -38,46 -38,-46 18,-46 18,46 corner 11 closed
          thin rect -10,-22 30,20 corner 3
          filled cut area rect -10,-22 32,22 corner 4
          keep line -47,46 27,46
          keep path M 18,4 L 22,4 C 28,4 31,7 31,13 L 31,28 C 31,38 46,38 46,28 L 46,-14 C 46,-18 45,-20 42,-23 L 30,-35

        symbol helm
          round
          ring circle 0,0 31
          thin circle 0,0 9
          flip ring line 0,-10 0,-50
          mirror ring line -10,0 -50,0
          flip mirror ring line -7,-7 -35.4,-35.4

        symbol lifepreserver
          round
          body ring circle 0,0 45
          outlined ring circle 0,0 19
          filled cut area circle 0,0 17
          outlined mirror flip thin path M -24.4,-37.4 L -11,-16
          outlined mirror flip thin path M -37.4,-24.4 L -16,-11
          filled cut area mirror flip polygon -44,-30 -30,-44 -5,-19 -19,-5

        symbol lightrail
          line 0,-52 0,-38
          line -18,-52 18,-52
          body half path M 0,-38 L 22,-38 C 31,-38 36,-34 37,-25 L 40,22 C 40,32 35,37 25,37 L 0,37
          outlined thin line -39,10 39,10
          filled cut area path M -25,-24 L 25,-24 L 29,6 L -29,6 Z
          mirror dot 20,23 5
          keep line -40,52 40,52

        symbol motorcycle
          mirror circle 46,16.5 21
          line -46,16.5 -4,-1.5
          line 46,16.5 25,-35.5 10,-37.5
          solid path M -8,-16.5 C 2,-23.5 18,-23.5 29,-15.5 L 22,2.5 L -2,2.5 Z
          line -42,-18.5 -10,-14.5
          line -14,16.5 14,16.5

        symbol oar.2.crossed
          round
          line -16,-20 40,46
          line 16,-20 -40,46
          body path M -16,-20 C -28,-20 -42,-34 -44,-46 C -30,-46 -16,-34 -16,-20 Z
          body path M 16,-20 C 28,-20 42,-34 44,-46 C 30,-46 16,-34 16,-20 Z

        symbol parkingsign
          path M -22,35 L -22,-35 L 1,-35 C 14,-35 22,-26 22,-14 C 22,-2 14,7 1,7 L -22,7

        symbol pipe.and.drop
          body path M -44,-44.8 L -32,-44.8 L -32,-38.8 L 10,-38.8 C 28,-38.8 38,-28.8 38,-10.8 L 38,-4.8 L 44,-4.8 \
              L 44,7.2 L 4,7.2 L 4,-4.8 L 8,-4.8 L 8,-8.8 L -32,-8.8 L -32,-2.8 L -44,-2.8 Z
          use drop scale 0.26 at 24,33.2

        symbol road.lanes
          mirror line 22,-44 44,44
          line 0,-43 0,-32
          line 0,-8 0,8
          line 0,32 0,43

        symbol road.lanes.curved.right
          path M -44,46 C -40,4 -20,-36 14,-46
          path M 28,46 C 30,20 34,0 44,-18
          path M -8,46 C -6,14 4,-14 30,-34 dash 13,19

        symbol road.lanes.curved.left
          use road.lanes.curved.right scale -1,1

        symbol sailboat
          body path M -50,22.7 L 50,22.7 C 48,36.7 40,44.7 28,44.7 L -28,44.7 C -40,44.7 -48,36.7 -50,22.7 Z
          body thin path M 4,-45.3 C 23,-33.3 39,-13.3 42,7.7 L 4,7.7 Z
          body thin path M -13,-27.3 L -13,7.7 L -39,7.7 C -35,-6.3 -27,-18.3 -13,-27.3 Z

        symbol scooter
          circle -38,36 9
          circle 38,36 9
          line -28,36 8,36
          path M 8,36 C 10,22 20,16 33,15
          line 38,27 26,-45 10,-45

        symbol skateboard
          line -54,-18 -46,-6 46,-6 54,-18 corner 10
          mirror circle 28,10 8

        symbol steeringwheel
          round
          ring circle 0,0 45
          solid path M -12,-4 L 12,-4 C 12,6 8,10 0,10 C -8,10 -12,6 -12,-4 Z
          mirror line 12,-4 44,-8
          line 0,10 0,44

        symbol stroller
          body path M -46,-7.5 C -46,-32.5 -26,-46.5 -4,-46.5 L -4,-7.5 Z
          keep line 30,-7.5 37,-25.5 46,-29.5 corner 6
          outlined over body path M -46,-7.5 L 30,-7.5 C 30,9.5 16,20.5 0,20.5 L -18,20.5 C -34,20.5 -46,9.5 \
              -46,-7.5 Z gap 0
          filled over body path M -46,-5.5 L 30,-5.5 C 30,10.5 16,20.5 0,20.5 L -18,20.5 C -34,20.5 -46,10.5 \
              -46,-5.5 Z gap 5
          keep circle -26,38.5 8
          keep circle 14,38.5 8

        symbol surfboard
          round
          body path M 44,-44 C 20,-46 -14,-26 -32,0 C -42,16 -46,32 -44,44 C -32,46 -16,42 0,32 C 26,14 46,-20 44,-44 Z
          thin line -36,36 36,-36

        symbol suv.side
          body path M -66,14 L -66,-24 C -66,-32 -62,-36 -54,-36 L 8,-36 C 15,-36 20,-34 24,-29 L 38,-9 C 58,-8 \
              66,-3 66,8 L 66,16 C 66,21 63,24 58,24 L -57,24 C -63,24 -66,20 -66,14 Z
          outlined thin line -66,-9 38,-9
          outlined thin line -4,-35 -4,-10
          outlined thin line -36,-35 -36,-10
          filled cut solid polygon -56,-24 -44,-24 -44,-12 -56,-12 corner 1
          filled cut solid polygon -30,-24 -11,-24 -11,-12 -30,-12 corner 1
          filled cut solid polygon 4,-24 13,-24 22,-12 4,-12 corner 1
          over body circle -37,24 13
          over body circle 38,24 13

        symbol train.side.front.car
          body path M -60,-36 L 8,-36 C 34,-36 60,-10 60,10 C 60,18 55,22 46,22 L -60,22 Z
          outlined thin line -60,0 54,0
          outlined thin line 2,-35 2,0
          filled cut area path M -50,-24 L 2,-24 L 2,-6 L -50,-6 Z
          filled cut area path M 11,-24 C 22,-23 34,-16 41,-6 L 11,-6 Z
          keep line -60,36 60,36

        symbol tram
          center 0.6
          line -24,-56.2 24,-56.2
          line 0,-56 0,-44
          body rect 0,-6 72,74 corner 15
          outlined thin line -36,2 36,2
          filled cut solid rect 0,-14 46,22 corner 3
          mirror dot 19,17 5.5
          keep mirror line 29,40 39.9,56.2
          keep line -31,48.5 31,48.5

        symbol truck.box box.truck
          center -0.8
          body rect -27,-7.9 78,78.8 corner 9
          body path M 12,-25 L 40,-25 C 45,-25 48,-23 51,-19 L 62,-3 C 65,1 66,4 66,9 L 66,22 C 66,28 62,31.5 \
              57,31.5 L 12,31.5 Z
          outlined thin line 36,-25 36,-2 62,-2 corner 5
          filled cut solid polygon 31,-13 42,-13 50,-2 31,-2 corner 1
          over body circle -32,33.1 14.2
          over body circle 36,33.1 14.2

        symbol truck.pickup.side
          body path M -66,14 L -66,-4 L -16,-4 L -16,-28 C -16,-33 -13,-36 -8,-36 L 10,-36 C 16,-36 20,-34 24,-29 L \
              38,-9 C 58,-8 66,-3 66,8 L 66,16 C 66,21 63,24 58,24 L -57,24 C -63,24 -66,20 -66,14 Z
          outlined thin line -15,-8 38,-8
          filled cut solid polygon -5,-24 12,-24 21,-12 -5,-12 corner 1
          over body circle -40,24 13
          over body circle 38,24 13

        symbol windshield.rear.and.wiper
          body path M -35,-31 C -12,-38 12,-38 35,-31 C 40,-29 43,-26 45,-21 L 56,20 C 57,26 54,29 49,29 L 6,29 L \
              -49,29 C -54,29 -57,26 -56,20 L -45,-21 C -43,-26 -40,-29 -35,-31 Z
          cut dot 0,29 13
          thin line -2,26 -28,-7
          thin line -42,3 -15,-17
          keep dot 0,32 8
        """#)
}
