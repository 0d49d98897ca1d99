extension SymbolFamily {
    /// Computers, disks and networks.
    static let computers = SymbolFamily(#"""
        symbol cable.connector
          body rect 0,4 46,44 corner 9
          keep line -13,-19 -13,-48 13,-48 13,-19 corner 5
          keep line 0,27 0,48

        symbol cable.connector.horizontal
          use cable.connector rotate 90

        symbol cpu
          body rect 0,0 64,64 corner 11
          thin rect 0,0 29,29 corner 4
          keep flip line 0,-33 0,-48.5
          keep flip mirror line -18,-33 -18,-48.5
          keep mirror line -33,0 -48.5,0
          keep flip mirror line -33,-18 -48.5,-18

        symbol desktopcomputer
          center -0.6
          body ring rect 0,-10 107.3,70 corner 10
          outlined thin line -52,9 52,9
          filled cut line -65,9 65,9
          keep solid polygon -12,29 12,29 14,44.5 -14,44.5
          keep line -21,44.8 21,44.8

        symbol display
          body ring rect 0,-8.5 107.3,73 corner 10
          keep solid polygon -12,31 12,31 14,44.5 -14,44.5
          keep line -21,44.8 21,44.8

        symbol display.trianglebadge.exclamationmark
          layer 2
          use display at -4.8,-3.2
          layer 1
          cut solid polygon 36.2,7.8 14.2,47.8 58.2,47.8 gap 6.5
          solid polygon 36.2,7.8 14.2,47.8 58.2,47.8
          cut thin line 36.2,22.8 36.2,32.8
          cut dot 36.2,42.3 4.2

        symbol display.2
          use display scale 0.78 at 21,-13
          cut solid rect -21,5.9 83.7,57 corner 8 gap 6
          use display scale 0.78 at -21,12.5

        symbol externaldrive
          body path M -36,-34 L 36,-34 C 40,-34 42,-32 43,-28 L 52,10 L 52,26 C 52,31 49,34 44,34 L -44,34 C -49,34 \
              -52,31 -52,26 L -52,10 L -43,-28 C -42,-32 -40,-34 -36,-34 Z
          outlined thin line -51,8 51,8
          filled cut line -60,8 60,8
          thin line 25,21 36,21

        symbol externaldrive.connected.to.line.below
          use externaldrive at 0,-14
          keep line 0,22 0,45
          keep line -52,48 52,48

        symbol externaldrive.badge.person.crop
          layer 2
          use externaldrive at -8.1,-9.4
          outlined cut area rect 21,11.6 20,10
          filled area rect 21,11.6 20,9
          layer 1
          over area ellipse 38.9,6.6 12.5,14 gap 5.5
          over area path M 13.4,43.6 C 13.4,31.6 24.9,24.1 38.9,24.1 C 52.9,24.1 64.4,31.6 64.4,43.6 C 64.4,46.1 \
              62.9,47.6 60.4,47.6 L 17.4,47.6 C 14.9,47.6 13.4,46.1 13.4,43.6 Z gap 5.5

        symbol externaldrive.fill.badge.person.crop externaldrive.badge.person.crop.fill
          layer 2
          use externaldrive filled at -8.1,-9.4
          area rect 21,11.6 20,9
          layer 1
          over area ellipse 38.9,6.6 12.5,14 gap 5.5
          over area path M 13.4,43.6 C 13.4,31.6 24.9,24.1 38.9,24.1 C 52.9,24.1 64.4,31.6 64.4,43.6 C 64.4,46.1 \
              62.9,47.6 60.4,47.6 L 17.4,47.6 C 14.9,47.6 13.4,46.1 13.4,43.6 Z gap 5.5

        symbol internaldrive
          body rect 0,0 105,68 corner 11
          outlined thin line -51,8 51,8
          filled cut line -60,8 60,8
          thin line 25,21 36,21

        symbol laptopcomputer
          body ring rect 0,-6.5 96,61 corner 10
          keep line -61,37.5 61,37.5

        symbol laptopcomputer.trianglebadge.exclamationmark
          layer 2
          use laptopcomputer at -2,-4
          layer 1
          cut solid polygon 41,0.3000000000000007 19,40.3 63,40.3 gap 6.5
          solid polygon 41,0.3000000000000007 19,40.3 63,40.3
          cut thin line 41,15.3 41,25.3
          cut dot 41,34.8 4.2

        symbol laptopcomputer.and.iphone
          use macbook.and.iphone

        symbol macbook.and.iphone
          body ring rect -8,-7.5 90,58 corner 10
          keep line -64,34.5 30,34.5
          cut solid rect 46,8.5 32,58 corner 9 gap 6.5
          body ring rect 48,8.5 32,58 corner 9
          outlined thin line 44,-11.5 52,-11.5

        symbol macbook
          use laptopcomputer

        symbol macmini
          body rect 0,0 108,42 corner 10
          dot 34,4 4.5

        symbol macpro.gen1
          body rect 0,4 64,80 corner 6
          keep mirror line -30,-36 -30,-49 -14,-49 corner 5
          keep line -14,-49 14,-49
          keep mirror line -24,45 -24,50
          mirror dot -13,-15 4
          mirror dot -13,3 4
          mirror dot -13,21 4

        symbol macstudio
          body rect 0,0 106,58 corner 12
          thin line -34,12 -20,12
          dot 34,12 4.5

        symbol network
          round
          center 0.6
          ring circle 0,0 45
          thin path M 16.8,-41.7 A 19,45 22 0 1 -16.8,41.7 A 19,45 22 0 1 16.8,-41.7
          thin path M -41.7,-16.8 Q 0,6 41.7,16.8
          dot -18,-5 9.5
          dot 17.5,9.5 9.5

        symbol network.badge.shield.half.filled
          round
          layer 2
          use network at -3.9,-3.4
          layer 1
          cut solid path M 30.1,6.6 L 52.1,14.6 L 52.1,28.6 C 52.1,39.6 43.1,47.6 30.1,51.6 C 17.1,47.6 8.1,39.6 \
              8.1,28.6 L 8.1,14.6 Z gap 3
          thin path M 30.1,6.6 L 49.1,13.6 L 49.1,28.6 C 49.1,37.6 41.1,44.6 30.1,48.6 C 19.1,44.6 11.1,37.6 \
              11.1,28.6 L 11.1,13.6 Z
          area path M 30.1,6.6 L 30.1,48.6 C 19.1,44.6 11.1,37.6 11.1,28.6 L 11.1,13.6 Z

        symbol opticaldisc
          round
          body ring circle 0,0 45
          outlined ring circle 0,0 13
          filled cut area circle 0,0 14
          thin arc 0,0 29 190 260
          thin arc 0,0 29 10 80

        symbol opticaldiscdrive
          body path M -36,-34 L 36,-34 C 40,-34 42,-32 43,-28 L 52,10 L 52,26 C 52,31 49,34 44,34 L -44,34 C -49,34 \
              -52,31 -52,26 L -52,10 L -43,-28 C -42,-32 -40,-34 -36,-34 Z
          outlined thin line -51,8 51,8
          filled cut line -60,8 60,8
          thin line -36,21 12,21
          dot 34,21 4.8

        symbol pc
          body rect 0,-21 74,54 corner 9
          outlined thin rect 0,-21 48,28 corner 3
          filled cut area rect 0,-21 50,30 corner 5
          body rect 0,33.5 96,29 corner 8
          thin line 12,33.5 32,33.5

        symbol printer
          center 0.6
          body ring rect 0,-2 101.6,50 corner 11
          outlined ring line -29,-27 -29,-48.05 29,-48.05 29,-27 corner 8
          filled area path M -33,-38 L -33,-42 A 10,10 0 0 1 -23,-52 L 23,-52 A 10,10 0 0 1 33,-42 L 33,-38 Z
          filled over ring rect 0,28 58,40.1 corner 6 gap 6.5
          outlined over ring rect 0,28 58,40.1 corner 6 gap 0
          keep thin line -13,22 13,22
          keep thin line -13,35 13,35
          area circle 37,-14 4.5

        symbol printer.filled.and.paper
          use printer filled

        symbol printer.dotmatrix
          body ring rect 0,8 101.6,52 corner 11
          ring line -32,-18 -32,-47 32,-47 32,-18 corner 3
          thin line -18,-47 -18,-18
          thin line 18,-47 18,-18
          thin line -30,8 30,8
          line -30,46 30,46

        symbol safari
          round
          center 0.6
          body ring circle 0,0 45
          solid polygon 24.5,-24.5 5.5,5.5 -24.5,24.5 -5.5,-5.5
          outlined cut dot 0,0 5.6
          filled keep dot 0,0 5.6

        symbol scanner
          body ring rect 0,19.7 107,33 corner 8
          line -48,-11.8 43,-35.8
          dot 36,19.7 4.8
          thin line -36,19.7 4,19.7

        symbol server.rack
          body ring rect 0,0 92,90 corner 12
          outlined thin flip line -45,-15 45,-15
          filled cut thin flip line -55,-15 55,-15
          dot -30,-30 4.8
          thin line 10,-30 28,-30
          dot -30,0 4.8
          thin line 10,0 28,0
          dot -30,30 4.8
          thin line 10,30 28,30

        symbol terminal
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 14
          thin line -34,-21 -20,-9.5 -34,2
          thin line -12,4 10,4

        symbol xserve
          body rect 0,0 112,30 corner 8
          mirror thin line -40,-2 -40,2
          dot 22,0 4
          dot 6,0 4
        """#)
}
