import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(…) var models: [Model]`: a `Query` with the same arguments beside the variable, which reads it.
enum QueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let (name, element) = try parts(declaration)
        if isLocal(context) { return ["get { \(raw: query(of: element, node)).wrappedValue }"] }
        return ["get { _\(raw: name).wrappedValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let (name, element) = try parts(declaration)
        if isLocal(context) { return [] }
        // Readable from outside of the view: a private variable would make the view's own initializer private.
        return ["private(set) var _\(raw: name) = \(raw: query(of: element, node))"]
    }

    private static func query(of element: String, _ node: AttributeSyntax) -> String {
        "SwiftData.Query<\(element), [\(element)]>(\(node.arguments?.trimmedDescription ?? ""))"
    }

    /// Whether the variable is one of a `#Preview` with `@Previewable`: the compiler checks it where it is written, and
    /// a view that the preview becomes holds it.
    private static func isLocal(_ context: some MacroExpansionContext) -> Bool {
        guard let scope = context.lexicalContext.first else { return false }
        return !scope.isProtocol((any DeclGroupSyntax).self)
    }

    private static func parts(_ declaration: some DeclSyntaxProtocol) throws -> (name: String, element: String) {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }),
              let type = binding.typeAnnotation?.type else {
            throw MacroMisuse("'@Query' can only be attached to a variable with its type, such as '@Query var items: [Item]'")
        }
        if let array = type.as(ArrayTypeSyntax.self) { return (name, array.element.trimmedDescription) }
        if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
           let element = named.genericArgumentClause?.arguments.first {
            return (name, element.argument.trimmedDescription)
        }
        throw MacroMisuse("'@Query' finds arrays of models, not '\(type.trimmedDescription)'")
    }
}
