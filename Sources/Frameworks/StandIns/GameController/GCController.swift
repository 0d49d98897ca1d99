@_exported public import Foundation

// Controllers, keyboards and mice for games. None is connected: no notification is sent and no element changes.

extension Notification.Name {
    /// A controller is there; never sent.
    public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
    /// A controller is gone; never sent.
    public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
    /// A controller is the one that is used; never sent.
    public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
    /// A controller is not the one that is used; never sent.
    public static let GCControllerDidStopBeingCurrent = Notification.Name("GCControllerDidStopBeingCurrentNotification")
    /// A keyboard is there; never sent.
    public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
    /// A keyboard is gone; never sent.
    public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
    /// A mouse is there; never sent.
    public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
    /// A mouse is gone; never sent.
    public static let GCMouseDidDisconnect = Notification.Name("GCMouseDidDisconnectNotification")
}

/// Something that games are played with.
public protocol GCDevice: NSObjectProtocol {
    /// The queue of the handlers.
    var handlerQueue: DispatchQueue { get set }
    /// Its name; nil where it has none.
    var vendorName: String? { get }
    /// Its kind.
    var productCategory: String { get }
}

/// The number of a player.
public enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }

/// A controller.
open class GCController: NSObject, GCDevice {
    /// The one that is used: none.
    open class var current: GCController? { nil }
    /// None.
    open class func controllers() -> [GCController] { [] }
    /// Looks for controllers by radio, and calls the closure at once: none is found.
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    /// Looks no longer. Nothing to do: no controller is looked for.
    open class func stopWirelessControllerDiscovery() {}
    /// Whether handlers are called while the program is not shown. Nothing to do: no controller is connected.
    public class var shouldMonitorBackgroundEvents: Bool {
        get { false }
        set {}
    }
    /// A controller of the program's own, which it moves itself.
    open class func withExtendedGamepad() -> GCController {
        let controller = GCController()
        controller.extendedGamepad = GCExtendedGamepad()
        controller.extendedGamepad?.controller = controller
        return controller
    }
    override init() { super.init() }
    open var handlerQueue = DispatchQueue.main
    open var vendorName: String? { nil }
    open var productCategory: String { "MFi" }
    /// Called when the pause button is pressed; never.
    open var controllerPausedHandler: ((GCController) -> Void)?
    /// The number of the player.
    open var playerIndex = GCControllerPlayerIndex.indexUnset
    /// Whether it is fixed to the device: no.
    open var isAttachedToDevice: Bool { false }
    /// Its elements; nil where it has others.
    open private(set) var extendedGamepad: GCExtendedGamepad?
    /// Its elements, where it is a small remote control: none.
    open var microGamepad: GCMicroGamepad? { nil }
    /// All elements.
    open var physicalInputProfile: GCPhysicalInputProfile { extendedGamepad ?? GCPhysicalInputProfile() }
    /// What it says of its movement: nothing.
    open var motion: GCMotion? { nil }
    /// Its battery: none.
    open var battery: GCDeviceBattery? { nil }
    /// Its light: none.
    open var light: GCDeviceLight? { nil }
    /// What it is felt by: nothing.
    open var haptics: GCDeviceHaptics? { nil }
}

/// A movement.
public struct GCAcceleration: Hashable, Sendable {
    public var x: Double, y: Double, z: Double
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How a controller moves.
open class GCMotion: NSObject {
    override init() { super.init() }
    /// Called when it moves; never.
    open var valueChangedHandler: ((GCMotion) -> Void)?
    /// Whether movement is measured.
    open var sensorsActive = false
    /// In which direction it falls.
    open var gravity: GCAcceleration { GCAcceleration() }
    /// How a person moves it.
    open var userAcceleration: GCAcceleration { GCAcceleration() }
}
/// The battery of a device.
open class GCDeviceBattery: NSObject {
    /// Whether it is charged.
    public enum State: Int, Sendable { case unknown = -1, discharging, charging, full }
    override init() { super.init() }
    /// From 0 to 1.
    open var batteryLevel: Float { 0 }
    /// Whether it is charged.
    open var batteryState: State { .unknown }
}
/// A colour of light.
open class GCColor: NSObject {
    /// From 0 to 1.
    public let red: Float, green: Float, blue: Float
    /// A colour of parts from 0 to 1.
    public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
}
/// The light of a device.
open class GCDeviceLight: NSObject {
    override init() { super.init() }
    /// Its colour.
    open var color = GCColor(red: 0, green: 0, blue: 0)
}
/// What a device is felt by.
open class GCDeviceHaptics: NSObject {
    override init() { super.init() }
    /// Where it is felt.
    open var supportedLocalities: Set<GCHapticsLocality> { [] }
}
/// Where a device is felt.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where it is usual.
    public static let `default` = Self(rawValue: "Default")
    /// Everywhere.
    public static let all = Self(rawValue: "All")
    /// In the handles.
    public static let handles = Self(rawValue: "Handles")
    /// In the triggers.
    public static let triggers = Self(rawValue: "Triggers")
}
