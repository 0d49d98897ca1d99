import SwiftSyntax

/// The types that code makes by calling them: `Row()` and `Row { … }`.
final class BuiltNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func of(_ node: some SyntaxProtocol) -> Set<String> {
        let visitor = BuiltNames(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.names
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var called = node.calledExpression
        if let special = called.as(GenericSpecializationExprSyntax.self) { called = special.expression }
        let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        if let name, name.first?.isUppercase ?? false { names.insert(name) }
        return .visitChildren
    }
}
