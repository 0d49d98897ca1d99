public import Foundation

extension AVAudioSession {
    /// What a program does with sound.
    public struct Category: Hashable, RawRepresentable, Sendable {
        /// The name of the category.
        public let rawValue: String
        /// A category by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that may be missing; others play on.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that may be missing, without others; the default.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that the program is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both at once.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several devices at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    /// What a category is used for.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        /// The name of the mode.
        public let rawValue: String
        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// No special use.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Sound of a video.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Sound without changes by the system.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Speech that is to be heard without gaps.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// A call.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A call with pictures.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// A call of a game.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Recording a video.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Words that a program speaks.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }
    /// What a category does beside its usual rules.
    public struct CategoryOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Bits without an option of their own are kept. No option has an effect.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others play on.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets without a wire may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker, and not the one at the ear.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// What is spoken by others pauses.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Headsets without a wire may be used to listen to music.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Other devices may be used without a wire.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// A microphone that is switched off does not end the sound.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
        /// Headsets without a wire may be used for calls: `allowBluetooth` under its new name.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        /// Headsets without a wire may be used to record with more samples a second.
        public static let bluetoothHighQualityRecording = CategoryOptions(rawValue: 1 << 19)
    }
    /// Which devices play sound at the same time.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default`, longFormAudio, independent, longFormVideo
        /// `longFormAudio` under its old name.
        public static var longForm: RouteSharingPolicy { .longFormAudio }
    }
    /// How a program asks whether it may record.
    public enum PromptStyle: UInt, Sendable {
        case none = 0x6E6F_6E65, short = 0x7368_7274, normal = 0x6E72_6D6C
    }
    /// Whether sound goes to the loudspeaker.
    public enum PortOverride: UInt, Sendable {
        case none = 0, speaker = 0x7370_6B72
    }
    /// Whether sound of the program was ended by another.
    public enum InterruptionType: UInt, Sendable { case ended, began }
    /// What a program does after the sound of another.
    public struct InterruptionOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Bits without an option of their own are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It plays again.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Why sound of the program was ended by another.
    public enum InterruptionReason: UInt, Sendable {
        case `default` = 0, appWasSuspended, builtInMicMuted
        case routeDisconnected = 4
    }
    /// Why sound goes elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
    }
    /// Whether sound that may be missing is to be silent.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end, begin }

    /// Another begins to play or ends. Never sent: no sound is played.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Sound goes elsewhere. Never sent: no sound is played.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// The service of the system has ended. Never sent.
    public static let mediaServicesWereLostNotification =
        Notification.Name("AVAudioSessionMediaServicesWereLostNotification")
    /// The service of the system has begun again. Never sent.
    public static let mediaServicesWereResetNotification =
        Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    /// Sound that may be missing is to be silent. Never sent.
    public static let silenceSecondaryAudioHintNotification =
        Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
    /// Sound in space was switched on or off. Never sent.
    public static let spatialPlaybackCapabilitiesChangedNotification =
        Notification.Name("AVAudioSessionSpatialPlaybackCapabilitiesChangedNotification")
}

/// The key of an `AVAudioSession.InterruptionType`, as a number.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of `AVAudioSession.InterruptionOptions`, as a number.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of an `AVAudioSession.InterruptionReason`, as a number.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of whether the program was suspended.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// The key of an `AVAudioSession.RouteChangeReason`, as a number.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the route before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of an `AVAudioSession.SilenceSecondaryAudioHintType`, as a number.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

extension NSNotification.Name {
    /// `AVAudioSession.interruptionNotification` under its old name.
    public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
    /// `AVAudioSession.routeChangeNotification` under its old name.
    public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
    /// `AVAudioSession.mediaServicesWereResetNotification` under its old name.
    public static let AVAudioSessionMediaServicesWereReset = AVAudioSession.mediaServicesWereResetNotification
}
