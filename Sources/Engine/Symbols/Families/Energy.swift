extension SymbolFamily {
    /// Batteries, plugs, lamps and dials.
    static let energy = SymbolFamily(#"""
        symbol battery.100 battery.100percent
          center 1.1
          ring rect -7.7,0 120.3,57.3 corner 16
          area rect -7.8,0 100,37 corner 7.5
          area path M 62.5,-13 C 68.5,-10.5 71.8,-5.5 71.8,0 C 71.8,5.5 68.5,10.5 62.5,13 Z

        symbol battery.75 battery.75percent
          center 1.1
          ring rect -7.7,0 120.3,57.3 corner 16
          area rect -20.3,0 75,37 corner 7.5
          area path M 62.5,-13 C 68.5,-10.5 71.8,-5.5 71.8,0 C 71.8,5.5 68.5,10.5 62.5,13 Z

        symbol battery.50 battery.50percent
          center 1.1
          ring rect -7.7,0 120.3,57.3 corner 16
          area rect -32.7,0 50,37 corner 7.5
          area path M 62.5,-13 C 68.5,-10.5 71.8,-5.5 71.8,0 C 71.8,5.5 68.5,10.5 62.5,13 Z

        symbol battery.25 battery.25percent
          center 1.1
          ring rect -7.7,0 120.3,57.3 corner 16
          area rect -45.2,0 25,37 corner 7.5
          area path M 62.5,-13 C 68.5,-10.5 71.8,-5.5 71.8,0 C 71.8,5.5 68.5,10.5 62.5,13 Z

        symbol battery.0 battery.0percent
          center 1.1
          ring rect -7.7,0 120.3,57.3 corner 16
          area path M 62.5,-13 C 68.5,-10.5 71.8,-5.5 71.8,0 C 71.8,5.5 68.5,10.5 62.5,13 Z

        symbol battery.100.bolt battery.100percent.bolt
          center 1.1
          use battery.100
          cut solid polygon 2.3,-26 -25.2,4 -10.7,4 -17.7,26 9.8,-4 -4.7,-4 gap 6
          solid polygon 2.3,-30 -25.2,4 -10.7,4 -17.7,30 9.8,-4 -4.7,-4

        symbol bolt
          round
          center 1.6
          layer 1 color yellow
          body polygon 10,-51.6 -32.4,7.5 -3.5,7.5 -10,51.6 32.4,-7.5 3.5,-7.5

        symbol bolt.horizontal
          round
          use bolt scale 1,-1 rotate 90

        symbol bolt.horizontal.icloud
          round
          use icloud
          outlined area polygon -28,13 4,-10 4,4.5 26,3 -6,26 -6,11.5
          filled cut area polygon -28,13 4,-10 4,4.5 26,3 -6,26 -6,11.5

        symbol bolt.shield
          body half path M 0,-45 C -10,-38 -24,-34 -33,-33 C -36,-32.5 -37,-31 -37,-28 L -37,0 C -37,21 -19,37 0,45
          outlined use bolt filled scale 0.42 stroke 0.6
          filled cut use bolt filled scale 0.42 stroke 0.6

        symbol bolt.batteryblock
          body rect 0,5 100,72 corner 10
          keep solid mirror rect -27,-39 16,4
          outlined use bolt filled scale 0.42 stroke 0.6 at 0,6
          filled cut use bolt filled scale 0.42 stroke 0.6 at 0,6

        symbol bolt.ring.closed
          round
          ring circle 0,0 45
          use bolt filled scale 0.52 stroke 0.6

        symbol bolt.heart
          round
          center -0.7
          layer 2
          use heart
          layer 1
          outlined area polygon 6,-25 -15,5 -2,5 -6,26 15,-5 2,-5 corner 2
          filled cut area polygon 6,-25 -15,5 -2,5 -6,26 15,-5 2,-5 corner 2

        symbol bolt.car
          layer 1
          solid rect 38,33 10,15
          solid rect -38,33 10,15
          body half path M 0,-40.6 L 22,-40.6 C 29,-40.6 32,-38 34,-31 L 41,-10 C 47,-7 49,-2 49,5 L 49,22 C 49,26 \
              47,28 43,28 L 0,28
          mirror line 50,-17 53,-17
          outlined thin line -40,-10 40,-10
          filled cut solid polygon -25,-29 25,-29 30,-13 -30,-13 corner 2
          mirror dot 31,9 6
          over area polygon 6,-25 -18,11 -4,11 -8,42 18,2 3,2 corner 1.5 gap 6

        symbol bolt.badge.clock
          round
          center 0.7
          layer 2
          use bolt at -8.8,-0.2
          layer 1
          over area circle 21.2,31.8 24.3 gap 6.7
          cut thin line 21.2,17.8 21.2,31.8 12.2,36.8

        symbol bolt.badge.automatic bolt.badge.a
          round
          center 0.7
          layer 2
          use bolt at -8.8,-0.2
          layer 1
          over area circle 21.2,31.8 24.3 gap 6.7
          cut thin line 9.7,43.5 21.2,17 32.7,43.5
          cut thin line 14.7,37 27.7,37

        symbol dial.low dial.min
          round
          body ring circle 0.0,8.8 38
          thin line -10.0,18.8 -18.0,26.8
          keep dot -36.0,45.8 4.6
          keep mirror dot -47.0,-17.2 4.6
          keep dot 36.0,45.8 4.6
          keep dot 0.0,-46.2 4.6

        symbol dial.medium
          round
          body ring circle 0.0,8.8 38
          thin line 0.0,-5.2 0.0,-16.2
          keep mirror dot -36.0,45.8 4.6
          keep mirror dot -47.0,-17.2 4.6
          keep dot 0.0,-46.2 4.6

        symbol dial.high dial.max
          round
          body ring circle 0.0,8.8 38
          thin line 10.0,18.8 18.0,26.8
          keep mirror dot -36.0,45.8 4.6
          keep mirror dot -47.0,-17.2 4.6
          keep dot 0.0,-46.2 4.6

        symbol flashlight.off
          body half path M 0,-54 L -20,-54 C -24,-54 -26,-52 -26,-48 L -26,-38 C -26,-24 -15,-18 -15,-6 L -15,46 C \
              -15,51 -12,54 -7,54 L 0,54
          outlined thin line -25,-36 25,-36
          filled cut line -34,-36 34,-36
          line 0,2 0,12

        symbol flashlight.on
          use flashlight.off scale 0.86 at 0,11
          keep line 0,-50 0,-58
          keep mirror line -18,-49 -24,-56

        symbol gauge gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.50percent
          round
          body ring circle 0,0 45
          thin line 1,11 11,-10
          dot 0,13 8
          mirror dot -28,9 4.6
          mirror dot -21,-16 4.6
          dot 0,-27 4.6

        symbol gauge.with.needle
          round
          ring arc 0,6.6 45 135 405
          thin line 0,12 -14,-13
          dot 0,14 8

        symbol light.beacon.max
          body half path M 0,-24 C -17,-24 -27,-13 -27,4 L -27,27 L 0,27
          keep thin line -39,46.5 39,46.5
          keep line 0,-39 0,-47
          keep mirror line -33,-26 -39,-32
          keep mirror line -43,2 -52,2

        symbol light.beacon.min
          body half path M 0,-26 C -17,-26 -27,-15 -27,2 L -27,26 L 0,26
          keep thin line -39,45 39,45
          keep dot 0,-44 4.8
          keep mirror dot -35,-30 4.8
          keep mirror dot -46,0 4.8

        symbol light.min
          round
          center 0.7
          dot 0,0 13
          dot 0,-33 4.7
          dot 0,33 4.7
          mirror dot 33,0 4.7
          flip mirror dot 23.3,-23.3 4.7

        symbol light.max
          round
          center 0.7
          dot 0,0 16.5
          flip thin line 0,-34 0,-46
          mirror thin line -34,0 -46,0
          flip mirror thin line -24,-24 -32.5,-32.5

        symbol lightbulb
          round
          center 2.5
          layer 1 color yellow
          body half path M 0,-52.2 C -16,-52.2 -27.6,-40.5 -27.6,-25 C -27.6,-9 -14,-5 -13,13 L 0,13
          keep thin line -13,28.5 13,28.5
          area half path M 0,39 L -15,39 C -15,49 -8,56.4 0,56.4

        symbol lightbulb.max
          round
          use lightbulb scale 0.84 at 0,12
          keep line 0,-47.5 0,-55.5
          keep mirror line -30,-36 -36,-42
          keep mirror line -40,-7 -49,-7
          keep mirror line -31,20 -37,26

        symbol lightbulb.min
          round
          use lightbulb scale 0.84 at 0,10
          keep dot 0,-52 4.8
          keep mirror dot -33,-41 4.8
          keep mirror dot -44,-9 4.8
          keep mirror dot -34,21 4.8

        symbol lightbulb.2
          round
          use lightbulb scale 0.86 at 27,4
          over use lightbulb scale 0.86 at -27,-4

        symbol lightswitch.on
          body ring rect 0,0 62,102 corner 14
          thin rect 0,0 22,42 corner 6
          solid rect 0,-12 14,9 corner 2

        symbol lightswitch.off
          body ring rect 0,0 62,102 corner 14
          thin rect 0,0 22,42 corner 6
          solid rect 0,12 14,9 corner 2

        symbol powercord
          round
          path M -42.3,50.5 C -42.3,30.5 -33.8,26.5 -11.8,26.5 C 8.2,26.5 19.2,21.5 19.2,9.5
          use powerplug scale 0.62 stroke 0.9 at 19.2,-20.5

        symbol poweroutlet.type.b
          body ring rect 0,0 80,80 corner 16
          mirror line -15,-19 -15,-3
          area path M -9,26 L -9,19 A 9,9 0 0 1 9,19 L 9,26 Z

        symbol poweroutlet.type.a
          body ring rect 0,0 80,80 corner 16
          mirror line -15,-11 -15,11

        symbol poweroutlet.type.c
          round
          body ring circle 0,0 45
          mirror dot -17,0 7

        symbol poweroutlet.type.f
          round
          body ring circle 0,0 45
          mirror dot -17,0 7
          flip line 0,-30 0,-27

        symbol poweroutlet.type.g
          body ring rect 0,0 80,80 corner 16
          line 0,-21 0,-8
          mirror line -24,16 -12,16

        symbol poweroutlet.type.i
          body ring rect 0,0 80,80 corner 16
          mirror line -22,-20 -14,-7
          line 0,11 0,24

        symbol powerplug
          body half path M 0.0,-22.5 L -33.0,-22.5 C -36.0,-22.5 -38.0,-20.5 -38.0,-17.5 L -38.0,-2.5 C -38.0,15.5 \
              -26.0,25.5 -10.0,26.5 L 0.0,26.5
          keep mirror line -18.0,-24.5 -18.0,-49.5
          keep line 0.0,27.5 0.0,49.5

        symbol powerplug.portrait
          use powerplug

        symbol speedometer gauge.medium
          round
          body ring circle 0,0 45
          thin line 0,12 16,-13
          dot 0,13 7.5
          mirror thin line -36,13 -27,13
          thin line -26,-18 -21,-13
          thin line 0,-36 0,-26
        """#)
}
