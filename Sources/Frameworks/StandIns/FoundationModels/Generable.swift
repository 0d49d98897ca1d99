public import Foundation

/// A type whose values a model can make. `@Generable` declares the conformance.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    /// A value of which parts are missing yet.
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    /// What the value of the type looks like.
    static var generationSchema: GenerationSchema { get }
}
extension Generable {
    /// The value as one of which no part is missing.
    public func asPartiallyGenerated() -> PartiallyGenerated {
        guard let value = try? PartiallyGenerated(generatedContent) else {
            preconditionFailure("\(Self.self) makes content that its PartiallyGenerated refuses")
        }
        return value
    }
}

/// Makes a structure or an enumeration `Generable`.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) = #externalMacro(module: "QuadrantMacros", type: "GenerableMacro")
/// Says what a property is for.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "QuadrantMacros", type: "MarkMacro")
/// Says what a property is for, and what it has to keep to.
@attached(peer)
public macro Guide<T: Generable>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro")
/// Says what a property is for, and what it has to match.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "QuadrantMacros", type: "MarkMacro")

extension String: Generable {
    /// The text of a string.
    public init(_ content: GeneratedContent) throws {
        guard case .string(let value) = content.kind else { throw content.misfit("is no string") }
        self = value
    }
    /// A string.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
    /// A string.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "String") }
    /// The text itself.
    public var promptRepresentation: Prompt { return Prompt(self) }
    /// The text itself.
    public var instructionsRepresentation: Instructions { return Instructions(self) }
}
extension Bool: Generable {
    /// The value of a boolean.
    public init(_ content: GeneratedContent) throws {
        guard case .bool(let value) = content.kind else { throw content.misfit("is no boolean") }
        self = value
    }
    /// A boolean.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
    /// A boolean.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Bool") }
}
extension GeneratedContent {
    fileprivate func number() throws -> Double {
        guard case .number(let value) = kind else { throw misfit("is no number") }
        return value
    }
}
extension Int: Generable {
    /// The value of a whole number.
    public init(_ content: GeneratedContent) throws {
        guard let value = Int(exactly: try content.number()) else { throw content.misfit("is no whole number") }
        self = value
    }
    /// A number.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    /// A whole number.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Int") }
}
extension Double: Generable {
    /// The value of a number.
    public init(_ content: GeneratedContent) throws { self = try content.number() }
    /// A number.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
    /// A number.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Double") }
}
extension Float: Generable {
    /// The value of a number.
    public init(_ content: GeneratedContent) throws { self = Float(try content.number()) }
    /// A number.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
    /// A number.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Float") }
}
extension Decimal: Generable {
    /// The value of a number.
    public init(_ content: GeneratedContent) throws { self = Decimal(try content.number()) }
    /// A number.
    public var generatedContent: GeneratedContent {
        GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
    }
    /// A number.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Decimal") }
}
extension GenerationID: Generable {
    /// A new name.
    public init(_ content: GeneratedContent) throws { self = content.id ?? GenerationID() }
    /// Null, with the name.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .null, id: self) }
    /// Nothing that a model makes.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "GenerationID") }
}
extension Never: Generable {
    /// Throws.
    public init(_ content: GeneratedContent) throws { throw content.misfit("is a value") }
    /// There is no value.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .null) }
    /// Nothing.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "Never") }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
    /// The elements below each other.
    public var promptRepresentation: Prompt { return Prompt(map(\.promptRepresentation.text).joined(separator: "\n")) }
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    /// The elements below each other.
    public var instructionsRepresentation: Instructions {
        return Instructions(map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }
}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
    /// An array.
    public var generatedContent: GeneratedContent { GeneratedContent(kind: .array(map(\.generatedContent))) }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
    /// The elements of an array.
    public init(_ content: GeneratedContent) throws {
        guard case .array(let elements) = content.kind else { throw content.misfit("is no array") }
        self = try elements.map(Element.init)
    }
}
extension Array: Generable where Element: Generable {
    public typealias PartiallyGenerated = [Element.PartiallyGenerated]
    /// An array.
    public static var generationSchema: GenerationSchema { GenerationSchema(name: "[\(Element.self)]") }
}
extension Optional: PromptRepresentable where Wrapped: ConvertibleToGeneratedContent {}
extension Optional: InstructionsRepresentable where Wrapped: ConvertibleToGeneratedContent {}
extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
    /// That of the value, or null.
    public var generatedContent: GeneratedContent { self?.generatedContent ?? GeneratedContent(kind: .null) }
}
