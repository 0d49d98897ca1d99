extension SymbolFamily {
    /// Clocks and timers, calendars.
    static let clocks = SymbolFamily(#"""
        symbol alarm
          round
          body circle 0,6 39
          thin line 0,-16 0,8 -16,8
          keep mirror line -29,36 -37,45
          keep mirror path M -48,-24 C -49,-36 -38,-47 -26,-45 Z

        symbol alarm.waves.left.and.right
          round
          layer 2
          use alarm scale 0.82
          layer 1
          keep mirror thin path M -57,-12 C -60,-1 -60,9 -57,20
          keep mirror thin path M -71,-21 C -77,-4 -77,12 -71,29

        symbol calendar
          center 0.7
          ring rect 0,0 88.1,80.4 corner 13
          area path M -46,-18 L -46,-29 A 15,15 0 0 1 -31,-44 L 31,-44 A 15,15 0 0 1 46,-29 L 46,-18 Z
          area circle -8.7,-3 5.2
          area circle 8.7,-3 5.2
          area circle 26,-3 5.2
          area circle -26,12 5.2
          area circle -8.7,12 5.2
          area circle 8.7,12 5.2
          area circle 26,12 5.2
          area circle -26,27 5.2
          area circle -8.7,27 5.2
          area circle 8.7,27 5.2

        symbol calendar.day.timeline.left calendar.day.timeline.leading
          layer 1
          thin line -33,0 50.5,0
          area circle -45,0 9.5
          layer 2
          body thin rect 4,-32 92.8,24 corner 6
          body thin rect 4,32 92.8,24 corner 6

        symbol calendar.day.timeline.right calendar.day.timeline.trailing
          use calendar.day.timeline.left scale -1,1

        symbol clock
          round
          center 0.6
          body ring circle 0,0 45
          thin line 0,-27 0,3 -20,3

        symbol clock.arrow.trianglehead.counterclockwise.rotate.90 clock.arrow.circlepath
          round
          ring arc 6,0 45 -172 148
          solid polygon -51,-6 -27,-6 -39,9
          thin line 6,-26 6,3 24,3

        symbol clock.arrow.2.circlepath
          round
          ring arc 0,0 45 -165 -20
          ring arc 0,0 45 15 160
          solid polygon 34,-19 53,-19 45,-5
          solid polygon -34,19 -53,19 -45,5
          thin line 0,-23 0,3 -16,3

        symbol deskclock
          round
          body circle 0,-3 42
          thin line 0,-27 0,0 -17,0
          keep line -24,45 24,45

        symbol hourglass
          mirror line 0,-47 -33,-47
          mirror line 0,47 -33,47
          half path M 0,-47 L -25,-47 L -25,-35 C -25,-17 -7,-13 -7,0 C -7,13 -25,17 -25,35 L -25,47 L 0,47
          area half path M 0,-12 C -4,-19 -12,-19 -16,-25 L 0,-25
          area half path M 0,18 C -5,22 -19,27 -19,45 L 0,45

        symbol hourglass.bottomhalf.filled hourglass.bottomhalf.fill
          mirror line 0,-47 -33,-47
          mirror line 0,47 -33,47
          half path M 0,-47 L -25,-47 L -25,-35 C -25,-17 -7,-13 -7,0 C -7,13 -25,17 -25,35 L -25,47 L 0,47
          solid half path M 0,0 L -7,0 C -7,13 -25,17 -25,35 L -25,47 L 0,47

        symbol hourglass.tophalf.filled hourglass.tophalf.fill
          use hourglass.bottomhalf.filled scale 1,-1

        symbol stopwatch
          round
          body circle 0,8 41
          keep line -10,-49 10,-49
          keep line 0,-48 0,-35
          keep line 33,-33 39,-27
          thin line 0,8 0,-15

        symbol timer
          round
          center 0.6
          ring arc 0,0 45 -90 225
          ring line 0,-45 0,-29
          thin line 0,4 -17,-15
          dot 0,4 7
        """#)
}
