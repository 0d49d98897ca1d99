import Foundation
package import QuadrantCompiler
package import QuadrantHost
import SwiftParser
package import SwiftSyntax

/// A call in a program that may make a view or a modifier.
struct WrittenCall {
    var name: String
    var source: LayoutExplanation.Source
    /// Where the expression begins: equal for a view and its modifiers.
    var start = 0
    /// The parts of the first argument, if it is a string literal; nil for an interpolation.
    var pattern: [String?] = []
    /// The string literals without interpolation among the arguments.
    var literals: [String] = []
    /// The numbers among the arguments.
    var numbers: [Double] = []
    /// The calls in closures and arguments of a view of the program: they are evaluated where that view puts them.
    var handed: WrittenSequence?
    /// The number of calls after this one that are in its closures and arguments.
    var contentCount = 0
    /// As in the code, on one line, with closures shortened.
    var text = ""
    /// Whether an argument is computed: no literal, no member such as `.infinity`, no closure.
    var isComputed = false
    /// What the closures of a modifier make elsewhere, such as the content of a sheet; nil for other calls.
    var presented: WrittenSequence?
    /// The condition on which all of that depends: `if let chosen`.
    var condition: LayoutExplanation.Written?
    /// The members of the type around that the arguments of a view name, with their declarations.
    var reads: [LayoutExplanation.Written] = []
}

/// Calls in the order in which the record lists the nodes that they make: a modifier before the view it modifies, and
/// that before the modifier's own content.
package struct WrittenSequence {
    var calls: [WrittenCall] = []
    /// The calls that may be evaluated any number of times, such as those of a `ForEach`.
    var loops: [Range<Int>] = []
    /// Those of the loops that are evaluated for each element of a collection.
    var repeats: [Range<Int>] = []

    package mutating func append(_ other: WrittenSequence) {
        func moved(_ range: Range<Int>) -> Range<Int> {
            range.lowerBound + calls.count..<range.upperBound + calls.count
        }
        loops += other.loops.map(moved)
        repeats += other.repeats.map(moved)
        calls += other.calls
    }
}

/// The views that a program writes, by type.
package struct WrittenViews {
    package struct Code {
        var statements: CodeBlockItemListSyntax
        package var file: Int
    }

    /// The initial value of a stored property.
    struct Value {
        var expression: ExprSyntax
        var file: Int
    }

    struct Members {
        var properties: [String: Code] = [:]
        var functions: [String: Code] = [:]
        var values: [String: Value] = [:]
        /// The lines of stored properties that are declared without a value.
        var stored: [String: LayoutExplanation.Source] = [:]
        /// The declarations of properties and functions, as in the code up to the braces.
        var declarations: [String: LayoutExplanation.Written] = [:]

        mutating func merge(_ other: Members) {
            properties.merge(other.properties) { a, _ in a }
            functions.merge(other.functions) { a, _ in a }
            values.merge(other.values) { a, _ in a }
            stored.merge(other.stored) { a, _ in a }
            declarations.merge(other.declarations) { a, _ in a }
        }
    }

    /// By the name with the types around it; private types of several files may share one.
    private(set) var types: [String: [Members]] = [:]
    /// The names with the types around them, by name.
    private var paths: [String: Set<String>] = [:]
    /// Functions that extend `View`.
    package private(set) var modifiers: [String: Code] = [:]
    /// Top-level functions and computed properties.
    private(set) var globals = Members()
    /// The bodies of previews, by file and line.
    private var previews: [Int: [Int: Code]] = [:]
    /// The texts of all string literals without interpolation.
    private(set) var literals: Set<String> = []
    private let locations: [SourceLocationConverter]
    private let files: [String]

    package init(_ files: [SourceSet.File]) {
        var made: [SourceLocationConverter] = []
        var collectors: [Collector] = []
        for (index, file) in files.enumerated() {
            let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let converter = SourceLocationConverter(fileName: file.path, tree: tree)
            made.append(converter)
            let collector = Collector(index, converter)
            collector.walk(tree)
            collectors.append(collector)
            let strings = LiteralCollector(viewMode: .sourceAccurate)
            strings.walk(tree)
            literals.formUnion(strings.found)
        }
        locations = made
        self.files = files.map(\.path)
        var extended: [String: Members] = [:]
        for (index, collector) in collectors.enumerated() {
            for (name, members) in collector.types {
                // An extension may be in another file than the type.
                if collector.declared.contains(name) { types[name, default: []].append(members) }
                else { extended[name, default: Members()].merge(members) }
            }
            globals.properties.merge(collector.globals.properties) { a, _ in a }
            globals.functions.merge(collector.globals.functions) { a, _ in a }
            previews[index] = collector.previews
        }
        for name in ["View", "Text", "Image", "Shape"] {
            modifiers.merge(extended[name]?.functions ?? [:]) { a, _ in a }
        }
        for (name, members) in extended {
            var all = types[name] ?? [Members()]
            for index in all.indices { all[index].merge(members) }
            types[name] = all
        }
        for path in types.keys { paths[Self.name(path), default: []].insert(path) }
    }

    private static func name(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }

    /// The declarations that a name may mean inside of a type.
    func members(of name: String, in type: String = "") -> [Members] {
        // The innermost type around has precedence.
        var around = type.split(separator: ".")
        while true {
            if let found = types[(around + [name[...]]).joined(separator: ".")] { return found }
            if around.popLast() == nil { break }
        }
        return (paths[Self.name(name)] ?? []).sorted().flatMap { types[$0] ?? [] }
    }

    /// The calls of a view's or a modifier's body, for each declaration that it may be; `handed` stands where the body
    /// uses what was given to it.
    func bodies(of type: String, handed: WrittenSequence) -> [WrittenSequence] {
        members(of: type).compactMap { members in
            (members.properties["body"] ?? members.functions["body"]).map { code in
                var reader = BodyReader(self, type, members, handed)
                reader.read(code)
                return reader.sequence
            }
        }
    }

    /// The calls of all bodies and all previews.
    func allCalls() -> [WrittenCall] {
        let bodies = types.keys.sorted().flatMap { self.bodies(of: $0, handed: WrittenSequence()) }
        let shown = previews.flatMap { file, codes in
            codes.keys.map { preview(file: file, line: $0, view: "") }
        }
        return (bodies + shown).flatMap(\.calls)
    }

    /// The calls of the preview that starts at a line; those of a view itself if there is no preview.
    package func preview(file: Int, line: Int, view: String) -> WrittenSequence {
        let provider = members(of: view).first { $0.properties["previews"] != nil }
        guard let code = previews[file]?[line] ?? provider?.properties["previews"] else {
            let source = LayoutExplanation.Source(file: files.indices.contains(file) ? files[file] : "", line: line,
                                                  column: 1)
            return WrittenSequence(calls: [WrittenCall(name: view, source: source)])
        }
        var reader = BodyReader(self, provider == nil ? "" : view, provider ?? Members(), WrittenSequence())
        reader.read(code)
        return reader.sequence
    }

    package func source(_ node: some SyntaxProtocol, _ file: Int) -> LayoutExplanation.Source {
        let found = locations[file].location(for: node.positionAfterSkippingLeadingTrivia)
        // The parser counts bytes.
        let lines = locations[file].sourceLines
        let line = lines.indices.contains(found.line - 1) ? lines[found.line - 1] : ""
        let before = String(line.utf8.prefix(found.column - 1)).map(\.count) ?? found.column - 1
        return LayoutExplanation.Source(file: files[file], line: found.line, column: before + 1)
    }

    private final class LiteralCollector: SyntaxVisitor {
        var found: Set<String> = []
        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            if node.segments.count == 1, let text = node.segments.first?.as(StringSegmentSyntax.self)?.content.text {
                found.insert(text)
            }
            return .visitChildren
        }
    }

    /// Collects the declarations of one file.
    private final class Collector: SyntaxVisitor {
        var types: [String: Members] = [:]
        /// The types that are declared here, not only extended.
        var declared: Set<String> = []
        var globals = Members()
        var previews: [Int: Code] = [:]
        private var path: [String] = []
        private let file: Int
        private let locations: SourceLocationConverter

        init(_ file: Int, _ locations: SourceLocationConverter) {
            self.file = file
            self.locations = locations
            super.init(viewMode: .sourceAccurate)
        }

        private var type: String { path.joined(separator: ".") }

        private func enter(_ name: String, isDeclared: Bool = true) -> SyntaxVisitorContinueKind {
            path.append(name)
            if isDeclared { declared.insert(type) }
            return .visitChildren
        }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
        override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            let full = node.extendedType.trimmedDescription.prefix { $0 != "<" }
            return enter(String(full), isDeclared: false)
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let body = node.body else { return .skipChildren }
            let code = Code(statements: body.statements, file: file)
            declare(node.name.text, "func " + node.name.text + node.signature.trimmedDescription, node.funcKeyword)
            if !path.isEmpty { types[type, default: Members()].functions[node.name.text] = code }
            else { globals.functions[node.name.text] = code }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                let annotation = binding.typeAnnotation?.trimmedDescription ?? ""
                declare(name, "\(node.attributes.trimmedDescription) \(node.bindingSpecifier.text) \(name)\(annotation)",
                        node.bindingSpecifier)
                if let value = binding.initializer?.value, !path.isEmpty {
                    types[type, default: Members()].values[name] = Value(expression: value, file: file)
                } else if binding.accessorBlock == nil, !path.isEmpty {
                    let place = locations.location(for: node.bindingSpecifier.positionAfterSkippingLeadingTrivia)
                    types[type, default: Members()].stored[name] = .init(file: place.file, line: place.line,
                                                                         column: place.column)
                }
                guard let accessors = binding.accessorBlock?.accessors else { continue }
                var statements: CodeBlockItemListSyntax?
                switch accessors {
                case .getter(let list): statements = list
                case .accessors(let list):
                    statements = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
                @unknown default: break
                }
                guard let statements else { continue }
                let code = Code(statements: statements, file: file)
                if !path.isEmpty { types[type, default: Members()].properties[name] = code }
                else { globals.properties[name] = code }
            }
            return .skipChildren
        }

        /// Keeps where a member is declared.
        private func declare(_ name: String, _ text: String, _ keyword: TokenSyntax) {
            if path.isEmpty { return }
            let place = locations.location(for: keyword.positionAfterSkippingLeadingTrivia)
            let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            types[type, default: Members()].declarations[name] = .init(
                text: WrittenText.shortened(words),
                source: .init(file: place.file, line: place.line, column: place.column))
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { preview(node) }
        override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { preview(node) }
        private func preview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
            if node.macroName.text == "Preview", let closure = node.trailingClosure {
                let line = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
                previews[line] = Code(statements: closure.statements, file: file)
            }
            return .skipChildren
        }
    }
}
