public import Foundation
import QuadrantThreads

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes true false, and false true.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// Whether there is no value.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// Whether there is a value.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// Makes the object of an archive.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes another value of a value; subclasses say which.
open class ValueTransformer: NSObject, _RegisteredTransformer {
    fileprivate static let registered = Locked<[NSValueTransformerName: ValueTransformer]>([
        .negateBooleanTransformerName: Negation(), .isNilTransformerName: Presence(false),
        .isNotNilTransformerName: Presence(true),
        .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ])

    /// A transformer that answers nil.
    public override init() { super.init() }
    /// Registers a transformer under a name, or removes the one of that name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registered.withLock { $0[name] = transformer }
    }
    /// The names of all registered transformers, in no order.
    open class func valueTransformerNames() -> [NSValueTransformerName] { registered.withLock { Array($0.keys) } }

    /// The class of transformed values; any by default.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether values can be transformed back; false by default.
    open class func allowsReverseTransformation() -> Bool { false }
    /// The value transformed; nil where it cannot be.
    open func transformedValue(_ value: Any?) -> Any? { nil }
    /// The value before it was transformed; by default what transforming it once more makes of it.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Objects that an initialiser finds by their name instead of making one.
public protocol _RegisteredTransformer {}
extension _RegisteredTransformer where Self: ValueTransformer {
    /// The transformer that is registered under a name; nil where there is none of this class.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.registered.withLock({ $0[name] }) as? Self else { return nil }
        self = found
    }
}

private final class Negation: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { !((value as? NSNumber)?.boolValue ?? false) }
}

private final class Presence: ValueTransformer {
    private let isThere: Bool
    init(_ isThere: Bool) { self.isThere = isThere }
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? { (value != nil) == isThere }
}

/// Makes the object of an archive, and back the archive of an object, whose class must be allowed.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of what may be in an archive.
    open class var allowedTopLevelClasses: [AnyClass] {
        [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
         NSURL.self, NSUUID.self, NSNull.self]
    }
    open override class func allowsReverseTransformation() -> Bool { true }
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        // Foundation's own function for this ends the program at an object of another class; this one makes it.
        reader.decodingFailurePolicy = .setErrorAndReturn
        let allowed = Self.allowedTopLevelClasses
        let found = reader.decodeObject(of: allowed, forKey: NSKeyedArchiveRootObjectKey) as? NSObject
        return found.flatMap { found in allowed.contains { found.isKind(of: $0) } ? found : nil }
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }
}
