public import CoreGraphics
@_exported public import Foundation
@_exported public import UIKit

// A watch. There is none: what only a watch can do has no effect, so that code for both compiles.

/// What is felt.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn
    case underwaterDepthPrompt, underwaterDepthCriticalPrompt
}
/// Where something is worn.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
/// Where the crown is.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
/// How full a battery is.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
/// Whether something protects from water.
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

/// The watch: there is none. Its values are those of the phone that is drawn, where it has them.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
    private static let only = WKInterfaceDevice()
    override init() { super.init() }
    /// The only one.
    open class func current() -> WKInterfaceDevice { only }
    /// Lets something be felt. Nothing to do: there is no watch.
    open func play(_ type: WKHapticType) {}
    /// The screen, in points.
    open var screenBounds: CGRect { UIScreen.main.bounds }
    /// The pixels of a point.
    open var screenScale: CGFloat { UIScreen.main.scale }
    /// The name of the device.
    open var name: String { UIDevice.current.name }
    /// What it is.
    open var model: String { UIDevice.current.model }
    /// What it is, in the language of the user.
    open var localizedModel: String { UIDevice.current.localizedModel }
    /// The name of the system.
    open var systemName: String { UIDevice.current.systemName }
    /// The version of the system.
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// The number of the device for a maker of programs.
    open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
    /// Left.
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// Right.
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// From left to right.
    open var layoutDirection: WKInterfaceLayoutDirection { .leftToRight }
    /// 50 metres.
    open var waterResistanceRating: WKWaterResistanceRating { .wr50 }
    /// False.
    open var isWaterLockEnabled: Bool { false }
    /// Keeps drops from doing something. Nothing to do: there is no watch.
    open func enableWaterLock() {}
    /// Whether the battery is watched. Nothing to do: there is no watch.
    open var isBatteryMonitoringEnabled = false
    /// Full.
    open var batteryLevel: Float { 1 }
    /// Not known.
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
    /// True.
    open var supportsAudioStreaming: Bool { true }
}
/// Where texts begin.
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
