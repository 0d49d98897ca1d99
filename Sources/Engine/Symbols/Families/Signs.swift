extension SymbolFamily {
    /// Plus, minus, check marks, crosses and other signs.
    static let signs = SymbolFamily(#"""
        symbol 1.magnifyingglass
          round
          center 1
          use magnifyingglass
          thin line -14.5,-18.5 -8,-23 -8,3.5

        symbol a.magnify
          center 1
          round
          use magnifyingglass
          text A -8.6,-9.4 32

        symbol asterisk
          round
          flip line 0,0 0,-42
          mirror flip line 0,0 36.4,-21

        symbol at
          round
          center -1.1
          ellipse -1,0 19.5,21
          path M 20.5,-20.5 L 19.2,6 C 18.8,15.5 23.5,21 30.5,21 C 40,21 45.7,11.5 45.7,-2.5 C 45.7,-29.5 27,-47.2 \
              0.5,-47.2 C -27,-47.2 -45.7,-28 -45.7,0.5 C -45.7,28.5 -27.5,47.2 1,47.2 C 11.5,47.2 20.5,45.2 28,41.2

        symbol badge.plus.radiowaves.right
          round
          center 1
          body ring circle -24.3,0 29
          thin line -37.8,0 -10.8,0
          thin line -24.3,-13.5 -24.3,13.5
          arc -24.3,0 54 -34 34
          arc -24.3,0 77 -34 34

        symbol checkmark
          center -0.6
          line -36.5,4.8 -11.3,35.69 36.5,-35.69

        symbol checkmark.icloud
          layer 2
          use cloud
          layer 1
          filled cut thin line -17,6 -4,19 18,-9
          outlined thin line -17,6 -4,19 18,-9

        symbol checkmark.rectangle.stack
          center 0.7
          layer 1
          body ring rect 0,15 98,62 corner 13
          thin line -15,16 -4,27.5 15,2
          layer 2
          thin line -36,-31.5 36,-31.5
          thin line -26,-46.5 26,-46.5

        symbol checkmark.message
          center 4
          round
          layer 2
          use message
          layer 1
          outlined thin line -17,-4 -5,9.5 17,-19.5
          filled cut thin line -17,-4 -5,9.5 17,-19.5

        symbol checkmark.gobackward
          round
          center 0.7
          layer 2
          arc 0,6 43 -90 205
          solid polygon 0,-50 0,-24 -20,-37 corner 1
          layer 1
          thin line -15,8 -4,20 17,-10

        symbol circlebadge
          round
          center 0.6
          body ring circle 0,0 26

        symbol circlebadge.2
          round
          center 0.6
          body ring circle 23,-18 20
          over body ring circle -15,10 28

        symbol ellipsis
          round
          center 1.1
          dot -36.1,0 8.8
          dot 0,0 8.8
          dot 36.1,0 8.8

        symbol ellipsis.curlybraces
          center 0.7
          mirror path M -33,-44 C -45,-44 -49,-39 -49,-30 L -49,-14 C -49,-5 -53,0 -62,0 C -53,0 -49,5 -49,14 L \
              -49,30 C -49,39 -45,44 -33,44
          dot -22,0 6.5
          dot 0,0 6.5
          dot 22,0 6.5

        symbol ellipsis.message
          center 4
          use message
          outlined dot 0,-4.4 6
          outlined mirror dot -21,-4.4 6
          filled cut dot 0,-4.4 6
          filled cut mirror dot -21,-4.4 6

        symbol ellipsis.viewfinder
          layer 2
          use viewfinder
          layer 1
          dot -20,0 6.2
          dot 0,0 6.2
          dot 20,0 6.2

        symbol exclamationmark.magnifyingglass
          round
          center 1
          use magnifyingglass
          thin line -9,-25.5 -9,-8
          dot -9,5.5 4.7

        symbol exclamationmark
          center 0.6
          solid half path M 0,-41.6 L -2.3,-41.6 L -0.6,16 L 0,16
          dot 0,39.3 6.55

        symbol exclamationmark.icloud
          center 1
          layer 2
          use cloud
          layer 1
          outlined use exclamationmark scale 0.5 at -2,4
          filled cut use exclamationmark scale 0.5 at -2,4

        symbol exclamationmark.2
          mirror use exclamationmark at -14,0

        symbol exclamationmark.3
          mirror use exclamationmark at -27,0
          use exclamationmark

        symbol exclamationmark.questionmark
          use questionmark at -17,0
          use exclamationmark at 36,0

        symbol exclamationmark.lock
          center 0.7
          layer 2
          body ring rect 0,20 68,55 corner 11
          keep line -20.5,-7 -20.5,-47 20.5,-47 20.5,-7 corner 20.4
          layer 1
          thin line 0,8 0,22
          dot 0,34 4.6

        symbol info
          center 0.6
          line -11,-13.5 0.5,-13.5 0.5,41.6
          line -14,41.6 15,41.6
          dot -1,-38.6 7.3

        symbol l.joystick
          round
          body ring circle 0,0 45
          thin circle 0,0 29
          text L 0,0 26

        symbol minus.plus
          center 0.7
          use plusminus scale 1,-1

        symbol minus.forwardslash.plus
          center 0.7
          line -49,-30 -9,-30
          line 9,23 49,23
          line 29,3 29,43
          line -26,44 26,-44

        symbol minus.plus.batteryblock
          body rect 0,5 100,72 corner 10
          keep solid mirror rect -27,-39 16,4
          thin line -36,4 -16,4
          thin line 16,4 36,4
          thin line 26,-6 26,14

        symbol minus.magnifyingglass
          round
          center 1
          use magnifyingglass
          thin line -23,-9.6 5,-9.6

        symbol minus
          center 0.3
          line -35.2,0 35.2,0

        symbol nosign
          round
          center 0.6
          ring circle 0,0 45.1
          ring line -31.9,-31.9 31.9,31.9

        symbol placeholdertext
          mirrored
          center 0.7
          body thin rect -16,-29 66,11 corner 5.5
          body thin rect 40,-29 18,11 corner 5.5
          body thin rect -36,0 26,11 corner 5.5
          body thin rect 20,0 58,11 corner 5.5
          body thin rect -23,29 52,11 corner 5.5

        symbol plus
          center 0.9
          line -35.2,0 35.2,0
          line 0,-35.2 0,35.2

        symbol plus.square.on.square
          center 0.7
          layer 2
          body ring rect 12.5,-12.5 70,70 corner 14
          layer 1
          over body ring rect -12.5,12.5 70,70 corner 14
          ring line -30,12.5 5,12.5
          ring line -12.5,-5 -12.5,30

        symbol plus.square.fill.on.square.fill
          center 0.7
          use plus.square.on.square filled

        symbol plus.rectangle.on.rectangle
          center 0.7
          layer 2
          body ring rect -14.5,-12.5 88,64 corner 12
          layer 1
          over body ring rect 14.5,12.5 88,64 corner 12
          ring line -2.5,12.5 31.5,12.5
          ring line 14.5,-4.5 14.5,29.5

        symbol plus.rectangle.fill.on.rectangle.fill
          center 0.7
          use plus.rectangle.on.rectangle filled

        symbol plus.forwardslash.minus
          center 0.7
          line -49,-23 -9,-23
          line -29,-43 -29,-3
          line 9,30 49,30
          line -26,44 26,-44

        symbol plus.magnifyingglass
          round
          center 1
          use magnifyingglass
          thin line -23,-9.6 5,-9.6
          thin line -9,-23.6 -9,4.4

        symbol plus.rectangle.on.folder
          layer 2
          body ring path M -50.8,-27 C -50.8,-36 -46.5,-40.2 -38,-40.2 L -23,-40.2 C -19,-40.2 -16.6,-39.2 \
              -13.6,-36.6 L -10.8,-34.2 C -8.2,-32 -6,-31 -2,-31 L 37,-31 C 46.3,-31 50.8,-26.5 50.8,-17.5 L 50.8,27 \
              C 50.8,35.8 46.3,40.2 37.5,40.2 L -37.5,40.2 C -46.3,40.2 -50.8,35.8 -50.8,27 Z
          outlined ring line -50.8,-13.5 50.8,-13.5
          filled cut area rect 0,-14 130,6.5
          layer 1
          over solid rect 22,21.2 52,38 corner 6 gap 6
          cut thin line 22,12.2 22,30.2
          cut thin line 13,21.2 31,21.2

        symbol plus.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          line -20,0 20,0
          line 0,-20 0,20

        symbol plus.message
          center 4
          use message
          outlined line -19,-4.4 19,-4.4
          outlined line 0,-23.4 0,14.6
          filled cut line -19,-4.4 19,-4.4
          filled cut line 0,-23.4 0,14.6

        symbol questionmark.folder
          center 1.1
          body ring path M -50.8,-27 C -50.8,-36 -46.5,-40.2 -38,-40.2 L -23,-40.2 C -19,-40.2 -16.6,-39.2 \
              -13.6,-36.6 L -10.8,-34.2 C -8.2,-32 -6,-31 -2,-31 L 37,-31 C 46.3,-31 50.8,-26.5 50.8,-17.5 L 50.8,27 \
              C 50.8,35.8 46.3,40.2 37.5,40.2 L -37.5,40.2 C -46.3,40.2 -50.8,35.8 -50.8,27 Z
          thin path M -9,-8 C -9,-23 12,-22 12,-8 C 12,1 1.5,1 1.5,10
          dot 1.5,24 5

        symbol questionmark
          center 0.6
          path M -21.5,-21.5 C -21.5,-33.6 -12.6,-41.6 0.2,-41.6 C 12.8,-41.6 21.6,-33.6 21.6,-21.8 C 21.6,-12 16,-7 \
              9.5,-2.5 C 2.6,2.3 -0.3,6 -0.3,15.5
          dot -0.3,39.6 6.3

        symbol r.joystick
          round
          body ring circle 0,0 45
          thin circle 0,0 29
          text R 0,0 26

        symbol right.triangle
          round
          center 0.7
          body ring polygon 40.8,-52.2 40.8,40.8 -52.2,40.8 corner 8

        symbol rosette
          round
          body ring polygon -19,9.6 -19,50.6 0,39.6 19,50.6 19,9.6 corner 4
          outlined over circle 0,-15.4 32 gap 0
          filled over body circle 0,-15.4 32 gap 5
          outlined thin circle 0,-15.4 14
          filled cut dot 0,-15.4 13

        symbol slash
          line -27,27 27,-27

        symbol slash.circle
          round
          center 0.6
          body ring circle 0,0 45.1
          thin line -16.5,16.5 16.5,-16.5

        symbol sos
          center 0.7
          thin path M -33,-14 C -34,-22 -40.5,-26.5 -49,-26.5 C -58,-26.5 -64.5,-21.5 -64.5,-14 C -64.5,-6.5 \
              -59,-3.2 -49,-0.7 C -38,2 -32.5,5.5 -32.5,13 C -32.5,21.5 -39.5,26.5 -49,26.5 C -58.5,26.5 -65,21.5 \
              -65.5,13.5
          thin ellipse 0,0 18.5,26.5
          thin path M 65,-14 C 64,-22 57.5,-26.5 49,-26.5 C 40,-26.5 33.5,-21.5 33.5,-14 C 33.5,-6.5 39,-3.2 49,-0.7 \
              C 60,2 65.5,5.5 65.5,13 C 65.5,21.5 58.5,26.5 49,26.5 C 39.5,26.5 33,21.5 32.5,13.5

        symbol staroflife
          round
          center 0.7
          body ring polygon -14.0,-48.0 14.0,-48.0 14.0,-24.2 34.6,-36.1 48.6,-11.9 28.0,0.0 48.6,11.9 34.6,36.1 \
              14.0,24.2 14.0,48.0 -14.0,48.0 -14.0,24.2 -34.6,36.1 -48.6,11.9 -28.0,0.0 -48.6,-11.9 -34.6,-36.1 \
              -14.0,-24.2 corner 4

        symbol xmark multiply clear
          center 0.7
          flip line -34.2,-34.2 34.2,34.2

        symbol xmark.bin
          center 4.8
          body ring half path M 0,-36 L -29.6,-36 L -26.4,40 C -26.1,46 -22,49.7 -16,49.7 L 0,49.7
          keep line -35.6,-36 35.6,-36
          keep ring line -14,-36 -14,-49.7 14,-49.7 14,-36 corner 7
          thin line -10.5,-3 10.5,18
          thin line -10.5,18 10.5,-3

        symbol xmark.icloud
          layer 2
          use cloud
          layer 1
          filled cut thin line -13,-8 13,18
          filled cut thin line 13,-8 -13,18
          outlined thin line -13,-8 13,18
          outlined thin line 13,-8 -13,18

        symbol zzz
          round
          center 0.7
          line -46,0 -14,0 -46,39 -14,39
          layer 2
          thin line 4,-19 25,-19 4,8 25,8
          layer 3
          thin line 33,-39.5 46,-39.5 33,-22 46,-22
        """#)
}
