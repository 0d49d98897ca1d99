import Foundation

/// Tells the system about a program's widgets. None is on a screen, so that there is none to reload.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that a person has put on a screen.
public struct WidgetInfo: Sendable {
    public let kind: String
    public let family: WidgetFamily
}
