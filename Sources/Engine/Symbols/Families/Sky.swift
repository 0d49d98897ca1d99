extension SymbolFamily {
    /// Sun, moon, stars, water, mountains and globes.
    static let sky = SymbolFamily(#"""
        symbol beach.umbrella
          layer 1
          line -23.5,-44.2 -25.7,-49.8
          body path M -48.5,16.6 A 46 46 0 0 1 36.8,-17.9 C 29,-26.6 10.6,-21.3 7.3,-8.1 C -2,-15.1 -18.7,-8.4 \
              -20.5,3.1 C -32,-4.1 -48.9,4.9 -48.5,16.6 Z
          keep line -6.6,-2.5 10.6,40.2
          layer 2
          keep path M -48.1,49.8 C -32.1,35.8 47.9,35.8 51.9,49.8 Z

        symbol fireworks
          round
          dot 0,0 5
          flip line 0,-16 0,-28
          mirror line 16,0 28,0
          mirror flip line 11.5,11.5 20,20
          flip dot 0,-43 4.3
          mirror dot 43,0 4.3
          mirror flip dot 30.5,30.5 4.3

        symbol flame
          round
          center 5.4
          layer 1 color orange
          body path M -8,-47.7 C 10,-37 36,-14 36,13 C 36,34 20,47.7 0,47.7 C -21,47.7 -36,33 -36,12 C -36,0 -31,-8 \
              -26,-14 C -24,-7 -20,-3 -15,-2 C -8,-14 -14,-32 -8,-47.7 Z
          outlined thin path M 0,47 C -11,47 -16,39 -16,30 C -16,20 -6,16 -3,4 C 7,10 16,20 16,30 C 16,40 10,47 0,47 Z
          filled cut area path M 0,42 C -10,42 -14,36 -14,29 C -14,20 -5,15 -3,6 C 6,11 14,20 14,29 C 14,36 9,42 0,42 Z

        symbol globe
          round
          center 0.6
          ring circle 0,0 45
          thin ellipse 0,0 20,45
          thin line 0,-44 0,44
          thin line -44,0 44,0
          thin flip path M -36,-27 Q 0,-13 36,-27

        symbol globe.americas
          round
          body ring circle 0,0 45
          area path M -26,-36 C -14,-43 4,-44 10,-40 C 13,-36 8,-33 10,-29 C 14,-28 16,-25 12,-21 C 6,-18 4,-14 \
              0,-12 C -4,-10 -3,-5 0,-3 C -3,-1 -8,-4 -12,-8 C -18,-13 -22,-20 -26,-24 C -30,-28 -31,-33 -26,-36 Z
          area path M 1,1 C 8,-3 16,0 20,5 C 26,9 30,12 28,17 C 26,22 22,24 20,29 C 17,35 12,39 8,39 C 4,36 6,30 \
              4,24 C 2,18 -4,14 -4,9 C -4,5 -2,2 1,1 Z

        symbol globe.europe.africa
          round
          body ring circle 0,0 45
          area path M -8,-39 C 2,-43 12,-42 18,-38 C 16,-33 10,-33 8,-28 C 14,-28 20,-27 22,-23 C 16,-20 10,-22 \
              6,-20 C 0,-20 -4,-18 -9,-18 C -14,-19 -14,-24 -10,-27 C -12,-31 -12,-36 -8,-39 Z
          area path M -13,-12 C -4,-15 8,-13 16,-10 C 20,-6 22,0 28,2 C 29,7 23,10 20,15 C 19,24 14,33 7,36 C 2,34 \
              1,25 0,18 C -1,13 -4,10 -9,10 C -16,10 -21,5 -21,-1 C -20,-6 -17,-10 -13,-12 Z

        symbol globe.asia.australia
          round
          body ring circle 0,0 45
          area path M -14,-40 C 2,-45 20,-40 29,-30 C 30,-24 22,-22 19,-16 C 17,-9 13,-4 9,-3 C 7,1 4,3 1,-1 C -1,-6 \
              -4,-10 -8,-10 C -10,-4 -13,1 -16,-3 C -19,-9 -23,-13 -29,-15 C -35,-20 -26,-36 -14,-40 Z
          area path M 8,17 C 11,13 14,14 17,16 C 19,11 22,12 24,17 C 29,22 27,30 21,31 C 17,31 15,27 12,27 C 6,29 \
              3,23 8,17 Z

        symbol globe.desk
          body circle 5.5,-13 29
          thin ellipse 5.5,-13 10.5,29
          keep path M -27,-48 A 47.5,47.5 0 0 0 40.5,19.2
          line 5,34 5,48.5
          line -17,48.5 27,48.5

        symbol moon
          round
          center 0.8
          body path M -11.4,-44.8 A 46 46 0 1 0 42.7,22.5 A 46.5 46.5 0 0 1 -11.4,-44.8 Z

        symbol moon.haze
          layer 1 color yellow
          use moon scale 0.68 at 0,-16
          layer 2 color gray
          thin line -40,31 22,31
          thin line 38,31 40,31
          thin line -40,46 -36,46
          thin line -20,46 40,46

        symbol moon.stars
          layer 1
          use moon at -1,0
          layer 2
          area path M 16,-45 C 17.5,-33.5 19.5,-31.5 31,-30 C 19.5,-28.5 17.5,-26.5 16,-15 C 14.5,-26.5 12.5,-28.5 \
              1,-30 C 12.5,-31.5 14.5,-33.5 16,-45 Z
          area path M 37,-22 C 38,-13 39,-12 48,-11 C 39,-10 38,-9 37,0 C 36,-9 35,-10 26,-11 C 35,-12 36,-13 37,-22 Z

        symbol moon.zzz
          layer 1
          use moon
          layer 2
          thin line 4,-44 20,-44 4,-22 20,-22
          thin line 32,-22 44,-22 32,-5 44,-5

        symbol moon.dust
          layer 1 color yellow
          use moon scale 0.68 at 0,-15.4
          layer 2 color gray
          mirror dot 36,31.6 4.5
          mirror dot 18,31.6 4.5
          dot 0,31.6 4.5
          mirror dot 27,45.6 4.5
          mirror dot 9,45.6 4.5

        symbol moonphase.new.moon
          round
          ring circle 0,0 45

        symbol moonphase.full.moon
          round
          solid circle 0,0 44.7

        symbol moonphase.first.quarter
          round
          ring circle 0,0 45
          area path M 0,-45 A 45 45 0 0 1 0,45 Z

        symbol moonphase.last.quarter
          round
          ring circle 0,0 45
          area path M 0,-45 A 45 45 0 0 0 0,45 Z

        symbol moonphase.waxing.crescent
          round
          ring circle 0,0 45
          area path M 0,-45 A 45 45 0 0 1 0,45 C 32,28 32,-28 0,-45 Z

        symbol moonphase.waning.crescent
          round
          ring circle 0,0 45
          area path M 0,-45 A 45 45 0 0 0 0,45 C -32,28 -32,-28 0,-45 Z

        symbol moonphase.waxing.gibbous
          round
          ring circle 0,0 45
          area path M 0,-45 A 45 45 0 0 1 0,45 C -32,28 -32,-28 0,-45 Z

        symbol moonphase.waning.gibbous
          round
          ring circle 0,0 45
          area path M 0,-45 A 45 45 0 0 0 0,45 C 32,28 32,-28 0,-45 Z

        symbol moonrise
          layer 1
          use moon scale 0.58 at 0,13.8
          layer 2
          line 0,-24.2 0,-49.2
          line -13,-37.2 0,-50.2 13,-37.2
          thin line -54,50.8 54,50.8

        symbol moonset
          layer 1
          use moon scale 0.58 at 0,13.3
          layer 2
          line 0,-24.7 0,-49.7
          line -13,-37.7 0,-24.7 13,-37.7
          thin line -54,50.3 54,50.3

        symbol mountain.2
          center 0.5
          body polygon -89,39 -28,-44 8.5,8 32,-22 91.5,39 corner 7
          outlined thin line -55,-6 -41,3 -29,-6 -16,4 -3,-6
          filled cut thin line -51,-6 -41,3 -29,-6 -16,4 -6,-5

        symbol sparkle
          round
          center 0.7
          solid path M 0,-46 C 3.4,-10 10,-3.4 42,0 C 10,3.4 3.4,10 0,46 C -3.4,10 -10,3.4 -42,0 C -10,-3.4 -3.4,-10 \
              0,-46 Z

        symbol sparkle.magnifyingglass
          round
          center 1
          use magnifyingglass
          solid path M -9,-23 Q -6.5,-12.1 4.4,-9.6 Q -6.5,-7.1 -9,3.8 Q -11.5,-7.1 -22.4,-9.6 Q -11.5,-12.1 -9,-23 Z

        symbol sparkles.tv
          use tv
          outlined use sparkle filled scale 0.4 at 0,-7.5
          filled cut use sparkle filled scale 0.4 at 0,-7.5

        symbol sparkles
          round
          center 5.2
          area path M -11.8,-36.2 A 1.8,1.8 0 0 1 -8.2,-36.2 C -4.4,-8.5 -0.2,-1.6 22.5,2.2 A 1.8,1.8 0 0 1 22.5,5.8 \
              C -0.2,9.6 -4.4,16.5 -8.2,44.2 A 1.8,1.8 0 0 1 -11.8,44.2 C -15.6,16.5 -19.8,9.6 -42.5,5.8 A 1.8,1.8 0 \
              0 1 -42.5,2.2 C -19.8,-1.6 -15.6,-8.5 -11.8,-36.2 Z
          layer 2
          area path M 24.7,-53.8 A 1.3,1.3 0 0 1 27.3,-53.8 C 29.1,-41.5 29.8,-39.6 39.7,-37.8 A 1.3,1.3 0 0 1 \
              39.7,-35.2 C 29.8,-33.4 29.1,-31.5 27.3,-19.2 A 1.3,1.3 0 0 1 24.7,-19.2 C 22.9,-31.5 22.2,-33.4 \
              12.3,-35.2 A 1.3,1.3 0 0 1 12.3,-37.8 C 22.2,-39.6 22.9,-41.5 24.7,-53.8 Z
          layer 3
          area path M 28.7,22.2 A 1.3,1.3 0 0 1 31.3,22.2 C 33,33.5 33.5,35 43,36.7 A 1.3,1.3 0 0 1 43,39.3 C \
              33.5,41 33,42.5 31.3,53.8 A 1.3,1.3 0 0 1 28.7,53.8 C 27,42.5 26.5,41 17.1,39.3 A 1.3,1.3 0 0 1 \
              17.1,36.7 C 26.5,35 27,33.5 28.7,22.2 Z

        symbol sparkles.rectangle.stack
          layer 2
          body ring rect 0,15 98,62 corner 13
          keep thin line -36,-31.5 36,-31.5
          keep thin line -26,-46.5 26,-46.5
          layer 1
          outlined use sparkles scale 0.42 at 0,15
          filled cut use sparkles scale 0.42 at 0,15

        symbol sun.max
          round
          layer 1 color yellow
          body circle 0,0 22
          keep flip line 0,-37.5 0,-46.5
          keep mirror line 37.5,0 46.5,0
          keep mirror flip line 26.5,26.5 32.9,32.9

        symbol sun.min
          round
          layer 1 color yellow
          body circle 0,0 22
          keep flip dot 0,-38 4.6
          keep mirror dot 38,0 4.6
          keep mirror flip dot 26.9,26.9 4.6

        symbol sun.dust
          layer 1 color yellow
          body path M -23,7.6 A 23 23 0 0 1 23,7.6 Z
          keep thin line 0,-31.4 0,-39.4
          keep mirror thin line 27.5,-19.9 33.5,-25.9
          keep mirror thin line 40,7.6 49,7.6
          layer 2 color gray
          mirror dot 40,24.6 4.5
          mirror dot 20,24.6 4.5
          dot 0,24.6 4.5
          mirror dot 30,38.6 4.5
          mirror dot 10,38.6 4.5

        symbol sun.haze
          layer 1 color yellow
          body path M -23,8 A 23 23 0 0 1 23,8 Z
          keep thin line 0,-31 0,-39
          keep mirror thin line 27.5,-19.5 33.5,-25.5
          keep mirror thin line 40,8 49,8
          layer 2 color gray
          thin line -44,24 24,24
          thin line 41,24 44,24
          thin line -44,39 -40,39
          thin line -23,39 44,39

        symbol sun.horizon
          layer 1 color yellow
          body path M -23,9 A 23 23 0 0 1 23,9 Z
          keep thin line 0,-30 0,-38
          keep mirror thin line 27.5,-18.5 33.5,-24.5
          keep mirror thin line 40,9 49,9
          layer 2
          thin line -54,24 54,24
          thin line -20,38 20,38

        symbol sun.rain
          layer 1 color yellow
          body path M -23,5 A 23 23 0 0 1 23,5 Z
          keep thin line 0,-34 0,-42
          keep mirror thin line 27.5,-22.5 33.5,-28.5
          keep mirror thin line 40,5 49,5
          layer 2 color cyan
          thin line -30,23 -38,42
          thin line -10,23 -18,42
          thin line 12,23 4,42
          thin line 34,23 26,42

        symbol sun.snow
          layer 1 color yellow
          body path M -23,3.9 A 23 23 0 0 1 23,3.9 Z
          keep thin line 0,-35.1 0,-43.1
          keep mirror thin line 27.5,-23.6 33.5,-29.6
          keep mirror thin line 40,3.9 49,3.9
          layer 2
          use asterisk scale 0.16 at -34,24.9 stroke 0.5
          use asterisk scale 0.16 at 0,24.9 stroke 0.5
          use asterisk scale 0.16 at 34,24.9 stroke 0.5
          use asterisk scale 0.16 at -17,37.9 stroke 0.5
          use asterisk scale 0.16 at 17,37.9 stroke 0.5

        symbol sunrise
          layer 1 color yellow
          body path M -22,27.8 A 22 22 0 0 1 22,27.8 Z
          keep mirror thin line 28,0.3 34,-5.7
          keep mirror thin line 40,27.8 49,27.8
          layer 2
          line 0,-11.2 0,-41.2
          line -14,-29.2 0,-43.2 14,-29.2
          thin line -54,43.8 54,43.8

        symbol sunset
          layer 1 color yellow
          body path M -22,27.8 A 22 22 0 0 1 22,27.8 Z
          keep mirror thin line 28,0.3 34,-5.7
          keep mirror thin line 40,27.8 49,27.8
          layer 2
          line 0,-13.2 0,-43.2
          line -14,-27.2 0,-13.2 14,-27.2
          thin line -54,43.8 54,43.8

        symbol water.waves
          path M -50,-24 C -38,-24 -38,-32 -25,-32 C -12,-32 -12,-24 0,-24 C 12,-24 12,-32 25,-32 C 38,-32 38,-24 50,-24
          path M -50,4 C -38,4 -38,-4 -25,-4 C -12,-4 -12,4 0,4 C 12,4 12,-4 25,-4 C 38,-4 38,4 50,4
          path M -50,32 C -38,32 -38,24 -25,24 C -12,24 -12,32 0,32 C 12,32 12,24 25,24 C 38,24 38,32 50,32

        symbol water.waves.and.arrow.up
          layer 1
          line 0,-4.7 0,-44.7
          line -15,-29.7 0,-44.7 15,-29.7
          layer 2
          thin path M -50,21.3 C -38,21.3 -38,13.3 -25,13.3 C -12,13.3 -12,21.3 0,21.3 C 12,21.3 12,13.3 25,13.3 C \
              38,13.3 38,21.3 50,21.3
          thin path M -50,45.3 C -38,45.3 -38,37.3 -25,37.3 C -12,37.3 -12,45.3 0,45.3 C 12,45.3 12,37.3 25,37.3 C \
              38,37.3 38,45.3 50,45.3

        symbol water.waves.and.arrow.down
          layer 1
          line 0,-4.7 0,-44.7
          line -15,-19.7 0,-4.7 15,-19.7
          layer 2
          thin path M -50,21.3 C -38,21.3 -38,13.3 -25,13.3 C -12,13.3 -12,21.3 0,21.3 C 12,21.3 12,13.3 25,13.3 C \
              38,13.3 38,21.3 50,21.3
          thin path M -50,45.3 C -38,45.3 -38,37.3 -25,37.3 C -12,37.3 -12,45.3 0,45.3 C 12,45.3 12,37.3 25,37.3 C \
              38,37.3 38,45.3 50,45.3
        """#)
}
