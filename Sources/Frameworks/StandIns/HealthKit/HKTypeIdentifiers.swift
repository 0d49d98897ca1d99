// The names of facts and of what is made of several samples; the texts are those of the framework.

/// Names of facts.
public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A fact by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The sex.
    public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    /// The type of blood.
    public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    /// The date of birth.
    public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    /// Wheelchair use.
    public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}

/// Names of what several samples are together.
public struct HKCorrelationTypeIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Blood pressure.
    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    /// Food.
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// Names of records of hospitals.
public struct HKClinicalTypeIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Allergy record.
    public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
    /// Clinical note record.
    public static let clinicalNoteRecord = Self(rawValue: "HKClinicalTypeIdentifierClinicalNoteRecord")
    /// Condition record.
    public static let conditionRecord = Self(rawValue: "HKClinicalTypeIdentifierConditionRecord")
    /// Immunization record.
    public static let immunizationRecord = Self(rawValue: "HKClinicalTypeIdentifierImmunizationRecord")
    /// Lab result record.
    public static let labResultRecord = Self(rawValue: "HKClinicalTypeIdentifierLabResultRecord")
    /// Medication record.
    public static let medicationRecord = Self(rawValue: "HKClinicalTypeIdentifierMedicationRecord")
    /// Procedure record.
    public static let procedureRecord = Self(rawValue: "HKClinicalTypeIdentifierProcedureRecord")
    /// Vital sign record.
    public static let vitalSignRecord = Self(rawValue: "HKClinicalTypeIdentifierVitalSignRecord")
    /// Coverage record.
    public static let coverageRecord = Self(rawValue: "HKClinicalTypeIdentifierCoverageRecord")
}

/// Names of series of samples.
public let HKWorkoutRouteTypeIdentifier = "HKWorkoutRouteTypeIdentifier"
/// The name of the kind of workouts.
public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"
