extension SymbolFamily {
    /// Gears, tools and locks.
    static let tools = SymbolFamily(#"""
        symbol eyedropper
          center 0.9
          solid path M 19.2,-32.4 L 30.8,-44.6 A 8.5,8.5 0 0 1 43.1,-32.8 L 31.5,-20.7 Z
          line 4.2,-39.2 38.9,-6
          path M 10.8,-30.8 L -27.2,8.9 C -38.3,20.5 -29.9,31.3 -45.1,47.2 C -29.9,31.3 -18.8,39.1 -7.7,27.6 L \
              30.3,-12.2

        symbol eyedropper.halffull
          use eyedropper
          area path M -12,-7 L 7.5,11.7 L -7.7,27.6 C -18.8,39.1 -29.9,31.3 -45.1,47.2 C -29.9,31.3 -38.3,20.5 \
              -27.2,8.9 Z

        symbol eyedropper.full
          use eyedropper
          area path M 10.8,-30.8 L 30.3,-12.2 L -7.7,27.6 C -18.8,39.1 -29.9,31.3 -45.1,47.2 C -29.9,31.3 -38.3,20.5 \
              -27.2,8.9 Z

        symbol gear
          round
          center 1.2
          ring circle 0,0 39
          ring line 0,-39 0,-49
          ring line 19.5,-33.8 24.5,-42.4
          ring line 33.8,-19.5 42.4,-24.5
          ring line 39,0 49,0
          ring line 33.8,19.5 42.4,24.5
          ring line 19.5,33.8 24.5,42.4
          ring line 0,39 0,49
          ring line -19.5,33.8 -24.5,42.4
          ring line -33.8,19.5 -42.4,24.5
          ring line -39,0 -49,0
          ring line -33.8,-19.5 -42.4,-24.5
          ring line -19.5,-33.8 -24.5,-42.4
          thin circle 0,0 10
          thin line 10,0 37,0
          thin line -5,-8.7 -18.5,-32
          thin line -5,8.7 -18.5,32

        symbol gearshape
          round
          center 1.2
          body ring polygon -9.3,-36.4 -6.8,-47.2 6.8,-47.2 9.3,-36.4 19.2,-32.3 28.6,-38.2 38.2,-28.6 32.3,-19.2 \
              36.4,-9.3 47.2,-6.8 47.2,6.8 36.4,9.3 32.3,19.2 38.2,28.6 28.6,38.2 19.2,32.3 9.3,36.4 6.8,47.2 \
              -6.8,47.2 -9.3,36.4 -19.2,32.3 -28.6,38.2 -38.2,28.6 -32.3,19.2 -36.4,9.3 -47.2,6.8 -47.2,-6.8 \
              -36.4,-9.3 -32.3,-19.2 -38.2,-28.6 -28.6,-38.2 -19.2,-32.3 corner 4.5
          outlined ring circle 0,0 16
          filled cut area circle 0,0 17

        symbol gearshape.2
          round
          center 1.2
          body ring polygon -34.0,-41.3 -31.7,-50.4 -20.5,-50.4 -18.2,-41.3 -10.1,-37.9 -2.0,-42.7 5.8,-34.9 \
              1.0,-26.8 4.4,-18.7 13.5,-16.4 13.5,-5.2 4.4,-2.9 1.0,5.2 5.8,13.3 -2.0,21.1 -10.1,16.3 -18.2,19.7 \
              -20.5,28.8 -31.7,28.8 -34.0,19.7 -42.1,16.3 -50.2,21.1 -58.0,13.3 -53.2,5.2 -56.6,-2.9 -65.7,-5.2 \
              -65.7,-16.4 -56.6,-18.7 -53.2,-26.8 -58.0,-34.9 -50.2,-42.7 -42.1,-37.9 corner 4
          outlined ring circle -26.1,-10.8 12.5
          filled cut area circle -26.1,-10.8 13
          body ring polygon 39.3,7.8 42.7,0.3 52.1,2.8 51.2,11.0 55.6,15.4 63.8,14.5 66.3,23.9 58.8,27.3 57.2,33.3 \
              62.0,40.0 55.2,46.8 48.5,42.0 42.5,43.6 39.1,51.1 29.7,48.6 30.6,40.4 26.2,36.0 18.0,36.9 15.5,27.5 \
              23.0,24.1 24.6,18.1 19.8,11.4 26.6,4.6 33.3,9.4 corner 3.5
          outlined dot 40.9,25.7 5
          filled cut area circle 40.9,25.7 7.5

        symbol gearshape.arrow.triangle.2.circlepath
          round
          layer 1
          ring arc 0,0 49 -160 -25
          ring arc 0,0 49 20 155
          solid polygon 39,-19 57,-19 49,-6
          solid polygon -39,19 -57,19 -49,6
          layer 2
          use gearshape scale 0.52 stroke 0.9

        symbol hammer
          center 0.6
          body path M -57.7,-16.0 L -49.8,-24.4 L -44.5,-24.4 L -25.6,-45.0 C -15.1,-56.3 -2.1,-59.1 10.3,-54.1 C \
              2.6,-49.9 -2.1,-43.5 -8.6,-35.1 L -31.5,-10.3 L -31.5,-4.6 L -39.3,3.8 Z
          body path M -15.8,-8.9 L -2.7,-23.0 L 54.8,37.8 C 58.8,42.0 58.8,47.7 54.2,52.6 C 49.6,57.6 44.4,57.6 \
              40.5,53.3 Z

        symbol key
          round
          center 0.6
          body path M -9,-2.4 A 27.8,27.8 0 1 1 9,-2.4 L 9,5 L 16,12 L 9,20 L 9,24 L 16,31 L 9,39 L 9,47 L 0,56.5 L \
              -9,48 Z
          dot 0,-38 6.5

        symbol key.horizontal
          round
          use key rotate 90

        symbol key.icloud
          center 0.7
          layer 2
          use icloud
          layer 1
          outlined use key filled scale 0.4 stroke 0.6 at 0,5
          filled cut use key filled scale 0.4 stroke 0.6 at 0,5

        symbol lock
          center 2
          body rect 0,19.5 56.5,46.5 corner 9
          keep path M -19,-4 L -19,-24.5 A 19,18.5 0 0 1 19,-24.5 L 19,-4

        symbol lock.open
          center 2
          body rect -17.6,19.5 56.5,46.5 corner 9
          keep path M 7.5,-4 L 7.5,-24.5 A 19,18.5 0 0 1 45.6,-24.5 L 45.6,-12

        symbol lock.rotation
          round
          ring arc 0,5 44 -50 265
          solid polygon -3,-48.5 -3,-29.5 11,-39
          use lock filled scale 0.44 stroke 0.85 at 0,5

        symbol lock.open.rotation
          round
          ring arc 0,5 44 -50 265
          solid polygon -3,-48.5 -3,-29.5 11,-39
          use lock.open filled scale 0.44 stroke 0.85 at 5,5

        symbol lock.trianglebadge.exclamationmark
          layer 2
          use lock at -14.9,-2.5
          layer 1
          cut solid polygon 21.1,5.5 -0.9,45.5 43.1,45.5 gap 6.5
          solid polygon 21.1,5.5 -0.9,45.5 43.1,45.5
          cut thin line 21.1,20.5 21.1,30.5
          cut dot 21.1,40.0 4.2

        symbol lock.shield
          body half path M 0,-45 C -10,-38 -24,-34 -33,-33 C -36,-32.5 -37,-31 -37,-28 L -37,0 C -37,21 -19,37 0,45
          filled cut solid rect 0,6 28,20 corner 4
          outlined solid rect 0,6 28,20 corner 4
          outlined thin path M -9.5,-4 L -9.5,-10 A 9.5,9.5 0 0 1 9.5,-10 L 9.5,-4
          filled cut thin path M -9.5,-4 L -9.5,-10 A 9.5,9.5 0 0 1 9.5,-10 L 9.5,-4

        symbol lock.display
          use display
          outlined use lock filled scale 0.38 stroke 0.8 at 0,-9
          filled cut use lock filled scale 0.38 stroke 0.8 at 0,-9

        symbol lock.laptopcomputer
          use laptopcomputer
          outlined use lock filled scale 0.36 stroke 0.8 at 0,-7
          filled cut use lock filled scale 0.36 stroke 0.8 at 0,-7

        symbol lock.iphone
          body ring rect 0,0 60,104 corner 16
          outlined use lock filled scale 0.4 stroke 0.8 at 0,-2
          filled cut use lock filled scale 0.4 stroke 0.8 at 0,-2

        symbol lock.doc lock.document
          center 1.3
          body ring polygon -36.5,-47.85 6,-47.85 36.5,-17.35 36.5,47.85 -36.5,47.85 corner 11
          outlined thin line 5.5,-46 5.5,-16.8 35,-16.8 corner 6
          filled cut thin line 5.5,-62 5.5,-16.8 50,-16.8 corner 6
          outlined thin path M -9,16 L -9,8 C -9,-5 9,-5 9,8 L 9,16
          outlined solid rect 0,24 22,13 corner 1
          filled cut thin path M -9,16 L -9,8 C -9,-5 9,-5 9,8 L 9,16
          filled cut solid rect 0,24 22,13 corner 1

        symbol lock.icloud
          layer 2
          use cloud
          layer 1
          outlined solid rect 0,14 18,12
          outlined thin path M -9,8 L -9,0 A 9 9 0 0 1 9,0 L 9,8
          filled cut solid rect 0,14 18,12
          filled cut thin path M -9,8 L -9,0 A 9 9 0 0 1 9,0 L 9,8

        symbol lock.app.dashed
          center 0.7
          layer 2
          use app.dashed
          layer 1
          outlined use lock filled scale 0.45 stroke 0.8
          filled use lock filled scale 0.45 stroke 0.8

        symbol magnifyingglass
          center 1
          round
          circle -8.6,-9.4 34.05
          solid polygon 16.6,17.8 18.6,15.8 42.6,41.3 40.4,43.4

        symbol paperclip
          center 0.4
          path M 36.6,6.3 L 1.6,42.6 A 26.3,26.3 0 0 1 -36.2,6.1 L 13,-44.9 A 17.7,17.7 0 0 1 38.4,-20.3 L -9.3,29.1 \
              A 8.6,8.6 0 0 1 -21.6,17.2 L 10.4,-16

        symbol pin
          center -0.8
          body ring half path M 0,-52.6 L -24,-52.6 C -30,-52.6 -32.5,-46.5 -28,-42.5 L -20,-35.5 L -22,-13 C -36,-7 \
              -45.5,3 -45.5,12 C -45.5,15.5 -43,18 -39.5,18 L 0,18
          line 0,18 0,52.3

        symbol ruler
          center 0.9
          body ring rect 0,0 110.8,43.6 corner 9
          thin line -37,-21 -37,-6
          thin line -18.5,-21 -18.5,1
          thin line 0,-21 0,-6
          thin line 18.5,-21 18.5,1
          thin line 37,-21 37,-6

        symbol scissors
          round
          center -3.2
          flip circle -45,28 16.8
          flip line -31,19 3,0
          flip solid polygon 0,1.7 17,-13 61.7,-32
          cut area circle 5,0 3.3

        symbol screwdriver
          body polygon -2.3,16.1 16.1,-2.3 51.4,33.0 33.0,51.4 corner 10
          keep line 6.9,6.9 -35.5,-35.5
          keep solid polygon -47.2,-40.8 -40.8,-47.2 -32.7,-37.0 -37.0,-32.7

        symbol trash
          center 4.8
          layer 1 color red
          body ring half path M 0,-36 L -29.6,-36 L -26.4,40 C -26.1,46 -22,49.7 -16,49.7 L 0,49.7
          keep line -35.6,-36 35.6,-36
          keep thin line -14,-36 -14,-49.7 14,-49.7 14,-36 corner 7
          fine line 0,-17 0,34
          mirror fine line -12.2,-17 -11,34

        symbol wrench wrench.adjustable
          center 0.5
          body path M 22.6,-23.4 L 20.5,-34.4 L 37.5,-52.0 C 26.9,-57.1 14.8,-54.9 7.1,-46.9 C -0.0,-39.5 -1.4,-29.3 \
              0.7,-19.8 L -49.5,32.2 C -54.4,37.4 -54.4,46.1 -49.5,51.2 C -44.5,56.3 -36.1,56.3 -31.1,51.2 L \
              19.1,-0.7 C 28.3,1.4 38.2,0.0 45.3,-7.3 C 53.0,-15.3 55.2,-27.8 50.2,-38.8 L 33.2,-21.2 Z

        symbol wrench.and.screwdriver
          use screwdriver scale 0.98
          over use wrench scale 0.98
        """#)
}
