import Combine
public import Dispatch

// On Apple's systems, closures for queues are checked as those of code from before Swift's concurrency: in the Swift 5
// mode a closure may use what belongs to an actor. Linux's declarations lack that; these have fewer arguments, and are
// preferred.

extension DispatchQueue {
    /// Runs a closure on the queue, soon.
    @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {
        async(group: nil, execute: work)
    }
    /// Runs a closure on the queue, soon, with a quality of service.
    @preconcurrency public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
        async(group: nil, qos: qos, execute: work)
    }
    /// Runs a closure on the queue, soon, for example as a barrier.
    @preconcurrency public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
        async(group: nil, flags: flags, execute: work)
    }
    /// Runs a closure on the queue, soon, with a quality of service and for example as a barrier.
    @preconcurrency public func async(qos: DispatchQoS, flags: DispatchWorkItemFlags,
                                      execute work: @escaping @Sendable () -> Void) {
        async(group: nil, qos: qos, flags: flags, execute: work)
    }
    /// Runs a closure on the queue, soon, as a part of a group.
    @preconcurrency public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {
        async(group: group, flags: [], execute: work)
    }
    /// Runs a closure on the queue after a time on the monotonic clock.
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        if followsHost(until: deadline, work) { return }
        asyncAfter(deadline: deadline, flags: [], execute: work)
    }
    /// Runs a closure on the queue after a time on the monotonic clock, with a quality of service.
    @preconcurrency public func asyncAfter(deadline: DispatchTime, qos: DispatchQoS,
                                           execute work: @escaping @Sendable () -> Void) {
        if followsHost(until: deadline, work) { return }
        asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    /// Runs a closure on the queue after a time of day.
    @preconcurrency public func asyncAfter(wallDeadline: DispatchWallTime,
                                           execute work: @escaping @Sendable () -> Void) {
        if followsHost(until: wallDeadline, work) { return }
        asyncAfter(wallDeadline: wallDeadline, flags: [], execute: work)
    }
}

extension DispatchGroup {
    /// Runs a closure on a queue when the tasks of the group have ended.
    @preconcurrency public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
        notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
}
