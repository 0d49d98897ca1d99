import SwiftSyntax

/// `evaluate` of a predicate or an expression inside of `#Predicate` and `#Expression`, which the macros of Foundation
/// refuse on Linux: `contains` is a name that they know, of the same length, and `QuadrantFoundation` makes the same of
/// it (`PredicateEvaluation.swift`).
enum PredicateEdits {
    static func evaluations(in node: MacroExpansionExprSyntax) -> [(range: Range<Int>, text: String)] {
        guard ["Predicate", "Expression"].contains(node.macroName.text) else { return [] }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.names.map {
            let start = $0.positionAfterSkippingLeadingTrivia.utf8Offset
            return (start..<$0.endPositionBeforeTrailingTrivia.utf8Offset, "contains")
        }
    }

    private final class Finder: SyntaxVisitor {
        var names: [TokenSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
               name.text == "evaluate", node.arguments.count == 1, node.arguments.first?.label == nil,
               node.trailingClosure == nil {
                names.append(name)
            }
            return .visitChildren
        }
    }
}
