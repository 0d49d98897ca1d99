public import Dispatch
import Glibc
import QuadrantThreads

/// The name of queues in C.
public typealias dispatch_queue_t = DispatchQueue

@_silgen_name("dispatch_queue_get_label")
private func labelOfCurrentQueue(_ queue: OpaquePointer?) -> UnsafePointer<CChar>?

/// The label of a queue, of the current one for nil, as C code reads it.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    if queue == nil, let label = labelOfCurrentQueue(nil) { return label }
    return kept(queue?.label ?? "")
}
