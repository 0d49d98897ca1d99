import Foundation
import Testing
@testable import QuadrantCompiler

@Suite("What is left out of a file that does not compile")
struct FileCutsTests {
    private static func cuts(_ text: String) -> FileCuts {
        let bytes = Array(text.utf8)
        let file = SourceSet.File(path: "A.swift", absolute: "/A.swift", bytes: bytes)
        let scan = Scanner.read(SourceSet(argument: "A.swift", files: [file]), []).files[0]
        return FileCuts(file, scan.edits!, languageMode: "6")
    }

    /// Cuts the part that starts with `mark`, and returns the text without trailing spaces.
    private static func text(_ source: String, at mark: String, error: String = "wrong",
                             _ name: String) throws -> String {
        let cuts = cuts(source)
        let before = source[..<(try #require(source.range(of: mark))).lowerBound]
        let line = before.count { $0 == "\n" } + 1
        let column = before.utf8.count - (before.lastIndex(of: "\n").map { before[...$0].utf8.count } ?? 0) + 1
        #expect(cuts.leaveOut(line: line, column: column, error, reason: "why"))
        #expect(cuts.parts.map(\.name) == [name])
        let lines = String(decoding: cuts.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
        return lines.map { $0.replacing(#/ +$/#, with: "").replacing(#/  +/#, with: " ") }.joined(separator: "|")
    }

    @Test func bodiesGiveWhatSaysNothing() throws {
        func body(_ declaration: String) throws -> String {
            try Self.text("struct A {\n\(declaration) { x() }\n}\n", at: "x()", "A.f")
        }
        #expect(try body("func f()") == "struct A {|func f() { }|}|")
        #expect(try body("func f() -> Int?") == "struct A {|func f() -> Int? { nil }|}|")
        #expect(try body("var f: [Int]") == "struct A {|var f: [Int] { [] }|}|")
        #expect(try body("var f: [Int: Int]") == "struct A {|var f: [Int: Int] { [:] }|}|")
        #expect(try body("var f: some View") == "struct A {|var f: some View { SwiftUI._LeftOut(\"A.f\") }|}|")
        #expect(try body("func f() throws -> Int")
            == "struct A {|func f() throws -> Int { throw _Concurrency.CancellationError() }|}|")
        #expect(try body("func f() -> Int")
            == "struct A {|func f() -> Int { SwiftUI._leftOutValue(\"A.f\", \"why\") }|}|\(FileCuts.standInImports)")
        #expect(try body("func f() -> some B")
            == "struct A {|func f() -> some B { SwiftUI._leftOutStop(\"A.f\", \"why\") }|}|\(FileCuts.standInImports)")
    }

    @Test func defaultValuesAndAssignedValuesGoAlone() throws {
        let value = "SwiftUI._leftOutValue(\"A.init\", \"why\")"
        func parts(_ source: String, _ mark: String, _ name: String) throws -> String {
            String(try Self.text("class A {\n\(source)\n}\n", at: mark, name).split(separator: "|")[1])
        }
        #expect(try parts("init(b: B = .wrong) { c = b }", "wrong", "a default value of A.init")
            == "init(b: B = \(value)) { c = b }")
        #expect(try parts("init(b: B) { self.c = wrong(b) ?? 1 }", "wrong", "a value in A.init")
            == "init(b: B) { self.c = \(value) }")
        #expect(try parts("init(b: B) { c = wrong }", "wrong", "a value in A.init") == "init(b: B) { c = \(value) }")
        // What is not a property of the object is no reason to keep the statement.
        #expect(try parts("init(b: B) { b.c = wrong }", "wrong", "a statement in A.init") == "init(b: B) { }")
        #expect(try parts("func f(b: B = .wrong) {}", "wrong", "a default value of A.f")
            == "func f(b: B = SwiftUI._leftOutValue(\"A.f\", \"why\")) {}")
    }

    /// A statement that goes leaves the properties that it assigns with a value.
    @Test func statementsLeaveNoPropertyWithoutAValue() throws {
        let text = try Self.text("""
            class A { var a: Int, b: Int; let c = 1; @State var d: Int
            init() {
            if let x = wrong() {
                self.a = x; b = 2; other = { self.b = 3 }
            } else { a = 1; _d = State(initialValue: 2); c = 2 }
            }
            }

            """, at: "wrong", "a statement in A.init")
        let made = ["a", "b", "_d"].map { "self.\($0) = SwiftUI._leftOutValue(\"A.init: \($0)\", \"why\")" }
        #expect(text.contains("init() {|\(made.joined(separator: "; "))|||}"), "\(text)")
    }

    /// Positions are those of the text that the compiler has read, also after a cut in the same line.
    @Test func severalErrorsInALine() throws {
        let cuts = Self.cuts("class A { init() { a = wrong; b = x }; var c: Int { other } }\n")
        #expect(cuts.leaveOut(line: 1, column: 24, "cannot find 'wrong' in scope", reason: "one"))
        #expect(cuts.leaveOut(line: 1, column: 54, "cannot find 'other' in scope", reason: "two"))
        #expect(cuts.parts.map(\.name) == ["a value in A.init", "A.c"])
        cuts.beginRound()
        let read = String(decoding: cuts.text, as: UTF8.self)
        let column = try #require(read.range(of: "b = x")).lowerBound.utf16Offset(in: read) + 5
        #expect(cuts.leaveOut(line: 1, column: column, "cannot find 'x' in scope", reason: "three"))
        #expect(cuts.parts.map(\.name) == ["a value in A.init", "a value in A.init", "A.c"])
    }

    /// A type may be followed by a question mark, which no space may precede.
    @Test func aShorterTypeStandsBeforeWhatFollows() throws {
        let cuts = Self.cuts("class A { init(b: AVeryLongNameOfAType? = nil) {} }\n")
        #expect(cuts.leaveOut(line: 1, column: 19, "cannot find type 'AVeryLongNameOfAType' in scope", reason: "why"))
        #expect(String(decoding: cuts.text, as: UTF8.self).contains(" \(FileCuts.standInType)? = nil"))
    }

    /// A ViewModifier without its body returns its content unchanged.
    @Test func modifiersGiveTheirContent() throws {
        #expect(try Self.text("extension View {\nfunc f() -> some View { x() }\n}\n", at: "x()", "View.f")
            == "extension View {|func f() -> some View { self }|}|")
        #expect(try Self.text("struct M: ViewModifier {\nfunc body(content: Content) -> some View { x(content) }\n}\n",
                              at: "x(", "M.body")
            == "struct M: ViewModifier {|func body(content: Content) -> some View { content }|}|")
    }

    /// The compiler points at the name of a function of which it cannot say what is wrong.
    @Test func bodiesGoWhereTheCompilerGivesUp() throws {
        for error in [CompilerWatch.unfinished, "failed to produce diagnostic for expression; please submit a bug"] {
            #expect(try Self.text("struct M: ViewModifier {\nfunc body(content: Content) -> some View { x(content) }\n}\n",
                                  at: "body(", error: error, "M.body")
                == "struct M: ViewModifier {|func body(content: Content) -> some View { content }|}|")
        }
    }

    @Test func attributesGoAlone() throws {
        #expect(try Self.text("@Model\nclass A { var x = 1 }\n", at: "Model", "@Model of A")
            == "|class A { var x = 1 }|")
        #expect(try Self.text("struct A {\n@Query(sort: \\.x)\nprivate var f: [Int]\n}\n", at: "@Query",
                              "@Query of A.f")
            == "struct A {||private var f: [Int] { [] }|}|")
        #expect(try Self.text("class A {\n@Attribute(.unique) var f: Int\n}\n", at: "Attribute", "@Attribute of A.f")
            == "class A {| var f: Int|}|")
    }

    @Test func declarationsGoWhereTheyAreWrongThemselves() throws {
        #expect(try Self.text("struct A {\nfunc f(_ x: Y) {\n}\nlet z = 1\n}\n", at: "Y", "A.f")
            == "struct A {|||let z = 1|}|")
        #expect(try Self.text("struct A: B, C {\n}\n", at: "C", "C of A") == "struct A: B {|}|")
        #expect(try Self.text("struct A: B, Codable {\n}\n", at: "A",
                              error: "type 'A' does not conform to protocol 'Decodable'", "Codable of A")
            == "struct A: B {|}|")
        #expect(try Self.text("enum A<T: B> {\n}\nlet x = 1\n", at: "B", "A") == "||let x = 1|")
        #expect(try Self.text("let x: Int = y\n", at: "y", "x")
            == "let x: Int = SwiftUI._leftOutValue(\"x\", \"why\")|\(FileCuts.standInImports)")
        #expect(try Self.text("#Preview {\n    y\n}\n", at: "y", "#Preview") == "|||")
    }

    /// In a body that returns a view, only the modifier is cut, and an unknown view is replaced by a placeholder.
    @Test func modifiersAndViewsGoAlone() throws {
        func text(_ line: String, at mark: String, _ name: String) throws -> String {
            let source = "struct A: View {\nvar body: some View { VStack {\n\(line)\nText(1)\n} } }\n"
            return try String(Self.text(source, at: mark, error: "cannot find 'x' in scope", name)
                .dropFirst("struct A: View {|var body: some View { VStack {|".count)
                .dropLast("|Text(1)|} } }|".count))
        }
        #expect(try text("Text(2).a(1).bold()", at: "a(", ".a in A.body") == "Text(2) .bold()")
        #expect(try text("Text(2).a(b).bold()", at: "b)", ".a in A.body") == "Text(2) .bold()")
        #expect(try text("Photo(2) { Text($0) }.bold()", at: "Photo", "Photo in A.body")
            == "SwiftUI._LeftOut(\"Photo\").bold()")
        // A tab is no view: none takes its place.
        #expect(try text("Tab(2) { Text($0) }", at: "Tab", "Tab in A.body").allSatisfy { $0 == " " })
    }

    /// A colour or a font that is not found is replaced where it stands, in a body of any type.
    @Test func coloursThatAreNotFoundGoAlone() throws {
        func text(_ line: String, _ value: String = "Color.sky", error: String = "type 'Color' has no member 'sky'",
                  of name: String) throws -> String {
            let mark = value.hasPrefix(".") ? String(value.dropFirst()) : value
            let made = try Self.text("struct A {\n\(line)\n}\n", at: mark, error: error, name)
            return String(made.split(separator: "|")[1])
        }
        let stand = "(SwiftUI._leftOutValue(\"Color.sky\", \"why\") as Color)"
        #expect(try text("var body: some View { x ? Color.sky : Color.red }", of: "Color.sky in A.body")
            == "var body: some View { x ? \(stand) : Color.red }")
        #expect(try text("func f(_ x: Int) -> Color { if x > 1 { return .sky.opacity(1) }; return y }", ".sky",
                         of: "Color.sky in A.f")
            == "func f(_ x: Int) -> Color { if x > 1 { return \(stand).opacity(1) }; return y }")
        #expect(try text("let x = [SwiftUI.Color.sky(2)]", "SwiftUI.Color", of: "Color.sky in A.x")
            == "let x = [\(stand)]")
        #expect(try text("var x: Color? = .sky", ".sky", error: "type 'Color?' has no member 'sky'",
                         of: "Color.sky in A.x") == "var x: Color? = \(stand)")
        // Of another type nothing says what its member is.
        #expect(try text("func f() -> Int { Theme.sky }", "Theme", error: "type 'Theme' has no member 'sky'", of: "A.f")
            == "func f() -> Int { SwiftUI._leftOutValue(\"A.f\", \"why\") }")
    }

    @Test func initialisersLoseStatements() throws {
        #expect(try Self.text("struct A {\ninit() {\nf(Y())\nz = 1\n}\n}\n", at: "Y()", "a statement in A.init")
            == "struct A {|init() {||z = 1|}|}|")
        #expect(try Self.text("struct A {\ninit() { do { let y = Y(); x = y } catch { x = 1 } }\n}\n", at: "Y()",
                              "a 'do' in A.init")
            == "struct A {|init() { do { throw _Concurrency.CancellationError() } catch { x = 1 } }|}|")
    }

    /// What conforms to a protocol only through another one loses that, and not itself.
    @Test func aTypeLosesItsConformance() throws {
        #expect(try Self.text("struct A: Model {\nlet x = 1\n}\n", at: "A",
                              error: "type 'A' does not conform to protocol 'Decodable'", "Model of A")
            == "struct A {|let x = 1|}|")
        #expect(try Self.text("class A: Base, Model {\nlet x = 1\n}\n", at: "A",
                              error: "type 'A' does not conform to protocol 'Decodable'", "Model of A")
            == "class A: Base {|let x = 1|}|")
        #expect(try Self.text("struct A: Sendable {\nlet x: Y\n}\n", at: "x",
                              error: "stored property 'x' of 'Sendable'-conforming struct 'A' has non-Sendable type",
                              "the check for 'Sendable' of A.x")
            == "struct A: Sendable {|nonisolated(unsafe) let x: Y|}|")
    }

    /// A declaration keeps what does not need a type that is not found.
    @Test func typesThatAreNotFoundAreReplaced() throws {
        func text(_ line: String, _ name: String) throws -> String {
            try Self.text("struct A {\n\(line)\n}\n", at: "Z", error: "cannot find type 'Z' in scope", name)
                .replacingOccurrences(of: "|" + FileCuts.standInImports, with: "")
        }
        #expect(try text("let x: Z?", "the type Z of A.x") == "struct A {|let x: SwiftUI._LeftOutType?|}")
        #expect(try text("let x: Z.B.C", "the type Z.B.C of A.x") == "struct A {|let x: SwiftUI._LeftOutType|}")
        #expect(try text("let x: any Z", "the type Z of A.x") == "struct A {|let x: SwiftUI._LeftOutType|}")
        #expect(try text("func f(_ x: [Z<Int>]) {}", "the type Z<Int> of A.f")
            == "struct A {|func f(_ x: [SwiftUI._LeftOutType]) {}|}")
        #expect(try text("enum B { case c(Z) }", "the type Z of A.B.c")
            == "struct A {|enum B { case c(SwiftUI._LeftOutType) }|}")
        // No type can be a constraint or an opaque result.
        #expect(try text("func f<T: Z>(_ x: T) {}", "A.f") == "struct A {||}|")
        #expect(try text("func f() -> some Z { 1 }", "A.f") == "struct A {||}|")
    }

    /// An initialiser without its body gives each property an empty value, and stops where there is none.
    @Test func initialisersGiveEmptyValues() throws {
        let source = "struct A {\nlet x: Int\nvar y: Int?\nvar z = 1\n@State var w: Int\nvar v: Int { 1 }\n"
            + "init() { let u = Y(); x = u }\n}\n"
        let value = "SwiftUI._leftOutValue(\"A.init: ", set = "self.x = \(value)x\", \"why\"); "
            + "self._w = \(value)w\", \"why\"); "
        #expect(try Self.text(source, at: "Y()", "A.init")
            == "struct A {|let x: Int|var y: Int?|var z = 1|@State var w: Int|var v: Int { 1 }|init() { \(set)}|}|"
            + FileCuts.standInImports)
    }

    /// A view around one of UIKit that cannot be made is a panel.
    @Test func representablesArePanels() throws {
        #expect(try Self.text("struct M: UIViewRepresentable {\nfunc makeUIView(context: Context) -> V { x() }\n}\n",
                              at: "x()", "M.makeUIView")
            == "struct M: UIViewRepresentable {|func makeUIView(context: Context) -> V { "
            + "SwiftUI._leftOutStop(\"M.makeUIView\", \"why\") }; "
            + "public var body: some SwiftUI.View { SwiftUI._LeftOut(\"M\") }|}|\(FileCuts.standInImports)")
    }

    /// A representable of a class that is not found keeps its conformance: a view of UIKit's stands for it.
    @Test func whatARepresentableShowsIsAView() throws {
        func type(_ function: String, of kind: String = "UIViewRepresentable") throws -> String {
            let name = String(function.split(separator: "(")[0].split(separator: " ").last ?? "")
            return try Self.text("struct M: \(kind) {\n\(function) {}\n}\n", at: "Scene",
                                 error: "cannot find type 'Scene' in scope", "the type Scene of M.\(name)")
                .split(separator: "|").map(String.init)[1]
        }
        #expect(try type("func makeUIView(context: Context) -> Scene")
            == "func makeUIView(context: Context) -> SwiftUI.UIView {}")
        #expect(try type("func updateUIView(_ view: Scene, context: Context)")
            == "func updateUIView(_ view: SwiftUI.UIView, context: Context) {}")
        #expect(try type("func makeUIViewController(context: Context) -> Scene", of: "UIViewControllerRepresentable")
            == "func makeUIViewController(context: Context) -> SwiftUI.UIViewController {}")
        #expect(try type("func makeUIView(context: Context) -> Scene", of: "Other")
            == "func makeUIView(context: Context) -> SwiftUI._LeftOutType {}")
    }

    @Test func propertiesOfUnknownValuesStay() throws {
        #expect(try Self.text("struct A {\nlet x = Y.shared\n}\n", at: "Y", error: "cannot find 'Y' in scope", "A.x")
            == "struct A {|let x = SwiftUI._LeftOutType()|}|\(FileCuts.standInImports)")
        #expect(try Self.text("struct A {\n@Environment(Y.self) var x\n}\n", at: "Y",
                              error: "cannot find 'Y' in scope", "@Environment of A.x")
            == "struct A {| var x: SwiftUI._LeftOutType { SwiftUI._LeftOutType() }|}|\(FileCuts.standInImports)")
    }

    /// If cutting the body does not help, the declaration is cut, and then its type; once per round.
    @Test func moreGoesWhereLittleWasNotEnough() {
        let cuts = Self.cuts("struct A {\n    func f() -> some B { x }\n}\n")
        #expect(cuts.leaveOut(line: 2, column: 26, "wrong", reason: "1"))
        #expect(cuts.leaveOut(line: 2, column: 26, "wrong", reason: "2"))
        #expect(cuts.parts.map(\.reason) == ["1"])
        cuts.beginRound()
        #expect(cuts.leaveOut(line: 2, column: 26, "wrong", reason: "2"))
        #expect(cuts.parts.map(\.name) == ["A.f"])
        #expect(String(decoding: cuts.text, as: UTF8.self).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        } == ["struct A {", "", "}"])
        cuts.beginRound()
        #expect(cuts.leaveOut(line: 1, column: 8, "wrong", reason: "3"))
        #expect(cuts.parts.map(\.name) == ["A"])
        cuts.beginRound()
        #expect(!cuts.leaveOut(line: 1, column: 8, "wrong", reason: "4"))
    }

    /// A view whose body was cut is no longer a candidate.
    @Test func whatHasLostItsBodyIsGone() {
        let cuts = Self.cuts("struct A: View {\n    var body: some View { x }\n}\n#Preview { y }\n")
        #expect(cuts.leaveOut(line: 2, column: 27, "wrong", reason: "1"))
        #expect(cuts.isGone(line: 1, column: 1))
        #expect(!cuts.isGone(line: 4, column: 1))
        #expect(cuts.leaveOut(line: 4, column: 12, "wrong", reason: "2"))
        #expect(cuts.isGone(line: 4, column: 1))
    }
}
