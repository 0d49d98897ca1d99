public import Foundation

// Conditions of questions. Nothing is found, so that each is always true.

extension HKQuery {
    /// The workouts of a sport.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// The entries of a program.
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: true) }
    /// The entries of programs.
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate(value: true) }
    /// The entry of a number.
    public class func predicateForObject(with uuid: UUID) -> NSPredicate { NSPredicate(value: true) }
    /// The entries of numbers.
    public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate(value: true) }
    /// The entries of a workout.
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: true) }
    /// The entries with a value that a program has added.
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate(value: true) }
    /// The entries without a greater one that they belong to.
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { NSPredicate(value: true) }
    /// The entries with one of some values that a program has added.
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// The entries with a value that a program has added.
    public class func predicateForObjects(withMetadataKey key: String,
                                          operatorType: HKPredicateOperator,
                                          value: Any)
        -> NSPredicate { NSPredicate(value: true) }
    /// The entries of versions of programs.
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// The entries of devices.
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { NSPredicate(value: true) }
    /// The entries of devices with a property.
    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// The entries of an electrocardiogram.
    public class func predicateForObjectsAssociated(electrocardiogram: HKElectrocardiogram) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// The quantities that compare with one.
    public class func predicateForQuantitySamples(with operatorType: HKPredicateOperator,
                                                  quantity: HKQuantity)
        -> NSPredicate { NSPredicate(value: true) }
    /// The choices that compare with one.
    public class func predicateForCategorySamples(with operatorType: HKPredicateOperator,
                                                  value: Int)
        -> NSPredicate { NSPredicate(value: true) }
    /// The choices that are one of some.
    public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate { NSPredicate(value: true) }
    /// The workouts of a duration in seconds.
    public class func predicateForWorkouts(with operatorType: HKPredicateOperator,
                                           duration: TimeInterval)
        -> NSPredicate { NSPredicate(value: true) }
    /// The workouts of an energy.
    public class func predicateForWorkouts(with operatorType: HKPredicateOperator,
                                           totalEnergyBurned: HKQuantity)
        -> NSPredicate { NSPredicate(value: true) }
    /// The workouts of a distance.
    public class func predicateForWorkouts(with operatorType: HKPredicateOperator,
                                           totalDistance: HKQuantity)
        -> NSPredicate { NSPredicate(value: true) }
    /// The workouts of a number of strokes.
    public class func predicateForWorkouts(with operatorType: HKPredicateOperator,
                                           totalSwimmingStrokeCount: HKQuantity)
        -> NSPredicate { NSPredicate(value: true) }
    /// The workouts of a number of floors.
    public class func predicateForWorkouts(with operatorType: HKPredicateOperator,
                                           totalFlightsClimbed: HKQuantity)
        -> NSPredicate { NSPredicate(value: true) }
    /// The rings of a day.
    public class func predicate(forActivitySummaryWith dateComponents: DateComponents) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// The rings of some days.
    public class func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents,
                                end endDateComponents: DateComponents)
        -> NSPredicate { NSPredicate(value: true) }
    /// The electrocardiograms that show something.
    public class func predicateForElectrocardiograms(classification: HKElectrocardiogram.Classification)
        -> NSPredicate { NSPredicate(value: true) }
    /// The electrocardiograms during which someone felt something.
    public class func predicateForElectrocardiograms(symptomsStatus: HKElectrocardiogram.SymptomsStatus)
        -> NSPredicate { NSPredicate(value: true) }
}

// The names of what conditions and sort descriptors compare. Their texts are guesses: the names without what all begin
// with.

public let HKPredicateKeyPathDateComponents = "dateComponents"
public let HKPredicateKeyPathCDATitle = "cdaTitle"
public let HKPredicateKeyPathCDAPatientName = "cdaPatientName"
public let HKPredicateKeyPathCDAAuthorName = "cdaAuthorName"
public let HKPredicateKeyPathCDACustodianName = "cdaCustodianName"
public let HKPredicateKeyPathCategoryValue = "categoryValue"
public let HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier = "clinicalRecordFHIRResourceIdentifier"
public let HKPredicateKeyPathClinicalRecordFHIRResourceType = "clinicalRecordFHIRResourceType"
public let HKPredicateKeyPathSum = "sum"
public let HKDevicePropertyKeyName = "name"
public let HKDevicePropertyKeyManufacturer = "manufacturer"
public let HKDevicePropertyKeyModel = "model"
public let HKDevicePropertyKeyHardwareVersion = "hardwareVersion"
public let HKDevicePropertyKeyFirmwareVersion = "firmwareVersion"
public let HKDevicePropertyKeySoftwareVersion = "softwareVersion"
public let HKDevicePropertyKeyLocalIdentifier = "localIdentifier"
public let HKDevicePropertyKeyUDIDeviceIdentifier = "udiDeviceIdentifier"
public let HKPredicateKeyPathMin = "min"
public let HKPredicateKeyPathAverage = "average"
public let HKPredicateKeyPathMax = "max"
public let HKPredicateKeyPathMostRecent = "mostRecent"
public let HKPredicateKeyPathMostRecentStartDate = "mostRecentStartDate"
public let HKPredicateKeyPathMostRecentEndDate = "mostRecentEndDate"
public let HKPredicateKeyPathMostRecentDuration = "mostRecentDuration"
public let HKPredicateKeyPathAverageHeartRate = "averageHeartRate"
public let HKPredicateKeyPathECGClassification = "ecgClassification"
public let HKPredicateKeyPathECGSymptomsStatus = "ecgSymptomsStatus"
public let HKPredicateKeyPathStatus = "status"
public let HKPredicateKeyPathLogOrigin = "logOrigin"
public let HKPredicateKeyPathScheduledDate = "scheduledDate"
public let HKPredicateKeyPathMedicationConceptIdentifier = "medicationConceptIdentifier"
public let HKPredicateKeyPathUUID = "uuid"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathCorrelation = "correlation"
public let HKPredicateKeyPathWorkout = "workout"
public let HKPredicateKeyPathDevice = "device"
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
public let HKPredicateKeyPathWorkoutEffortRelationship = "workoutEffortRelationship"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathCount = "count"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathWorkoutDuration = "workoutDuration"
public let HKPredicateKeyPathWorkoutTotalDistance = "workoutTotalDistance"
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "workoutTotalEnergyBurned"
public let HKPredicateKeyPathWorkoutType = "workoutType"
public let HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount = "workoutTotalSwimmingStrokeCount"
public let HKPredicateKeyPathWorkoutTotalFlightsClimbed = "workoutTotalFlightsClimbed"
public let HKPredicateKeyPathWorkoutSumQuantity = "workoutSumQuantity"
public let HKPredicateKeyPathWorkoutMinimumQuantity = "workoutMinimumQuantity"
public let HKPredicateKeyPathWorkoutMaximumQuantity = "workoutMaximumQuantity"
public let HKPredicateKeyPathWorkoutAverageQuantity = "workoutAverageQuantity"
public let HKPredicateKeyPathWorkoutActivity = "workoutActivity"
public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"
public let HKPredicateKeyPathWorkoutActivityType = "workoutActivityType"
public let HKPredicateKeyPathWorkoutActivityDuration = "workoutActivityDuration"
public let HKPredicateKeyPathWorkoutActivityStartDate = "workoutActivityStartDate"
public let HKPredicateKeyPathWorkoutActivityEndDate = "workoutActivityEndDate"
public let HKPredicateKeyPathWorkoutActivitySumQuantity = "workoutActivitySumQuantity"
public let HKPredicateKeyPathWorkoutActivityMinimumQuantity = "workoutActivityMinimumQuantity"
public let HKPredicateKeyPathWorkoutActivityMaximumQuantity = "workoutActivityMaximumQuantity"
public let HKPredicateKeyPathWorkoutActivityAverageQuantity = "workoutActivityAverageQuantity"

/// How a condition compares. It stands for `NSComparisonPredicate.Operator`, which Foundation of this system marks as
/// unavailable; a program writes `.greaterThan`.
public enum HKPredicateOperator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
    case endsWith, `in`, contains = 99, between
}
