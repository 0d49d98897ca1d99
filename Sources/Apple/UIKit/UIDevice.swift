public import Foundation
import QuadrantCore
import QuadrantViews

/// The kind of device that an interface is for: here `phone` or `pad`.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}

/// How a device is held: here `portrait` or `landscapeLeft`.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is upright, either way round.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it lies on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether interfaces turn so: upright or on a side, not lying flat.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device a program is shown on.
///
/// A body that reads it runs again when the value changes.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// The only one.
    public static let current = UIDevice()

    private override init() { super.init() }

    private var device: HostDevice { HostContext.observedDevice }

    /// A pad's screen is regular along both axes; every other is taken for a phone's, windows included.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .of(device) }

    /// Upright, or turned to the left where the screen is wider than high.
    public var orientation: UIDeviceOrientation { device.isLandscape ? .landscapeLeft : .portrait }

    /// Sent when a device is turned, and when a window becomes wider than high or the other way round.
    public nonisolated static let orientationDidChangeNotification = HostContext.turned
    // Rotation is always reported: there is nothing to begin or end.
    /// True.
    public var isGeneratingDeviceOrientationNotifications: Bool { true }
    /// Asks for notifications when the device is turned. Nothing to do: turning is always reported.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Asks for no more notifications. Nothing to do: turning is always reported.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// How the battery is.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
    /// Whether the battery is watched. Nothing to do: there is no battery.
    public var isBatteryMonitoringEnabled = false
    /// -1, unknown: there is no battery.
    public var batteryLevel: Float { -1 }
    /// Unknown: there is no battery.
    public var batteryState: BatteryState { .unknown }
    /// Never sent: there is no battery.
    public nonisolated static let batteryLevelDidChangeNotification =
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Never sent: there is no battery.
    public nonisolated static let batteryStateDidChangeNotification =
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// False, whatever is set: there is no sensor of proximity.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// False: there is no sensor of proximity.
    public var proximityState: Bool { false }
    /// Never sent: there is no sensor of proximity.
    public nonisolated static let proximityStateDidChangeNotification =
        Notification.Name("UIDeviceProximityStateDidChangeNotification")
    /// True.
    public var isMultitaskingSupported: Bool { true }
    /// The sound of a key. Nothing to do: no sound is played.
    public func playInputClick() {}

    /// The values that programs without a special permission see: the model.
    public var name: String { model }
    /// "iPad" or "iPhone", by `userInterfaceIdiom`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// As `model`, in every language.
    public var localizedModel: String { model }
    /// "iPadOS" or "iOS", by `userInterfaceIdiom`.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The same in every run, as on one phone.
    public var identifierForVendor: UUID? { UUID(uuidString: "9E3779B9-7F4A-4C15-9F39-CC0605CEDC83") }
    /// That of the design in force.
    public var systemVersion: String { device.systemVersion }
}
