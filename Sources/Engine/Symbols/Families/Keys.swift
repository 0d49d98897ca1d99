extension SymbolFamily {
    /// Keyboards, their keys, and switches for power.
    static let keys = SymbolFamily(#"""
        symbol capslock
          center 0.7
          body ring polygon 0,-49.2 44,-6.7 20,-6.7 20,14.3 -20,14.3 -20,-6.7 -44,-6.7 corner 5
          body ring rect 0,40.8 40,13 corner 4

        symbol command
          center 0.7
          flip mirror path M 0,-13 L -26.5,-13 A 13.5 13.5 0 1 1 -13,-26.5 L -13,0

        symbol control
          line -33,16.5 0,-16.5 33,16.5

        symbol delete.left
          center 1
          body ring polygon -56,0 -24,-39 53,-39 53,39 -24,39 corner 11
          line 0,-15 30,15
          line 0,15 30,-15

        symbol delete.right
          center 1
          use delete.left scale -1,1

        symbol escape
          round
          center 0.7
          ring arc 2.9,2.9 38.5 -98 188
          line 5,5 -41.1,-41.1
          line -41.1,-18 -41.1,-41.1 -18,-41.1

        symbol keyboard
          body ring rect 0,0 115,74 corner 12
          dot -37,-16.5 4.8
          dot -18.5,-16.5 4.8
          dot 0,-16.5 4.8
          dot 18.5,-16.5 4.8
          dot 37,-16.5 4.8
          dot -37,0 4.8
          dot -18.5,0 4.8
          dot 0,0 4.8
          dot 18.5,0 4.8
          dot 37,0 4.8
          dot -37,16.5 4.8
          dot 37,16.5 4.8
          thin line -19,16.5 19,16.5

        symbol keyboard.onehanded.left
          body ring rect 0,0 115,74 corner 12
          dot -38,-16.5 4.8
          dot -20,-16.5 4.8
          dot -2,-16.5 4.8
          dot -38,0 4.8
          dot -20,0 4.8
          dot -2,0 4.8
          thin line -30,16.5 -10,16.5
          outlined thin line 17,-37 17,37
          filled cut area rect 17,0 6.5,110
          thin line 42,-12 32,0 42,12

        symbol keyboard.onehanded.right
          use keyboard.onehanded.left scale -1,1

        symbol keyboard.chevron.compact.down
          body ring rect 0,-16 108,58 corner 10
          area circle -36,-30 5
          area circle -18,-30 5
          area circle 0,-30 5
          area circle 18,-30 5
          area circle 36,-30 5
          area circle -36,-16 5
          area circle -18,-16 5
          area circle 0,-16 5
          area circle 18,-16 5
          area circle 36,-16 5
          thin line -18,-1 18,-1
          line -17,36.5 0,43.5 17,36.5

        symbol option
          line -46,-30 -18,-30 19,30 46,30 corner 3
          line 10,-30 46,-30

        symbol power
          round
          center 2.6
          arc 0,1.6 44.8 -58 238
          line 0,-46.5 0,-2

        symbol poweroff
          round
          ring circle 0,0 41

        symbol poweron
          line 0,-40 0,40

        symbol return
          center 0.7
          line 40,-29 40,9 -38,9 corner 14
          line -20,-11 -40,9 -20,29

        symbol shift
          center 0.7
          body ring polygon 0,-43 44,2 20,2 20,41 -20,41 -20,2 -44,2 corner 5

        symbol togglepower
          round
          center 1
          ring circle 0,0 45
          line 0,-20 0,20
        """#)
}
