public import Foundation
import QuadrantCore

/// The screen a program is shown on.
///
/// A picture's is that of the device it is of, a window's is the window. A body that asks runs again when the answer
/// changes; constants keep the values that they were initialised with.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The only one.
    public static let main = UIScreen()

    private override init() { super.init() }

    private var device: HostDevice { HostContext.observedDevice }

    /// All of it, in points, as the device is held: bars and what is unsafe are inside.
    public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
    /// Pixels a point.
    public var scale: CGFloat { device.scale }
    /// All of it in pixels, with the device upright however it is held.
    public var nativeBounds: CGRect {
        let (size, scale) = (device.size, device.scale)
        return CGRect(x: 0, y: 0, width: min(size.width, size.height) * scale,
                      height: max(size.width, size.height) * scale)
    }
    /// Pixels of the screen a point; the same as `scale`, for no device here draws more than it shows.
    public var nativeScale: CGFloat { device.scale }
}
