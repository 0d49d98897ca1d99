public import Foundation
import QuadrantCore
import QuadrantStandIn
public import QuartzCore

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
    /// The main screen alone.
    public static var screens: [UIScreen] { [main] }
    /// The space of the screen as the device is held.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
    /// The space of the screen with the device upright, however it is held.
    public var fixedCoordinateSpace: any UICoordinateSpace {
        ScreenSpace(bounds: CGRect(x: 0, y: 0, width: min(bounds.width, bounds.height),
                                   height: max(bounds.width, bounds.height)))
    }
    /// 0…1. Nothing to do: the host has the brightness of its screen.
    public var brightness: CGFloat = 0.5
    /// Whether the system makes the screen darker than it can be by itself. Nothing to do: it does not.
    public var wantsSoftwareDimming = false
    /// 60 a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// What the user has set, pixels per point, and size classes.
    public var traitCollection: UITraitCollection { .ofDevice }
    /// False: nothing records the screen.
    public var isCaptured: Bool { false }
    /// Nil: the screen is not shown on another.
    public var mirrored: UIScreen? { nil }
    /// 1: colours are not brighter than white.
    public var potentialEDRHeadroom: CGFloat { 1 }
    /// 1: colours are not brighter than white.
    public var currentEDRHeadroom: CGFloat { 1 }
    /// The pixels in force.
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    /// The pixels that it can have.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The bounds, the status bar included.
    public var applicationFrame: CGRect { bounds }
    /// Calls a method before each frame.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// An empty view. Without effect: the screen is not drawn again.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        standIn(self, "the screen is not drawn again")
        return UIView(frame: bounds)
    }
    /// "_displayCornerRadius" is 55 points where the screen has a home indicator, else 0; other keys have no value.
    public func value(forKey key: String) -> Any? {
        key == "_displayCornerRadius" ? (device.safeArea.bottom > 0 ? CGFloat(55) : 0) : nil
    }
    /// As `value(forKey:)`.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    /// Never sent: the host has the brightness of its screen.
    public nonisolated static let brightnessDidChangeNotification =
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Never sent: nothing records the screen.
    public nonisolated static let capturedDidChangeNotification =
        Notification.Name("UIScreenCapturedDidChangeNotification")
    /// Never sent: there is one screen.
    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Never sent: there is one screen.
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Never sent: the pixels do not change.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    /// Pixels of the screen a point; the same as `scale`, for no device here draws more than it shows.
    public var nativeScale: CGFloat { device.scale }
}

/// The pixels of a screen.
@MainActor @preconcurrency
public final class UIScreenMode: NSObject {
    /// Pixels.
    public let size: CGSize
    /// 1: pixels are square.
    public var pixelAspectRatio: CGFloat { 1 }
    init(size: CGSize) { self.size = size }
}

/// A space with points: of a screen or a window.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
    /// In points of the space.
    var bounds: CGRect { get }
    /// A point of this space in another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect
    init(bounds: CGRect) { self.bounds = bounds }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
    }
}
extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: coordinateSpace as? UIView)
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: coordinateSpace as? UIView)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: coordinateSpace as? UIView)
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: coordinateSpace as? UIView)
    }
}
