@_exported public import Foundation

// Data of health. Not available, as on a device without it: requests fail.

/// Why a request failed.
public struct HKError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// There is no data of health on this device.
    public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
    /// The user has denied access.
    public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
}

/// Whether a program may write data.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// A kind of data.
open class HKObjectType: NSObject {
    /// The name of the kind.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
    /// A kind of quantities.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    /// A kind of choices.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    /// A fact about the user.
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
        -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    /// Workouts.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
/// A kind of data with a time.
open class HKSampleType: HKObjectType {}
/// A kind of quantities.
open class HKQuantityType: HKSampleType {
    /// A kind by its name.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
/// A kind of choices.
open class HKCategoryType: HKSampleType {
    /// A kind by its name.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
/// A fact about the user.
open class HKCharacteristicType: HKObjectType {
    /// A kind by its name.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier.rawValue) }
}
/// Workouts.
open class HKWorkoutType: HKSampleType {}

/// Names of quantities.
public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A quantity by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Steps.
    public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// Distance on foot.
    public static let distanceWalkingRunning = Self(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// Distance on a bicycle.
    public static let distanceCycling = Self(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    /// Energy of movement.
    public static let activeEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// Energy of the resting body.
    public static let basalEnergyBurned = Self(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    /// Floors.
    public static let flightsClimbed = Self(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    /// Minutes of exercise.
    public static let appleExerciseTime = Self(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    /// Beats of the heart.
    public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// Beats of the resting heart.
    public static let restingHeartRate = Self(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    /// The variation of beats.
    public static let heartRateVariabilitySDNN = Self(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    /// Oxygen in the blood.
    public static let oxygenSaturation = Self(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    /// Weight.
    public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
    /// Body mass index.
    public static let bodyMassIndex = Self(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    /// Part of fat.
    public static let bodyFatPercentage = Self(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    /// Height.
    public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
    /// Temperature.
    public static let bodyTemperature = Self(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    /// Glucose in the blood.
    public static let bloodGlucose = Self(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    /// Water.
    public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    /// Energy of food.
    public static let dietaryEnergyConsumed = Self(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    /// Protein of food.
    public static let dietaryProtein = Self(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    /// Carbohydrates of food.
    public static let dietaryCarbohydrates = Self(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    /// Fat of food.
    public static let dietaryFatTotal = Self(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    /// Caffeine.
    public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
}
/// Names of choices.
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A choice by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sleep.
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// Minutes of mindfulness.
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    /// Hours on foot.
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// Menstruation.
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
}
/// Names of facts.
public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A fact by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The sex.
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// The date of birth.
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// The type of blood.
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}

/// The data of health. Not available.
public final class HKHealthStore: NSObject, Sendable {
    public override init() { super.init() }
    /// False.
    public class func isHealthDataAvailable() -> Bool { false }
    /// Denied.
    public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
    /// Calls the closure at once, with false and an error.
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

/// How many samples there may be.
public let HKObjectQueryNoLimit = 0
/// When a sample ended, in sort descriptors.
public let HKSampleSortIdentifierEndDate = "endDate"
/// When a sample began, in sort descriptors.
public let HKSampleSortIdentifierStartDate = "startDate"

/// Which samples count for a time.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those that begin in it.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// Those that end in it.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
/// A question for the store: its closure is called with an error.
open class HKQuery: NSObject {
    fileprivate let fail: (HKError) -> Void
    init(_ fail: @escaping (HKError) -> Void) { self.fail = fail }
    /// The samples of a time.
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = [])
        -> NSPredicate { NSPredicate(value: true) }
}
/// Asks for samples.
open class HKSampleQuery: HKQuery {
    /// A question for samples.
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
                resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        let query = Late<HKSampleQuery>()
        super.init { error in query.value.map { resultsHandler($0, nil, error) } }
        query.value = self
    }
}
/// What is computed of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// For each source.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    /// The mean.
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    /// The least.
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    /// The greatest.
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    /// The sum.
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    /// The last one.
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// The last one, under its older name.
    public static let discreteMostRecent = HKStatisticsOptions(rawValue: 32)
    /// How long it took in all.
    public static let duration = HKStatisticsOptions(rawValue: 64)
}
/// What was computed of samples. None is.
open class HKStatistics: NSObject {
    override init() { super.init() }
    /// When it began.
    open var startDate: Date { .distantPast }
    /// When it ended.
    open var endDate: Date { .distantPast }
    /// Nil.
    open func sumQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func averageQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func minimumQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func maximumQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func mostRecentQuantity() -> HKQuantity? { nil }
    /// Nil.
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    /// Nil.
    open func duration() -> HKQuantity? { nil }
    /// Nil.
    open var sources: [HKSource]? { nil }
    /// Nil.
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
    /// Nil.
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
}
/// Asks for what is computed of samples.
open class HKStatisticsQuery: HKQuery {
    /// A question for what is computed of samples.
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
                completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
        let query = Late<HKStatisticsQuery>()
        super.init { error in query.value.map { handler($0, nil, error) } }
        query.value = self
    }
}
/// What was computed for parts of a time. None is.
open class HKStatisticsCollection: NSObject {
    override init() { super.init() }
    /// None.
    open func statistics() -> [HKStatistics] { [] }
    /// Nil.
    open func statistics(for date: Date) -> HKStatistics? { nil }
    /// Calls nothing.
    open func enumerateStatistics(from startDate: Date, to endDate: Date,
                                  with block: @escaping (HKStatistics, UnsafeMutablePointer<Bool>) -> Void) {}
}
/// Asks for what is computed for parts of a time.
open class HKStatisticsCollectionQuery: HKQuery {
    /// Called with the result.
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// Called with later results; never.
    open var statisticsUpdateHandler:
        ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// A question for what is computed for parts of a time.
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
                anchorDate: Date, intervalComponents: DateComponents) {
        let query = Late<HKStatisticsCollectionQuery>()
        super.init { error in query.value.map { $0.initialResultsHandler?($0, nil, error) } }
        query.value = self
    }
}
/// Notices new samples.
open class HKObserverQuery: HKQuery {
    /// Notices new samples: the closure is called once, with an error.
    public init(sampleType: HKSampleType, predicate: NSPredicate?,
                updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void) {
        let query = Late<HKObserverQuery>()
        super.init { error in query.value.map { updateHandler($0, {}, error) } }
        query.value = self
    }
}
/// A query that is known after its closure was made.
final class Late<Query: AnyObject> {
    weak var value: Query?
}
