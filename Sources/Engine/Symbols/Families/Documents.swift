extension SymbolFamily {
    /// Documents, folders and books.
    static let documents = SymbolFamily(#"""
        symbol book.pages
          body ring line -38.7,49.4 -38.7,-33 22,-49.4 22,33 closed corner 5
          keep ring line 30,-36 38.7,-36 38.7,49.4 -38.7,49.4 corner 5
          thin line -24,-14 8,-22.6
          thin line -24,4 8,-4.6
          thin line -24,22 8,13.4

        symbol book
          center 1.8
          body ring half path M 0,-33 C -8,-38.5 -18,-40.9 -28,-40.9 C -35,-40.9 -40,-39.8 -44,-38.3 Q -49.7,-36 \
              -49.7,-30 L -49.7,30 Q -49.7,35.8 -44,34.2 C -39,32.8 -34,32.2 -28,32.2 C -18,32.2 -8,35 0,40.9
          outlined line 0,-31 0,38
          filled cut thin line 0,-40 0,48

        symbol book.closed
          body ring path M -25,-46 L 30,-46 A 7,7 0 0 1 37,-39 L 37,40 A 6,6 0 0 1 31,46 L -25,46 A 12,12 0 0 1 \
              -37,34 L -37,-34 A 12,12 0 0 1 -25,-46 Z
          thin path M -36,35 A 11.5,11.5 0 0 1 -25,24 L 35,24
          thin line -18,-44 -18,24

        symbol bookmark
          center 1.6
          body ring half path M 0,-47.85 L -25.1,-47.85 A 12,12 0 0 0 -37.1,-35.85 L -37.1,44 C -37.1,47.5 -34,49 \
              -31.2,46.4 L -3.2,20.4 Q -1.5,18.9 0,18.9

        symbol books.vertical
          body thin rect -40.3,0 19,81 corner 4
          thin line -41.8,-23 -38.8,-23
          thin line -41.8,23 -38.8,23
          body thin rect -7.8,0 19,81 corner 4
          thin line -9.3,-17 -6.3,-17
          thin line -9.3,17 -6.3,17
          body thin polygon 14,-36.7 31.5,-41 50.6,35.6 33.1,40 corner 4
          thin line 25.4,-22 28.3,-22.7
          thin line 36.3,21.6 39.2,20.9

        symbol clipboard
          body ring rect 0,4.5 75,93 corner 12
          outlined over ring half path M 0,-51 C -7,-51 -9,-47 -10,-43.5 C -18,-43.5 -20.5,-41 -20.5,-36 L -20.5,-33 \
              C -20.5,-30 -19,-28.5 -16,-28.5 L 0,-28.5 gap 0
          filled body over ring half path M 0,-51 C -7,-51 -9,-47 -10,-43.5 C -18,-43.5 -20.5,-41 -20.5,-36 L \
              -20.5,-33 C -20.5,-30 -19,-28.5 -16,-28.5 L 0,-28.5 gap 6.5

        symbol doc.text text.document
          center 1.3
          mirrored
          body ring polygon -36.5,-47.85 6,-47.85 36.5,-17.35 36.5,47.85 -36.5,47.85 corner 11
          outlined thin line 5.5,-46 5.5,-16.8 35,-16.8 corner 6
          filled cut thin line 5.5,-62 5.5,-16.8 50,-16.8 corner 6
          thin line -18,6 18,6
          thin line -18,24 18,24

        symbol doc.on.clipboard document.on.clipboard
          center 0.8
          layer 2
          body ring rect -12,-3.5 66.2,86 corner 12
          outlined over ring path M -12,-57 C -5.5,-57 -4,-54.5 -3,-51 C 3,-51 5.5,-49 5.5,-44.5 L 5.5,-42 C \
              5.5,-38.5 4,-36.5 1,-36.5 L -25,-36.5 C -28,-36.5 -29.5,-38.5 -29.5,-42 L -29.5,-44.5 C -29.5,-49 \
              -27,-51 -21,-51 C -20,-54.5 -18.5,-57 -12,-57 Z gap 0
          filled body over ring path M -12,-57 C -5.5,-57 -4,-54.5 -3,-51 C 3,-51 5.5,-49 5.5,-44.5 L 5.5,-42 C \
              5.5,-38.5 4,-36.5 1,-36.5 L -25,-36.5 C -28,-36.5 -29.5,-38.5 -29.5,-42 L -29.5,-44.5 C -29.5,-49 \
              -27,-51 -21,-51 C -20,-54.5 -18.5,-57 -12,-57 Z gap 6
          layer 1
          body over ring polygon -11,-17 19,-17 45.1,9 45.1,57 -11,57 corner 10 gap 6.5
          outlined thin line 17.5,-16 17.5,10.5 44,10.5 corner 6
          filled cut thin line 17.5,-23 17.5,10.5 60,10.5 corner 6

        symbol doc.zipper zipper.page
          center 1.3
          body ring polygon -36.5,-47.85 36.5,-47.85 36.5,47.85 -36.5,47.85 corner 11
          thin line -4,-33 4,-33
          thin line -4,-20 4,-20
          thin line -4,-7 4,-7
          thin rect 0,17 17,24 corner 6

        symbol doc.append append.page
          center 1.3
          layer 2
          use doc outlined
          layer 1
          over ring rect -16.5,27.8 40,40 corner 8 gap 6
          thin line -26,27.8 -7,27.8
          thin line -16.5,18.3 -16.5,37.3

        symbol doc.text.image
          center 1.3
          body ring polygon -36.5,-47.85 6,-47.85 36.5,-17.35 36.5,47.85 -36.5,47.85 corner 11
          outlined thin line 5.5,-46 5.5,-16.8 35,-16.8 corner 6
          filled cut thin line 5.5,-62 5.5,-16.8 50,-16.8 corner 6
          thin line -18,2 18,2
          outlined thin rect 0,24 36,20 corner 4
          filled cut area rect 0,24 40,24 corner 5

        symbol doc.text.magnifyingglass text.page.badge.magnifyingglass
          layer 2
          ring line 0,47.9 -40.5,47.9 -40.5,-47.9 2,-47.9 32.5,-17.4 32.5,-6 corner 11
          thin line 1.5,-46 1.5,-16.8 31,-16.8 corner 6
          thin line -22,4 -4,4
          thin line -22,22 -10,22
          layer 1
          circle 17,22 17.5
          line 30,35 40.2,45.5

        symbol doc.viewfinder document.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          use doc scale 0.56 stroke 0.9

        symbol doc.text.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          use doc scale 0.6 stroke 0.9 outlined
          thin line -9,3 9,3
          thin line -9,16 9,16

        symbol doc.text.below.ecg waveform.path.ecg.text.page
          center 1.3
          mirrored
          body ring rect 0,0 73,95.7 corner 11
          thin line -22,-16 -13,-16 -6,-30 4,-6 10,-16 22,-16
          thin line -20,11 20,11
          thin line -20,28 6,28

        symbol doc document
          center 1.3
          body ring polygon -36.5,-47.85 6,-47.85 36.5,-17.35 36.5,47.85 -36.5,47.85 corner 11
          thin line 5.5,-46 5.5,-16.8 35,-16.8 corner 6

        symbol doc.on.doc document.on.document
          center 0.8
          layer 2
          use doc scale 0.905 at 12.05,-13.65
          layer 1
          over use doc scale 0.905 at -12.05,13.65

        symbol doc.plaintext
          body ring polygon -36.5,-47.85 6,-47.85 36.5,-17.35 36.5,47.85 -36.5,47.85 corner 11
          thin line 5.5,-46 5.5,-16.8 35,-16.8 corner 6
          thin line -19,-22 -9,-22
          thin line -19,-4 -9,-4
          thin line -19,13 19,13
          thin line -19,30 19,30

        symbol doc.richtext
          body ring polygon -36.5,-47.85 6,-47.85 36.5,-17.35 36.5,47.85 -36.5,47.85 corner 11
          thin line 5.5,-46 5.5,-16.8 35,-16.8 corner 6
          thin line -19,-25 -10,-25
          area rect 0,5 45,22 corner 4
          thin line -19,31 19,31

        symbol folder
          center 1.1
          body ring path M -50.8,-27 C -50.8,-36 -46.5,-40.2 -38,-40.2 L -23,-40.2 C -19,-40.2 -16.6,-39.2 \
              -13.6,-36.6 L -10.8,-34.2 C -8.2,-32 -6,-31 -2,-31 L 37,-31 C 46.3,-31 50.8,-26.5 50.8,-17.5 L 50.8,27 \
              C 50.8,35.8 46.3,40.2 37.5,40.2 L -37.5,40.2 C -46.3,40.2 -50.8,35.8 -50.8,27 Z
          outlined ring line -50.8,-13.5 50.8,-13.5
          filled cut area rect 0,-14 130,6.5

        symbol folder.badge.person.crop
          layer 2
          use folder at -8.9,-6.4
          layer 1
          over area ellipse 38.1,9.6 12.5,14 gap 5.5
          over area path M 12.6,46.6 C 12.6,34.6 24.1,27.1 38.1,27.1 C 52.1,27.1 63.6,34.6 63.6,46.6 C 63.6,49.1 \
              62.1,50.6 59.6,50.6 L 16.6,50.6 C 14.1,50.6 12.6,49.1 12.6,46.6 Z gap 5.5

        symbol folder.fill.badge.person.crop folder.badge.person.crop.fill
          layer 2
          use folder filled at -8.9,-6.4
          layer 1
          over area ellipse 38.1,9.6 12.5,14 gap 5.5
          over area path M 12.6,46.6 C 12.6,34.6 24.1,27.1 38.1,27.1 C 52.1,27.1 63.6,34.6 63.6,46.6 C 63.6,49.1 \
              62.1,50.6 59.6,50.6 L 16.6,50.6 C 14.1,50.6 12.6,49.1 12.6,46.6 Z gap 5.5

        symbol greetingcard
          body ring rect 0,0 105.7,80.4 corner 10
          outlined thin line -30,-40 -30,40
          filled cut area rect -30,0 6.5,110
          outlined use heart scale 0.42 at 13,0 filled
          filled cut use heart scale 0.42 at 13,0 filled

        symbol magazine
          body ring rect 0,0 74,96 corner 10
          outlined thin line -22,-48 -22,48
          filled cut area rect -22,0 6.5,120
          thin line -5,-29 19,-29
          outlined thin rect 7,13 24,34 corner 4
          filled cut area rect 7,13 26,38 corner 5

        symbol newspaper
          center 1.3
          body ring path M -50.8,-38 C -50.8,-44 -47,-47.9 -41,-47.9 L 19,-47.9 C 25,-47.9 29,-44 29,-38 L 29,-22 L \
              42,-22 C 48,-22 50.8,-19 50.8,-13 L 50.8,35 C 50.8,43 46,47.9 38,47.9 L -39,47.9 C -46,47.9 -50.8,43 \
              -50.8,35 Z
          outlined ring path M 29,-22 L 29,36 C 29,43 33,47.9 39,47.9
          filled cut thin path M 29,-22 L 29,60
          thin line -32,-28 10,-28
          solid rect -25.5,-2.5 12,12
          thin line -3,-9 10,-9
          thin line -3,5 10,5
          thin line -32,25 10,25

        symbol scroll
          body ring path M -38,-45 L 24,-45 A 12,12 0 0 1 36,-33 L 36,22 L 44,22 A 6,6 0 0 1 50,28 L 50,33 A 12,12 0 \
              0 1 38,45 L -14,45 A 12,12 0 0 1 -26,33 L -26,-22 L -44,-22 A 6,6 0 0 1 -50,-28 L -50,-33 A 12,12 0 0 \
              1 -38,-45 Z
          thin path M -38,-44 A 12,12 0 0 1 -26,-32 L -26,-22
          thin path M -14,44 A 12,12 0 0 0 -2,32 L -2,28 A 6,6 0 0 1 4,22 L 36,22
          thin line -8,-24 18,-24
          thin line -8,-5 18,-5
        """#)
}
