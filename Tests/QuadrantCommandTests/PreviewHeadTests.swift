import Foundation
import Testing
@testable import QuadrantCompiler
@testable import QuadrantProject

/// Previews compiled as constants: as long as the macro, and with errors for the user's text (#10.3).
@Suite("Previews as constants")
struct PreviewHeadTests {
    private func heads(_ text: String) -> [PreviewHead] {
        let file = SourceSet.File(path: "A.swift", absolute: "/A.swift", bytes: Array("import SwiftUI\n\(text)".utf8))
        return Scanner.read(SourceSet(argument: "test", files: [file]), CompilationConditions.defaultModules).files[0]
            .heads
    }

    @Test(arguments: [
        ("#Preview { A() }", "nil, traits: []"), ("#Preview(\"Ä\") { A() }", "\"Ä\", traits: []"),
        ("#Preview(traits: .portrait) { A() }", "nil, traits: [.portrait]"),
        ("/* a */ #Preview(\"b\", traits: .portrait, .a(1)) {\n A()\n}", "\"b\", traits: [.portrait, .a(1)]"),
        ("#if DEBUG\n#Preview(name) { A() }\n#endif", "name, traits: []"),
    ])
    func constantsAreAsLongAsWhatTheyReplace(text: String, arguments: String) throws {
        let head = try #require(heads(text).first)
        #expect(head.arguments == arguments)
        #expect(head.text.hasPrefix("#Preview") && head.text.hasSuffix("{"))
        let name = try #require(PreviewHead.names([("/A.swift", 0)])[0])
        #expect(head.constant(name).utf8.count == head.text.utf8.count)
        #expect(head.constant(name).hasPrefix("let \(name)=_P") && head.constant(name).hasSuffix("{"))
    }

    @Test(arguments: [
        "#Preview{ A() }", "#Preview(\"a\", body: A.init)", "#Preview(\n\"a\") { A() }",
        "#Preview { @Previewable @State var on = true; A(on: $on) }", "#Preview(\"a\") { () in A() }",
        "#Preview(as: .small) { A() } timeline: { B() }", "struct A { #Preview { B() } }", "#Other(\"a\") { A() }",
    ])
    func otherFormsStayMacros(text: String) {
        #expect(heads(text).isEmpty)
    }

    /// An additional preview in one file has a unique name, and changes no name in another file.
    @Test func namesFollowFromTheFile() throws {
        let files = (0..<100).map { (file: "/Views/View\($0).swift", number: 0) }
        let before = PreviewHead.names(files).compactMap { $0 }
        #expect(before.count == 100 && Set(before).count == 100)
        #expect(before.allSatisfy { $0.utf8.count == 2 })
        let after = PreviewHead.names(files + [(file: "/Views/View3.swift", number: 1)])
        #expect(Array(after.prefix(100)) == before)
    }

    /// Beyond some hundreds of previews, the others are compiled as macros.
    @Test func namesRunOut() {
        let names = PreviewHead.names((0..<1000).map { ("/A.swift", $0) })
        #expect(names.prefix(200).allSatisfy { $0 != nil } && names.last == .some(nil))
    }

    @Test func previewsOfAllFormsAreDrawn() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            private let title = "Own"
            private struct A: View { var body: some View { Text("a").padding() } }
            #Preview { A() }
            #Preview(title, traits: .fixedLayout(width: 30, height: 40)) { A(); A() }
            #Preview("Local") {
                struct B: View { var body: some View { A() } }
                let number = 3
                if number > 2 { return B() }
                return B()
            }
            #Preview("Previewable") {
                @Previewable @State var on = true
                Toggle("On", isOn: $on)
            }
            """])
        let result = try command.run("render", "A.swift", "--all", "-o", "%.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files.filter { $0.hasSuffix(".svg") }.count == 4, "the previews of the view")
    }

    /// Errors have the same position, excerpt and message as with the macro.
    @Test func errorsAreAboutTheUsersText() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview("One") { Text("a").padding(nothing) }
            #Preview("Two", traits: .nowhere) { Text("b") }
            """])
        let result = try command.run("render", "A.swift", "--view", "One", "-o", "a.svg")
        #expect(result.code == 1)
        #expect(result.errors.contains("A.swift:2:37: error: cannot find 'nothing' in scope"), "\(result.errors)")
        #expect(result.errors.contains("#Preview(\"One\") { Text(\"a\").padding(nothing) }"))
        #expect(result.errors.contains("'nowhere'") && result.errors.contains("A.swift:3:"))
        #expect(!result.errors.contains("_P"))
    }

    /// A warning does not cause compilation with macros: its excerpt shows the user's text anyway.
    @Test func warningsShowTheUsersText() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview("One") { let n = 3 as! Int; Text(String(n)) }
            """])
        let result = try command.run("render", "A.swift", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.contains("#Preview(\"One\") {") && !result.errors.contains("_P"), "\(result.errors)")
    }
}
