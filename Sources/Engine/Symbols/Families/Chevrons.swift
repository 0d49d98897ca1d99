extension SymbolFamily {
    /// Chevrons, triangles, arrows as shapes, and pointers.
    static let chevrons = SymbolFamily(#"""
        symbol arrowkeys
          center 1
          body thin rect 0,-19 24,24 corner 5
          body thin rect -38,19 24,24 corner 5
          body thin rect 0,19 24,24 corner 5
          body thin rect 38,19 24,24 corner 5

        symbol arrowshape.turn.up.left
          center 2
          body path M -49,-5 L -11,-37.5 C -7.5,-40.3 -4.5,-38.5 -4.5,-34.5 L -4.5,-19 C 28,-19 50,-1 50,34.5 C \
              50,39.5 46.5,40.5 43.5,36 C 34,22 20,14 -4.5,14 L -4.5,29.5 C -4.5,33.5 -7.5,35.3 -11,32.5 L -49,1 C \
              -51,-0.7 -51,-3.3 -49,-5 Z

        symbol arrowshape.turn.up.right
          center 2
          use arrowshape.turn.up.left scale -1,1

        symbol arrowshape.turn.up.left.2
          center 2
          keep line -35,-34 -65,-2 -35,30 corner 3
          use arrowshape.turn.up.left at 14,0

        symbol arrowshape.right
          center 1
          body polygon -50,-17 2,-17 2,-43 52,0 2,43 2,17 -50,17 corner 5

        symbol arrowshape.left
          center 1
          use arrowshape.right scale -1,1

        symbol arrowshape.up
          use arrowshape.right rotate -90

        symbol arrowshape.down
          use arrowshape.right rotate 90

        symbol arrowshape.left.arrowshape.right
          center 1
          body ring polygon -64,0 -30,-33 -30,-14 -9.5,-14 -9.5,14 -30,14 -30,33 corner 4
          body ring polygon 64,0 30,-33 30,-14 9.5,-14 9.5,14 30,14 30,33 corner 4

        symbol arrowtriangle.up
          body polygon -42.6,34 0,-39 42.6,34 corner 5

        symbol arrowtriangle.down
          use arrowtriangle.up scale 1,-1

        symbol arrowtriangle.right
          use arrowtriangle.up rotate 90

        symbol arrowtriangle.left
          use arrowtriangle.up rotate -90

        symbol arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
          center 1
          line 0,-40 0,40
          mirror body polygon 23,-27 23,27 59.5,0 corner 4

        symbol arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
          center 1
          line 0,-40 0,40
          mirror body polygon 56,-27 56,27 17.5,0 corner 4

        symbol chevron.right
          center 0.9
          line -20.2,-37.6 20.2,0 -20.2,37.6

        symbol chevron.left
          center 0.9
          use chevron.right scale -1,1

        symbol chevron.down
          center -1.3
          line -37.6,-19.1 0,19.1 37.6,-19.1

        symbol chevron.up
          center 3.1
          use chevron.down scale 1,-1

        symbol chevron.up.chevron.down
          line -26.5,-15 0,-41 26.5,-15
          line -26.5,15 0,41 26.5,15

        symbol chevron.right.2
          center 0.9
          line -35,-34 -2,0 -35,34
          line 2,-34 35,0 2,34

        symbol chevron.left.2
          center 0.9
          use chevron.right.2 scale -1,1

        symbol chevron.down.2 chevron.2.down
          line -34,-35 0,-2 34,-35
          line -34,2 0,35 34,2

        symbol chevron.up.2 chevron.2.up
          use chevron.down.2 scale 1,-1

        symbol chevron.left.chevron.right
          line -22,-29 -51,0 -22,29
          line 22,-29 51,0 22,29

        symbol chevron.compact.right
          line -8.5,-40 8.5,0 -8.5,40

        symbol chevron.compact.left
          use chevron.compact.right scale -1,1

        symbol chevron.compact.down
          line -40,-8.5 0,8.5 40,-8.5

        symbol chevron.compact.up
          use chevron.compact.down scale 1,-1

        symbol chevron.right.to.line
          center 0.9
          line -26,-34 8,0 -26,34
          line 26,-36 26,36

        symbol chevron.left.to.line
          center 0.9
          use chevron.right.to.line scale -1,1

        symbol chevron.left.forwardslash.chevron.right
          center 0.7
          mirror line -38,-25 -63,0 -38,25
          line -14,38 14,-38

        symbol cursorarrow
          center 2.3
          body polygon -25.8,-45.6 -25.8,31 -9,15.5 3,45.6 15,40.5 3,11.5 25.8,11.5

        symbol cursorarrow.rays
          round
          use cursorarrow scale 0.68 at 21,14.7
          keep thin line -6,-32.3 -6,-46.3
          keep thin line -26,-26.3 -33,-33.3
          keep thin line 14,-26.3 21,-33.3
          keep thin line -26,-9.3 -39,-9.3
          keep thin line -23,9.7 -30,15.7

        symbol cursorarrow.click
          round
          use cursorarrow scale 0.72 at 14.4,12.3
          keep thin arc -4.6,-16.7 29 115 350

        symbol cursorarrow.click.2
          round
          use cursorarrow scale 0.68 at 19.3,18.2
          keep thin arc 0.3,-9.8 23 120 345
          keep thin arc 0.3,-9.8 40 120 350

        symbol cursorarrow.motionlines
          use cursorarrow scale 0.86 at 23.4,0
          keep thin line -13,-27 -36,-27
          keep thin line -13,-4 -46,-4
          keep thin line -13,19 -36,19

        symbol digitalcrown.horizontal.press
          body rect -31.5,0 36,84 corner 10
          outlined thin line -48.5,-21 -14.5,-21
          outlined thin line -48.5,0 -14.5,0
          outlined thin line -48.5,21 -14.5,21
          filled cut thin line -52,-21 -10,-21
          filled cut thin line -52,0 -10,0
          filled cut thin line -52,21 -10,21
          keep line 49.5,0 6.5,0
          keep line 22.5,-16 5.5,0 22.5,16

        symbol dpad
          body polygon -16,-46 16,-46 16,-16 46,-16 46,16 16,16 16,46 -16,46 -16,16 -46,16 -46,-16 -16,-16 corner 7

        symbol eject
          center 3
          body polygon -43,10.9 0,-41.2 43,10.9 corner 5
          outlined line -35.5,38 35.5,38
          filled body rect 0,35 71,6 corner 3

        symbol inset.filled.tv
          use tv outlined
          area rect 0,-7.5 92,52 corner 4

        symbol inset.filled.rectangle
          center 0.7
          ring rect 0,0 105.7,80.4 corner 15
          layer 2
          area rect 0,0 84,58.6 corner 6

        symbol inset.filled.rectangle.badge.record
          center 0.7
          layer 2
          use inset.filled.rectangle at -5.6,-6.9
          layer 1
          over area circle 38.4,27.1 24 gap 6.7
          cut area circle 38.4,27.1 17
          area circle 38.4,27.1 10.5

        symbol move.3d
          line 0,6.5 0,-43
          line -15,-29 0,-44 15,-29
          mirror line 0,6.5 42,36
          mirror line 27,44 46,38.5 41,19

        symbol point.3.connected.trianglepath.dotted
          round
          center 1
          body circle 0,-35 12
          body circle -41,35 12
          body circle 41,35 12
          mirror thin line 11.7,-14 29.3,15 dash 0.2,11.3
          thin line -18,35 18,35 dash 0.2,11.8

        symbol point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
          round
          center 1
          body circle -38,-35 12
          body circle 38,35 12
          path M -38,-23 L -38,27 A 19,19 0 0 0 0,27 L 0,-27 A 19,19 0 0 1 38,-27 L 38,23
        """#)
}
