public import QuadrantCore
import QuadrantThreads

/// The state of an app's windows: closed, visible or active.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// No window is open.
    case background
    /// A window is open, but none is active.
    case inactive
    /// A window is active.
    case active
}

/// The window operations that views call; without effect where there are no windows.
@MainActor package final class WindowServices {
    package var open: @MainActor (_ id: String?, _ value: AnyHashable?, _ type: ObjectIdentifier?) -> Void =
        { _, _, _ in }
    /// Closes the windows with the id or the value; where both are nil, the window that called it.
    package var dismiss: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void = { _, _ in }
    package var openSettings: @MainActor () -> Void = {}
    nonisolated package var hasWindows: Bool {
        get { isShowing.withLock { $0 } }
        set { isShowing.withLock { $0 = newValue } }
    }
    private nonisolated let isShowing = Locked(false)
    nonisolated package init() {}
}

/// Opens a window of a scene.
@MainActor @preconcurrency
public struct OpenWindowAction {
    private let services: WindowServices
    nonisolated init(services: WindowServices) { self.services = services }

    /// Opens a window of the scene with this id; a single window that is already open is brought to the front. A scene
    /// that does not exist is reported.
    public func callAsFunction(id: String) { services.open(id, nil, nil) }
    /// Opens the window for `value`, in the scene for values of its type; one that is already open is brought to the
    /// front.
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

    /// Closes the window from which it is called.
    public func callAsFunction() { services.dismiss(nil, nil) }
    /// Closes the windows of the scene with this id; does nothing where there are none.
    public func callAsFunction(id: String) { services.dismiss(id, nil) }
    /// Closes the windows that show `value`; does nothing where there are none.
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

    /// The phase of the scene; in an `App`, that of all its scenes together.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Opens windows; without effect where there are none, as in a rendered image.
    public var openWindow: OpenWindowAction { OpenWindowAction(services: windowServices) }
    /// Closes windows; without effect where there are none.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(services: windowServices) }
    /// Opens the settings window; without effect in an app without that scene.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(services: windowServices) }
    /// Whether the app can open more than one window.
    public var supportsMultipleWindows: Bool { windowServices.hasWindows }
}

/// Whether a window that shows a sheet or an alert may be closed by the program. On a phone both values are the same:
/// windows are closed in any case.
public struct DismissBehavior: Equatable, Sendable {
    private let name: String
    /// As if a person closed the window; the default.
    public static let interactive = DismissBehavior(name: "interactive")
    /// Whatever would prevent it.
    public static let destructive = DismissBehavior(name: "destructive")
}

private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }

extension Transaction {
    /// How `dismissWindow` closes windows in this transaction. Nothing to do: windows are closed in any case.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
