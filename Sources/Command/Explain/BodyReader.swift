import QuadrantHost
import SwiftSyntax

/// Reads the calls of one body.
struct BodyReader {
    var sequence = WrittenSequence()
    private let views: WrittenViews
    private let type: String
    private let members: WrittenViews.Members
    private let handed: WrittenSequence
    /// The view that a modifier of the program modifies, until it is used; nil elsewhere.
    private var modified: WrittenSequence?
    private var file = 0
    private var locals: [[String: ExprSyntax]] = []
    private var depth = 0
    private static let maxDepth = 40, maxCalls = 4000
    /// Views whose closure with an argument is evaluated for each element.
    private static let repeating: Set = ["ForEach", "List", "OutlineGroup", "Table"]

    init(_ views: WrittenViews, _ type: String, _ members: WrittenViews.Members, _ handed: WrittenSequence) {
        (self.views, self.type, self.members, self.handed) = (views, type, members, handed)
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

    private mutating func read(_ value: WrittenViews.Value) {
        let outer = file
        file = value.file
        read(Syntax(value.expression))
        file = outer
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
        } else if let conditional = node.as(IfConfigDeclSyntax.self) {
            // Statements of all conditions; those that are not compiled make no nodes.
            for clause in conditional.clauses {
                if case .statements(let list)? = clause.elements { for item in list { read(Syntax(item.item)) } }
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
        } else if let conditional = node.as(PostfixIfConfigExprSyntax.self) {
            // Modifiers of all conditions; those that are not compiled make no nodes.
            for clause in conditional.config.clauses {
                if case .postfixExpression(let chain)? = clause.elements { read(Syntax(chain)) }
            }
            if let base = conditional.base { read(Syntax(base)) }
        } else {
            for child in node.children(viewMode: .sourceAccurate) { read(child) }
        }
    }

    private mutating func read(_ member: MemberAccessExprSyntax) {
        guard let base = member.base else { return }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if name == "self", modified == nil { return reference(member.declName.baseName.text, member.declName) }
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
        if name == "self" { return useModified() }
        if name.first?.isUppercase == true { return }
        if let local = locals.reversed().lazy.compactMap({ $0[name] }).first { return read(Syntax(local)) }
        if let code = members.properties[name] ?? views.globals.properties[name] { return read(code) }
        if let value = members.values[name] { return read(value) }
        sequence.append(handed)
    }

    private mutating func useModified() {
        if let view = modified { sequence.append(view) }
        modified = nil
    }

    private mutating func read(_ call: FunctionCallExprSyntax) {
        var callee = call.calledExpression
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            guard let base = member.base else {
                // A modifier in `#if`, or a member of the expected type.
                sequence.calls.append(written(name, call, views.source(member.declName, file)))
                return content(of: call)
            }
            if name == "init", let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
                return read(call, of: type)
            }
            if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
               let code = members.functions[name] { return read(code) }
            if let code = views.modifiers[name] {
                // A modifier of the program: its own calls, with the view where it says self. It may be an overload of
                // one of the framework.
                sequence.calls.append(written(name, call, views.source(member.declName, file)))
                var view = child()
                view.read(Syntax(base))
                var inner = BodyReader(views, "View", WrittenViews.Members(), WrittenSequence())
                inner.modified = view.sequence
                inner.depth = depth
                inner.read(code)
                sequence.append(inner.sequence)
                if let unused = inner.modified { sequence.append(unused) }
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
            let start = sequence.calls.count
            var made = written(name, call, views.source(member.declName, file))
            if Self.presenting.contains(name) { addPresented(to: &made, call) }
            sequence.calls.append(made)
            read(Syntax(base))
            // A modifier of several views is made for each of them.
            if Self.isSeveral(base) { sequence.loops.append(start..<sequence.calls.count) }
            return content(of: call)
        }
        guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return read(Syntax(callee))
        }
        if let code = members.functions[name] ?? views.globals.functions[name] { return read(code) }
        guard name.first?.isUppercase == true else {
            if modified != nil {
                // In a modifier of the program, a modifier of the view itself.
                sequence.calls.append(written(name, call, views.source(call, file)))
                useModified()
                return content(of: call)
            }
            // A layout that is called with its views, or a closure that was given to the view.
            if call.trailingClosure != nil, call.arguments.isEmpty {
                sequence.calls.append(WrittenCall(name: layout(name), source: views.source(call, file),
                                                  start: self.start(call)))
            }
            content(of: call)
            if !locals.contains(where: { $0[name] != nil }) { sequence.append(handed) }
            return
        }
        read(call, of: name)
    }

    /// A call that makes a value of a type.
    private mutating func read(_ call: FunctionCallExprSyntax, of name: String) {
        var made = written(name, call, views.source(call, file))
        made.reads = reads(call)
        if views.members(of: name, in: type).contains(where: { $0.properties["body"] != nil }) {
            var inner = child()
            inner.content(of: call)
            made.handed = inner.sequence
            sequence.calls.append(made)
            return
        }
        sequence.calls.append(made)
        let start = sequence.calls.count
        content(of: call)
        sequence.calls[start - 1].contentCount = sequence.calls.count - start
        // A list without data has rows of its own.
        let hasData = name == "ForEach" || call.arguments.first.map { $0.label == nil } ?? false
        if Self.repeating.contains(name), hasData, sequence.calls.count > start {
            sequence.loops.append(start..<sequence.calls.count)
            sequence.repeats.append(start..<sequence.calls.count)
        }
    }

    /// Modifiers whose content is laid out over the window, or in another screen.
    private static let presenting: Set = [
        "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu", "inspector",
    ]

    /// What the closures of a modifier make over the window, and the condition around all of it.
    private mutating func addPresented(to made: inout WrittenCall, _ call: FunctionCallExprSyntax) {
        var inner = child()
        inner.content(of: call)
        made.presented = inner.sequence
        guard let statements = call.trailingClosure?.statements, statements.count == 1,
              let statement = statements.first?.item,
              let condition = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
                ?? statement.as(IfExprSyntax.self),
              condition.elseBody == nil else { return }
        let words = condition.conditions.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        made.condition = .init(text: "if \(words)", source: views.source(condition, file))
    }

    /// The type of the layout that a name stands for; `AnyLayout` if that is not written beside it.
    private func layout(_ name: String) -> String {
        let local = locals.reversed().lazy.compactMap { $0[name] }.first?.as(FunctionCallExprSyntax.self)
        return local?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "AnyLayout"
    }

    private func start(_ node: some SyntaxProtocol) -> Int {
        file << 40 + node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    private func child() -> BodyReader {
        var inner = BodyReader(views, type, members, handed)
        (inner.file, inner.locals, inner.depth) = (file, locals, depth)
        return inner
    }

    /// The views in the arguments and closures of a call.
    private mutating func content(of call: FunctionCallExprSyntax) {
        // A filtered syntax collection is another tree, in which the nodes have other positions.
        var parts: [(label: String, node: Syntax)] = []
        for argument in call.arguments where argument.expression.is(ClosureExprSyntax.self)
            || isView(argument.expression) {
            parts.append((argument.label?.text ?? "", Syntax(argument.expression)))
        }
        if let closure = call.trailingClosure { parts.append(("", Syntax(closure))) }
        parts += call.additionalTrailingClosures.map { ($0.label.text, Syntax($0.closure)) }
        // The icon of a label comes before its title, a header before what it is the header of, and a footer last.
        func place(_ label: String) -> Int { label == "icon" || label == "header" ? 0 : label == "footer" ? 2 : 1 }
        for order in 0...2 {
            for part in parts where place(part.label) == order { read(part.node) }
        }
    }

    /// Whether a view stands for several, such as a group: modifiers of it are between.
    private static func isSeveral(_ expression: ExprSyntax) -> Bool {
        var at = expression
        while let call = at.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
                let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
                return ["Group", "ForEach", "Section"].contains(name)
            }
            at = base
        }
        return false
    }

    /// Whether an argument may be a view: a call or a member whose innermost name is a type, or a view that the program
    /// has in a local value, a property or a function.
    private func isView(_ expression: ExprSyntax) -> Bool {
        var at = expression
        while true {
            if let call = at.as(FunctionCallExprSyntax.self) { at = call.calledExpression }
            else if let member = at.as(MemberAccessExprSyntax.self), let base = member.base {
                let isOwn = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
                at = isOwn ? ExprSyntax(member.declName) : base
            } else { break }
        }
        guard let name = at.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name.first?.isUppercase == true || locals.contains { $0[name] != nil }
            || members.properties[name] != nil || members.functions[name] != nil || members.values[name] != nil
            || views.globals.properties[name] != nil || views.globals.functions[name] != nil
    }

    /// The members of the type that the arguments of a view name, closures and string literals without interpolation
    /// left out: what a view shows is made where they are declared.
    private func reads(_ call: FunctionCallExprSyntax) -> [LayoutExplanation.Written] {
        var found: [LayoutExplanation.Written] = []
        func search(_ node: Syntax) {
            if node.is(ClosureExprSyntax.self) || found.count == Self.maxReads { return }
            if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
               !locals.contains(where: { $0[name] != nil }), let declared = members.declarations[name],
               !found.contains(declared), !isParameter(name, of: node) { found.append(declared) }
            node.children(viewMode: .sourceAccurate).forEach(search)
        }
        call.arguments.forEach { search(Syntax($0.expression)) }
        return found
    }
    private static let maxReads = 3

    /// Whether a closure around has a parameter of that name.
    private func isParameter(_ name: String, of node: Syntax) -> Bool {
        var at: Syntax? = node
        while let inner = at {
            if let closure = inner.as(ClosureExprSyntax.self), let parameters = closure.signature?.parameterClause,
               parameters.trimmedDescription.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
                .contains(Substring(name)) { return true }
            if inner.is(MemberBlockSyntax.self) { return false }
            at = inner.parent
        }
        return false
    }

    private func written(_ name: String, _ call: FunctionCallExprSyntax, _ source: LayoutExplanation.Source)
        -> WrittenCall
    {
        var made = WrittenCall(name: name, source: source, start: start(call))
        made.text = WrittenText.text(name, call)
        made.isComputed = call.arguments.contains { WrittenText.isComputed($0.expression) }
        for (index, argument) in call.arguments.enumerated() {
            let value = argument.expression
            // A title may be a string or a text.
            let inner = value.as(FunctionCallExprSyntax.self).flatMap { text in
                text.calledExpression.trimmedDescription == "Text" ? text.arguments.first?.expression : nil
            }
            if let string = (inner ?? value).as(StringLiteralExprSyntax.self) {
                if string.segments.count == 1, let segment = string.segments.first?.as(StringSegmentSyntax.self) {
                    made.literals.append(segment.content.text)
                }
                if index == 0 {
                    made.pattern = string.segments.map { segment in
                        segment.as(StringSegmentSyntax.self)?.content.text
                            .replacing("\\n", with: "\n").replacing("\\\"", with: "\"")
                    }
                }
            }
            if let number = Double(value.trimmedDescription) { made.numbers.append(number) }
        }
        return made
    }
}
