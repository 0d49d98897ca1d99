import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantSession
import QuadrantTest
import QuadrantThreads

/// Draws the previews of programs in processes of their own.
final class GalleryRun: Sendable {
    /// A preview with its pictures, in the order of the variants.
    struct Preview: Sendable {
        var title: String
        var file: String
        var line: Int
        /// The absolute path of the file.
        var source: String
        var pictures: [GalleryLine.Picture] = []
        var words: GalleryLine.Words?
        /// What prevented pictures: the variant, and a message in four parts or of a compiler.
        var failures: [GalleryLine.Failed] = []
    }

    /// A program of which nothing, or not everything, was drawn.
    struct Fault: Sendable {
        var path: String
        var text: String
        var code: Int32
    }

    private let options: GalleryOptions
    private let programs: [TestPrograms.Program]
    /// The folder of the pictures.
    private let pictures: String
    /// The folder of records.
    private let scratch: String
    private let progress: ProgressLine
    private let results: Locked<[Int: (previews: [Preview], faults: [Fault])]>
    private let next = Locked(0)

    init(_ options: GalleryOptions, pictures: String, scratch: String, _ progress: ProgressLine) throws {
        (self.options, self.pictures, self.scratch, self.progress) = (options, pictures, scratch, progress)
        programs = try TestPrograms(options.paths, options.project).programs
        results = Locked([:])
    }

    /// The previews in the order of the programs, of their files and lines; and what went wrong.
    func run() -> (previews: [Preview], faults: [Fault]) {
        DispatchQueue.concurrentPerform(iterations: min(options.jobs, max(programs.count, 1))) { _ in
            while let index = take() { draw(index) }
        }
        progress.end()
        let found = results.withLock { $0 }
        let all = programs.indices.compactMap { found[$0] }
        return (all.flatMap(\.previews), all.flatMap(\.faults))
    }

    private func take() -> Int? {
        next.withLock { number in
            guard number < programs.count else { return nil }
            number += 1
            return number - 1
        }
    }

    /// A process draws all previews of a program; after one that has ended it, another one draws those that follow.
    private func draw(_ index: Int) {
        let program = programs[index]
        progress.begin("drawing \(program.path) (\(index + 1) of \(programs.count))")
        var previews: [Preview] = [], faults: [Fault] = [], first = 0
        for round in 0... {
            let record = "\(scratch)/\(index)-\(round)"
            let request = GalleryDrawing(
                record: record, folder: pictures, first: first, otherFiles: program.otherFiles, filter: options.filter,
                scenes: options.variants.map { .init(variant: $0.name, words: options.words(of: $0)) },
                scale: options.scale)
            let json = (try? JSONEncoder().encode(request)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let target = (program.target ?? options.project.target).map { ["--target", $0] } ?? []
            let result = Spawn.run("/proc/self/exe", ["gallery", program.path] + target + options.passed,
                                   collecting: .errors, environment: [Variable.galleryDrawing.name: json])
            let lines = GalleryLine.read(record)
            previews += Self.previews(lines)
            guard let result else {
                faults.append(Fault(path: program.path, text: "The process could not be started.",
                                    code: ExitCode.machine.rawValue))
                break
            }
            if result.status == 0 { break }
            faults.append(Fault(path: program.path, text: result.output, code: result.status))
            guard let last = lines.last, !previews.isEmpty else { break }
            previews[previews.count - 1].failures.append(.init(variant: "", text: result.output))
            let step = GalleryDrawing.step
            first = last.isOpening == true ? (last.number / step + 1) * step : last.number + 1
        }
        // A view without a picture and without a failure requires what its previews set.
        previews.removeAll { $0.pictures.isEmpty && $0.failures.isEmpty }
        results.withLock { [previews, faults] in $0[index] = (previews, faults) }
    }

    private static func previews(_ lines: [GalleryLine]) -> [Preview] {
        var found: [Preview] = [], opened = -1
        for line in lines {
            if let begun = line.begun {
                // A view that was opened is its first preview.
                if opened == line.number { found.removeLast() }
                opened = line.isOpening == true ? line.number : -1
                found.append(Preview(title: begun.title, file: begun.file, line: begun.line, source: begun.source))
            }
            guard !found.isEmpty else { continue }
            let last = found.count - 1
            if let picture = line.picture { found[last].pictures.append(picture) }
            if let words = line.words { found[last].words = words }
            if let failed = line.failed { found[last].failures.append(failed) }
        }
        return found
    }
}
