import QuadrantBase
import SwiftSyntax

/// What other files of a module can see of a file: everything but comments, spaces, and the bodies of functions,
/// accessors and previews.
///
/// The rule is that of the compiler's driver, whose records of a file's interface leave out bodies: when only these
/// change, no other file is compiled again. A type that is inferred from a value is in the value, which is no body.
enum FileShape {
    /// A digest that is the same for files that look the same from others.
    static func of(_ tree: SourceFileSyntax) -> String {
        let walk = Walk(viewMode: .sourceAccurate)
        walk.walk(tree)
        return walk.digest.text
    }

    /// That of a file which is not parsed: any edit may change what other files see.
    static func of(_ bytes: [UInt8]) -> Digest {
        var digest = Digest()
        digest.add(bytes)
        return digest
    }

    private final class Walk: SyntaxVisitor {
        var digest = Digest()

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            digest.add(token.text)
            return .skipChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
            switch node.parent?.kind {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl: leftOut()
            default: .visitChildren
            }
        }

        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
            if case .getter = node.accessors { leftOut() } else { .visitChildren }
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
            let macro = node.parent?.asProtocol((any FreestandingMacroExpansionSyntax).self)
            return macro?.macroName.text == "Preview" ? leftOut() : .visitChildren
        }

        /// There is a body, whatever is in it.
        private func leftOut() -> SyntaxVisitorContinueKind {
            digest.add("{}")
            return .skipChildren
        }
    }
}
