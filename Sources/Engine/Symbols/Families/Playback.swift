extension SymbolFamily {
    /// Playing and recording, films and television.
    static let playback = SymbolFamily(#"""
        symbol 4k.tv
          use tv
          outlined text 4K 0,-7.5 27
          filled cut text 4K 0,-7.5 27

        symbol airplayaudio airplay.audio
          center 1
          thin arc 0,2.5 48 -222 42
          thin arc 0,2.5 32 -222 42
          thin arc 0,2.5 16 -215 35
          over solid polygon 0,16 25,45 -25,45 corner 2 gap 6

        symbol airplayvideo airplay.video
          center 1
          line -29,23 -51,23 -51,-41 51,-41 51,23 29,23 corner 13
          solid polygon 0,13 27,41 -27,41 corner 2

        symbol appletv
          body rect 0,0 108,54 corner 13
          dot 34,6 4.5

        symbol backward
          center 0.9
          use forward scale -1,1

        symbol backward.end
          center 0.9
          use forward.end scale -1,1

        symbol backward.end.alt
          center 0.9
          use forward.end.alt scale -1,1

        symbol backward.frame
          center 0.9
          body polygon 31.5,-35.8 31.5,35.8 -21.2,0 corner 4
          line -31.5,-10 -31.5,10

        symbol captions.bubble
          center 0.5
          use bubble.left
          outlined thin line -31,-8 -10,-8
          outlined thin line 7,-8 31,-8
          outlined thin line -31,9 4,9
          outlined thin line 21,9 31,9
          filled cut thin line -31,-8 -10,-8
          filled cut thin line 7,-8 31,-8
          filled cut thin line -31,9 4,9
          filled cut thin line 21,9 31,9

        symbol film
          outlined ring rect 0,0 105.7,80.4 corner 12
          outlined thin line -29,-40 -29,40
          outlined thin line 29,-40 29,40
          outlined thin line -29,0 29,0
          outlined mirror thin line -51,-19 -29,-19
          outlined mirror thin line -51,0 -29,0
          outlined mirror thin line -51,19 -29,19
          filled solid rect 0,0 105.1,79.8 corner 12
          filled mirror cut area rect -42.5,-27 11,10 corner 2.5
          filled mirror cut area rect -42.5,-9 11,10 corner 2.5
          filled mirror cut area rect -42.5,9 11,10 corner 2.5
          filled mirror cut area rect -42.5,27 11,10 corner 2.5
          filled cut thin line -24,0 24,0

        symbol film.stack
          layer 2
          thin line -30,-44.6 30,-44.6
          thin line -40,-30.1 40,-30.1
          layer 1
          outlined ring rect 0,13.9 105.7,61 corner 10
          outlined thin line -29,-15.6 -29,43.4
          outlined thin line 29,-15.6 29,43.4
          outlined mirror thin line -51,13.9 -29,13.9
          outlined thin line -29,13.9 29,13.9
          filled solid rect 0,13.9 105.1,60.4 corner 10
          filled mirror cut area rect -41.5,-4.6 11,11 corner 2.5
          filled mirror cut area rect -41.5,13.9 11,11 corner 2.5
          filled mirror cut area rect -41.5,32.4 11,11 corner 2.5

        symbol forward
          center 0.9
          body polygon -57.3,-35.8 -57.3,35.8 -4.6,0 corner 4
          body over polygon 7.6,-35.8 7.6,35.8 60.3,0 corner 4

        symbol forward.end
          center 0.9
          body polygon -40,-35.6 -40,35.6 21.5,0 corner 4
          solid rect 37.5,0 5,64.5 corner 2

        symbol forward.end.alt
          center 0.9
          body polygon -61.7,-35.9 -61.7,35.9 -14.1,0 corner 4
          body over polygon -2,-35.9 -2,35.9 45.6,0 corner 4 gap 6
          over solid rect 59.8,0 4,64.5 corner 2 gap 6

        symbol forward.frame
          center 0.9
          use backward.frame scale -1,1

        symbol livephoto
          round
          dot 0,0 9
          ring circle 0,0 23
          thin circle 0,0 44 dash 0.01,15.35

        symbol memories
          round
          center 1
          ring arc 0,0 45 -90 90
          ring arc 0,0 45 98 270 dash 7,12.6
          solid polygon -12,-19 -12,19 20,0 corner 2

        symbol movieclapper
          body ring rect 0,22.2 99,51 corner 9
          solid polygon -47.1,-29.7 45.2,-47.7 47.1,-37.9 -45.2,-19.9 corner 2
          cut thin line -28.7,-14 -22.3,-43.7
          cut thin line -3.2,-18.9 3.2,-48.7
          cut thin line 22.3,-23.9 28.7,-53.6

        symbol pause
          center 0.9
          mirror body thin rect 18.5,0 13.8,71.6 corner 3.5

        symbol pip
          center 1
          body ring rect 0,0 108,80 corner 14
          solid rect 23,14 36,24 corner 3

        symbol pip.enter
          center 1
          line -50,14 -50,-40 50,-40 50,-8 corner 13
          line -50,10 -50,40 -14,40 corner 13
          solid rect 29,25 42,30 corner 5
          thin line -30,-22 -5,3
          thin line -23,3 -5,3 -5,-15

        symbol pip.exit
          center 1
          line -50,14 -50,-40 50,-40 50,-8 corner 13
          line -50,10 -50,40 -14,40 corner 13
          solid rect 29,25 42,30 corner 5
          thin line -30,-22 -5,3
          thin line -30,-4 -30,-22 -12,-22

        symbol play
          center 1.4
          body polygon -24.8,-41.4 -24.8,41.4 27.9,0 corner 5

        symbol play.tv
          use tv
          outlined solid polygon -10,-22 16,-7.5 -10,7
          filled cut solid polygon -10,-22 16,-7.5 -10,7

        symbol play.display
          use display
          outlined solid polygon -10,-23 16,-8.5 -10,6
          filled cut solid polygon -10,-23 16,-8.5 -10,6

        symbol play.desktopcomputer
          use desktopcomputer
          outlined solid polygon -7,-27 12,-17 -7,-7
          filled cut solid polygon -7,-27 12,-17 -7,-7

        symbol play.house
          outlined line -38,-13 -38,46.4 38,46.4 38,-13 corner 9
          filled solid polygon 0,-46 -38,-12 -38,46.4 38,46.4 38,-12 corner 8
          outlined line -53.3,1 0,-46.4 53.3,1
          filled over line -53.3,1 0,-46.4 53.3,1
          outlined solid polygon -8,2 14,16 -8,30
          filled cut solid polygon -8,2 14,16 -8,30

        symbol play.rectangle.on.rectangle
          layer 2
          body ring rect 10,-12 94,70 corner 12
          layer 1
          over body ring rect -10,12 94,70 corner 12
          solid polygon -18,0 -18,24 3,12 corner 1

        symbol play.square.stack
          layer 2
          thin line -24,-51 24,-51
          thin line -34,-37 34,-37
          layer 1
          body ring rect 0,13.5 84,76 corner 12
          solid polygon -11,-2 -11,29 16,13.5 corner 1

        symbol playpause
          center 0.9
          body polygon -53,-35.8 -53,35.8 -0.2,0 corner 4
          solid rect 22,0 4.5,64.5 corner 2
          solid rect 50.6,0 4.5,64.5 corner 2

        symbol popcorn
          body path M -37.0,-12.0 A 13 13 0 0 1 -22.0,-32.8 A 13 13 0 0 1 0.6,-41.8 A 13 13 0 0 1 24.0,-33.0 A 13 13 \
              0 0 1 37.0,-12.0 Z
          outlined over body half line 0,-12 39,-12 30,48 0,48 corner 5 gap 0
          filled over body half line 0,-12 39,-12 30,48 0,48 corner 5 gap 5
          mirror thin line 12.5,-10 9.5,46

        symbol record.circle
          round
          center 0.6
          body ring circle 0,0 45
          outlined area circle 0,0 25
          filled cut area circle 0,0 20

        symbol recordingtape
          round
          ring circle -29,0 24
          ring circle 29,0 24
          ring line -29,24 29,24

        symbol shareplay
          round
          center 1
          layer 1
          body thin circle 0,-4 11.5
          body thin half path M 0,46 L -21,46 C -25,46 -27,43.5 -26,40 C -23,28 -13,21 0,21
          layer 2
          mirror thin arc 0,-1 32 -62 28
          layer 3
          mirror thin arc 0,-1 50 -66 32

        symbol slowmo
          round
          thin line 26,0 46,0
          thin line 22.5,13 39.8,23
          thin line 13,22.5 23,39.8
          thin line 0,26 0,46
          thin line -13,22.5 -23,39.8
          thin line -22.5,13 -39.8,23
          thin line -26,0 -46,0
          thin line -22.5,-13 -39.8,-23
          thin line -13,-22.5 -23,-39.8
          thin line 0,-26 0,-46
          thin line 13,-22.5 23,-39.8
          thin line 22.5,-13 39.8,-23

        symbol stop
          center 0.9
          body rect 0,0 62,62 corner 7

        symbol timelapse
          round
          ring circle 0,0 45 dash 0.5,17.171
          ring circle 0,0 28
          area path M 0,0 L 0,-28 A 28,28 0 0 1 24.2,14 Z

        symbol tv
          center 0.6
          body ring rect 0,-7.5 113.1,73 corner 11
          keep thin line -28,44.2 28,44.2

        symbol tv.and.mediabox
          body ring rect 0,-12.7 113.1,66 corner 11
          keep thin line -28,33.3 -12,33.3
          cut solid rect 30,35.3 50,20 corner 6 gap 6
          body rect 30,35.3 50,20 corner 6

        symbol video.bubble.left video.bubble
          center 0.5
          layer 2
          use bubble.left
          layer 1
          outlined use video filled scale 0.47 at 0,-7.5 stroke 0.7
          filled cut use video filled scale 0.47 at 0,-7.5 stroke 0.7

        symbol video
          center 1.3
          body ring rect -17.2,0 77,71.1 corner 15
          body ring path M 35.5,-9.5 L 50,-22 C 53.5,-25 55.7,-24 55.7,-19.5 L 55.7,19.5 C 55.7,24 53.5,25 50,22 L \
              35.5,9.5 C 33.8,8 33,6.5 33,4.5 L 33,-4.5 C 33,-6.5 33.8,-8 35.5,-9.5 Z

        symbol videoprojector
          body rect 0,-4 106,50 corner 11
          outlined thin circle 24,-4 15
          filled cut area circle 24,-4 19
          filled keep dot 24,-4 10
          thin line -36,-4 -18,-4
          keep mirror line -34,23 -34,29
        """#)
}
