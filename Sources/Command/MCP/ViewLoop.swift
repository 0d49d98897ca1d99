import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantCore
import QuadrantDisplayList
import QuadrantExplain
import QuadrantHost
import QuadrantProject
import QuadrantSession
import QuadrantStandIn
import QuadrantWorker

/// The process that runs the program of a server: it compiles and loads it, shows one view at a time, and answers
/// questions about it. A crash or a hang of the program ends it, with a message on standard error.
@MainActor final class ViewLoop {
    /// The descriptor of the channel to the server.
    nonisolated static let socket: Int32 = 3

    /// The view that is open, and what it was opened for.
    private struct Open {
        var preview: String?
        var options: [String]
        var steps: [String]
        var view: OpenedView
        var part: RenderSession.Part
        var scene: SceneOptions
        var session: RenderSession
    }

    private let channel = WorkerChannel(file: ViewLoop.socket)
    private let program: OpenedProgram
    private let written: WrittenViews
    private let places: MessagePlaces
    /// The errors of the parts that do not compile.
    private let messages: [CompilerMessage]
    private var open: Open?
    /// The record for the present answer, once it is made.
    private var answered: LayoutExplanation?
    /// Whether the notes of the last steps are in no answer yet.
    private var hasNewNotes = false
    /// What the steps of this request before the last one have changed, and their notes.
    private var earlier: [(changes: String, notes: [String])] = []
    /// Whether steps were played: variables of the program may have other values than at its start.
    private var hasPlayed = false
    private var isWatched = false

    static func run(_ arguments: Arguments, server: pid_t) throws -> Never {
        if Sandbox.isThisProcess { Sandbox.limit() }
        // Starts this image again, with the same environment.
        Guard.growStack()
        Variable.viewProcess.remove()
        Variable.drawingSocket.remove()
        ParentProcess.endWith(server)
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        // Keeps the message of a fatal error for the record of the crash.
        OutputTap.begin {}
        let listener = CompilerListener()
        do {
            try ViewLoop(arguments, listener, server: server).run()
        } catch let failure as Failure {
            var answer = ViewAnswer()
            answer.failure = FailureParts(failure.inRequest)
            answer.messages = CompilerMessages.parse(listener.output)
            answer.watched = watched
            let channel = WorkerChannel(file: socket)
            _ = channel.receive()
            _ = channel.send(.lastAnswer, Self.json(answer))
        }
        fflush(nil)
        _exit(ExitCode.success.rawValue)
    }

    /// The files of the program as they were before they were read, until the first answer.
    private static var watched: WatchedFiles?

    private init(_ arguments: Arguments, _ listener: CompilerListener, server: pid_t) throws {
        var scene = try SceneOptions(arguments)
        (scene.quiet, scene.keepsGoing) = (true, !scene.strict)
        let paths = arguments.plain.isEmpty ? ["."] : arguments.plain
        let options = try ProjectOptions(arguments)
        Self.watched = WatchedFiles(SourceSet.places(paths, options))
        // A crash of the app's start starts the image again as this process.
        Variable.viewProcess.set("\(server)")
        CrashRestart.keeps(Self.socket, as: .drawingSocket)
        defer {
            Variable.viewProcess.remove()
            CrashRestart.keepsNothing()
        }
        program = try OpenedProgram(paths, options, scene, all: true, listener: listener)
        written = WrittenViews(program.sources.files)
        places = MessagePlaces(written)
        let files = program.sources.files
        messages = program.leftOut.isEmpty ? []
            : CompilerMessages.parse(listener.output).map { $0.quoting(files) }
    }

    private func run() {
        while case .message(_, let data) = channel.receive() {
            var answer = ViewAnswer()
            do {
                answer = try self.answer(JSONDecoder().decode(ViewRequest.self, from: data))
            } catch let failure as Failure {
                answer.failure = FailureParts(failure.inRequest)
                // The view may be in any state: the next request opens it anew.
                (open, hasPlayed) = (nil, true)
            } catch {
                answer.failure = FailureParts(
                    Failure(
                        .fault, "internal error: \(error)", at: "the request",
                        rule: "Expected errors have a message of their own; this one has none.",
                        fix: "Report this as a bug."))
            }
            answer.messages = messages
            (answer.watched, Self.watched) = (Self.watched, nil)
            fflush(nil)
            guard channel.send(.answer, Self.json(answer)) else { return }
        }
    }

    private static func json(_ answer: ViewAnswer) -> Data { (try? JSONEncoder().encode(answer)) ?? Data() }

    // MARK: Answers

    private func answer(_ request: ViewRequest) throws -> ViewAnswer {
        var answer = ViewAnswer()
        switch request.question {
        case .previews:
            answer.text = previews
            return answer
        case .sheet(let parts):
            answer.picture = try ContactSheet.picture(parts, maxPixels: request.maxPixels)
            return answer
        case .records:
            if hasPlayed { return ViewAnswer(isSpent: true) }
            close()
            answer.records = try records(request)
            return answer
        case .picture, .tree, .explanation, .changes, .nothing, .findings: break
        }
        answered = nil
        guard try show(request) else { return ViewAnswer(isSpent: true) }
        guard let open else { return answer }
        defer { answered = nil }
        let session = open.session
        answer.text = try watched(open.view, open.scene) { try words(request.question, open) }
        if request.maxPixels > 0 {
            let overlays = try DrawingOptions(
                arguments(request.options + (request.overlays.map { ["--show=\($0)"] } ?? [])),
                open.scene
            ).overlays
            answer.picture = try watched(open.view, open.scene) {
                try session.png(maxPixels: request.maxPixels, showing: overlays)
            }
        }
        if case .findings = request.question {} else {
            // Among the findings they are already.
            answer.issues = session.issues.map { places.placed(issue: $0.hasSuffix("\n") ? String($0.dropLast()) : $0) }
        }
        let news = hasNewNotes
            ? earlier.flatMap(\.notes) + ViewNotes(session) { self.record(open) }.all : []
        answer.notes = (hasNewNotes ? ProgramStart.notes : []) + news + localeNotes(open.scene) + StandIns.take()
        hasNewNotes = false
        return answer
    }

    private func words(_ question: ViewRequest.Question, _ open: Open) throws -> String {
        let session = open.session
        switch question {
        case .picture: return title(open) + "\n" + elements(session)
        case .tree(isAccessibility: true): return session.accessibilityTree.map { $0.text() }.joined()
        case .tree:
            let own = Set(program.scan.candidates.filter { $0.kind == .view }.map(\.name))
            return ViewLines(record(open), written: own).tree(session.trees)
        case .explanation(let point, let name, let proposals):
            let record = places.placed(advice: record(open, try ProposalList(proposals).proposals))
            let choice = try ExplainCommand.choice(point: point, name: name)
            let chosen = try ExplainCommand.chosen(choice, in: record, session, open.view.place)
            return record.text(name == nil ? chosen : chosen + ViewLines(record).controls(around: chosen))
        case .changes:
            let record = record(open)
            let last = record.changes.map { record.text(of: $0) } ?? ""
            return (earlier.map(\.changes) + [last]).joined(separator: "\n")
        case .findings(let list):
            let audits = try Audit.named(list, at: "audits")
            var scene = open.scene
            scene.script = try steps(open.steps)
            hasPlayed = hasPlayed || !open.steps.isEmpty
            let lines = FindingPlaces(record(open), places)
            let found = try session.audit(audits, of: open.part, scene, program.sources.folders)
            // The audit has opened the view once more, and closed it: the clock is that of the other one.
            self.open = nil
            return found.map { lines.text(of: $0, at: open.view.place) }.joined()
        case .nothing, .previews, .records, .sheet: return ""
        }
    }

    /// The elements of the window, in words. Of long lists and long labels the beginning says enough.
    private func elements(_ session: RenderSession) -> String {
        func isSeen(_ node: AccessibilityNode) -> Bool {
            let frame = node.frame
            return frame.x <= session.width && frame.y <= session.height && frame.x + frame.width >= 0
                && frame.y + frame.height >= 0 || node.children.contains(where: isSeen)
        }
        let all = session.accessibilityTree, seen = all.filter(isSeen), left = all.count - seen.count
        let text = LongText.shortened(seen.map { $0.text() }.joined(), more: "'tree' of kind accessibility has them")
        return text + (left == 0 ? "" : "\(left) more element\(left == 1 ? " is" : "s are") outside of the window\n")
    }

    /// A locale alone does not turn the layout round, as it does in the settings of a phone.
    private func localeNotes(_ scene: SceneOptions) -> [String] {
        let direction = Locale.Language(identifier: scene.locale).characterDirection
        guard direction == .rightToLeft, !scene.rightToLeft else { return [] }
        return ["\(scene.locale) is written from right to left, and the layout is left to right: give the direction too"]
    }

    /// The record of what is open. It is made once for an answer: words and notes read the same.
    private func record(_ open: Open, _ proposals: [ProposedViewSize] = []) -> LayoutExplanation {
        if let answered, proposals.isEmpty { return answered }
        let made = ExplainCommand.record(of: open.session, open.part.name ?? open.view.candidate.name,
                                         open.view.candidate, program.sources, written, proposals)
        if proposals.isEmpty { answered = made }
        return made
    }

    private func title(_ open: Open) -> String {
        let size = "\(RenderSession.plain(open.session.width)) × \(RenderSession.plain(open.session.height)) points"
        let parts = [open.scene.dark ? "dark" : nil, open.scene.rightToLeft ? "right-to-left" : nil,
                     open.scene.dynamicType == "large" ? nil : open.scene.dynamicType,
                     open.scene.locale == "en_US" ? nil : open.scene.locale].compactMap { $0 }
        let played = open.steps.isEmpty ? [] : ["after \(open.steps.count) action\(open.steps.count == 1 ? "" : "s")"]
        return ([open.view.place, size] + parts + played).joined(separator: ", ")
    }

    /// One line for each: its name for a request, and its place.
    private var previews: String {
        let files = program.sources.files
        let shown = program.scan.candidates.filter { $0.needs.isEmpty && program.sources.isOwn($0.file) }
        let previews = shown.filter { $0.kind != .view }, views = shown.filter { $0.kind == .view }
        let chosen = try? program.scan.choose(nil, in: program.sources)
        func line(_ candidate: Candidate, _ name: String) -> String {
            let isChosen = candidate == chosen ? "  (shown without a name)" : ""
            return "\(name)  \(candidate.kind.rawValue)  \(files[candidate.file].path):\(candidate.line)\(isChosen)\n"
        }
        let names = Candidate.names(of: previews, in: files)
        // The name means the first of those that share it; a longer one means each.
        var seen: Set<String> = []
        return zip(previews, names).map { preview, name in
            line(preview, preview.name.isEmpty || !seen.insert(preview.name).inserted ? name : preview.name)
        }.joined()
            + views.map { line($0, $0.name) }.joined()
    }

    private func records(_ request: ViewRequest) throws -> [ViewAnswer.Record] {
        let scene = try scene(request.options)
        var found: [ViewAnswer.Record] = []
        for candidate in try program.scan.all(in: program.sources) where program.sources.isOwn(candidate.file) {
            let view = try program.view(candidate, scene)
            try watched(view, scene) {
                for part in try view.parts() {
                    let session = try RenderSession(part, scene, isTransparent: false, folders: program.sources.folders,
                                                    place: view.place)
                    let name = part.name ?? (candidate.name.isEmpty ? candidate.title : candidate.name)
                    let layout = try ExplainCommand.record(of: session, name, candidate, program.sources, written)
                        .json()
                    found.append(
                        .init(
                            name: name, place: view.place, layout: layout,
                            picture: try session.png(maxPixels: request.maxPixels)))
                    session.close()
                }
            }
        }
        return found
    }

    // MARK: The open view

    /// Opens the view that a request is about, or continues with it. False if only a new process can show it.
    private func show(_ request: ViewRequest) throws -> Bool {
        let continues = open.map {
            $0.preview == request.preview && $0.options == request.options && $0.steps == request.played
        } ?? false
        if !continues {
            if hasPlayed { return false }
            close()
            let scene = try scene(request.options)
            let view = try program.view(request.preview, scene)
            try watched(view, scene) {
                let part = try view.parts()[0]
                let session = try RenderSession(part, scene, isTransparent: false, folders: program.sources.folders,
                                                place: view.place, recordsChanges: true)
                open = Open(preview: request.preview, options: request.options, steps: [], view: view, part: part,
                            scene: scene, session: session)
                hasNewNotes = true
            }
            try play(request.played)
        }
        earlier = []
        guard case .changes = request.question else {
            try play(request.steps)
            return true
        }
        // Each event with the pauses after it: what it has changed is said of each.
        var events: [[String]] = []
        for step in request.steps {
            if events.isEmpty || !step.hasPrefix("--wait=") { events.append([step]) }
            else { events[events.count - 1].append(step) }
        }
        for (number, event) in events.enumerated() {
            try play(event)
            guard number < events.count - 1, let open else { continue }
            let record = record(open)
            earlier.append((record.changes.map { record.text(of: $0) } ?? "", open.session.notes))
        }
        return true
    }

    private func play(_ words: [String]) throws {
        guard !words.isEmpty, let now = open else { return }
        answered = nil
        hasPlayed = true
        try watched(now.view, now.scene) { try now.session.play(steps(words).steps) }
        open?.steps += words
        hasNewNotes = true
    }

    private func close() {
        open?.session.close()
        open = nil
    }

    private func arguments(_ options: [String]) throws -> Arguments {
        do { return try Arguments(options + ["."], of: .render) } catch let failure as Failure {
            throw failure.inRequest
        }
    }

    private func scene(_ options: [String]) throws -> SceneOptions {
        do {
            var scene = try SceneOptions(arguments(options))
            scene.quiet = true
            return scene
        } catch let failure as Failure { throw failure.inRequest }
    }

    private func steps(_ words: [String]) throws -> ScriptOptions {
        do { return try ScriptOptions(arguments(words)) } catch let failure as Failure { throw failure.inRequest }
    }

    /// Runs code of the program, watched for crashes and stalls.
    private func watched<Made>(_ view: OpenedView, _ scene: SceneOptions, _ body: () throws -> Made) rethrows -> Made {
        if isWatched { view.watchNext() } else { view.watch() }
        isWatched = true
        defer {
            StallWatch.end()
            Guard.suspend()
        }
        return try body()
    }
}
