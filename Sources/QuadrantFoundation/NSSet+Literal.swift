import Combine
public import Foundation

/// Sets that are written as array literals, as on Apple's systems. An extension cannot add the required initialiser of
/// a class, but a protocol can.
public protocol _SetLiteral {}
extension NSSet: _SetLiteral {}
extension _SetLiteral where Self: NSSet {
    /// A set of the elements; equal ones are in it once.
    public init(arrayLiteral elements: Any...) {
        let isMutable = Self.self is NSMutableSet.Type
        let set = isMutable ? NSMutableSet(array: elements) : NSSet(array: elements)
        guard let set = set as? Self else { Misuse.stop("\(Self.self) has no array literals") }
        self = set
    }
}
extension NSSet: @retroactive ExpressibleByArrayLiteral {
    public typealias ArrayLiteralElement = Any
}
