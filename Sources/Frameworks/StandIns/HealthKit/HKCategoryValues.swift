// What choices mean, with the numbers of the framework.

/// How an appetite has changed.
public enum HKCategoryValueAppetiteChanges: Int, Sendable { case unspecified, noChange, decreased, increased }
/// How unsteady someone walks.
public enum HKCategoryValueAppleWalkingSteadinessEvent: Int, Sendable {
    case initialLow = 1, initialVeryLow, repeatLow, repeatVeryLow
}
/// What cervical mucus is like.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable { case dry = 1, sticky, creamy, watery, eggWhite }
/// A means of contraception.
public enum HKCategoryValueContraceptive: Int, Sendable {
    case unspecified = 1, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}
/// What was too loud around someone.
public enum HKCategoryValueEnvironmentalAudioExposureEvent: Int, Sendable { case momentaryLimit = 1 }
/// What was too loud in headphones.
public enum HKCategoryValueHeadphoneAudioExposureEvent: Int, Sendable { case sevenDayLimit = 1 }
/// That the fitness of a heart is low.
public enum HKCategoryValueLowCardioFitnessEvent: Int, Sendable { case lowFitness = 1 }
/// What a test of ovulation has shown.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
    case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge
    /// `luteinizingHormoneSurge`, under its older name.
    public static var positive: Self { .luteinizingHormoneSurge }
}
/// What a test of pregnancy has shown.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
/// What a test of progesterone has shown.
public enum HKCategoryValueProgesteroneTestResult: Int, Sendable { case negative = 1, positive, indeterminate }
/// How much someone bleeds.
public enum HKCategoryValueVaginalBleeding: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
/// What was too loud; older than the two others.
public enum HKCategoryValueAudioExposureEvent: Int, Sendable { case loudEnvironment = 1 }
/// How steadily someone walks.
public enum HKAppleWalkingSteadinessClassification: Int, Sendable { case ok = 1, low, veryLow }
/// How disturbed breathing is in sleep.
public enum HKAppleSleepingBreathingDisturbancesClassification: Int, Sendable { case notElevated, elevated }
/// How a skin answers to the sun.
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, i, ii, iii, iv, v, vi }
/// Whether a person uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
/// What counts as movement of a day.
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }
