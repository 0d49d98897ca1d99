public import Foundation
public import SwiftUI

/// How a type is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    /// Its name.
    public var name: LocalizedStringResource
    /// Its name after a number; nil is none.
    public var numericFormat: LocalizedStringResource?
    /// A name, with one after a number. Other names are not used.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
                synonyms: [LocalizedStringResource] = []) {
        (self.name, self.numericFormat) = (name, numericFormat)
    }
    /// A name of a literal.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// How a value is shown.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    /// A picture beside a value.
    public struct Image: Sendable {
        enum Kind: Sendable { case named(String), symbol(String), data(Data), url(URL) }
        let kind: Kind
        /// An image of the program.
        public init(named: String, isTemplate: Bool? = nil) { kind = .named(named) }
        /// A symbol.
        public init(systemName: String, isTemplate: Bool? = nil) { kind = .symbol(systemName) }
        /// A file in memory.
        public init(data: Data, isTemplate: Bool? = nil) { kind = .data(data) }
        /// A file.
        public init(url: URL, isTemplate: Bool? = nil) { kind = .url(url) }
    }
    /// Its name.
    public var title: LocalizedStringResource
    /// A line under its name; nil is none.
    public var subtitle: LocalizedStringResource?
    /// A picture; nil is none.
    public var image: Image?
    /// A name, with a line under it and a picture. Other names are not used.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
                synonyms: [LocalizedStringResource] = []) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    /// A name of a literal.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// A type with a name.
public protocol TypeDisplayRepresentable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A value with a name.
public protocol InstanceDisplayRepresentable {
    /// The name of the value.
    var displayRepresentation: DisplayRepresentation { get }
}
/// A value that is shown with its name and that of its type.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// One of several cases, as the value of a parameter.
public protocol AppEnum: _IntentValue, RawRepresentable, CaseIterable, Hashable, DisplayRepresentable, Sendable
where RawValue: LosslessStringConvertible {
    /// The names of the cases.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
    /// The name of the case, or its raw value.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(rawValue))
    }
}

/// Something of the program, as the value of a parameter.
public protocol AppEntity: _IntentValue, Identifiable, DisplayRepresentable, Sendable where ID: Sendable {
    /// What finds such values.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// What finds such values.
    static var defaultQuery: DefaultQuery { get }
}
/// An entity that lives no longer than an intent.
public protocol TransientAppEntity: _IntentValue, DisplayRepresentable, Sendable {
    /// An entity with its defaults.
    init()
}
/// An entity that a search of the system finds. There is none.
public protocol IndexedEntity: AppEntity {}

/// Finds entities. It is not asked.
public protocol EntityQuery<Entity>: DynamicOptionsProvider {
    /// What it finds.
    associatedtype Entity: AppEntity
    /// What is suggested, or a collection of it.
    associatedtype Result = [Entity]
    /// A query with its defaults.
    init()
    /// The entities of identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The entities that are suggested.
    func suggestedEntities() async throws -> Result
}
extension EntityQuery {
    /// The suggested entities.
    public func results() async throws -> Result { try await suggestedEntities() }
}
extension EntityQuery where Result == [Entity] {
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
}
/// Finds entities by words.
public protocol EntityStringQuery: EntityQuery {
    /// The entities that match words.
    func entities(matching string: String) async throws -> Result
}
/// Knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All entities.
    func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery where Result == [Entity] {
    /// All entities.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
extension EnumerableEntityQuery {
    /// Those of all entities that have one of the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

/// A property of an entity that others can ask for, `@Property`.
@propertyWrapper
public struct EntityProperty<Value: _IntentValue>: Sendable {
    private var value: Value?
    /// Its name; nil is none.
    public let title: LocalizedStringResource?
    /// A property with a name.
    public init(title: LocalizedStringResource) { self.title = title }
    /// A property without a name.
    public init() { title = nil }
    /// A property with a value.
    public init(wrappedValue: Value, title: LocalizedStringResource) { (value, self.title) = (wrappedValue, title) }
    /// The value; it must be set before it is read.
    public var wrappedValue: Value {
        get {
            if let value = value ?? (Optional<Any>.none as? Value) { return value }
            fatalError("SwiftUI: the property of type \(Value.self) is read before it has a value.")
        }
        set { value = newValue }
    }
}
extension AppEntity {
    /// A property that others can ask for.
    public typealias Property = EntityProperty
}
