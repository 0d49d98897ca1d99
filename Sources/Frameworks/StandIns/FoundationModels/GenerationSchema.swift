public import Foundation

// What a model is asked to make. Nothing is made here: schemas and guides are kept, and describe themselves.

/// What the value of a type looks like.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
    /// A property of a structure.
    public struct Property: Sendable {
        let name: String, description: String?, type: String
        /// A property of a type.
        public init<Value: Generable>(name: String, description: String? = nil, type: Value.Type,
                                      guides: [GenerationGuide<Value>] = []) {
            (self.name, self.description, self.type) = (name, description, "\(type)")
        }
        /// A property that may be nil.
        public init<Value: Generable>(name: String, description: String? = nil, type: Value?.Type,
                                      guides: [GenerationGuide<Value>] = []) {
            (self.name, self.description, self.type) = (name, description, "\(Value.self)?")
        }
        /// A text that matches an expression.
        public init<Output>(name: String, description: String? = nil, type: String.Type, guides: [Regex<Output>]) {
            (self.name, self.description, self.type) = (name, description, "String")
        }
    }
    /// Why a schema cannot be made of parts.
    public enum SchemaError: Error, LocalizedError, Sendable {
        /// What has happened.
        public struct Context: Sendable {
            /// A text for developers.
            public let debugDescription: String
            /// What has happened.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)
        public var errorDescription: String? { "The parts do not make a schema." }
    }
    private let text: String
    init(name: String) { text = name }
    /// A structure.
    public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
        text = "\(type) {" + properties.map { " \($0.name): \($0.type)" }.joined(separator: ",") + " }"
    }
    /// One of some texts.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        text = "\(type): " + choices.joined(separator: " | ")
    }
    /// One of some types.
    public init(type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]) {
        text = "\(type): " + types.map { "\($0)" }.joined(separator: " | ")
    }
    /// A schema that a program has made of parts.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        let names = dependencies.map(\.name)
        if let name = names.first(where: { name in names.filter { $0 == name }.count > 1 }) {
            throw SchemaError.duplicateType(
                schema: root.name, type: name, context: .init(debugDescription: "\(name) is described twice."))
        }
        text = root.name
    }
    /// The type and what it has.
    public var debugDescription: String { text }
}

/// A schema that is made while the program runs.
public struct DynamicGenerationSchema: Sendable {
    /// A property of a structure.
    public struct Property: Sendable {
        /// A property of a schema.
        public init(name: String, description: String? = nil, schema: DynamicGenerationSchema,
                    isOptional: Bool = false) {}
    }
    let name: String
    /// A structure.
    public init(name: String, description: String? = nil, properties: [Property]) { self.name = name }
    /// One of some schemas.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) { self.name = name }
    /// One of some texts.
    public init(name: String, description: String? = nil, anyOf choices: [String]) { self.name = name }
    /// An array.
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
                maximumElements: Int? = nil) { name = "[\(itemSchema.name)]" }
    /// That of a type.
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) { name = "\(type)" }
    /// One that is named elsewhere.
    public init(referenceTo name: String) { self.name = name }
}

/// What a generated value has to keep to.
public struct GenerationGuide<Value> {
    fileprivate init() {}
}
extension GenerationGuide: Sendable where Value: Sendable {}

extension GenerationGuide where Value == String {
    /// This text.
    public static func constant(_ value: String) -> GenerationGuide<String> { .init() }
    /// One of these texts.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init() }
    /// A text that matches an expression.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { .init() }
}
extension GenerationGuide where Value == Int {
    /// This number or more.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { .init() }
    /// This number or less.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { .init() }
    /// A number between two.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { .init() }
}
extension GenerationGuide where Value == Float {
    /// This number or more.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { .init() }
    /// This number or less.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { .init() }
    /// A number between two.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> { .init() }
}
extension GenerationGuide where Value == Double {
    /// This number or more.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { .init() }
    /// This number or less.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { .init() }
    /// A number between two.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { .init() }
}
extension GenerationGuide where Value == Decimal {
    /// This number or more.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { .init() }
    /// This number or less.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { .init() }
    /// A number between two.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> { .init() }
}
extension GenerationGuide {
    /// As many elements or more.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    /// As many elements or fewer.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    /// As many elements as in a range.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
    /// As many elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] { .init() }
    /// A guide for every element.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] { .init() }
}
// The compiler reads the arguments of `@Guide` without the type of the property.
extension GenerationGuide where Value == [Never] {
    /// As many elements or more.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
    /// As many elements or fewer.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init() }
    /// As many elements as in a range.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { .init() }
    /// As many elements.
    public static func count(_ count: Int) -> GenerationGuide<Value> { .init() }
}
