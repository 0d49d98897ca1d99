import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("name", traits: …) { views }`: a function that creates the preview, exported under a C name for the
/// command.
///
/// The name is `quadrant_preview_<hash of the module and the file's path>_<line>_<column>`, from the location of the
/// macro, so that it is unique in a program. The command computes the same name with `PreviewSymbol`.
enum PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let labelled = node.arguments.first { $0.label?.text == "body" || $0.label?.text == "_body" }
        let closure = node.trailingClosure ?? labelled?.expression.as(ClosureExprSyntax.self)
        let named = node.arguments.first { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) }
        let isName = named.map { $0 == node.arguments.first } ?? false
        let name = isName ? named?.expression.trimmedDescription ?? "nil" : "nil"
        var traits: [String] = []
        var inTraits = false
        for argument in node.arguments {
            if argument.label?.text == "traits" { inTraits = true } else if argument.label != nil { inTraits = false }
            if inTraits { traits.append(argument.expression.trimmedDescription) }
        }
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath),
              let id = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            throw MacroMisuse("'#Preview' was used where it has no source location")
        }
        let symbol = PreviewSymbol.name(
            module: String(literal(id.file).prefix { $0 != "/" }), file: literal(place.file),
            line: Int(place.line.trimmedDescription) ?? 0, column: Int(place.column.trimmedDescription) ?? 0)
        let maker = context.makeUniqueName("preview")

        if node.arguments.contains(where: { $0.label?.text == "as" }) {
            return [widget(node, name: name, symbol: symbol, maker: maker)]
        }
        var body: String
        var wrapper = ""
        if let closure, closure.statements.contains(where: { isPreviewable($0) }) {
            // A name that messages can print: it is local to the function.
            let type = "_PreviewBody"
            wrapper = previewableView(named: type, closure)
            body = "{ \(type)() }"
        } else if let closure {
            body = closure.trimmedDescription
        } else if let function = labelled?.expression {
            body = "{ (\(function.trimmedDescription))() }"
        } else {
            throw MacroMisuse("'#Preview' needs a body, such as '#Preview { ContentView() }'")
        }
        let list = traits.isEmpty ? "[]" : "[" + traits.joined(separator: ", ") + "]"
        return [
            """
            @_cdecl("\(raw: symbol)") @MainActor
            public func \(maker)() -> Swift.UnsafeMutableRawPointer {
                \(raw: wrapper)
                return SwiftUI._PreviewEntry.make(\(raw: name), traits: \(raw: list), body: \(raw: body))
            }
            """
        ]
    }

    /// `#Preview(as: family) { widget } timeline: { entries }`: the arguments are passed to WidgetKit unchanged.
    private static func widget(_ node: some FreestandingMacroExpansionSyntax, name: String, symbol: String,
                               maker: TokenSyntax) -> DeclSyntax {
        var arguments = ["name: \(name)"]
        for argument in node.arguments where argument.label != nil {
            arguments.append("\(argument.label!.text): \(argument.expression.trimmedDescription)")
        }
        if let closure = node.trailingClosure { arguments.append("widget: \(closure.trimmedDescription)") }
        for closure in node.additionalTrailingClosures {
            arguments.append("\(closure.label.text): \(closure.closure.trimmedDescription)")
        }
        return """
            @_cdecl("\(raw: symbol)") @MainActor
            public func \(maker)() -> Swift.UnsafeMutableRawPointer {
                SwiftUI._PreviewEntry._make(\(raw: arguments.joined(separator: ", ")))
            }
            """
    }

    /// A local view with the `@Previewable` declarations as stored properties and the rest as its body.
    private static func previewableView(named type: String, _ closure: ClosureExprSyntax) -> String {
        var stored: [String] = []
        var rest: [String] = []
        for statement in closure.statements {
            if isPreviewable(statement), var variable = statement.item.as(VariableDeclSyntax.self) {
                variable.attributes = variable.attributes.filter { !isPreviewable($0) }
                stored.append(variable.trimmedDescription)
            } else {
                rest.append(statement.trimmedDescription)
            }
        }
        return """
            @MainActor struct \(type): SwiftUI.View {
                \(stored.joined(separator: "\n    "))
                var body: some SwiftUI.View {
                    \(rest.joined(separator: "\n        "))
                }
            }
            """
    }

    private static func isPreviewable(_ statement: CodeBlockItemSyntax) -> Bool {
        statement.item.as(VariableDeclSyntax.self)?.attributes.contains { isPreviewable($0) } ?? false
    }

    private static func isPreviewable(_ attribute: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = attribute else { return false }
        return attribute.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }

    /// The text of a string literal without interpolation.
    private static func literal(_ expression: ExprSyntax) -> String {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? expression.trimmedDescription
    }
}

/// The C name of a preview. It must equal the name that the command computes in its own `PreviewSymbol.swift`.
enum PreviewSymbol {
    static func name(module: String, file: String, line: Int, column: Int) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in (module + ":" + file).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return "quadrant_preview_\(String(hash, radix: 16))_\(line)_\(column)"
    }
}
