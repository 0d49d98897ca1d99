import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantMCP

/// The commands of the README and of the guides do what is said of them. Those of the skill are in `SkillTests`.
@Suite struct GuideCommandsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Commands that do not end or need more than a test has, with the file that tests them.
    private static let elsewhere = [
        "preview": "PreviewTests", "run": "AppCommandTests", "update": "InstallationCommandsTests",
        "versions": "InstallationCommandsTests", "use": "InstallationCommandsTests",
        "uninstall": "InstallationCommandsTests", "skill": "SkillTests", "mcp": "MCPTests",
    ]

    private static let program = """
        import SwiftUI
        struct Card: View {
            @State private var count = 0
            @State private var text = ""
            @FocusState private var isFocused: Bool
            @State private var place = CGSize.zero
            var body: some View {
                VStack {
                    Text("Count \\(count)")
                    Button("Center") { isFocused = true }.frame(minWidth: 44, minHeight: 44)
                    Button("Play") { count += 1 }.frame(minWidth: 44, minHeight: 44)
                    Button("Add") { count += 1 }.frame(minWidth: 44, minHeight: 44)
                    TextField("Name", text: $text).focused($isFocused)
                    Circle().frame(width: 40, height: 40).offset(place).accessibilityIdentifier("knob")
                        .gesture(DragGesture().onChanged { place = $0.translation })
                    ScrollView { ForEach(0..<40) { Text("Row \\($0)") } }
                }
            }
        }
        #Preview("NAME") { Card() }
        """

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    /// The command lines of a page: lines of code blocks, and what stands between backquotes.
    static func commands(_ text: String) -> [String] {
        let lines = text.split(separator: "\n").map { $0.trimmingPrefix("> ") }
        let own = lines.map { $0.trimmingPrefix("    ").trimmingPrefix("$ ") }.compactMap { line -> Substring? in
            // The image of the same name has the command as its entry.
            if line.hasPrefix("docker run "), let name = line.firstRange(of: " quadrant ") {
                return line[name.lowerBound...].dropFirst()
            }
            let line = line.hasPrefix("./quadrant ") ? line.dropFirst(2) : line[...]
            return line.hasPrefix("quadrant ") ? line : nil
        }
        let quoted = lines.flatMap { $0.matches(of: #/`(quadrant [^`]*)`/#).map(\.output.1) }
        let plain = (own + quoted).map { line -> String in
            // What follows after two spaces is a remark.
            let words = line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line
            return words.trimmingCharacters(in: .whitespaces)
        }
        return plain.flatMap { line -> [String] in
            let names = line.dropFirst("quadrant ".count).split(separator: " ")
            return line.contains(" | ") ? names.filter { $0 != "|" && $0.first?.isLowercase == true }
                .map { "quadrant " + $0 } : [line]
        }
    }

    /// A package with a library and a test of it.
    static let package = [
        "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Lib", targets: [
                .target(name: "Lib", path: "Lib"),
                .testTarget(name: "LibTests", dependencies: ["Lib"], path: "LibTests"),
            ])
            """,
        "Lib/Lib.swift": "public let one = 1\n",
        "LibTests/LibTests.swift": """
            import XCTest
            import Lib
            final class LibTests: XCTestCase { func testOne() { XCTAssertEqual(one, 1) } }
            """,
    ]

    @Test(arguments: [
        "README.md", "Docs/Guide/Agents.md", "Docs/Guide/ContinuousIntegration.md", "Docs/Guide/Editors.md",
    ])
    func commandsRun(_ page: String) throws {
        let command = try Command([
            "View.swift": Self.program, "Sources/View.swift": Self.program, "Card.swift": """
                import SwiftUI
                struct Card: View {
                    let title: String
                    var body: some View { Text(title) }
                }
                """,
            "requests.jsonl": #"{"values": {"title": "One"}, "output": "one.png"}"# + "\n",
            "MyApp/App.swift": "import SwiftUI\n@main struct MyApp: App {\n    var body: some Scene {\n        "
                + "WindowGroup { Text(\"Hello\") }\n    }\n}\n#Preview(\"One\") { Text(\"One\") }\n"
        ].merging(Self.package) { own, _ in own })
        try FileManager.default.createSymbolicLink(
            atPath: command.folder + "/Examples", withDestinationPath: Self.root.path + "/Examples")
        let found = Self.commands(try Self.text(page))
        #expect(!found.isEmpty)
        var known: Set<String> = []
        for line in found where known.insert(line).inserted {
            let parts = line.split(separator: " "), name = String(parts[1])
            // The name of a command is no use of it.
            if parts.count == 2, !["doctor", "version", "devices"].contains(name) { continue }
            if let file = Self.elsewhere[name] {
                #expect(access(Self.root.path + "/Tests/QuadrantCommandTests/\(file).swift", R_OK) == 0, "\(line)")
                continue
            }
            if line.contains("--sandbox"), !SandboxTests.isPossible { continue }
            let words = line.replacing("PATH", with: "View.swift").replacing("--seconds 60", with: "--seconds 1")
                .replacing("--view-named NAME", with: "--view-named Add").replacing("quadrant ", with: "\"$QUADRANT\" ")
            let result = try command.shell(words)
            // An audit has findings, and no preview has a reference yet.
            let expected: Set<Int32> = ["audit", "test"].contains(name) ? [0, 6] : name == "doctor" ? [0, 5] : [0]
            #expect(expected.contains(result.code), "\(line): \(result.code) \(result.errors)")
        }
    }

    /// Each command of the pages that an agent reads is run here, or in `OtherCommandsTests`.
    @Test(arguments: [
        "README.md", "Docs/Guide/Agents.md", "Docs/Guide/ContinuousIntegration.md", "Docs/Guide/SKILL.md",
    ])
    func noCommandIsLeftOut(_ page: String) throws {
        let text = try Self.text(page)
        let known = Set(Self.commands(text))
        let lines = text.split(separator: "\n").map {
            $0.trimmingPrefix("> ").trimmingPrefix("    ").trimmingPrefix("$ ")
        }
        let quoted = lines.flatMap { $0.matches(of: #/`([^`]*)`/#).map(\.output.1) }
        for line in lines + quoted where line.hasPrefix("quadrant ") {
            #expect(Self.commands(String(line)).allSatisfy(known.contains), "\(line)")
        }
        for line in try OtherCommandsTests.commands(page) where line.hasPrefix("./quadrant ") {
            #expect(Self.commands(line).allSatisfy(known.contains), "\(line)")
        }
        #expect(OtherCommandsTests.pages.contains(page))
    }

    /// The answers of the loop are those of the server.
    @Test func answersOfTheLoopAreThoseOfTheServer() throws {
        let page = try Self.text("Docs/Guide/Agents.md")
        let blocks = page.matches(of: #/```(\w*)\n((?:.|\n)*?)```/#).map { String($0.output.2) }
        let program = try #require(blocks.first { $0.hasPrefix("import SwiftUI") })
        let command = try Command(["Order.swift": program])
        let client = try MCPClient(command, ["Order.swift", "--no-sandbox"])
        defer { client.end() }
        for (tool, arguments) in [
            ("show", ["preview": "Order", "device": "iphone-se"] as JSONValue), ("check", [:]),
            ("explain", ["view": "Espresso, with oat milk"]),
        ] {
            let answer = client.call(tool, arguments).text
            #expect(blocks.contains(answer), "\(tool):\n\(answer)")
        }
    }
}
