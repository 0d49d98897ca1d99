import Foundation
import QuadrantDisplayList
import QuadrantHost

enum Render {
    /// One rendered picture, as `--json` reports it.
    struct Drawn: Codable {
        var view: String
        var output: String
        var width: Double
        var height: Double
        var scale: Double?
        var issues: [String]
        var wasCached: Bool
        var frames: Int?
        var framesPerSecond: Double?
        /// The file and line of the view.
        var file: String
        var line: Int
        /// The name of its reference, for `quadrant test`.
        var reference: String?
        /// What the audits found, for `quadrant test`.
        var findings: [AuditFinding]?
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments)
        Guard.growStack()
        ViewTasks.shared.install()
        let drawing = try DrawingOptions(arguments, scene)
        let named = try arguments.value("output").map { try Output($0) }
        if arguments.has("all"), scene.view != nil {
            throw Failure(.usage, "--all cannot be used with --view", at: "--view \(scene.view ?? "")",
                          rule: "--all renders every view, --view a single one.", fix: "Remove one of them.")
        }
        let recordingOptions = try RecordingOptions(arguments, named)
        if recordingOptions != nil, !drawing.overlays.isEmpty {
            throw Failure(.usage, "--show cannot be used with an animation", at: "--show",
                          rule: "The layout is drawn over one picture.", fix: "Use -o NAME.png, or omit --show.")
        }
        try named?.check()
        if let named { try drawing.checkBackground(named) }
        if let named, let recording = named.format.recording, recording != .apng { _ = try FFmpeg(for: named) }
        // `quadrant test` draws the other targets itself.
        let sources = try SourceSet(arguments, takesAll: arguments.has("all") && TestedPictures.current == nil)
        sources.prepare(scene, isQuiet: scene.quiet || DrawingRecord.past != nil)
        if case .screen(let width, let height, _) = scene.area {
            try drawing.checkSize(width, height, named?.format ?? .standard)
        }
        try FontPackage.require()

        let progress = Progress(isQuiet: scene.quiet)
        let isAll = arguments.has("all")
        /// Whether what can be drawn is drawn, although the program does not compile as a whole: then the command
        /// fails at its end.
        let drawsRest = isAll && !scene.keepsGoing && !(TestedPictures.current?.isStrict ?? scene.strict)
        // After a crash restart the library is in the cache.
        let program = try CompiledProgram(
            sources, view: scene.view, all: isAll, usesCache: scene.usesCache || DrawingRecord.past != nil,
            keepsGoing: scene.keepsGoing || drawsRest,
            isStrict: TestedPictures.current?.isStrict ?? scene.strict, progress: progress)
        if !scene.quiet, DrawingRecord.past == nil { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        if arguments.has("json") { StandardStreams.separateProgram() }
        let library = try program.load()
        var record = DrawingRecord.past ?? DrawingRecord()
        if DrawingRecord.past != nil, let crash = CrashRestart.past { record.add(CrashReport(crash.record).failure) }
        /// The number of pictures that earlier processes have begun.
        let begun = record.begun
        var number = 0
        if isAll { StallWatch.report = DrawingRecord.goOn }
        let tested = TestedPictures.current?.names(program.shown.map(\.candidate), sources)
        for (index, shown) in program.shown.enumerated() {
            if let tested, tested[index] == nil { continue }
            let place = sources.place(of: shown.candidate)
            /// Runs code of the program. With --all, a failure is recorded and rendering continues with the next view.
            func attempt<Made>(_ body: () throws -> Made) throws -> Made? {
                do { return try body() } catch let failure as Failure
                    where isAll && [.view, .input, .fault].contains(failure.code) {
                    fflush(nil)
                    progress.end()
                    // A view that requires an environment object is skipped: previews that set the object show it.
                    if let missing = failure.diagnostic.missing, shown.candidate.kind == .view {
                        if !scene.quiet { writeError("quadrant: skipped \(place): it requires \(missing)\n") }
                        record.add(.skipped(.init(place: place, what: failure.what)))
                        return nil
                    }
                    writeError(failure.text)
                    record.add(.failed(.init(place: place, what: failure.what, text: failure.text)))
                    return nil
                }
            }
            if isAll {
                // A provider may hold several pictures, of which the next ones may remain; one that crashed while it
                // was opened counts as one picture.
                let isDone = number < begun && shown.candidate.kind != .provider
                if isDone || record.stopped.contains(shown.symbol) {
                    number += 1
                    continue
                }
                record.add(.opening(shown.symbol, place: place))
            }
            Guard.watch(place, timeLimit: scene.timeLimit)
            StallWatch.begin(view: place, limit: scene.stallLimit)
            guard var parts = try attempt({
                try RenderSession.shownParts(CompiledProgram.maker(shown, in: library), scene)
            }) else {
                number += 1
                continue
            }
            let count = parts.count
            if !isAll, count > 1 {
                if !scene.quiet {
                    writeError("quadrant: \(shown.candidate.title) has \(count) previews; rendering the first. "
                        + "Use --all to render each.\n")
                }
                parts.removeLast(count - 1)
            }
            while !parts.isEmpty {
                number += 1
                if number <= begun {
                    parts.removeFirst()
                    continue
                }
                let part = count > 1 ? parts[0].name : nil
                let name = isAll ? shown.candidate.pictureName(part: part, in: sources)
                    : part.map(Candidate.fileName) ?? shown.candidate.fileName
                record.add(.begun(name: name, number: number))
                let times = record.names[name] ?? 1
                let unique = times == 1 ? name : "\(name)-\(times)"
                // With a single preview without a name, the output is named after its file.
                let lone = isAll || !shown.candidate.name.isEmpty ? unique
                    : sources.files[shown.candidate.file].stem
                var output = try named ?? Output(lone + ".png")
                if isAll || output.isFolder, named != nil { output = output.suffixed(isAll ? unique : lone) }
                try output.check()
                progress.begin("rendering \(unique)")
                let recording = try recordingOptions.map {
                    try Recording($0, output, hasAlpha: drawing.isTransparent, isQuiet: scene.quiet)
                }
                defer { recording?.abandon() }
                let title = parts[0].name ?? shown.candidate.name
                guard let picture = try attempt({
                    let picture = try DrawnPicture(
                        parts.removeFirst(), scene, drawing, output.format, folders: sources.folders, place, recording)
                    // The view is deallocated by now: the output of its deinitialisers is flushed before the picture is
                    // written.
                    fflush(nil)
                    progress.end()
                    picture.issues.forEach { writeError($0) }
                    if !scene.quiet { picture.notes.forEach { writeError("quadrant: \($0)\n") } }
                    if let failure = picture.strictFailure { throw failure }
                    return picture
                }) else { continue }
                try StallWatch.waiting {
                    if let recording { try recording.finish() } else { try output.write(picture.data) }
                }
                record.add(.drawn(Drawn(
                    view: title, output: output.path, width: picture.width, height: picture.height,
                    scale: output.format.hasPixels ? drawing.scale : nil, issues: picture.issues,
                    wasCached: program.wasCached, frames: recording?.count,
                        framesPerSecond: recordingOptions?.framesPerSecond,
                    file: sources.files[shown.candidate.file].path, line: shown.candidate.line,
                    reference: tested?[index].map { count > 1 ? "\($0)-\(count - parts.count)" : $0 },
                    findings: picture.findings)))
            }
        }
        StallWatch.end()
        try TestedPictures.current?.report(record, program.leftOut)
        if arguments.has("json") {
            StandardStreams.joinProgram()
            print(try JSON.text(record.drawn))
        }
        if drawsRest, let failure = program.incomplete(record.failure, sources) { throw failure }
        if let failure = record.failure { throw failure }
    }
}

/// The result of drawing a view, kept after the view is deallocated.
struct DrawnPicture {
    var data: Data
    var width: Double
    var height: Double
    var issues: [String]
    var notes: [String]
    /// The failure that --strict reports for the runtime issues.
    var strictFailure: Failure?
    var findings: [AuditFinding]?

    @MainActor init(_ part: RenderSession.Part, _ scene: SceneOptions, _ drawing: DrawingOptions,
                    _ format: OutputFormat,
                    folders: [String], _ place: String, _ recording: Recording?) throws {
        let session = try RenderSession(part, scene, isTransparent: drawing.isTransparent, folders: folders,
                                        place: place, recording: recording,
                                        leavesOutUnseen: format.hasPixels && recording == nil,
                                        recordsChanges: drawing.overlays.contains(.redraws))
        data = try TestedPictures.current != nil ? session.drawForComparison(drawing) : session.draw(format, drawing)
        (width, height, issues, notes) = (session.width, session.height, session.issues, session.notes)
        if scene.at == nil, recording == nil, session.showsNothingYet {
            notes.append("the picture is empty: the view appears with an animation. Use --at settled, or --at SECONDS "
                + "for a moment of it")
        }
        strictFailure = scene.strict ? session.strictFailure : nil
        if let names = TestedPictures.current?.audits, !names.isEmpty {
            let audits = Audit.all.filter { names.contains($0.identifier) }
            findings = try session.audit(audits, of: part, scene, folders)
        }
        session.close()
    }
}

/// How a picture is encoded from the display list.
struct DrawingOptions {
    enum SVGText: String { case selectable, outlines }

    var scale: Double
    var picture = PictureOptions()
    var isTransparent: Bool
    /// What is drawn of the layout, over the view.
    var overlays: Set<LayoutOverlay> = []

    init(_ arguments: Arguments, _ scene: SceneOptions) throws {
        scale = scene.scale
        isTransparent = arguments.has("transparent")
        let mode = arguments.value("svg-text") ?? "selectable"
        guard let mode = SVGText(rawValue: mode) else {
            throw Failure(.usage, "'\(mode)' is not a valid value of --svg-text", at: "--svg-text",
                          rule: "The values are selectable and outlines.", fix: "Write --svg-text outlines.")
        }
        picture.outlinesText = mode == .outlines
        overlays = try Self.overlays(arguments.value("show"))
        if let text = arguments.value("quality") {
            guard let percent = Int(text), (0...100).contains(percent) else {
                throw Failure(.usage, "'\(text)' is not a valid quality", at: "--quality",
                              rule: "Quality is a whole number from 0 (smallest file) to 100.",
                              fix: "Write --quality 90.")
            }
            picture.quality = Double(percent) / 100
        }
    }

    private static func overlays(_ text: String?) throws -> Set<LayoutOverlay> {
        let names = text?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
        return Set(try names.map { name in
            if let overlay = LayoutOverlay(rawValue: name) { return overlay }
            let known = LayoutOverlay.allCases.map(\.rawValue)
            let near = SpellingSuggestion.of(name, in: known).map { "Did you mean \($0)? " } ?? ""
            throw Failure(.usage, "'\(name)' is not a part of the layout", at: "--show \(text ?? "")",
                          rule: "The parts are \(known.joined(separator: ", ")), separated by commas.",
                          fix: near + "Write --show frames,spacing.")
        })
    }

    /// Throws if the format has no transparency and no background was requested.
    func checkBackground(_ output: Output) throws {
        guard isTransparent, case .picture(let encoder) = output.format, encoder.needs.contains(.opaqueBackground)
        else { return }
        throw Failure(.usage, "--transparent cannot be used with \(encoder.name)",
                      at: "--output \(output.path)", rule: "\(encoder.name) has no alpha channel.",
                      fix: "Use -o NAME.png, or omit --transparent.")
    }

    func checkSize(_ width: Double, _ height: Double, _ format: OutputFormat) throws {
        let limit = format.sizeLimit
        guard !limit.allows(CGSize(width: width, height: height), scale: scale) else { return }
        let isPixels = limit.unit == .pixels
        let largest = OutputFormat.largest
        let other = limit == largest.sizeLimit ? "" : ", or draw an \(largest.name)"
        throw Failure(
            .usage, "a \(limit.noun) of \(Self.plain(width)) × \(Self.plain(height)) points"
                + (isPixels ? " at \(Self.plain(scale))x" : "") + " is too large",
            at: isPixels ? "--size, --scale" : "--size", rule: limit.rule,
            fix: "Choose a smaller --size" + (isPixels ? " or --scale" : "") + other
                + (isPixels ? ", which has no pixels." : "."))
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
