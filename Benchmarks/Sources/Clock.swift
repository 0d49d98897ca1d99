import Foundation

/// The processor time of this thread, in nanoseconds.
func threadTime() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
}

/// The number of allocations since the start of the program, if `Counter/allocations.c` is preloaded; otherwise nil.
enum Allocations {
    private typealias Counter = @convention(c) () -> UInt64
    private static let counter = find("bench_allocation_count")
    private static let bytes = find("bench_allocated_bytes")
    private static let live = find("bench_live_bytes")
    private static func find(_ name: String) -> Counter? {
        dlsym(nil, name).map { unsafeBitCast($0, to: Counter.self) }
    }
    static var count: Double? { counter.map { Double($0()) } }
    static var size: Double? { bytes.map { Double($0()) } }
    /// Bytes in use.
    static var inUse: Double? { live.map { Double($0()) } }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The cost of one phase of a workload, measured once.
struct Cost {
    var time = 0.0
    var allocations: Double?
    var bytes: Double?
}

func measureCost(_ phase: () -> Void) -> Cost {
    let allocations = Allocations.count, bytes = Allocations.size
    let start = threadTime()
    phase()
    let end = threadTime()
    var cost = Cost(time: end - start)
    if let allocations, let after = Allocations.count { cost.allocations = after - allocations }
    if let bytes, let after = Allocations.size { cost.bytes = after - bytes }
    return cost
}
