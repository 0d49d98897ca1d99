public import Foundation

/// What a device can let people feel: nothing here.
public protocol CHHapticDeviceCapability: Sendable {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false, supportsAudio = false
}

/// Plays patterns that can be felt. There is nothing to feel them by: an engine cannot be made, as on a device without.
open class CHHapticEngine: NSObject {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError, notifyWhenFinished
    }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    public init(audioSession: AnyObject? = nil) throws { throw CocoaError(.featureUnsupported) }
    open var resetHandler: () -> Void = {}
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var playsHapticsOnly = false
    open func start() throws {}
    open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(nil) }
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
}
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}
private final class SilentPlayer: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}
open class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    open var duration: TimeInterval { 0 }
}
open class CHHapticDynamicParameter: NSObject {}
open class CHHapticEvent: NSObject {
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    }
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    }
    public let type: EventType
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
                relativeTime time: TimeInterval, duration: TimeInterval = 0) { self.type = type }
}
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    public let value: Float
    public init(parameterID parameter: CHHapticEvent.ParameterID, value: Float) {
        (parameterID, self.value) = (parameter, value)
    }
}
