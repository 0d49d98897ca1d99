import Foundation
package import QuadrantBase
package import QuadrantCompiler
package import QuadrantProject

/// A program that a command examines: compiled and loaded.
package struct OpenedProgram {
    package let sources: SourceSet
    /// All that can be shown of it.
    package let scan: ProgramScan
    package let leftOut: [Compilation.LeftOut]
    fileprivate let shown: [CompiledProgram.Shown]
    private let library: UnsafeMutableRawPointer

    /// `all` prepares every preview, and every view that has none. A listener gets the compiler's messages.
    @MainActor package init(_ paths: [String], _ options: ProjectOptions, _ scene: SceneOptions, all: Bool = false,
                            separatesOutput: Bool = false, listener: CompilerListener? = nil) throws {
        Guard.growStack()
        ViewTasks.shared.install()
        sources = try SourceSet(paths, options: options)
        sources.prepare(scene)
        try FontPackage.require()
        let request = ProgramRequest(view: scene.view, all: all, usesCache: scene.usesCache,
                                     keepsGoing: scene.keepsGoing)
        let program = try CompiledProgram(sources, request, host: ProgramLoader(),
                                          progress: ProgressLine(isQuiet: scene.quiet), listener: listener)
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        if separatesOutput { StandardStreams.separateProgram() }
        (scan, leftOut, shown) = (program.program, program.leftOut, program.shown)
        library = try program.load()
        ProgramStart.run(shown.map(\.candidate), of: scan, sources, in: library, scene)
    }

    /// The view of a name, or the one that is shown without a name.
    package func view(_ name: String?, _ scene: SceneOptions) throws -> OpenedView {
        try view(scan.choose(name, in: sources), scene)
    }

    package func view(_ candidate: Candidate, _ scene: SceneOptions) throws -> OpenedView {
        let symbol = EntryCode.symbol(candidate, in: sources)
        return try view(CompiledProgram.Shown(candidate: candidate, symbol: symbol), scene)
    }

    fileprivate func view(_ shown: CompiledProgram.Shown, _ scene: SceneOptions) throws -> OpenedView {
        try OpenedView(shown, sources, scene, library)
    }
}

/// The view that a command examines: compiled, loaded, and watched for crashes and stalls.
package struct OpenedView {
    package let sources: SourceSet
    package let candidate: Candidate
    /// The place of the view in messages.
    package let place: String
    private let maker: CompiledProgram.Maker
    private let scene: SceneOptions

    /// The view that the arguments choose, watched; nil if the program shows nothing.
    @MainActor package init?(_ arguments: Arguments, _ scene: SceneOptions) throws {
        guard let view = try Self.opened(arguments, scene, all: false).first else { return nil }
        self = view
        watch()
    }

    /// Every preview of the program, and every view that has none.
    @MainActor package static func everyView(_ arguments: Arguments, _ scene: SceneOptions) throws -> [OpenedView] {
        try opened(arguments, scene, all: true)
    }

    /// Every preview of the program, or every view if it has none. Each is watched when its turn comes.
    @MainActor package static func everyPreview(_ arguments: Arguments, _ scene: SceneOptions) throws -> [OpenedView] {
        let views = try opened(arguments, scene, all: true)
        let previews = views.filter { $0.candidate.kind != .view }
        return previews.isEmpty ? views : previews
    }

    @MainActor private static func opened(
        _ arguments: Arguments, _ scene: SceneOptions, all: Bool
    ) throws -> [OpenedView] {
        let program = try OpenedProgram(arguments.plain, ProjectOptions(arguments), scene, all: all,
                                        separatesOutput: arguments.has("json"))
        return try program.shown.map { try program.view($0, scene) }
    }

    fileprivate init(_ shown: CompiledProgram.Shown, _ sources: SourceSet, _ scene: SceneOptions,
                     _ library: UnsafeMutableRawPointer) throws {
        self.sources = sources
        candidate = shown.candidate
        place = sources.place(of: candidate)
        maker = try shown.entry(in: library, as: CompiledProgram.Maker.self)
        self.scene = scene
    }

    /// Begins the watch for crashes and stalls, before code of the view runs.
    package func watch() {
        Guard.watch(place, timeLimit: scene.timeLimit)
        StallWatch.begin(view: place, limit: scene.stallLimit)
    }

    /// The same, for a process that shows many views, after the first one and `Guard.suspend`.
    package func watchNext() {
        Guard.watchNext(place, timeLimit: scene.timeLimit)
        StallWatch.begin(view: place, limit: scene.stallLimit)
    }

    /// The previews or scenes in it, at least one. They keep objects of the view for as long as they are kept.
    @MainActor package func parts() throws -> [RenderSession.Part] { try RenderSession.shownParts(maker, scene) }

    /// Ends the watch and flushes the output of the program, also that of deinitialisers: call it when the view is
    /// deallocated, before the result is printed.
    package func finish() {
        StallWatch.end()
        fflush(nil)
        StandardStreams.joinProgram()
    }
}
