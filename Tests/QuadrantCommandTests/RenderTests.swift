import Foundation
import Testing
@testable import QuadrantBase

@Suite("quadrant render")
struct RenderTests {
    private static let boxes = """
        import SwiftUI

        struct ContentView: View {
            @State var count = 0
            var body: some View {
                VStack(spacing: 10) {
                    Color.red.frame(width: 100, height: 40)
                    Text("Count \\(count)").onTapGesture { count += 1; print("count", count) }
                }
            }
        }

        """

    /// Width and height in the header of a PNG.
    private func pixels(_ data: Data?) -> [Int] {
        guard let data, data.count > 24 else { return [] }
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Time, signal, Wi-Fi and battery over a view that fills the screen; not over a picture of another size.
    @Test func theStatusBarIsDrawn() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct ContentView: View { var body: some View { Color.white.ignoresSafeArea() } }
            """])
        func svg(_ options: String...) throws -> String {
            let result = try command.run(["render", "A.swift", "-o", "a.svg", "--date", "2026-03-18T09:53"] + options)
            #expect(result.code == 0, "\(result.errors)")
            return command.text("a.svg") ?? ""
        }
        #expect(try svg("--status-bar").contains(">9:53<"))
        #expect(try svg("--status-bar", "--locale", "de_DE").contains(">09:53<"))
        #expect(try !svg().contains("9:53") && !svg("--status-bar", "--landscape").contains("9:53"))
        #expect(try !svg("--status-bar", "--size", "300x300").contains("9:53"))
    }

    /// Of a public app, whose widget shows a view of the app: the program was not linked, for both files exported the
    /// same names.
    @Test func aFileOfTwoTargetsHasItsViewsInBoth() throws {
        let command = try Command()
        try SampleProjects.copy("Journal", to: command)
        try command.write("""
            import SwiftUI

            struct Entry: Identifiable {
                let id: Int
                let title: String
                static let samples = [Entry(id: 1, title: "Fog"), Entry(id: 2, title: "Sun")]
            }
            struct Shared: View { var body: some View { Text(Entry.samples[1].title) } }
            #Preview("Constant") { Shared() }
            #Preview("Macro") { @Previewable @State var name = "Rain"; Text(name) }
            """, to: "Journal/Journal/Entry.swift")
        let result = try command.run("render", "Journal", "--all", "-o", "out/.svg")
        #expect(result.code == 0, "\(result.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: command.folder + "/out")
        for name in ["Constant", "Macro"] { #expect(names.contains { $0.contains(name) }, "\(names)") }
    }

    @Test(arguments: [("a.png", [0x89, 0x50, 0x4e, 0x47]), ("a.svg", Array("<".utf8)), ("a.pdf", Array("%PDF".utf8)),
                      ("a.jpg", [0xff, 0xd8, 0xff]), ("a.JPEG", [0xff, 0xd8, 0xff])])
    func writesTheTypeOfTheName(name: String, magic: [UInt8]) throws {
        let command = try Command(["A.swift": Self.boxes])
        let result = try command.run("render", "A.swift", "-o", name)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.data(name).map { Array($0.prefix(magic.count)) } == magic)
        #expect(command.files == ["A.swift", name])
    }

    /// A preview with the `sizeThatFits` trait is proposed the device's size; --size fit proposes the ideal size.
    @Test func previewsThatFitAreOfferedTheDevice() throws {
        let command = try Command(["A.swift": """
            import SwiftUI

            struct Bar: View { var body: some View { Color.red.frame(height: 50) } }
            #Preview("Bar", traits: .sizeThatFitsLayout) { Bar() }

            """])
        #expect(try command.run("render", "A.swift", "-o", "a.png").code == 0)
        #expect(pixels(command.data("a.png")) == [393 * 3, 50 * 3])
        #expect(try command.run("render", "A.swift", "-o", "b.png", "--size", "fit", "--scale", "3").code == 0)
        #expect(pixels(command.data("b.png")) == [10 * 3, 50 * 3])
    }

    @Test func nameAndScaleOfTheDeviceAreTheDefaults() throws {
        let command = try Command(["A.swift": Self.boxes])
        #expect(try command.run("render", "A.swift").code == 0)
        #expect(pixels(command.data("ContentView.png")) == [393 * 3, 852 * 3])
    }

    @Test(arguments: [
        (["--device", "iphone-8"], [375 * 2, 667 * 2]), (["--device", "iphone-8", "--landscape"], [667 * 2, 375 * 2]),
        (["--size", "200x100"], [400, 200]), (["--size", "200x100", "--scale", "1"], [200, 100]),
    ])
    func sizeIsThatOfTheOptions(arguments: [String], expected: [Int]) throws {
        let command = try Command(["A.swift": Self.boxes])
        let result = try command.run(["render", "A.swift", "-o", "a.png"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        #expect(pixels(command.data("a.png")) == expected)
    }

    /// The second render of an unchanged file does not compile anything.
    @Test func secondRenderIsQuick() throws {
        let command = try Command(["A.swift": Self.boxes + "// \(UUID())\n"])
        let first = try command.run("render", "A.swift", "-o", "a.png", "--size", "200x100", "--json")
        #expect(first.output.contains("\"wasCached\" : false"))
        let bytes = command.data("a.png")
        let second = try command.run("render", "A.swift", "-o", "a.png", "--size", "200x100", "--json")
        #expect(second.output.contains("\"wasCached\" : true"))
        #expect(command.data("a.png") == bytes)
    }

    @Test func changedFileIsCompiledAgain() throws {
        let command = try Command(["A.swift": Self.boxes])
        #expect(try command.run("render", "A.swift", "-o", "a.svg", "--size", "200x100").code == 0)
        let before = command.data("a.svg")
        try command.write(Self.boxes.replacingOccurrences(of: "Color.red", with: "Color.blue"), to: "A.swift")
        #expect(try command.run("render", "A.swift", "-o", "a.svg", "--size", "200x100").code == 0)
        #expect(command.data("a.svg") != before)
    }

    @Test func sameInputGivesSameBytes() throws {
        for name in ["a.png", "a.svg", "a.pdf"] {
            let command = try Command(["A.swift": Self.boxes])
            #expect(try command.run("render", "A.swift", "-o", name).code == 0)
            let bytes = command.data(name)
            #expect(try command.run("render", "A.swift", "-o", name, "--no-cache").code == 0)
            #expect(command.data(name) == bytes)
        }
    }

    /// A tap reaches the view with the text; the output of its action goes to standard output.
    @Test(arguments: [["--tap", "Count 0"], ["--tap", "100,70"]])
    func tapsReachTheView(arguments: [String]) throws {
        let command = try Command(["A.swift": Self.boxes])
        let result = try command.run(["render", "A.swift", "-o", "a.png", "--size", "200x100"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "count 1\n")
    }

    @Test func tapsComeInOrder() throws {
        let command = try Command(["A.swift": Self.boxes])
        let arguments = ["--tap", "Count 0", "--tap", "Count 1"]
        #expect(try command.run(["render", "A.swift", "-o", "a.png"] + arguments).output == "count 1\ncount 2\n")
    }

    @Test func tapOnATextThatIsNotShownFails() throws {
        let command = try Command(["A.swift": Self.boxes, "a.png": "old"])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--tap", "Cuont 0")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.hasFourParts)
        #expect(command.text("a.png") == "old")
    }

    @Test func stateIsSetBeforeTheFirstFrame() throws {
        let command = try Command(["A.swift": Self.boxes])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--state", "count=41", "--tap", "Count 41")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "count 42\n")
    }

    @Test(arguments: ["cuont=3", "count=three"])
    func wrongStateIsRefused(arguments: String) throws {
        let result = try Command(["A.swift": Self.boxes]).run("render", "A.swift", "-o", "a.png", "--state", arguments)
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.errors.contains("count"))
        #expect(result.hasFourParts)
    }

    /// A view with system colours and edges looks different with each of these options.
    @Test(arguments: ["--dark", "--rtl", "--dynamic-type accessibility3", "--color-scheme dark"])
    func sceneOptionsChangeThePicture(arguments: String) throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View { var body: some View { HStack { Text("first"); Text("second line") } } }
            """])
        #expect(try command.run("render", "A.swift", "-o", "a.svg", "--size", "200x100").code == 0)
        let plain = command.data("a.svg")
        let options = arguments.split(separator: " ").map(String.init)
        #expect(try command.run(["render", "A.swift", "-o", "a.svg", "--size", "200x100"] + options).code == 0)
        #expect(command.data("a.svg") != plain)
    }
}

@Suite("Which view is shown")
struct ChoiceTests {
    private static func view(_ name: String) -> String {
        "struct \(name): View { init() { print(\"\(name)\") }; var body: some View { EmptyView() } }\n"
    }

    /// The order of preference: #Preview, PreviewProvider, ContentView, the only view.
    @Test(arguments: programs)
    func withoutAName(text: String, shown: String) throws {
        let result = try Command(["A.swift": "import SwiftUI\n" + text]).run("render", "A.swift", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == shown + "\n")
    }

    private static let programs: [(String, String)] = {
        let a = view("A"), b = view("B")
        let provider = "struct P: PreviewProvider { static var previews: some View { B() } }\n"
        return [
            (a, "A"), (a + view("ContentView"), "ContentView"), (a + b + provider, "B"),
            (a + b + provider + "#Preview { A() }\n", "A"), ("private " + a, "A"), ("enum N {\n" + a + "}\n", "A"),
        ]
    }()

    private static let several = "import SwiftUI\n" + view("A") + view("B")
        + "#Preview(\"first\") { A() }\n#Preview(\"second\", traits: .fixedLayout(width: 30, height: 20)) { B() }\n"

    @Test(arguments: [("A", "A"), ("B", "B"), ("first", "A"), ("second", "B")])
    func aViewIsChosenByItsName(name: String, shown: String) throws {
        let result = try Command(["A.swift": Self.several]).run("render", "A.swift", "-o", "a.svg", "--view", name)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == shown + "\n")
    }

    /// As in Xcode, a preview knows that it is one, unless the user says otherwise (#33.26).
    @Test func aPreviewHasTheVariableOfPreviews() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview {
                let name = "XCODE_RUNNING_FOR_PREVIEWS"
                let _ = print(ProcessInfo.processInfo.environment[name] ?? "none")
                Color.red
            }
            """])
        let result = try command.run("render", "A.swift", "-o", "a.svg")
        #expect(result.output == "1\n", "\(result.errors)")
        let other = try command.run(["render", "A.swift", "-o", "a.svg"], ["XCODE_RUNNING_FOR_PREVIEWS": "0"])
        #expect(other.output == "0\n", "\(other.errors)")
    }

    /// Programs read the model of the device there where `targetEnvironment(simulator)` is true.
    @Test func aProgramHasTheVariablesOfTheSimulator() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview {
                let _ = print(ProcessInfo().environment["SIMULATOR_MODEL_IDENTIFIER"]!)
                Color.red
            }
            """])
        #expect(try command.run("render", "A.swift", "-o", "a.svg").output == "iPhone15,4\n")
        let other = try command.run("render", "A.swift", "-o", "a.svg", "--device", "iphone-16-pro")
        #expect(other.output == "iPhone17,1\n", "\(other.errors)")
    }

    /// Each view of a provider is a preview, through groups, collections, conditions and modifiers (#33.24).
    @Test func aProviderIsSplitThroughModifiers() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View { var body: some View { Color.red } }
            struct P: PreviewProvider {
                static var previews: some View {
                    Group {
                        A().previewDisplayName("one").padding(1)
                        ForEach(2..<4) { number in A().previewDisplayName("\\(number)") }
                        if 1 + 1 == 2 { A() } else { Text("no") }
                    }
                    .previewLayout(.fixed(width: 30, height: 20))
                    .environment(\\.colorScheme, .dark)
                    .padding(2)
                }
            }
            """])
        let result = try command.run("render", "A.swift", "-o", "x.svg", "--all")
        #expect(result.code == 0, "\(result.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: command.folder)
            .filter { $0.hasSuffix(".svg") }
        #expect(files.sorted() == ["x-A-1.svg", "x-A-2.svg", "x-A-3.svg", "x-A-one.svg"])
        for file in files { #expect(try #require(command.text(file)).contains("viewBox=\"0 0 30 20\""), "\(file)") }
    }

    @Test func severalPreviewsAreMentioned() throws {
        let result = try Command(["A.swift": Self.several]).run("render", "A.swift", "-o", "a.svg")
        #expect(result.errors.contains("2 previews"))
    }

    @Test func allDrawsEach() throws {
        let command = try Command(["A.swift": Self.several])
        let result = try command.run("render", "A.swift", "-o", "x.svg", "--all")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files == ["A.swift", "x-A-first.svg", "x-A-second.svg"])
    }

    /// A folder is one program, including subfolders and without tests.
    @Test func folderIsOneProgram() throws {
        let command = try Command([
            "App/ContentView.swift": """
                import SwiftUI
                struct ContentView: View { var body: some View { Row(name: "a") } }
                """,
            "App/Rows/Row.swift": """
                import SwiftUI
                struct Row: View { let name: String; var body: some View { let _ = print(name); Text(name) } }
                """,
            "App/Tests/T.swift": "import XCTest\n",
        ])
        let result = try command.run("render", "App", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "a\n")
    }

    @Test func previewableStateIsState() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview {
                @Previewable @State var count = 0
                Text("Count \\(count)").onTapGesture { count += 1; print(count) }
            }
            """])
        let result = try command.run("render", "A.swift", "-o", "a.svg", "--tap", "Count 0", "--tap", "Count 1")
        #expect(result.code == 0)
        #expect(result.errors.split(separator: "\n").allSatisfy { $0.hasSuffix("…") }, "\(result.errors)")
        #expect(result.output == "1\n2\n")
    }

    /// Views and functions declared inside a preview, with an explicit return of its view.
    @Test func previewsDeclareTheirOwnViews() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            #Preview("Type") {
                struct Counter: View {
                    @State var count = 0
                    var body: some View { Text("Count").onAppear { print("type") } }
                }
                return Counter()
            }
            #Preview("Function") {
                func row(_ color: Color, dim: Bool = false) -> some View { color.opacity(dim ? 0.5 : 1) }
                return VStack { row(.red); row(.blue, dim: true) }.onAppear { print("function") }
            }
            """])
        let result = try command.run("render", "A.swift", "--all", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(Set(result.output.split(separator: "\n")) == ["type", "function"])
    }
}

@Suite("quadrant layout")
struct LayoutTests {
    private static let text = """
        import SwiftUI
        struct A: View {
            var body: some View { HStack(spacing: 10) { Color.red.frame(width: 20, height: 10); Color.blue } }
        }
        """

    /// The first child takes its 20 points; the second gets (100 - 10 - 20) and starts after them.
    @Test func listsEachView() throws {
        let result = try Command(["A.swift": Self.text]).run("layout", "A.swift", "--size", "100x50")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("HStack"))
        #expect(result.output.contains("0,20 20×10"))
        #expect(result.output.contains("30,0 70×50"))
    }

    @Test func jsonSaysTheSame() throws {
        let result = try Command(["A.swift": Self.text]).run("layout", "A.swift", "--size", "100x50", "--json")
        let trees = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        let children = trees?.first?["children"] as? [[String: Any]]
        #expect(children?.map { $0["globalX"] as? Double } == [0, 20 + 10])
        #expect(children?.map { $0["width"] as? Double } == [20, 100 - 10 - 20])
    }
}
