public import QuadrantCore

/// Whether people can see and use an app's windows.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Nothing of it shows.
    case background
    /// It shows and is not in use.
    case inactive
    /// It is in use.
    case active
}

/// What windows ask the program they are part of; empty where there are no windows.
package final class WindowServices: @unchecked Sendable {
    package var open: @MainActor (_ id: String?, _ value: AnyHashable?, _ type: ObjectIdentifier?) -> Void =
        { _, _, _ in }
    /// Nil for both closes the window asked from.
    package var dismiss: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void = { _, _ in }
    package var openSettings: @MainActor () -> Void = {}
    package var hasWindows = false
    package init() {}
}

/// Opens a window of a scene.
@MainActor @preconcurrency
public struct OpenWindowAction {
    private let services: WindowServices
    nonisolated init(services: WindowServices) { self.services = services }

    /// Opens a window of the scene with this id; brings the one that is open to the front where there is only one.
    public func callAsFunction(id: String) { services.open(id, nil, nil) }
    /// Opens the window for `value`, in the scene for values of its type.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        services.open(nil, AnyHashable(value), ObjectIdentifier(D.self))
    }
    /// Opens the window for `value` in the scene with this id. A scene that does not exist is reported.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        services.open(id, AnyHashable(value), ObjectIdentifier(D.self))
    }
}

/// Closes windows.
@MainActor @preconcurrency
public struct DismissWindowAction {
    private let services: WindowServices
    nonisolated init(services: WindowServices) { self.services = services }

    /// Closes the window this is called from.
    public func callAsFunction() { services.dismiss(nil, nil) }
    /// Closes the windows of the scene with this id.
    public func callAsFunction(id: String) { services.dismiss(id, nil) }
    /// Closes the windows for `value`.
    public func callAsFunction<D: Codable & Hashable>(value: D) { services.dismiss(nil, AnyHashable(value)) }
    /// Closes the windows of the scene with this id that show `value`.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        services.dismiss(id, AnyHashable(value))
    }
}

/// Opens the window of the settings scene.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    private let services: WindowServices
    nonisolated init(services: WindowServices) { self.services = services }
    /// Opens the settings window, or brings it to the front.
    public func callAsFunction() { services.openSettings() }
}

private enum WindowServicesKey: EnvironmentKey {
    static let defaultValue = WindowServices()
}
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }

extension EnvironmentValues {
    package var windowServices: WindowServices {
        get { self[WindowServicesKey.self] }
        set { self[WindowServicesKey.self] = newValue }
    }

    /// How the scene is used; in an `App`, how its scenes are used together.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Opens windows; does nothing where there are none, as in a picture.
    public var openWindow: OpenWindowAction { OpenWindowAction(services: windowServices) }
    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(services: windowServices) }
    /// Opens the settings window.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(services: windowServices) }
    /// Whether the app can open more than one window.
    public var supportsMultipleWindows: Bool { windowServices.hasWindows }
}
