import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The error of a macro, as the compiler prints it at the location of use.
struct MacroMisuse: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

/// A macro without an expansion, which another macro reads: `@Attribute`, `@Relationship`, `@Transient`, `#Unique` and
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

/// An extension that declares the conformance of `type` to `names`; none if the type conforms already, which the
/// compiler indicates with an empty `protocols`.
func conformance(of type: some TypeSyntaxProtocol, to names: String, _ protocols: [TypeSyntax])
    throws -> [ExtensionDeclSyntax]
{
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: names) {}")]
}

/// The access modifier of a declaration as text: `public ` (also of an `open` one), `package `, or empty.
func accessModifier(_ modifiers: DeclModifierListSyntax) -> String {
    for modifier in modifiers {
        switch modifier.name.tokenKind {
        case .keyword(.public), .keyword(.open): return "public "
        case .keyword(.package): return "package "
        default: break
        }
    }
    return ""
}
