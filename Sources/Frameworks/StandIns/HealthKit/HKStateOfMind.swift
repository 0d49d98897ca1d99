public import Foundation

/// How someone feels.
open class HKStateOfMind: HKSample {
    /// Of a moment or of a day.
    public enum Kind: Int, Sendable { case momentaryEmotion = 1, dailyMood }
    /// A feeling.
    public enum Label: Int, Sendable, CaseIterable {
        case amazed = 1, amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged
        case disgusted, embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous
        case joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried
        case annoyed, confident, drained, hopeful, indifferent, overwhelmed, satisfied
    }
    /// What a feeling comes from.
    public enum Association: Int, Sendable, CaseIterable {
        case community = 1, currentEvents, dating, education, family, fitness, friends, health, hobbies
        case identity, money, partner, selfCare, spirituality, tasks, travel, work, weather
    }
    /// How pleasant a feeling is.
    public enum ValenceClassification: Int, Sendable {
        case veryUnpleasant = 1, unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant
        case veryPleasant
    }
    /// Of a moment or of a day.
    public let kind: Kind
    /// How pleasant it is: -1…1.
    public let valence: Double
    /// The feelings.
    public let labels: [Label]
    /// What they come from.
    public let associations: [Association]
    /// How pleasant it is, in words: seven equal parts of -1…1 (a guess).
    open var valenceClassification: ValenceClassification {
        ValenceClassification(rawValue: min(7, max(1, Int(((valence + 1) / 2 * 7).rounded(.down)) + 1))) ?? .neutral
    }
    /// A feeling at a date.
    public init(date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
                metadata: [String: Any]? = nil) {
        (self.kind, self.valence, self.labels, self.associations) = (kind, valence, labels, associations)
        super.init(HKObjectType.stateOfMindType(), date, date, metadata)
    }
}

/// A test of hearing.
open class HKAudiogramSample: HKSample {
    /// What was heard at each frequency.
    public let sensitivityPoints: [HKAudiogramSensitivityPoint]
    /// A test with its time.
    public init(sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date,
                metadata: [String: Any]?) {
        self.sensitivityPoints = sensitivityPoints
        super.init(HKObjectType.audiogramSampleType(), startDate, endDate, metadata)
    }
}
/// What was heard at a frequency.
open class HKAudiogramSensitivityPoint: NSObject {
    /// The frequency.
    public let frequency: HKQuantity
    /// What the left ear has heard; nil where it was not tested.
    public let leftEarSensitivity: HKQuantity?
    /// What the right ear has heard; nil where it was not tested.
    public let rightEarSensitivity: HKQuantity?
    /// What was heard at a frequency. Throws where that is not a frequency.
    public init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws {
        guard frequency.is(compatibleWith: .hertz()) else { throw HKError(.errorInvalidArgument) }
        (self.frequency, self.leftEarSensitivity) = (frequency, leftEarSensitivity)
        self.rightEarSensitivity = rightEarSensitivity
    }
}
/// A record of a hospital. Stores make it; none does here.
open class HKClinicalRecord: HKSample {
    /// The kind.
    open var clinicalType: HKClinicalType { HKClinicalType(sampleType.identifier) }
    /// The name for people. Empty.
    open var displayName: String { "" }
}
