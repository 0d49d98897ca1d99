import SwiftSyntax

/// A call as in the code, on one line: for people who read what was written at a view.
enum WrittenText {
    /// In characters; longer arguments end in an ellipsis.
    private static let maxLength = 70

    /// `.frame(width: 100)` for a modifier, `Text(name)` for a view; empty for a call that says nothing more than its
    /// name and a string.
    static func text(_ name: String, _ call: FunctionCallExprSyntax) -> String {
        let isModifier = name.first?.isUppercase != true
        let arguments = call.arguments.map { argument -> String in
            let label = argument.label.map { "\($0.text): " } ?? ""
            return label + value(argument.expression)
        }
        let isPlain = call.arguments.count <= 1
            && call.arguments.allSatisfy { $0.label == nil && $0.expression.is(StringLiteralExprSyntax.self) }
        if !isModifier, isPlain { return "" }
        let closures = call.trailingClosure == nil ? "" : " { … }"
        let list = call.leftParen == nil ? "" : "(\(arguments.joined(separator: ", ")))"
        let text = (isModifier ? "." : "") + name + list
        return shortened(text) + closures
    }

    /// A text that is not too long for a line.
    static func shortened(_ text: String) -> String {
        text.count <= maxLength ? text : text.prefix(maxLength - 1) + "…"
    }

    /// Whether a value is computed: it has other names in it than those of cases and constants.
    static func isComputed(_ expression: ExprSyntax) -> Bool {
        if expression.is(ClosureExprSyntax.self) { return false }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(isComputed) ?? false }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text.first?.isUppercase == false
        }
        return expression.children(viewMode: .sourceAccurate).contains { child in
            child.as(ExprSyntax.self).map(isComputed) ?? child.children(viewMode: .sourceAccurate).contains {
                $0.as(ExprSyntax.self).map(isComputed)
                    ?? $0.as(LabeledExprSyntax.self).map { isComputed($0.expression) } ?? false
            }
        }
    }

    private static func value(_ expression: ExprSyntax) -> String {
        if expression.is(ClosureExprSyntax.self) { return "{ … }" }
        return expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
