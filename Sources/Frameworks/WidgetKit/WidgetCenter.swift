import Foundation

/// Tells the system about a program's widgets. None is on a screen, so that there is none to reload.
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()
    /// Asks the providers of all widgets for new entries. Nothing to do: no system shows widgets.
    public func reloadAllTimelines() {}
    /// Asks the provider of a kind of widget for new entries. Nothing to do: no system shows widgets.
    public func reloadTimelines(ofKind kind: String) {}
    /// Asks for the recommended intents again. Nothing to do: no system shows widgets.
    public func invalidateConfigurationRecommendations() {}
    /// Calls the closure at once, with no widget.
    @preconcurrency
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
extension WidgetInfo: Hashable {}
extension WidgetInfo: Identifiable {
    /// The kind and the size.
    public var id: WidgetInfo { self }
}
