import Combine
public import Foundation

// What a program adds to the main queue after a time, while it is drawn: it runs at times of the view. The closures
// without a quality of service or flags are functions of QuadrantFoundation, which do the same.

extension DispatchQueue {
    @_silgen_name("__wrap_$s8Dispatch0A5QueueC10asyncAfter8deadline3qos5flags7executeyAA0A4TimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF")
    public func programAsyncAfter(deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
                                  execute work: @escaping @Sendable @convention(block) () -> Void) {
        if followsHost(until: deadline, work) { return }
        asyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work)
    }

    @_silgen_name("__wrap_$s8Dispatch0A5QueueC10asyncAfter12wallDeadline3qos5flags7executeyAA0A8WallTimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF")
    public func programAsyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
                                  execute work: @escaping @Sendable @convention(block) () -> Void) {
        if followsHost(until: wallDeadline, work) { return }
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
    }

    /// A work item that is cancelled before its time does nothing when it is performed.
    @_silgen_name("__wrap_$s8Dispatch0A5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF")
    public func programAsyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        if followsHost(until: deadline, { item.perform() }) { return }
        asyncAfter(deadline: deadline, execute: item)
    }

    @_silgen_name("__wrap_$s8Dispatch0A5QueueC10asyncAfter12wallDeadline7executeyAA0A8WallTimeV_AA0A8WorkItemCtF")
    public func programAsyncAfter(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
        if followsHost(until: wallDeadline, { item.perform() }) { return }
        asyncAfter(wallDeadline: wallDeadline, execute: item)
    }
}
