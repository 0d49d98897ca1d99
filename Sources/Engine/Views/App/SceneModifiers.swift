public import Combine
public import Foundation
public import Observation
public import QuadrantCore
public import QuadrantGeometry

/// Whether the window of a scene opens when the app starts.
public struct SceneLaunchBehavior: Sendable {
    private let name: String
    /// As the platform does: the first scene's.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// It opens.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// It does not open.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether the windows of a scene open again when the app starts.
public struct SceneRestorationBehavior: Sendable {
    private let name: String
    /// As the platform does.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// They do not.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

extension Scene {
    /// Sets the object of `@EnvironmentObject` properties of its type for the views of this scene.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        modified(EnvironmentWriter { $0.set(object) })
    }

    /// Sets `object` for the views of this scene, for `@Environment(T.self)`; nil removes it.
    nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
        modified(EnvironmentWriter { $0[T.self] = object })
    }

    /// Sets the store of `@AppStorage` properties without one for the views of this scene.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        modified(EnvironmentWriter { $0.defaultAppStorage = store })
    }

    /// Removes the menus and menu items of this scene, also those that inner modifiers add.
    nonisolated public func commandsRemoved() -> some Scene { commandsReplaced { EmptyCommands() } }

    /// Replaces the menus and menu items of this scene, also those that inner modifiers add.
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return setting { settings in
            if settings.commandsAreReplaced { return }
            settings.commandsAreReplaced = true
            settings.commands = [CommandsPart { children in Content._append(commands, to: &children) }]
        }
    }

    /// Which links and activities open this scene. Nothing to do: no other program opens scenes.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Sets the visibility of system overlays such as the home indicator. Nothing to do: there are no overlays.
    nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
    /// Whether windows open again when the app starts. Nothing to do: the windows of a phone are not kept.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Whether the window opens when the app starts. Nothing to do: an app on a phone has one window.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Where new windows are. Nothing to do: the window of a phone has one place.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// The keys that open a window of this scene. Nothing to do: an app on a phone has one window.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene { self }
    /// The keys that open a window of this scene; nil is none. Nothing to do: an app on a phone has one window.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
}
