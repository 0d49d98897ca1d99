import Foundation
import QuadrantBase
import QuadrantCairo
import QuadrantComparison
import QuadrantDisplayList
import QuadrantFiles
import QuadrantHost
import QuadrantPNG
import QuadrantSession
import QuadrantThreads

/// Draws the previews of programs in processes of their own and compares them with their references.
final class TestRun: @unchecked Sendable {
    private let options: TestOptions
    private let lock = NSLock()
    private var found: [TestResult] = []
    private var leftOutParts: [String] = []
    /// What was left out of the programs, because it does not compile.
    var leftOut: [String] { lock.withLock { leftOutParts.sorted() } }
    /// The folder of the pictures of this run.
    let folder: URL

    init(_ options: TestOptions) throws {
        self.options = options
        folder = URL(fileURLWithPath: try TestOptions.privateFolder())
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// One program in one variant: a process.
    private struct Job {
        var program: TestPrograms.Program
        var variant: SceneVariant
        var number: Int
    }

    /// The results, those that need attention first.
    func results() throws -> [TestResult] {
        let programs = try TestPrograms(options.paths, options.project, changedSince: options.changedSince).programs
        var jobs: [Job] = []
        // The plain variant compiles; the others find the program in the cache.
        for variant in options.variants {
            for program in programs { jobs.append(Job(program: program, variant: variant, number: jobs.count)) }
        }
        let plain = jobs.filter { $0.variant == .plain }, others = jobs.filter { $0.variant != .plain }
        for part in [plain, others] { run(part) }
        let order = TestResult.Status.allCases
        return found.sorted {
            let a = order.firstIndex(of: $0.status)!, b = order.firstIndex(of: $1.status)!
            return (a, $0.file, $0.line, $0.title) < (b, $1.file, $1.line, $1.title)
        }
    }

    private func run(_ jobs: [Job]) {
        let next = Counter()
        DispatchQueue.concurrentPerform(iterations: min(options.jobs, max(jobs.count, 1))) { _ in
            while let index = next.take(below: jobs.count) { run(jobs[index]) }
        }
    }

    private final class Counter: Sendable {
        private let next = Locked(0)
        func take(below end: Int) -> Int? {
            next.withLock { number in
                guard number < end else { return nil }
                number += 1
                return number - 1
            }
        }
    }

    private func run(_ job: Job) {
        let place = folder.appendingPathComponent("\(job.number)")
        let record = folder.appendingPathComponent("\(job.number).json")
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let request = TestedPictures(record: record.path, filter: options.filter,
                                     otherFiles: job.program.otherFiles, shard: options.shard, shards: options.shards,
                                     audits: options.audits, isStrict: options.isStrict)
        let json = (try? JSONEncoder().encode(request)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        // Texts with times of day are the same everywhere.
        let path = job.program.path, target = job.program.target.map { ["--target", $0] } ?? []
        let arguments = ["render", path, "--all", "--quiet", "--time-zone", "GMT", "-o", place.path + "/"]
            + options.passed + target + job.variant.options
        let program = Spawn.run("/proc/self/exe", arguments, collecting: .errors,
                                environment: [Variable.testedPictures.name: json])
        guard let data = try? Data(contentsOf: record),
              let pictures = try? JSONDecoder().decode(TestedPictures.Record.self, from: data) else {
            let output = program?.output ?? "The process could not be started."
            // Without a view because it was left out, the program fails.
            if output.contains(Self.noView), !output.contains("skipped: ") { return }
            return add(TestResult(status: .failed, file: path, line: 0, name: "", variant: job.variant.name,
                                  reference: "", message: output))
        }
        lock.withLock {
            leftOutParts += pictures.leftOut.filter { !leftOutParts.contains($0) }
        }
        for picture in pictures.drawn { add(compared(picture, job.variant)) }
        for failure in pictures.failed {
            // A place is "NAME in FILE:LINE".
            let place = failure.place.wholeMatch(of: #/(.+) in (.+):(\d+)/#)?.output
            add(TestResult(status: .failed, file: place.map { String($0.2) } ?? path,
                           line: place.flatMap { Int($0.3) } ?? 0, name: place.map { String($0.1) } ?? failure.place,
                           variant: job.variant.name, reference: "", message: failure.text ?? failure.what))
        }
    }

    /// What `render` says of a program without views.
    private static let noView = "no view"

    private func add(_ result: TestResult) {
        lock.withLock { found.append(result) }
        if options.isQuiet || options.isJSON || result.status == .passed { return }
        writeError(result.text)
    }

    // MARK: Comparison

    /// The result of the comparison and of the audits.
    private func compared(_ picture: DrawingRecord.Drawn, _ variant: SceneVariant) -> TestResult {
        var result = comparison(picture, variant)
        guard let findings = picture.findings, !findings.isEmpty else { return result }
        result.findings = findings
        let texts = findings.map { $0.text(at: "\(picture.file):\(picture.line)") }
        result.message = ([result.message].filter { !$0.isEmpty } + texts).joined(separator: "\n")
        if !result.status.isFailure { result.status = .failed }
        return result
    }

    private func comparison(_ picture: DrawingRecord.Drawn, _ variant: SceneVariant) -> TestResult {
        let source = URL(fileURLWithPath: picture.file)
        let name = (picture.reference ?? "preview") + (variant.name.isEmpty ? "" : "-\(variant.name)")
        let reference = source.deletingLastPathComponent().appendingPathComponent("__Previews__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(name + ".png")
        var result = TestResult(
            status: .passed, file: picture.file, line: picture.line, name: picture.reference ?? "preview",
            variant: variant.name, reference: reference.path, message: "", width: picture.width,
            height: picture.height, result: picture.output)
        // A picture without an image that it should have is no reference.
        if !picture.issues.isEmpty, !options.allowsIssues {
            result.status = .failed
            result.message = picture.issues.joined()
            return result
        }
        do {
            let new = try Data(contentsOf: URL(fileURLWithPath: picture.output))
            guard let old = FileManager.default.contents(atPath: reference.path), options.mode != .all else {
                return try recorded(result, new, reference)
            }
            // Equal files need no decoding.
            if old == new { return result }
            try compare(old, new, &result)
            if result.status == .changed, options.mode == .failed {
                _ = try recorded(result, new, reference)
                result.message = "The new picture is the reference now (--record failed)."
            }
        } catch {
            result.status = .failed
            result.message = (error as? Diagnostic)?.text(from: "quadrant") ?? "\(error)"
        }
        return result
    }

    private func recorded(_ result: TestResult, _ data: Data, _ reference: URL) throws -> TestResult {
        var result = result
        if options.mode == .never {
            result.status = .missing
            result.message = "There is no reference \(reference.path). Run without --record never, and commit it."
            return result
        }
        try OutputFile.makeFolder(reference.deletingLastPathComponent().path)
        try OutputFile.write(data, to: reference.path)
        result.status = .recorded
        return result
    }

    private func compare(_ old: Data, _ new: Data, _ result: inout TestResult) throws {
        guard let reference = PNG.decode([UInt8](old)) else {
            throw Diagnostic(what: "the reference is no PNG file.", at: result.reference,
                             rule: "A reference is a picture that 'quadrant test' recorded.",
                             fix: "Restore the file, or delete it and record it again.")
        }
        guard let picture = PNG.decode([UInt8](new)) else { return }
        let chunks = { PNG.privateChunks(prefix: PictureNotes.prefix, in: $0) }
        let scale = result.width > 0 ? Double(picture.width) / result.width : 1
        guard let difference = PictureDifference(
            RecordedPicture(pixels: reference, notes: chunks(old)),
            RecordedPicture(pixels: picture, notes: chunks(new)), precision: options.precision,
            perceptualPrecision: options.perceptualPrecision, scale: scale) else { return }
        result.status = .changed
        result.difference = difference
        result.message = difference.profileText(keptBy: "--profile ") ?? ""
    }
}
