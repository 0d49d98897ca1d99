@_exported public import Foundation

// Data of health. Not available, as on a device without it: requests fail.

/// Whether a program may write data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// The data of health. Not available.
public final class HKHealthStore: NSObject, Sendable {
    public override init() { super.init() }
    /// False.
    public class func isHealthDataAvailable() -> Bool { false }
    /// Denied.
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    /// Calls the closure at once, with false and an error.
    @preconcurrency
    public func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
                                     completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func requestAuthorization(toShare typesToShare: Set<HKSampleType>,
                                                             read typesToRead: Set<HKObjectType>) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Gives the query an error.
    public func execute(_ query: HKQuery) { query.fail(HKError(.errorHealthDataUnavailable)) }
    /// Ends a query. Nothing to do: queries end at once.
    public func stop(_ query: HKQuery) {}
    /// Calls the closure at once, with false and an error.
    @preconcurrency
    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError(.errorHealthDataUnavailable))
    }
    /// Throws.
    public nonisolated(nonsending) func save(_ object: HKObject) async throws {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Throws.
    public func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
}
