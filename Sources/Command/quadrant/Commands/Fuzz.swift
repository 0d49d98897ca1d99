import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantHost
import QuadrantProject
import QuadrantSession
import Synchronization

/// Sends random events to views, each view in a subprocess, and shrinks a failing sequence of events.
enum Fuzz {
    /// Seconds after which a view that has not handled an event is killed. With sanitizers, one event may take a
    /// minute.
    private static let patience: UInt32 = 300
    /// The maximum number of shorter sequences that are tried.
    private static let maxTries = 80

    struct Options {
        var seed: UInt64
        var events: Int
        var seconds: Double
        /// The numbers of the events to replay; nil replays all.
        var only: [ClosedRange<Int>]?

        init(_ arguments: Arguments) throws {
            func whole(_ name: String, _ ordinary: Int, _ range: ClosedRange<Int>) throws -> Int {
                guard let text = arguments.value(name) else { return ordinary }
                guard let number = Int(text), range.contains(number) else {
                    throw Failure(.usage, "'\(text)' is not a valid value of --\(name)", at: "--\(name)",
                                  rule: "The value is an integer from \(range.lowerBound) to \(range.upperBound).",
                                  fix: "Write --\(name) \(ordinary).")
                }
                return number
            }
            seed = UInt64(try whole("seed", 1, 0...Int.max))
            events = try whole("events", 500, 1...1_000_000)
            seconds = try arguments.value("seconds").map {
                try ScriptOptions.seconds($0, "seconds", longest: 86_400)
            } ?? 0
            only = try arguments.value("only").map { text in
                try text.split(separator: ",").map { part in
                    let ends = part.split(separator: "-").compactMap { Int($0) }
                    guard let first = ends.first, let last = ends.last, first <= last, ends.count <= 2 else {
                        throw Failure(.usage, "'\(part)' is not a valid event number or range", at: "--only \(text)",
                                      rule: "The value is a list such as 3,7-9; events are numbered from 0.",
                                      fix: "Correct the list.")
                    }
                    return first...last
                }
            }
        }

        /// The numbered events of a seed that are replayed.
        func acts(_ seed: UInt64) -> [(number: Int, act: RandomAct)] {
            RandomActs(seed: seed).prefix(events).enumerated().compactMap { number, act in
                only.map { $0.contains { $0.contains(number) } } ?? true ? (number, act) : nil
            }
        }
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments), options = try Options(arguments)
        Guard.growStack()
        if arguments.has("in-process") { return try play(arguments, scene, options) }
        try FontPackage.require()
        let program = try CompiledProgram(
            try SourceSet(arguments.plain, options: ProjectOptions(arguments)),
            ProgramRequest(view: scene.view, usesCache: scene.usesCache, keepsGoing: scene.keepsGoing),
            host: ProgramLoader(), progress: ProgressLine(isQuiet: scene.quiet))
        let began = Date()
        var seeds = 0, said = began
        signal(SIGINT) { _ in Fuzz.isInterrupted.store(true, ordering: .relaxed) }
        repeat {
            let seed = options.seed &+ UInt64(seeds)
            if let end = child(arguments, seed, options.only.map(Self.text)) {
                throw broken(arguments, options, seed, end)
            }
            if isInterrupted.load(ordering: .relaxed) { break }
            seeds += 1
            if !scene.quiet, Date().timeIntervalSince(said) > 5 {
                said = Date()
                let rest = max(0, options.seconds - said.timeIntervalSince(began))
                writeError("quadrant: no failure in \(seeds) × \(options.events) events; \(Int(rest)) s left …\n")
            }
        } while Date().timeIntervalSince(began) < options.seconds
        let name = program.shown.first?.candidate.title ?? arguments.plain.joined(separator: " ")
        if !scene.quiet {
            let played = "\(seeds) × \(options.events) events from seed \(options.seed)"
            writeError("quadrant: \(name): no failure in \(played)\n")
        }
    }

    /// Set by Ctrl-C: what was found so far is printed. A subprocess that ends then has not failed.
    private static let isInterrupted = Atomic(false)

    /// Whether this process lists the events as options of `quadrant render`, and how its lines begin.
    private static let listsOptions = Variable.fuzzOptions.value != nil
    private static let optionsMark = "render: "

    // MARK: In the subprocess

    @MainActor private static func play(_ arguments: Arguments, _ scene: SceneOptions, _ options: Options) throws {
        alarm(patience)
        ViewTasks.shared.install()
        let sources = try SourceSet(arguments.plain, options: ProjectOptions(arguments))
        sources.prepare(scene, isQuiet: true)
        try FontPackage.require()
        let program = try CompiledProgram(sources, ProgramRequest(view: scene.view, usesCache: true),
                                          host: ProgramLoader(), progress: ProgressLine(isQuiet: true))
        let library = try program.load()
        guard let shown = program.shown.first else { return }
        ProgramStart.run([shown.candidate], of: program.program, sources, in: library, scene, watch: .none)
        guard let part = try RenderSession.shownParts(shown.entry(in: library, as: CompiledProgram.Maker.self), scene)
                  .first else { return }
        let place = sources.place(of: shown.candidate)
        if listsOptions { Guard.watch(place, timeLimit: scene.timeLimit) }
        let session = try RenderSession(part, scene, isTransparent: true, folders: sources.folders, place: place)
        let acts = options.acts(options.seed).lazy.map { act in
            alarm(patience)
            return act
        }
        let listed: (String) -> Void = { if listsOptions { writeError("\(optionsMark)\($0)\n") } }
        if let (number, problem) = session.play(acts, willPlay: listed) {
            throw Failure(.view, "event \(number): \(problem)", at: place, rule: "Invariants hold after every event.",
                          fix: "Report this as a bug.")
        }
        if session.leavesSomething() {
            throw Failure(.view, "memory leak: the view graph outlives its closed view", at: place,
                          rule: "A closed view is released.", fix: "Look for a closure that retains it.")
        }
    }

    // MARK: In the parent process

    private struct End {
        var reason: String
        var last: [String]
    }

    /// Replays the events in a subprocess. Returns nil if the view survives.
    private static func child(_ arguments: Arguments, _ seed: UInt64, _ only: String?, listsOptions: Bool = false)
        -> End? {
        if isInterrupted.load(ordering: .relaxed) { return nil }
        if listsOptions { Variable.fuzzOptions.set("1") }
        defer { Variable.fuzzOptions.remove() }
        var values = ["quadrant", "fuzz"]
        for (name, value) in arguments.ordered where !["seed", "only", "seconds", "no-cache"].contains(name) {
            values.append("--\(name)")
            if CommandForm.fuzz.options.first(where: { $0.name == name })?.value != nil { values.append(value) }
        }
        values += ["--in-process", "--seed", "\(seed)"]
        if let only { values += ["--only", only] }
        values += ["--"] + arguments.plain
        var argv: [UnsafeMutablePointer<CChar>?] = values.map { strdup($0) }
        argv.append(nil)
        defer { argv.forEach { free($0) } }
        guard let messages = tmpfile() else { return End(reason: "no temporary file for its messages", last: []) }
        defer { fclose(messages) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, fileno(messages), 2)
        var process = pid_t()
        guard posix_spawn(&process, "/proc/self/exe", &actions, nil, argv, environ) == 0 else {
            return End(reason: "the process could not be started", last: [])
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        if status == 0 || isInterrupted.load(ordering: .relaxed) { return nil }
        let reason = status & 0x7f == SIGALRM ? "no response for \(patience) s"
            : status & 0x7f != 0 ? "signal \(status & 0x7f)" : "exit code \((status >> 8) & 0xff)"
        rewind(messages)
        var text = [UInt8](repeating: 0, count: 1 << 16)
        let count = fread(&text, 1, text.count, messages)
        let lines = String(decoding: text.prefix(count), as: UTF8.self).split(separator: "\n").map(String.init)
        return End(reason: reason, last: lines)
    }

    private static func broken(_ arguments: Arguments, _ options: Options, _ seed: UInt64, _ end: End) -> Failure {
        writeError(end.last.prefix(60).joined(separator: "\n") + "\n")
        let all = options.acts(seed).map(\.number)
        if !arguments.has("no-shrink"), !arguments.has("quiet") {
            writeError("quadrant: seed \(seed) fails; looking for fewer events (Ctrl-C ends the search) …\n")
        }
        let short = arguments.has("no-shrink") ? all : shrunk(all) { child(arguments, seed, text($0)) != nil }
        // The same once more, with the events as options, and a report of a crash: what happened, and where.
        let again = child(arguments, seed, text(short), listsOptions: true)?.last ?? []
        func parts(_ head: String) -> [String] {
            again.compactMap { $0.hasPrefix(head) ? String($0.dropFirst(head.count)) : nil }
        }
        let steps = parts(optionsMark), what = parts("quadrant: ").last, place = parts("  at    ").last
        let acts = Dictionary(uniqueKeysWithValues: options.acts(seed).map { ($0.number, $0.act) })
        for number in short.prefix(200) { writeError("  \(number)  \(acts[number].map { "\($0)" } ?? "")\n") }
        return Failure(
            .view, "the view failed: \(what ?? end.reason)",
            at: (place.map { $0 + "; " } ?? "") + "seed \(seed), \(short.count) of \(all.count) events (listed above)",
            rule: "A view handles every sequence of events.",
            fix: "Reproduce it: quadrant fuzz " + arguments.plain.joined(separator: " ")
                + "\(scene(arguments)) --seed \(seed) "
                + "--events \(options.events) --only \(text(short))"
                + (steps.allSatisfy(\.isEmpty) || steps.count > 30 ? "" : ". Or look at it: quadrant render "
                    + arguments.plain.joined(separator: " ") + scene(arguments)
                    + steps.filter { !$0.isEmpty }.map { " " + $0 }.joined()
                    + (steps.contains("") ? " (\(steps.filter(\.isEmpty).count) of the events have no option)" : "")))
    }

    /// The command-line options that select the view and its screen.
    private static func scene(_ arguments: Arguments) -> String {
        let other = ["seed", "events", "seconds", "only", "no-shrink", "no-cache"]
        return arguments.ordered.filter { !other.contains($0.name) }.map { name, value in
            let takesValue = CommandForm.fuzz.options.first { $0.name == name }?.value != nil
            return takesValue ? " --\(name) \(value)" : " --\(name)"
        }.joined()
    }

    /// Shrinks a failing sequence of events: removes chunks of halving size while the view still fails.
    private static func shrunk(_ numbers: [Int], _ breaks: ([Int]) -> Bool) -> [Int] {
        var left = numbers, size = max(1, left.count / 2), tries = 0
        while tries < maxTries, !isInterrupted.load(ordering: .relaxed) {
            var start = 0, hasShrunk = false
            while start < left.count, tries < maxTries, !isInterrupted.load(ordering: .relaxed) {
                var shorter = left
                shorter.removeSubrange(start..<min(start + size, left.count))
                tries += 1
                if breaks(shorter) {
                    left = shorter
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { break }
            size = max(1, size / 2)
        }
        return left
    }

    /// Formats event numbers as ranges, such as `3,7-9`. An empty list becomes a number that no event has.
    private static func text(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.isEmpty ? "1000000" : text(ranges)
    }

    private static func text(_ ranges: [ClosedRange<Int>]) -> String {
        ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }
}
