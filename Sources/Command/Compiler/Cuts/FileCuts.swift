import Foundation
import QuadrantBase
import SwiftParser
import SwiftSyntax

/// The parts of one file that are left out so that the rest of it compiles.
///
/// The smallest part that contains the error is cut: an import, an attribute, a modifier, a subview, the body of a
/// function, a declaration, and only then more. Cutting a body keeps its declaration, so that code that uses it still
/// compiles. Line numbers do not change, so the compiler's messages refer to the user's lines.
final class FileCuts {
    /// A part of the file that is not compiled.
    struct Part: Equatable {
        /// A qualified name, such as `Feed.load`.
        var name: String
        var reason: String
        var range: Range<Int>
    }

    struct Cut {
        var range: Range<Int>
        var text: [UInt8]
        var part: Part
        /// For the body of a member: the offset of the type's declaration, and the member's name.
        var member: (type: Int, name: String)?
    }

    let bytes: [UInt8]
    private let edits: SourceEdits
    let tree: SourceFileSyntax
    private let lines: [Int]
    var cuts: [Cut] = []
    /// The cuts in the text that the compiler has read, to which positions in its messages refer.
    private var shown: [Cut] = []
    /// The ranges that have been cut since the compiler last read the file.
    private var fresh: [Range<Int>] = []
    /// The bodies that contain a cut made since then: their other errors may follow from it.
    var freshAround: [Range<Int>] = []
    /// The number of such cuts in each body.
    private var tries: [Range<Int>: Int] = [:]
    private static let maxTries = 3
    /// The names of the functions and properties whose bodies have been cut since then.
    private(set) var freshBodies: Set<String> = []
    /// Changes with the declarations that other files can see.
    private(set) var shape: Digest

    /// Whether a function without its body stops the program when it is called, also one that returns nothing: a
    /// check that is left out must not pass.
    let stops: Bool

    init(_ file: SourceSet.File, _ edits: SourceEdits, languageMode: String, stops: Bool = false) {
        bytes = file.bytes
        self.stops = stops
        self.edits = edits
        let version: Parser.SwiftVersion = languageMode.hasPrefix("4") ? .v4 : languageMode.hasPrefix("5") ? .v5 : .v6
        tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: version) }
        var starts = [0]
        for (index, byte) in file.bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        lines = starts
        shape = FileShape.of(file.bytes)
    }

    var parts: [Part] { cuts.map(\.part).sorted { $0.range.lowerBound < $1.range.lowerBound } }

    /// The text that the compiler reads.
    var text: [UInt8] {
        let text = edits.applied(to: bytes, over: cuts.map { ($0.range, $0.text) })
        let uses = cuts.contains { String(decoding: $0.text, as: UTF8.self).contains("SwiftUI._left") }
            || cuts.contains { String(decoding: $0.text, as: UTF8.self).contains(Self.standInType) }
        let end = text.last == UInt8(ascii: "\n") ? "" : "\n"
        return uses ? text + Array((end + Self.standInImports).utf8) : text
    }

    /// Called before the compiler reads the file again.
    func beginRound() { (fresh, freshAround, freshBodies, shown) = ([], [], [], cuts) }

    /// Whether an error reports something missing, and is not a consequence of such an error.
    static func isCause(_ error: String) -> Bool {
        error.hasPrefix("cannot find ") || error.contains(" has no member ")
    }

    static func isAboutWrapper(_ error: CompilerOutput.Message) -> Bool { error.text.hasPrefix("unknown attribute ") }

    /// Whether an error can follow from a property that is only initialised by its unknown property wrapper.
    static func isAboutInitializer(_ error: String) -> Bool {
        error.contains("initializer is inaccessible") || error.hasPrefix("missing argument")
    }

    /// Cuts the part that an error points at. Returns false if no part of the file contains it. Call with causes first.
    func leaveOut(line: Int, column: Int, _ error: String, reason: String) -> Bool {
        guard let offset = offset(line, column), let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else {
            return false
        }
        if fresh.contains(where: { $0.contains(offset) }) { return true }
        if !Self.isCause(error), freshAround.contains(where: { $0.contains(offset) }) { return true }
        let ancestors = Array(sequence(first: Syntax(token)) { $0.parent }).reversed()
        if cutType(token, error, reason) || cutValue(token, error, reason) { return true }
        var around: [Syntax] = []
        for node in ancestors {
            if Self.between.contains(node.kind) { continue }
            if let group = node.asProtocol((any DeclGroupSyntax).self) {
                let block = group.memberBlock
                let inside = block.leftBrace.endPosition.utf8Offset..<block.rightBrace.position.utf8Offset
                around.append(node)
                if inside.contains(offset) { continue }
                if cutHeader(group, at: offset, error, around, reason) { return true }
            } else if let start = Self.failedBody(of: node, at: offset, error) {
                // The error points at the function's name, and concerns its body.
                let place = start.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
                return cutPart(node, at: place, error, around, reason) || cutWhole(node, around, reason)
            } else if cutExpression(token, in: node, around, reason) || freshAround.contains(where: {
                $0.contains(offset)
            }) || cutPart(node, at: offset, error, around, reason) || cutWhole(node, around, reason) {
                return true
            }
            break
        }
        while let type = around.popLast() {
            if cutWhole(type, around, reason) { return true }
        }
        return false
    }

    /// The body of a function that the compiler gives up, with an error at the function's name.
    private static func failedBody(of node: Syntax, at offset: Int, _ error: String) -> CodeBlockSyntax? {
        let body = node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body
        guard let body, error == CompilerWatch.unfinished || error.hasPrefix("failed to produce diagnostic")
            && offset < body.positionAfterSkippingLeadingTrivia.utf8Offset else { return nil }
        return body
    }

    /// Syntax nodes that may come between a declaration and the one around it.
    private static let between: Set<SyntaxKind> = [
        .sourceFile, .codeBlockItemList, .codeBlockItem, .memberBlock, .memberBlockItemList, .memberBlockItem,
        .ifConfigDecl, .ifConfigClauseList, .ifConfigClause,
    ]

    /// Cuts the imports of modules that are not available.
    func leaveOutImports(_ modules: [String: String]) {
        final class Finder: SyntaxVisitor {
            var found: [ImportDeclSyntax] = []
            override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
                found.append(node)
                return .skipChildren
            }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(tree)
        for node in finder.found {
            guard let module = node.path.first?.name.text, let reason = modules[module] else { continue }
            _ = cut(range(node), "", "import \(module)", reason)
        }
    }

    /// Whether the candidate declared at a position has been cut.
    func isGone(line: Int, column: Int) -> Bool {
        guard let start = offset(line, column) else { return false }
        return cuts.contains { cut in
            if let member = cut.member { return member.type == start && ["body", "previews"].contains(member.name) }
            return cut.range.contains(start)
        }
    }

    // MARK: Places

    /// Converts a position in a compiler message to an offset in the user's text: cuts earlier in the line shift it.
    private func offset(_ line: Int, _ column: Int) -> Int? {
        guard line > 0, line <= lines.count else { return nil }
        let start = lines[line - 1], end = line < lines.count ? lines[line] - 1 : bytes.count
        var shift = 0
        for cut in shown where cut.range.lowerBound >= start && cut.range.upperBound <= end {
            guard cut.range.lowerBound + shift < start + column - 1 else { continue }
            shift += cut.text.count - cut.range.count
        }
        return min(max(start, start + column - 1 - shift), max(start, end))
    }

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    // MARK: Cutting

    /// Replaces a range by a text and keeps the line breaks. Returns false if the range is inside an earlier cut.
    func cut(_ range: Range<Int>, _ string: String, _ name: String, _ reason: String,
             member: (type: Int, name: String)? = nil, isBody: Bool = false,
             hasOwnLines: Bool = false, padsBefore: Bool = false) -> Bool {
        let isCut = cuts.contains {
            $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound
        }
        if isCut { return false }
        let old = bytes[range]
        var text = Array(string.utf8)
        let count = old.count { $0 == UInt8(ascii: "\n") }
        if hasOwnLines {
            // The caller has kept the line breaks of the replaced text.
        } else if count > 0, let last = old.lastIndex(of: UInt8(ascii: "\n")) {
            text += Array(repeating: UInt8(ascii: "\n"), count: count)
            text += Array(repeating: UInt8(ascii: " "), count: range.upperBound - last - 1)
        } else if text.count < range.count {
            let spaces = Array(repeating: UInt8(ascii: " "), count: range.count - text.count)
            text = padsBefore ? spaces + text : text + spaces
        }
        cuts.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
        cuts.append(Cut(range: range, text: text, part: Part(name: name, reason: reason, range: range), member: member))
        fresh.append(range)
        if isBody {
            freshBodies.insert(name.split(separator: ".").last.map(String.init) ?? name)
        } else {
            shape.add("\(range)")
        }
        return true
    }

    private func cutWhole(_ node: Syntax, _ around: [Syntax], _ reason: String) -> Bool {
        cut(range(node), "", Self.name(node, around.filter { $0.id != node.id }), reason)
    }

    /// Cuts an attribute or an entry of the inheritance clause of a type.
    private func cutHeader(_ group: any DeclGroupSyntax, at offset: Int, _ error: String, _ around: [Syntax],
                           _ reason: String) -> Bool {
        let name = Self.name(Syntax(group), around.dropLast())
        if let attribute = attribute(of: group.attributes, at: offset) {
            return cut(range(attribute), "", "@\(attribute.attributeName.trimmedDescription) of \(name)", reason)
        }
        guard let clause = group.inheritanceClause else { return false }
        let entries = Array(clause.inheritedTypes)
        func quoted(_ start: String) -> String? {
            error.range(of: start + " '").map { String(error[$0.upperBound...].prefix { $0 != "'" }) }
        }
        // Positions in a clause that was cut before are not those of the user's text, so entries are found by name
        // first.
        let named = quoted("find type")
        var gone = entries.filter { $0.type.trimmedDescription == named }
        if gone.isEmpty { gone = entries.filter { range($0).contains(offset) } }
        if gone.isEmpty, let wanted = quoted("protocol") {
            let stands = ["Decodable": "Codable", "Encodable": "Codable", "Equatable": "Hashable"]
            gone = entries.filter { entry in
                let name = entry.type.trimmedDescription
                return name == wanted || name == stands[wanted]
            }
        }
        if gone.isEmpty, error.contains("does not conform to protocol") {
            // A protocol that one of the others includes. The first one of a class may be its base class.
            gone = group.is(ClassDeclSyntax.self) && entries.count > 1 ? Array(entries.dropFirst()) : entries
        }
        if gone.isEmpty { return false }
        let known = cuts.first { $0.range == range(clause) }?.text
        let rest = entries.filter { entry in
            !gone.contains(entry) && (known.map { text in
                String(decoding: text, as: UTF8.self).contains(entry.type.trimmedDescription)
            } ?? true)
        }
        let string = rest.isEmpty ? "" : ": " + rest.map(\.type.trimmedDescription).joined(separator: ", ")
        if let known, String(decoding: known, as: UTF8.self).trimmingCharacters(in: .whitespaces) == string {
            return false
        }
        if known != nil { cuts.removeAll { $0.range == range(clause) } }
        let list = entries.filter { !rest.contains($0) }.map(\.type.trimmedDescription).joined(separator: ", ")
        return cut(range(clause), string, "\(list) of \(name)", reason)
    }

    func attribute(of list: AttributeListSyntax, at offset: Int) -> AttributeSyntax? {
        for case .attribute(let attribute) in list where range(attribute).contains(offset) { return attribute }
        return nil
    }

    /// Cuts a modifier or a subview in a function or property that returns a view, in a preview, or in an initialiser.
    private func cutExpression(_ token: TokenSyntax, in node: Syntax, _ around: [Syntax], _ reason: String) -> Bool {
        let isPreview = node.is(MacroExpansionExprSyntax.self) || node.is(MacroExpansionDeclSyntax.self)
        let type = node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            ?? node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        // In an initialiser a statement may be cut, which still compiles if it does not initialise a property.
        let isInit = node.is(InitializerDeclSyntax.self)
        let isView = ["some View", "some SwiftUI.View"].contains(type?.trimmedDescription)
        guard !stops, isPreview || isInit || isView else { return false }
        let body = range(node), name = Self.name(node, around)
        guard tries[body, default: 0] < Self.maxTries else { return false }
        if isInit, let body = Self.caught(token) {
            let inside = body.leftBrace.endPosition.utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia
                .utf8Offset
            if cut(inside, " throw _Concurrency.CancellationError() ", "a 'do' in \(name)", reason, isBody: true) {
                tries[range(node), default: 0] += 1
                return true
            }
        }
        // The statement that contains the error, and the call in it whose name or argument is wrong.
        var place = Syntax(token), call: FunctionCallExprSyntax?
        while !place.is(CodeBlockItemSyntax.self) {
            guard let next = place.parent, next.id != node.id else { return false }
            if place.is(ClosureExprSyntax.self) { return false }
            if call == nil, let found = next.as(FunctionCallExprSyntax.self) {
                let base = found.calledExpression.as(MemberAccessExprSyntax.self)?.base
                let isOwn = base.map { Syntax($0).id != place.id } ?? true
                // Only calls in the statement's leading chain; calls inside an argument are not cut on their own.
                if isOwn, Self.isChain(found) { call = found }
            }
            place = next
        }
        let whole: Range<Int>, title: String, string: String
        if !isInit, let member = call?.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil, let call {
            whole = member.period.positionAfterSkippingLeadingTrivia.utf8Offset..<range(call).upperBound
            (title, string) = ("." + member.declName.baseName.text, "")
        } else if isInit, let value = Self.assigned(place, around: token) {
            // The property is initialised all the same.
            whole = value.lowerBound.utf8Offset..<value.upperBound.utf8Offset
            title = "a value"
            string = "SwiftUI._leftOutValue(\(BodyStandIn.literal(name)), \(BodyStandIn.literal(reason)))"
        } else if isInit {
            if place.as(CodeBlockItemSyntax.self)?.item.is(VariableDeclSyntax.self) ?? true { return false }
            (whole, title) = (range(place), "a statement")
            string = Self.properties(assignedIn: place, of: around.last).map {
                "self.\($0) = SwiftUI._leftOutValue(\(BodyStandIn.literal("\(name): \($0)")), "
                    + BodyStandIn.literal(reason) + ")"
            }.joined(separator: "; ")
        } else {
            if isPreview || name.hasSuffix(".previews") { return false }
            let head = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
            whole = call.map { range($0) } ?? range(place)
            let isView = (head.first?.isUppercase ?? false) && !BodyStandIn.otherContents.contains(head)
            title = head.isEmpty ? "a statement" : head
            string = isView ? "SwiftUI._LeftOut(\"\(head)\")" : ""
            if Self.isAlone(place) { return false }
        }
        guard cut(whole, string, "\(title) in \(name)", reason, isBody: true) else { return false }
        if !freshAround.contains(body) {
            freshAround.append(body)
            tries[body, default: 0] += 1
        }
        return true
    }
}
