/// What can be part of a prompt.
public protocol PromptRepresentable {
    /// The value as a prompt.
    @PromptBuilder var promptRepresentation: Prompt { get }
}
/// What can be part of instructions.
public protocol InstructionsRepresentable {
    /// The value as instructions.
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}
// The builder of a requirement applies to what fulfils it, unless that returns: it would call itself.

extension Prompt: PromptRepresentable {
    /// The prompt itself.
    public var promptRepresentation: Prompt { return self }
}
extension Instructions: InstructionsRepresentable {
    /// The instructions themselves.
    public var instructionsRepresentation: Instructions { return self }
}

/// A function of the program that a model may call. There is no model: none is ever called.
public protocol Tool<Arguments, Output>: Sendable {
    /// What the function returns.
    associatedtype Output: PromptRepresentable
    /// What it is called with.
    associatedtype Arguments: ConvertibleFromGeneratedContent
    /// The name by which a model calls it; that of the type by default.
    var name: String { get }
    /// What it is for.
    var description: String { get }
    /// What its arguments look like.
    var parameters: GenerationSchema { get }
    /// Whether the model receives the schema; true by default.
    var includesSchemaInInstructions: Bool { get }
    /// The function.
    @concurrent func call(arguments: Arguments) async throws -> Output
}
extension Tool {
    public var name: String { "\(Self.self)" }
    public var includesSchemaInInstructions: Bool { true }
}
extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
