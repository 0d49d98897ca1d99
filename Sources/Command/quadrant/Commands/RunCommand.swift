import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantProject
import QuadrantSession
import QuadrantStore
import QuadrantViews
#if canImport(QuadrantWindow)
import QuadrantWindow
#endif

/// Shows a program in windows of the desktop.
enum RunCommand {
    @MainActor static func run(_ arguments: Arguments) throws {
        #if canImport(QuadrantWindow)
        try open(arguments)
        #else
        throw Failure(.machine, "quadrant was built without window support", at: Toolchain.executable,
                      rule: "Windows require GTK 4, which was not installed at build time.",
                      fix: "Install a release, which has windows, or run './quadrant run' in the sources, which "
                        + "installs GTK 4 and builds again.")
        #endif
    }

    #if canImport(QuadrantWindow)
    @MainActor private static func open(_ arguments: Arguments) throws {
        var scene = try SceneOptions(arguments)
        scene.date = nil
        Guard.growStack()
        let sources = try SourceSet(arguments.plain, options: ProjectOptions(arguments))
        sources.prepare(scene, isPreview: false)
        StorePlace.keep(.all, program: storeFolder(sources))
        try FontPackage.require()
        let progress = ProgressLine(isQuiet: scene.quiet)
        let program = try CompiledProgram(
            sources, ProgramRequest(view: scene.view, prefersApp: true, usesCache: scene.usesCache,
                                    keepsGoing: scene.keepsGoing),
            host: ProgramLoader(), progress: progress)
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        let library = try program.load()
        guard let shown = program.shown.first else { return }
        let place = sources.place(of: shown.candidate)
        Guard.watch(place, timeLimit: nil)
        ProgramStart.run([shown.candidate], of: program.program, sources, in: library, scene, watch: .process(place))
        let maker = try shown.entry(in: library, as: CompiledProgram.Maker.self)
        let name = shown.candidate.name.isEmpty ? sources.files[shown.candidate.file].stem : shown.candidate.name
        var session: AppSession?
        do {
            try Desktop.shared.open(name: name)
            let options = self.options(arguments, scene, nil, title: name, folders: sources.folders)
            if shown.candidate.kind == .app, let app = RenderSession.app(maker, on: options.device) {
                session = AppSession(app, options)
                try session?.start()
            } else if let part = try RenderSession.shownParts(maker, scene).first {
                present(part, self.options(arguments, scene, part, title: part.name ?? name, folders: sources.folders))
            }
        } catch let failure as Diagnostic {
            throw Failure(.machine, failure)
        }
        let code = withExtendedLifetime(session) { Desktop.shared.run() }
        fflush(nil)
        if code != 0 { exit(code) }
    }

    /// Opens a window for a view, which Command-W and Command-Q close.
    @MainActor private static func present(_ part: RenderSession.Part, _ options: WindowOptions) {
        let window = RenderSession.made(part, on: options.device).open(options)
        window.onKey = { [weak window] key in
            guard key.modifiers == .command, key.key == "w" || key.key == "q" else { return false }
            window?.requestClose()
            return true
        }
        window.present()
    }

    /// The folder of the program's stores among those of others: its name, and a digest of where it is, because
    /// programs of one name have different models.
    private static func storeFolder(_ sources: SourceSet) -> String {
        let path = sources.project?.path ?? sources.files.first?.absolute ?? sources.argument
        var digest = Digest()
        digest.add(path)
        return "quadrant/" + FilePath.stem(of: path) + "-" + digest.text.prefix(8)
    }

    /// The options that the command line and the preview set; the desktop provides the others.
    @MainActor private static func options(_ arguments: Arguments, _ scene: SceneOptions, _ part: RenderSession.Part?,
                                           title: String, folders: [String]) -> WindowOptions {
        let configuration = RenderSession.configuration(scene, part, isTransparent: false, folders: folders)
        var options = WindowOptions(title: title, size: configuration.size)
        if scene.device != nil, arguments.has("device") || arguments.has("landscape") {
            options.safeArea = configuration.safeArea
        }
        if arguments.has("dark") || arguments.has("color-scheme") { options.colorScheme = configuration.colorScheme }
        if arguments.has("dynamic-type") { options.dynamicTypeSize = configuration.dynamicTypeSize }
        options.layoutDirection = configuration.layoutDirection
        options.locale = configuration.locale
        options.design = configuration.design
        options.imageSearchPaths = folders
        return options
    }
    #endif
}

#if canImport(QuadrantWindow)
extension RenderSession.Part {
    @MainActor func open(_ options: WindowOptions) -> WindowView {
        func open<Content: View>(_ view: Content) -> WindowView { WindowView(view, options) }
        return open(view)
    }
}
#endif
