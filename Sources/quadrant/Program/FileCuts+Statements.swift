import SwiftSyntax

/// Classifies where in a body a node is.
extension FileCuts {
    /// The innermost `do` body around a place whose errors are caught: if it is left out, the `catch` clause runs.
    static func caught(_ token: TokenSyntax) -> CodeBlockSyntax? {
        var place = Syntax(token)
        while let next = place.parent, !place.is(InitializerDeclSyntax.self) {
            if let statement = next.as(DoStmtSyntax.self), Syntax(statement.body).id == place.id,
               !statement.catchClauses.isEmpty { return statement.body }
            place = next
        }
        return nil
    }

    /// The value that a statement assigns to a variable or to a property of `self`, if `token` is in it.
    static func assigned(_ statement: Syntax, around token: TokenSyntax) -> Range<AbsolutePosition>? {
        guard let parts = statement.as(CodeBlockItemSyntax.self)?.item.as(SequenceExprSyntax.self)?.elements,
              let target = parts.first, parts.count > 2,
              parts[parts.index(after: parts.startIndex)].is(AssignmentExprSyntax.self),
              let first = parts.dropFirst(2).first, let last = parts.last else { return nil }
        let base = target.as(MemberAccessExprSyntax.self)?.base
        let isOwn = base.map { $0.trimmedDescription == "self" } ?? target.is(DeclReferenceExprSyntax.self)
        guard isOwn else { return nil }
        let value = first.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia
        return value.contains(token.positionAfterSkippingLeadingTrivia) ? value : nil
    }

    /// Whether a statement is the only content of a body.
    static func isAlone(_ statement: Syntax) -> Bool {
        guard let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
              let block = list.parent else { return false }
        return block.is(AccessorBlockSyntax.self) || block.parent?.is(FunctionDeclSyntax.self) ?? false
            || block.parent?.is(AccessorDeclSyntax.self) ?? false
    }

    /// Whether a call is a whole statement, or the start of one followed only by member accesses and calls.
    static func isChain(_ call: FunctionCallExprSyntax) -> Bool {
        var place = Syntax(call)
        while let next = place.parent {
            if next.is(CodeBlockItemSyntax.self) { return true }
            let base = next.as(MemberAccessExprSyntax.self)?.base ?? next.as(FunctionCallExprSyntax.self)?
                .calledExpression
            guard let base, Syntax(base).id == place.id else { return false }
            place = next
        }
        return false
    }
}
