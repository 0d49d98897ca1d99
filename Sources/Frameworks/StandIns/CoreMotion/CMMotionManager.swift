@_exported public import Foundation

// Sensors of movement. There are none, as in the simulator.

/// Acceleration along three axes, in multiples of that of a fall.
public struct CMAcceleration: Sendable {
    /// To the right.
    public var x: Double
    /// Up.
    public var y: Double
    /// Out of the screen.
    public var z: Double
    /// No acceleration.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// An acceleration by its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// Turns around three axes, in radians a second.
public struct CMRotationRate: Sendable {
    /// Around the axis to the right.
    public var x: Double
    /// Around the axis up.
    public var y: Double
    /// Around the axis out of the screen.
    public var z: Double
    /// No turn.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// A turn by its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A rotation.
public struct CMQuaternion: Sendable {
    /// Along the axis to the right.
    public var x: Double
    /// Along the axis up.
    public var y: Double
    /// Along the axis out of the screen.
    public var z: Double
    /// The real part.
    public var w: Double
    /// No rotation.
    public init() { (x, y, z, w) = (0, 0, 0, 1) }
}

/// An event of a sensor. None occurs.
open class CMLogItem: NSObject {
    override init() { super.init() }
    /// Seconds since the device was started.
    open var timestamp: TimeInterval { 0 }
}
/// What an accelerometer has measured.
open class CMAccelerometerData: CMLogItem {
    /// The acceleration.
    open var acceleration: CMAcceleration { CMAcceleration() }
}
/// What a gyroscope has measured.
open class CMGyroData: CMLogItem {
    /// The turn.
    open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// How the device lies in space.
open class CMAttitude: NSObject {
    override init() { super.init() }
    /// Around the axis through its top, in radians.
    open var roll: Double { 0 }
    /// Around the axis through its sides, in radians.
    open var pitch: Double { 0 }
    /// Around the axis through its screen, in radians.
    open var yaw: Double { 0 }
    /// The rotation.
    open var quaternion: CMQuaternion { CMQuaternion() }
}
/// What all sensors together have measured.
open class CMDeviceMotion: CMLogItem {
    /// How the device lies.
    open var attitude: CMAttitude { CMAttitude() }
    /// The turn.
    open var rotationRate: CMRotationRate { CMRotationRate() }
    /// The direction of falls.
    open var gravity: CMAcceleration { CMAcceleration() }
    /// What a person adds to it.
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    /// The magnetic field: it was not measured.
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
}
/// What a device is compared with.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its direction at the start.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// Its direction at the start, corrected.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// The magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// The north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// Called for each event.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Called for each event.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Called for each event.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Asks the sensors, of which there are none.
open class CMMotionManager: NSObject {
    public override init() { super.init() }
    /// Seconds between two events of the magnetic field. Nothing to do: there is no sensor.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// False.
    open var isMagnetometerActive: Bool { false }
    /// Nil.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startMagnetometerUpdates() {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startMagnetometerUpdates(to queue: OperationQueue,
                                       withHandler handler: @escaping CMMagnetometerHandler) {}
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopMagnetometerUpdates() {}
    /// What a device can be compared with: nothing.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// What the device is compared with: its direction at the start.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// False.
    open var isAccelerometerAvailable: Bool { false }
    /// False.
    open var isGyroAvailable: Bool { false }
    /// False.
    open var isMagnetometerAvailable: Bool { false }
    /// False.
    open var isDeviceMotionAvailable: Bool { false }
    /// False.
    open var isAccelerometerActive: Bool { false }
    /// False.
    open var isGyroActive: Bool { false }
    /// False.
    open var isDeviceMotionActive: Bool { false }
    /// Seconds between events. Nothing to do: there is no sensor.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// Seconds between events. Nothing to do: there is no sensor.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// Seconds between events. Nothing to do: there is no sensor.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Whether a person is asked to turn the device. Nothing to do: there is no sensor.
    open var showsDeviceMovementDisplay = false
    /// Nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Nil.
    open var gyroData: CMGyroData? { nil }
    /// Nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startAccelerometerUpdates() {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startAccelerometerUpdates(to queue: OperationQueue,
                                        withHandler handler: @escaping CMAccelerometerHandler) {}
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopAccelerometerUpdates() {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startGyroUpdates() {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopGyroUpdates() {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startDeviceMotionUpdates() {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startDeviceMotionUpdates(to queue: OperationQueue,
                                       withHandler handler: @escaping CMDeviceMotionHandler) {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
                                       withHandler handler: @escaping CMDeviceMotionHandler) {}
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopDeviceMotionUpdates() {}
}

/// Whether a program may use the sensors.
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The error of a request without a sensor.
public let CMErrorDomain = "CMErrorDomain"
private var unavailable: NSError { NSError(domain: CMErrorDomain, code: 109) }

/// Steps that were counted. None are.
open class CMPedometerData: NSObject {
    override init() { super.init() }
    /// The first moment.
    open var startDate: Date { .distantPast }
    /// The last moment.
    open var endDate: Date { .distantPast }
    /// 0.
    open var numberOfSteps: NSNumber { 0 }
    /// In metres; nil.
    open var distance: NSNumber? { nil }
    /// Nil.
    open var floorsAscended: NSNumber? { nil }
    /// Nil.
    open var floorsDescended: NSNumber? { nil }
    /// Nil.
    open var currentPace: NSNumber? { nil }
    /// Nil.
    open var currentCadence: NSNumber? { nil }
}
/// Called with what was counted.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps: not here.
open class CMPedometer: NSObject {
    public override init() { super.init() }
    /// False.
    open class func isStepCountingAvailable() -> Bool { false }
    /// False.
    open class func isDistanceAvailable() -> Bool { false }
    /// False.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// False.
    open class func isPaceAvailable() -> Bool { false }
    /// Denied.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Calls the closure at once, with an error.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, unavailable)
    }
    /// Ends counting. Nothing to do: there is no sensor.
    open func stopUpdates() {}
    /// Calls the closure at once, with an error.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, unavailable)
    }
}

/// What a person is doing. Nothing is known of it.
open class CMMotionActivity: NSObject {
    override init() { super.init() }
    /// False.
    open var stationary: Bool { false }
    /// False.
    open var walking: Bool { false }
    /// False.
    open var running: Bool { false }
    /// False.
    open var cycling: Bool { false }
    /// False.
    open var automotive: Bool { false }
    /// True.
    open var unknown: Bool { true }
    /// When it began.
    open var startDate: Date { .distantPast }
}
/// Finds out what a person is doing: not here.
open class CMMotionActivityManager: NSObject {
    public override init() { super.init() }
    /// False.
    open class func isActivityAvailable() -> Bool { false }
    /// Denied.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Begins to observe. Nothing to do: there is no sensor.
    open func startActivityUpdates(to queue: OperationQueue,
                                   withHandler handler: @escaping (CMMotionActivity?) -> Void) {}
    /// Ends observing. Nothing to do: there is no sensor.
    open func stopActivityUpdates() {}
}

/// What an altimeter has measured.
open class CMAltitudeData: CMLogItem {
    /// In metres since the start.
    open var relativeAltitude: NSNumber { 0 }
    /// In kilopascals.
    open var pressure: NSNumber { 0 }
}
/// Measures heights: not here.
open class CMAltimeter: NSObject {
    public override init() { super.init() }
    /// False.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Denied.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Begins to measure. Nothing to do: there is no sensor.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue,
                                           withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void) {}
    /// Ends measuring. Nothing to do: there is no sensor.
    open func stopRelativeAltitudeUpdates() {}
}
