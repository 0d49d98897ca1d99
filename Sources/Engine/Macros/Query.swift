import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(…) var models: [Model]`: a property of type `Query` with the same arguments, which the variable reads.
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
        // Not private: the view's memberwise initialiser would become private with it.
        return ["private(set) var _\(raw: name) = \(raw: query(of: element, node))"]
    }

    private static func query(of element: String, _ node: AttributeSyntax) -> String {
        "SwiftData.Query<\(element), [\(element)]>(\(node.arguments?.trimmedDescription ?? ""))"
    }

    /// Whether the variable is local to a `#Preview`, with `@Previewable`: there the expansion is only type-checked,
    /// and the view that the preview's body becomes declares the property.
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
