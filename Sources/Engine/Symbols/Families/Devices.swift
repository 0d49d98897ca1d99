extension SymbolFamily {
    /// Telephones, watches and other devices.
    static let devices = SymbolFamily(#"""
        symbol airtag
          round
          body ring circle 0,0 45
          thin circle 0,0 26

        symbol applelogo apple.logo
          center 5
          solid path M 0,-17 C 6,-17 12,-22 21,-22 C 33,-22 40,-11 40,3 C 40,25 26,47 13,47 C 8,47 5,44.5 0,44.5 C \
              -5,44.5 -8,47 -13,47 C -26,47 -40,25 -40,3 C -40,-11 -33,-22 -21,-22 C -12,-22 -6,-17 0,-17 Z
          area path M 2,-27 C 0,-41 10,-51 25,-52 C 26,-38 17,-28 2,-27 Z

        symbol applepencil
          round
          center 0.7
          solid polygon 38.2,-45 47.2,-36 -19.8,31 -28.8,22 corner 2
          area polygon -42.1,31 -32.8,40.3 -49.3,49 -50.8,47.5 corner 1
          cut area polygon 17.2,-35 37.2,-15 41.2,-19 21.2,-39

        symbol applewatch
          body ring rect -4,0 62,72 corner 18
          keep path M -4,-50 L -16,-50 C -20,-50 -22,-48 -22.5,-44
          keep path M -4,-50 L 8,-50 C 12,-50 14,-48 14.5,-44
          keep path M -4,50 L -16,50 C -20,50 -22,48 -22.5,44
          keep path M -4,50 L 8,50 C 12,50 14,48 14.5,44
          keep line 35,-12 35,-2

        symbol applewatch.watchface
          use applewatch
          outlined thin line -4,-17 -4,2 9,2
          filled cut thin line -4,-17 -4,2 9,2

        symbol candybarphone
          body ring rect 0,0 56,103 corner 13
          thin rect 0,-23 31,29 corner 3
          mirror dot -15,12 4.4
          dot 0,12 4.4
          mirror dot -15,25 4.4
          dot 0,25 4.4
          mirror dot -15,38 4.4
          dot 0,38 4.4

        symbol computermouse
          body rect 0,0 64,104 corner 31
          thin line 0,-30 0,-14

        symbol flipphone
          body rect 0,-29.5 60,46 corner 10
          body rect 0,29.5 60,46 corner 10
          outlined thin rect 0,-30 28,15 corner 3
          filled cut area rect 0,-30 34,20 corner 4
          mirror dot -14,23 4
          dot 0,23 4
          mirror dot -14,37 4
          dot 0,37 4

        symbol graduationcap
          center -10.8
          outlined body ring path M -36,-14 L -36,19 C -36,26 -18,34 0,34 C 18,34 36,26 36,19 L 36,-14
          filled body ring path M -36,-14 L -36,19 C -36,26 -18,34 0,34 C 18,34 36,26 36,19 L 36,-14 Z
          over body ring path M -58.5,-27.5 L -6,-53.5 C -2,-55.3 2,-55.3 6,-53.5 L 58.5,-27.5 C 63.2,-25 63.2,-20 \
              58.5,-17.5 L 6,8.5 C 2,10.3 -2,10.3 -6,8.5 L -58.5,-17.5 C -63.2,-20 -63.2,-25 -58.5,-27.5 Z gap 5
          keep ring line 56,-18 56,30
          solid polygon 56,34 52.5,54.2 59.5,54.2

        symbol homepod
          body half path M 0,-46 C -26,-46 -40,-34 -40,-8 L -40,14 C -40,37 -26,46 0,46
          outlined thin path M -37,-22 C -30,-15 -16,-12 0,-12 C 16,-12 30,-15 37,-22
          filled cut thin path M -46,-28 C -36,-16 -16,-12 0,-12 C 16,-12 36,-16 46,-28

        symbol homepod.mini
          round
          body half path M 0,-38 C -24,-38 -44,-24 -44,2 C -44,24 -28,38 0,38
          outlined thin path M -33,-23 C -25,-17 -13,-14 0,-14 C 13,-14 25,-17 33,-23
          filled cut thin path M -46,-28 C -32,-18 -16,-14 0,-14 C 16,-14 32,-18 46,-28

        symbol ipad
          body ring rect 0,0 76,102 corner 12
          thin line -11,39 11,39

        symbol ipad.landscape
          body ring rect 0,0 102,76 corner 12
          thin line -11,26 11,26

        symbol ipad.and.iphone
          body ring rect -16,-2 78,98 corner 12
          cut solid rect 34.5,15 42,72 corner 10 gap 6.5
          body ring rect 34.5,15 42,72 corner 10
          outlined thin line 31.5,-9 37.5,-9

        symbol ipad.homebutton
          body ring rect 0,0 76,102 corner 11
          dot 0,38 5

        symbol iphone
          center 0.6
          body ring rect 0,0 72.4,94 corner 16
          thin line -12,32 12,32

        symbol iphone.landscape
          body ring rect 0,0 94,72.4 corner 16
          thin line -12,21 12,21

        symbol iphone.gen1
          body ring rect 0,0 58,102 corner 12
          outlined thin line -28,-33 28,-33
          outlined thin line -28,30 28,30
          filled cut thin line -36,-33 36,-33
          filled cut thin line -36,30 36,30
          dot 0,40 4

        symbol iphone.gen2
          body ring rect 0,0 60,104 corner 15
          keep solid line -9,-50 9,-50

        symbol iphone.gen3
          body ring rect 0,0 60,104 corner 16
          thin line -6,-38 6,-38

        symbol iphone.radiowaves.left.and.right
          layer 2
          body ring rect 0,0 52,94 corner 14
          thin line -8,33 8,33
          layer 1
          keep mirror thin path M -43,-18 C -48,-7 -48,7 -43,18
          keep mirror thin path M -59,-29 C -67,-11 -67,11 -59,29

        symbol iphone.homebutton
          body ring rect 0,0 60,104 corner 12
          dot 0,37 5

        symbol iphone.and.arrow.forward iphone.and.arrow.right.outward
          ring path M 10.3,-22.0 L 10.3,-38.0 C 10.3,-46.0 5.3,-51.0 -2.7,-51.0 L -30.7,-51.0 C -38.7,-51.0 \
              -43.7,-46.0 -43.7,-38.0 L -43.7,38.0 C -43.7,46.0 -38.7,51.0 -30.7,51.0 L -2.7,51.0 C 5.3,51.0 \
              10.3,46.0 10.3,38.0 L 10.3,22.0
          line -13.7,0.0 42.3,0.0
          line 26.3,-17.0 43.3,0.0 26.3,17.0

        symbol ipod
          body ring rect 0,0 62,102 corner 11
          outlined thin rect 0,-24 36,24 corner 3
          filled cut area rect 0,-24 42,30 corner 4
          outlined thin circle 0,22 15
          filled cut area circle 0,22 19
          filled keep dot 0,22 6

        symbol ipodtouch
          body ring rect 0,0 58,102 corner 12
          dot 0,37 5

        symbol lanyardcard
          body ring rect 0,15.2 76,80 corner 14
          outlined area ellipse 0,7.2 10,11
          filled cut area ellipse 0,7.2 10,11
          outlined area path M -22,41.2 C -22,30.2 -12,23.2 0,23.2 C 12,23.2 22,30.2 22,41.2 Z
          filled cut area path M -22,41.2 C -22,30.2 -12,23.2 0,23.2 C 12,23.2 22,30.2 22,41.2 Z
          thin line -10,-11.8 10,-11.8
          keep line -24,-54.8 -9,-25.8
          keep line 24,-54.8 9,-25.8

        symbol magicmouse
          body rect 0,0 60,104 corner 28
          thin line 0,-51 0,-10

        symbol memorychip
          body rect 0,0 104,52 corner 9
          thin rect 0,0 70,19 corner 3
          keep flip line 0,-27 0,-39
          keep mirror flip line -18.5,-27 -18.5,-39
          keep mirror flip line -37,-27 -37,-39

        symbol purchased
          round
          center 0.6
          body ring circle 0,0 45.1
          path M -17,20 L -17,-19 L 3,-19 C 12,-19 18,-14.5 18,-6.5 C 18,1.5 12,6 3,6 L -17,6

        symbol sdcard
          body ring polygon -12,-47 35,-47 35,47 -35,47 -35,-24 corner 11
          thin line -10,-30 -10,-17
          thin line 5,-30 5,-17
          thin line 20,-30 20,-17

        symbol simcard
          body ring polygon -35,-47 12,-47 35,-24 35,47 -35,47 corner 11
          thin rect 0,9.5 38,43 corner 8
          thin line -19,9.5 19,9.5
          thin line 0,-12 0,31

        symbol simcard.2
          layer 2
          use simcard scale 0.78 at 18,-10 stroke 0.92
          layer 1
          over use simcard scale 0.78 at -18,10 stroke 0.92 gap 6

        symbol swift
          solid half path M 0,-31 C -6,-31 -9,-25 -9,-19 C -26,-23 -44,-13 -56,13 C -42,1 -26,-3 -13,2 C -10,3 -9,6 \
              -10,10 L -16,31 L 0,22

        symbol visionpro
          body half path M 0,-31 C -36,-31 -58,-26 -58,2 C -58,24 -46,32 -33,32 C -18,32 -13,19 0,19

        symbol web.camera
          round
          body ring circle 0,-11 37
          ring circle 0,-11 14
          ring line -28,48 28,48
          ring line 0,30 0,46
        """#)
}
