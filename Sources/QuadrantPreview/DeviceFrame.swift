/// The parts of a device that lie over its screen. Pages draw them on request. Points.
package struct DeviceFrame: Codable, Equatable, Sendable {
    package enum Cutout: String, Codable, Sendable { case none, notch, island }

    /// Of the screen; 0 for square corners.
    package var cornerRadius: Double
    package var cutout: Cutout = .none
    /// Size of the cutout and its distance to the upper edge, of the upright device.
    package var cutoutWidth = 0.0
    package var cutoutHeight = 0.0
    package var cutoutTop = 0.0
    package var isLandscape = false
    /// 0 where none is shown.
    package var statusBarHeight = 0.0
    /// Width of the bar at the lower edge that leads home; 0 on devices with a button.
    package var indicatorWidth = 0.0

    package init(cornerRadius: Double) { self.cornerRadius = cornerRadius }
}
