import Foundation

/// Tells the system about a program's widgets. None is on a screen, so that there is none to reload.
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()
    /// Has no effect.
    public func reloadAllTimelines() {}
    /// Has no effect.
    public func reloadTimelines(ofKind kind: String) {}
    /// Has no effect.
    public func invalidateConfigurationRecommendations() {}
    /// Calls the closure at once, with no widget.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    /// None.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has put on a screen.
public struct WidgetInfo: Sendable {
    /// The kind of the widget's configuration.
    public let kind: String
    /// The size of the widget.
    public let family: WidgetFamily
}
