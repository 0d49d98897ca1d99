// The names of what can be chosen; the texts are those of the framework.

/// Names of choices.
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A choice by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Hours on foot.
    public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    /// Environmental audio exposure event.
    public static let environmentalAudioExposureEvent = Self(
        rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
    /// Headphone audio exposure event.
    public static let headphoneAudioExposureEvent = Self(
        rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
    /// High heart rate event.
    public static let highHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    /// Hypertension event.
    public static let hypertensionEvent = Self(rawValue: "HKCategoryTypeIdentifierHypertensionEvent")
    /// Irregular heart rhythm event.
    public static let irregularHeartRhythmEvent = Self(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    /// Low cardio fitness event.
    public static let lowCardioFitnessEvent = Self(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
    /// Low heart rate event.
    public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    /// Minutes of mindfulness.
    public static let mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    /// Apple walking steadiness event.
    public static let appleWalkingSteadinessEvent = Self(
        rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
    /// Handwashing event.
    public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    /// Toothbrushing event.
    public static let toothbrushingEvent = Self(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
    /// Bleeding after pregnancy.
    public static let bleedingAfterPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingAfterPregnancy")
    /// Bleeding during pregnancy.
    public static let bleedingDuringPregnancy = Self(rawValue: "HKCategoryTypeIdentifierBleedingDuringPregnancy")
    /// Cervical mucus quality.
    public static let cervicalMucusQuality = Self(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    /// Contraceptive.
    public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
    /// Infrequent menstrual cycles.
    public static let infrequentMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
    /// Intermenstrual bleeding.
    public static let intermenstrualBleeding = Self(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    /// Irregular menstrual cycles.
    public static let irregularMenstrualCycles = Self(rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
    /// Lactation.
    public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
    /// Menstruation.
    public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    /// Ovulation test result.
    public static let ovulationTestResult = Self(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    /// Persistent intermenstrual bleeding.
    public static let persistentIntermenstrualBleeding = Self(
        rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
    /// Pregnancy.
    public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
    /// Pregnancy test result.
    public static let pregnancyTestResult = Self(rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
    /// Progesterone test result.
    public static let progesteroneTestResult = Self(rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
    /// Prolonged menstrual periods.
    public static let prolongedMenstrualPeriods = Self(rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
    /// Sexual activity.
    public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
    /// Sleep apnea event.
    public static let sleepApneaEvent = Self(rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
    /// Sleep.
    public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    /// Abdominal cramps.
    public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
    /// Acne.
    public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
    /// Appetite changes.
    public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
    /// Bladder incontinence.
    public static let bladderIncontinence = Self(rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
    /// Bloating.
    public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
    /// Breast pain.
    public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
    /// Chest tightness or pain.
    public static let chestTightnessOrPain = Self(rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
    /// Chills.
    public static let chills = Self(rawValue: "HKCategoryTypeIdentifierChills")
    /// Constipation.
    public static let constipation = Self(rawValue: "HKCategoryTypeIdentifierConstipation")
    /// Coughing.
    public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
    /// Diarrhea.
    public static let diarrhea = Self(rawValue: "HKCategoryTypeIdentifierDiarrhea")
    /// Dizziness.
    public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
    /// Dry skin.
    public static let drySkin = Self(rawValue: "HKCategoryTypeIdentifierDrySkin")
    /// Fainting.
    public static let fainting = Self(rawValue: "HKCategoryTypeIdentifierFainting")
    /// Fatigue.
    public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
    /// Fever.
    public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
    /// Generalized body ache.
    public static let generalizedBodyAche = Self(rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
    /// Hair loss.
    public static let hairLoss = Self(rawValue: "HKCategoryTypeIdentifierHairLoss")
    /// Headache.
    public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
    /// Heartburn.
    public static let heartburn = Self(rawValue: "HKCategoryTypeIdentifierHeartburn")
    /// Hot flashes.
    public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
    /// Loss of smell.
    public static let lossOfSmell = Self(rawValue: "HKCategoryTypeIdentifierLossOfSmell")
    /// Loss of taste.
    public static let lossOfTaste = Self(rawValue: "HKCategoryTypeIdentifierLossOfTaste")
    /// Lower back pain.
    public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
    /// Memory lapse.
    public static let memoryLapse = Self(rawValue: "HKCategoryTypeIdentifierMemoryLapse")
    /// Mood changes.
    public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
    /// Nausea.
    public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
    /// Night sweats.
    public static let nightSweats = Self(rawValue: "HKCategoryTypeIdentifierNightSweats")
    /// Pelvic pain.
    public static let pelvicPain = Self(rawValue: "HKCategoryTypeIdentifierPelvicPain")
    /// Rapid pounding or fluttering heartbeat.
    public static let rapidPoundingOrFlutteringHeartbeat = Self(
        rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
    /// Runny nose.
    public static let runnyNose = Self(rawValue: "HKCategoryTypeIdentifierRunnyNose")
    /// Shortness of breath.
    public static let shortnessOfBreath = Self(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
    /// Sinus congestion.
    public static let sinusCongestion = Self(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
    /// Skipped heartbeat.
    public static let skippedHeartbeat = Self(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
    /// Sleep changes.
    public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
    /// Sore throat.
    public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
    /// Vaginal dryness.
    public static let vaginalDryness = Self(rawValue: "HKCategoryTypeIdentifierVaginalDryness")
    /// Vomiting.
    public static let vomiting = Self(rawValue: "HKCategoryTypeIdentifierVomiting")
    /// Wheezing.
    public static let wheezing = Self(rawValue: "HKCategoryTypeIdentifierWheezing")
    /// Audio exposure event.
    public static let audioExposureEvent = Self(rawValue: "HKCategoryTypeIdentifierAudioExposureEvent")
}
