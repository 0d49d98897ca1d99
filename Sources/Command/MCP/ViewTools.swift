import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantGeometry
import QuadrantHost
import QuadrantProject
import QuadrantSession

/// The request was cancelled: it has no answer.
struct Cancelled: Error {}

/// The tools of a server, for one client. The program runs in a process of its own, which is replaced when files have
/// changed, and opens views anew with the actions that were played before.
final class ViewTools {
    /// What is known of a preview: the settings and the actions that lead to what is shown.
    private struct Shown {
        var settings = ViewSettings()
        var steps: [String] = []
    }

    private let arguments: [String]
    private let paths: [String]
    private let options: ProjectOptions
    private let standard: ViewSettings
    private let timeLimit: Double
    private let output = ProgramOutput()
    private var process: ViewProcess?
    private var watched: WatchedFiles?
    private let sandbox: Sandbox?
    /// By the names of requests; "" is the one without a name.
    private var shown: [String: Shown] = [:]
    private var last: String?
    private var remembered: [ViewAnswer.Record]?
    /// What the present call has to say besides its answer.
    private var remarks: [String] = []
    /// Called while a call waits, with what it waits for; false cancels it.
    private var wait: (String) -> Bool = { _ in true }

    /// `given` are the arguments as on the command line, which processes of the program receive.
    init(_ arguments: Arguments, given: [String], _ sandbox: Sandbox?) throws {
        self.sandbox = sandbox
        let scene = try SceneOptions(arguments)
        timeLimit = 2 * Double(scene.timeLimit) + 30
        self.arguments = given
        paths = arguments.plain.isEmpty ? ["."] : arguments.plain
        options = try ProjectOptions(arguments)
        standard = ViewSettings(arguments)
    }

    /// Ends the process of the program.
    func end() { process?.end() }

    /// Calls a tool. `wait` is called four times a second with what the call is waiting for; false cancels it.
    func call(_ tool: Tool, _ arguments: [String: JSONValue], wait: @escaping (String) -> Bool) throws -> ToolResult {
        self.wait = wait
        remarks = []
        do {
            try tool.check(arguments)
            return try result(tool.name, arguments.filter { $0.value != .null })
        } catch let failed as FailedAnswer {
            return ToolResult(failed.failure, failed.messages)
        } catch let failure as Failure {
            return ToolResult(FailureParts(failure.inRequest))
        }
    }

    private func result(_ tool: String, _ given: [String: JSONValue]) throws -> ToolResult {
        let maxPixels = given["maxPixels"]?.number.map { min(max($0, 0), ToolCatalog.maxPixels) }
        if let preview = given["preview"]?.text { last = preview }
        switch tool {
        case "previews":
            return ToolResult(try ask(ViewRequest(question: .previews)).text)
        case "show": return try show(given, maxPixels ?? 800)
        case "variants": return try variants(given["variants"]?.list?.compactMap(\.text), maxPixels ?? 1200)
        case "tree":
            return result(try view(.tree(isAccessibility: given["kind"]?.text == "accessibility"), maxPixels: 0))
        case "explain":
            if given["changed"]?.flag == true { return result(try view(.changes, maxPixels: 0)) }
            let question = ViewRequest.Question.explanation(
                at: given["point"]?.text, named: given["view"]?.text, proposals: given["propose"]?.text)
            return result(try view(question, maxPixels: 0))
        case "act":
            let answer = try view(.changes, steps: steps(given["actions"]), maxPixels: maxPixels ?? 800)
            return result(answer)
        case "frames": return try frames(given, maxPixels ?? 1200)
        case "compare": return try compare(remembers: given["remember"]?.flag ?? false, maxPixels ?? 800)
        case "check":
            let answer = try view(.findings(audits: given["audits"]?.text ?? "all"), maxPixels: 0)
            return result(answer, empty: "No findings.\n")
        case "test": return try test(given)
        default:
            let lines = min(max(Int(given["lines"]?.number ?? 50), 1), 1000)
            let newest = output.text(since: 0).split(separator: "\n", omittingEmptySubsequences: false).suffix(
                lines + 1)
            let text = newest.joined(separator: "\n")
            return ToolResult(text.isEmpty ? "The program has printed nothing.\n" : text)
        }
    }

    private func result(_ answer: ViewAnswer, empty: String = "") -> ToolResult {
        var text = answer.text.isEmpty ? empty : answer.text
        if !answer.issues.isEmpty { text += "\nRuntime issues:\n" + answer.issues.joined(separator: "\n") + "\n" }
        let notes = answer.notes + remarks
        if !notes.isEmpty { text += "\nNotes:\n" + notes.map { "  \($0)\n" }.joined() }
        var result = ToolResult(text, pictures: [answer.picture].compactMap { $0 })
        if !answer.messages.isEmpty {
            result.text += "\nThis does not compile, and is left out:\n" + answer.messages.map(\.fullText).joined()
            result.structured = ["errors": .list(answer.messages.map(\.json))]
        }
        return result
    }

    // MARK: The shown view

    /// Settings with which the view cannot be shown are not kept: later calls would fail too.
    private func show(_ given: [String: JSONValue], _ maxPixels: Double) throws -> ToolResult {
        let name = last ?? "", before = shown[name]
        try change(given)
        do {
            return result(try view(.picture, maxPixels: maxPixels, overlays: given["overlay"]?.text))
        } catch {
            shown[name] = before
            throw error
        }
    }

    /// Takes over the settings of a request.
    private func change(_ given: [String: JSONValue]) throws {
        var now = given["restart"]?.flag == true ? Shown() : shown[last ?? ""] ?? Shown()
        if shown[last ?? ""] == nil || given["restart"]?.flag == true { now.settings = standard }
        try now.settings.change(given)
        shown[last ?? ""] = now
    }

    private func steps(_ actions: JSONValue?) -> [String] {
        (actions?.list ?? []).flatMap { action in
            (action.object ?? [:]).map { name, value in
                let option = ToolCatalog.actions.first { $0.name == name }?.option ?? name
                return "--\(option)=\(value.text ?? NumberText.exact(value.number ?? 0))"
            }
        }
    }

    /// Asks about the view that was shown last, with its settings, after its actions and `steps`.
    private func view(
        _ question: ViewRequest.Question, steps: [String] = [], maxPixels: Double, overlays: String? = nil
    )
        throws -> ViewAnswer
    {
        var now = shown[last ?? ""] ?? Shown(settings: standard)
        var request = ViewRequest(question: question, preview: last, options: now.settings.arguments, played: now.steps,
                                  steps: steps, maxPixels: maxPixels, overlays: overlays)
        if try begin(), !now.steps.isEmpty {
            // The files have changed: what was done before may not be possible any more.
            do {
                _ = try ask(ViewRequest(question: .nothing, preview: last, options: request.options,
                                        played: now.steps, maxPixels: 0))
            } catch let failed as FailedAnswer {
                remarks.append("the \(now.steps.count) actions before the change of the files could not be repeated, "
                    + "and the view begins anew: \(failed.failure.what)")
                now.steps = []
                request.played = []
            }
        }
        let answer = try ask(request)
        now.steps += steps
        shown[last ?? ""] = now
        return answer
    }

    private func variants(_ names: [String]?, _ maxPixels: Double) throws -> ToolResult {
        let names = names ?? ["light", "dark", "accessibility3", "rtl"]
        guard (1...24).contains(names.count) else {
            throw Failure(.usage, "\(names.count) variants", at: "variants", rule: "A sheet shows 1 to 24 variants.",
                          fix: "Ask for fewer.")
        }
        let before = shown[last ?? ""] ?? Shown(settings: standard)
        defer { shown[last ?? ""] = before }
        var parts: [ViewRequest.Captioned] = [], text = ""
        for name in names {
            var variant = before
            try variant.settings.change(toVariant: name)
            shown[last ?? ""] = variant
            let answer = try view(.picture, maxPixels: 900)
            if let picture = answer.picture { parts.append(.init(caption: name, picture: picture)) }
            text += "\(name): \(answer.text.prefix { $0 != "\n" })\n" + answer.issues.map { "  \($0)\n" }.joined()
        }
        return try sheet(parts, text, maxPixels)
    }

    private func frames(_ given: [String: JSONValue], _ maxPixels: Double) throws -> ToolResult {
        let count = Int(given["count"]?.number ?? 6), seconds = given["seconds"]?.number ?? 0.5
        guard (2...24).contains(count), seconds > 0, seconds <= 60 else {
            throw Failure(
                .usage, "\(count) frames in \(seconds) s", at: "count, seconds",
                rule: "There are 2 to 24 frames in at most 60 seconds.", fix: "Write \"count\": 6, \"seconds\": 0.5.")
        }
        // In whole milliseconds, as captions and answers show it.
        let pause = max((1000 * seconds / Double(count - 1)).rounded(), 1) / 1000
        var parts: [ViewRequest.Captioned] = [], changed = ""
        for index in 0..<count {
            // A pause of no time: the view does not settle after the last action.
            let next = index == 0 ? steps(given["actions"]) + ["--wait=0"] : ["--wait=\(NumberText.exact(pause))"]
            let answer = try view(index == 0 && next.count > 1 ? .changes : .picture, steps: next, maxPixels: 900)
            if index == 0, next.count > 1 { changed = "\n" + answer.text }
            let caption = "\(NumberText.rounded(Double(index) * pause, 3)) s"
            if let picture = answer.picture { parts.append(.init(caption: caption, picture: picture)) }
        }
        let same = zip(parts, parts.dropFirst()).allSatisfy { $0.picture == $1.picture }
            ? "Every frame is the same picture: nothing moves, and what changed, changed at once, without an animation.\n" : ""
        let title = "\(count) frames, \(NumberText.rounded(pause, 3)) s apart\n"
        return try sheet(parts, title + same + changed, maxPixels)
    }

    private func sheet(_ parts: [ViewRequest.Captioned], _ text: String, _ maxPixels: Double) throws -> ToolResult {
        var answer = try ask(ViewRequest(question: .sheet(parts), maxPixels: max(maxPixels, 200)))
        answer.text = text
        return result(answer)
    }

    // MARK: Comparing

    private func compare(remembers: Bool, _ maxPixels: Double) throws -> ToolResult {
        try begin()
        let answer = try ask(ViewRequest(question: .records, options: standard.arguments, maxPixels: 800))
        let now = answer.records
        guard let before = remembered, !remembers else {
            remembered = now
            let reason = remembers ? "" : "Nothing was remembered before. "
            let count = "\(now.count) preview\(now.count == 1 ? " is" : "s are") remembered as now"
            return ToolResult("\(reason)\(count): edit, then call 'compare'.\n")
        }
        var said: [String] = [], parts: [ViewRequest.Captioned] = [], same = 0
        var left = before
        for record in now {
            guard let index = left.firstIndex(where: { $0.name == record.name }) else {
                said.append("\(record.place): new")
                continue
            }
            let old = left.remove(at: index)
            let words = try LayoutComparison(
                LayoutExplanation(json: old.layout), LayoutExplanation(json: record.layout),
                names: ("the earlier version", "this version")
            ).text
            let isMoved = !words.hasPrefix("Every view")
            if !isMoved, old.picture == record.picture { same += 1; continue }
            said.append("\(record.place):\n" + (isMoved ? words
                : "  Every view has the same size and place; the picture is another one.\n"))
            parts += [.init(caption: "\(record.name) before", picture: old.picture),
                      .init(caption: "\(record.name) now", picture: record.picture)]
        }
        said += left.map { "\($0.place): no longer there" }
        let text = "\(said.count) of \(now.count + left.count) previews differ, \(same) are the same.\n"
            + (said.isEmpty ? "" : "\n" + said.joined(separator: "\n") + "\n")
        guard !parts.isEmpty, maxPixels > 0 else { return ToolResult(text) }
        return try sheet(Array(parts.prefix(12)), text, maxPixels)
    }

    private func test(_ given: [String: JSONValue]) throws -> ToolResult {
        var words = ["test"] + paths + ["--json", "--record=\(given["record"]?.text ?? "never")"]
        if let filter = given["filter"]?.text { words.append("--filter=\(filter)") }
        if let target = options.target { words.append("--target=\(target)") }
        if sandbox != nil, given["record"]?.text ?? "never" != "never" {
            throw Failure(.usage, "references cannot be written from a sandbox", at: "record",
                          rule: "In it the project can be read only.",
                          fix: "Run 'quadrant test' in a terminal, or start the server with --no-sandbox.")
        }
        let runs = BackgroundRun(words, sandbox)
        while !runs.isDone(within: 0.25) {
            guard wait("comparing with the references") else {
                runs.end()
                throw Cancelled()
            }
        }
        var result = ToolResult(runs.text)
        result.isError = ![ExitCode.success.rawValue, ExitCode.difference.rawValue].contains(runs.status)
        return result
    }

    // MARK: The process

    /// An answer that says why there is none.
    private struct FailedAnswer: Error {
        var failure: FailureParts
        var messages: [CompilerMessage]
    }

    /// Replaces the process if files have changed. Returns whether there is a new one.
    @discardableResult private func begin() throws -> Bool {
        if process != nil, watched?.areCurrent ?? true { return false }
        try start()
        return true
    }

    private func start() throws {
        process?.end()
        watched = nil
        process = ViewProcess(arguments, sandbox, output: output)
        if process == nil {
            throw Failure(.machine, "the process of the program cannot be started", at: "/proc/self/exe",
                          rule: "The server starts this program once more.",
                          fix: "Check the limits of processes and of memory.")
        }
    }

    private func ask(_ request: ViewRequest) throws -> ViewAnswer {
        try begin()
        for _ in 0..<2 {
            guard let process else { break }
            let isNew = !process.hasAnswered
            let limit = timeLimit + (isNew ? 900 : 0)
            switch process.ask(request, timeLimit: limit, wait: { _ in
                wait(isNew ? "compiling" : "drawing")
            }) {
            case .cancelled:
                self.process = nil
                throw Cancelled()
            case .failure(let failure):
                self.process = nil
                throw FailedAnswer(failure: failure, messages: [])
            case .answer(let answer):
                if let files = answer.watched { watched = files }
                if answer.isSpent {
                    try start()
                    continue
                }
                if process.isEnded { self.process = nil }
                if let failure = answer.failure { throw FailedAnswer(failure: failure, messages: answer.messages) }
                return answer
            }
        }
        throw Failure(.fault, "the program was not shown", at: "the request",
                      rule: "A new process shows what an earlier one could not.", fix: "Report this as a bug.")
    }
}
