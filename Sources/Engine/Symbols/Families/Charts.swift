extension SymbolFamily {
    /// Charts and flow charts.
    static let charts = SymbolFamily(#"""
        symbol chart.line.uptrend.xyaxis
          center 1.2
          layer 2
          line -47.5,-40 -47.5,40 47.5,40 corner 7
          layer 1
          thin line -29,16 -9,-8 8,7 41,-28 corner 2
          thin line 22,-29.5 42.5,-29.5 42.5,-9

        symbol chart.line.downtrend.xyaxis
          center 1.2
          layer 2
          line -47.5,-40 -47.5,40 47.5,40 corner 7
          layer 1
          thin line -29,-29 -9,-4 8,-19 41,17 corner 2
          thin line 22,18.5 42.5,18.5 42.5,-2

        symbol chart.line.flattrend.xyaxis
          center 1.2
          layer 2
          line -47.5,-40 -47.5,40 47.5,40 corner 7
          layer 1
          thin line -29,3 -16,-15 0,8 10,-4 41,-4 corner 2
          thin line 28,-18 42.5,-4 28,10

        symbol chart.pie
          round
          layer 2
          body ring path M -6,-36.9 A 42,42 0 1 0 36,5.1 L -1,5.1 C -4,5.1 -6,3.1 -6,0.1 Z
          layer 1
          body over ring path M 8,-41.5 C 8,-46.5 11.5,-47.8 15,-47.1 A 42,42 0 0 1 47.6,-14.5 C 48.3,-11 47,-7.5 \
              42,-7.5 L 13,-7.5 C 10,-7.5 8,-9.5 8,-12.5 Z gap 5

        symbol chart.dots.scatter
          layer 2
          line -47.5,-40 -47.5,40 47.5,40 corner 7
          layer 1
          dot -25,15 6
          dot -12,-7 6
          dot 4,12 6
          dot 11,-14 6
          dot 28,1 6
          dot 36,-24 6

        symbol chart.bar.doc.horizontal chart.bar.horizontal.page
          center 1.3
          mirrored
          body ring polygon -36.5,-47.85 36.5,-47.85 36.5,47.85 -36.5,47.85 corner 11
          line -18,-22 -2,-22
          line -18,0 18,0
          line -18,22 8,22

        symbol chart.line.text.clipboard
          body ring rect 0,4.5 75,93 corner 12
          outlined over ring half path M 0,-51 C -7,-51 -9,-47 -10,-43.5 C -18,-43.5 -20.5,-41 -20.5,-36 L -20.5,-33 \
              C -20.5,-30 -19,-28.5 -16,-28.5 L 0,-28.5 gap 0
          filled body over ring half path M 0,-51 C -7,-51 -9,-47 -10,-43.5 C -18,-43.5 -20.5,-41 -20.5,-36 L \
              -20.5,-33 C -20.5,-30 -19,-28.5 -16,-28.5 L 0,-28.5 gap 6.5
          thin line -20,3 -8,-9 3,2 20,-13
          thin line -20,21 20,21
          thin line -20,36 4,36

        symbol chart.bar
          center 0.8
          layer 3
          body thin rect -43.6,26 28.5,31.1 corner 6
          layer 2
          body thin rect 0,13 28.5,57.1 corner 6
          layer 1
          body thin rect 43.6,0 28.5,83.1 corner 6

        symbol chart.xyaxis.line
          layer 2
          line -46,-40 -46,40 46,40 corner 8
          layer 1
          line -27,17 -8,-9 10,5 44,-34

        symbol chart.bar.xaxis
          layer 2
          line -48,46 48,46
          layer 1
          area rect -31,16 22,30 corner 4.5
          area rect 0,3 22,56 corner 4.5
          area rect 31,-9.5 22,81 corner 4.5

        symbol chart.bar.yaxis
          layer 2
          line -46,-48 -46,48
          layer 1
          area rect -15,-31 32,22 corner 4.5
          area rect -3,0 56,22 corner 4.5
          area rect 9.5,31 81,22 corner 4.5

        symbol flowchart
          thin line 0,-18 0,1
          thin line -32,22 -32,1 32,1 32,22 corner 6
          body over ring rect 0,-31 44,29 corner 7 gap 0
          body over ring rect -32,31 44,29 corner 7 gap 0
          body over ring rect 32,31 44,29 corner 7 gap 0
        """#)
}
