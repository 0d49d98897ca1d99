extension SymbolFamily {
    /// Clouds, wind and measured air.
    static let weather = SymbolFamily(#"""
        symbol air.conditioner.horizontal
          body rect 0,-20.5 112,46 corner 10
          thin line -36,-12.5 36,-12.5
          keep path M -28,17.5 C -28,31.5 -34,39.5 -44,41.5
          keep line 0,17.5 0,43.5
          keep path M 28,17.5 C 28,31.5 34,39.5 44,41.5

        symbol aqi.medium
          round
          dot 0,0 9
          dot 0,-25 9
          mirror dot -21.7,12.5 9
          dot 0,25 6
          mirror dot -21.7,-12.5 6
          flip dot 0,-46 5
          mirror dot -23,-40 6
          mirror dot -40,-23 4.5
          mirror dot -46,0 6
          mirror dot -40,23 4.5
          mirror dot -23,40 6

        symbol aqi.low
          round
          dot 0,0 7
          dot 0,-25 5.5
          mirror dot -21.7,12.5 5.5
          dot 0,25 5.5
          mirror dot -21.7,-12.5 5.5
          dot 0,-46 4
          dot 0,46 4
          mirror dot -40,-23 4
          mirror dot -40,23 4

        symbol aqi.high
          round
          dot 0,0 9.5
          dot 0,-24 9.5
          mirror dot -20.8,12 9.5
          dot 0,24 9.5
          mirror dot -20.8,-12 9.5
          dot 0,-46 7.5
          dot 0,46 7.5
          mirror dot -23,-39.8 7.5
          mirror dot -39.8,-23 7.5
          mirror dot -46,0 7.5
          mirror dot -39.8,23 7.5
          mirror dot -23,39.8 7.5

        symbol barometer
          round
          body ring circle 0,0 45
          thin line 0,0 16,-18
          dot 0,0 7
          thin line -27,12 -29,13
          thin line -28,-11 -30,-12
          thin line -12,-28 -13,-30
          thin line 28,11 30,12

        symbol cloud icloud
          center 1
          body path M -32.0,34.2 A 20 20 0 0 1 -35.0,-5.6 A 28 28 0 0 1 20.8,-9.1 A 22.5 22.5 0 1 1 29.5,34.2 Z

        symbol cloud.rain
          layer 1 color white
          use cloud scale 0.92 at 0,-14.9
          layer 2 color cyan
          thin line -25,32.1 -32,46.6
          thin line -6,32.1 -13,46.6
          thin line 13,32.1 6,46.6
          thin line 32,32.1 25,46.6

        symbol cloud.drizzle
          layer 1 color white
          use cloud scale 0.92 at 0,-14.9
          layer 2 color cyan
          thin line -25,31.1 -28,37.1
          thin line 7,31.1 4,37.1
          thin line -12,40.6 -15,46.6
          thin line 20,40.6 17,46.6
          thin line 33,31.1 30,37.1

        symbol cloud.heavyrain
          layer 1 color white
          use cloud scale 0.92 at 0,-16.9
          layer 2 color cyan
          thin line -22,29.1 -31,48.6
          thin line -4,29.1 -13,48.6
          thin line 14,29.1 5,48.6
          thin line 32,29.1 23,48.6

        symbol cloud.hail
          layer 1 color white
          use cloud scale 0.92 at 0,-15.1
          layer 2 color cyan
          mirror dot 27,32.4 5
          dot 0,32.4 5
          mirror dot 13.5,45.4 5

        symbol cloud.snow
          layer 1 color white
          use cloud scale 0.92 at 0,-16.8
          layer 2 color white
          use asterisk scale 0.14 at -29,32.2 stroke 0.5
          use asterisk scale 0.14 at 0,32.2 stroke 0.5
          use asterisk scale 0.14 at 29,32.2 stroke 0.5
          use asterisk scale 0.14 at -14.5,44.2 stroke 0.5
          use asterisk scale 0.14 at 14.5,44.2 stroke 0.5

        symbol cloud.sleet
          layer 1 color white
          use cloud scale 0.92 at 0,-14.7
          layer 2 color white
          use asterisk scale 0.14 at -9,36.3 stroke 0.5
          use asterisk scale 0.14 at 28,36.3 stroke 0.5
          layer 3 color cyan
          thin line -24,32.3 -30.5,46.3
          thin line 12,32.3 5.5,46.3

        symbol cloud.fog
          layer 1 color white
          use cloud scale 0.92 at 0,-15.2
          layer 2 color gray
          thin line -42,32.8 20,32.8
          thin line 38,32.8 42,32.8
          thin line -21,46.8 42,46.8
          thin line -42,46.8 -39,46.8

        symbol cloud.bolt
          layer 1 color white
          use cloud scale 0.92 at 0,-12.6
          layer 2 color yellow
          over area polygon 7,3.4 -15,31.4 -2,31.4 -8,53.4 15,23.4 2,23.4 corner 1.5 gap 6

        symbol cloud.bolt.rain
          layer 1 color white
          use cloud scale 0.92 at 0,-14.7
          layer 2 color yellow
          over area polygon 7,1.3 -15,29.3 -2,29.3 -8,51.3 15,21.3 2,21.3 corner 1.5 gap 6
          layer 3 color cyan
          thin line -22,32.3 -28.5,46.3
          thin line 32,32.3 25.5,46.3

        symbol cloud.sun
          layer 2 color yellow
          body circle 25,-12.1 16
          keep thin line 25,-39.6 25,-44.6
          keep thin line 44.5,-31.6 48,-35.1
          keep thin line 52.5,-12.1 57.5,-12.1
          keep thin line 44.5,7.4 48,10.9
          keep thin line 5.5,-31.6 2,-35.1
          layer 1 color white
          over use cloud scale 0.85 at -12,14.9

        symbol cloud.moon
          layer 2 color yellow
          use moon scale 0.54 at 31.2,-19.9
          layer 1 color white
          over use cloud scale 0.85 at -9.8,15.1

        symbol cloud.sun.rain
          layer 2 color yellow
          body circle 25,-25 16
          keep thin line 25,-52.5 25,-57.5
          keep thin line 44.5,-44.5 48,-48
          keep thin line 52.5,-25 57.5,-25
          keep thin line 44.5,-5.5 48,-2
          keep thin line 5.5,-44.5 2,-48
          layer 1 color white
          over use cloud scale 0.85 at -12,2
          layer 3 color cyan
          thin line -36,43 -42,57
          thin line -19,43 -25,57
          thin line -2,43 -8,57
          thin line 15,43 9,57

        symbol cloud.sun.bolt
          layer 2 color yellow
          body circle 25,-22.1 16
          keep thin line 25,-49.6 25,-54.6
          keep thin line 44.5,-41.6 48,-45.1
          keep thin line 52.5,-22.1 57.5,-22.1
          keep thin line 44.5,-2.6 48,0.9
          keep thin line 5.5,-41.6 2,-45.1
          layer 1 color white
          over use cloud scale 0.85 at -12,4.9
          layer 3 color yellow
          over area polygon -7,17.9 -28,43.9 -15,43.9 -21,63.9 1,35.9 -12,35.9 corner 1.5 gap 6

        symbol cloud.moon.rain
          layer 2 color yellow
          use moon scale 0.54 at 31.2,-32.6
          layer 1 color white
          over use cloud scale 0.85 at -9.8,2.4
          layer 3 color cyan
          thin line -33.8,43.4 -39.8,57.4
          thin line -16.8,43.4 -22.8,57.4
          thin line 0.2,43.4 -5.8,57.4
          thin line 17.2,43.4 11.2,57.4

        symbol cloud.moon.bolt
          layer 2 color yellow
          use moon scale 0.54 at 31.1,-30
          layer 1 color white
          over use cloud scale 0.85 at -9.9,5
          layer 3 color yellow
          over area polygon -4.9,18 -25.9,44 -12.9,44 -18.9,64 3.1,36 -9.9,36 corner 1.5 gap 6

        symbol cloud.rainbow.half
          layer 2 color red
          thin path M -13.5,-38.4 C 30.5,-38.4 56.5,-10.4 56.5,35.6
          layer 2 color yellow
          thin path M -13.5,-23.4 C 22.5,-23.4 41.5,-0.4 41.5,35.6
          layer 2 color blue
          thin path M -13.5,-8.4 C 12.5,-8.4 26.5,9.6 26.5,35.6
          layer 1 color white
          over use cloud scale 0.62 at -23.5,16.6

        symbol drop
          round
          center 0.8
          layer 1 color blue
          body half path M 0,-44.8 C -5,-31 -29.1,-5 -29.1,16 C -29.1,33 -16,44.8 0,44.8

        symbol drop.halffull
          round
          half path M 0,-44.8 C -5,-31 -29.1,-5 -29.1,16 C -29.1,33 -16,44.8 0,44.8
          area path M -29,14 C -29,34 -16,44.8 0,44.8 C 16,44.8 29,34 29,14 Z

        symbol humidifier
          body path M -30,2 L 30,2 L 36,40 C 37,46 34,49 29,49 L -29,49 C -34,49 -37,46 -36,40 Z
          thin line -12,28 12,28
          keep path M -20,-12 C -28,-22 -12,-28 -20,-40
          keep path M 0,-16 C -8,-28 8,-34 0,-48
          keep path M 20,-12 C 12,-22 28,-28 20,-40

        symbol humidity
          layer 1
          use drop scale 0.95 at 19.9,0
          layer 2
          thin line -48.1,-22 -20.1,-22
          thin line -48.1,0 -26.1,0
          thin line -48.1,22 -26.1,22

        symbol hurricane
          round
          body circle 0,0 19
          keep path M -19,0 C -19,-26 0,-42 26,-46
          keep path M 19,0 C 19,26 0,42 -26,46

        symbol icloud.and.arrow.down
          layer 2
          use cloud at 0,-13.1
          layer 1
          cut line 0,0.9 0,46.9 gap 6.5
          cut line -14,32.9 0,46.9 14,32.9 gap 6.5
          line 0,0.9 0,46.9
          line -14,32.9 0,46.9 14,32.9

        symbol icloud.and.arrow.up
          layer 2
          use cloud at 0,-13.1
          layer 1
          cut line 0,0.9 0,46.9 gap 6.5
          cut line -14,14.9 0,0.9 14,14.9 gap 6.5
          line 0,0.9 0,46.9
          line -14,14.9 0,0.9 14,14.9

        symbol rainbow
          round
          layer 1 color red
          thin path M -54,27 A 54 54 0 0 1 54,27
          layer 2 color yellow
          thin path M -38,27 A 38 38 0 0 1 38,27
          layer 3 color blue
          thin path M -22,27 A 22 22 0 0 1 22,27

        symbol smoke
          layer 1
          use cloud scale 0.92 at 0,-13.3
          layer 2
          thin path M -40,42.7 C -32,32.7 -24,32.7 -16,39.7 C -8,46.7 0,46.7 8,39.7 C 16,32.7 24,32.7 32,39.7 C \
              34,41.7 37,42.7 41,42.7

        symbol snowflake snow
          round
          center 0.8
          flip line 0,0 0,-44.8
          mirror flip line 0,0 38.8,-22.4
          flip thin line -10,-38 0,-28 10,-38
          mirror flip thin line 28,-27.7 24.3,-14 38,-10.3

        symbol thermometer thermometer.medium
          round
          center 0.6
          thin path M 0,-50 A 12.5,12.5 0 0 0 -12.5,-37.5 L -12.5,12.6 A 20.8,20.8 0 1 0 12.5,12.6 L 12.5,-37.5 A \
              12.5,12.5 0 0 0 0,-50 Z
          dot 0,29.2 9.5
          thin line 0,29 0,-15

        symbol thermometer.low
          round
          center 0.6
          thin path M 0,-50 A 12.5,12.5 0 0 0 -12.5,-37.5 L -12.5,12.6 A 20.8,20.8 0 1 0 12.5,12.6 L 12.5,-37.5 A \
              12.5,12.5 0 0 0 0,-50 Z
          dot 0,29.2 9.5
          thin line 0,29 0,8

        symbol thermometer.high
          round
          center 0.6
          thin path M 0,-50 A 12.5,12.5 0 0 0 -12.5,-37.5 L -12.5,12.6 A 20.8,20.8 0 1 0 12.5,12.6 L 12.5,-37.5 A \
              12.5,12.5 0 0 0 0,-50 Z
          dot 0,29.2 9.5
          thin line 0,29 0,-35

        symbol thermometer.sun
          round
          layer 1
          use thermometer at 35,0
          layer 2
          ring arc -9,-1 22 72 316
          line -9,-44 -9,-50
          line -9,42 -9,48
          line -55,-1 -49,-1
          line -42,-33.5 -38,-29.5
          line -42,31.5 -38,27.5

        symbol thermometer.snowflake
          round
          layer 1
          use thermometer at 34.3,0.0
          layer 2
          thin line -27.7,-31.0 -27.7,31.0
          thin line -0.9,-15.5 -54.5,15.5
          thin line -0.9,15.5 -54.5,-15.5
          thin line -35.7,-27.0 -27.7,-19.0 -19.7,-27.0
          thin line -8.3,-20.4 -11.2,-9.5 -0.3,-6.6
          thin line -0.3,6.6 -11.2,9.5 -8.3,20.4
          thin line -19.7,27.0 -27.7,19.0 -35.7,27.0
          thin line -47.1,20.4 -44.2,9.5 -55.1,6.6
          thin line -55.1,-6.6 -44.2,-9.5 -47.1,-20.4

        symbol tornado
          line -46,-42 46,-42
          line -36,-21 38,-21
          line -20,0 34,0
          line -6,21 26,21
          line -2,42 10,42

        symbol tropicalstorm
          round
          circle 0,0 19
          dot 0,0 6
          path M -19,0 C -19,-26 0,-42 26,-46
          path M 19,0 C 19,26 0,42 -26,46

        symbol umbrella
          round
          line 0,-51 0,-43
          body path M -46,7 A 46 46 0 0 1 46,7 C 42,-4 23,-6 15,5 C 9,-5 -9,-5 -15,5 C -23,-6 -42,-4 -46,7 Z
          keep path M 0,5 L 0,39 C 0,47 -5,51 -11,51 C -17,51 -21,47 -21,41

        symbol wind.snow
          layer 1
          use wind at 0,-4.6
          layer 2
          use asterisk scale 0.2 at 38,14.4 stroke 0.6
          use asterisk scale 0.2 at 30,36.4 stroke 0.6

        symbol wind
          center 0.7
          thin path M -45.3,-10.5 L 4,-10.5 C 13,-10.5 19,-16.5 19,-24.5 C 19,-33 13,-39.1 4,-39.1 C -3,-39.1 -8,-36 \
              -10,-30
          thin path M -30,4.5 L 30,4.5 C 39,4.5 45.3,-1.5 45.3,-10 C 45.3,-18 39,-24 32,-24
          thin path M -45.3,19.5 L -2,19.5 C 6,19.5 11.5,23 11.5,29.5 C 11.5,35.5 6,39.1 -1,39.1 C -6,39.1 -10,37 -12,33
        """#)
}
