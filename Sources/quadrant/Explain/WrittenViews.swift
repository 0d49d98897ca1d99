import Foundation
import QuadrantHost
import SwiftParser
import SwiftSyntax

/// A call in a program that may make a view or a modifier.
struct WrittenCall {
    var name: String
    var source: LayoutExplanation.Source
    /// Where the expression begins: equal for a view and its modifiers.
    var start = 0
    /// The first argument, if it is a string literal without interpolation.
    var literal: String?
    /// The numbers among the arguments.
    var numbers: [Double] = []
    /// The calls in closures and arguments of a view of the program: they are evaluated where that view puts them.
    var handed: WrittenSequence?
}

/// Calls in the order in which the record lists the nodes that they make: a modifier before the view it modifies, and
/// that before the modifier's own content.
struct WrittenSequence {
    var calls: [WrittenCall] = []
    /// The calls that may be evaluated any number of times, such as those of a `ForEach`.
    var loops: [Range<Int>] = []

    mutating func append(_ other: WrittenSequence) {
        loops += other.loops.map { $0.lowerBound + calls.count..<$0.upperBound + calls.count }
        calls += other.calls
    }
}

/// The views that a program writes, by type.
struct WrittenViews {
    struct Code {
        var statements: CodeBlockItemListSyntax
        var file: Int
    }

    struct Members {
        var properties: [String: Code] = [:]
        var functions: [String: Code] = [:]
    }

    private(set) var types: [String: Members] = [:]
    /// Functions that extend `View`.
    private(set) var modifiers: [String: Code] = [:]
    /// Top-level functions and computed properties.
    private(set) var globals = Members()
    /// The bodies of previews, by file and line.
    private var previews: [Int: [Int: Code]] = [:]
    private let locations: [SourceLocationConverter]
    private let paths: [String]

    init(_ files: [SourceSet.File]) {
        var made: [SourceLocationConverter] = []
        var collectors: [Collector] = []
        for (index, file) in files.enumerated() {
            let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let converter = SourceLocationConverter(fileName: file.path, tree: tree)
            made.append(converter)
            let collector = Collector(index, converter)
            collector.walk(tree)
            collectors.append(collector)
        }
        locations = made
        paths = files.map(\.path)
        for (index, collector) in collectors.enumerated() {
            for (name, members) in collector.types {
                types[name, default: Members()].properties.merge(members.properties) { a, _ in a }
                types[name, default: Members()].functions.merge(members.functions) { a, _ in a }
            }
            globals.properties.merge(collector.globals.properties) { a, _ in a }
            globals.functions.merge(collector.globals.functions) { a, _ in a }
            previews[index] = collector.previews
        }
        for name in ["View", "Text", "Image", "Shape"] { modifiers.merge(types[name]?.functions ?? [:]) { a, _ in a } }
    }

    /// The calls of a view's or a modifier's body; `handed` stands where it uses what was given to it.
    func body(of type: String, handed: WrittenSequence) -> WrittenSequence {
        guard let members = types[type], let code = members.properties["body"] ?? members.functions["body"] else {
            return WrittenSequence()
        }
        var reader = BodyReader(self, type, handed)
        reader.read(code)
        return reader.sequence
    }

    /// The calls of the preview that starts at a line; those of a view itself if there is no preview.
    func preview(file: Int, line: Int, view: String) -> WrittenSequence {
        guard let code = previews[file]?[line] else {
            let source = LayoutExplanation.Source(file: paths.indices.contains(file) ? paths[file] : "", line: line,
                                                  column: 1)
            return WrittenSequence(calls: [WrittenCall(name: view, source: source)])
        }
        var reader = BodyReader(self, "", WrittenSequence())
        reader.read(code)
        return reader.sequence
    }

    fileprivate func source(_ node: some SyntaxProtocol, _ file: Int) -> LayoutExplanation.Source {
        let found = locations[file].location(for: node.positionAfterSkippingLeadingTrivia)
        return LayoutExplanation.Source(file: paths[file], line: found.line, column: found.column)
    }

    /// Collects the declarations of one file.
    private final class Collector: SyntaxVisitor {
        var types: [String: Members] = [:]
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

        private func enter(_ name: String) -> SyntaxVisitorContinueKind {
            path.append(name)
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
            return enter(full.split(separator: ".").last.map(String.init) ?? String(full))
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let body = node.body else { return .skipChildren }
            let code = Code(statements: body.statements, file: file)
            if let type = path.last { types[type, default: Members()].functions[node.name.text] = code }
            else { globals.functions[node.name.text] = code }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                      let accessors = binding.accessorBlock?.accessors else { continue }
                var statements: CodeBlockItemListSyntax?
                switch accessors {
                case .getter(let list): statements = list
                case .accessors(let list):
                    statements = list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
                @unknown default: break
                }
                guard let statements else { continue }
                let code = Code(statements: statements, file: file)
                if let type = path.last { types[type, default: Members()].properties[name] = code }
                else { globals.properties[name] = code }
            }
            return .skipChildren
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

/// Reads the calls of one body.
private struct BodyReader {
    var sequence = WrittenSequence()
    private let views: WrittenViews
    private let type: String
    private let handed: WrittenSequence
    private var file = 0
    private var locals: [[String: ExprSyntax]] = []
    private var depth = 0
    private static let maxDepth = 40, maxCalls = 4000
    /// Views whose closure with an argument is evaluated for each element.
    private static let repeating: Set = ["ForEach", "List", "OutlineGroup", "Table", "Picker", "TimelineView"]

    init(_ views: WrittenViews, _ type: String, _ handed: WrittenSequence) {
        (self.views, self.type, self.handed) = (views, type, handed)
    }

    mutating func read(_ code: WrittenViews.Code) {
        guard depth < Self.maxDepth, sequence.calls.count < Self.maxCalls else { return }
        let outer = file
        depth += 1
        file = code.file
        read(code.statements)
        file = outer
        depth -= 1
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        locals.append([:])
        for statement in statements { read(Syntax(statement.item)) }
        locals.removeLast()
    }

    private mutating func read(_ node: Syntax) {
        guard depth < Self.maxDepth, sequence.calls.count < Self.maxCalls else { return }
        depth += 1
        defer { depth -= 1 }
        if let declaration = node.as(VariableDeclSyntax.self) {
            for binding in declaration.bindings {
                if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                   let value = binding.initializer?.value { locals[locals.count - 1][name] = value }
            }
        } else if node.is(DeclSyntax.self) {
            return
        } else if let call = node.as(FunctionCallExprSyntax.self) {
            read(call)
        } else if let closure = node.as(ClosureExprSyntax.self) {
            read(closure.statements)
        } else if let block = node.as(CodeBlockSyntax.self) {
            read(block.statements)
        } else if let name = node.as(DeclReferenceExprSyntax.self) {
            reference(name.baseName.text, name)
        } else if let member = node.as(MemberAccessExprSyntax.self) {
            read(member)
        } else {
            for child in node.children(viewMode: .sourceAccurate) { read(child) }
        }
    }

    private mutating func read(_ member: MemberAccessExprSyntax) {
        guard let base = member.base else { return }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "self" { return reference(member.declName.baseName.text, member.declName) }
            if name.first?.isUppercase == true {
                sequence.calls.append(
                    WrittenCall(name: name, source: views.source(member, file), start: start(member)))
            } else if !handed.calls.isEmpty {
                // A configuration's label, a proxy's content.
                sequence.append(handed)
            }
            return
        }
        read(Syntax(base))
    }

    /// A name: a local view, a property of the type, or what was given to the view.
    private mutating func reference(_ name: String, _ node: some SyntaxProtocol) {
        if name.first?.isUppercase == true || name == "self" { return }
        if let local = locals.reversed().lazy.compactMap({ $0[name] }).first { return read(Syntax(local)) }
        if let code = views.types[type]?.properties[name] ?? views.globals.properties[name] { return read(code) }
        sequence.append(handed)
    }

    private mutating func read(_ call: FunctionCallExprSyntax) {
        var callee = call.calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            guard let base = member.base else { return content(of: call) }
            if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
               let code = views.types[type]?.functions[name] { return read(code) }
            if let code = views.modifiers[name] {
                // A modifier of the program: its own calls, with the view where it says self.
                var inner = BodyReader(views, "View", WrittenSequence())
                inner.depth = depth
                inner.read(code)
                sequence.append(inner.sequence)
                read(Syntax(base))
                return content(of: call)
            }
            if name == "modifier", let argument = call.arguments.first?.expression {
                let given = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
                var outer = WrittenCall(name: given.trimmedDescription, source: views.source(member.declName, file),
                                        start: start(call))
                var inner = child()
                inner.read(Syntax(base))
                outer.handed = inner.sequence
                sequence.calls.append(outer)
                return
            }
            sequence.calls.append(written(name, call, views.source(member.declName, file)))
            read(Syntax(base))
            return content(of: call)
        }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return read(Syntax(callee))
        }
        if let code = views.types[type]?.functions[name] ?? views.globals.functions[name] { return read(code) }
        guard name.first?.isUppercase == true else {
            // A layout that is called with its views, or a closure that was given to the view.
            content(of: call)
            if !locals.contains(where: { $0[name] != nil }) { sequence.append(handed) }
            return
        }
        var made = written(name, call, views.source(call, file))
        if views.types[name]?.properties["body"] != nil {
            var inner = child()
            inner.content(of: call)
            made.handed = inner.sequence
            sequence.calls.append(made)
            return
        }
        sequence.calls.append(made)
        let start = sequence.calls.count
        content(of: call)
        if Self.repeating.contains(name), sequence.calls.count > start {
            sequence.loops.append(start..<sequence.calls.count)
        }
    }

    private func start(_ node: some SyntaxProtocol) -> Int {
        file << 40 + node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    private func child() -> BodyReader {
        var inner = BodyReader(views, type, handed)
        (inner.file, inner.locals, inner.depth) = (file, locals, depth)
        return inner
    }

    /// The views in the arguments and closures of a call.
    private mutating func content(of call: FunctionCallExprSyntax) {
        for argument in call.arguments {
            let value = argument.expression
            if value.is(ClosureExprSyntax.self) || Self.isView(value) { read(Syntax(value)) }
        }
        if let closure = call.trailingClosure { read(closure.statements) }
        for closure in call.additionalTrailingClosures { read(closure.closure.statements) }
    }

    /// Whether an argument may be a view: a call or a member whose innermost name is a type.
    private static func isView(_ expression: ExprSyntax) -> Bool {
        var at = expression
        while true {
            if let call = at.as(FunctionCallExprSyntax.self) { at = call.calledExpression }
            else if let member = at.as(MemberAccessExprSyntax.self), let base = member.base { at = base }
            else { break }
        }
        return at.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }

    private func written(_ name: String, _ call: FunctionCallExprSyntax, _ source: LayoutExplanation.Source)
        -> WrittenCall
    {
        var made = WrittenCall(name: name, source: source, start: start(call))
        for (index, argument) in call.arguments.enumerated() {
            let value = argument.expression
            if index == 0, let string = value.as(StringLiteralExprSyntax.self), string.segments.count == 1,
               let segment = string.segments.first?.as(StringSegmentSyntax.self) {
                made.literal = segment.content.text
            }
            if let number = Double(value.trimmedDescription) { made.numbers.append(number) }
        }
        return made
    }
}
