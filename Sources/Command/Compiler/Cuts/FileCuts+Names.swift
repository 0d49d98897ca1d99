import SwiftSyntax

/// The names of declarations that are left out.
extension FileCuts {
    static func name(_ node: Syntax, _ around: some Collection<Syntax>) -> String {
        (around.map(own) + [own(node)]).joined(separator: ".")
    }

    private static func own(_ node: Syntax) -> String {
        if let named = node.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
        if let node = node.as(VariableDeclSyntax.self) {
            return node.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
        }
        if let node = node.as(EnumCaseDeclSyntax.self) {
            return node.elements.map(\.name.text).joined(separator: ", ")
        }
        if let node = node.as(ImportDeclSyntax.self) { return "import \(node.path.trimmedDescription)" }
        if let node = node.as(MacroExpansionExprSyntax.self) { return "#" + node.macroName.text }
        if let node = node.as(MacroExpansionDeclSyntax.self) { return "#" + node.macroName.text }
        if node.is(InitializerDeclSyntax.self) { return "init" }
        if node.is(DeinitializerDeclSyntax.self) { return "deinit" }
        if node.is(SubscriptDeclSyntax.self) { return "subscript" }
        return "a declaration"
    }
}
