public import SwiftUI

/// The size of a Live Activity.
public enum ActivityFamily: Hashable, Sendable, CaseIterable {
    /// On a watch or in a car.
    case small
    /// On a locked phone.
    case medium
}
extension EnvironmentValues {
    /// The size of the Live Activity that a view is in: `medium` until a view sets another.
    @Entry public var activityFamily: ActivityFamily = .medium
    /// Whether a Live Activity fills the screen. False until a view sets another value.
    @Entry public var isActivityFullscreen: Bool = false
}
extension WidgetConfiguration {
    /// The sizes that a Live Activity has besides. Nothing to do: no watch shows it.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
