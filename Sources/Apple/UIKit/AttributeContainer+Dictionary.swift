public import Foundation

// Attributes of one kind of strings made of those of the other. Foundation on Linux has none of this.

extension AttributeContainer {
    /// The attributes of Foundation and UIKit of a dictionary; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for key in BridgedAttribute.all {
            if let value = dictionary[key.name] { key.set(value, &self) }
        }
    }
    /// The attributes of Foundation and UIKit of a dictionary; those of a scope of the program are left out.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(dictionary) }
    /// The attributes of Foundation and UIKit of a dictionary; those of a scope of the program are left out.
    public init<S: AttributeScope>(_ dictionary: [NSAttributedString.Key: Any], including scope: S.Type) throws {
        self.init(dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of Foundation and UIKit; others are left out.
    public init(_ container: AttributeContainer) {
        self.init()
        for key in BridgedAttribute.all { self[key.name] = key.value(container) }
    }
    /// The attributes of Foundation and UIKit; those of a scope of the program are left out.
    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(container) }
    /// The attributes of Foundation and UIKit; those of a scope of the program are left out.
    public init<S: AttributeScope>(_ container: AttributeContainer, including scope: S.Type) throws {
        self.init(container)
    }
}
