public import Foundation

// Sensors of the newer frameworks. There are none.

/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
    /// Across the screen.
    public var x: Double
    /// Along the screen.
    public var y: Double
    /// Out of the screen.
    public var z: Double
    /// None.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A field by its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How exact a field is.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }
/// A field with how exact it is.
public struct CMCalibratedMagneticField: Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How exact it is.
    public var accuracy: CMMagneticFieldCalibrationAccuracy
    /// None, not exact.
    public init() { (field, accuracy) = (CMMagneticField(), .uncalibrated) }
    /// A field with how exact it is.
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        (self.field, self.accuracy) = (field, accuracy)
    }
}
/// A magnetic field that was measured. None is.
open class CMMagnetometerData: CMLogItem {
    /// None.
    open var magneticField: CMMagneticField { CMMagneticField() }
}
/// Called for each event.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// How high a device is. It is not known.
open class CMAbsoluteAltitudeData: CMLogItem {
    /// Metres above the sea.
    open var altitude: Double { 0 }
    /// Metres.
    open var accuracy: Double { 0 }
    /// Metres.
    open var precision: Double { 0 }
}
/// Called for each event.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void
extension CMAltimeter {
    /// False.
    public class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Begins to measure. Nothing to do: there is no sensor.
    public func startAbsoluteAltitudeUpdates(to queue: OperationQueue,
                                             withHandler handler: @escaping CMAbsoluteAltitudeHandler) {}
    /// Ends measuring. Nothing to do: there is no sensor.
    public func stopAbsoluteAltitudeUpdates() {}
}
/// Notices falls. There is no sensor.
open class CMFallDetectionManager: NSObject {
    public override init() { super.init() }
    /// False.
    open class var isAvailable: Bool { false }
    /// Denied.
    open var authorizationStatus: CMAuthorizationStatus { .denied }
    /// Is notified; never.
    open weak var delegate: (any CMFallDetectionDelegate)?
    /// Calls the closure at once with `denied`.
    open func requestAuthorization(handler: @escaping (CMAuthorizationStatus) -> Void) { handler(.denied) }
}
/// Is notified of falls; never.
public protocol CMFallDetectionDelegate: NSObjectProtocol {
    /// Someone has fallen; never called.
    func fallDetectionManager(_ fallDetectionManager: CMFallDetectionManager, didDetect event: CMFallDetectionEvent,
                              completionHandler handler: @escaping () -> Void)
    /// What is allowed has changed; never called.
    func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager)
}
extension CMFallDetectionDelegate {
    public func fallDetectionManager(_ fallDetectionManager: CMFallDetectionManager,
                                     didDetect event: CMFallDetectionEvent,
                                     completionHandler handler: @escaping () -> Void) {}
    public func fallDetectionManagerDidChangeAuthorization(_ fallDetectionManager: CMFallDetectionManager) {}
}
/// Asks sensors many times a second. There are none.
open class CMBatchedSensorManager: NSObject {
    public override init() { super.init() }
    /// Denied.
    open class var authorizationStatus: CMAuthorizationStatus { .denied }
    /// False.
    open class var isAccelerometerSupported: Bool { false }
    /// False.
    open class var isDeviceMotionSupported: Bool { false }
    /// Times a second; 0.
    open var accelerometerDataFrequency: Int { 0 }
    /// Times a second; 0.
    open var deviceMotionDataFrequency: Int { 0 }
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startAccelerometerUpdates() {}
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopAccelerometerUpdates() {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startDeviceMotionUpdates() {}
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopDeviceMotionUpdates() {}
}
/// What is under water. There is no sensor.
open class CMWaterSubmersionManager: NSObject {
    public override init() { super.init() }
    /// False.
    open class var waterSubmersionAvailable: Bool { false }
    /// Denied.
    open class var authorizationStatus: CMAuthorizationStatus { .denied }
}
