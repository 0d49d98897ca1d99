import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantMCP

/// `quadrant mcp`: a client speaks with it as agents do, and its program does what programs should not.
@Suite struct MCPTests {
    private static let program = """
        import SwiftUI
        import Foundation

        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Count \\(count)").accessibilityIdentifier("count")
                    Button("Add") { count += 1; print("added \\(count)") }
                    Rectangle().frame(width: count == 0 ? 20 : 120, height: 20)
                        .animation(.linear(duration: 0.4), value: count)
                }
            }
        }
        #Preview("Counting") { Counter() }

        struct Faulty: View {
            @State private var said = "ready"
            var body: some View {
                VStack {
                    Text(said)
                    Button("crash") { let list: [Int] = []; said = "\\(list[said.count])" }
                    Button("exit") { Foundation.exit(0) }
                    Button("print") { for _ in 0..<3_000 { print(String(repeating: "x", count: 1_000)) } }
                    Button("read") {
                        said = (try? String(contentsOfFile: "/etc/hostname", encoding: .utf8)) ?? "refused"
                    }
                    Button("write") {
                        let file = URL(fileURLWithPath: "written.txt")
                        said = (try? Data("x".utf8).write(to: file)) == nil ? "refused" : "wrote"
                    }
                    Button("connect") {
                        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/sys/class/net")) ?? []
                        let routes = try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)
                        said = "interfaces \\(names.count), routes \\((routes ?? "").split(separator: "\\n").count - 1)"
                    }
                }
            }
        }
        #Preview("Failing") { Faulty() }
        """

    private static func client(_ arguments: [String] = ["--no-sandbox"], _ program: String = program) throws
        -> (MCPClient, Command) {
        let command = try Command(["Views.swift": program])
        return (try MCPClient(command, ["Views.swift"] + arguments), command)
    }

    // MARK: The protocol

    @Test func aHandshakeAgreesOnARevision() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let known = client.request("initialize", ["protocolVersion": "2025-06-18", "capabilities": [:]])
        #expect(known["result"]?["protocolVersion"]?.text == "2025-06-18")
        #expect(known["result"]?["serverInfo"]?["name"]?.text == "quadrant")
        let unknown = client.request("initialize", ["protocolVersion": "1999-01-01", "capabilities": [:]])
        #expect(unknown["result"]?["protocolVersion"]?.text == "2025-11-25")
        #expect(client.request("ping")["result"]?.object == [:])
    }

    @Test func requestsMayCarryTheirRevision() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let key = "io.modelcontextprotocol/protocolVersion"
        let found = client.request("server/discover", ["_meta": [key: "2026-07-28"]])["result"]
        #expect(found?["supportedVersions"] == ["2026-07-28"])
        #expect(found?["resultType"]?.text == "complete")
        #expect(found?["ttlMs"]?.number != nil)
        let old = client.request("tools/list", ["_meta": [key: "2020-01-01"]])["error"]
        #expect(old?["code"]?.number == -32022)
        #expect(old?["data"]?["supported"]?.list?.contains("2026-07-28") == true)
        // Without a revision nothing is added to a result.
        #expect(client.request("tools/list")["result"]?["resultType"] == nil)
    }

    @Test func whatIsNoMessageIsRefusedAndTheServerLives() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        func code(_ text: String) -> Double? { client.send(text).flatMap { $0["error"]?["code"]?.number } }
        #expect(code(#"{"jsonrpc": "2.0", "id": 1"#) == -32700)
        #expect(code("nonsense") == -32700)
        #expect(code("[]") == -32600)
        #expect(code(#"{"jsonrpc": "1.0", "id": 2, "method": "ping"}"#) == -32600)
        #expect(code(#"{"jsonrpc": "2.0", "id": [], "method": "ping"}"#) == -32600)
        #expect(code(#"{"jsonrpc": "2.0", "id": 3, "method": "nothing"}"#) == -32601)
        #expect(code(#"{"jsonrpc": "2.0", "id": 4, "method": "tools/call", "params": {"name": "sho"}}"#) == -32602)
        let resource = #"{"jsonrpc": "2.0", "id": 5, "method": "resources/read", "params": {"uri": "file:///x"}}"#
        #expect(code(resource) == -32002)
        let long = #"{"jsonrpc": "2.0", "id": 6, "method": "ping", "params": {"x": ""#
            + String(repeating: "x", count: MessageLines.maxLength) + #""}}"#
        #expect(code(long) == -32600)
        #expect(client.request("ping")["result"]?.object == [:])
        // An id is returned as it was: text, number.
        #expect(client.send(#"{"jsonrpc": "2.0", "id": "a-7", "method": "ping"}"#)?["id"]?.text == "a-7")
    }

    @Test func everyToolHasASchemaAndRefusesOtherArguments() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let tools = client.request("tools/list")["result"]?["tools"]?.list ?? []
        #expect(tools.compactMap { $0["name"]?.text } == ToolCatalog.all.map(\.name))
        for tool in tools {
            #expect(tool["inputSchema"]?["type"]?.text == "object")
            #expect(tool["description"]?.text?.isEmpty == false)
        }
        let wrong = client.call("show", ["previw": "Counter"])
        #expect(wrong.isError)
        #expect(wrong.text.contains("'show' has no parameter 'previw'"))
        #expect(wrong.text.contains("Did you mean 'preview'?"))
        #expect(client.call("show", ["device": "iphone-99"]).text.contains("is not one of"))
        #expect(client.call("act", [:]).text.contains("'act' requires 'actions'"))
        #expect(client.call("act", ["actions": [["tap": "Add", "wait": 1]]]).isError)
    }

    @Test func pagesAndPromptsAreListedAndRead() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let resources = client.request("resources/list")["result"]?["resources"]?.list ?? []
        #expect(resources.contains { $0["uri"]?.text == "quadrant://layout/Stacks" })
        let stacks = client.request("resources/read", ["uri": "quadrant://layout/Stacks"])["result"]
        #expect(stacks?["contents"]?.list?.first?["text"]?.text?.hasPrefix("# ") == true)
        let prompts = client.request("prompts/list")["result"]?["prompts"]?.list ?? []
        #expect(prompts.compactMap { $0["name"]?.text } == ["review_screen", "why_is_this_view_here"])
        let prompt = client.request("prompts/get", ["name": "why_is_this_view_here", "arguments": ["view": "Save"]])
        let text = prompt["result"]?["messages"]?.list?.first?["content"]?["text"]?.text
        #expect(text?.contains("the view Save") == true)
    }

    // MARK: Views

    @Test func aViewIsShownAndActedUpon() throws {
        let (client, command) = try Self.client()
        defer { client.end() }
        #expect(client.call("previews").text.contains("Counting  preview  Views.swift:15"))
        let shown = client.call("show", ["preview": "Counting", "device": "iphone-se"])
        #expect(shown.text.contains("375 × 667 points"))
        #expect(shown.text.contains(#"staticText  "Count 0""#))
        #expect(shown.pictures.first?.starts(with: [0x89, 0x50, 0x4e, 0x47]) == true)
        let acted = client.call("act", ["actions": [["tap": "Add"], ["tap": "Add"]]])
        #expect(acted.text.contains("count of Counter: 1 → 2, by the Button \"Add\""))
        #expect(acted.pictures.count == 1)
        // The settings and the actions stay; nothing is shown without pixels.
        let dark = client.call("show", ["appearance": "dark", "maxPixels": 0])
        #expect(dark.text.contains("dark, after 2 actions"))
        #expect(dark.text.contains(#""Count 2""#))
        #expect(dark.pictures.isEmpty)
        #expect(client.call("logs").text.contains("added 2"))
        // An action that is not possible changes nothing.
        let impossible = client.call("act", ["actions": [["tap": "Add"], ["tap": "Subtract"]]])
        #expect(impossible.isError)
        #expect(impossible.text.contains("no view named 'Subtract'"))
        #expect(client.call("show").text.contains(#""Count 2""#))
        // Saved files are compiled again, and the actions are repeated.
        try command.write(Self.program.replacing("Count \\(", with: "Number \\("), to: "Views.swift")
        #expect(client.call("show").text.contains(#""Number 2""#))
        #expect(client.call("show", ["restart": true]).text.contains(#""Number 0""#))
    }

    @Test func viewsAreExplained() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let one = client.call("explain", ["preview": "Counting", "view": "count"]).text
        #expect(one.contains("it has the size of its text"))
        #expect(one.contains("Views.swift:8"))
        #expect(client.call("explain", ["point": "5000,1"]).text.contains("outside the window"))
        _ = client.call("act", ["actions": [["tap": "Add"]]])
        #expect(client.call("explain", ["changed": true]).text.contains("Counter: count has changed"))
        #expect(client.call("tree").text.contains("VStack  proposed 393×"))
        #expect(client.call("tree", ["kind": "accessibility"]).text.contains(#"button  "Add""#))
        // The line of the button, not that of the preview.
        #expect(client.call("check").text.contains("at    Views.swift:9, Button"))
        #expect(client.call("tree").text.contains("Views.swift:7, begins Counter"))
        // Who asks for the text of a button learns of the button.
        #expect(client.call("explain", ["view": "Add"]).text.contains("\n\nButton is "))
    }

    @Test func settingsThatCannotBeShownAreNotKept() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        #expect(client.call("show", ["preview": "Counting", "locale": "zz_ZZ??"]).isError)
        #expect(client.call("show").text.contains("393 × 852 points\n"))
        #expect(client.call("show", ["size": "0x0"]).isError)
        #expect(!client.call("act", ["actions": [["tap": "Add"]]]).isError)
        #expect(client.call("show", ["locale": "ar"]).text.contains("ar is written from right to left"))
        #expect(!client.call("show", ["direction": "rightToLeft"]).text.contains("is written from"))
    }

    @Test func aSizeAndADeviceContradictEachOther() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let both = client.call("show", ["preview": "Counting", "size": "200x300", "device": "iphone-se"])
        #expect(both.isError)
        #expect(both.text.contains("'size' and 'device' are both given"))
        #expect(client.call("show", ["size": "200x300"]).text.contains("200 × 300 points"))
        #expect(client.call("show", ["device": "iphone-se"]).text.contains("375 × 667 points"))
    }

    @Test func eachActionSaysWhatItChanged() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let actions: JSONValue = [["tap": "Add"], ["wait": 1], ["tap": "Add"]]
        let acted = client.call("act", ["preview": "Counting", "actions": actions])
        #expect(acted.text.contains("count of Counter: 0 → 1"))
        #expect(acted.text.contains("count of Counter: 1 → 2"))
    }

    @Test func previewsOfOneNameHaveNamesOfTheirOwn() throws {
        let (client, _) = try Self.client(["--no-sandbox"], """
            import SwiftUI
            #Preview("Row") { Text("first") }
            #Preview("Row") { Text("second") }
            """)
        defer { client.end() }
        let list = client.call("previews").text.split(separator: "\n").map(String.init)
        #expect(list.map { $0.split(separator: " ")[0] } == ["Row", "Views-Row-2"])
        #expect(client.call("show", ["preview": "Row"]).text.contains("first"))
        #expect(client.call("show", ["preview": "Views-Row-2"]).text.contains("second"))
    }

    @Test func whatIsWrittenAndWhatIsNotTakenIsSaid() throws {
        let (client, _) = try Self.client(["--no-sandbox"], """
            import SwiftUI
            struct Copy: View {
                @State var number: Int
                var body: some View {
                    Text("copy \\(number)")
                        .foregroundStyle(.red)
                }
            }
            struct Screen: View {
                @State private var count = 1
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Copy(number: count)
                        Rectangle().frame(width: 20 * CGFloat(count), height: 20)
                            .animation(.default, value: isOn)
                        Button("More") { count += 1 }
                    }
                }
            }
            #Preview { Screen() }
            """)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "More"]]]).text
        #expect(acted.contains("number of Copy stays 1"))
        #expect(acted.contains("Views.swift:3"))
        #expect(acted.contains("Rectangle from"))
        #expect(acted.contains("animates changes of isOn"))
        #expect(acted.contains("what changed is count"))
        #expect(acted.contains("Views.swift:16"))
        let explained = client.call("explain", ["view": "copy 1"]).text
        #expect(explained.contains(".foregroundStyle(.red)"))
        #expect(explained.contains("Views.swift:6"))
    }

    @Test func notesOfAnActionAreToldOnce() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let missed = client.call("act", ["preview": "Counting", "actions": [["tap": "5,100"]]])
        #expect(missed.text.contains("no view handled"))
        #expect(!client.call("show").text.contains("no view handled"))
    }

    @Test func elementsOutsideOfTheWindowAreCounted() throws {
        let rows = "import SwiftUI\n#Preview { ScrollView { ForEach(0..<200) { Text(\"Row \\($0)\") } } }\n"
        let (client, _) = try Self.client(["--no-sandbox"], rows)
        defer { client.end() }
        let shown = client.call("show").text
        #expect(shown.contains("#Preview in Views.swift:2, "))
        #expect(shown.contains(#""Row 1""#) && !shown.contains(#""Row 199""#))
        #expect(shown.contains("more elements are outside of the window"))
        #expect(client.call("tree", ["kind": "accessibility"]).text.contains(#""Row 199""#))
        // What a scroll carries along is counted, not listed.
        let scrolled = client.call("act", ["actions": [["scroll": "0,100"]], "maxPixels": 0]).text
        #expect(scrolled.contains("views in it"))
        #expect(!scrolled.contains(#"Text "Row 7""#))
    }

    @Test func severalPicturesAreOne() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        let variants = client.call("variants", ["preview": "Counting", "variants": ["light", "dark+rtl", "iphone-se"]])
        let place = "#Preview(\"Counting\") in Views.swift:15"
        #expect(variants.text.contains("dark+rtl: \(place), 393 × 852 points, dark, right-to-left"))
        #expect(variants.text.contains("iphone-se: \(place), 375 × 667 points"))
        #expect(variants.pictures.count == 1)
        #expect(client.call("variants", ["variants": ["nonsense!"]]).text.contains("is not a variant"))
        let frames = client.call("frames", ["actions": [["tap": "Add"]], "count": 3, "seconds": 0.4])
        #expect(frames.text.contains("3 frames, 0.2 s apart"))
        #expect(frames.text.contains("count of Counter: 0 → 1"))
        #expect(!frames.text.contains("without an animation"))
        let still = client.call("frames", ["count": 3])
        #expect(still.text.contains("Every frame is the same picture"))
        #expect(frames.pictures.count == 1)
    }

    @Test func editsAreCompared() throws {
        let (client, command) = try Self.client()
        defer { client.end() }
        #expect(client.call("compare", ["remember": true]).text.contains("2 previews are remembered as now"))
        #expect(client.call("compare").text.contains("0 of 2 previews differ, 2 are the same."))
        let wider = Self.program.replacing("width: count == 0 ? 20", with: "width: count == 0 ? 30")
        try command.write(wider, to: "Views.swift")
        let changed = client.call("compare")
        #expect(changed.text.contains("1 of 2 previews differ, 1 are the same."))
        #expect(changed.text.contains("20 × 20"))
        #expect(changed.text.contains("30 × 20"))
        #expect(changed.pictures.count == 1)
    }

    @Test func errorsOfTheCompilerAreStructured() throws {
        let (client, command) = try Self.client()
        defer { client.end() }
        _ = client.call("show", ["preview": "Counting"])
        try command.write(Self.program.replacing("Text(\"Count", with: "Txt(\"Count"), to: "Views.swift")
        let partial = client.call("show")
        #expect(!partial.isError)
        let error = partial.structured?["errors"]?.list?.first
        #expect(error?["line"]?.number == 8)
        #expect(error?["message"]?.text == "cannot find 'Txt' in scope")
        #expect(partial.text.contains("This does not compile, and is left out"))
        try command.write("import SwiftUI\nlet x: Int = \"a\"\n", to: "Views.swift")
        let none = client.call("show")
        #expect(none.isError)
        try command.write(Self.program, to: "Views.swift")
        #expect(client.call("show").text.contains(#""Count 0""#))
    }

    // MARK: Programs that fail

    @Test func aProgramThatFailsIsSaidAndTheServerLives() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        _ = client.call("show", ["preview": "Failing"])
        let crash = client.call("act", ["actions": [["tap": "crash"]]])
        #expect(crash.isError)
        #expect(crash.text.contains("Views.swift:22"))
        #expect(client.call("show").text.contains(#""ready""#))
        let exit = client.call("act", ["actions": [["tap": "exit"]]])
        #expect(exit.isError)
        #expect(exit.text.contains("exit(0)"))
        let printed = client.call("act", ["actions": [["tap": "print"]]])
        #expect(!printed.isError)
        #expect(client.call("logs", ["lines": 2]).text.contains("xxxx"))
        #expect(client.call("show", ["preview": "Counting"]).text.contains(#""Count 0""#))
    }

    @Test func aCallIsCancelledAndTheNextIsAnswered() throws {
        let (client, _) = try Self.client()
        defer { client.end() }
        client.write(["jsonrpc": "2.0", "id": 900, "method": "tools/call", "params": ["name": "show"]])
        client.write(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 900]])
        let shown = client.call("show", ["preview": "Counting"])
        #expect(shown.text.contains(#""Count 0""#))
        #expect(!client.received.contains { $0["id"]?.number == 900 })
    }

    @Test func theServerEndsWithItsClient() throws {
        let (client, _) = try Self.client()
        _ = client.call("show", ["preview": "Counting"])
        let children = client.children
        #expect(!children.isEmpty)
        #expect(client.end() == 0)
        #expect(children.allSatisfy { kill($0, 0) != 0 })
    }

    // MARK: The sandbox

    @Test(.enabled(if: SandboxTests.isPossible)) func aSandboxRefusesFilesAndNetwork() throws {
        let (client, command) = try Self.client([])
        defer { client.end() }
        func said(_ button: String) -> String {
            _ = client.call("show", ["preview": "Failing", "restart": true, "maxPixels": 0])
            _ = client.call("act", ["actions": [["tap": .text(button)]], "maxPixels": 0])
            return client.call("tree", ["kind": "accessibility"]).text
        }
        #expect(said("read").contains(#""refused""#))
        #expect(said("write").contains(#""refused""#))
        #expect(command.text("written.txt") == nil)
        #expect(said("connect").contains("interfaces 0, routes 0"))
        #expect(client.call("test", ["record": "all"]).text.contains("references cannot be written from a sandbox"))
        #expect(client.call("show", ["preview": "Counting"]).text.contains(#""Count 0""#))
    }
}
