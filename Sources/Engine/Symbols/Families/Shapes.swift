extension SymbolFamily {
    /// Circles, polygons, stars, hearts and solids.
    static let shapes = SymbolFamily(#"""
        symbol app
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 22

        symbol app.dashed
          center 0.7
          flip mirror ring arc -18.2,-18.2 22 186 264
          flip ring line -7,-40.2 7,-40.2
          mirror ring line -40.2,-7 -40.2,7

        symbol app.gift
          center 0.7
          body ring rect 0,0 80.4,80.4 corner 22
          thin line -40,-3 40,-3
          thin line 0,-40 0,40
          thin path M 0,-4 C -7,-19 -21,-25 -23.5,-16 C -26,-7 -12,-3.5 0,-3
          thin path M 0,-4 C 7,-19 21,-25 23.5,-16 C 26,-7 12,-3.5 0,-3

        symbol app.connected.to.app.below.fill
          center 0.7
          layer 1
          solid rect -20.3,-24.8 40,40 corner 11
          layer 2
          thin line 6,-24.8 23,-24.8 23,5 corner 11
          body ring rect 21.7,26.2 38,38 corner 10

        symbol apps.iphone
          body ring rect 0,0 62,104 corner 16
          mirror area rect -10,-28 13,13 corner 3.5
          mirror area rect -10,-8 13,13 corner 3.5
          mirror area rect -10,12 13,13 corner 3.5
          thin line -8,36 8,36

        symbol capsule
          round
          center 0.7
          body ring rect 0,0 105.7,64 corner 32

        symbol capsule.portrait
          round
          center 0.7
          use capsule rotate 90

        symbol capsule.inset.filled
          round
          center 0.7
          use capsule outlined
          area rect 0,0 81,39.5 corner 19.7

        symbol circle
          round
          center 0.6
          body ring circle 0,0 45.1

        symbol circle.lefthalf.filled circle.lefthalf.fill
          round
          center 0.6
          ring circle 0,0 45.1
          area path M 0,-45.1 A 45.1,45.1 0 0 0 0,45.1 Z

        symbol circle.righthalf.filled circle.righthalf.fill
          round
          center 0.6
          use circle.lefthalf.filled scale -1,1

        symbol circle.tophalf.filled circle.tophalf.fill
          round
          center 0.6
          use circle.lefthalf.filled rotate 90

        symbol circle.bottomhalf.filled circle.bottomhalf.fill
          round
          center 0.6
          use circle.lefthalf.filled rotate -90

        symbol circle.inset.filled
          round
          center 0.6
          ring circle 0,0 45.1
          dot 0,0 28.5

        symbol circle.dotted
          round
          center 0.6
          ring circle 0,0 45.1 dash 0.1,17.61

        symbol circle.dashed
          round
          center 0.6
          flip mirror ring arc 0,0 45.1 10.4 34.6
          flip mirror ring arc 0,0 45.1 55.4 79.6

        symbol circle.grid.2x2
          round
          center 0.7
          flip mirror body ring circle -25.3,-25.3 15

        symbol circle.grid.3x3
          round
          center 0.7
          body thin circle 0,0 9
          flip body thin circle 0,-33 9
          mirror body thin circle -33,0 9
          flip mirror body thin circle -33,-33 9

        symbol circle.grid.2x1
          round
          center 0.7
          mirror body ring circle -29.5,0 19.5

        symbol circle.grid.cross
          round
          center 0.7
          flip body ring circle 0,-35 15
          mirror body ring circle -35,0 15

        symbol circle.grid.cross.left.filled circle.grid.cross.left.fill
          round
          center 0.7
          flip ring circle 0,-35 15
          ring circle 35,0 15
          dot -35,0 18.95

        symbol circle.grid.cross.right.filled circle.grid.cross.right.fill
          round
          center 0.7
          use circle.grid.cross.left.filled rotate 180

        symbol circle.grid.cross.up.filled circle.grid.cross.up.fill
          round
          center 0.7
          use circle.grid.cross.left.filled rotate 90

        symbol circle.grid.cross.down.filled circle.grid.cross.down.fill
          round
          center 0.7
          use circle.grid.cross.left.filled rotate -90

        symbol circle.grid.hex
          round
          center 0.7
          body thin circle 0,0 9.8
          mirror body thin circle -34,0 9.8
          flip mirror body thin circle -17,-29.4 9.8

        symbol circle.square
          center 0.7
          layer 2
          body ring rect 0,0 80.4,80.4 corner 15
          layer 1
          ring circle 0,0 22

        symbol circle.dashed.inset.filled
          round
          center 0.6
          use circle.dashed
          dot 0,0 26.5

        symbol circle.bottomrighthalf.filled
          round
          center 0.6
          use circle.lefthalf.filled rotate -135

        symbol circle.grid.2x1.left.filled
          round
          center 0.7
          dot -29.5,0 23.45
          ring circle 29.5,0 19.5

        symbol circle.grid.2x1.right.filled
          round
          center 0.7
          use circle.grid.2x1.left.filled scale -1,1

        symbol circle.hexagongrid
          round
          body ring circle 0,0 10.8
          body mirror ring circle -36.5,0 10.8
          body mirror flip ring circle -18.25,-31.6 10.8

        symbol circle.circle
          round
          center 0.6
          layer 2
          body ring circle 0,0 45.1
          layer 1
          thin circle 0,0 24

        symbol circle.and.line.horizontal
          round
          center 0.7
          body ring circle 0,0 38
          outlined keep line -61,0 61,0
          filled cut thin line -60,0 60,0
          filled mirror keep line -61,0 -51,0

        symbol circle.hexagonpath
          round
          center 0.7
          body thin circle 0,-38 11
          body thin circle 0,38 11
          flip mirror body thin circle -33,-19 11
          mirror keep thin line -13,-30.5 -20,-26.5
          flip mirror keep thin line -33,-1.5 -33,1.5
          mirror keep thin line -13,30.5 -20,26.5

        symbol circles.hexagongrid
          round
          center 0.7
          body thin circle 0,0 12
          mirror body thin circle -35,0 12
          flip mirror body thin circle -17.5,-31 12

        symbol diamond
          round
          center 0.7
          body ring polygon 0,-54.5 54.5,0 0,54.5 -54.5,0 corner 10

        symbol diamond.inset.filled
          round
          center 0.7
          use diamond outlined
          area polygon 0,-36 36,0 0,36 -36,0 corner 5

        symbol heart suit.heart
          round
          center -0.7
          layer 1 color red
          body ring half path M 0,40.2 C -1.6,40.2 -3.4,39.4 -5.5,38 C -27,23.5 -43.8,6.5 -43.8,-14 C -43.8,-29.5 \
              -33.2,-40.2 -20.6,-40.2 C -11.8,-40.2 -4.4,-35.6 0,-27.5

        symbol heart.text.clipboard
          mirrored
          layer 2
          use clipboard
          layer 1
          outlined use heart filled scale 0.25 stroke 0.5 at 0,-2
          outlined thin line -20,20.5 20,20.5
          outlined thin line -20,35 4,35
          filled cut use heart filled scale 0.25 stroke 0.5 at 0,-2
          filled cut thin line -20,20.5 20,20.5
          filled cut thin line -20,35 4,35

        symbol heart.text.square
          body ring rect 0,0 80,80 corner 16
          outlined use heart filled scale 0.25 at -16,-13 stroke 0.6
          filled cut use heart filled scale 0.25 at -16,-13 stroke 0.6
          thin line 10,-18 25,-18
          thin line 10,-4 25,-4
          thin line -24,12 24,12
          thin line -24,26 12,26

        symbol hexagon
          round
          center 1
          body ring polygon 0,-52 44.5,-26 44.5,26 0,52 -44.5,26 -44.5,-26 corner 8

        symbol largecircle.fill.circle largecircle.filled.circle
          round
          center 0.6
          ring circle 0,0 45.1
          dot 0,0 30

        symbol octagon
          round
          center 0.7
          body ring polygon 45.1,18.7 18.7,45.1 -18.7,45.1 -45.1,18.7 -45.1,-18.7 -18.7,-45.1 18.7,-45.1 45.1,-18.7 \
              corner 9

        symbol oval
          round
          center 0.7
          body ring ellipse 0,0 52.8,38

        symbol oval.portrait
          round
          center 0.7
          body ring ellipse 0,0 38,52.8

        symbol oval.inset.filled
          round
          center 0.7
          use oval outlined
          area ellipse 0,0 40.5,25.5

        symbol pentagon
          round
          center 1.2
          body ring polygon 0,-50.1 51.2,-12.8 32,47.5 -32,47.5 -51.2,-12.8 corner 9

        symbol rhombus
          round
          center 0.7
          body ring polygon 0,-54.5 42,0 0,54.5 -42,0 corner 5

        symbol seal
          round
          center 1
          body ring path M -14.25,-46.63 A 20,20 0 0 1 14.25,-46.63 A 12,12 0 0 0 22.90,-43.05 A 20,20 0 0 1 \
              43.05,-22.90 A 12,12 0 0 0 46.63,-14.25 A 20,20 0 0 1 46.63,14.25 A 12,12 0 0 0 43.05,22.90 A 20,20 0 \
              0 1 22.90,43.05 A 12,12 0 0 0 14.25,46.63 A 20,20 0 0 1 -14.25,46.63 A 12,12 0 0 0 -22.90,43.05 A \
              20,20 0 0 1 -43.05,22.90 A 12,12 0 0 0 -46.63,14.25 A 20,20 0 0 1 -46.63,-14.25 A 12,12 0 0 0 \
              -43.05,-22.90 A 20,20 0 0 1 -22.90,-43.05 A 12,12 0 0 0 -14.25,-46.63 Z

        symbol shield
          round
          center -0.6
          body half ring path M 0,-45.1 C -2.5,-45.1 -4.5,-43.8 -7,-42 C -13.5,-37.5 -20,-35 -28,-33.5 C -33.5,-32.5 \
              -36.2,-30 -36.2,-24 L -36.2,0 C -36.2,20 -26,32 -4.5,44 C -3,44.8 -1.5,45.1 0,45.1

        symbol shield.checkered
          round
          center -0.6
          use shield outlined
          area path M 0,-42 C -1.5,-41.6 -3,-40.8 -4.7,-39.5 C -11.5,-34.8 -19,-31.8 -27.5,-30.2 C -31.5,-29.5 \
              -33,-28 -33,-24 L -33,-1 L 0,-1 Z
          area path M 0,42 C 1.5,41.7 2,41.6 3,41 C 22,31 33,19.5 33,0 L 33,-1 L 0,-1 Z

        symbol smallcircle.circle
          round
          center 0.6
          layer 2
          body ring circle 0,0 45.1
          layer 1
          ring circle 0,0 15

        symbol smallcircle.filled.circle smallcircle.fill.circle
          round
          center 0.6
          body ring circle 0,0 45.1
          dot 0,0 16.5

        symbol star
          round
          center 3.8
          layer 1 color yellow
          body ring polygon 0,-50.9 14.4,-15.3 53,-12.1 23.6,12.8 32.4,50 0,29.8 -32.4,50 -23.6,12.8 -53,-12.1 \
              -14.4,-15.3 corner 2

        symbol suit.club
          round
          center 0.7
          body ring half path M 0,-46.5 A 19.5,19.5 0 0 0 -15.5,-15.2 L -18,-12.1 A 20,20 0 1 0 -8,19 C -8.5,29 \
              -11,38 -16,46 L 0,46

        symbol suit.spade
          round
          center 0.7
          body ring half path M 0,-49 C -9,-30 -43,-12 -43,12.5 C -43,24.5 -34.5,32.5 -24,32.5 C -17,32.5 -11.5,29.5 \
              -7.5,24 C -8,34 -11,42 -17,49 L 0,49

        symbol suit.heart.filled
          round
          center -0.7
          use heart filled

        symbol suit.diamond
          round
          center 0.7
          body half ring path M 0,-46 C -2,-46 -3.5,-44.5 -5,-42 C -12,-29.5 -21,-16 -32,-4.5 C -34.8,-1.6 -34.8,1.6 \
              -32,4.5 C -21,16 -12,29.5 -5,42 C -3.5,44.5 -2,46 0,46

        symbol trapezoid.and.line.vertical
          center 0.7
          layer 2
          body ring polygon -24,-34 24,-34 46,34 -46,34 corner 8
          layer 1
          outlined ring line 0,-48 0,48
          filled over ring line 0,-48 0,48 gap 5

        symbol trapezoid.and.line.horizontal
          round
          center 0.7
          body ring polygon -32,-43 32,-27 32,27 -32,43 corner 9
          outlined keep line -52,0 52,0
          filled cut ring line -60,0 60,0
          filled keep line -52,0 -45,0
          filled keep line 45,0 52,0

        symbol triangle
          round
          center 1.1
          body ring polygon 0,-50.4 53.2,41.9 -53.2,41.9 corner 8.5

        symbol triangle.inset.filled
          round
          center 1.1
          use triangle outlined
          area polygon 0,-26 31,28.5 -31,28.5 corner 6
        """#)
}
