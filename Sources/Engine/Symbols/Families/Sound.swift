extension SymbolFamily {
    /// Loudspeakers, instruments, waves and radio.
    static let sound = SymbolFamily(#"""
        symbol airpods
          center 0.9
          mirror body ring path M -10.5,-28 L -10.5,40 A 7,7 0 0 1 -24.5,40 L -24.5,-3 C -41,1 -49,-12 -49,-24 C \
              -49,-38 -40,-47 -29,-47 C -17,-47 -10.5,-40 -10.5,-28 Z
          mirror thin line -38,-22 -32,-31

        symbol airpods.gen3
          center 0.9
          mirror body ring path M -10.5,-17 L -10.5,29 A 7,7 0 0 1 -24.5,29 L -24.5,8 C -41,12 -49,-1 -49,-13 C \
              -49,-27 -40,-36 -29,-36 C -17,-36 -10.5,-29 -10.5,-17 Z
          mirror thin line -38,-11 -32,-20

        symbol airpodspro airpods.pro
          center 0.9
          mirror body ring path M -10,-17 L -10,29 A 7,7 0 0 1 -24,29 L -24,8 C -34,10.5 -41,5 -43,-3 C -52,1 -57,-6 \
              -57,-13 C -57,-20 -52,-26 -44,-23.5 C -41,-31 -35,-36 -27,-36 C -16,-36 -10,-29 -10,-17 Z
          mirror thin line -43,-22 -43,-4

        symbol airpodspro.chargingcase.wireless airpods.pro.chargingcase.wireless airpodspro.chargingcase
          center 0.9
          body ring rect 0,0 104,76 corner 27
          outlined thin line -52,-10 52,-10
          filled cut area rect 0,-10 130,6.5
          dot 0,8 4.7

        symbol airpodspro.chargingcase.wireless.radiowaves.left.and.right
          center 0.9
          layer 1
          body ring rect 0,0 76,58 corner 21
          outlined thin line -38,-8 38,-8
          filled cut area rect 0,-8 90,6.5
          dot 0,7.5 4.5
          layer 2
          mirror thin arc -30,0 30 140 220
          layer 3
          mirror thin arc -30,0 46 140 220

        symbol amplifier
          center 0.7
          body ring rect 0,5.7 106,76 corner 13
          keep line -20,-35.3 -20,-43.3 20,-43.3 20,-35.3 corner 6
          dot -34,-13.3 5
          dot -17,-13.3 5
          dot 0,-13.3 5
          thin line 19,-13.3 36,-13.3
          outlined thin line -53,4.7 53,4.7
          filled cut area rect 0,4.7 130,6.5
          thin line -34,24 34,24

        symbol antenna.radiowaves.left.and.right
          round
          center 1.9
          layer 1
          dot 0,-8.5 9
          line 0,-8.5 0,40.8
          layer 1 value 0.34
          mirror arc 0,-8.5 26 -44 44
          layer 1 value 0.68
          mirror arc 0,-8.5 46.7 -44.5 44.5

        symbol beats.headphones
          use headphones

        symbol cellularbars
          center 1
          layer 1 value 0
          solid rect -45,31 9,14 corner 1.5
          layer 1 value 0.26
          solid rect -15,22 9,32 corner 1.5
          layer 1 value 0.51
          solid rect 15,11 9,54 corner 1.5
          layer 1 value 0.76
          solid rect 45,0 9,76 corner 1.5

        symbol dot.radiowaves.left.and.right
          round
          layer 1 value 0
          dot 0,0 10
          layer 1 value 0.34
          mirror arc 0,0 29 -45 45
          layer 1 value 0.68
          mirror arc 0,0 51 -45 45

        symbol dot.radiowaves.right
          round
          layer 1 value 0
          dot -22.7,0 10
          layer 1 value 0.34
          arc -22.7,0 29 -45 45
          layer 1 value 0.68
          arc -22.7,0 51 -45 45

        symbol dot.radiowaves.up.forward
          round
          use dot.radiowaves.right rotate -45 at -6.6,6.6

        symbol dot.circle
          round
          center 0.6
          layer 2
          body ring circle 0,0 45.1
          layer 1
          dot 0,0 9

        symbol dot.square
          center 0.7
          layer 2
          body ring rect 0,0 80.4,80.4 corner 15
          layer 1
          dot 0,0 9

        symbol dot.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          dot 0,0 11

        symbol earbuds
          center 0.9
          mirror body ring circle -29,-20 20
          mirror keep line -13,-8 -13,39.5
          mirror thin line -33,-15 -33,-26

        symbol fiberchannel fibrechannel
          round
          body rect 0,0 112,66 corner 33
          ring circle -23,0 14
          ring circle 23,0 14

        symbol headphones.over.ear airpods.max airpodsmax
          round
          center 0.9
          ring path M -36,2 L -36,-12 C -36,-35 -20.5,-49 0,-49 C 20.5,-49 36,-35 36,-12 L 36,2
          mirror body over ring rect -34,25 26,48 corner 12 gap 0

        symbol headphones
          center 0.9
          path M -44.8,22 L -44.8,-2.5 A 44.8,44.8 0 0 1 44.8,-2.5 L 44.8,22
          mirror solid rect -36.5,28.5 8,37 corner 4

        symbol hifispeaker
          center 1
          body ring rect 0,0 58,94 corner 12
          thin circle 0,17 16
          thin dot 0,-25 8

        symbol hifispeaker.2
          center 1
          use hifispeaker scale 0.88 at -34,0
          use hifispeaker scale 0.88 at 34,0

        symbol metronome
          body half path M 0,-49 L -11,-49 C -15,-49 -18,-47 -19,-43 L -38,41 C -39,46 -36,49 -31,49 L 0,49
          outlined thin line -33,26 33,26
          filled cut thin line -48,26 48,26
          thin line 0,26 32,-37

        symbol mic microphone
          round
          center 3.8
          body thin rect 0,-17.5 30.6,60.8 corner 15.3
          line 0,29 0,47.3
          keep path M -31.8,-9 L -31.8,-3 A 31.8,31.8 0 0 0 31.8,-3 L 31.8,-9
          line -20,47.3 20,47.3

        symbol music.note
          center 1
          line -2,28 -2,-42
          solid path M -2,-42 C 6,-38 22,-42 25,-32 L 25,-22 C 14,-20 6,-24 -2,-22 Z
          solid ellipse -13,33.5 11,8.5

        symbol music.note.list
          center 1
          line -46,-31 -4,-31
          line -46,-7 -4,-7
          line -46,17 -19,17
          line 25,24 25,-30
          solid path M 25,-36 C 31,-33 43,-36 46,-28 L 46,-20 C 38,-18 31,-21 25,-19 Z
          solid ellipse 16,28.5 9,7

        symbol music.quarternote.3
          center 1
          line -32.5,27 -32.5,-27
          line 9.5,27 9.5,-39
          line 51.5,27 51.5,-27
          solid ellipse -43,32 8.5,7
          solid ellipse -1,32 8.5,7
          solid ellipse 41,32 8.5,7

        symbol music.mic
          center 1
          body path M 3,-18 C 2,-7 8,0 19,1 L -35,41 C -38,43 -40,42 -41.5,40 C -43,38 -42.5,36 -41,34 Z
          outlined circle 23,-22.5 20
          filled body over circle 23,-22.5 20 gap 6

        symbol music.note.tv
          use tv
          outlined thin line 11,1 11,-26 -7,-22 -7,5
          outlined dot 6,1 7
          outlined dot -12,5 7
          filled cut thin line 11,1 11,-26 -7,-22 -7,5
          filled cut dot 6,1 7
          filled cut dot -12,5 7

        symbol music.note.house
          round
          center 1
          layer 2
          body ring half path M 0,-46.5 C -2,-46.5 -3.5,-45.7 -6,-43.5 L -43,-12 C -46.5,-9 -48,-6 -48,-2 L -48,32.5 \
              C -48,41.5 -43.5,46.5 -35,46.5 L 0,46.5
          layer 1
          outlined use music.note scale 0.46 stroke 0.8 at 0,6
          filled cut use music.note scale 0.46 stroke 0.8 at 0,6

        symbol personalhotspot
          use link rotate 22

        symbol pianokeys
          center 0.7
          body ring rect 0,0 106,80 corner 12
          outlined mirror thin line -17.7,6 -17.7,40
          filled mirror cut thin line -17.7,6 -17.7,52
          outlined mirror solid path M -25,-38 L -25,4 L -10.5,4 L -10.5,-38 Z
          filled mirror cut area path M -27,-30 L -27,8 L -8.5,8 L -8.5,-30 Z

        symbol radio
          center 12.2
          body ring rect 0,18.6 105.7,66 corner 12
          keep line -40,-14.4 40,-51.3
          ring circle -24,19 14
          thin line 14,8 36,8
          thin line 14,29 36,29

        symbol radiowaves.right
          center 1
          layer 1 value 0
          arc -43.5,0 36 -42 42
          layer 1 value 0.5
          arc -43.5,0 60 -42 42

        symbol radiowaves.left
          center 1
          use radiowaves.right scale -1,1

        symbol rays
          round
          center 0.7
          flip line 0,-44 0,-19
          mirror line -44,0 -19,0
          flip mirror line -31.1,-31.1 -13.4,-13.4

        symbol speaker
          center 0.4
          body polygon -28,-17.5 -13,-17.5 28,-43.2 28,43.2 -13,17.5 -28,17.5 corner 6.5

        symbol speaker.wave.1 speaker.1
          center 0.4
          layer 2
          use speaker at -13.5,0
          layer 1
          arc 12,0 30 -36 36

        symbol speaker.wave.2 speaker.2
          center 0.4
          layer 2
          use speaker at -24.7,0
          layer 1 value 0
          arc 3.3,0 30 -36 36
          layer 1 value 0.5
          arc 3.3,0 50 -36 36

        symbol speaker.wave.3 speaker.3
          center 0.4
          layer 2
          use speaker at -34.7,0
          layer 1 value 0
          arc -6.7,0 30 -36 36
          layer 1 value 0.34
          arc -6.7,0 50 -36 36
          layer 1 value 0.68
          arc -6.7,0 70 -36 36

        symbol speaker.plus
          center 0.4
          layer 2
          use speaker at -27,0
          layer 1
          line 23,0 55,0
          line 39,-16 39,16

        symbol speaker.minus
          center 0.4
          layer 2
          use speaker at -27,0
          layer 1
          line 23,0 55,0

        symbol tuningfork
          round
          center 0.7
          line -17,-46 -17,-9 17,-9 17,-46 corner 17
          line 0,-9 0,46

        symbol wave.3.right
          center 1
          layer 1 value 0
          arc -53.4,0 31 -37 37
          layer 1 value 0.34
          arc -53.4,0 56 -37 37
          layer 1 value 0.68
          arc -53.4,0 81 -37 37

        symbol wave.3.left
          center 1
          use wave.3.right scale -1,1

        symbol wave.3.up
          use wave.3.right rotate -90

        symbol wave.3.down
          use wave.3.right rotate 90

        symbol waveform
          center 1
          thin line -48,-7 -48,7
          thin line -32,-22 -32,22
          thin line -16,-38 -16,38
          thin line 0,-17 0,17
          thin line 16,-30 16,30
          thin line 32,-18 32,18
          thin line 48,-7 48,7

        symbol waveform.path.ecg
          center 1
          line -55,6 -32,6 -20,-14 -6,38 10,-40 22,16 30,6 55,6 corner 3

        symbol waveform.path
          center 1
          thin line -56,0 -44,0 -35,-16 -24,22 -11,-40 3,40 16,-30 27,20 37,-10 44,0 56,0 corner 3

        symbol wifi
          round
          center 1.3
          layer 1 value 0
          solid path M 0,35.4 L -16,18.6 A 23.2,23.2 0 0 1 16,18.6 Z
          layer 1 value 0.34
          arc 0,35.4 47.5 -133.5 -46.5
          layer 1 value 0.68
          arc 0,35.4 71.3 -136.2 -43.8

        symbol wifi.exclamationmark
          round
          center 1.3
          layer 2
          arc 0,35.4 47.5 -135 -45
          arc 0,35.4 71.3 -136.2 -43.8
          cut line 0,-4 0,30 gap 9
          layer 1
          line 0,-6 0,15
          dot 0,33 6.2

        symbol wifi.router
          body rect 0,33 104,30 corner 9
          dot -32,33 4.5
          dot -14,33 4.5
          keep line 22,17 22,-5
          keep thin arc 22,-13 18 -150 -30
          keep thin arc 22,-13 35 -150 -30
        """#)
}
