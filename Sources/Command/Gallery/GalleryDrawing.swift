import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantDisplayList
import QuadrantExplain
import QuadrantGeometry
import QuadrantHost
import QuadrantSession

/// What a process of a gallery draws: the previews of one program, in all variants, to files. It says each step in a
/// line of its record, so that another process continues after the preview that has ended it.
struct GalleryDrawing: Codable {
    struct Scene: Codable {
        /// The name of the variant; empty for the preview as it is written.
        var variant: String
        /// Options of `quadrant render`.
        var words: [String]
    }

    /// The file of the record.
    var record: String
    /// The folder of the pictures, which exists.
    var folder: String
    /// The number of the first preview to draw: the index of its view, times `step`, and its index in that.
    var first: Int
    /// The files whose previews are not drawn, as absolute paths.
    var otherFiles: Set<String>
    /// A part of the names or files of the previews; empty for all.
    var filter: String
    /// The plain one first.
    var scenes: [Scene]
    /// Pixels per point.
    var scale: Double

    /// The request to this process; nil if it writes a gallery for a user.
    static let current: GalleryDrawing? = Variable.galleryDrawing.value.flatMap {
        try? JSONDecoder().decode(GalleryDrawing.self, from: Data($0.utf8))
    }

    /// The pages explain this number of views at most; `quadrant explain` explains all.
    static let maxWords = 300

    /// The characters of a line of explanations.
    private static let columns = 56
    /// More previews than a provider has.
    static let step = 10_000

    @MainActor func run(_ arguments: Arguments) throws {
        let scenes = try scenes.map { scene in
            (scene.variant, try SceneOptions(Arguments(scene.words + arguments.plain, of: .render)))
        }
        let views = try OpenedView.everyPreview(arguments, scenes[0].1)
        guard let sources = views.first?.sources else { return }
        let written = WrittenViews(sources.files)
        let lines = try RecordLines(record)
        for (index, view) in views.enumerated() where (index + 1) * Self.step > first {
            let file = sources.files[view.candidate.file], title = Self.title(of: view)
            if otherFiles.contains(file.absolute) { continue }
            if !filter.isEmpty, !"\(file.path) \(title)".lowercased().contains(filter.lowercased()) { continue }
            let begun = GalleryLine.Begun(title: title, file: file.path, line: view.candidate.line,
                                          source: file.absolute)
            let start = index * Self.step
            view.watch()
            lines.add(.init(number: start, isOpening: true, begun: begun))
            var parts: [RenderSession.Part] = []
            do { parts = try view.parts() } catch let failure as Failure {
                lines.add(failure, of: start, view, "")
            }
            for (number, part) in zip(start..., parts) where number >= first {
                var own = begun
                own.title = part.name ?? title
                lines.add(.init(number: number, begun: own))
                for (variant, scene) in scenes {
                    do {
                        try draw(part, view, variant, scene, written, number, lines)
                    } catch let failure as Failure { lines.add(failure, of: number, view, variant) }
                }
            }
        }
        StallWatch.end()
        fflush(nil)
    }

    private static func title(of view: OpenedView) -> String {
        view.candidate.name.isEmpty ? view.sources.files[view.candidate.file].stem : view.candidate.name
    }

    @MainActor private func draw(
        _ part: RenderSession.Part, _ view: OpenedView, _ variant: String, _ scene: SceneOptions,
        _ written: WrittenViews, _ number: Int, _ lines: RecordLines
    ) throws {
        let session = try RenderSession(part, scene, isTransparent: false, folders: view.sources.folders,
                                        place: view.place)
        defer { session.close() }
        // The picture of a tablet has as many pixels as that of a phone, about.
        let isLarge = min(session.width, session.height) > 600
        let scale = isLarge ? max(1, scale / 2) : scale
        let data = try session.png(maxPixels: max(session.width, session.height) * scale)
        var digest = Digest()
        digest.add(Array(data))
        let name = String(digest.text.prefix(20)) + ".png"
        let path = folder + "/" + name
        if !FilePath.exists(path) { try data.write(to: URL(fileURLWithPath: path), options: .atomic) }
        lines.add(.init(number: number, picture: .init(
            variant: variant, file: name, width: session.width, height: session.height, issues: session.issues)))
        guard variant.isEmpty else { return }
        let record = ExplainCommand.record(of: session, part.name ?? view.candidate.name, view.candidate, view.sources,
                                           written)
        let own = view.sources.files[view.candidate.file].path
        let nodes = record.nodes.map(\.id).filter(record.hasParagraph)
        lines.add(.init(number: number, words: .init(
            views: nodes.prefix(Self.maxWords).map { id in
                let node = record.nodes[id], frame = node.frame
                return .init(heading: record.heading(id), text: record.text([id], width: Self.columns),
                             frame: [frame.x, frame.y, frame.width, frame.height],
                             line: node.source.flatMap { $0.file == own ? $0.line : nil })
            }, count: nodes.count)))
    }
}

/// A line of the record of a `GalleryDrawing`.
struct GalleryLine: Codable {
    struct Begun: Codable {
        var title: String
        var file: String
        var line: Int
        /// The absolute path of the file.
        var source: String
    }
    struct Picture: Codable, Equatable {
        var variant: String
        var file: String
        /// In points.
        var width: Double
        var height: Double
        var issues: [String]
    }
    struct Words: Codable {
        struct View: Codable {
            var heading: String
            var text: String
            /// x, y, width and height in the window, in points.
            var frame: [Double]
            /// The line in the file of the preview; nil if it was written elsewhere.
            var line: Int?
        }
        var views: [View]
        /// The number of views, which may be more than are explained.
        var count: Int
    }
    struct Failed: Codable {
        var variant: String
        var text: String
    }

    /// The number of the preview in the program, as in `GalleryDrawing.first`.
    var number: Int
    /// Whether the view is only opened: it has one preview or several, or it fails.
    var isOpening: Bool?
    var begun: Begun?
    var picture: Picture?
    var words: Words?
    var failed: Failed?

    /// The lines of a file; an incomplete last one is left out.
    static func read(_ path: String) -> [GalleryLine] {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return data.split(separator: UInt8(ascii: "\n")).compactMap {
            try? decoder.decode(GalleryLine.self, from: $0)
        }
    }
}

/// Adds lines to the record of a drawing.
private final class RecordLines {
    private let file: FileHandle
    private let encoder = JSONEncoder()

    init(_ path: String) throws {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    }

    /// A view that requires an object of its environment is shown by previews that set it.
    func add(_ failure: Failure, of number: Int, _ view: OpenedView, _ variant: String) {
        if failure.diagnostic.missing != nil, view.candidate.kind == .view { return }
        add(.init(number: number, failed: .init(variant: variant, text: failure.text)))
    }

    func add(_ line: GalleryLine) {
        guard var data = try? encoder.encode(line) else { return }
        data.append(UInt8(ascii: "\n"))
        try? file.write(contentsOf: data)
    }
}
