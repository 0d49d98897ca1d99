public import Foundation

// Headphones, falls, and what people do. There are no such sensors, as in the simulator.

extension CMDeviceMotion {
    /// Where the sensors are.
    public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
    /// In the device.
    public var sensorLocation: SensorLocation { .default }
    /// -1, in degrees from the north: it is not known.
    public var heading: Double { -1 }
}
/// A rotation as a matrix.
public struct CMRotationMatrix: Sendable {
    /// Rows and columns.
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    /// Rows and columns.
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    /// Rows and columns.
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0
    /// No rotation.
    public init() {}
}
extension CMAttitude {
    /// The rotation: none.
    public var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
    /// Turns it back by another one. Nothing to do: there is no sensor, and both are no rotation.
    public func multiply(byInverseOf attitude: CMAttitude) {}
}

/// How certain it is what a person does.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
extension CMMotionActivity {
    /// Low.
    public var confidence: CMMotionActivityConfidence { .low }
}
extension CMMotionActivityManager {
    /// Calls the closure at once, with an error.
    public func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue,
                                      withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void) {
        handler(nil, NSError(domain: CMErrorDomain, code: 109))
    }
}
/// Whether a walk stops or continues.
public enum CMPedometerEventType: Int, Sendable { case pause, resume }
/// A walk that stops or continues. None does.
open class CMPedometerEvent: NSObject {
    override init() { super.init() }
    /// When it was.
    open var date: Date { .distantPast }
    /// Stops.
    open var type: CMPedometerEventType { .pause }
}
/// Called for each event.
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void
extension CMPedometer {
    /// False.
    public class func isCadenceAvailable() -> Bool { false }
    /// False.
    public class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Calls the closure at once, with an error.
    public func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        handler(nil, NSError(domain: CMErrorDomain, code: 109))
    }
    /// Ends observing. Nothing to do: there is no sensor.
    public func stopEventUpdates() {}
}

/// A fall. None is found.
open class CMFallDetectionEvent: NSObject {
    /// What the person has answered.
    public enum UserResolution: Int, Sendable { case confirmed, dismissed, rejected, unresponsive }
    override init() { super.init() }
    /// When it was.
    open var date: Date { .distantPast }
    /// No answer.
    open var resolution: UserResolution { .unresponsive }
}
/// Sensors of headphones: there are none.
open class CMHeadphoneMotionManager: NSObject {
    public override init() { super.init() }
    /// Told when headphones are there. None are.
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    /// False.
    open var isDeviceMotionAvailable: Bool { false }
    /// False.
    open var isDeviceMotionActive: Bool { false }
    /// Nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Denied.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startDeviceMotionUpdates() {}
    /// Calls the closure at once, with an error.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        handler(nil, NSError(domain: CMErrorDomain, code: 109))
    }
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopDeviceMotionUpdates() {}
}
/// Told when headphones are there.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    /// Never called.
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    /// Never called.
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
