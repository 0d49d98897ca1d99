import Foundation

/// The view that a command examines: compiled, loaded, and watched for crashes and stalls.
struct OpenedView {
    let sources: SourceSet
    let candidate: Candidate
    /// The place of the view in messages.
    let place: String
    private let maker: CompiledProgram.Maker
    private let scene: SceneOptions

    /// Nil if the program shows nothing.
    @MainActor init?(_ arguments: Arguments, _ scene: SceneOptions) throws {
        Guard.growStack()
        ViewTasks.shared.install()
        let sources = try SourceSet(arguments)
        sources.prepare(scene)
        try FontPackage.require()
        let program = try CompiledProgram(
            sources, view: scene.view, all: false, usesCache: scene.usesCache, keepsGoing: scene.keepsGoing,
            progress: Progress(isQuiet: scene.quiet))
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        if arguments.has("json") { StandardStreams.separateProgram() }
        let library = try program.load()
        guard let shown = program.shown.first else { return nil }
        self.sources = sources
        candidate = shown.candidate
        place = sources.place(of: candidate)
        Guard.watch(place, timeLimit: scene.timeLimit)
        StallWatch.begin(view: place, limit: scene.stallLimit)
        maker = try CompiledProgram.maker(shown, in: library)
        self.scene = scene
    }

    /// The previews or scenes in it, at least one. They keep objects of the view for as long as they are kept.
    @MainActor func parts() throws -> [RenderSession.Part] { try RenderSession.shownParts(maker, scene) }

    /// Ends the watch and flushes the output of the program, also that of deinitialisers: call it when the view is
    /// deallocated, before the result is printed.
    func finish() {
        StallWatch.end()
        fflush(nil)
        StandardStreams.joinProgram()
    }
}
