extension SymbolFamily {
    /// Houses, doors and windows, places, and the signs of a journey.
    static let buildings = SymbolFamily(#"""
        symbol backpack
          body half path M 0,-38 C -24,-38 -36,-24 -36,-1 L -36,42 C -36,47 -33,50 -28,50 L 0,50
          keep path M -12,-39 C -12,-46 -8,-50 0,-50 C 8,-50 12,-46 12,-39
          outlined thin rect 0,24 44,22 corner 6
          filled cut thin rect 0,24 42,22 corner 6
          thin line -12,-13 12,-13

        symbol bathtub
          keep line -42,-4 -42,-32 -34,-42 -26,-42 -18,-33 -18,-28 corner 8
          keep mirror line 36,35 40,42
          body half path M 0,-4 L 49,-4 C 53,-4 55,-1 54,3 L 50,20 C 48,29 43,33 35,33 L 0,33

        symbol blinds.horizontal.open
          ring rect 0,0 92,92 corner 12
          thin line -45,-23 45,-23
          thin line -45,0 45,0
          thin line -45,23 45,23

        symbol blinds.horizontal.closed
          ring rect 0,0 92,92 corner 12
          area rect 0,-28 80,13 corner 3
          area rect 0,-9.3 80,13 corner 3
          area rect 0,9.3 80,13 corner 3
          area rect 0,28 80,13 corner 3

        symbol briefcase
          center 0.8
          body rect 0,10.5 103,64 corner 11
          keep path M -20,-22 L -20,-33 C -20,-39 -17,-42.6 -11,-42.6 L 11,-42.6 C 17,-42.6 20,-39 20,-33 L 20,-22
          outlined thin line -50,11 50,11
          filled cut line -60,11 -11,11
          filled cut line 60,11 11,11
          filled cut line 0,8 0,14
          outlined thin line 0,3 0,19

        symbol building.2
          body line 4,-14 45,-14 45,46 4,46 corner 7 closed
          outlined over body rect -20,0 48,92 corner 7 gap 0
          filled over body rect -20,0 48,92 corner 7 gap 5
          area rect -29,-25 8,10 corner 2
          area rect -11,-25 8,10 corner 2
          area rect -29,-5 8,10 corner 2
          area rect -11,-5 8,10 corner 2
          area rect -29,15 8,10 corner 2
          area rect -11,15 8,10 corner 2
          outlined area rect 24.5,4 9,10 corner 2
          outlined area rect 24.5,24 9,10 corner 2
          filled cut area rect 27,4 9,10 corner 2
          filled cut area rect 27,24 9,10 corner 2

        symbol building.columns
          body half line 0,-46 46,-23 46,-13 0,-13 corner 5
          dot 0,-26 5
          mirror thin line 12.5,-2 12.5,23
          mirror thin line 37.5,-2 37.5,23
          line -40,34 40,34
          line -48,46 48,46

        symbol building
          body rect 0,0 70,98 corner 9
          mirror area rect 16,-28 10,10 corner 2
          mirror area rect 16,-7 10,10 corner 2
          outlined thin line -11,48 -11,22 11,22 11,48 corner 3
          filled cut area rect 0,42 19,42 corner 2

        symbol case
          body rect 0,9 104,66 corner 11
          keep path M -20,-24 L -20,-34 C -20,-40 -17,-43 -11,-43 L 11,-43 C 17,-43 20,-40 20,-34 L 20,-24

        symbol curtains.closed
          keep line -54,-45 54,-45
          mirror body rect 26,3 36,84 corner 6
          mirror thin line 26,-17 26,43

        symbol curtains.open
          line -54,-44 54,-44
          mirror body path M 46,-38 L 8,-38 C 8,-14 18,0 32,6 L 32,44 L 46,44 Z

        symbol door.left.hand.closed
          line -46,48 46,48
          keep line -32,47 -32,-48 32,-48 32,47 corner 8
          filled body area rect 0,11 41,74 corner 3
          dot 17,3 4.5

        symbol door.left.hand.open
          keep line 8,45.3 46,45.3
          keep line -46,45.3 -32,45.3
          line 32,45.3 32,-50.7 -20,-50.7 corner 8
          body path M -32,-46.7 C -32,-51.7 -29,-53.7 -25,-51.7 L 4,-40.7 C 7,-39.7 9,-36.7 9,-32.7 L 9,47.3 C \
              9,51.3 6,53.3 2,52.3 L -28,43.3 C -31,42.3 -32,40.3 -32,37.3 Z
          dot -3,3.3 4.5

        symbol door.right.hand.closed
          use door.left.hand.closed scale -1,1

        symbol door.right.hand.open
          use door.left.hand.open scale -1,1 at 0,0

        symbol door.garage.closed
          line -52,47.9 -52,-32.1 0,-48.1 52,-32.1 52,47.9 corner 5
          body rect 0,18.9 76,58 corner 4
          thin line -38,4.9 38,4.9
          thin line -38,18.9 38,18.9
          thin line -38,32.9 38,32.9

        symbol door.garage.open
          line -52,47.9 -52,-32.1 0,-48.1 52,-32.1 52,47.9 corner 5
          line -36,47.9 -36,-12.1 36,-12.1 36,47.9 corner 4
          line -36,1.9 36,1.9

        symbol door.sliding.left.hand.closed
          keep line -52,44 52,44
          body line -44,44 -44,-44 44,-44 44,44 corner 8
          thin line 0,-44 0,44
          thin line -12,-8 -12,8

        symbol door.sliding.right.hand.closed
          use door.sliding.left.hand.closed scale -1,1

        symbol duffle.bag
          body rect 0,8 108,56 corner 20
          keep path M -24,36 L -24,-16 C -24,-30 -18,-36 -8,-36 L 8,-36 C 18,-36 24,-30 24,-16 L 24,36
          thin line -8,-4 8,-4

        symbol fireplace
          keep line -50,-44 50,-44
          body half path M 0,-42 L 42,-42 L 42,44 L 24,44 L 24,6 C 24,-10 14,-18 0,-18
          area path M 2,-6 C 10,2 16,12 16,24 C 16,36 9,44 0,44 C -9,44 -16,36 -16,25 C -16,19 -14,14 -11,10 C -9,13 \
              -7,14 -5,15 C -1,10 2,2 2,-6 Z

        symbol flag.checkered
          line -43,-47 -43,47
          body path M -43,-43 C -25,-51 -11,-34 7,-39 C 21,-43 31,-45 43,-43 L 43,11 C 31,9 21,11 7,15 C -11,20 \
              -25,3 -43,11 Z
          area polygon -43,-25 -21.5,-25.5 -21.5,-7.5 -43,-7
          area polygon -21.5,-43.5 0,-38.3 0,-20.3 -21.5,-25.5
          area polygon -21.5,-7.5 0,-2.3 0,15.7 -21.5,10.5
          area polygon 0,-20.3 21.5,-23.5 21.5,-5.5 0,-2.3
          area polygon 21.5,-41.5 43,-43 43,-25 21.5,-23.5
          area polygon 21.5,-5.5 43,-7 43,11 21.5,12.5

        symbol flag
          center 0.4
          body ring path M -42.3,-36.5 C -32,-44 -14,-45.5 0,-39 C 14,-32.5 28,-32.5 38,-36.5 C 40.5,-37.5 42.3,-36 \
              42.3,-33.5 L 42.3,12 C 42.3,15 41,16.5 38.5,17.5 C 28,21 14,20.5 0,14.5 C -14,8.5 -30,9 -42.3,16 Z
          keep ring line -42.3,-36.5 -42.3,43.3

        symbol flag.2.crossed
          layer 2
          use flag scale -0.75,0.75 rotate -22 at -40,-6.9
          keep ring line -20.9,-44.2 15.1,44.8
          layer 1
          cut ring line 20.9,-44.2 -15.1,44.8 gap 6.5
          over use flag scale 0.75 rotate 22 at 40,-6.9
          keep ring line 20.9,-44.2 -15.1,44.8

        symbol homekit
          round
          center 1
          body ring half path M 0,-46.5 C -2,-46.5 -3.5,-45.7 -6,-43.5 L -43,-12 C -46.5,-9 -48,-6 -48,-2 L -48,32.5 \
              C -48,41.5 -43.5,46.5 -35,46.5 L 0,46.5
          dot 0,10 13

        symbol house
          center 0.8
          outlined line -38,-13 -38,46.4 38,46.4 38,-13 corner 9
          outlined line -12,46 -12,15 12,15 12,46 corner 3
          filled solid polygon 0,-46 -38,-12 -38,46.4 38,46.4 38,-12 corner 8
          filled cut solid rect 0,34 16,32 corner 1
          solid rect 36,-30 5,16
          outlined line -53.3,1 0,-46.4 53.3,1
          filled over line -53.3,1 0,-46.4 53.3,1

        symbol house.and.flag
          outlined line -38,7 -38,49 38,49 38,7 corner 8
          filled solid polygon 0,-25 -38,7 -38,49 38,49 38,7 corner 6
          outlined thin line -12,49 -12,23 12,23 12,49 corner 3
          filled cut solid rect 0,41 16,32 corner 1
          outlined line -52,19 0,-25 52,19
          filled over line -52,19 0,-25 52,19
          keep line 0,-29 0,-49
          solid polygon 2,-49 26,-43 2,-37

        symbol house.lodge
          round
          center 0.7
          body ring half path M 0,-46 L -40,24 C -41.5,27 -40,29.5 -37,29.5 L -29,29.5 L -29,40 C -29,44 -27,46 \
              -23,46 L 0,46
          outlined mirror thin path M -11,44 L -11,20 C -11,17 -9.5,15.5 -6.5,15.5 L 0,15.5
          filled cut area path M -9.5,60 L -9.5,22 C -9.5,18 -8,16.5 -4,16.5 L 4,16.5 C 8,16.5 9.5,18 9.5,22 L 9.5,60 Z
          dot 0,-7 5

        symbol shower
          line 39.2,48 39.2,-30 21.2,-48 3.2,-48 -6.8,-40 -6.8,-32 corner 14
          body path M -36.8,-8 C -36.8,-22 -24.8,-31 -6.8,-31 C 11.2,-31 23.2,-22 23.2,-8 Z
          dot -28.8,10 4.6
          dot -6.8,10 4.6
          dot 15.2,10 4.6
          dot -33.8,27 4.6
          dot -6.8,27 4.6
          dot 20.2,27 4.6
          dot -38.8,44 4.6
          dot -6.8,44 4.6
          dot 25.2,44 4.6

        symbol signpost.right
          line -1.1,-50 -1.1,-40
          keep line -1.1,12 -1.1,50
          body path M -39.1,-38 L 20.9,-38 C 23.9,-38 25.9,-37 27.9,-35 L 43.9,-18 C 46.9,-15 46.9,-11 43.9,-8 L \
              27.9,9 C 25.9,11 23.9,12 20.9,12 L -39.1,12 C -44.1,12 -46.1,10 -46.1,5 L -46.1,-31 C -46.1,-36 \
              -44.1,-38 -39.1,-38 Z

        symbol signpost.left
          use signpost.right scale -1,1 at 0,0

        symbol signpost.right.and.left
          line 0,-54 0,-48
          keep line 0,-18 0,2
          keep line 0,30 0,54
          body polygon -37,-47 27,-47 45,-32.5 27,-18 -37,-18 corner 5
          body polygon 37,2 -27,2 -45,16.5 -27,31 37,31 corner 5

        symbol sink
          keep line 0,3 0,-31 10,-43 20,-43 30,-33 30,-25 corner 10
          keep line -18,3 -18,-9
          keep line 18,3 18,-9
          body half path M 0,4 L 50,4 C 50,27 38,43 16,43 L 0,43

        symbol spigot
          body path M -40,-15 L 0,-15 C 28,-15 40,-5 40,15 L 40,19 L 18,19 L 18,15 C 18,9 14,7 6,7 L -40,7 Z
          keep line -40,-23 -40,15
          keep line -2,-15 -2,-37
          keep line -22,-39 18,-39
          keep line 29,33 29,39

        symbol sprinkler.and.droplets
          solid rect 0,33.4 22,24
          line -14,21.4 14,21.4
          dot 0,-4.6 5
          mirror dot 20,1.4 5
          mirror dot 12,-24.6 5
          mirror dot 34,-18.6 5
          mirror dot 44,7.4 5
          mirror dot 24,-44.6 5
          mirror dot 48,-38.6 5
          dot 0,-44.6 5

        symbol stairs
          line -48,36 -24,36 -24,12 0,12 0,-12 24,-12 24,-36 48,-36

        symbol storefront
          center 1.2
          body line -41,48.8 -41,-10 41,-10 41,48.8 corner 7 closed
          outlined thin line 8,48 8,16 28,16 28,48 corner 3
          filled cut area rect 18,29 22,25 corner 3
          outlined thin rect -16,24 24,20 corner 3
          filled cut area rect -16,26 28,19 corner 3
          outlined over path M -40,-48.8 L 40,-48.8 L 51.3,-18 C 51.3,-3 25.7,-3 25.7,-18 C 25.7,-3 0,-3 0,-18 C \
              0,-3 -25.7,-3 -25.7,-18 C -25.7,-3 -51.3,-3 -51.3,-18 Z gap 0
          filled over body path M -40,-48.8 L 40,-48.8 L 51.3,-18 C 51.3,-3 25.7,-3 25.7,-18 C 25.7,-3 0,-3 0,-18 C \
              0,-3 -25.7,-3 -25.7,-18 C -25.7,-3 -51.3,-3 -51.3,-18 Z gap 5
          thin line 0,-20 0,-48
          outlined thin mirror line 25.7,-20 20,-48
          filled cut thin mirror line 25.7,-20 20,-40

        symbol studentdesk
          center 0.7
          line -54,-30 54,-30
          line -42,-28 -42,31
          line 42,-28 42,31
          thin line -42,-6 42,-6

        symbol suitcase
          body rect 0,10 104,70 corner 11
          keep path M -21,-25 L -21,-35 C -21,-41 -18,-45 -12,-45 L 12,-45 C 18,-45 21,-41 21,-35 L 21,-25
          outlined mirror thin line -30,-24 -30,44
          filled cut mirror thin line -30,-36 -30,56

        symbol suitcase.rolling
          body rect 0.0,7.4 66,72 corner 11
          keep path M -14.0,-28.6 L -14.0,-48.6 C -14.0,-51.6 -12.0,-53.6 -9.0,-53.6 L 9.0,-53.6 C 12.0,-53.6 \
              14.0,-51.6 14.0,-48.6 L 14.0,-28.6
          mirror thin line -12.0,-8.6 -12.0,23.4
          keep mirror dot -20.0,52.4 5.5

        symbol tent
          mirror line 0,-33 6,-42
          body half line 0,-33 56,42 0,42 corner 4
          outlined line -20,42 0,1 20,42
          filled cut area polygon 0,-5 -27.5,63 27.5,63

        symbol tent.2
          layer 2
          use tent scale 0.75 at 30.9,-7.2
          layer 1
          over use tent scale 0.9 at -23.1,0.8

        symbol toilet
          body rect -31,-24 20,48 corner 6
          outlined over body path M -41,4 L 41,4 C 41,19 29,27 12,29 L 14,48 L -28,48 L -24,29 C -35,25 -41,15 -41,4 \
              Z gap 0
          filled over body path M -41,4 L 41,4 C 41,19 29,27 12,29 L 14,48 L -28,48 L -24,29 C -35,25 -41,15 -41,4 Z \
              gap 5

        symbol window.vertical.closed
          body rect 0,-3 74,86 corner 9
          thin line -36,-3 36,-3
          thin line -9,-12 9,-12
          keep line -46,46 46,46

        symbol window.vertical.open
          body rect 0,-3 74,86 corner 9
          thin line -36,-14 36,-14
          thin line -36,-28 36,-28
          keep line -46,46 46,46

        symbol window.horizontal.closed
          body rect 0,0 104,78 corner 9
          thin line 0,-38 0,38
          thin line -10,-8 -10,8

        symbol window.horizontal
          body rect 0,0 104,78 corner 9
          thin line 0,-38 0,38
        """#)
}
