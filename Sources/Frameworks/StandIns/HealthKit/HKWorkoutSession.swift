public import Foundation

/// How far a workout is.
public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
/// Whether a workout is done on this device or shown of another.
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }

/// A workout that is done now. None can begin: its initializers throw.
open class HKWorkoutSession: NSObject {
    /// The kind of sport and where it is done.
    public let workoutConfiguration: HKWorkoutConfiguration
    private let builder: HKLiveWorkoutBuilder
    /// Throws.
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Throws; older than `init(healthStore:configuration:)`.
    public init(configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Told of changes; held weakly.
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    /// The kind of sport.
    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    /// Where it is done.
    open var locationType: HKWorkoutSessionLocationType { workoutConfiguration.locationType }
    /// Not begun.
    open var state: HKWorkoutSessionState { .notStarted }
    /// Of this device.
    open var type: HKWorkoutSessionType { .primary }
    /// Nil: not begun.
    open var startDate: Date? { nil }
    /// Nil: not begun.
    open var endDate: Date? { nil }
    /// The sport, from now.
    open var currentActivity: HKWorkoutActivity {
        HKWorkoutActivity(workoutConfiguration: workoutConfiguration, start: .now, end: nil, metadata: nil)
    }
    /// The record of the workout.
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { builder }
    /// Nothing to do: no workout begins.
    open func prepare() {}
    /// Nothing to do: no workout begins.
    open func startActivity(with date: Date?) {}
    /// Nothing to do: no workout begins.
    open func stopActivity(with date: Date?) {}
    /// Nothing to do: no workout begins.
    open func end() {}
    /// Nothing to do: no workout begins.
    open func pause() {}
    /// Nothing to do: no workout begins.
    open func resume() {}
    /// Nothing to do: no workout begins.
    open func beginNewActivity(configuration workoutConfiguration: HKWorkoutConfiguration, date: Date,
                               metadata: [String: Any]?) {}
    /// Nothing to do: no workout begins.
    open func endCurrentActivity(on date: Date) {}
    /// Throws.
    open func startMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    @preconcurrency
    open func startMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    open func stopMirroringToCompanionDevice() async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    @preconcurrency
    open func stopMirroringToCompanionDevice(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with false and an error.
    @preconcurrency open func sendToRemoteWorkoutSession(data: Data,
                                         completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
}
/// Told of changes of a workout.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    /// The workout has begun, paused, resumed or ended.
    func workoutSession(_ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
                        from fromState: HKWorkoutSessionState, date: Date)
    /// The workout has failed.
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    /// Something has happened.
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
    /// A sport of several has begun.
    func workoutSession(_ workoutSession: HKWorkoutSession,
                        didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    /// A sport of several has ended.
    func workoutSession(_ workoutSession: HKWorkoutSession,
                        didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    /// The other device has sent data.
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    /// The other device is away.
    func workoutSession(_ workoutSession: HKWorkoutSession,
                        didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}
extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession,
                               didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession,
                               didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession,
                               didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession,
                               didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
}
