import Synchronization

/// Identifies a subscription in logs.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let rawValue: UInt64
    private static let made = Atomic<UInt64>(0)

    /// A new identifier each time.
    public init() { rawValue = CombineIdentifier.made.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The identifier of an object, constant for its lifetime.
    public init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identifier in hexadecimal digits.
    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something with an identifier.
public protocol CustomCombineIdentifierConvertible {
    /// Tells the instance apart from others in logs.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
