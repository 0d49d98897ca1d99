/// The parts of a device that cover its screen. Pages draw them on request. Lengths are in points.
package struct DeviceFrame: Codable, Equatable, Sendable {
    package enum Cutout: String, Codable, Sendable { case none, notch, island }

    /// The radius of the screen's corners; 0 for square corners.
    package var cornerRadius: Double
    package var cutout: Cutout = .none
    /// The size of the cutout and its distance to the top edge, in portrait.
    package var cutoutWidth = 0.0
    package var cutoutHeight = 0.0
    package var cutoutTop = 0.0
    package var isLandscape = false
    /// 0 if the status bar is hidden.
    package var statusBarHeight = 0.0
    /// The width of the home indicator at the bottom edge; 0 on devices with a home button.
    package var indicatorWidth = 0.0

    package init(cornerRadius: Double) { self.cornerRadius = cornerRadius }
}
