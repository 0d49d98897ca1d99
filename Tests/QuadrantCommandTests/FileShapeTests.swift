import Testing
@testable import QuadrantCompiler

/// What other files see of a file decides whether they are compiled again.
struct FileShapeTests {
    private static let view = """
        import SwiftUI
        struct Card: View {
            var title = "a"
            var count: Int { title.count }
            var body: some View { Text(title) }
            func scaled(by factor: Int = 2) -> Int { count * factor }
            init(title: String) { self.title = title }
        }
        #Preview { Card(title: "b") }
        """

    private func shape(_ text: String) -> String {
        let file = SourceSet.File(path: "A.swift", absolute: "/A.swift", bytes: Array(text.utf8))
        return Scanner.read(SourceSet(argument: "A.swift", files: [file]), []).files[0].shape
    }

    private func shape(replacing old: String, _ new: String) -> String {
        #expect(Self.view.contains(old))
        return shape(Self.view.replacing(old, with: new))
    }

    @Test(arguments: [
        ("Text(title) }", "Text(title).bold() }"), ("{ title.count }", "{ title.count + 1 }"),
        ("{ count * factor }", "{ return count }"), ("self.title = title", "self.title = title + title"),
        ("{ Card(title: \"b\") }", "{ Card(title: \"c\").padding() }"), ("struct Card", "/// A card.\nstruct   Card"),
    ])
    func bodiesAndCommentsAreNotSeen(_ old: String, _ new: String) {
        #expect(shape(replacing: old, new) == shape(Self.view))
    }

    @Test(arguments: [
        ("title = \"a\"", "title = 1"), ("count: Int", "count: Double"), ("factor: Int = 2", "factor: Int = 3"),
        ("some View {", "Text {"), ("struct Card", "private struct Card"), ("import SwiftUI", "import UIKit"),
        ("init(title: String) { self.title = title }", "init(title: String)"), ("#Preview {", "#Preview(\"B\") {"),
        ("{ title.count }", "{ get { 1 } set {} }"),
    ])
    func declarationsAreSeen(_ old: String, _ new: String) {
        #expect(shape(replacing: old, new) != shape(Self.view))
    }

    @Test func theValueOfAPropertyIsSeenAlsoInAClosure() {
        #expect(shape("let a = { 1 }()") != shape("let a = { 2.0 }()"))
    }

    @Test func bodiesOfAccessorsAreNotSeenAndTheirKindsAre() {
        let observed = shape("struct A { var a = 1 { didSet { print(1) } } }")
        #expect(observed == shape("struct A { var a = 1 { didSet { print(2) } } }"))
        #expect(observed != shape("struct A { var a = 1 { willSet { print(1) } } }"))
    }
}
