import QuadrantProject
import SwiftParser
import SwiftSyntax

/// A test in a file of a test target.
package struct FoundTest: Codable, Equatable {
    package enum Framework: String, Codable { case xctest, testing }

    /// Modules that only files of tests import.
    package static let modules: Set<String> = ["XCTest", "Testing", "SnapshotTesting", "InlineSnapshotTesting",
                                               "QuadrantSnapshotTesting"]

    package var framework: Framework
    /// The class or suite, with the types around it; empty for a free function.
    package var suite: String
    /// The function's name without parentheses.
    package var name: String
    /// The file's number in the program.
    package var file: Int
    package var line: Int
    package var column: Int
    package var lastLine: Int
    var isAsync: Bool

    /// The name in results.
    package var title: String { suite.isEmpty ? name : suite + "." + name }
    /// The name in events of the run.
    package var key: String { suite.isEmpty ? name : suite + "/" + name }
}

/// The tests of a test target, and the code that hands the methods of its `XCTestCase` classes over.
package struct TestEntries {
    package static let symbol = "quadrant_tests"
    package let fileName = "Quadrant+Tests.swift"
    package private(set) var tests: [FoundTest] = []

    /// The tests of the last target. Base classes may be in the targets it depends on.
    package init(_ sources: SourceSet, _ modules: Set<String>) {
        var classes: [String: ClassRecord] = [:], functions: [FoundTest] = []
        for target in sources.targets {
            let isTested = target.files == sources.targets.last?.files
            for index in target.files {
                let file = sources.files[index]
                let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
                let finder = Finder(index, SourceLocationConverter(fileName: file.path, tree: tree),
                                    target.conditions(modules))
                finder.walk(tree)
                for (name, record) in finder.classes { classes[name, default: ClassRecord()].merge(record, isTested) }
                if isTested { functions += finder.functions }
            }
        }
        tests = functions
        for (name, record) in classes where record.isTested && Self.isTestCase(name, classes) && !record.isHidden {
            // A class has the tests of its base classes, too.
            var methods: [FoundTest] = [], seen: Set<String> = [], next: String? = name
            while let current = next, let base = classes[current] {
                methods += base.methods.filter { seen.insert($0.name).inserted }
                next = base.base
            }
            tests += methods.map { method in
                var method = method
                method.suite = name
                return method
            }
        }
        tests.sort { ($0.file, $0.suite, $0.line, $0.name) < ($1.file, $1.suite, $1.line, $1.name) }
    }

    private static func isTestCase(_ name: String, _ classes: [String: ClassRecord]) -> Bool {
        var next: String? = name, steps = 0
        while let current = next, steps < 32 {
            if current == "XCTestCase" || current == "XCTest.XCTestCase" { return true }
            next = classes[current]?.base
            steps += 1
        }
        return false
    }

    /// The code of a file of the test target, for the tests that `isThere` accepts by their numbers. A message of the
    /// compiler about the code has the number of the test in its file name.
    package func text(_ isThere: (Int) -> Bool) -> String {
        var text = """
            import QuadrantSnapshotTesting
            import XCTest
            @_cdecl("\(Self.symbol)") @MainActor
            public func \(Self.symbol)() -> UnsafeMutableRawPointer {
                var cases: [XCTestCaseEntry] = []

            """
        for (number, test) in tests.enumerated() where test.framework == .xctest && isThere(number) {
            let type = test.suite.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
            // A test is called once: its object goes to where its method belongs.
            let call = test.isAsync
                ? "waitingFor: { (test: \(type)) in nonisolated(unsafe) let test = test; try await"
                : "{ (test: \(type)) in try"
            text += """
                #sourceLocation(file: "\(EntryCode.mark)\(number)", line: 1)
                    cases.append(_TestList.entry("\(test.name)", \(call) test.`\(test.name)`() }))

                """
        }
        // The directive ends a file name, and is an error where there is none.
        let isNamed = text.contains("#sourceLocation")
        return text + (isNamed ? "#sourceLocation()\n" : "") + "    return _TestList.pointer(cases)\n}\n"
    }

    private struct ClassRecord {
        var base: String?
        var methods: [FoundTest] = []
        var isTested = false
        var isHidden = false

        mutating func merge(_ other: ClassRecord, _ isTested: Bool) {
            base = other.base ?? base
            methods += other.methods
            isHidden = isHidden || other.isHidden
            // A declaration, and not an extension of a class of another target.
            if other.base != nil { self.isTested = isTested }
        }
    }

    /// Finds classes with methods named as tests, and functions with `@Test`.
    private final class Finder: SyntaxVisitor {
        var classes: [String: ClassRecord] = [:]
        var functions: [FoundTest] = []
        private var types: [String] = []
        private let file: Int
        private let locations: SourceLocationConverter
        private let conditions: CompilationConditions

        init(_ file: Int, _ locations: SourceLocationConverter, _ conditions: CompilationConditions) {
            (self.file, self.locations, self.conditions) = (file, locations, conditions)
            super.init(viewMode: .sourceAccurate)
        }

        private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            let active = node.clauses.first { clause in
                clause.condition.map { Condition.holds($0.trimmedDescription, conditions) } ?? true
            }
            active?.elements.map { walk($0) }
            return .skipChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            types.append(node.name.text)
            var record = ClassRecord()
            record.base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
            record.isHidden = isPrivate(node.modifiers) || node.genericParameterClause != nil
            classes[types.joined(separator: "."), default: ClassRecord()].merge(record, false)
            return .visitChildren
        }
        override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            // The name of a module before that of the type is no part of the suite's.
            let name = node.extendedType.trimmedDescription.split(separator: ".")
            types.append((name.count > 1 && conditions.modules.contains(String(name[0])) ? name.dropFirst() : name[...])
                .joined(separator: "."))
            return .visitChildren
        }
        override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
            types.append(node.name.text)
            return .visitChildren
        }
        override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            types.append(node.name.text)
            return .visitChildren
        }
        override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            types.append(node.name.text)
            return .visitChildren
        }
        override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let name = node.name.text, suite = types.joined(separator: ".")
            let isMarked = node.attributes.contains {
                ["Test", "Testing.Test"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
            }
            let first = node.startLocation(converter: locations, afterLeadingTrivia: true)
            var test = FoundTest(
                framework: .testing, suite: suite, name: name.filter { $0 != "`" }, file: file, line: first.line,
                column: first.column, lastLine: node.endLocation(converter: locations).line,
                isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil)
            if isMarked {
                functions.append(test)
            } else if name.hasPrefix("test"), !types.isEmpty, node.signature.parameterClause.parameters.isEmpty,
                      ["", "Void", "()"].contains(node.signature.returnClause?.type.trimmedDescription ?? ""),
                      !isPrivate(node.modifiers), node.genericParameterClause == nil,
                      !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
                test.framework = .xctest
                classes[suite, default: ClassRecord()].methods.append(test)
            }
            return .skipChildren
        }
    }
}
