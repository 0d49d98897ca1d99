/// The lengths of the status bar in points, which belong to devices and not to a design.
enum StatusBarMetrics {
    /// Time and symbols are in the middles of areas at both sides.
    static let side = 149.0  // measured: the middle of "9:53" is 74.2 from the edge on an iPhone 17
    static let lineOfHeight = 1.052  // measured: its middle is at 32.6 of 62 on an iPhone 17, at 24.8 of 47 on a 13
    static let font = 17.0  // measured: digits 12.5 high
    static let smallFont = 12.0  // guess
    /// The size of symbols beside a small time, as a part of theirs beside a large one.
    static let smallScale = 0.75  // guess
    static let padEdge = 20.0  // guess
    static let edge = 6.0  // guess
    static let padSpacing = 6.0  // guess
    /// A bar that is higher is beside a cutout.
    static let cutout = 40.0
    static let spacing = 7.0  // measured
    static let signalWidth = 58.0 / 3  // measured
    static let symbolHeight = 37.0 / 3  // measured
    static let bar = 10.0 / 3  // measured
    static let barPitch = 16.0 / 3  // measured
    static let barRadius = 1.0  // guess
    static let wifiWidth = 17.0  // measured
    static let batteryWidth = 25.0  // measured: 27.33 with its end
    static let batteryHeight = 13.0  // measured
    static let batteryRadius = 4.0  // guess
    static let batteryInset = 2.0  // guess
    static let endWidth = 4.0 / 3  // measured
    static let endHeight = 13.0 / 3  // guess
}
