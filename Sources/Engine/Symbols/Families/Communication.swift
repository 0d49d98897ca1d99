extension SymbolFamily {
    /// Bubbles, letters, telephones and bells.
    static let communication = SymbolFamily(#"""
        symbol archivebox
          center 0.7
          body ring rect 0,-29.7 88,21 corner 5
          body ring path M -38.5,-19.2 L -38.5,28 C -38.5,36 -34,40.2 -26,40.2 L 26,40.2 C 34,40.2 38.5,36 38.5,28 L \
              38.5,-19.2 Z
          filled cut area rect 0,-12 100,6.5
          thin line -13,3 13,3

        symbol bell
          center 1.1
          body half ring path M 0,-46 C -6,-46 -8.5,-42.5 -9.5,-38.5 C -21,-35 -27.5,-25.5 -28,-12 C -28.5,3 -30.5,9 \
              -37.5,16 C -40,18.5 -41.3,20.5 -41.3,23 C -41.3,26.5 -39,28.5 -35.5,28.5 L 0,28.5
          keep area path M -14.5,37.5 L 14.5,37.5 C 13.5,45 8,50 0,50 C -8,50 -13.5,45 -14.5,37.5 Z

        symbol bell.and.waves.left.and.right
          layer 2
          use bell at 0,0.9
          layer 1
          mirror keep arc 0,-9.1 51 -32 22
          mirror keep arc 0,-9.1 67 -34 24

        symbol bubble.left.oval bubble message.oval
          use message

        symbol bubble.left
          center 0.5
          body ring path M -13,31 L 38,31 C 47.5,31 52.5,26 52.5,16.5 L 52.5,-32 C 52.5,-41.5 47.5,-46.5 38,-46.5 L \
              -38,-46.5 C -47.5,-46.5 -52.5,-41.5 -52.5,-32 L -52.5,16.5 C -52.5,26 -47.5,31 -38,31 L -34,31 L \
              -34,43 C -34,46.8 -31,47.4 -28.5,45.3 Z

        symbol bubble.right
          center 0.5
          use bubble.left scale -1,1

        symbol bubble.left.and.bubble.right
          center 0.5
          layer 2
          body ring path M -30,18 L 12,18 C 22,18 27,13 27,4 L 27,-34 C 27,-43 22,-48 13,-48 L -52,-48 C -61,-48 \
              -66,-43 -66,-34 L -66,4 C -66,13 -61,18 -53,18 L -50,18 L -50,29.5 C -50,33 -47.5,34 -44.5,31.5 Z
          layer 1
          over body ring path M 35,34 L 0,34 C -9,34 -14,29 -14,20 L -14,-8 C -14,-17 -9,-22 0,-22 L 52,-22 C 61,-22 \
              66,-17 66,-8 L 66,20 C 66,29 61,34 55,34 L 53,34 L 53,44 C 53,47.8 50.5,49 47.5,46.5 Z

        symbol bubble.left.and.text.bubble.right
          center 0.5
          use bubble.left.and.bubble.right
          outlined thin line 4,-3.5 48,-3.5
          outlined thin line 4,14 34,14
          filled cut thin line 4,-3.5 48,-3.5
          filled cut thin line 4,14 34,14

        symbol bubble.and.pencil
          layer 2
          use bubble.left at -6.7,2.7
          layer 1
          over use pencil scale 0.8 at 31.3,-21.3

        symbol bubble.middle.bottom
          center -4
          body half ring path M 0,44 C -1.5,44 -3,43 -4.5,41.5 L -14,31 L -38,31 C -47.5,31 -52.5,26 -52.5,16.5 L \
              -52.5,-29.5 C -52.5,-39 -47.5,-44 -38,-44 L 0,-44

        symbol bubble.middle.top
          center 4
          use bubble.middle.bottom scale 1,-1

        symbol bubble.left.and.exclamationmark.bubble.right
          center 0.5
          use bubble.left.and.bubble.right
          outlined thin line 26,-9 26,8
          outlined dot 26,20.5 5
          filled cut thin line 26,-9 26,8
          filled cut dot 26,20.5 5

        symbol bubbles.and.sparkles
          round
          center 0.7
          layer 2
          body ring circle -17.5,14 32
          body ring circle 35.5,34 11
          thin arc -17.5,14 18 190 260
          layer 1
          area path M 27.5,-50 Q 30.5,-27 53.5,-24 Q 30.5,-21 27.5,2 Q 24.5,-21 1.5,-24 Q 24.5,-27 27.5,-50 Z

        symbol envelope mail
          center 0.5
          body ring rect 0,0 108.9,75.3 corner 13
          thin path M -50,-33 L -8.5,3.5 C -3,8 3,8 8.5,3.5 L 50,-33
          mirror thin line -50,33 -19,4

        symbol envelope.open
          center 6
          body half ring path M 0,-55 C -3,-55 -5,-54 -8,-52 L -46,-26 C -51,-22.5 -53.5,-19 -53.5,-13 L -53.5,42 C \
              -53.5,50.5 -49,55 -40.5,55 L 0,55
          thin path M -49,-9 L -8,23 C -3,26.5 3,26.5 8,23 L 49,-9
          mirror thin line -48,50 -18,22

        symbol faxmachine
          body ring rect 5.7,14.8 86,58 corner 10
          outlined ring line -15.3,-14.2 -15.3,-46.2 30.7,-46.2 30.7,-14.2 corner 7
          filled area path M -19.3,-20.7 L -19.3,-40.2 A 10,10 0 0 1 -9.3,-50.2 L 24.7,-50.2 A 10,10 0 0 1 \
              34.7,-40.2 L 34.7,-20.7 Z
          over solid rect -43.3,14.8 10,62 corner 6 gap 6.5
          thin line -0.3,2.8 31.7,2.8
          area circle -0.3,17.8 4.8
          area circle 15.7,17.8 4.8
          area circle 31.7,17.8 4.8
          area circle -0.3,30.8 4.8
          area circle 15.7,30.8 4.8
          area circle 31.7,30.8 4.8

        symbol link.icloud
          center 0.7
          layer 2
          use icloud
          layer 1
          outlined use link scale 0.34 stroke 0.62 at -3,6
          filled cut use link scale 0.34 stroke 0.62 at -3,6

        symbol link
          center 1
          path M 33.6,-8.8 L 44.8,-20.0 A 17.5,17.5 0 0 0 20.0,-44.8 L -16.6,-8.1 A 17.5,17.5 0 0 0 -9.4,21.0
          path M -33.6,8.8 L -44.8,20.0 A 17.5,17.5 0 0 0 -20.0,44.8 L 16.6,8.1 A 17.5,17.5 0 0 0 9.4,-21.0

        symbol mail.stack
          layer 2
          thin line -30,-48 30,-48
          thin line -40,-34 40,-34
          layer 1
          body ring rect 0,13.5 105.7,68 corner 12
          thin line -49,-14 -5,20 5,20 49,-14 corner 7

        symbol megaphone
          body ring path M -56.7,-17 C -56.7,-23 -53.7,-26 -47.7,-26 L -20.7,-26 C 2.3,-26 21.3,-36 34.3,-46 C \
              39.3,-50 43.3,-48 43.3,-41.5 L 43.3,31.5 C 43.3,38 39.3,40 34.3,36 C 21.3,26 2.3,16 -20.7,16 L \
              -47.7,16 C -53.7,16 -56.7,13 -56.7,7 Z
          thin line -20.7,-25 -20.7,15
          keep ring path M -40.7,19 L -33.7,42 C -32.2,47 -29.2,49 -24.7,47.5 C -20.2,46 -19.2,42.5 -20.7,38 L -26.7,19
          keep path M 53.3,-17 C 57.3,-10 57.3,0 53.3,7

        symbol message
          center 4
          round
          body ring path M -12,33 C -8,33.8 -4,34.2 0,34.2 C 29,34.2 52.3,17 52.3,-4.4 C 52.3,-26 29,-43 0,-43 C \
              -29,-43 -52.3,-26 -52.3,-4.4 C -52.3,8.5 -44.5,19.5 -32,26.5 C -31.5,32 -34,37 -38,40.5 C -39.2,42 \
              -38.5,43.2 -36.5,43 C -27,42 -18,38 -12,33 Z

        symbol message.badge.filled
          center 4
          layer 2
          use message at -1.4,2
          layer 1
          over dot 38.6,-30 19

        symbol paperplane
          center -1.9
          body ring polygon 49,-50.9 8.6,54.6 -9,9.7 -53,-8.1 corner 4.5
          thin line -9,9 22,-22

        symbol phone.connection
          center 1.1
          layer 2
          use phone
          layer 1
          thin arc 9,-9 19 270 360
          thin arc 9,-9 35 270 360

        symbol phone.bubble.left phone.bubble
          center 0.5
          layer 2
          use bubble.left
          layer 1
          outlined use phone filled scale 0.47 at 0,-7.5 stroke 0.7
          filled cut use phone filled scale 0.47 at 0,-7.5 stroke 0.7

        symbol phone
          center 1.1
          body ring path M -43,-26 C -43,-35 -36,-43 -28,-43 C -24.5,-43 -22,-41.5 -20,-38.5 L -11,-25.5 C -9,-22.5 \
              -9,-19.5 -11.5,-17 L -16,-12.5 C -18,-10.5 -18,-8.5 -16.5,-6 C -11,3 -3,11 6,16.5 C 8.5,18 10.5,18 \
              12.5,16 L 17,11.5 C 19.5,9 22.5,9 25.5,11 L 38.5,20 C 41.5,22 43,24.5 43,28 C 43,36 35,43 26,43 C \
              -8,43 -43,8 -43,-26 Z

        symbol phone.down
          center 1
          use phone rotate 135 at 0,8.4

        symbol phone.arrow.up.right
          center 1.1
          layer 2
          use phone
          layer 1
          keep line 9,-9 41,-41
          keep line 17,-42 42,-42 42,-17

        symbol phone.arrow.down.left
          center 1.1
          layer 2
          use phone
          layer 1
          keep line 8,-10 40,-42
          keep line 34,-9 7,-9 7,-36

        symbol shippingbox
          center 0.4
          body ring half path M 0,-49.6 Q -3,-49.6 -6,-48 L -40.5,-28.8 Q -45.1,-26.2 -45.1,-21 L -45.1,21 Q \
              -45.1,26.2 -40.5,28.8 L -6,48 Q -3,49.6 0,49.6
          thin line -43,-25 0,-0.5 43,-25
          thin line 0,0 0,48
          thin line -22.5,-37.5 21.5,-12.7

        symbol shippingbox.and.arrow.backward
          layer 2
          use shippingbox scale 0.95 at -6.2,-4.6
          layer 1
          over path M 49,36.5 L 12,36.5 M 27,21.5 L 12,36.5 L 27,51.5

        symbol teletype
          center 1
          body ring path M -50,-27 C -50,-41 -28,-46.5 0,-46.5 C 28,-46.5 50,-41 50,-27 C 50,-20 47,-17.5 41,-17.5 C \
              29,-17.5 29,-20 28.5,-28 C 20,-31 -20,-31 -28.5,-28 C -29,-20 -29,-17.5 -41,-17.5 C -47,-17.5 -50,-20 \
              -50,-27 Z
          body over ring half path M 0,-16 L -18,-16 C -22,-16 -24.5,-14.5 -27,-11 L -43,13 C -46,17.5 -47,20 -47,25 \
              L -47,34 C -47,43 -42.5,46.5 -35,46.5 L 0,46.5 gap 5
          mirror dot -14,0.5 4.7
          dot 0,0.5 4.7
          mirror dot -24,15.5 4.7
          mirror dot -8,15.5 4.7
          thin line -17,31 17,31

        symbol tray
          center 1.2
          body half ring path M 0,-37.2 L -31,-37.2 C -36,-37.2 -39.5,-35 -41.5,-30.5 L -51.5,-4 C -52.4,-1.5 \
              -52.8,1 -52.8,4 L -52.8,26 C -52.8,33.5 -48.5,37.2 -41,37.2 L 0,37.2
          thin path M -49,3 L -22,3 C -19.5,3 -18.5,4.5 -18,7 C -16.5,14 -9.5,18 0,18 C 9.5,18 16.5,14 18,7 C \
              18.5,4.5 19.5,3 22,3 L 49,3

        symbol tray.full
          center 1.2
          use tray
          outlined thin line -24,-20.5 24,-20.5
          outlined thin line -29,-7 29,-7
          filled cut thin line -24,-20.5 24,-20.5
          filled cut thin line -29,-8 29,-8

        symbol tray.and.arrow.down
          center 8
          layer 2
          use tray at 0,11.6
          layer 1
          over path M 0,-48.4 L 0,3.6 M -14,-10.4 L 0,3.6 L 14,-10.4

        symbol tray.and.arrow.up
          center 8
          layer 2
          use tray at 0,11.6
          layer 1
          over path M 0,3.6 L 0,-48.4 M -14,-34.4 L 0,-48.4 L 14,-34.4

        symbol tray.2
          center 1.2
          layer 1
          body ring path M -31,-53 L 31,-53 C 36,-53 39.5,-51 41.5,-46.5 L 52,-21 L 52.8,-8 C 52.8,-2 50,0 44,0 L \
              -44,0 C -50,0 -52.8,-2 -52.8,-8 L -52,-21 L -41.5,-46.5 C -39.5,-51 -36,-53 -31,-53 Z
          thin path M -50,-21 L -22,-21 C -19.5,-21 -18.5,-19.5 -18,-17 C -16.5,-12 -9.5,-10 0,-10 C 9.5,-10 \
              16.5,-12 18,-17 C 18.5,-19.5 19.5,-21 22,-21 L 50,-21
          layer 2
          body ring path M -52.8,18 L -52.8,42 C -52.8,49.5 -48.5,53 -41,53 L 41,53 C 48.5,53 52.8,49.5 52.8,42 L \
              52.8,18 L 23,18 C 20,18 19,20 18,23 C 16,29 9,32 0,32 C -9,32 -16,29 -18,23 C -19,20 -20,18 -23,18 Z
        """#)
}
