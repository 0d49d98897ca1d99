import Foundation
package import QuadrantBase
package import QuadrantCompiler
import QuadrantProject

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
        Guard.growStack()
        ViewTasks.shared.install()
        let sources = try SourceSet(arguments.plain, options: ProjectOptions(arguments))
        sources.prepare(scene)
        try FontPackage.require()
        let request = ProgramRequest(view: scene.view, all: all, usesCache: scene.usesCache,
                                     keepsGoing: scene.keepsGoing)
        let program = try CompiledProgram(sources, request, host: ProgramLoader(),
                                          progress: ProgressLine(isQuiet: scene.quiet))
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        if arguments.has("json") { StandardStreams.separateProgram() }
        let library = try program.load()
        return try program.shown.map { try OpenedView($0, sources, scene, library) }
    }

    private init(_ shown: CompiledProgram.Shown, _ sources: SourceSet, _ scene: SceneOptions,
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
