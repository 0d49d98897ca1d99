import Foundation
import Testing
@testable import QuadrantBase

@Suite("Views that fail while they run")
struct FailingViewTests {
    private static func program(_ body: String, _ more: String = "") -> String {
        "import SwiftUI\n\(more)\nstruct A: View {\n    var body: some View {\n\(body)\n    }\n}\n"
    }

    /// Each ends with a message in four parts, and the existing file is unchanged.
    @Test(arguments: [
        (program("let _ = again(1); Text(\"a\")", "func again(_ n: Int) -> Int { n + again(n + 1) }"),
         "infinite view recursion"),
        (program("let x: Int? = Int(\"x\"); Text(\"\\(x!)\")"), "the program crashed"),
        (program("let _ = fatalError(\"on purpose\"); Text(\"a\")"), "the program crashed"),
        (program("let _ = spin(); Text(\"a\")", "func spin() { while true {} }"), "1 seconds"),
    ])
    func endsWithAMessage(text: String, says: String) throws {
        let command = try Command(["A.swift": text, "a.png": "old"])
        let limit = text.contains("spin") ? "1" : "30"
        let result = try command.run("render", "A.swift", "-o", "a.png", "--view", "A", "--time-limit", limit)
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.errors.contains(says))
        #expect(result.hasFourParts)
        #expect(command.text("a.png") == "old")
        #expect(command.files == ["A.swift", "a.png"])
    }

    /// A body that contains its own view recursively. In a debug build of the engine each level is slower than the one
    /// above, because exclusivity checking searches all accesses in progress.
    @Test(.enabled(if: Command.isOptimised))
    func bodyThatNestsForever() throws {
        let deep = "struct Deep: View { var body: some View { VStack { Deep() } } }"
        let command = try Command(["A.swift": Self.program("Deep()", deep), "a.png": "old"])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--view", "A")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.errors.contains("levels deep"))
        #expect(result.hasFourParts)
        #expect(command.text("a.png") == "old")
    }

    /// The output of a view before the crash is not lost.
    @Test func printingBeforeTheEndIsKept() throws {
        let body = "let _ = print(\"here\"); let _ = fatalError(); Text(\"a\")"
        let command = try Command(["A.swift": Self.program(body)])
        let result = try command.run("render", "A.swift", "-o", "a.png")
        #expect(result.output == "here\n")
    }

    /// The picture is drawn, and the issue is reported. With --strict it is a failure.
    @Test(arguments: [
        "Color.red.frame(width: -12, height: 10)", "Color.red.frame(width: .nan, height: 10)",
        "Color.red.frame(width: .infinity * 0, height: 10)", "Color.red.padding(.nan)",
    ])
    func strangeNumbersAreIssues(body: String) throws {
        let command = try Command(["A.swift": Self.program(body), "b.png": "old"])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--size", "100x100")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.contains("SwiftUI: "))
        #expect(command.data("a.png") != nil)
        let strict = try command.run("render", "A.swift", "-o", "b.png", "--size", "100x100", "--strict")
        #expect(strict.code == ExitCode.view.rawValue)
        #expect(strict.hasFourParts)
        #expect(command.text("b.png") == "old")
    }

    @Test func layoutThatNeverSettlesIsAnIssue() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct Width: PreferenceKey {
                static let defaultValue = 0.0
                static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
            }
            struct A: View {
                @State var width = 10.0
                var body: some View {
                    Color.red.frame(width: width, height: 10)
                        .preference(key: Width.self, value: width)
                        .onPreferenceChange(Width.self) { width = $0 + 1 }
                }
            }
            """])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--size", "100x100")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.contains("did not settle"))
    }

    /// Ten thousand empty paddings are drawn without a stack overflow.
    @Test func tenThousandModifiers() throws {
        let command = try Command(["A.swift": Self.program("deep()", """
            @MainActor func deep() -> AnyView {
                var view = AnyView(Color.red)
                for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
                return view
            }
            """)])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--size", "100x100", "--view", "A")
        #expect(result.code == 0, "\(result.errors)")
    }

    // MARK: Blocked threads (#9.7)

    /// A blocked main thread uses no processor time; the message names the blocking function and the line.
    @Test(arguments: [
        ("onAppear { DispatchSemaphore(value: 0).wait() }", "DispatchSemaphore.wait() in", "A.body"),
        ("onAppear { let lock = NSLock(); lock.lock(); lock.lock() }", "lock", "A.body"),
        ("onAppear { while true { usleep(100_000) } }", "usleep", "A.body"),
        ("onAppear { DispatchQueue.main.async { stop() } }", "DispatchGroup.wait()", "stop()"),
    ])
    func waitingWithoutEndIsEnded(action: String, waits: String, place: String) throws {
        let text = Self.program("Text(\"a\").\(action)", "func stop() { let g = DispatchGroup(); g.enter(); g.wait() }")
        let command = try Command(["A.swift": text, "a.png": "old"])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--view", "A", "--time-limit", "2")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.errors.contains("the main thread has been blocked for 2 seconds in"))
        #expect(result.errors.contains(waits.replacingOccurrences(of: " in", with: "")), "\(result.errors)")
        #expect(result.errors.contains(place), "\(result.errors)")
        #expect(result.errors.contains("  at    A.swift:"), "the line is named")
        #expect(result.hasFourParts)
        #expect(command.text("a.png") == "old")
        #expect(command.files == ["A.swift", "a.png"])
    }

    /// Waits of the command itself, and for a reader of its output, may exceed the limit.
    @Test func otherWaitsAreFine() throws {
        let body = """
            Text("a").onAppear {
                for _ in 0..<3_000 { print(String(repeating: "a", count: 99)) }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { print("later") }
            }
            """
        let command = try Command(["A.swift": Self.program(body)])
        let result = try command.shell("""
            set -o pipefail
            "$QUADRANT" layout A.swift --time-limit 1 --wait 2.6 | { sleep 2.5; grep -c -e later -e aaa; }
            """)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "3001\n")
    }

    /// A program that converts an image is a child, and works although no thread of this process does.
    @Test func aWaitForAChildThatWorksIsFine() throws {
        let body = """
            Text("a").onAppear {
                let loop = "i=0; while [ $i -lt 3000000 ]; do i=$((i+1)); done"
                print(popen(loop, "r").map { pclose($0) } ?? 1)
            }
            """
        let command = try Command(["A.swift": Self.program(body)])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--view", "A", "--time-limit", "1")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("0\n"))
    }

    // MARK: Every preview is its own (#33)

    /// Of six previews three never come: one waits while it is created, one in its body, one crashes. The rest is
    /// drawn, and the end names each.
    @Test func theRestIsDrawnAfterAHangAndACrash() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            func stop() -> String { DispatchSemaphore(value: 0).wait(); return "" }
            func wait() -> some View { stop(); return Text("b") }
            #Preview("a") { Text("a") }
            #Preview("b") { wait() }
            #Preview("c") { Text("c").onAppear { _ = stop() } }
            #Preview("d") { Text("d") }
            #Preview("e") { let _ = fatalError("on purpose"); Text("e") }
            #Preview("f") { Text("f") }
            """])
        let result = try command.run("render", "A.swift", "--all", "-o", "out/", "--time-limit", "1", "--json")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(command.files(in: "out") == ["A-a.png", "A-d.png", "A-f.png"])
        #expect(result.errors.contains("3 of 6 pictures could not be rendered"), "\(result.errors)")
        #expect(result.errors.components(separatedBy: "has been blocked for 1 seconds").count == 1 + 2 + 2)
        #expect(result.errors.contains("#Preview(\"b\")") && result.errors.contains("#Preview(\"c\")"))
        #expect(result.hasFourParts)
        #expect(result.output.contains("out/A-a.png") && result.output.contains("out/A-f.png"))
    }

    /// The limit of memory ends one picture.
    @Test func aViewThatGrowsIsEnded() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            func grow() -> String {
                var all: [[UInt8]] = []
                while true {
                    all.append([UInt8](repeating: 1, count: 10 << 20))
                    usleep(10_000)
                }
            }
            #Preview("a") { Text(grow()) }
            #Preview("b") { Text("b") }
            """])
        let limit = ["QUADRANT_MAX_MEMORY": "\(900 << 20)"]
        let result = try command.run(["render", "A.swift", "--all", "-o", "out/"], limit)
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.errors.contains("the view uses more than 900 MiB of memory"), "\(result.errors)")
        #expect(command.files(in: "out") == ["A-b.png"])
        let lone = try command.run(["render", "A.swift", "--view", "a", "-o", "a.png"], limit)
        #expect(lone.code == ExitCode.view.rawValue && lone.hasFourParts, "\(lone.errors)")
        #expect(lone.errors.contains("  at    A.swift:"), "\(lone.errors)")
    }

    @Test func aSmallStackIsEnlarged() throws {
        let deep = "func deep(_ n: Int) -> Int { n == 0 ? 0 : 1 + deep(n - 1) }"
        let command = try Command(["A.swift": Self.program("Text(\"\\(deep(500_000))\")", deep)])
        let result = try command.shell("ulimit -S -s 8192; \"$QUADRANT\" render A.swift -o a.png")
        #expect(result.code == 0, "\(result.errors)")
    }

    /// Stacks of threads count for a limit of addresses: with a stack of 1 GB each none could start.
    @Test(arguments: [1_500_000, 2_000_000])
    func aLimitOfAddressesIsKept(kilobytes: Int) throws {
        let command = try Command(["A.swift": Self.program("Text(\"a\")")])
        let result = try command.shell("ulimit -v \(kilobytes); \"$QUADRANT\" render A.swift -o a.png --no-cache")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.data("a.png") != nil)
    }

    /// Dispatch traps; the closure may have jumped to it, so that no call of the program is left.
    @Test(arguments: [".onAppear { DispatchQueue.main.sync { print(\"x\") } }",
                      ".onAppear { DispatchQueue.main.async { DispatchQueue.main.sync {} } }",
                      ".task { DispatchQueue.main.sync {} }"])
    func waitingForTheOwnQueueIsExplained(modifier: String) throws {
        let command = try Command(["A.swift": Self.program("Text(\"a\")" + modifier)])
        let result = try command.run("render", "A.swift", "-o", "a.png")
        #expect(result.code == ExitCode.view.rawValue, "\(result.errors)")
        #expect(result.errors.contains("DispatchQueue.main.sync on the main thread waits for itself"))
        #expect(result.hasFourParts)
    }

    /// Foundation's timer would trap when it fires.
    @Test(arguments: ["5e-324", ".nan"])
    func aTimerOfNoTimeHasTheLeastInterval(interval: String) throws {
        let action = ".onAppear { Timer.scheduledTimer(withTimeInterval: \(interval), repeats: true) { _ in print(1) } }"
        let command = try Command(["A.swift": Self.program("Text(\"a\")" + action)])
        let result = try command.run("render", "A.swift", "-o", "a.png", "--at", "0.1")
        #expect(result.code == 0 && result.output.hasPrefix("1\n"), "\(result.errors)")
    }

    /// Cancelling waits for the session, which waits for the task: a deadlock at random (#33).
    @Test func viewsLeaveWhileTheyLoad() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct Row: View {
                let number: Int
                @State private var text = "…"
                var body: some View {
                    Text(text).task {
                        let url = URL(string: "http://127.0.0.1:9/\\(number)")!
                        text = (try? await URLSession.shared.data(from: url)).map { "\\($0.0.count)" } ?? "none"
                    }
                }
            }
            #Preview { VStack { ForEach(0..<20) { Row(number: $0) } } }
            """])
        for _ in 0..<5 {
            let result = try command.run("render", "A.swift", "-o", "a.png", "--time-limit", "5")
            #expect(result.code == 0, "\(result.errors)")
        }
    }
}
