extension SymbolFamily {
    /// Signs of currencies.
    static let currencies = SymbolFamily(#"""
        symbol australsign
          center 0.7
          thin line -31,38 0,-38 31,38
          thin line -35,2 35,2
          thin line -35,21 35,21

        symbol bahtsign
          center 0.7
          thin path M -20.5,0 L 2,0 C 13,0 20,-7 20,-18.5 C 20,-30 13,-37 2,-37 L -24.5,-37 L -24.5,37 L 4,37 C \
              17,37 25,30 25,18.5 C 25,7.5 17,0 2,0
          thin line 0,-49 0,49

        symbol banknote
          body ring rect 0,0 112,70 corner 11
          ring circle 0,0 17
          dot -38,0 5
          dot 38,0 5

        symbol bitcoinsign
          center 0.7
          path M -18.8,0 L 4,0 C 15,0 22.5,-7 22.5,-18.5 C 22.5,-30 15,-37 4,-37 L -26.8,-37
          path M 4,0 C 18,0 26.8,7.5 26.8,18.5 C 26.8,30 18,37 4,37 L -26.8,37
          line -18.8,-37 -18.8,37
          flip line -8,-37 -8,-48
          flip line 9,-37 9,-48

        symbol cedisign
          round
          center 0.7
          path M 28.5,-22 C 23,-31 14.5,-36 3.5,-36 C -15.5,-36 -28.5,-21.5 -28.5,0 C -28.5,21.5 -15.5,36 3.5,36 C \
              14.5,36 23,31 28.5,22
          line 2.5,-48 2.5,48

        symbol centsign
          center 0.7
          path M 25.5,-17 C 20,-24 12.5,-28 2.5,-28 C -14.5,-28 -25.5,-17 -25.5,0 C -25.5,17 -14.5,28 2.5,28 C \
              12.5,28 20,24 25.5,17
          flip line 1.5,-28 1.5,-44

        symbol coloncurrencysign
          round
          center 0.7
          thin path M 29,-22 C 23.5,-31 14,-36 3,-36 C -16,-36 -29,-21.5 -29,0 C -29,21.5 -16,36 3,36 C 14,36 \
              23.5,31 29,22
          thin line 5,-48 -13,48
          thin line 23,-48 5,48

        symbol dollarsign
          center 0.7
          path M 25,-22 C 23,-33.5 13,-39.8 0,-39.8 C -14,-39.8 -24.5,-32.5 -24.5,-21 C -24.5,-9.5 -15,-5 0,-1.2 C \
              15.5,2.6 25.6,7.5 25.6,20 C 25.6,32.5 14.5,39.8 0,39.8 C -14.5,39.8 -24.5,32.5 -25.6,21
          line 0,-51 0,51

        symbol dollarsign.arrow.circlepath
          round
          center 0.7
          layer 1
          use dollarsign scale 0.46 stroke 0.72
          layer 2
          thin arc 0,0 46 200 330
          thin arc 0,0 46 20 150
          area polygon 28,-11 54,-12 44,-34 corner 3
          area polygon -28,11 -54,12 -44,34 corner 3

        symbol dongsign
          center 0.7
          ellipse -6,4 22,26
          line 16,-48 16,30
          line -1,-34 28,-34
          line -28,48 22,48

        symbol eurosign
          center 0.7
          path M 37,-25 C 30.5,-31.5 23,-35 13,-35 C -7,-35 -20,-21 -20,0 C -20,21 -7,35 13,35 C 23,35 30.5,31.5 37,25
          flip line -36,-8.5 18,-8.5

        symbol francsign
          line 28.5,-37 -14.5,-37 -14.5,37
          line -14.5,-2 22.5,-2
          line -28.5,19 7.5,19

        symbol guaranisign
          round
          center 0.7
          path M 28,-21 C 22.5,-31 13,-36 1,-36 C -18,-36 -31,-21.5 -31,0 C -31,21.5 -18,36 1,36 C 18,36 30.5,26 \
              31,6 L 4,6
          line 1,-48 1,48

        symbol hryvniasign
          center 0.7
          thin path M -22,-24 C -20,-33 -11,-38 0,-38 C 13,-38 22,-31 22,-20 C 22,-10 15,-5 0,0 C -15,5 -22,10 \
              -22,20 C -22,31 -13,38 0,38 C 11,38 20,33 22,24
          thin line -32,-9.5 32,-9.5
          thin line -32,9.5 32,9.5

        symbol indianrupeesign
          center 0.7
          path M -25,-37 L -7,-37 C 7,-37 16,-29 16,-17.5 C 16,-6 7,2 -7,2 L -25,2 L 15,37
          line -25,-37 25,-37
          line -25,-18 25,-18

        symbol kipsign
          center 0.7
          line -19,-38 -19,38
          line 28,-38 -15,0 30,38
          line -33,0 33,0

        symbol larisign
          round
          center 0.7
          thin path M -33,7 C -33,-14 -20,-27 0,-27 C 20,-27 33,-14 33,7
          thin path M -33,7 C -33,28 -18,41 3,41
          thin line -33,41 33,41
          thin line -9,-41 -9,5
          thin line 9,-41 9,5

        symbol manatsign
          round
          center 0.7
          path M -34,38 L -34,12 C -34,-9 -20,-23 0,-23 C 20,-23 34,-9 34,12 L 34,38
          line 0,-38 0,38

        symbol nairasign
          line -25,37 -25,-37 25,37 25,-37 corner 2
          thin line -40,-8.5 40,-8.5
          thin line -40,8.5 40,8.5

        symbol pesosign
          path M -18,37 L -18,-37 L 2,-37 C 16,-37 25,-29 25,-15 C 25,-1 16,7 2,7 L -18,7
          thin line -34.5,-22.5 34.5,-22.5
          thin line -34.5,-7.5 34.5,-7.5

        symbol rublesign
          center 0.7
          path M -14,37 L -14,-37 L 8,-37 C 21,-37 30,-29 30,-17 C 30,-5 21,3 8,3 L -30,3
          line -30,20 10,20

        symbol shekelsign
          path M -34,37 L -34,-37 L -10,-37 C 4,-37 12,-29 12,-15 L 12,14
          path M 34,-37 L 34,15 C 34,29 26,37 12,37 L -12,37 L -12,-14

        symbol sterlingsign
          center 0.7
          path M 25,-24 C 22,-32 14,-37 4,-37 C -10,-37 -18,-28 -18,-16 C -18,-3 -8,7 -8,20 C -8,28 -13,34 -21,37 L \
              27,37
          line -27,1 13,1

        symbol tengesign
          center 0.7
          line -29,-38 29,-38
          line -29,-18 29,-18
          line 0,-18 0,38

        symbol tugriksign
          center 0.7
          thin line -29,-38 29,-38
          thin line 0,-38 0,38
          thin line -18,1 18,-14
          thin line -18,22 18,7

        symbol turkishlirasign
          path M -10,-37 L -10,37 C 12,37 28,24 30,2
          line -30,-1 14,-20
          line -30,19 14,0

        symbol wonsign
          center 0.7
          line -46,-34 -24,36 0,-34 24,36 46,-34 corner 1
          thin line -54,-8.5 54,-8.5
          thin line -54,10.5 54,10.5

        symbol yensign
          center 0.7
          line -30,-37 0,2 30,-37
          line 0,2 0,37
          line -24,2 24,2
          line -24,19.5 24,19.5
        """#)
}
