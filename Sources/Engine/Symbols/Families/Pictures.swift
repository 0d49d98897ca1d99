extension SymbolFamily {
    /// Photographs, cameras and maps.
    static let pictures = SymbolFamily(#"""
        symbol camera
          center 2.5
          body ring half path M 0,-42 L -11,-42 C -15,-42 -17.5,-41 -19.6,-38 L -22,-34.6 C -24.2,-31.5 -26.5,-30 \
              -30.5,-30 L -40.4,-30 C -49.5,-30 -55.4,-24 -55.4,-15 L -55.4,27 C -55.4,36 -49.5,42 -40.4,42 L 0,42
          ring circle 0,5.5 20
          dot 38,-12.5 5

        symbol camera.rotate arrow.triangle.2.circlepath.camera
          center 2.5
          body ring half path M 0,-42 L -11,-42 C -15,-42 -17.5,-41 -19.6,-38 L -22,-34.6 C -24.2,-31.5 -26.5,-30 \
              -30.5,-30 L -40.4,-30 C -49.5,-30 -55.4,-24 -55.4,-15 L -55.4,27 C -55.4,36 -49.5,42 -40.4,42 L 0,42
          thin arc 0,5.5 19 195 325
          thin arc 0,5.5 19 15 145
          area polygon 24.5,-10.5 22.5,4.5 9.5,-3.5 corner 1
          area polygon -24.5,21.5 -22.5,6.5 -9.5,14.5 corner 1

        symbol camera.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          use camera scale 0.52 stroke 0.85

        symbol camera.on.rectangle
          layer 2
          ring line -28,18 -49.7,18 -49.7,-40 42,-40 42,-16 corner 12
          layer 1
          use camera scale 0.66 stroke 0.95 at 13.3,13

        symbol camera.filters
          round
          ring circle 0,-18.5 27.5
          ring circle -21.5,18.5 27.5
          ring circle 21.5,18.5 27.5

        symbol camera.shutter.button
          round
          ring circle 0,0 45
          body over ring circle 0,0 30.5 gap 5.5

        symbol camera.metering.spot
          body ring rect 0,0 105.7,80.4 corner 14
          dot 0,0 8

        symbol camera.metering.matrix
          body ring rect 0,0 105.7,80.4 corner 14
          outlined thin line -17.5,-40 -17.5,40
          outlined thin line 17.5,-40 17.5,40
          outlined thin line -52,0 52,0
          filled cut area rect -17.5,0 6.5,110
          filled cut area rect 17.5,0 6.5,110
          filled cut area rect 0,0 130,6.5

        symbol camera.metering.center.weighted
          body ring rect 0,0 105.7,80.4 corner 14
          dot 0,0 8
          thin arc 0,0 24 130 230
          thin arc 0,0 24 -50 50

        symbol camera.metering.partial
          body ring rect 0,0 105.7,80.4 corner 14
          thin arc 0,0 20 130 230
          thin arc 0,0 20 -50 50

        symbol camera.aperture
          round
          circle 0,0 45.5
          thin line 24.1,6.5 -13.4,44.0
          thin line 6.5,24.1 -44.8,10.4
          thin line -17.7,17.7 -31.4,-33.6
          thin line -24.1,-6.5 13.4,-44.0
          thin line -6.5,-24.1 44.8,-10.4
          thin line 17.7,-17.7 31.4,33.6

        symbol camera.macro
          body half path M 0,-46.2 L -8,-36.7 Q -11,-33.7 -14,-36.2 L -22.5,-42.2 Q -27,-45.2 -27.5,-40.2 C \
              -29,-13.2 -22,1.8 0,1.8
          line 0,2.8 0,45.8
          body path M -3,46.3 C -24,45.8 -38,31.8 -42,12.8 Q -42.5,9.3 -39,9.8 C -20,12.8 -8,26.8 -3,46.3 Z
          body path M 3,46.3 C 24,45.8 38,31.8 42,12.8 Q 42.5,9.3 39,9.8 C 20,12.8 8,26.8 3,46.3 Z

        symbol location
          round
          center 0.8
          body ring polygon 42.6,-42.4 -42.6,-1.9 1.7,-1.7 1.9,42.4

        symbol location.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          use location scale 0.52 outlined

        symbol location.fill.viewfinder
          mirror flip ring line -45,-21 -45,-45 -21,-45 corner 15
          use location scale 0.52 filled

        symbol location.north.line
          round
          body ring path M 0,-49 L 30,27 C 31,30 28,32 25.5,30.5 L 0,18 L -25.5,30.5 C -28,32 -31,30 -30,27 Z
          line -24,49 24,49

        symbol location.magnifyingglass
          round
          center 1
          use magnifyingglass
          use location scale 0.33 filled stroke 0.6 at -9.8,-8.8

        symbol location.north
          round
          body ring half path M 0,-45.8 Q -3.4,-45.8 -5,-41.8 L -38,37.2 C -40,42.7 -35,47.7 -29.5,45.2 L -4,32.7 Q \
              -2,31.7 0,31.7

        symbol map
          center 1
          body ring polygon -46,-31 -15.5,-43.7 15.5,-31 46,-43.7 46,31 15.5,43.7 -15.5,31 -46,43.7 corner 5
          outlined thin line -15.5,-43.7 -15.5,31
          outlined thin line 15.5,-31 15.5,43.7
          filled cut area rect -15.5,0 6.5,120
          filled cut area rect 15.5,0 6.5,120

        symbol mappin
          round
          layer 1 color red
          solid circle 0,-33.5 16
          cut thin arc 0,-33.5 9.5 190 260
          layer 2 color gray
          line 0,-13 0,49.5

        symbol mappin.and.ellipse
          layer 2
          ellipse 0,31 45,16
          layer 1
          over line 0,-19 0,31 gap 7
          solid circle 0,-34 13

        symbol pano
          body ring half path M 0,-30 C -18,-30 -34,-33 -48,-37 C -52,-38 -55,-36 -55,-32 L -55,32 C -55,36 -52,38 \
              -48,37 C -34,33 -18,30 0,30

        symbol photo.artframe
          ring rect 0,0 110,88 corner 8
          thin rect 0,0 76,54 corner 3
          dot -17,-9 5
          thin line -36,23 -15,6 -4,15 14,-4 36,17 corner 3

        symbol photo.stack
          layer 2
          thin line -26,-45 26,-45
          thin line -38,-30.5 38,-30.5
          layer 1
          use photo scale 0.92,0.8 at 0,13.5

        symbol photo
          center 0.7
          body ring rect 0,0 105.7,80.4 corner 13
          dot -24.5,-14 8.8
          outlined thin line -51,27 -24,8 -6,23 20,-6 52,24 corner 4
          filled cut area path M -44.5,26 L -26,11.5 Q -24,10 -22,11.7 L -8.2,23 Q -6,24.8 -4,22.6 L 17.5,-1.3 Q \
              20,-4 22.8,-1.4 L 44.5,18.5 L 44.5,26 Q 44.5,32 38.5,32 L -38.5,32 Q -44.5,32 -44.5,26 Z

        symbol photo.on.rectangle
          center 0.8
          layer 2
          body ring rect 10,-12 94,70 corner 12
          layer 1
          over use photo scale 0.89 at -10,12

        symbol photo.on.rectangle.angled
          center 0.8
          layer 2
          body ring polygon -57.6,-33.2 26.5,-51.1 40.2,13.4 -43.9,31.3 corner 11
          layer 1
          over use photo scale 0.8 rotate 7 at 10.8,13.1

        symbol photo.tv
          body ring rect 0,-7 112,74 corner 10
          dot -30,-21 7.5
          outlined thin line -54,17 -30,-1 -12,13 18,-15 54,19 corner 4
          filled cut area path M -49,15 L -32,1.5 Q -30,0 -28,1.7 L -14.2,13 Q -12,14.8 -10,12.6 L 15.5,-11.3 Q \
              18,-14 20.8,-11.4 L 49,13 L 49,18 Q 49,22 45,22 L -45,22 Q -49,22 -49,18 Z
          line -25,44 25,44

        symbol photo.fill.on.rectangle.fill
          center 0.8
          use photo.on.rectangle filled
        """#)
}
