public import Dispatch

// Apple's declarations are from before concurrency: in the mode of Swift 5 a closure may use what belongs to an actor.
// Those of Linux require closures that are safe on all threads. A call with fewer arguments finds these first.

extension DispatchQueue {
    /// Runs `work` later, on this queue.
    @preconcurrency
    public func async(execute work: @escaping @Sendable () -> Void) {
        async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
    /// Runs `work` later, as part of a group.
    @preconcurrency
    public func async(group: DispatchGroup?, execute work: @escaping @Sendable () -> Void) {
        async(group: group, qos: .unspecified, flags: [], execute: work)
    }
    /// Runs `work` later, with an importance.
    @preconcurrency
    public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
        async(group: nil, qos: qos, flags: [], execute: work)
    }
    /// Runs `work` later, with options such as a barrier.
    @preconcurrency
    public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
        async(group: nil, qos: .unspecified, flags: flags, execute: work)
    }
    /// Runs `work` at a time of this machine's clock.
    @preconcurrency
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    /// Runs `work` at a time of day.
    @preconcurrency
    public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping @Sendable () -> Void) {
        asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: [], execute: work)
    }
}

extension DispatchGroup {
    /// Runs `work` on a queue when the group is through.
    @preconcurrency
    public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
        notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
}
