extension SymbolFamily {
    /// Windows, menus and selections.
    static let windows = SymbolFamily(#"""
        symbol arkit
          line -14.4,-41.3 0,-49 14.4,-41.3 corner 4
          line 30.6,-32.7 45,-25 45,-9 corner 4
          line 45,9 45,25 30.6,32.7 corner 4
          line 14.4,41.3 0,49 -14.4,41.3 corner 4
          line -30.6,32.7 -45,25 -45,9 corner 4
          line -45,-9 -45,-25 -30.6,-32.7 corner 4
          line 45,-25 30.6,-17
          line 0,0 14.4,-8
          line 0,49 0,33.3
          line 0,0 0,15.7
          line -45,-25 -30.6,-17
          line 0,0 -14.4,-8

        symbol aspectratio
          body ring rect 0,0 105.7,80.4 corner 14
          outlined thin line -52.8,-8 6,-8 6,40.2 corner 7
          filled cut thin line -65,-8 6,-8 6,55 corner 7

        symbol barcode
          area rect -46,0 6,84 corner 1.5
          area rect -33.5,0 9,84 corner 1.5
          area rect -21,0 6,84 corner 1.5
          area rect -8.5,0 9,84 corner 1.5
          area rect 3.5,0 5,84 corner 1.5
          area rect 14,0 6,84 corner 1.5
          area rect 27,0 10,84 corner 1.5
          area rect 38,0 5,84 corner 1.5
          area rect 46.5,0 5,84 corner 1.5

        symbol barcode.viewfinder
          layer 2
          use viewfinder
          layer 1
          use barcode scale 0.62,0.6

        symbol checkerboard.rectangle
          center 0.7
          layer 2
          ring rect 0,0 105.7,80.4 corner 14
          layer 1
          area rect -34.5,-19 23,19
          area rect 11.5,-19 23,19
          area rect -11.5,0 23,19
          area rect 34.5,0 23,19
          area rect -34.5,19 23,19
          area rect 11.5,19 23,19

        symbol contextualmenu.and.cursorarrow contextualmenu.and.pointer.arrow
          layer 2
          ring rect 8.4,10.4 76,66 corner 9
          thin line -7.1,-4.6 27.9,-4.6
          thin line -7.1,10.4 27.9,10.4
          thin line -7.1,25.4 13.9,25.4
          layer 1
          over solid polygon -46.1,-44.6 -46.1,-8.6 -37.6,-16.1 -31.6,-2.6 -26.1,-5.1 -31.6,-18.1 -21.1,-18.6 corner 1

        symbol crop
          center -0.8
          line -26,-48.4 -26,26 48.8,26 corner 7
          line -48.8,-26 26,-26 26,48.4 corner 7

        symbol crop.rotate
          layer 1
          use crop scale 0.6 stroke 0.9
          layer 2
          path M -4,-47 L 14,-47 A 30,30 0 0 1 44,-17 L 44,-10
          line 33,-20 44,-9 55,-20
          path M 4,47 L -14,47 A 30,30 0 0 1 -44,17 L -44,10
          line -33,20 -44,9 -55,20

        symbol dock.rectangle
          body ring rect 0,0 105.7,80.4 corner 14
          outlined solid rect 0,20 60,5
          filled cut solid rect 0,20 60,5

        symbol filemenu.and.selection
          area rect -20,-41.1 44,15 corner 5
          ring rect 0,10.4 82,69 corner 9
          thin line -23,-5.1 14,-5.1
          area rect 0,10.9 66,15 corner 3
          thin line -23,27.9 14,27.9

        symbol filemenu.and.cursorarrow filemenu.and.pointer.arrow
          layer 2
          area rect -20,-44.7 44,15 corner 5
          ring rect 0,3.3 82,62 corner 9
          thin line -23,-9.7 20,-9.7
          thin line -23,6.3 8,6.3
          layer 1
          over solid polygon 13,6.3 13,42.3 21.5,34.8 27.5,48.3 33,45.8 27.5,32.8 38,32.3 corner 1 gap 6.5

        symbol grid
          line -16,-43 -16,43
          line 16,-43 16,43
          line -43,-16 43,-16
          line -43,16 43,16

        symbol lasso
          round
          path M -28,15 C -41,10 -49,-1 -49,-12 C -49,-31 -27,-43 0,-43 C 27,-43 49,-31 49,-12 C 49,7 27,19 0,19 C \
              -4,19 -8,19 -11,18
          over ring circle -23,17 10.5 gap 0
          path M -29,26 C -33,34 -26,43 -12,43

        symbol lasso.and.sparkles
          round
          layer 2
          use lasso
          layer 1
          solid path M 2,-28 Q 4.5,-15.5 17,-13 Q 4.5,-10.5 2,2 Q -0.5,-10.5 -13,-13 Q -0.5,-15.5 2,-28 Z

        symbol level
          body ring rect 0,0 110,44 corner 11
          thin line -24,-21 -24,21
          thin line 24,-21 24,21
          outlined dot 0,0 9
          filled cut dot 0,0 9.5

        symbol macwindow
          body ring rect 0,0 105.7,84 corner 12
          thin line -51,-19 51,-19
          area circle -38,-30.5 4.6
          area circle -25,-30.5 4.6
          area circle -12,-30.5 4.6

        symbol macwindow.on.rectangle
          layer 2
          body ring rect 10,-12.5 94,72 corner 12
          layer 1
          over use macwindow scale 0.89 at -10,11

        symbol macwindow.and.cursorarrow macwindow.and.pointer.arrow
          layer 2
          body ring rect 0,-5.5 102,78 corner 12
          thin line -49,-23.5 49,-23.5
          area circle -37,-34 4.4
          area circle -25,-34 4.4
          area circle -13,-34 4.4
          layer 1
          over solid polygon 26,2.5 26,38.5 34.5,31 40.5,44.5 46,42 40.5,29 51,28.5 corner 1

        symbol menubar.rectangle
          body ring rect 0,0 105.7,80.4 corner 14
          outlined thin line -52.8,-15 52.8,-15
          filled cut area rect 0,-15 130,6.5
          thin line -36,-28 -27,-28
          thin line -9,-28 0,-28
          thin line 27,-28 36,-28

        symbol menubar.dock.rectangle
          body ring rect 0,0 105.7,80.4 corner 14
          outlined thin line -52.8,-19 52.8,-19
          filled cut area rect 0,-19 130,6.5
          outlined solid rect 0,20 60,5
          filled cut solid rect 0,20 60,5

        symbol menubar.arrow.up.rectangle
          body ring rect 0,0 105.7,80.4 corner 14
          outlined thin line -52.8,-19 52.8,-19
          filled cut area rect 0,-19 130,6.5
          thin line 0,-3 0,26
          thin line -12,9 0,-3 12,9

        symbol menubar.arrow.down.rectangle
          body ring rect 0,0 105.7,80.4 corner 14
          outlined thin line -52.8,-19 52.8,-19
          filled cut area rect 0,-19 130,6.5
          thin line 0,-3 0,26
          thin line -12,14 0,26 12,14

        symbol mosaic
          body ring rect 0,0 105.7,80.4 corner 14
          outlined thin line -52,-2 6,-2
          outlined thin line 6,-40 6,40
          outlined thin line -20,-2 -20,40
          outlined thin line 6,14 52,14
          filled cut area rect -30,-2 72,6.5
          filled cut area rect 6,0 6.5,110
          filled cut area rect -20,25 6.5,54
          filled cut area rect 36,14 60,6.5

        symbol perspective
          body ring half path M 0,-40 L -22,-40 C -27,-40 -30,-38 -31.5,-34 L -51,32 C -52.5,37 -50,40 -45,40 L 0,40
          outlined thin line 0,-38 0,38
          outlined thin line -39.5,-6 39.5,-6
          filled cut area rect 0,0 6.5,110
          filled cut area rect 0,-6 130,6.5

        symbol platter.filled.bottom.iphone
          ring rect 0,0 60,107 corner 13
          thin line -7,-41 7,-41
          area rect 0,32 43,29 corner 7

        symbol platter.filled.top.iphone
          ring rect 0,0 60,107 corner 13
          thin line -7,41 7,41
          area rect 0,-32 43,29 corner 7

        symbol qrcode
          center 0.7
          thin rect -25.2,-25.2 30.45,30.45 corner 3
          thin rect 25.2,-25.2 30.45,30.45 corner 3
          thin rect -25.2,25.2 30.45,30.45 corner 3
          area rect -25.2,-25.2 11.5,11.5 corner 1
          area rect 25.2,-25.2 11.5,11.5 corner 1
          area rect -25.2,25.2 11.5,11.5 corner 1
          area rect 11.9,11.9 11.3,11.3 corner 1
          area rect 38.5,11.9 11.3,11.3 corner 1
          area rect 25.2,25.2 11.3,11.3 corner 1
          area rect 11.9,38.5 11.3,11.3 corner 1
          area rect 38.5,38.5 11.3,11.3 corner 1

        symbol qrcode.viewfinder
          layer 2
          use viewfinder
          layer 1
          use qrcode scale 0.62 stroke 0.66

        symbol rotate.3d
          thin path M -37,-13.3 A 46,18 0 0 0 -46,0 A 46,18 0 0 0 0,18 A 46,18 0 0 0 46,0 A 46,18 0 0 0 0,-18
          thin path M -13.3,-37 A 18,46 0 0 1 0,-46 A 18,46 0 0 1 18,0 A 18,46 0 0 1 0,46 A 18,46 0 0 1 -18,0
          area polygon -28,-17 -33,-3 -45,-20
          area polygon -17,-28 -3,-33 -20,-45

        symbol rotate.left
          body ring rect 20,14 58,58 corner 11
          path M 32,-39 C 4,-47 -30,-36 -36,-6
          line -49,-18 -36.5,-4.5 -23,-17

        symbol rotate.right
          use rotate.left scale -1,1

        symbol scale.3d
          line 0,7 0,-31.5
          solid rect 0,-35.5 13,13
          mirror line 0,7 36,32.5
          mirror solid rect 40,35.5 13,13

        symbol scope
          round
          ring circle 0,0 40
          flip line 0,-50 0,-22
          mirror line -50,0 -22,0

        symbol selection.pin.in.out
          layer 2
          thin line -28,-41 28,-41
          thin line -28,41 28,41
          thin line -41,-28 -41,28
          thin line 41,-28 41,28
          solid rect -41,-41 7,7 corner 1
          solid rect 41,-41 7,7 corner 1
          solid rect -41,41 7,7 corner 1
          solid rect 41,41 7,7 corner 1
          layer 1
          thin line -18,18 18,-18
          thin line 2,-18 18,-18 18,-2
          thin line -2,18 -18,18 -18,2

        symbol sidebar.left
          ring rect 0,0 105.7,80.4 corner 14
          ring line -17,-40 -17,40
          thin line -39,-21 -31,-21
          thin line -39,-7 -31,-7
          thin line -39,7 -31,7

        symbol sidebar.right
          use sidebar.left scale -1,1

        symbol sidebar.leading
          mirrored
          use sidebar.left

        symbol sidebar.trailing
          mirrored
          use sidebar.right

        symbol sidebar.squares.left
          ring rect 0,0 105.7,80.4 corner 14
          ring line -17,-40 -17,40
          area rect -34.9,-20 13,13 corner 3
          area rect -34.9,0 13,13 corner 3
          area rect -34.9,20 13,13 corner 3

        symbol sidebar.squares.right
          use sidebar.squares.left scale -1,1

        symbol sidebar.squares.leading
          mirrored
          use sidebar.squares.left

        symbol sidebar.squares.trailing
          mirrored
          use sidebar.squares.right

        symbol target
          round
          ring circle 0,0 45
          ring circle 0,0 26
          dot 0,0 9

        symbol uiwindow.split.2x1
          body ring rect 0,0 105.7,84 corner 12
          thin line -51,-21 51,-21
          thin line 0,-21 0,42

        symbol viewfinder
          mirror flip path M -45,-20 L -45,-33 A 12,12 0 0 1 -33,-45 L -20,-45

        symbol viewfinder.rectangular
          mirror flip path M -55,-16 L -55,-28 A 12,12 0 0 1 -43,-40 L -28,-40
        """#)
}
