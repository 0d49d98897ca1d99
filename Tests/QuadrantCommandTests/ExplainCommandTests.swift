import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantExplain

/// `quadrant explain`: the words of the seed programs, source lines, comparisons and errors.
@Suite struct ExplainCommandTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What these tests read of the JSON form.
    private struct Recorded: Decodable {
        struct Source: Decodable { var line: Int }
        struct Frame: Decodable { var x, y: Double }
        struct Node: Decodable {
            var name: String
            var text: String?
            var systemView: String?
            var isInternal: Bool
            var source: Source?
            var attributes: [String: String]
            var frame: Frame
        }
        var nodes: [Node]
    }

    private static func record(_ json: String) throws -> Recorded {
        try JSONDecoder().decode(Recorded.self, from: Data(json.utf8))
    }

    /// A folder with the examples at the paths that the checked-in words name.
    private func examples() throws -> Command {
        let command = try Command()
        for folder in ["Seeds", "Explain"] {
            let source = Self.root.appendingPathComponent("Examples/\(folder)")
            let names = try FileManager.default.contentsOfDirectory(atPath: source.path)
            for name in names where name.hasSuffix(".swift") {
                try command.write(try String(contentsOf: source.appendingPathComponent(name), encoding: .utf8),
                                  to: "Examples/\(folder)/\(name)")
            }
        }
        return command
    }

    /// File, view and the name of the checked-in words.
    static let explained: [(file: String, view: String, name: String)] = [
        ("SliderLabel", "Slider labels", "SliderLabel"),
        ("PositionAndBackground", "Background, position", "BackgroundThenPosition"),
        ("PositionAndBackground", "Position, background", "PositionThenBackground"),
        ("PositionAndBackground", "Offset, background", "OffsetThenBackground"),
        ("PositionAndBackground", "Background, offset", "BackgroundThenOffset"),
        ("GeometryReaderBasics", "Nine tenths", "NineTenths"),
        ("GeometryReaderBasics", "Text below a reader", "TextBelowReader"),
        ("Quadrant", "Quadrants", "Quadrants"),
        ("Coordinates", "Coordinates", "Coordinates"),
        ("Speed", "Five speeds", "Speeds"),
    ]

    /// The words of the seeds are those that were read and checked in: `Examples/Explain/NAME.txt`.
    @Test(arguments: explained)
    func theWordsAreThoseThatWereRead(file: String, view: String, name: String) throws {
        let command = try examples()
        let result = try command.run("explain", "Examples/Seeds/\(file).swift", "--view", view, "--all",
                                     "--profile", "ios17")
        #expect(result.code == 0, "\(result.errors)")
        let path = Self.root.appendingPathComponent("Examples/Explain/\(name).txt")
        let known = try String(contentsOf: path, encoding: .utf8)
        let differing = zip(result.output.split(separator: "\n"), known.split(separator: "\n")).first { $0 != $1 }
        #expect(result.output == known, "\(differing.map { "\($0)\n\($1)" } ?? "one is longer")")
    }

    @Test func aLabelThatIsMisplacedByItsReader() throws {
        let command = try examples()
        let result = try command.run("explain", "Examples/Explain/LabelAtPosition.swift", "--against",
                                     "Examples/Explain/LabelWithOffset.swift")
        #expect(result.code == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n").prefix(3).joined(separator: "\n")
        #expect(lines.contains("Text \"160\""))
        #expect(lines.contains("the GeometryReader places its content top-leading"))
        #expect(lines.contains("the offset was computed from the centre"))
    }

    @Test(arguments: [("Background, position", "Position, background", "position"),
                      ("Background, offset", "Offset, background", "offset")])
    func theOrderOfABackground(first: String, second: String, modifier: String) throws {
        let command = try examples()
        let result = try command.run("explain", "Examples/Seeds/PositionAndBackground.swift", "--view", first,
                                     "--against-view", second)
        #expect(result.code == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n").prefix(3).joined(separator: "\n")
        #expect(lines.contains(".background is inside of .\(modifier) in \"\(first)\", outside of it in \"\(second)\""))
    }

    @Test func equalLayoutsDoNotDiffer() throws {
        let command = try examples()
        let result = try command.run("explain", "Examples/Explain/LabelAtPosition.swift", "--against",
                                     "Examples/Explain/LabelAtPosition.swift")
        #expect(result.output == "Every view has the same size and place in both.\n")
    }

    private let program = """
        import SwiftUI
        struct Row: View {
            let title: String
            var body: some View {
                HStack {
                    Text(title)
                        .padding(3)
                    if title == "b" {
                        Text("second")
                            .padding(4)
                    } else {
                        Text("first")
                            .padding(4)
                    }
                    mark
                }
            }
            private var mark: some View {
                Circle().frame(width: 9, height: 9)
            }
        }
        struct Box<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                content
                    .border(.red)
            }
        }
        struct Page: View {
            var body: some View {
                VStack {
                    ForEach(["a", "b"], id: \\.self) { title in
                        Row(title: title)
                            .background(Color.yellow)
                    }
                    Box {
                        Text("boxed").offset(y: 2)
                    }
                    Button("press") {}
                        .accessibilityIdentifier("go")
                }
                .frame(width: 200)
            }
        }
        #Preview { Page() }

        """

    /// Loops, branches, properties, and what is given to a view of the program.
    @Test func everyViewHasTheLineThatWroteIt() throws {
        let command = try Command(["A.swift": program])
        let result = try command.run("explain", "A.swift", "--json")
        #expect(result.code == 0, "\(result.errors)")
        let record = try Self.record(result.output)
        func lines(_ name: String, _ text: String? = nil) -> [Int?] {
            record.nodes.filter { $0.name == name && (text == nil || $0.text == text) }.map { $0.source?.line }
        }
        func line(_ text: String, _ count: Int = 1) -> Int {
            let all = program.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.contains(text) }.map { $0.offset + 1 }
            return all[count - 1]
        }
        #expect(lines("HStack") == [line("HStack"), line("HStack")])
        #expect(lines("Text", "a") == [line("Text(title)")] && lines("Text", "b") == [line("Text(title)")])
        #expect(lines("Text", "first") == [line("Text(\"first\")")])
        #expect(lines("Text", "second") == [line("Text(\"second\")")])
        #expect(lines("padding") == [line(".padding(3)"), line(".padding(4)", 2), line(".padding(3)"),
                                     line(".padding(4)")])
        #expect(lines("Circle") == [line("Circle()"), line("Circle()")])
        #expect(lines("background") == [line(".background"), line(".background")])
        #expect(lines("border") == [line(".border")] && lines("Text", "boxed") == [line("boxed")])
        #expect(lines("offset") == [line("boxed")])
        let button = try #require(record.nodes.first { $0.systemView == "Button" })
        #expect(button.source?.line == line("Button("))
        #expect(record.nodes.first { $0.attributes["width"] == "200.0" }?.source?.line == line(".frame(width: 200)"))
    }

    @Test func aViewIsChosenByPointAndName() throws {
        let command = try Command(["A.swift": program])
        let named = try command.run("explain", "A.swift", "--view-named", "boxed")
        #expect(named.code == 0 && named.output.hasPrefix("Text \"boxed\" is "))
        let record = try Self.record(command.run("explain", "A.swift", "--json").output)
        let text = try #require(record.nodes.first { $0.text == "second" })
        let point = "\(text.frame.x + 5),\(text.frame.y + 5)"
        let there = try command.run("explain", "A.swift", "--at", point)
        #expect(there.code == 0 && there.output.hasPrefix("Text \"second\" is "), "\(there.output)\(there.errors)")
        let type = try command.run("explain", "A.swift", "--view-named", "Button")
        #expect(type.code == 0 && type.output.hasPrefix("Button"), "\(type.output)\(type.errors)")
    }

    private struct Asked: Decodable {
        struct Node: Decodable {
            var name: String
            var asked: [Answer]
        }
        struct Answer: Decodable { var size: Size }
        struct Size: Decodable { var width: Double }
        struct Source: Decodable { var file: String, line: Int }
        var view: String
        var source: Source
        var nodes: [Node]
    }

    /// Previews of several files in one run, as text and as an array of records; views without a preview are not shown.
    @Test func everyPreviewIsExplained() throws {
        let first = """
            import SwiftUI
            struct Part: View { var body: some View { Text("part") } }
            #Preview("One") { Color.red.frame(minWidth: 20, maxWidth: 50) }
            #Preview("Two") { Part() }

            """
        let second = "import SwiftUI\n#Preview(\"Three\") { Color.blue.frame(width: 30, height: 30) }\n"
        let command = try Command(["F/A.swift": first, "F/B.swift": second])
        let result = try command.run("explain", "F", "--every-preview", "--json", "--propose", "nil,0,60xnil,30xnil")
        #expect(result.code == 0, "\(result.errors)")
        let records = try JSONDecoder().decode([Asked].self, from: Data(result.output.utf8))
        #expect(records.map(\.view) == ["One", "Two", "Three"])
        #expect(records.map { "\($0.source.file):\($0.source.line)" } == ["F/A.swift:3", "F/A.swift:4", "F/B.swift:2"])
        let frame = try #require(records[0].nodes.first { $0.name == "frame" })
        // Both bounds, so a proposal is clamped; for nil it is the content's 10, not less than the minimum.
        #expect(frame.asked.map(\.size.width) == [20, 20, 50, 30])
        let text = try command.run("explain", "F", "--every-preview", "--propose", "nil")
        #expect(text.output.hasPrefix("One in F/A.swift:3\n\nColor"), "\(text.output)")
        #expect(text.output.contains("\n\nThree in F/B.swift:2\n\nColor"))
        #expect(text.output.contains("answers   10 × 10 to nil × nil\n"))
    }

    @Test func whatCannotBeExplainedIsSaid() throws {
        let command = try Command(["A.swift": program])
        func failure(_ arguments: String..., code: ExitCode, _ words: [String]) throws {
            let result = try command.run(["explain", "A.swift"] + arguments)
            #expect(result.code == code.rawValue && result.hasFourParts, "\(result.errors)")
            for word in words { #expect(result.errors.contains(word), "\(result.errors)") }
        }
        try failure("--view-named", "boxes", code: .view, ["no view named 'boxes'", "Did you mean 'boxed'?"])
        try failure("--view-named", "HStack", code: .view, ["2 views are named 'HStack'", "the point"])
        try failure("--at", "5000,3", code: .view, ["is outside the window", "393 × 852"])
        try failure("--at", "middle", code: .usage, ["'middle' is not a valid point"])
        try failure("--at", "3,4", "--all", code: .usage, ["--at cannot be used with --all"])
        try failure("--every-preview", "--view", "Page", code: .usage, ["--view cannot be used with --every-preview"])
        for list in ["many", "4x5x6", "-1", "", "nil,"] {
            try failure("--propose", list, code: .usage, ["is not a valid proposal", "nil,0,infinity,100x40"])
        }
        try failure("--json", "--against", "A.swift", code: .usage, ["--json cannot be used with --against"])
    }

    /// The file is replaced as a whole; a failure leaves it as it was.
    @Test func theReportIsOnePageOrNothing() throws {
        let command = try Command(["A.swift": program, "B.swift": "import SwiftUI\nstruct B: View {"])
        try command.write("before", to: "report.html")
        #expect(try command.run("explain", "B.swift", "-o", "report.html").code != 0)
        #expect(command.text("report.html") == "before")
        let result = try command.run("explain", "A.swift", "-o", "report.html")
        #expect(result.code == 0 && result.output.isEmpty, "\(result.errors)")
        let page = try #require(command.text("report.html"))
        #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
        #expect(page.contains("default-src 'none'") && !page.contains("src=\"http"))
        #expect(command.files.filter { $0.contains("report") } == ["report.html"])
        let wrong = try command.run("explain", "A.swift", "-o", "report.txt")
        #expect(wrong.code == ExitCode.usage.rawValue && wrong.hasFourParts && wrong.errors.contains("report.html"))
        let folder = try command.run("explain", "A.swift", "-o", "missing/report.html")
        #expect(folder.code == ExitCode.output.rawValue && folder.hasFourParts)
    }

    /// The data of the page is JSON: of text every character that must be escaped, of numbers four decimals.
    @Test func theDataOfThePageIsJSON() throws {
        let value = PageValue.object([
            ("text", .text("a \"b\" \\ \n \u{1} é")),
            ("numbers", .list([.number(1), .number(0.123456), .number(.infinity)])),
            ("nothing", .null), ("flag", .flag(true)),
        ])
        #expect(value.json == #"{"text":"a \"b\" \\ \n \u0001 é","numbers":[1,0.1235,"∞"],"nothing":null,"flag":1}"#)
        let read = try JSONSerialization.jsonObject(with: Data(value.json.utf8)) as? [String: Any]
        #expect(read?["text"] as? String == "a \"b\" \\ \n \u{1} é")
    }

    @Test func theLayoutIsDrawnOverAPicture() throws {
        let command = try Command(["A.swift": program])
        #expect(try command.run("render", "A.swift", "-o", "plain.svg").code == 0)
        let result = try command.run("render", "A.swift", "--show", "frames,spacing", "-o", "shown.svg")
        #expect(result.code == 0, "\(result.errors)")
        let (plain, shown) = (try #require(command.text("plain.svg")), try #require(command.text("shown.svg")))
        #expect(shown.count > plain.count && shown.contains("stroke="))
        let wrong = try command.run("render", "A.swift", "--show", "frame", "-o", "no.svg")
        #expect(wrong.code == ExitCode.usage.rawValue && wrong.hasFourParts)
        #expect(wrong.errors.contains("Did you mean frames?"))
        let animation = try command.run("render", "A.swift", "--show", "frames", "-o", "no.apng")
        #expect(animation.code == ExitCode.usage.rawValue && animation.hasFourParts)
    }
}
