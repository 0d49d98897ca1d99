package import Foundation
public import QuadrantCore
import QuadrantGeometry

/// How much room a window has along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// The width of an upright phone, and the height of a phone on its side.
    case compact
    /// Both sides of a pad, the height of an upright phone, and the width of a large phone on its side.
    case regular
}

// Printed as on a phone, where the type is one of SwiftUI.
extension UserInterfaceSizeClass: CustomStringConvertible, CustomDebugStringConvertible {
    /// `compact` or `regular`.
    public var description: String { self == .compact ? "compact" : "regular" }
    /// The description after the name of the type.
    public var debugDescription: String { "SwiftUI.UserInterfaceSizeClass." + description }
}

private enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }

extension EnvironmentValues {
    /// How much room the window has in its width; nil outside of a window. Set by the host from the window's size.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room the window has in its height; nil outside of a window. Set by the host from the window's size.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension UserInterfaceSizeClass {
    /// The classes of a full-screen window: pads are regular both ways, phones compact in width when upright; on its
    /// side a phone is compact in height, and regular in width from the larger models on (414 points across).
    package static func classes(of size: CGSize) -> (horizontal: Self, vertical: Self) {
        if min(size.width, size.height) >= 600 { return (.regular, .regular) }
        if size.width <= size.height { return (.compact, .regular) }
        return (size.height >= 414 ? .regular : .compact, .compact)
    }
}
