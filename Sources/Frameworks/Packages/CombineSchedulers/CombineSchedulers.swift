@_exported import Combine
import Foundation

// CombineSchedulers: a scheduler of any kind with the times of another.

public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    private let work: any Work<SchedulerTimeType, SchedulerOptions>

    public init<S: Scheduler & Sendable>(_ scheduler: S)
    where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
        work = Scheduled { scheduler }
    }
    fileprivate init(work: any Work<SchedulerTimeType, SchedulerOptions>) { self.work = work }
    public var now: SchedulerTimeType { work.now }
    public var minimumTolerance: SchedulerTimeType.Stride { work.minimumTolerance }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { work.soon(options, action) }
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { work.later(date, tolerance, options, action) }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { work.often(date, interval, tolerance, options, action) }
}

/// What a scheduler of any kind does.
private protocol Work<Time, Options>: Sendable {
    associatedtype Time: Strideable where Time.Stride: SchedulerTimeIntervalConvertible
    associatedtype Options
    var now: Time { get }
    var minimumTolerance: Time.Stride { get }
    func soon(_ options: Options?, _ action: @escaping () -> Void)
    func later(_ date: Time, _ tolerance: Time.Stride, _ options: Options?, _ action: @escaping () -> Void)
    func often(
        _ date: Time, _ interval: Time.Stride, _ tolerance: Time.Stride, _ options: Options?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}
private struct Scheduled<S: Scheduler>: Work {
    let scheduler: @Sendable () -> S
    init(_ scheduler: @escaping @Sendable () -> S) { self.scheduler = scheduler }
    var now: S.SchedulerTimeType { scheduler().now }
    var minimumTolerance: S.SchedulerTimeType.Stride { scheduler().minimumTolerance }
    func soon(_ options: S.SchedulerOptions?, _ action: @escaping () -> Void) {
        scheduler().schedule(options: options, action)
    }
    func later(
        _ date: S.SchedulerTimeType, _ tolerance: S.SchedulerTimeType.Stride, _ options: S.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { scheduler().schedule(after: date, tolerance: tolerance, options: options, action) }
    func often(
        _ date: S.SchedulerTimeType, _ interval: S.SchedulerTimeType.Stride, _ tolerance: S.SchedulerTimeType.Stride,
        _ options: S.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        scheduler().schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
}
/// Work is done at once, at a time that stands still.
private struct Immediate<S: Scheduler>: Work {
    let scheduler: @Sendable () -> S
    init(_ scheduler: @escaping @Sendable () -> S) { self.scheduler = scheduler }
    var now: S.SchedulerTimeType { scheduler().now }
    var minimumTolerance: S.SchedulerTimeType.Stride { scheduler().minimumTolerance }
    func soon(_ options: S.SchedulerOptions?, _ action: @escaping () -> Void) { action() }
    func later(
        _ date: S.SchedulerTimeType, _ tolerance: S.SchedulerTimeType.Stride, _ options: S.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }
    func often(
        _ date: S.SchedulerTimeType, _ interval: S.SchedulerTimeType.Stride, _ tolerance: S.SchedulerTimeType.Stride,
        _ options: S.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
extension Scheduler where Self: Sendable {
    public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> { AnyScheduler(self) }
}
extension AnyScheduler
where SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions {
    public static var main: Self { Self(work: Scheduled { DispatchQueue.main }) }
    public static var immediate: Self { Self(work: Immediate { DispatchQueue.main }) }
    public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
        Self(work: Scheduled { DispatchQueue.global(qos: qos) })
    }
}
extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
    public static var main: Self { Self(work: Scheduled { RunLoop.main }) }
    public static var immediate: Self { Self(work: Immediate { RunLoop.main }) }
}
extension DispatchQueue {
    public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }
}
extension RunLoop {
    public static var immediate: AnySchedulerOf<RunLoop> { .immediate }
}
