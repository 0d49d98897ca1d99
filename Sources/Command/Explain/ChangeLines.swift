import Foundation
import QuadrantBase
package import QuadrantCompiler
package import QuadrantHost
import QuadrantSession
import SwiftSyntax

/// The lines of the program that wrote values, and those of the bodies that were evaluated because of it.
@MainActor package final class ChangeLines {
    private let files: [SourceSet.File]
    private let views: WrittenViews
    /// By the addresses of the calls: one line may write a value many times.
    private var known: [[UInt]: WritingCall] = [:]

    package init(_ files: [SourceSet.File], _ views: WrittenViews) {
        self.files = files
        self.views = views
    }

    /// The code of the program among calls.
    package func call(_ calls: [UInt]) -> WritingCall {
        if let found = known[calls] { return found }
        let code = StackTrace.code(of: calls)
        let place = code.place.map { place in
            let absolute = FilePath.absolute(place.file)
            return LayoutExplanation.Source(file: files.first { $0.absolute == absolute }?.path ?? place.file,
                                            line: place.line, column: place.column)
        }
        // The macro `@Observable` makes accessors, which have no line in the program.
        let accessor = code.functions.lazy
            .compactMap { $0.wholeMatch(of: #/(?:.+\.)?(\w+)\.(\w+)\.(?:modify|setter)/#)?.output }.first
        let found = WritingCall(source: place, property: accessor.map { "\($0.2) of \($0.1)" })
        known[calls] = found
        return found
    }

    /// The changes with the lines of the bodies.
    package func placed(_ changes: LayoutExplanation.Changes) -> LayoutExplanation.Changes {
        var changes = changes
        for index in changes.evaluations.indices {
            guard let type = changes.evaluations[index].type else { continue }
            changes.evaluations[index].source = views.declaration(of: "body", in: type)
        }
        // A value that the declaration gives is not from the view around.
        changes.ignored = changes.ignored?.compactMap { ignored in
            guard let source = views.declaration(ofStored: ignored.property, in: ignored.type) else { return nil }
            var ignored = ignored
            ignored.source = source
            return ignored
        }
        if changes.ignored?.isEmpty == true { changes.ignored = nil }
        return changes
    }
}

extension WrittenViews {
    /// Where a function or a computed property of a type is declared; nil if several types have the name.
    package func declaration(of name: String, in type: String) -> LayoutExplanation.Source? {
        let found = members(of: type).compactMap { $0.properties[name] ?? $0.functions[name] }
        guard found.count == 1, let code = found.first else { return nil }
        var at: Syntax? = Syntax(code.statements)
        while let node = at, !node.is(VariableDeclSyntax.self), !node.is(FunctionDeclSyntax.self) { at = node.parent }
        let named = at?.as(VariableDeclSyntax.self).map { Syntax($0.bindingSpecifier) }
            ?? at?.as(FunctionDeclSyntax.self).map { Syntax($0.funcKeyword) }
        return named.map { source($0, code.file) }
    }

    /// Where a function returns its value, if it does so at one place; else where it is declared.
    func value(of name: String, in type: String) -> LayoutExplanation.Source? {
        let found = members(of: type).compactMap { $0.functions[name] }
        guard found.count == 1, let code = found.first else { return declaration(of: name, in: type) }
        let finder = ReturnFinder(viewMode: .sourceAccurate)
        finder.walk(code.statements)
        if finder.found.count == 1 { return source(finder.found[0], code.file) }
        return declaration(of: name, in: type)
    }

    /// Finds the `return` statements with a value of one function.
    private final class ReturnFinder: SyntaxVisitor {
        var found: [ReturnStmtSyntax] = []
        override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
            if node.expression != nil { found.append(node) }
            return .skipChildren
        }
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }

    /// Where a stored property without a value is declared; nil if it has one, or if several types have the name.
    package func declaration(ofStored name: String, in type: String) -> LayoutExplanation.Source? {
        let found = members(of: type).compactMap { $0.stored[name] }
        return found.count == 1 ? found.first : nil
    }
}
