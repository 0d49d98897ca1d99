public import Foundation

// Requests of a program: each ends with `errorHealthDataUnavailable`.

/// Whether a program has asked a person for data.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
/// How often a program is notified of new data.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
extension HKHealthStore {
    /// Throws.
    public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    public func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    public nonisolated(nonsending) func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }
    /// Calls the closure at once, with `unknown` and an error.
    @preconcurrency public func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
    /// Throws.
    public nonisolated(nonsending) func save(_ objects: [HKObject]) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func save(_ objects: [HKObject],
                     withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func delete(_ object: HKObject) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func delete(_ object: HKObject,
                       withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func enableBackgroundDelivery(for type: HKObjectType,
                                                                 frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency,
                                         withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func disableBackgroundDelivery(for type: HKObjectType) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Throws.
    public nonisolated(nonsending) func disableAllBackgroundDelivery() async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func delete(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func delete(_ objects: [HKObject]) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false, 0 and an error.
    @preconcurrency public func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate,
                              withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void) {
        completion(false, 0, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    @discardableResult
    public nonisolated(nonsending) func deleteObjects(of objectType: HKObjectType,
                                                      predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func disableBackgroundDelivery(for type: HKObjectType,
                                          withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError(.errorHealthDataUnavailable)) }
    /// Calls the closure at once, with false and an error.
    @preconcurrency
    public func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func handleAuthorizationForExtension() async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?
    ) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func recalibrateEstimates(
        sampleType: HKSampleType, date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func recalibrateEstimates(sampleType: HKSampleType, date: Date) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func unrelateWorkoutEffortSample(
        _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func unrelateWorkoutEffortSample(
        _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?
    ) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with false and an error.
    @preconcurrency public func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func startWatchApp(
        toHandle workoutConfiguration: HKWorkoutConfiguration
    ) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// The oldest date of samples: all are allowed.
    public func earliestPermittedSampleDate() -> Date { .distantPast }
    /// False.
    public func supportsHealthRecords() -> Bool { false }
    /// Throws; older than `dateOfBirthComponents()`.
    public func dateOfBirth() throws -> Date { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Throws.
    public func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    public func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError(.errorHealthDataUnavailable) }
    /// Called when another device shows a workout; never.
    public var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)? {
        get { nil }
        set {}
    }
    /// Calls the closure at once, with nil and an error.
    @preconcurrency public func recoverActiveWorkoutSession(
        completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void
    ) { completion(nil, HKError(.errorHealthDataUnavailable)) }
    /// Throws.
    public nonisolated(nonsending) func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Calls the closure at once, with nothing and an error.
    @preconcurrency public func preferredUnits(for quantityTypes: Set<HKQuantityType>,
                               completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void) {
        completion([:], HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws
        -> [HKQuantityType: HKUnit] { throw HKError(.errorHealthDataUnavailable) }
}
extension NSNotification.Name {
    /// The units of a person have changed; never posted.
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
