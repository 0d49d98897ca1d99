import Foundation

/// How deep views may be nested on the stack of a thread, which differs from program to program: the command asks for
/// a large one, programs that draw views of their own have what the system gives them.
struct StackLimit: Sendable {
    private let lowest: UInt, highest: UInt
    /// Views may be made above this address. Those that are there must be measured, placed and drawn as well, which
    /// takes up to twice as much for each level.
    private let floor: UInt

    /// The space on the thread that asks first: the main one, where views live.
    static let main = StackLimit()

    private init() {
        // The header of the C library shows this function to programs that ask for all of GNU only.
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

    /// Whether there is space for another level. On another thread, whose stack is not known, there is.
    @inline(__always) var isLeft: Bool {
        var mark: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        return here >= floor || here < lowest || here >= highest
    }
}
