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
    /// A player that plays nothing. Does not throw.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        SilentPlayer()
    }
    /// Plays a file of a pattern; there is no engine, since none can be made.
    open func playPattern(from fileURL: URL) throws {}
    /// Plays a pattern in the bytes of a file; there is no engine, since none can be made.
    open func playPattern(from data: Data) throws {}
    /// 0 seconds.
    open var currentTime: TimeInterval { 0 }
    /// Whether it starts and stops by itself. Nothing to do: there are no haptics.
    open var isAutoShutdownEnabled = false
    /// Whether sounds are off. Nothing to do: there are no haptics.
    open var isMutedForAudio = false, isMutedForHaptics = false
    /// Starts the engine; there is none, since none can be made.
    open nonisolated(nonsending) func start() async throws {}
    /// Stops the engine; there is none, since none can be made.
    open nonisolated(nonsending) func stop() async throws {}
    /// What happens when patterns have ended.
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    /// Calls a closure when patterns have ended: at once, without an error.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        _ = finishedHandler(nil)
    }
}
/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0
/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time of the engine in seconds; 0 is at once.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time of the engine in seconds; 0 is at once.
    func stop(atTime time: TimeInterval) throws
}
extension CHHapticPatternPlayer {
    /// Does nothing.
    public func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    /// Does nothing.
    public func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
    /// Does nothing.
    public func cancel() throws {}
}
/// Plays a pattern again, faster or from a moment on.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Whether it begins again at its end.
    var loopEnabled: Bool { get set }
    /// When it ends, in seconds; 0 is at the end of the pattern.
    var loopEnd: TimeInterval { get set }
    /// How fast it is.
    var playbackRate: Float { get set }
    /// Whether it is silent.
    var isMuted: Bool { get set }
    /// Called at its end; never here.
    var completionHandler: ((any Error)?) -> Void { get set }
    /// Waits at a time of the engine in seconds; 0 is at once.
    func pause(atTime time: TimeInterval) throws
    /// Continues at a time of the engine in seconds; 0 is at once.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a moment of the pattern, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
}
private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
    var loopEnabled = false, loopEnd: TimeInterval = 0, playbackRate: Float = 1, isMuted = false
    var completionHandler: ((any Error)?) -> Void = { _ in }
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
    func pause(atTime time: TimeInterval) throws {}
    func resume(atTime time: TimeInterval) throws {}
    func seek(toOffset offsetTime: TimeInterval) throws {}
}
