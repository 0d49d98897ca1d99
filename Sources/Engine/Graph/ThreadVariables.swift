import CThreadState

/// The variables that each thread has for itself. A graph is confined to one thread at a time, and several threads may
/// each evaluate graphs of their own.
package enum ThreadVariables {
    /// All bits are zero at first, which is `nil`.
    @inline(__always)
    static var reader: UnsafeMutablePointer<Reader?> {
        UnsafeMutableRawPointer(quadrant_thread()).assumingMemoryBound(to: Reader?.self)
    }

    @inline(__always)
    static var tag: UnsafeMutablePointer<AnyObject?> {
        (UnsafeMutableRawPointer(quadrant_thread()) + MemoryLayout<QuadrantThread>.offset(of: \.tag)!)
            .assumingMemoryBound(to: AnyObject?.self)
    }

    /// The state of a rendering thread, not retained; nil on all other threads.
    package static var state: UnsafeMutableRawPointer? {
        @inline(__always) get { quadrant_thread().pointee.state }
        set { quadrant_thread().pointee.state = newValue }
    }
}
