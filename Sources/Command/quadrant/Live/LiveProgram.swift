#if canImport(QuadrantPreview)
import Dispatch
import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantCore
import QuadrantDisplayList
import QuadrantExplain
import QuadrantGeometry
import QuadrantHost
import QuadrantPreview
import QuadrantProject
import QuadrantSession

/// A program that is recompiled when its files change, and shown by a server.
@MainActor final class LiveProgram {
    private let arguments: [String]
    private let options: ProjectOptions
    private let scene: SceneOptions
    private let server: PreviewServer
    private var watcher: SourceWatcher?
    /// The files of the latest build, whether or not it succeeded.
    private var built: [SourceSet.File]?
    /// The files of the build that is shown.
    private var shownFiles: [SourceSet.File]?
    /// The code that the shown build left out.
    private var leftOut: Set<String>?
    /// The code that the latest build left out, if it was not shown: the picture stays when an edit breaks something,
    /// and the rest of the program is shown if it is still broken after the next one.
    private var refused: Set<String> = []
    private var isBuilding = false
    private var isStale = false
    /// Of the present build.
    private var listener = CompilerListener()

    init(_ arguments: [String], _ options: ProjectOptions, _ scene: SceneOptions, _ server: PreviewServer) {
        self.arguments = arguments
        self.options = options
        self.scene = scene
        self.server = server
    }

    /// After a crash, the view runs again only when its file changes or the user requests it.
    func begin(after crash: CrashReport?) {
        server.onRestart = { [weak self] in
            self?.built = nil
            self?.build()
        }
        OutputTap.begin { [weak server] in
            DispatchQueue.main.async { MainActor.assumeIsolated { server?.show(output: OutputTap.take()) } }
        }
        let arguments = arguments, options = options
        watcher = SourceWatcher({ SourceSet.places(arguments, options) }) { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.build() } }
        }
        guard let crash else { return build() }
        built = try? SourceSet(arguments, options: options).files
        server.show(crash.problem)
        server.show(output: Array(crash.record.unsent.utf8))
    }

    // MARK: Building

    private struct Build {
        let program: CompiledProgram, sources: SourceSet
        /// The loaded library.
        let handle: UnsafeMutableRawPointer
        let seconds: Double
        /// What the compiler printed.
        let output: String
    }

    private enum Outcome: @unchecked Sendable {
        case unchanged
        case built(Build)
        case failed(PreviewProblem, output: String, SourceSet?)
    }

    /// Compiles the current files on a background thread.
    private func build() {
        if isBuilding {
            isStale = true
            listener.isObsolete = true
            TemporaryFiles.endCompiler()
            return
        }
        isBuilding = true
        listener = CompilerListener()
        isStale = false
        let arguments = arguments, options = options, scene = scene, before = built, listener = listener
        let thread = Thread {
            let outcome = Self.outcome(arguments, options, scene, before, listener)
            DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(outcome) } }
        }
        // The parser recurses with the nesting of the program.
        thread.stackSize = 64 << 20
        thread.start()
    }

    private nonisolated static func outcome(_ arguments: [String], _ options: ProjectOptions, _ scene: SceneOptions,
                                            _ before: [SourceSet.File]?, _ listener: CompilerListener) -> Outcome {
        let start = DispatchTime.now().uptimeNanoseconds
        var sources: SourceSet?
        do {
            let found = try SourceSet(arguments, options: options)
            sources = found
            if let before, before == found.files { return .unchanged }
            let program = try CompiledProgram(
                found, ProgramRequest(view: scene.view, usesCache: scene.usesCache,
                                      keepsGoing: scene.keepsGoing || !scene.strict),
                host: ProgramLoader(), progress: ProgressLine(isQuiet: true), listener: listener)
            let handle = try program.load()
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            return .built(Build(program: program, sources: found, handle: handle, seconds: seconds,
                                output: listener.output))
        } catch let failure as Failure {
            let messages = CompilerMessages.parse(listener.output).map(PreviewProblem.Message.init)
            let isCompiler = !messages.isEmpty
            let problem = PreviewProblem(
                title: isCompiler ? "\(FilePath.name(of: arguments.first ?? ".")) does not compile" : failure.what,
                detail: isCompiler ? "" : "\(failure.diagnostic.advice)\n\(failure.diagnostic.at)", messages: messages)
            return .failed(problem, output: listener.output + (isCompiler ? "" : failure.text), sources)
        } catch {
            let problem = PreviewProblem(title: "The program failed to build", detail: "\(error)")
            return .failed(problem, output: "quadrant: \(error)\n", sources)
        }
    }

    private func finish(_ outcome: Outcome) {
        isBuilding = false
        switch outcome {
        case .unchanged: break
        case .built(let build): adopt(build)
        // The failure of a build that a newer save has ended.
        case .failed where isStale: break
        case .failed(let problem, let output, let sources):
            built = sources?.files
            writeError(output)
            server.show(problem)
        }
        if isStale { build() }
    }

    /// Shows a build, unless it left out code that the shown build contains.
    private func adopt(_ build: Build) {
        let program = build.program, sources = build.sources
        sources.prepare(scene, isQuiet: built != nil || scene.quiet)
        built = sources.files
        let left = Set(program.leftOut.map { "\(sources.files[$0.file].absolute) \($0.declaration ?? "")" })
        let messages = CompilerMessages.parse(build.output).map(PreviewProblem.Message.init)
        if let leftOut, !left.isSubset(of: leftOut.union(refused)), !messages.isEmpty {
            writeError(build.output)
            server.show(PreviewProblem(title: "The program failed to compile",
                                       detail: "What compiles is shown when a file is saved again.",
                                       messages: messages))
            refused = left
            return
        }
        // A single file has few parts: what is missing on the page is said there.
        let isBroken = !left.isEmpty && !messages.isEmpty && (sources.files.count == 1 || !refused.isEmpty)
        let problem = isBroken ? PreviewProblem(title: "A part of the program does not compile",
                                                detail: "The rest is shown.", messages: messages) : nil
        refused = []
        if leftOut == nil || leftOut != left, !scene.quiet {
            program.notes.filter { $0.hasPrefix("skipped") }.forEach { writeError("quadrant: \($0)\n") }
        }
        leftOut = left
        show(build, problem)
    }

    private func show(_ build: Build, _ problem: PreviewProblem?) {
        do {
            let content = try content(build.program, build.sources, build.handle)
            server.show(content)
            server.show(problem)
            if !scene.quiet {
                let titles = content.items.map(\.title).joined(separator: ", ")
                writeError("quadrant: showing \(titles) (\(NumberText.fixed(build.seconds, 2)) s)\n")
            }
        } catch let failure as Failure {
            writeError(failure.text)
            server.show(PreviewProblem(title: failure.what, detail: failure.diagnostic.advice))
        } catch {
            server.show(PreviewProblem(title: "The program cannot be run", detail: "\(error)"))
        }
    }

    // MARK: Content

    private func content(_ program: CompiledProgram, _ sources: SourceSet,
                         _ handle: UnsafeMutableRawPointer) throws -> PreviewContent {
        ProgramStart.run(program.shown.map(\.candidate), of: program.program, sources, in: handle, scene,
                         watch: .process("'\(arguments.joined(separator: " "))'"))
        // An app that cannot start would end the page.
        let others = ProgramStart.isSkipped ? program.shown.filter { $0.candidate.kind != .app } : program.shown
        ProgramStart.forgetCrash()
        var items: [PreviewContent.Item] = []
        var seen: [String: Int] = [:]
        let device = RenderSession.configuration(scene, nil, isTransparent: false, folders: []).device
        let written = WrittenProgram(sources.files)
        let isAlone = others.count == 1
        let saved = SavedChanges(from: shownFiles, to: sources.files)
        shownFiles = sources.files
        for shown in others {
            let maker = try shown.entry(in: handle, as: CompiledProgram.Maker.self)
            let candidate = shown.candidate, file = sources.files[candidate.file]
            for (index, part) in try RenderSession.parts(maker, on: device).enumerated() {
                let title = part.name ?? (candidate.name.isEmpty ? file.stem : candidate.name)
                let name = "\(candidate.kind.rawValue) \(title)"
                seen[name, default: 0] += 1
                let scene = scene, folders = sources.folders
                items.append(PreviewContent.Item(
                    id: "\(name) \(seen[name] ?? 1)", title: title, place: "\(file.path):\(candidate.line)",
                    isChanged: saved.files.contains(candidate.file),
                    configuration: { settings in
                        let scene = scene.with(settings)
                        var made = RenderSession.configuration(scene, part, isTransparent: false, folders: folders)
                        if settings.isCalling == true {
                            made.safeArea.top += RenderSession.device(scene, part).callHeight(in: made.size)
                        }
                        return made
                    },
                    frame: { settings in
                        let scene = scene.with(settings)
                        let size = RenderSession.configuration(scene, part, isTransparent: false, folders: folders).size
                        return RenderSession.device(scene, part).frame(around: size)
                    },
                    keyboardHeight: { settings in
                        let scene = scene.with(settings), device = RenderSession.device(scene, part)
                        let size = RenderSession.configuration(scene, part, isTransparent: false, folders: folders).size
                        guard let size, device.frame(around: size) != nil else { return 0 }
                        return device.keyboardHeight(isLandscape: size.width > size.height)
                    },
                    command: { [arguments] settings in
                        scene.renderCommand(arguments, settings, view: isAlone ? nil : title)
                    },
                    record: { written.record(of: candidate, $0) },
                    changes: { written.changes(of: candidate, $0, $1) }, callStack: StackTrace.here,
                    // Each page creates its own view, so that pages share no objects.
                    open: { configuration, seeds, onIssue in
                        let parts = (try? RenderSession.parts(maker, on: configuration.device)) ?? []
                        return RenderSession.open(parts.indices.contains(index) ? parts[index] : part, configuration,
                                                  hasStatusBar: scene.hasStatusBar, seeds, onIssue)
                    }))
            }
        }
        return PreviewContent(items: items)
    }

    /// Opens a line of the present program in an editor. `report` receives what prevents it.
    func edit(_ source: LayoutExplanation.Source, with editor: EditorCommand,
              report: @escaping @MainActor (String) -> Void) {
        guard let file = built?.first(where: { $0.path == source.file }) else {
            return report("\(source.file) is not a file of the program any more")
        }
        editor.open(file.absolute, line: source.line, column: source.column) { fault in
            Task { @MainActor in report(fault) }
        }
    }

    /// The options in a page's controls, and their initial values.
    static func choices(_ scene: SceneOptions, _ arguments: Arguments) -> PageChoices {
        var settings = PageSettings()
        settings.device = arguments.value("size")?.lowercased() == "fit" ? "fit"
            : arguments.has("device") ? scene.device?.name ?? "" : ""
        settings.landscape = arguments.has("landscape")
        settings.dark = scene.dark
        settings.rightToLeft = scene.rightToLeft
        settings.dynamicType = scene.dynamicType
        settings.locale = scene.locale
        var locales = [
            "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "sv_SE", "pl_PL", "tr_TR", "ru_RU",
            "ar_EG", "he_IL", "hi_IN", "th_TH", "ja_JP", "ko_KR", "zh_CN",
        ]
        if !locales.contains(scene.locale) { locales.insert(scene.locale, at: 0) }
        return PageChoices(devices: Device.all.map { .init(name: $0.name, title: $0.title) },
                           dynamicTypes: SceneOptions.dynamicTypes, locales: locales, settings: settings)
    }
}

/// The sources of a program, which are read when a page first asks for them.
@MainActor private final class WrittenProgram {
    private let files: [SourceSet.File]
    private lazy var views = WrittenViews(files)
    private lazy var lines = ChangeLines(files, views)

    init(_ files: [SourceSet.File]) { self.files = files }

    func record(of candidate: Candidate, _ host: ViewHost) -> LayoutExplanation {
        let root = views.preview(file: candidate.file, line: candidate.line, view: candidate.name)
        return SourceMatch.placed(host.explanation(), host.explainedScopes(), host.explainedPresenters(), views, root)
    }

    func changes(of candidate: Candidate, _ host: ViewHost, _ recording: ChangeRecording) -> LayoutExplanation {
        var record = record(of: candidate, host)
        record.changes = lines.placed(recording.changes(record, call: lines.call))
        return record
    }
}

extension SceneOptions {
    /// The command line that draws a view of the program with the settings of a page's controls.
    func renderCommand(_ paths: [String], _ settings: PageSettings, view: String?) -> String {
        var words = ["quadrant", "render"] + paths
        if let view = self.view ?? view { words += ["--view", view] }
        if settings.device == "fit" {
            words += ["--size", "fit"]
        } else if !settings.device.isEmpty || sizeIsGiven,
                  let device = (try? Device.option(settings.device)) ?? device {
            words += ["--device", device.name]
        }
        let flags = [("--landscape", settings.landscape), ("--dark", settings.dark), ("--rtl", settings.rightToLeft)]
        words += flags.filter(\.1).map(\.0)
        if settings.dynamicType != PageSettings().dynamicType { words += ["--dynamic-type", settings.dynamicType] }
        if settings.locale != PageSettings().locale { words += ["--locale", settings.locale] }
        if profile != .standard { words += ["--profile", profile.rawValue] }
        for (name, value) in state { words += ["--state", "\(name)=\(value)"] }
        return words.map(ScriptVerb.quoted).joined(separator: " ")
    }

    /// A copy of these options with the settings of a page's controls. The page's zoom is that of the picture, not of
    /// the layout.
    func with(_ settings: PageSettings) -> SceneOptions {
        var copy = self
        if settings.device == "fit" {
            copy.area = .ideal
            copy.sizeIsGiven = true
        } else if let chosen = try? Device.option(settings.device) {
            copy.device = chosen
            copy.scale = chosen.scale
            copy.area = chosen.area(profile, isLandscape: settings.landscape)
            copy.sizeIsGiven = true
        } else if settings.landscape {
            copy.area = (device ?? .standard).area(profile, isLandscape: true)
            copy.sizeIsGiven = true
        }
        copy.dark = settings.dark
        copy.rightToLeft = settings.rightToLeft
        if Self.dynamicTypes.contains(settings.dynamicType) { copy.dynamicType = settings.dynamicType }
        copy.locale = settings.locale
        return copy
    }
}

extension PreviewProblem.Message {
    init(_ message: CompilerMessage) {
        self.init(file: message.file, line: message.line, column: message.column, text: message.text,
                  excerpt: message.excerpt)
    }
}

extension CrashReport {
    /// The message for a page, with the user's own line.
    var problem: PreviewProblem {
        let failure = failure
        let title = failure.what.prefix(1).uppercased() + failure.what.dropFirst()
        let detail = "\(failure.diagnostic.advice)\nIt restarts when a file changes, or on request."
        let message = place.map {
            PreviewProblem.Message(file: $0.file, line: $0.line, column: $0.column,
                                   text: reason ?? "The program crashed here.", excerpt: excerpt)
        }
        return PreviewProblem(title: title, detail: detail, messages: [message].compactMap { $0 }, canRestart: true)
    }
}
#endif
