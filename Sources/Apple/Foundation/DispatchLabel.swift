public import Dispatch
import Glibc
import QuadrantThreads

/// The name of queues in C.
public typealias dispatch_queue_t = DispatchQueue

@_silgen_name("dispatch_queue_get_label")
private func labelOfCurrentQueue(_ queue: OpaquePointer?) -> UnsafePointer<CChar>?

/// The labels that were read. They are never freed: the last use of such a pointer is not known.
private let labels = Locked<[String: UInt]>([:])

/// The label of a queue, of the current one for nil, as C code reads it.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    if queue == nil, let label = labelOfCurrentQueue(nil) { return label }
    let label = queue?.label ?? ""
    let place = labels.withLock { known in
        if let found = known[label] { return found }
        let copy = UInt(bitPattern: strdup(label))
        known[label] = copy
        return copy
    }
    return UnsafePointer(bitPattern: place)!
}
