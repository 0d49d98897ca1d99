public import Foundation
private import QuadrantThreads

/// The audio session of a program. There is no audio output.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// What happens when a session ends.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Bits without an option of their own are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Others may play again. Nothing to do: no sound is played.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var policy = RouteSharingPolicy.default
        var options: CategoryOptions = []
        var preferredSampleRate = 0.0
        var preferredIOBufferDuration = 0.0
        var preferredInput: AVAudioSessionPortDescription?
        var preferredInputChannels = 0
        var preferredOutputChannels = 0
        var allowsHapticsAndSystemSoundsDuringRecording = false
        var prefersNoInterruptionsFromSystemAlerts = false
        var promptStyle = PromptStyle.normal
    }
    private static let only = AVAudioSession()
    private let state = Locked(State())
    /// The only one.
    open class func sharedInstance() -> AVAudioSession { only }

    /// The last one that was set; `soloAmbient` at first.
    open var category: Category { state.withLock { $0.category } }
    /// The last one that was set; `default` at first.
    open var mode: Mode { state.withLock { $0.mode } }
    /// Those of the last category that was set.
    open var categoryOptions: CategoryOptions { state.withLock { $0.options } }
    /// That of the last category that was set.
    open var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }
    /// All.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    /// All.
    open var availableModes: [Mode] {
        [.default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .spokenAudio,
         .voicePrompt]
    }
    /// Keeps the category. It does not throw.
    open func setCategory(_ category: Category) throws { state.withLock { $0.category = category } }
    /// Keeps the category and the options. It does not throw.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        state.withLock { ($0.category, $0.options) = (category, options) }
    }
    /// Keeps the category, the mode and the options. It does not throw.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        state.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
    }
    /// Keeps the category, the mode, the policy and the options. It does not throw.
    open func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy,
                          options: CategoryOptions = []) throws {
        state.withLock { ($0.category, $0.mode, $0.policy, $0.options) = (category, mode, policy, options) }
    }
    /// Keeps the mode. It does not throw.
    open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }
    /// Does not throw. Nothing to do: no sound is played.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// 0.
    open var outputVolume: Float { 0 }
    /// False.
    open var isOtherAudioPlaying: Bool { false }
    /// False.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// How the program asks whether it may record. Nothing to do: the answer is no.
    open var promptStyle: PromptStyle { state.withLock { $0.promptStyle } }
    /// Whether vibrations are felt while sound is recorded. Nothing to do: no sound is recorded.
    open var allowHapticsAndSystemSoundsDuringRecording: Bool {
        state.withLock { $0.allowsHapticsAndSystemSoundsDuringRecording }
    }
    /// Sets whether vibrations are felt while sound is recorded; never throws. Nothing to do: no sound is recorded.
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        state.withLock { $0.allowsHapticsAndSystemSoundsDuringRecording = inValue }
    }
    /// Whether calls ring without ending the sound. Nothing to do: no sound is played.
    open var prefersNoInterruptionsFromSystemAlerts: Bool {
        state.withLock { $0.prefersNoInterruptionsFromSystemAlerts }
    }
    /// Sets whether calls ring without ending the sound; never throws. Nothing to do: no sound is played.
    open func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
        state.withLock { $0.prefersNoInterruptionsFromSystemAlerts = inValue }
    }

    /// Where sound comes from and goes to: neither.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// None.
    open var availableInputs: [AVAudioSessionPortDescription]? { [] }
    /// The last one that was set.
    open var preferredInput: AVAudioSessionPortDescription? { state.withLock { $0.preferredInput } }
    /// Keeps the input. It does not throw.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        state.withLock { $0.preferredInput = inPort }
    }
    /// Sends sound to the loudspeaker. Nothing to do: no sound is played.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// False.
    open var isInputAvailable: Bool { false }
    /// False.
    open var isInputGainSettable: Bool { false }
    /// 0.
    open var inputGain: Float { 0 }
    /// 0.
    open var inputNumberOfChannels: Int { 0 }
    /// 0.
    open var outputNumberOfChannels: Int { 0 }
    /// 0.
    open var maximumInputNumberOfChannels: Int { 0 }
    /// 0.
    open var maximumOutputNumberOfChannels: Int { 0 }
    /// The last one that was set.
    open var preferredInputNumberOfChannels: Int { state.withLock { $0.preferredInputChannels } }
    /// The last one that was set.
    open var preferredOutputNumberOfChannels: Int { state.withLock { $0.preferredOutputChannels } }
    /// Keeps the number. It does not throw.
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {
        state.withLock { $0.preferredInputChannels = count }
    }
    /// Keeps the number. It does not throw.
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {
        state.withLock { $0.preferredOutputChannels = count }
    }
    /// Samples a second: the last ones that were set, 48,000 at first, which is what phones have.
    open var sampleRate: Double { state.withLock { $0.preferredSampleRate > 0 ? $0.preferredSampleRate : 48_000 } }
    /// The last one that was set; 0 at first.
    open var preferredSampleRate: Double { state.withLock { $0.preferredSampleRate } }
    /// Keeps the number of samples a second. It does not throw.
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        state.withLock { $0.preferredSampleRate = sampleRate }
    }
    /// Seconds; 0: there is no device.
    open var ioBufferDuration: TimeInterval { 0 }
    /// Seconds: the last ones that were set; 0 at first.
    open var preferredIOBufferDuration: TimeInterval { state.withLock { $0.preferredIOBufferDuration } }
    /// Keeps the seconds. It does not throw.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        state.withLock { $0.preferredIOBufferDuration = duration }
    }
    /// Seconds; 0.
    open var inputLatency: TimeInterval { 0 }
    /// Seconds; 0.
    open var outputLatency: TimeInterval { 0 }
}
