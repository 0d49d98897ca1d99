public import Foundation

/// Events in time.
open class CHHapticPattern: NSObject {
    /// What a part of a pattern is, as files have it.
    public struct Key: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        private static func named(_ name: String) -> Key { Key(rawValue: name) }
        public static let version = named("Version"), pattern = named("Pattern"), event = named("Event")
        public static let eventType = named("EventType"), time = named("Time"), eventDuration = named("EventDuration")
        public static let eventParameters = named("EventParameters"), parameter = named("Parameter")
        public static let parameterID = named("ParameterID"), parameterValue = named("ParameterValue")
        public static let parameterCurve = named("ParameterCurve")
        public static let parameterCurveControlPoints = named("ParameterCurveControlPoints")
        public static let eventWaveformPath = named("EventWaveformPath")
    }
    private let events: [CHHapticEvent], parameters: [CHHapticDynamicParameter], curves: [CHHapticParameterCurve]
    /// Events, and what changes while they are played. Does not throw.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        (self.events, self.parameters, curves) = (events, parameters, [])
    }
    /// Events, and what changes while they are played. Does not throw.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        (self.events, parameters, curves) = (events, [], parameterCurves)
    }
    /// A pattern as `exportDictionary()` has it. Throws where it has no list of parts.
    public init(dictionary patternDict: [Key: Any]) throws {
        guard let parts = patternDict[.pattern] as? [[Key: Any]] else { throw CocoaError(.propertyListReadCorrupt) }
        events = parts.compactMap { part in
            guard let event = part[.event] as? [Key: Any], let type = event[.eventType] as? CHHapticEvent.EventType
            else { return nil }
            let values = (event[.eventParameters] as? [[Key: Any]] ?? []).compactMap { value in
                (value[.parameterID] as? CHHapticEvent.ParameterID).map {
                    CHHapticEventParameter(parameterID: $0, value: value[.parameterValue] as? Float ?? 0)
                }
            }
            return CHHapticEvent(eventType: type, parameters: values,
                                 relativeTime: event[.time] as? TimeInterval ?? 0,
                                 duration: event[.eventDuration] as? TimeInterval ?? 0)
        }
        (parameters, curves) = ([], [])
    }
    /// Throws: files of patterns are not read.
    public convenience init(contentsOf ahapURL: URL) throws { throw CocoaError(.fileReadUnknown) }
    /// Seconds up to the end of the last event.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
    /// Its events, by the names that files have.
    open func exportDictionary() throws -> [Key: Any] {
        [.version: 1.0, .pattern: events.map { event in
            [Key.event: [
                Key.eventType: event.type, .time: event.relativeTime, .eventDuration: event.duration,
                .eventParameters: event.eventParameters.map {
                    [Key.parameterID: $0.parameterID, .parameterValue: $0.value] as [Key: Any]
                },
            ] as [Key: Any]] as [Key: Any]
        }]
    }
}
/// A change of a parameter while a pattern is played.
open class CHHapticDynamicParameter: NSObject {
    /// What changes, by its name.
    public struct ID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// A parameter by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    }
    /// What changes.
    public let parameterID: ID
    /// To what.
    open var value: Float
    /// When, in seconds of the pattern.
    open var relativeTime: TimeInterval
    /// A value from a moment on.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}
/// Changes of a parameter along a line.
open class CHHapticParameterCurve: NSObject {
    /// A value at a time.
    open class ControlPoint: NSObject {
        /// In seconds of the curve.
        open var relativeTime: TimeInterval
        open var value: Float
        /// A value at a time.
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    /// What changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// Values at times.
    public let controlPoints: [ControlPoint]
    /// When it begins, in seconds of the pattern.
    open var relativeTime: TimeInterval
    /// Values at times.
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
                relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}
/// A moment or a time in which something can be felt or heard.
open class CHHapticEvent: NSObject {
    /// What can be felt, by its name.
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A short tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration that lasts.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A sound that lasts.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of a file.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    /// What a parameter is about, by its name.
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// A parameter by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong, 0…1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How hard, 0…1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How it begins and ends.
        public static let attackTime = ParameterID(rawValue: "AttackTime"),
            decayTime = ParameterID(rawValue: "DecayTime"),
            releaseTime = ParameterID(rawValue: "ReleaseTime"), sustained = ParameterID(rawValue: "Sustained")
        /// How it sounds.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume"),
            audioPitch = ParameterID(rawValue: "AudioPitch"), audioPan = ParameterID(rawValue: "AudioPan"),
            audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }
    /// What it is.
    public let type: EventType
    /// How it is.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins and how long it is, in seconds of the pattern.
    open var relativeTime: TimeInterval, duration: TimeInterval
    /// An event at a time of the pattern, in seconds.
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
                relativeTime time: TimeInterval, duration: TimeInterval = 0) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}
/// A property of an event with its value.
open class CHHapticEventParameter: NSObject {
    /// What the value is about.
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    /// A value of a parameter, 0…1 for intensity and sharpness.
    public init(parameterID parameter: CHHapticEvent.ParameterID, value: Float) {
        (parameterID, self.value) = (parameter, value)
    }
}
