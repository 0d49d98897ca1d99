public import Dispatch

/// A source of events about little memory.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// What has happened.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// What it reports.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// How much memory there is.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        /// A bit for each event.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enough.
        public static let normal = MemoryPressureEvent(rawValue: 1)
        /// Little.
        public static let warning = MemoryPressureEvent(rawValue: 2)
        /// Too little.
        public static let critical = MemoryPressureEvent(rawValue: 4)
        /// All of them.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Tells of little memory. Nothing to do: memory is never short here.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        MemoryPressureSource(mask: eventMask, queue)
    }
}

/// A source without events.
private final class MemoryPressureSource: DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    let data: DispatchSource.MemoryPressureEvent = []
    private let source: any DispatchSourceUserDataAdd

    init(mask: DispatchSource.MemoryPressureEvent, _ queue: DispatchQueue?) {
        self.mask = mask
        source = DispatchSource.makeUserDataAddSource(queue: queue)
    }
    /// A source must not be freed before it has been resumed.
    deinit {
        source.cancel()
        source.activate()
    }

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setEventHandler(qos: qos, flags: flags, handler: handler)
    }
    func setEventHandler(handler: DispatchWorkItem) { source.setEventHandler(handler: handler) }
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setCancelHandler(qos: qos, flags: flags, handler: handler)
    }
    func setCancelHandler(handler: DispatchWorkItem) { source.setCancelHandler(handler: handler) }
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {
        source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
    }
    func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
    func cancel() { source.cancel() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func activate() { source.activate() }
    var handle: UInt { source.handle }
    var isCancelled: Bool { source.isCancelled }
}
