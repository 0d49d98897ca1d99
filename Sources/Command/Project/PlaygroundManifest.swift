import Foundation
import SwiftParser
import SwiftSyntax

/// The manifest of an app playground, rewritten for SwiftPM outside of Xcode: its `.iOSApplication` product becomes an
/// executable, and the values for the app's Info.plist are extracted.
struct PlaygroundManifest {
    /// The manifest as the open-source SwiftPM reads it.
    private(set) var text: String
    /// The values for Info.plist.
    private(set) var infoValues: [String: String] = [:]

    init(_ manifest: String) {
        let walk = Walk(viewMode: .sourceAccurate)
        walk.walk(Parser.parse(source: manifest))
        var bytes = Array(manifest.utf8)
        for change in walk.changes.reversed() { bytes.replaceSubrange(change.range, with: Array(change.text.utf8)) }
        text = String(decoding: bytes, as: UTF8.self)
        infoValues = walk.infoValues
    }

    private final class Walk: SyntaxVisitor {
        var infoValues: [String: String] = [:]
        var changes: [(range: Range<Int>, text: String)] = []

        private static let names = [
            "bundleIdentifier": "CFBundleIdentifier", "displayVersion": "CFBundleShortVersionString",
            "bundleVersion": "CFBundleVersion", "name": "CFBundleDisplayName",
        ]

        private func change(_ node: some SyntaxProtocol, _ text: String) {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            changes.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text))
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.path.trimmedDescription == "AppleProductTypes" { change(node, "") }
            return .skipChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                  member.declName.baseName.text == "iOSApplication" else { return .visitChildren }
            for argument in node.arguments {
                if let label = argument.label?.text, let key = Self.names[label],
                   let value = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                    infoValues[key] = value
                }
            }
            let kept = node.arguments.compactMap { (argument: LabeledExprSyntax) -> String? in
                guard let label = argument.label?.text, label == "name" || label == "targets" else { return nil }
                return "\(label): \(argument.expression.trimmedDescription)"
            }
            let base = member.base?.trimmedDescription ?? ""
            change(node, "\(base).executable(\(kept.joined(separator: ", ")))")
            return .skipChildren
        }
    }
}
