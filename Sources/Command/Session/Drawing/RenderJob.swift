import Foundation
package import QuadrantBase
package import QuadrantCompiler
import QuadrantDisplayList
import QuadrantStandIn
import QuadrantThreads

/// Draws the views of a compiled program to files, and records what was drawn.
@MainActor package final class RenderJob {
    private let options: RenderOptions
    private let sources: SourceSet
    private let program: CompiledProgram
    private let progress: ProgressLine
    /// The part of the previews that `quadrant test` asks for; nil for a user.
    private let shard: TestedPictures?
    /// The names of references by the order of the shown views, nil for what is not drawn; nil for a user.
    private let references: [String?]?
    /// What was drawn, by this process and by those before it, each of which a view has ended.
    package private(set) var record: DrawingRecord
    /// The number of pictures that earlier processes have begun.
    private let begun: Int
    /// The number of pictures up to the present one.
    private var number = 0
    /// What comes before the pictures; nil without --timings.
    private var timings: PictureTimings?

    /// `resume` is the record of the process before this one, which has ended with `crash`; `compileTime` is in
    /// milliseconds.
    package init(_ options: RenderOptions, _ sources: SourceSet, _ program: CompiledProgram, shard: TestedPictures?,
                 resume: DrawingRecord?, crash: Failure?, compileTime: Double, _ progress: ProgressLine) {
        (self.options, self.sources, self.program, self.progress) = (options, sources, program, progress)
        self.shard = shard
        record = resume ?? DrawingRecord()
        if resume != nil, let crash { record.add(crash) }
        begun = record.begun
        if options.showsTimings {
            timings = PictureTimings(program: compileTime, isProgramCached: program.wasCached)
        }
        references = shard?.names(program.shown.map(\.candidate), sources)
        if options.isAll { StallWatch.report.withLock { $0 = DrawingRecord.goOn } }
    }

    /// Loads the program and draws its views.
    package func run() throws {
        let (library, time) = try PictureTimings.measure { try program.load() }
        timings?.loading = time
        ProgramStart.run(program.shown.map(\.candidate), of: program.program, sources, in: library, options.scene)
        for (index, shown) in program.shown.enumerated() {
            if let references, references[index] == nil { continue }
            try draw(shown, in: library, reference: references?[index])
        }
        StallWatch.end()
    }

    /// Draws the pictures of a view: several for a provider.
    private func draw(_ shown: CompiledProgram.Shown, in library: UnsafeMutableRawPointer, reference: String?) throws {
        let scene = options.scene, place = sources.place(of: shown.candidate)
        if options.isAll {
            // A provider may hold several pictures, of which the next ones may remain; one that crashed while it was
            // opened counts as one picture.
            let isDone = number < begun && shown.candidate.kind != .provider
            if isDone || record.stopped.contains(shown.symbol) {
                number += 1
                return
            }
            record.add(.opening(shown.symbol, place: place))
        }
        Guard.watch(place, timeLimit: scene.timeLimit)
        StallWatch.begin(view: place, limit: scene.stallLimit)
        var parts: [RenderSession.Part]
        do {
            parts = try RenderSession.shownParts(shown.entry(in: library, as: CompiledProgram.Maker.self), scene)
        } catch let failure as Failure {
            number += 1
            return try take(failure, of: shown)
        }
        let count = parts.count
        if !options.isAll, count > 1 {
            if !scene.quiet {
                writeError("quadrant: \(shown.candidate.title) has \(count) previews; rendering the first. "
                    + "Use --all to render each.\n")
            }
            parts.removeLast(count - 1)
        }
        while !parts.isEmpty {
            number += 1
            if number <= begun { parts.removeFirst() } else { try draw(&parts, of: count, shown, reference) }
        }
    }

    /// Draws the first of the remaining parts and removes it. A view has `count` parts in all.
    private func draw(_ parts: inout [RenderSession.Part], of count: Int, _ shown: CompiledProgram.Shown,
                      _ reference: String?) throws {
        let scene = options.scene, drawing = options.drawing, candidate = shown.candidate
        let name = pictureName(candidate, part: count > 1 ? parts[0].name : nil)
        record.add(.begun(name: name, number: number))
        let unique = record.unique(name)
        let output = try output(unique, candidate)
        try output.check()
        progress.begin("rendering \(unique)")
        let recording = try options.recording.map {
            try Recording($0, output, hasAlpha: drawing.isTransparent, isQuiet: scene.quiet)
        }
        defer { recording?.abandon() }
        let title = parts[0].name ?? candidate.name
        let picture: DrawnPicture
        do {
            picture = try DrawnPicture(parts.removeFirst(), scene, drawing, output.format, folders: sources.folders,
                                       sources.place(of: candidate), recording, for: shard, timings: timings)
        } catch let failure as Failure { return try take(failure, of: shown) }
        // The view is deallocated by now: the output of its deinitialisers is flushed before the picture is written.
        fflush(nil)
        progress.end()
        picture.issues.forEach { writeError($0) }
        if !scene.quiet { (picture.notes + StandIns.take()).forEach { writeError("quadrant: \($0)\n") } }
        if let timings = picture.timings { writeError("quadrant: \(unique) took\n" + timings.text) }
        if let failure = picture.strictFailure { return try take(failure, of: shown) }
        try StallWatch.waiting {
            if let recording { try recording.finish() } else { try output.write(picture.data) }
        }
        record.add(.drawn(.init(
            view: title, output: output.path, width: picture.width, height: picture.height,
            scale: output.format.hasPixels ? drawing.scale : nil, issues: picture.issues, wasCached: program.wasCached,
            frames: recording?.count, framesPerSecond: options.recording?.framesPerSecond,
            file: sources.files[candidate.file].path, line: candidate.line,
            reference: reference.map { count > 1 ? "\($0)-\(count - parts.count)" : $0 }, findings: picture.findings,
            timings: picture.timings)))
    }

    /// A failure of the program's code. With --all it is recorded, and the next view is drawn.
    private func take(_ failure: Failure, of shown: CompiledProgram.Shown) throws {
        guard options.isAll, [.view, .input, .fault].contains(failure.code) else { throw failure }
        fflush(nil)
        progress.end()
        let place = sources.place(of: shown.candidate)
        // A view that requires an environment object is skipped: previews that set the object show it.
        if let missing = failure.diagnostic.missing, shown.candidate.kind == .view {
            if !options.scene.quiet { writeError("quadrant: skipped \(place): it requires \(missing)\n") }
            record.add(.skipped(.init(place: place, what: failure.what)))
            return
        }
        writeError(failure.text)
        record.add(.failed(.init(place: place, what: failure.what, text: failure.text)))
    }

    // MARK: Names

    private func pictureName(_ candidate: Candidate, part: String?) -> String {
        if options.isAll { return candidate.pictureName(part: part, in: sources) }
        return part.map(Candidate.fileName) ?? candidate.fileName
    }

    /// The file of a picture. A single preview without a name is named after its file.
    private func output(_ unique: String, _ candidate: Candidate) throws -> Output {
        let lone = options.isAll || !candidate.name.isEmpty ? unique : sources.files[candidate.file].stem
        guard let named = options.output else { return try Output(lone + ".png") }
        return options.isAll || named.isFolder ? named.suffixed(options.isAll ? unique : lone) : named
    }
}
