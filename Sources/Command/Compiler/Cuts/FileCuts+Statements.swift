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

    /// The stored properties of a type that a statement of its initialiser assigns, on any of its ways.
    static func properties(assignedIn statement: Syntax, of type: Syntax?) -> [String] {
        let members = type?.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
        let names = Set(members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable in
            variable.bindings.filter { $0.initializer == nil }.map(\.pattern.trimmedDescription)
        })
        final class Finder: SyntaxVisitor {
            var found: [String] = []
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
            override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
                let parts = Array(node.elements.prefix(2))
                guard parts.count == 2, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
                let target = parts[0].as(MemberAccessExprSyntax.self)
                if let target, target.base?.trimmedDescription == "self" {
                    found.append(target.declName.baseName.text)
                } else if target == nil, let name = parts[0].as(DeclReferenceExprSyntax.self) {
                    found.append(name.baseName.text)
                }
                return .visitChildren
            }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(statement)
        var seen: Set<String> = []
        return finder.found.filter { name in
            let own = name.hasPrefix("_") && !names.contains(name) ? String(name.dropFirst()) : name
            return names.contains(own) && seen.insert(name).inserted
        }
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
