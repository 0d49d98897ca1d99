import Foundation

/// The limit of nested views on a thread's stack, whose size differs between programs: the command requests a large
/// stack, programs that draw their own views have the default of the system.
struct StackLimit: Sendable {
    private let lowest: UInt, highest: UInt
    /// The lowest stack address at which views may be built. They must be measured, placed and drawn as well, which
    /// takes up to twice as much stack for each level.
    private let floor: UInt

    /// The limit of the first thread that reads it: the main thread.
    static let main = StackLimit()

    /// The limit of this thread.
    init() {
        // The C library's header declares this function only with `_GNU_SOURCE`.
        typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        var start: UnsafeMutableRawPointer?, size = 0
        guard let symbol = dlsym(nil, "pthread_getattr_np"),
              unsafeBitCast(symbol, to: GetAttributes.self)(pthread_self(), attributes) == 0 else {
            (lowest, highest, floor) = (0, 0, 0)
            return
        }
        pthread_attr_getstack(attributes, &start, &size)
        pthread_attr_destroy(attributes)
        lowest = UInt(bitPattern: start)
        highest = lowest + UInt(size)
        floor = highest - UInt(size) / 3
    }

    /// Whether there is stack for another level. Always true on another thread, whose stack is unknown.
    @inline(__always) var isLeft: Bool {
        var mark: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        return here >= floor || here < lowest || here >= highest
    }
}
