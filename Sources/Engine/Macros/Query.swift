import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(…) var models: [Model]`: a property of type `Query` with the same arguments, which the variable reads.
enum QueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let (name, type) = try parts(declaration)
        if isLocal(context) { return ["get { \(raw: query(type, node)).wrappedValue }"] }
        return ["get { _\(raw: name).wrappedValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let (name, type) = try parts(declaration)
        if isLocal(context) { return [] }
        // Not private: the view's memberwise initialiser would become private with it.
        return ["private(set) var _\(raw: name) = \(raw: query(type, node))"]
    }

    private static func query(_ type: String, _ node: AttributeSyntax) -> String {
        "SwiftData.Query<\(type)>(\(node.arguments?.trimmedDescription ?? ""))"
    }

    /// Whether the variable is local to a `#Preview`, with `@Previewable`: there the expansion is only type-checked,
    /// and the view that the preview's body becomes declares the property.
    private static func isLocal(_ context: some MacroExpansionContext) -> Bool {
        guard let scope = context.lexicalContext.first else { return false }
        return !scope.isProtocol((any DeclGroupSyntax).self)
    }

    /// The variable's name, and the arguments of the query's type.
    private static func parts(_ declaration: some DeclSyntaxProtocol) throws -> (name: String, type: String) {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }),
              let type = binding.typeAnnotation?.type else {
            throw MacroMisuse("'@Query' can only be attached to a variable with its type, such as '@Query var items: [Item]'")
        }
        if let array = type.as(ArrayTypeSyntax.self) {
            let element = array.element.trimmedDescription
            return (name, "\(element), [\(element)]")
        }
        let arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
        let named = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
        if let element = arguments?.arguments.first?.argument.trimmedDescription {
            if named == "Array" { return (name, "\(element), [\(element)]") }
            if named == "SectionedResults" { return (name, "\(element), \(type.trimmedDescription)") }
        }
        throw MacroMisuse("'@Query' finds arrays of models or their sections, not '\(type.trimmedDescription)'")
    }
}
