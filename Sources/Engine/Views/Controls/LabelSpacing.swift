public import Foundation
public import QuadrantCore

private enum LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ReservedIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The distance between the icon and the title of a label, in points; nil is that of the design in force.
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// The least width of the icon's column, in points; nil is that of the design in force in a list, else the icon's.
    public var labelReservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set { self[ReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the icons and the titles of labels in this view, in points (iOS 26).
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets the least width of the icons of labels in this view, in points (iOS 26), so that their titles are aligned.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}
