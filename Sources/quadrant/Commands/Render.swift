import Foundation

enum Render {
    /// One picture, as `--json` reports it.
    struct Drawn: Encodable {
        var view: String
        var output: String
        var width: Double
        var height: Double
        var scale: Double?
        var issues: [String]
        var wasCached: Bool
        var frames: Int?
        var framesPerSecond: Double?
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments)
        Guard.growStack()
        ViewTasks.shared.install()
        let drawing = try DrawingOptions(arguments, scene)
        let named = try arguments.value("output").map { try Output($0) }
        if arguments.has("all"), scene.view != nil {
            throw Failure(.usage, "--all and --view were both given", at: "--view \(scene.view ?? "")",
                          rule: "--all draws everything, --view one of them.", fix: "Keep one of the two.")
        }
        let filming = try FilmOptions(arguments, named)
        try named?.check()
        if let named, named.kind.isMoving, named.kind != .apng { _ = try FFmpeg(for: named) }
        let sources = try SourceSet(arguments.plain[0])
        if case .screen(let width, let height, _) = scene.area {
            try drawing.checkSize(width, height, kind: named?.kind ?? .png)
        }
        try FontPackage.require()

        let progress = Progress(isQuiet: scene.quiet)
        let program = try CompiledProgram(
            sources, view: scene.view, all: arguments.has("all"), usesCache: scene.usesCache, progress: progress)
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        let library = try program.load()
        var names: [String: Int] = [:]
        var drawn: [Drawn] = []
        for shown in program.shown {
            let place = sources.place(of: shown.candidate)
            Guard.watch(place, timeLimit: scene.timeLimit)
            let parts = try Stage.shownParts(CompiledProgram.maker(shown, in: library), scene)
            if !arguments.has("all"), parts.count > 1, !scene.quiet {
                writeError("quadrant: \(shown.candidate.title) has \(parts.count) previews; this is the first. "
                    + "--all draws each.\n")
            }
            for part in arguments.has("all") ? parts[...] : parts.prefix(1) {
                let name = parts.count > 1 ? part.name.map(Candidate.fileName) ?? shown.candidate.fileName
                    : shown.candidate.fileName
                names[name, default: 0] += 1
                let unique = names[name] == 1 ? name : "\(name)-\(names[name] ?? 0)"
                // A lone preview without a name is known by its file.
                let lone = arguments.has("all") || !shown.candidate.name.isEmpty ? unique
                    : sources.files[shown.candidate.file].stem
                var output = try named ?? Output(lone + ".png")
                if arguments.has("all"), named != nil { output = output.suffixed(unique) }
                try output.check()
                progress.begin("drawing \(unique)")
                let film = try filming.map {
                    try Film($0, output, hasAlpha: drawing.isTransparent, isQuiet: scene.quiet)
                }
                defer { film?.abandon() }
                let stage = try Stage(part, scene, isTransparent: drawing.isTransparent, folders: sources.folders,
                                      place: place, film: film)
                let picture = try stage.draw(output.kind, drawing)
                fflush(nil)
                progress.end()
                stage.issues.forEach { writeError($0) }
                if !scene.quiet { stage.notes.forEach { writeError("quadrant: \($0)\n") } }
                if scene.strict, !stage.issues.isEmpty { throw stage.strictFailure }
                if let film { try film.finish() } else { try output.write(picture) }
                drawn.append(Drawn(
                    view: part.name ?? shown.candidate.name, output: output.path, width: stage.width,
                    height: stage.height, scale: output.kind.hasPixels ? drawing.scale : nil, issues: stage.issues,
                    wasCached: program.wasCached, frames: film?.count, framesPerSecond: filming?.framesPerSecond))
            }
        }
        if arguments.has("json") { print(try JSON.text(drawn)) }
    }
}

/// How a picture is made from what the view draws.
struct DrawingOptions {
    enum SVGText: String { case selectable, outlines }

    /// A side of an image in pixels, and all of them together: what the rasteriser can hold.
    static let longestSide = 32_767.0
    static let mostPixels = 268_435_456.0
    /// A side in points, where nothing is held in memory.
    static let longestVectorSide = 1_000_000.0
    /// What readers of PDF accept.
    static let longestPageSide = 14_400.0

    var scale: Double
    var svgText: SVGText
    var isTransparent: Bool

    init(_ arguments: Arguments, _ scene: SceneOptions) throws {
        scale = scene.scale
        isTransparent = arguments.has("transparent")
        let mode = arguments.value("svg-text") ?? "selectable"
        guard let mode = SVGText(rawValue: mode) else {
            throw Failure(.usage, "'\(mode)' is no way to write text", at: "--svg-text",
                          rule: "It is selectable or outlines.", fix: "Write --svg-text outlines.")
        }
        svgText = mode
    }

    func checkSize(_ width: Double, _ height: Double, kind: Output.Kind) throws {
        let size = "\(Self.plain(width)) × \(Self.plain(height)) points"
        switch kind {
        case .png, .apng, .gif, .webp, .mp4:
            let side = max(width, height) * scale
            guard side <= Self.longestSide, width * height * scale * scale <= Self.mostPixels else {
                throw Failure(.usage, "a picture of \(size) at \(Self.plain(scale))x is too large",
                              at: "--size, --scale",
                              rule: "A picture of pixels has at most 32767 pixels a side and 268 million altogether.",
                              fix: "Choose a smaller --size or --scale, or draw an SVG, which has no pixels.")
            }
        case .pdf:
            guard max(width, height) <= Self.longestPageSide else {
                throw Failure(.usage, "a page of \(size) is too large", at: "--size",
                              rule: "Readers of PDF accept at most 14400 points a side.",
                              fix: "Choose a smaller --size, or draw an SVG.")
            }
        case .svg:
            guard max(width, height) <= Self.longestVectorSide else {
                throw Failure(.usage, "a picture of \(size) is too large", at: "--size",
                              rule: "A picture has at most 1000000 points a side.", fix: "Choose a smaller --size.")
            }
        }
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
