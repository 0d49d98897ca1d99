import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(…) var models: [Model]`: a `Query` with the same arguments beside the variable, which reads it.
enum QueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let (name, _) = try parts(declaration)
        return ["get { _\(raw: name).wrappedValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let (name, element) = try parts(declaration)
        let arguments = node.arguments?.trimmedDescription ?? ""
        let type = "SwiftData.Query<\(element), [\(element)]>"
        // Readable from outside of the view: a private variable would make the view's own initializer private.
        return [
            "private(set) var _\(raw: name): \(raw: type) = .init(\(raw: arguments))"
        ]
    }

    private static func parts(_ declaration: some DeclSyntaxProtocol) throws -> (name: String, element: String) {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }),
              let type = binding.typeAnnotation?.type else {
            throw MacroMisuse("'@Query' goes on a variable with its type, such as '@Query var items: [Item]'")
        }
        if let array = type.as(ArrayTypeSyntax.self) { return (name, array.element.trimmedDescription) }
        if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array",
           let element = named.genericArgumentClause?.arguments.first {
            return (name, element.argument.trimmedDescription)
        }
        throw MacroMisuse("'@Query' finds arrays of models, not '\(type.trimmedDescription)'")
    }
}
