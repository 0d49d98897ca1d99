import Foundation
import Testing
@testable import QuadrantBase

/// `quadrant worker`: requests in JSON lines, a picture or an error for each.
@Suite struct WorkerTests {
    private static let program = """
        import SwiftUI
        import Foundation

        enum Kind: String, Codable { case calm, gale }
        struct Reading: Codable { var at: Date; var knots: Double }
        struct Model {}

        struct Card: View {
            let title: String
            var size = 20.0
            var style = Style.round
            enum Style: String, Codable { case round, square }
            var note: String?
            @State private var own = 2
            @State var isShown = true
            @Binding var isOn: Bool
            let action: (Int) -> Void
            var body: some View {
                VStack {
                    Text(title).font(.system(size: size))
                    Text("\\(style.rawValue) \\(note ?? "none") \\(own) \\(isShown) \\(isOn)")
                }
            }
        }
        struct Made: View {
            let text: String
            static let word = "standard"
            init(_ kind: Kind, word: String = Self.word, readings: [Reading] = []) {
                text = "\\(kind) \\(word) \\(readings.map(\\.at.timeIntervalSince1970))"
            }
            init(text: String) { self.text = text }
            var body: some View { Text(text) }
        }
        struct Odd: View {
            let model: Model
            var body: some View { EmptyView() }
        }
        struct Generic<Content: View>: View {
            let content: Content
            var body: some View { content }
        }
        struct Faulty: View {
            var fault = ""
            var body: some View {
                switch fault {
                case "crash": let list = [1]; Text("\\(list[fault.count])")
                case "loop": let _ = { while true {} }()
                case "wait": let _ = DispatchSemaphore(value: 0).wait()
                case "exit": let _ = { Foundation.exit(0) }()
                default: Text("well").onAppear { print("printed") }
                }
            }
        }
        #Preview("plain") { Card(title: "Wind", isOn: .constant(true)) { _ in } }
        #Preview("set") {
            Card(title: "Wind", size: 30, style: .square, note: "n", isShown: false, isOn: .constant(false)) { _ in }
        }
        #Preview("made") { Made(.gale) }
        #Preview("made set") {
            Made(.calm, word: "w", readings: [Reading(at: Date(timeIntervalSince1970: 86_400), knots: 1)])
        }
        #Preview("made text") { Made(text: "T") }

        """

    struct Answer: Decodable {
        struct Parts: Decodable { var what, at, rule, fix: String }
        var id: Int?
        var line: Int
        var status: String
        var output: String?
        var data: Data?
        var width: Double?
        var issues: [String]?
        var error: Parts?
        var code: Int32?
    }

    /// Runs a worker over lines and returns its answers, which are one for each line.
    private func answers(_ command: Command, _ lines: [String], _ options: String = "") throws -> [Answer] {
        try answers(command, Data(lines.map { $0 + "\n" }.joined().utf8), options)
    }

    private func answers(_ command: Command, _ input: Data, _ options: String = "") throws -> [Answer] {
        try input.write(to: URL(fileURLWithPath: command.folder + "/requests"))
        let result = try command.shell("\"$QUADRANT\" worker A.swift --quiet \(options) < requests")
        #expect(result.code == 0, "\(result.errors)")
        let decoder = JSONDecoder()
        return try result.output.split(separator: "\n").map { try decoder.decode(Answer.self, from: Data($0.utf8)) }
    }

    /// A view that is created from values is the view that Swift code creates with them, defaults included.
    @Test func picturesAreThoseOfTheSameViewInCode() throws {
        let command = try Command(["A.swift": Self.program])
        let found = try answers(command, [
            #"{"id": 0, "view": "Card", "values": {"title": "Wind", "isOn": true}, "output": "0.png"}"#,
            #"{"id": 1, "view": "Card", "values": {"title": "Wind", "isOn": false, "size": 30, "style": "square", "#
                + #""note": "n", "isShown": false}, "output": "1.png"}"#,
            #"{"id": 2, "view": "Made", "values": {"kind": "gale"}, "output": "2.png"}"#,
            #"{"id": 3, "view": "Made", "values": {"kind": "calm", "word": "w", "#
                + #""readings": [{"at": "1970-01-02", "knots": 1}]}, "output": "3.png"}"#,
            #"{"id": 4, "view": "Made", "values": {"text": "T"}, "output": "4.png"}"#,
            #"{"id": 5, "view": "set", "output": "5.png"}"#,
        ], "--size fit")
        #expect(found.map(\.status) == Array(repeating: "drawn", count: 6), "\(found)")
        #expect(found.map(\.id) == [0, 1, 2, 3, 4, 5] && found.map(\.line) == [1, 2, 3, 4, 5, 6])
        for (number, preview) in ["plain", "set", "made", "made set", "made text", "set"].enumerated() {
            let file = "preview\(number).png"
            let result = try command.run("render", "A.swift", "--view", preview, "--size", "fit", "-q", "-o", file)
            #expect(result.code == 0, "\(result.errors)")
            let data = command.data(file)
            #expect(data != nil && command.data("\(number).png") == data, "\(preview)")
        }
    }

    /// The options of a request are those of `render`; a picture does not depend on those before it.
    @Test func variantsAreTheSameAsThoseOfRender() throws {
        let command = try Command(["A.swift": Self.program])
        let found = try answers(command, [
            #"{"id": 1, "view": "plain"}"#,
            #"{"id": 2, "view": "plain", "dark": true, "rtl": true, "dynamic-type": "xLarge", "locale": "ar"}"#,
            #"{"id": 3, "view": "plain", "device": "iphone-se", "scale": 1, "format": "jpg", "quality": 50}"#,
            #"{"id": 4, "view": "plain", "size": "200x100", "format": "svg"}"#,
            #"{"id": 5, "view": "Card", "values": {"title": "a", "isOn": true}, "state": {"own": 7}}"#,
            #"{"id": 6, "view": "plain"}"#,
        ], "--size fit")
        #expect(found.map(\.status) == Array(repeating: "drawn", count: 6), "\(found)")
        #expect(found[0].data == found[5].data)
        let options = [
            ["--size", "fit"], ["--size", "fit", "--dark", "--rtl", "--dynamic-type", "xLarge", "--locale", "ar"],
            ["--device", "iphone-se", "--scale", "1", "--quality", "50"], ["--size", "200x100"],
        ]
        for (index, ending) in ["png", "png", "jpg", "svg"].enumerated() {
            let file = "\(index).\(ending)"
            #expect(try command.run(["render", "A.swift", "--view", "plain", "-q", "-o", file] + options[index]).code
                == 0)
            #expect(command.data(file) == found[index].data, "\(index)")
        }
    }

    /// Each wrong request has an answer in four parts, and the next one is drawn.
    @Test func wrongRequestsAreAnswered() throws {
        let command = try Command(["A.swift": Self.program])
        let table: [(request: String, says: String, code: ExitCode)] = [
            (#""view": "Crad""#, "no view or preview named 'Crad'", .input),
            (#""dark": true"#, "names no view", .usage),
            (#""view": "Generic""#, "Generic cannot be initialized without arguments", .input),
            (#""view": "Odd""#, "requires a value of type Model for 'model'", .usage),
            (#""view": "Odd", "values": {"model": 1}"#, "'model' cannot be set from JSON", .usage),
            (#""view": "Card", "values": {"title": "x"}"#, "'isOn' is missing", .usage),
            (#""view": "Card", "values": {"title": 3, "isOn": true}"#, "values.title is not of type String", .usage),
            (#""view": "Card", "values": {"titel": "x"}"#, "no property 'titel'", .usage),
            (#""view": "Card", "values": {"own": 3}"#, "no property 'own'", .usage),
            (#""view": "Made", "values": {"text": "x", "kind": "calm"}"#, "no initialiser of Made", .usage),
            (#""view": "Made", "values": [1]"#, "values is not", .usage),
            (#""view": "plain", "values": {"a": 1}"#, "takes no values", .usage),
            (#""view": 3.5"#, "no view or preview named '3.5'", .input),
            (#""view": true"#, "'view' is not text", .usage),
            (#""view": "plain", "size": "12""#, "'12' is not a valid size", .usage),
            (#""view": "plain", "dark": "yes""#, "'dark' is not true or false", .usage),
            (#""view": "plain", "sise": "fit""#, "has no 'sise'", .usage),
            (#""view": "plain", "state": {"x": 1}"#, "no @State named 'x'", .usage),
            (#""view": "plain", "output": "missing/a.png""#, "no such folder", .output),
            (#""view": "plain", "output": "a.gif""#, "not the file of a picture", .usage),
            (#""view": "plain", "format": "bmp""#, "unknown format 'bmp'", .usage),
            (#""view": "plain", "format": "svg", "output": "a.png""#, "not that of 'a.png'", .usage),
            (#""view": "plain", "transparent": true, "format": "jpg""#, "cannot be used with JPEG", .usage),
        ]
        let found = try answers(command, table.enumerated().flatMap {
            ["{\"id\": \($0), \($1.request)}", "{\"id\": \($0), \"view\": \"plain\", \"size\": \"fit\"}"]
        })
        #expect(found.count == 2 * table.count)
        for (index, row) in table.enumerated() where found.count == 2 * table.count {
            let answer = found[2 * index], parts = answer.error
            #expect(answer.id == index && answer.status == "error" && answer.code == row.code.rawValue, "\(answer)")
            #expect(parts?.what.contains(row.says) == true, "\(parts?.what ?? "nothing")")
            #expect([parts?.at, parts?.rule, parts?.fix].allSatisfy { $0?.isEmpty == false })
            #expect(found[2 * index + 1].status == "drawn" && found[2 * index + 1].id == index)
        }
        #expect(command.files == ["A.swift", "requests"])
    }

    /// Code that crashes, does not return, waits or ends the process costs its own picture only.
    @Test func aFailingViewFailsAlone() throws {
        let command = try Command(["A.swift": Self.program])
        let faults = ["crash", "", "loop", "", "wait", "", "exit", "", "crash"]
        let found = try answers(command, faults.enumerated().map { index, fault in
            #"{"id": \#(index), "view": "Faulty", "values": {"fault": "\#(fault)"}, "size": "fit", "time-limit": 1}"#
        })
        #expect(found.map(\.status) == faults.map { $0.isEmpty ? "drawn" : "error" }, "\(found)")
        #expect(found.map(\.id) == Array(0..<9))
        let says = ["Index out of range", "", "exceeded 1 seconds", "", "blocked for 1 seconds", "",
                    "exit(0) was called", "",
                    "Index out of range"]
        for (answer, says) in zip(found, says) where !says.isEmpty {
            #expect(answer.error?.what.contains(says) == true && answer.code == ExitCode.view.rawValue, "\(answer)")
        }
        #expect(found.first?.error?.at.hasPrefix("A.swift:") == true)
    }

    /// Lines that are no requests are answered with their number.
    @Test func brokenLinesAreAnswered() throws {
        let command = try Command(["A.swift": Self.program])
        let good = #"{"id": 7, "view": "plain", "size": "fit"}"# + "\n"
        var input = Data(good.utf8)
        for line in ["{\"id\": 1, \"view\": \"pl", "ain\"}", "pictures, please", "[1]", "", "  ", "{\"id\": [1]}"] {
            input += Data((line + "\n").utf8)
        }
        input += Data("{\"id\": \"".utf8) + Data([0xff, 0xfe]) + Data("\"}\n".utf8)
        input += Data("{\"view\": \"".utf8) + Data(repeating: 0x78, count: 3 << 20) + Data("\"}\n".utf8)
        input += Data((good + "{\"id\": 9, \"vi").utf8)
        let found = try answers(command, input, "--max-line 2")
        #expect(found.map(\.line) == [1, 2, 3, 4, 5, 8, 9, 10, 11, 12])
        let says = ["", "ends inside of its JSON", "not JSON", "not JSON", "no JSON object", "id is neither",
                    "not UTF-8", "more than the limit of 2097152", "", "ends inside of its JSON"]
        for (answer, says) in zip(found, says) {
            #expect(answer.status == (says.isEmpty ? "drawn" : "error"))
            #expect(says.isEmpty || answer.error?.what.contains(says) == true, "\(answer)")
        }
        #expect(found[6].error?.at == "line 9, byte 9")
    }

    /// An output that exists is kept if the request says so, and replaced otherwise.
    @Test func keepsOutputs() throws {
        let command = try Command(["A.swift": Self.program, "a.png": "old"])
        let request = #""view": "plain", "size": "fit", "output""#
        let found = try answers(command, [
            "{\(request): \"a.png\", \"keep\": true}", "{\(request): \"b.png\", \"keep\": true}",
            "{\(request): \"b.png\", \"keep\": true}", "{\(request): \"c.png\"}", "{\(request): \"c.png\"}",
        ])
        #expect(found.map(\.status) == ["kept", "drawn", "kept", "drawn", "drawn"], "\(found)")
        #expect(command.text("a.png") == "old")
        #expect(command.data("b.png") != nil && command.data("b.png") == command.data("c.png"))
        #expect(command.files == ["A.swift", "a.png", "b.png", "c.png", "requests"])
    }

    /// 950 pictures and 50 errors for 1,000 lines, by one process and by two.
    @Test(arguments: [1, 2]) func aThousandLines(jobs: Int) throws {
        let command = try Command(["A.swift": "import SwiftUI\nstruct A: View { var x = 1.0\n"
            + "var body: some View { Color.red.frame(width: x, height: 4) } }\n"])
        let bad = ["{", "{\"id\": 1, \"view\": \"B\"}", "{\"id\": 1, \"view\": \"A\", \"values\": {\"x\": \"\"}}",
                   "{\"id\": 1, \"view\": \"A\", \"values\": {\"y\": 1}}", "\u{1}"]
        let lines = (0..<1000).map { number in
            number % 20 == 7 ? bad[number / 20 % bad.count]
                : #"{"id": \#(number), "view": "A", "values": {"x": \#(number % 20 + 1)}, "size": "fit"}"#
        }
        let found = try answers(command, lines, "--jobs \(jobs)")
        #expect(found.map(\.line).sorted() == Array(1...1000))
        #expect(found.count { $0.status == "drawn" } == 950)
        #expect(found.count { $0.status == "error" } == 50)
        #expect(found.filter { $0.status == "drawn" }.allSatisfy { answer in
            answer.id == answer.line - 1 && answer.width == Double((answer.line - 1) % 20 + 1)
        })
    }

    /// A process that draws and is killed is replaced, and its request is drawn.
    @Test func aKilledProcessIsReplaced() throws {
        let command = try Command(["A.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"a\") }\n"])
        let result = try command.shell("""
            mkfifo in
            "$QUADRANT" worker A.swift --quiet < in > out & worker=$!
            exec 3> in
            for number in 1 2 3; do
                echo '{"id": '$number', "view": "A", "size": "fit"}' >&3
                until [ "$(wc -l < out)" = $number ]; do sleep 0.02; done
                kill -9 $(cat /proc/$worker/task/*/children)
            done
            exec 3>&-
            wait $worker
            echo $?
            """)
        #expect(result.output == "0\n", "\(result.errors)")
        #expect(command.text("out")?.split(separator: "\n").count { $0.contains("\"status\":\"drawn\"") } == 3)
    }
}
