public import Foundation

/// What a device can let people feel: nothing here.
public protocol CHHapticDeviceCapability: Sendable {
    /// False here.
    var supportsHaptics: Bool { get }
    /// False here.
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false, supportsAudio = false
}

/// Plays patterns that can be felt. There is nothing to feel them by: an engine cannot be made, as on a device without.
open class CHHapticEngine: NSObject {
    /// Why an engine has stopped. None is ever started here.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError, notifyWhenFinished
    }
    /// Neither haptics nor sounds.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    /// Always throws `CocoaError.featureUnsupported`.
    public init(audioSession: AnyObject? = nil) throws { throw CocoaError(.featureUnsupported) }
    /// Called when the service was started again; never here.
    open var resetHandler: () -> Void = {}
    /// Called when the engine has stopped by itself; never here.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Whether patterns are silent; false by default. Nothing to do: there are no haptics.
    open var playsHapticsOnly = false
    /// Starts the engine; there is none, since none can be made.
    open func start() throws {}
    /// Calls the handler at once, without an error.
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }
    /// Calls the handler at once, without an error.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// A player that plays nothing. Does not throw.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
}
/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time of the engine in seconds; 0 is at once.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine in seconds; 0 is at once.
    func stop(atTime time: TimeInterval) throws
}
private final class SilentPlayer: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}
/// Events in time. They are not kept.
open class CHHapticPattern: NSObject {
    /// A pattern without a duration, whatever the events are. Does not throw.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    /// 0 seconds.
    open var duration: TimeInterval { 0 }
}
/// A change of a parameter while a pattern is played.
open class CHHapticDynamicParameter: NSObject {}
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
    }
    /// As given when it was made.
    public let type: EventType
    /// An event at a time of the pattern, in seconds; parameters and times are not kept.
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
                relativeTime time: TimeInterval, duration: TimeInterval = 0) { self.type = type }
}
/// A property of an event with its value.
open class CHHapticEventParameter: NSObject {
    /// What the value is about.
    public let parameterID: CHHapticEvent.ParameterID
    public let value: Float
    /// A value of a parameter, 0…1 for intensity and sharpness.
    public init(parameterID parameter: CHHapticEvent.ParameterID, value: Float) {
        (parameterID, self.value) = (parameter, value)
    }
}
