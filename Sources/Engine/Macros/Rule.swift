import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Rule(Self.$isNew) { $0 }`: a condition of a tip, made of the same arguments and the same closure.
enum RuleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let closure = node.trailingClosure.map { " " + $0.trimmedDescription } ?? ""
        return "TipKit.Tips.Rule(\(raw: node.arguments.trimmedDescription))\(raw: closure)"
    }
}
