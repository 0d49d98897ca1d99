package import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A class of the available space along one axis of a window.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// The width of a phone in portrait, and the height of a phone in landscape.
    case compact
    /// Both sides of a tablet, the height of a phone in portrait, and the width of a large phone in landscape.
    case regular
}

// The description is that of iOS, where the type belongs to SwiftUI.
extension UserInterfaceSizeClass: CustomStringConvertible, CustomDebugStringConvertible {
    /// `compact` or `regular`.
    public var description: String { self == .compact ? "compact" : "regular" }
    /// The description after the name of the type.
    public var debugDescription: String { "SwiftUI.UserInterfaceSizeClass." + description }
}

private enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }

extension EnvironmentValues {
    /// The size class of the window's width; nil outside of a window. Set by the host from the window's size.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class of the window's height; nil outside of a window. Set by the host from the window's size.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension UserInterfaceSizeClass {
    /// The classes of a full-screen window: tablets are regular on both axes, phones compact in width in portrait; in
    /// landscape a phone is compact in height, and regular in width if it is 414 points wide or more in portrait.
    package static func classes(of size: CGSize) -> (horizontal: Self, vertical: Self) {
        if min(size.width, size.height) >= 600 { return (.regular, .regular) }
        if size.width <= size.height { return (.compact, .regular) }
        return (size.height >= 414 ? .regular : .compact, .compact)
    }
}
