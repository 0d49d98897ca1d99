import Foundation
import Testing
@testable import QuadrantBase

@Suite("What a command line does to a view")
struct ScriptTests {
    private static let view = """
        import SwiftUI

        struct A: View {
            @State private var count = 0
            @State private var words = "waiting"
            var body: some View {
                VStack(spacing: 10) {
                    Text("Count \\(count)")
                        .accessibilityIdentifier("counter")
                        .onTapGesture { count += 1; print("count", count) }
                    Text(words)
                    Color.red.frame(width: 20 + 10 * CGFloat(count), height: 20)
                }
                .task {
                    words = "begun"
                    for turn in 1...4 {
                        try? await Task.sleep(for: .seconds(0.5))
                        words = "turn \\(turn)"
                    }
                }
            }
        }

        """

    private func run(_ arguments: [String]) throws -> Command.Result {
        try Command(["A.swift": Self.view]).run(arguments)
    }

    @Test(arguments: ["counter", "Count 0", "100,19", "counter@50%,90%"])
    func viewsAreFoundByIdentifierTextAndPoint(place: String) throws {
        let result = try run(["layout", "A.swift", "--size", "200x100", "--tap", place])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("count 1\n"))
        #expect(result.output.contains("Count 1"))
    }

    /// Taps, waits and taps again in the order of the command line: different options are not sorted separately.
    @Test func verbsComeInTheOrderWritten() throws {
        let arguments = ["--double-tap", "counter", "--tap", "Count 2", "--wait", "0.1", "--tap", "Count 3"]
        let result = try run(["layout", "A.swift", "--size", "200x100"] + arguments)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("count 1\ncount 2\ncount 3\ncount 4\n"))
    }

    /// A task that never suspends ends before the first picture; one that sleeps ends when the script has waited as
    /// long.
    @Test(arguments: [("0", "begun"), ("0.49", "begun"), ("0.5", "turn 1"), ("1.01", "turn 2"), ("60", "turn 4")])
    func tasksRunInTheTimeOfTheScript(seconds: String, arguments: String) throws {
        for option in ["--wait", "--at"] {
            let result = try run(["layout", "A.swift", "--size", "200x100", option, seconds])
            #expect(result.code == 0, "\(result.errors)")
            #expect(result.output.contains("text: \(arguments))"), "\(option) \(seconds)")
            #expect(result.seconds < 30)
        }
    }

    /// Without a wait: a task with what it awaits, and work that is put on the main queue.
    @Test(arguments: [("load", "loaded"), ("later", "queued")])
    func whatATapStartsIsDoneBeforeThePicture(button: String, text: String) throws {
        let view = """
            import SwiftUI
            struct A: View {
                @State private var words = "idle"
                var body: some View {
                    VStack {
                        Text(words)
                        Button("load") { Task { words = await Task.detached { "loaded" }.value } }
                        Button("later") { DispatchQueue.main.async { words = "queued" } }
                    }
                }
            }

            """
        let result = try Command(["A.swift": view]).run(["layout", "A.swift", "--tap", button])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("text: \(text))"), "\(result.output)")
    }

    /// The main queue follows the script, in each form of its function: half a minute of it takes no half minute.
    @Test func theMainQueueFollowsTheScript() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View {
                @State private var log: [Int] = []
                var body: some View {
                    Text(log.map { "\\($0)" }.joined()).onAppear {
                        let queue = DispatchQueue.main
                        let item = DispatchWorkItem { log.append(5) }, other = DispatchWorkItem { log.append(0) }
                        queue.async { log.append(1) }
                        queue.asyncAfter(deadline: .now() + 0.3) { log.append(2) }
                        queue.asyncAfter(deadline: .now() + .milliseconds(400), qos: .userInitiated) { log.append(3) }
                        queue.asyncAfter(deadline: .now() + 0.5, qos: .utility, flags: .barrier) { log.append(4) }
                        queue.asyncAfter(deadline: .now() + 10, execute: item)
                        queue.asyncAfter(deadline: .now() + 11, execute: other)
                        queue.asyncAfter(deadline: .now() + 9) { other.cancel() }
                        queue.asyncAfter(wallDeadline: .now() + 20) { log.append(6) }
                        queue.asyncAfter(wallDeadline: .now() + 21, qos: .background, flags: []) { log.append(7) }
                        queue.asyncAfter(wallDeadline: .now() + 22, execute: DispatchWorkItem { log.append(8) })
                        queue.asyncAfter(deadline: .distantFuture) { log.append(9) }
                    }
                }
            }
            """])
        for (seconds, text) in [("0.29", "1"), ("0.3", "12"), ("0.6", "1234"), ("12", "12345"), ("30", "12345678")] {
            let result = try command.run("layout", "A.swift", "--wait", seconds)
            #expect(result.output.contains("text: \(text))"), "\(seconds) \(result.output) \(result.errors)")
        }
        #expect(try command.run("layout", "A.swift", "--wait", "600").seconds < 300)
    }

    /// Another queue has the machine's clock, and the script waits for it.
    @Test func otherQueuesDeliverWhileTheScriptWaits() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct A: View {
                @State private var words = "waiting"
                var body: some View {
                    Text(words).onAppear {
                        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
                            DispatchQueue.main.async { words = "later" }
                        }
                    }
                }
            }
            """])
        #expect(try command.run("layout", "A.swift", "--wait", "0.05").output.contains("text: waiting)"))
        #expect(try command.run("layout", "A.swift", "--wait", "0.6").output.contains("text: later)"))
    }

    @Test func unknownNameSaysWhichThereAre() throws {
        let result = try run(["render", "A.swift", "-o", "a.png", "--tap", "Cuonter"])
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.hasFourParts)
        #expect(result.errors.contains("Did you mean 'counter'?"))
        #expect(result.errors.contains("'begun'"))
    }

    @Test func pointOutsideIsANote() throws {
        let result = try run(["layout", "A.swift", "--size", "200x100", "--tap", "500,10"])
        #expect(result.code == 0)
        #expect(result.errors.contains("500,10 is outside the window of 200 × 100 points"))
        let quiet = try run(["layout", "A.swift", "--size", "200x100", "--tap", "500,10", "--quiet"])
        #expect(quiet.errors.isEmpty)
    }

    @Test func whatNothingTakesIsANote() throws {
        let result = try run(["layout", "A.swift", "--size", "200x100", "--tap", "1,1"])
        #expect(result.code == 0)
        #expect(result.errors.contains("no view handled --tap 1,1"))
    }
}

@Suite("Recordings")
struct RecordingTests {
    private static let view = """
        import SwiftUI
        struct A: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Count \\(count)").onTapGesture { count += 1 }
                    Color.red.frame(width: 20 + 10 * CGFloat(count), height: 20)
                }
            }
        }

        """

    /// The signature of each format, and identical bytes in two runs.
    @Test(arguments: [("apng", [0x89, 0x50, 0x4e, 0x47]), ("gif", Array("GIF89a".utf8)), ("webp", Array("RIFF".utf8)),
                      ("mp4", [0, 0, 0])])
    func twoRunsAreByteEqual(kind: String, magic: [UInt8]) throws {
        let command = try Command(["A.swift": Self.view])
        let arguments = ["--size", "101x51", "--scale", "1", "--tap", "Count 0", "--wait", "0.2", "--tap", "Count 1",
                         "--duration", "1", "--fps", "10", "--json"]
        for name in ["a", "b"] {
            let result = try command.run(["render", "A.swift", "-o", "\(name).\(kind)"] + arguments)
            #expect(result.code == 0, "\(result.errors)")
            #expect(result.output.contains("\"frames\" : 10"))
        }
        let first = try #require(command.data("a.\(kind)"))
        #expect(Array(first.prefix(magic.count)) == magic)
        #expect(first == command.data("b.\(kind)"))
        #expect(command.files == ["A.swift", "a.\(kind)", "b.\(kind)"])
    }

    /// A view that crashes during a recording leaves no partial file.
    @Test func nothingIsLeftOfARecordingThatFails() throws {
        let text = """
            import SwiftUI
            struct A: View {
                @State private var count = 0
                var body: some View {
                    if count == 1 { fatalError("enough") }
                    return Text("Count \\(count)").onTapGesture { count += 1 }
                }
            }

            """
        let command = try Command(["A.swift": text])
        let result = try command.run(["render", "A.swift", "-o", "a.mp4", "--size", "100x50", "--wait", "0.3", "--tap",
                                      "Count 0", "--wait", "0.3"])
        #expect(result.code == ExitCode.view.rawValue)
        #expect(command.files == ["A.swift"])
    }

    /// The frame at a time and the last frame of a recording until then are equal: after the tap both show the wider
    /// bar.
    @Test func recordingEndsWhenTheViewRests() throws {
        let command = try Command(["A.swift": Self.view])
        let result = try command.run("render", "A.swift", "-o", "a.apng", "--size", "101x51", "--tap", "Count 0",
                                     "--fps", "10", "--json")
        #expect(result.code == 0, "\(result.errors)")
        // The first frame; the one at the end of the tap's 0.1 s; one more, so that the last state is visible.
        #expect(result.output.contains("\"frames\" : 3"))
    }

    /// A static part of a recording is encoded as one frame: the view changes once, so the file has two.
    @Test func stillFramesAreShownLonger() throws {
        let command = try Command(["A.swift": Self.view])
        let result = try command.run("render", "A.swift", "-o", "a.apng", "--size", "101x51", "--tap", "Count 0",
                                     "--duration", "2", "--fps", "60")
        #expect(result.code == 0, "\(result.errors)")
        let file = try #require(command.data("a.apng"))
        let count = file.range(of: Data("acTL".utf8)).map { Array(file[$0.upperBound..<$0.upperBound + 4]) }
        #expect(count == [0, 0, 0, 2])
    }

    @Test func failureLeavesTheOldFile() throws {
        let command = try Command(["A.swift": Self.view, "a.webp": "old"])
        let result = try command.run("render", "A.swift", "-o", "a.webp", "--tap", "Save", "--duration", "1")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.hasFourParts)
        #expect(command.text("a.webp") == "old")
        #expect(command.files == ["A.swift", "a.webp"])
    }

    /// Without ffmpeg three formats cannot be encoded, which is reported before anything is compiled; the fourth can.
    @Test func missingProgramSaysWhatToInstall() throws {
        let command = try Command(["A.swift": Self.view])
        let result = try command.run(["render", "A.swift", "-o", "a.mp4", "--duration", "1"], ["PATH": command.folder])
        #expect(result.code == ExitCode.machine.rawValue)
        #expect(result.errors.contains("apt-get install ffmpeg"))
        #expect(result.hasFourParts)
    }

    @Test func brokenProgramIsAnError() throws {
        let command = try Command(["A.swift": Self.view, "ffmpeg": "#!/bin/sh\necho no such encoder >&2\nexit 1\n"])
        chmod(command.folder + "/ffmpeg", 0o755)
        let path = command.folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let result = try command.run(["render", "A.swift", "-o", "a.mp4", "--duration", "1"], ["PATH": path])
        #expect(result.code == ExitCode.machine.rawValue)
        #expect(result.errors.contains("no such encoder"))
        #expect(result.hasFourParts)
        #expect(command.files == ["A.swift", "ffmpeg"])
    }
}
