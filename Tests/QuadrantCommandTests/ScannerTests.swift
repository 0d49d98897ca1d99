import Foundation
import Testing
@testable import QuadrantCompiler

@Suite("Finding what a program can show")
struct ScannerTests {
    private func scan(_ texts: String...) -> ProgramScan {
        let files = texts.enumerated().map { index, text in
            SourceSet.File(path: "\(index).swift", absolute: "/\(index).swift", bytes: Array(text.utf8))
        }
        return Scanner.scan(SourceSet(argument: "test", files: files))
    }

    private func titles(_ scan: ProgramScan) -> [String] { scan.candidates.map(\.title) }

    @Test func viewsPreviewsAndProvidersInOrder() {
        let found = scan("""
            import SwiftUI
            struct A: View { var body: some View { Text("a") } }
            struct A_Previews: PreviewProvider { static var previews: some View { A() } }
            #Preview { A() }
            #Preview("big") { A() }
            """)
        #expect(titles(found) == ["A", "A_Previews", "#Preview in line 4", "#Preview(\"big\")"])
    }

    /// A view can be shown if every stored property has a default value.
    @Test(arguments: [
        ("let x: Int", ["x: Int"]), ("let x = 3", []), ("var x: Int?", []), ("let x: Int?", ["x: Int?"]),
        ("@State var x = 3", []), ("@State private var x: Int", ["x: Int"]), ("@State var x: Int?", []),
        ("@Binding var x: Int", ["x: Int"]), ("@Environment(\\.locale) var x", []), ("@Namespace var x", []),
        ("@StateObject var x = Model()", []), ("@ObservedObject var x: Model", ["x: Model"]),
        ("@EnvironmentObject var x: Model", []), ("@ViewBuilder let x: () -> Content", ["x: () -> Content"]),
        ("static var x: Int { 3 }", []), ("var x: Int { 3 }", []), ("var x: Int = 3 { didSet {} }", []),
        ("@AppStorage(\"x\") var x: String?", []), ("@FocusState var x: Bool", []), ("@ScaledMetric var x = 3.0", []),
        ("let x: Int; init(x: Int = 3) { self.x = x }", []),
        ("let x: Int; init(x: Int) { self.x = x }", ["x: Int"]),
        ("let x: Int; init?(x: Int) { self.x = x }", ["the arguments of its init"]),
        ("let x: Int; init(x: Int) { self.x = x }; init() { x = 3 }", []),
    ])
    func needsArguments(member: String, needs: [String]) {
        let found = scan("import SwiftUI\nstruct A: View { \(member)\nvar body: some View { EmptyView() } }")
        #expect(found.views.map(\.needs) == [needs])
    }

    @Test func genericViewNeedsItsParameters() {
        let found = scan("struct A<Content: View>: View { var body: some View { EmptyView() } }")
        #expect(found.views.map(\.needs) == [["its generic parameters"]])
    }

    /// An extension in another file may add the conformance or an initialiser.
    @Test func extensionsCount() {
        let found = scan("struct A { let x: Int }", "extension A: View { var body: some View { EmptyView() } }",
                         "extension A { init() { x = 3 } }")
        #expect(found.views.map(\.name) == ["A"])
        #expect(found.views.map(\.needs) == [[]])
    }

    @Test func nestedTypesAreQualifiedAndPrivateOnesHidden() {
        let found = scan("""
            enum Screens {
                struct Home: View { var body: some View { EmptyView() } }
                private struct Secret: View { var body: some View { EmptyView() } }
            }
            private struct Own: SwiftUI.View { var body: some View { EmptyView() } }
            """)
        #expect(found.views.map(\.name) == ["Screens.Home", "Own"])
    }

    @Test func inactiveCodeIsNotPartOfTheProgram() {
        let found = scan("""
            #if os(macOS)
            struct Mac: View { var body: some View { EmptyView() } }
            #elseif DEBUG
            struct A_Previews: PreviewProvider { static var previews: some View { EmptyView() } }
            #else
            struct Release: View { var body: some View { EmptyView() } }
            #endif
            """)
        #expect(titles(found) == ["A_Previews"])
    }

    /// A space before an attribute's arguments is an error only from Swift 6 on.
    @Test func filesAreParsedInTheModeTheyAreCompiledIn() {
        let found = scan("@available (iOS 16, *)\nstruct A: View { var body: some View { EmptyView() } }")
        #expect(found.broken.isEmpty)
        #expect(found.views.map(\.name) == ["A"])
    }

    @Test func brokenFileIsReported() {
        #expect(scan("struct A: View { var body: some View { Text( } }").broken == [0])
    }
}
