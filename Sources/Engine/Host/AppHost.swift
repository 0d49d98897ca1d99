import Foundation
package import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantGraph
package import QuadrantViews

/// A running app: provides the windows that it can open and their content. A desktop opens them.
@MainActor
package final class AppHost {
    /// A scene that can be opened, at the last `refresh`.
    package struct OpenableScene {
        /// Valid as long as the scene.
        package let id: NodeID
        /// The kind of window and its content.
        package let scene: WindowScene
        /// What the modifiers of the scene say: its size, its commands.
        package let settings: SceneSettings
        let values: EnvironmentValues

        /// The title in the scene's language; nil where the program gives none.
        package var title: String? { scene.title.flatMap { spoken($0, in: values) } }
    }

    private let graph: ViewGraph
    private var environment = EnvironmentValues()
    /// In the order of the program's body, as of the last `refresh`.
    package private(set) var scenes: [OpenableScene] = []
    /// The program's name: that of its `App` type.
    package let name: String
    /// Called when scenes or the content of windows may have changed, to request a `refresh`.
    package var onInvalidate: () -> Void = {}
    /// The operations that views call to open and close windows; a desktop fills them in.
    package let services = WindowServices()

    /// What an app's property wrappers do once its `init` has returned, such as making its delegate.
    package static var launches: [() -> Void] = []
    /// An app that was started for previews and has no windows; it is used before another one is made.
    private static var started: (any App)?

    /// Makes the app and lets its delegate launch. Its body is not evaluated.
    package static func start<A: App>(_ type: A.Type) { started = made(type) }

    private static func made<A: App>(_ type: A.Type) -> A {
        let app = A()
        let launches = launches
        self.launches = []
        for launch in launches { launch() }
        return app
    }

    private static func taken<A: App>(_ type: A.Type) -> A? {
        defer { started = nil }
        return started as? A
    }

    /// Makes the app and evaluates the list of its scenes. Opens nothing.
    package init<A: App>(_ type: A.Type) {
        name = "\(type)"
        graph = ViewGraph(configuration: GraphConfiguration(environment: EnvironmentValues()))
        environment.windowServices = services
        graph.rootScope.replace(with: environment)
        graph.setRoot(AppHolder(Self.taken(type) ?? Self.made(type)))
        graph.loop.onInvalidate = { [weak self] in MainActor.assumeIsolated { self?.onInvalidate() } }
        refresh()
    }

    /// The common phase of all scenes.
    package var phase = ScenePhase.inactive {
        didSet {
            guard phase != oldValue else { return }
            environment.scenePhase = phase
            graph.rootScope.replace(with: environment)
            onInvalidate()
        }
    }

    /// Updates the list of scenes.
    package func refresh() {
        graph.settle(in: Viewport(size: .zero))
        var found: [OpenableScene] = []
        graph.eachNode { node, box in
            guard let leaf = box as? TypedBox<WindowScene> else { return }
            let values = box.scope.values
            found.append(OpenableScene(id: graph.id(of: node), scene: leaf.value, settings: values.sceneSettings,
                                       values: values))
        }
        scenes = found
    }

    /// What the scenes reported, oldest first; windows have reports of their own.
    package var issues: [Diagnostic] { graph.log.issues }

    /// The scene that opens at launch: windows for values open on request only, settings from the menu.
    package var first: OpenableScene? {
        scenes.first { $0.scene.kind != .settings && $0.scene.valueType == nil }
            ?? scenes.first { $0.scene.kind != .settings }
    }

    /// The scene that opens for an id, a value, or both.
    package func scene(id: String?, type: ObjectIdentifier?) -> OpenableScene? {
        scenes.first { $0.scene.kind != .settings && (id == nil || $0.scene.id == id) && $0.scene.valueType == type }
            ?? (id == nil ? nil : scenes.first { $0.scene.id == id })
    }

    /// The scene of the menu's settings; nil in an app without one.
    package var settingsScene: OpenableScene? { scenes.first { $0.scene.kind == .settings } }

    /// The current value of the scene that a window was opened for; nil if it was removed.
    package func scene(_ id: NodeID) -> OpenableScene? { scenes.first { $0.id == id } }

    /// The content of a window of a scene.
    package func content(of scene: OpenableScene, value: AnyHashable?, services: WindowServices, phase: ScenePhase)
        -> WindowRoot
    {
        WindowRoot(content: scene.scene.content(value), values: scene.values, services: services, phase: phase)
    }

    /// The commands of all scenes, for menus.
    package var commands: [CommandsPart] { scenes.flatMap(\.settings.commands) }
}

/// The root view of a window: its content with the environment of the scene.
package nonisolated struct WindowRoot: View {
    let content: AnyView
    let values: EnvironmentValues
    let services: WindowServices
    let phase: ScenePhase

    @MainActor package var body: some View {
        let values = values, services = services, phase = phase
        content.modifier(EnvironmentWriter { environment in
            environment.adopt(values)
            environment.windowServices = services
            environment.scenePhase = phase
        })
    }
}

extension App {
    /// The running app, for callers that know its type only as `any App.Type`.
    @MainActor package static var host: AppHost { AppHost(Self.self) }
}
