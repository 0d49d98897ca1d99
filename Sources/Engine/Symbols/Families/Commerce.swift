extension SymbolFamily {
    /// Shopping and payment.
    static let commerce = SymbolFamily(#"""
        symbol bag
          body polygon -38,-22 38,-22 40,48 -40,48 corner 9
          keep path M -19,-22 L -19,-29 A 19,19 0 0 1 19,-29 L 19,-22

        symbol basket
          body half path M 0,-12 L -52,-12 L -43,35 C -42,40 -39,43 -34,43 L 0,43
          keep mirror line -34,-14 -17,-43
          mirror thin line -21,5 -18,26
          thin line 0,5 0,26

        symbol cart
          center -2.6
          body path M -33,-25 L 46,-25 C 49,-25 50,-23 49.5,-21 L 43,6.5 C 42.5,9.5 40,11.5 37,11.5 L -26.5,11.5 Z
          keep line -49.5,-43 -42,-43 -37,-38 -25,26 40,26 corner 5
          keep dot -16,40.5 7.4
          keep dot 33,40.5 7.4

        symbol creditcard
          center 1.2
          body ring rect 0,0 105.5,74.5 corner 12
          outlined solid rect 0,-15 99,5
          filled cut area rect 0,-15 130,13
          line -36,16.5 -27,16.5

        symbol creditcard.trianglebadge.exclamationmark
          layer 2
          body ring rect -1.2,-6 105.5,74.5 corner 12
          outlined solid rect -1.2,-21 99,5
          filled cut area rect 0,-21 130,13
          line -37,10.5 -28,10.5
          layer 1 color yellow
          over solid polygon 34.8,7 55.8,43 13.8,43 corner 3 gap 6
          cut thin line 34.8,20 34.8,29
          cut dot 34.8,37.5 4

        symbol creditcard.and.123 creditcard.and.numbers
          layer 2
          ring line -24,34 -54.7,34 -54.7,-37 54.7,-37 54.7,6 corner 12
          solid rect 0,-18.5 105,5
          layer 1
          text 123 22,31 20

        symbol creditcard.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          use creditcard scale 0.56 stroke 0.85

        symbol giftcard
          body ring rect 0,0 105.5,74.5 corner 12
          outlined thin line -52.7,0 52.7,0
          outlined thin line -20,-37 -20,37
          filled cut area rect 0,0 130,6.5
          filled cut area rect -20,0 6.5,100
          thin path M -20,0 C -42,2 -50,-9 -44,-16 C -36,-24 -22,-18 -20,0 C -18,-18 -4,-24 4,-16 C 10,-9 2,2 -20,0
          outlined thin line -20,0 -7,17
          outlined thin line -20,0 -33,17

        symbol handbag
          body half path M 0,-16 L -36,-16 C -40,-16 -42,-14 -43,-10 L -51,38 C -52,44 -49,48 -43,48 L 0,48
          keep path M -23,-17 C -23,-38 -14,-48 0,-48 C 14,-48 23,-38 23,-17
          mirror dot -23,-1 5.5

        symbol menucard
          body ring path M 24,-40 L 36,-37 C 40,-36 42,-33 42,-29 L 42,30 C 42,34 40,37 36,38 L 24,41 Z
          outlined over ring rect -9,0 66,94 corner 9 gap 0
          filled over solid rect -9,0 65.3,93.3 corner 9 gap 6
          outlined thin line -22,-23 4,-23
          outlined thin line -26,-3 8,-3
          outlined thin line -26,12 8,12
          outlined thin line -26,27 8,27
          filled cut thin line -22,-23 4,-23
          filled cut thin line -26,-3 8,-3
          filled cut thin line -26,12 8,12
          filled cut thin line -26,27 8,27

        symbol tag
          round
          center -2.5
          body ring polygon -51.8,-50.8 2,-50.8 55.9,3.1 4.1,54.9 -51.8,-1 corner 10
          dot -26.5,-25.5 7.5

        symbol ticket
          body ring path M -46,-35 L 46,-35 C 52,-35 56,-31 56,-25 L 56,-13 C 48,-12 43.5,-7 43.5,0 C 43.5,7 48,12 \
              56,13 L 56,25 C 56,31 52,35 46,35 L -46,35 C -52,35 -56,31 -56,25 L -56,13 C -48,12 -43.5,7 -43.5,0 C \
              -43.5,-7 -48,-12 -56,-13 L -56,-25 C -56,-31 -52,-35 -46,-35 Z
          thin line 17,-20 17,-16
          thin line 17,-2 17,2
          thin line 17,16 17,20

        symbol wallet.pass
          center 1.3
          body ring rect 0,0 73,95.8 corner 13
          outlined thin line -36.5,-25 36.5,-25
          outlined thin line -36.5,-7 36.5,-7
          outlined thin path M -36.5,11 L -18,11 C -10,11 -11,21 0,21 C 11,21 10,11 18,11 L 36.5,11
          filled cut area rect 0,-25 90,6
          filled cut area rect 0,-7 90,6
          filled cut thin path M -50,11 L -18,11 C -10,11 -11,21 0,21 C 11,21 10,11 18,11 L 50,11

        symbol wallet.bifold
          body ring rect 0,6.5 100,70 corner 13
          outlined ring path M -50,0 L -50,-22 C -50,-35 -44,-41.5 -32,-41.5 L 26,-41.5 C 34,-41.5 38,-38 39,-31
          filled body ring path M -50,0 L -50,-22 C -50,-35 -44,-41.5 -32,-41.5 L 26,-41.5 C 34,-41.5 38,-38 39,-31 \
              L 0,0 Z
          filled cut area rect -2,-27.5 76,6 corner 3
          outlined ring line 50,-7 26,-7 13,7.5 26,22 50,22 corner 12
          filled cut ring line 66,-8 26,-8 12,7.5 26,23 66,23 corner 12
          outlined dot 31,7.5 4
          filled dot 33,7.5 4
        """#)
}
