public import Dispatch

/// A queue that does one thing after another, and on which an actor may run. It holds a queue of Dispatch; on a phone
/// it is a subclass of it.
public final class DispatchSerialQueue: SerialExecutor {
    /// The queue itself, for functions that take one.
    public let queue: DispatchQueue

    /// A queue with a label, which tools show.
    public init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
                autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil) {
        queue = DispatchQueue(label: label, qos: qos, attributes: attributes.subtracting(.concurrent),
                              autoreleaseFrequency: autoreleaseFrequency, target: target)
    }

    /// The label.
    public var label: String { queue.label }
    /// The quality of service.
    public var qos: DispatchQoS { queue.qos }

    /// Runs a job of an actor.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
    /// This queue, as an actor names its executor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    /// Stops the program unless the current code is on the queue.
    public func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }

    /// Runs a closure later.
    public func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                      execute work: @escaping @Sendable @convention(block) () -> Void) {
        queue.async(group: group, qos: qos, flags: flags, execute: work)
    }
    /// Runs a closure after a time.
    public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
                           execute work: @escaping @Sendable @convention(block) () -> Void) {
        queue.asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }
    /// Runs a closure, and waits for it.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try queue.sync(execute: work) }
}
