package import Foundation

/// What predicates and orders were made of, which their classes do not keep here. A store asks for it, to search in its
/// database.
enum FormatParts {
    private final class Key: Sendable {}
    private static let identity = Key()
    /// An address that nothing else has.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(identity).toOpaque()) }

    static func keep(_ value: Any, of object: NSObject) {
        objc_setAssociatedObject(object, key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    static func value(of object: NSObject) -> Any? { objc_getAssociatedObject(object, key) }
}

extension NSPredicate {
    /// The condition of a predicate that was made of a format; nil for others.
    package var condition: PredicateCondition? { FormatParts.value(of: self) as? PredicateCondition }
}
extension NSSortDescriptor {
    /// The key path by which values are ordered in their own order; nil for other orders.
    package var path: String? { FormatParts.value(of: self) as? String }
}
