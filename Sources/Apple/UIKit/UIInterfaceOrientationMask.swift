/// The orientations that a screen supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each `UIInterfaceOrientation`, at its number.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upright screen.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The screen turned by half a turn.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The screen turned so that its lower edge is on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The screen turned so that its lower edge is on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Either way on its side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// Upright, and either way on its side.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
