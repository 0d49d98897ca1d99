public import Foundation

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
    /// What several samples are together.
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    /// A series of samples.
    open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(identifier) }
    /// Records of hospitals.
    open class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HKClinicalType(identifier)
    }
    /// The rings of a day.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
    }
    /// Tests of hearing.
    open class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType("HKDataTypeIdentifierAudiogram")
    }
    /// Electrocardiograms.
    open class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType("HKDataTypeIdentifierElectrocardiogram")
    }
    /// Prescriptions of glasses.
    open class func visionPrescriptionType() -> HKPrescriptionType {
        HKPrescriptionType("HKVisionPrescriptionTypeIdentifier")
    }
    /// How someone feels.
    open class func stateOfMindType() -> HKStateOfMindType { HKStateOfMindType("HKDataTypeIdentifierStateOfMind") }
    /// Whether each entry is allowed on its own: prescriptions.
    open func requiresPerObjectAuthorization() -> Bool { self is HKPrescriptionType }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}
/// A kind of data with a time.
open class HKSampleType: HKObjectType {
    /// False.
    open var isMaximumDurationRestricted: Bool { false }
    /// Seconds; as long as can be.
    open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
    /// False.
    open var isMinimumDurationRestricted: Bool { false }
    /// Seconds; 0.
    open var minimumAllowedDuration: TimeInterval { 0 }
    /// False.
    open var allowsRecalibrationForEstimates: Bool { false }
}
/// A kind of quantities.
open class HKQuantityType: HKSampleType {
    /// A kind by its name.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
/// Whether quantities are added or compared.
public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
    /// `discreteArithmetic`, under its older name.
    public static var discrete: Self { .discreteArithmetic }
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
/// What several samples are together.
open class HKCorrelationType: HKSampleType {
    /// A kind by its name.
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier.rawValue) }
}
/// A series of samples.
open class HKSeriesType: HKSampleType {
    /// The ways of workouts.
    open class func workoutRoute() -> HKSeriesType { HKSeriesType(HKWorkoutRouteTypeIdentifier) }
}
/// Records of hospitals.
open class HKClinicalType: HKSampleType {
    /// A kind by its name.
    public convenience init(_ identifier: HKClinicalTypeIdentifier) { self.init(identifier.rawValue) }
}
/// The rings of a day.
open class HKActivitySummaryType: HKObjectType {}
/// Tests of hearing.
open class HKAudiogramSampleType: HKSampleType {}
/// Electrocardiograms.
open class HKElectrocardiogramType: HKSampleType {}
/// Prescriptions.
open class HKPrescriptionType: HKSampleType {}
/// How someone feels.
open class HKStateOfMindType: HKSampleType {}
