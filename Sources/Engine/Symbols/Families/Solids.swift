extension SymbolFamily {
    /// Cubes, cones and cylinders.
    static let solids = SymbolFamily(#"""
        symbol cone
          round
          body ring half path M 0,-48 C -2.5,-48 -4.5,-47 -5.8,-44 L -40,28 C -46,41 -22,48 0,48
          outlined thin path M -40.5,30 C -36,20 -18,17 0,17 C 18,17 36,20 40.5,30

        symbol cube
          round
          body ring polygon 0,-48.5 42,-24.3 42,24.3 0,48.5 -42,24.3 -42,-24.3 corner 7
          outlined thin line -40,-23 0,0 40,-23
          outlined thin line 0,0 0,46
          filled cut thin line -54,-31.1 0,0 54,-31.1
          filled cut thin line 0,0 0,64

        symbol cube.box
          round
          body ring polygon 0,-48.5 42,-24.3 42,24.3 0,48.5 -42,24.3 -42,-24.3 corner 7
          outlined thin line -40,-23 0,0 40,-23
          outlined thin line 0,0 0,46
          outlined thin line -20.5,-35.5 21,-11.5
          filled cut thin line -54,-31.1 0,0 54,-31.1
          filled cut thin line 0,0 0,64
          filled cut thin line -30,-41 21,-11.5

        symbol cube.transparent
          ring half path M 0,-49.6 Q -3,-49.6 -6,-48 L -40.5,-28.8 Q -45.1,-26.2 -45.1,-21 L -45.1,21 Q -45.1,26.2 \
              -40.5,28.8 L -6,48 Q -3,49.6 0,49.6
          thin line -43,-25 0,-0.5 43,-25
          thin line 0,0 0,48
          thin line 0,-48 0,-25
          mirror thin line -43,25 -23,13.3

        symbol cylinder
          center 0.8
          body path M -36.9,-32.5 C -36.9,-40.5 -20.4,-46.4 0,-46.4 C 20.4,-46.4 36.9,-40.5 36.9,-32.5 L 36.9,32.5 C \
              36.9,40.5 20.4,46.4 0,46.4 C -20.4,46.4 -36.9,40.5 -36.9,32.5 Z
          outlined path M -36.9,-32.5 C -36.9,-24.5 -20.4,-18.6 0,-18.6 C 20.4,-18.6 36.9,-24.5 36.9,-32.5
          filled cut path M -50,-38 L -38,-32 C -33,-24 -18,-18.6 0,-18.6 C 18,-18.6 33,-24 38,-32 L 50,-38

        symbol cylinder.split.1x2
          body path M -37,-33 C -37,-40 -20.4,-46 0,-46 C 20.4,-46 37,-40 37,-33 L 37,33 C 37,40 20.4,46 0,46 C \
              -20.4,46 -37,40 -37,33 Z
          outlined path M -37,-33 C -37,-26 -20.4,-20 0,-20 C 20.4,-20 37,-26 37,-33
          outlined path M -37,0 C -37,7 -20.4,13 0,13 C 20.4,13 37,7 37,0
          filled cut path M -50,-38 L -38,-32 C -33,-25 -18,-20 0,-20 C 18,-20 33,-25 38,-32 L 50,-38
          filled cut path M -50,-5 L -38,1 C -33,8 -18,13 0,13 C 18,13 33,8 38,1 L 50,-5

        symbol pyramid
          round
          body ring polygon 0,-46.8 50,23.2 6,45.2 -50,23.2 corner 6
          outlined thin line 0,-44.8 6,43.2
          filled cut thin line -0.6,-56.8 6.7,55.2

        symbol torus
          round
          center 0.7
          body ring ellipse 0,0 52,34
          outlined thin ellipse 0,-7 23,9.5
          filled cut area ellipse 0,-7 26,12
        """#)
}
