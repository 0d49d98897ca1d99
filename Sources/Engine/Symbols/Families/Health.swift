extension SymbolFamily {
    /// Medicine and science.
    static let health = SymbolFamily(#"""
        symbol bandage
          round
          body ring polygon -60.1,27.6 27.6,-60.1 60.1,-27.6 -27.6,60.1 corner 23
          outlined ring line -31.1,0 0,31.1
          outlined ring line 0,-31.1 31.1,0
          filled cut area polygon -46,-10.6 10.6,46 14.8,41.7 -41.7,-14.8
          filled cut area polygon -10.6,-46 46,10.6 41.7,14.8 -14.8,-41.7
          dot 0,-9 4
          dot 9,0 4
          dot 0,9 4
          dot -9,0 4

        symbol binoculars
          body path M -30,-39 L -14,-39 C -11,-39 -9,-37 -9,-33 L -9,27 C -9,35 -14,39 -22,39 L -38,39 C -46,39 \
              -51,34 -51,26 C -51,10 -43,-6 -38,-31 C -37,-37 -35,-39 -30,-39 Z
          body path M 30,-39 L 14,-39 C 11,-39 9,-37 9,-33 L 9,27 C 9,35 14,39 22,39 L 38,39 C 46,39 51,34 51,26 C \
              51,10 43,-6 38,-31 C 37,-37 35,-39 30,-39 Z
          outlined mirror thin line -47,10 -10,10
          filled cut mirror thin line -60,10 -1,10
          keep line -8,-8 8,-8

        symbol compass.drawing
          round
          ring circle 0,-32 10
          ring line 0,-50 0,-43
          mirror ring line 5,-22 28,50
          ring path M -32,9 C -16,21 16,21 32,9

        symbol cross.vial
          keep line -24,-48 24,-48
          body path M -17,-48 L -17,-35 C -17,-28 -31,-25 -31,-14 L -31,40 C -31,46 -29,48 -23,48 L 23,48 C 29,48 \
              31,46 31,40 L 31,-14 C 31,-25 17,-28 17,-35 L 17,-48 Z
          thin line -12,14 12,14
          thin line 0,2 0,26

        symbol cross
          body polygon -15,-45 15,-45 15,-15 45,-15 45,15 15,15 15,45 -15,45 -15,15 -45,15 -45,-15 -15,-15 corner 6

        symbol cross.case
          line -20,-35 -20,-47 20,-47 20,-35 corner 8
          body rect 0,7 108,80 corner 14
          thin line 0,-11 0,25
          thin line -18,7 18,7

        symbol flask
          round
          center 0.7
          body ring half path M 0,-46 L -13,-46 L -13,-17 C -13,-12 -14,-9 -16.5,-5 L -37,30 C -42,39 -38,46 -28,46 \
              L 0,46
          keep line -19,-46 19,-46
          outlined thin line -26,15 26,15
          filled cut area rect 0,14 90,6.5

        symbol gyroscope
          round
          ring circle 0,0 45
          thin ellipse 0,0 45,15
          thin ellipse 0,0 15,45
          dot 0,0 7.5

        symbol ivfluid.bag
          line -8,-54 8,-54
          body rect 0,-14 60,66 corner 14
          outlined thin line -30,-6 30,-6
          filled cut thin line -18,-6 18,-6
          keep line 0,20 0,54

        symbol medical.thermometer
          round
          body path M 28.5,-44.0 C 32.0,-47.6 36.3,-47.6 41.9,-41.9 C 47.6,-36.3 47.6,-32.0 44.0,-28.5 L -4.0,19.6 C \
              -9.7,25.2 -13.9,21.0 -19.6,26.7 L -39.4,46.5 L -46.5,39.4 L -26.7,19.6 C -21.0,13.9 -25.2,9.7 -19.6,4.0 Z
          thin line 30.6,-30.6 5.2,-5.2

        symbol microscope
          body polygon -30.5,-28.7 -11.5,-39.7 13.5,3.6 -5.5,14.6 corner 4
          keep line -33.7,-44.2 -23.3,-50.2
          keep line 6.0,12.6 9.5,18.7
          keep path M 12.0,-25.8 C 34.0,-19.8 42.0,6.2 30.0,26.2 C 26.0,33.2 20.0,37.2 14.0,39.2
          keep line -42.0,50.2 42.0,50.2
          keep line -24.0,32.9 8.0,32.9

        symbol pill
          round
          body path M 9.0,-35.9 C 16.5,-43.5 28.5,-43.5 35.9,-35.9 C 43.5,-28.5 43.5,-16.5 35.9,-9.0 L -9.0,35.9 C \
              -16.5,43.5 -28.5,43.5 -35.9,35.9 C -43.5,28.5 -43.5,16.5 -35.9,9.0 Z
          outlined area path M -13.5,-13.5 L -35.9,9.0 C -43.5,16.5 -43.5,28.5 -35.9,35.9 C -28.5,43.5 -16.5,43.5 \
              -9.0,35.9 L 13.5,13.5 Z
          filled cut line -21.2,-21.2 21.2,21.2

        symbol pills
          center 0.6
          body path M -13.3,-40.2 C -7.2,-48.1 4.1,-49.5 12.0,-43.3 C 19.8,-37.2 21.2,-25.9 15.1,-18.1 L -21.9,29.2 \
              C -28.0,37.1 -39.3,38.5 -47.2,32.3 C -55.0,26.2 -56.4,14.9 -50.3,7.1 Z
          thin line -31.0,-16.0 -4.2,5.0
          body circle 32.5,24.8 21.5
          thin line 17,24.8 48,24.8

        symbol scalemass
          body half path M 0,-14 L -26,-14 C -31,-14 -33,-12 -34,-8 L -45,38 C -46,43 -43,46.5 -38,46.5 L 0,46.5
          keep path M -15,-16 A 19,19 0 1 1 15,-16

        symbol stethoscope
          round
          path M -25.8,-51.0 L -32.8,-51.0 C -39.8,-51.0 -42.8,-48.0 -42.8,-42.0 C -42.8,-22.0 -33.8,2.0 -16.8,2.0 C \
              0.2,2.0 9.2,-22.0 9.2,-42.0 C 9.2,-48.0 6.2,-51.0 -0.8,-51.0 L -7.8,-51.0
          path M -16.8,2.0 L -16.8,26.0 C -16.8,42.0 -5.8,51.0 7.2,51.0 C 22.2,51.0 32.2,42.0 32.2,26.0 L 32.2,16.0
          ring circle 32.2,4.0 11

        symbol syringe
          line 32,-46 46,-32
          line 39,-39 26,-26
          line 8,-34 34,-8
          body polygon 13,-29 29,-13 -12,28 -28,12
          line -20,20 -46,46
          thin line -6,-10 2,-2
          thin line 5,-21 13,-13

        symbol testtube.2
          line -46,-46 -14,-46
          line 14,-46 46,-46
          mirror body path M 40,-44 L 40,36 C 40,43 35,46 30,46 C 25,46 20,43 20,36 L 20,-44 Z
          outlined thin line 20,4 40,4
          outlined thin line -20,-12 -40,-12
          filled cut area rect 30,-20 9,32
          filled cut area rect -30,-26 9,20
        """#)
}
