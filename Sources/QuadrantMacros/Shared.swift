import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The error of a macro, as the compiler prints it at the place of use.
struct MacroMisuse: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

/// A mark that another macro reads, nothing by itself: `@Attribute`, `@Relationship`, `@Transient`, `#Unique` and
/// `#Index` in a model, `@AnimatableIgnored`, `@Previewable`.
enum MarkMacro: PeerMacro, DeclarationMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// An extension of `type` that declares conformance to `names`; none where the type conforms already, that is, where
/// the compiler asks for no `protocols`.
func conformance(of type: some TypeSyntaxProtocol, to names: String, _ protocols: [TypeSyntax])
    throws -> [ExtensionDeclSyntax]
{
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names) {}")]
}
