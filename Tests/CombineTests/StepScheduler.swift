import Combine

/// A scheduler whose time is a whole number of milliseconds and moves when a test says so. Work of one time runs in the
/// order in which it was scheduled.
final class StepScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        var milliseconds: Int
        func distance(to other: SchedulerTimeType) -> Stride { Stride(other.milliseconds - milliseconds) }
        func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(milliseconds: milliseconds + stride.magnitude)
        }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int
            init(_ milliseconds: Int) { magnitude = milliseconds }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }
            static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
            static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
            static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
            static func *= (a: inout Stride, b: Stride) { a = a * b }
            static func seconds(_ s: Int) -> Stride { Stride(s * 1000) }
            static func seconds(_ s: Double) -> Stride { Stride(Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(ms) }
            static func microseconds(_ us: Int) -> Stride { Stride(us / 1000) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(ns / 1_000_000) }
        }
    }

    private final class Work: Cancellable {
        var time: Int
        let interval: Int?
        var action: (() -> Void)?
        init(_ time: Int, _ interval: Int?, _ action: @escaping () -> Void) {
            self.time = time
            self.interval = interval
            self.action = action
        }
        func cancel() { action = nil }
    }

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    private var waiting: [Work] = []
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// Whether nothing is scheduled.
    var isIdle: Bool { waiting.allSatisfy { $0.action == nil } }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, nil, action) }
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
                  _ action: @escaping () -> Void) { add(date, nil, action) }
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
                  tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void)
        -> any Cancellable { add(date, interval.magnitude, action) }

    @discardableResult
    private func add(_ date: SchedulerTimeType, _ interval: Int?, _ action: @escaping () -> Void) -> Work {
        let work = Work(date.milliseconds, interval, action)
        waiting.append(work)
        return work
    }

    /// Runs what is due up to and with a time, each at its own time.
    func advance(to end: Int) {
        while let place = waiting.indices.filter({ waiting[$0].time <= end }).min(by: {
            (waiting[$0].time, $0) < (waiting[$1].time, $1)
        }) {
            let work = waiting.remove(at: place)
            guard let action = work.action else { continue }
            now.milliseconds = max(now.milliseconds, work.time)
            if let interval = work.interval {
                work.time += interval
                waiting.append(work)
            }
            action()
        }
        now.milliseconds = end
    }
}
