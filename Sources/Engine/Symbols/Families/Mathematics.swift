extension SymbolFamily {
    /// Mathematical signs.
    static let mathematics = SymbolFamily(#"""
        symbol divide
          center 0.7
          line -38,0 38,0
          flip dot 0,-29 8

        symbol equal
          center 0.7
          flip line -35.2,-14.5 35.2,-14.5

        symbol function
          center 0.7
          path M -2,-44 C -16,-50 -22,-40 -24,-26 L -32,28 C -34,42 -40,50 -52,45
          line -44,-12 -10,-12
          line 14,-12 52,32
          line 52,-12 14,32

        symbol greaterthan
          center 0.7
          use lessthan scale -1,1

        symbol greaterthanorequalto
          center 0.7
          use lessthanorequalto scale -1,1

        symbol infinity
          round
          center 0.7
          path M 0,0 C 11,-14 20,-25 34,-25 C 48,-25 57,-14 57,0 C 57,14 48,25 34,25 C 20,25 11,14 0,0 C -11,-14 \
              -20,-25 -34,-25 C -48,-25 -57,-14 -57,0 C -57,14 -48,25 -34,25 C -20,25 -11,14 0,0 Z

        symbol lessthan
          center 0.7
          line 33,-33 -33,0 33,33

        symbol lessthanorequalto
          center 0.7
          line 33,-45 -33,-17 33,11
          line -33,45 33,45

        symbol notequal
          center 0.7
          flip line -35.2,-14.5 35.2,-14.5
          line -18,38 18,-38

        symbol number
          center 1.1
          line -10.5,-42.7 -24.5,42.7
          line 24.5,-42.7 10.5,42.7
          line -32.5,-15.5 38.9,-15.5
          line -38.9,15.5 32.5,15.5

        symbol percent
          center 0.7
          ellipse -23.4,-22.6 16.5,19.5
          ellipse 23.4,22.6 16.5,19.5
          thin line 24,-42.6 -24,42.6

        symbol plusminus
          center 0.7
          line -35.2,-14 35.2,-14
          line 0,-43 0,15
          line -35.2,43 35.2,43

        symbol sum
          center 0.7
          line 29,-28 29,-40 -32,-40 2,0 -32,40 29,40 29,28 corner 3

        symbol x.squareroot
          center 0.7
          line -58,8 -47,4 -31,44 -13,-37 58,-37 corner 3
          line 4,-12 40,33
          line 40,-12 4,33
        """#)
}
