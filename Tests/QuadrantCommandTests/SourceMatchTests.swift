import Foundation
import QuadrantHost
import Testing

/// The line of the program that made each view and modifier.
@Suite struct SourceMatchTests {
    private func record(_ command: Command, _ options: String...) throws -> LayoutExplanation {
        let result = try command.run(["explain", "A.swift", "--json"] + options)
        #expect(result.code == 0, "\(result.errors)")
        return try LayoutExplanation(json: Data(result.output.utf8))
    }

    /// The texts, and the names of other views and modifiers, each with its line.
    private func lines(_ body: String, _ more: String = "", of names: Set<String> = ["Text"]) throws -> [String] {
        let code = "import SwiftUI\nstruct A: View {\n    var body: some View {\n\(body)\n    }\n\(more)\n}\n#Preview { A() }\n"
        return try record(try Command(["A.swift": code])).nodes.compactMap { node in
            guard !node.isInternal || node.systemView != nil, names.contains(node.name) else { return nil }
            return "\(node.text ?? node.name) \(node.source.map { String($0.line) } ?? "-")"
        }
    }

    /// What is written in unusual places has its line, and no other.
    @Test func linesOfUnusualCode() throws {
        let first = """
            import SwiftUI
            struct First: View {
                struct Row: View {
                    var body: some View { Text("first row").padding(3) }
                }
                var body: some View { Row() }
            }
            struct Second: View {
                struct Row: View {
                    var body: some View {
                        Text("second row")
                            #if os(iOS)
                            .border(.red)
                            #endif
                            .padding(5)
                    }
                }
                let layout = AnyLayout(VStackLayout())
                var body: some View {
                    layout {
                        Row()
                        #if os(iOS)
                        Label { Text("title") } icon: { Image.init(systemName: "star") }
                        #endif
                        Button("press") {}
                        Slider(value: .constant(0.5))
                    }
                }
            }
            struct Second_Previews: PreviewProvider {
                static var previews: some View {
                    Second()
                        .offset(x: 1)
                }
            }

            """
        let command = try Command(["A.swift": first])
        let record = try record(command, "--view", "Second_Previews")
        let lines = record.nodes.filter { !$0.isInternal || $0.systemView == "Slider" }.map {
            "\($0.text ?? $0.systemView ?? $0.name) \($0.source.map { "\($0.line)" } ?? "-")"
        }
        #expect(lines == [
            "offset 33", "AnyLayout 20", "padding 15", "border 13", "second row 11", "secondary 13", "Rectangle 13",
            "Image 23", "title 23", "press 25", "Slider 26",
        ], "\(lines)")
    }


    /// A text with an interpolation is found by its other parts, and a title belongs to its control.
    @Test func textsWithInterpolationsHaveTheirOwnLine() throws {
        let found = try lines("""
            Button("Press") {}
            Text("height \\(number) of\\(number)")
            Text("\\(number) apples")
            Text("other")
            """, "let number = 3")
        #expect(found == ["Press 4", "height 3 of3 5", "3 apples 6", "other 7"], "\(found)")
    }

    /// A text of a control that is shown elsewhere is not taken for another one of the same kind.
    @Test func aTitleIsNoOtherText() throws {
        let found = try lines("""
            NavigationStack {
                Form {
                    DisclosureGroup("Values") { Text("Total") }
                    Section(header: Text("Header"), footer: Text("Footer")) { Text("row") }
                }
                .navigationTitle("Title \\(2)")
            }
            """)
        #expect(Set(found).isSuperset(of: ["Values 6", "Header 7", "row 7", "Footer 7", "Title 2 9"]), "\(found)")
        #expect(!found.contains { $0.hasSuffix("-") }, "\(found)")
    }

    /// Equal rows belong to the loop that made them.
    @Test func rowsBelongToTheirLoop() throws {
        let found = try lines("""
            VStack {
                ForEach(0..<2) {
                    Text("Hello \\($0)")
                }
                ForEach(6..<8) {
                    Text("Hello \\($0)").bold()
                }
                TimelineView(.everyMinute) { _ in
                    Text("now \\(number)")
                    Text("then \\(number)")
                }
            }
            """, "let number = 3")
        #expect(found == ["Hello 0 6", "Hello 1 6", "Hello 6 9", "Hello 7 9", "now 3 12", "then 3 13"], "\(found)")
    }

    /// A title that the navigation bar shows is not taken for a row.
    @Test func aTitleIsNoRow() throws {
        let found = try lines("""
            NavigationStack {
                List {
                    ForEach(["a", "b"], id: \\.self) { item in
                        NavigationLink(destination: Text("elsewhere"), label: {
                            Text(item)
                        })
                    }
                }
                .navigationTitle("Things")
            }
            """)
        #expect(Set(found) == ["a 8", "b 8", "Things 12"], "\(found)")
    }

    /// A modifier of several views is made for each of them.
    @Test func aModifierOfAGroupHasOneLine() throws {
        let found = try lines("""
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(3)
                Text("c").padding(3)
            }
            """, of: ["Text", "padding"])
        #expect(found == ["padding 9", "a 6", "padding 9", "b 7", "padding 10", "c 10"], "\(found)")
    }

    /// Properties and functions that are given as arguments, stored views, and modifiers of the program.
    @Test func viewsFromElsewhereHaveTheirLine() throws {
        let code = """
            import SwiftUI
            extension View {
                func framed() -> some View {
                    padding(2)
                        .background(Text("behind"))
                }
            }
            struct A: View {
                let stored = Text("stored")
                var body: some View {
                    VStack {
                        stored
                        Text("first").framed()
                        Text("second").overlay(corner.opacity(0.5))
                    }
                    .sheet(isPresented: .constant(false)) { Text("sheet") }
                }
                private var corner: some View {
                    Text("corner")
                }
            }
            #Preview { A() }

            """
        let nodes = try record(try Command(["A.swift": code])).nodes
        let found = nodes.filter { ["Text", "padding", "opacity"].contains($0.name) && !$0.isInternal }
            .map { "\($0.text ?? $0.name) \($0.source.map { String($0.line) } ?? "-")" }
        #expect(found == ["stored 9", "padding 4", "first 13", "behind 5", "second 14", "opacity 14", "corner 19"],
                "\(found)")
        #expect(nodes.first { $0.systemView == ".sheet" }?.source?.line == 16)
    }

    /// A closure that is given as an argument, after one that makes no view.
    @Test func aClosureAsAnArgumentKeepsItsLines() throws {
        let found = try lines("""
            VStack {
                Toggle(
                    isOn: .constant(true),
                    label: {
                        Text("toggle")
                    })
                NavigationLink(
                    destination: Text("elsewhere"),
                    label: {
                        Text(name)
                    })
            }
            """, "let name = \"link\"")
        #expect(found == ["toggle 8", "link 13"], "\(found)")
    }

    /// A column counts characters, as an editor does.
    @Test func aColumnCountsCharacters() throws {
        let code = "import SwiftUI\n#Preview {\n    Text(\"胡歌é\").padding(3)\n}\n"
        let nodes = try record(try Command(["A.swift": code])).nodes
        #expect(nodes.map { $0.source?.column } == [17, 5])
    }
}
