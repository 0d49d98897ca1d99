package import QuadrantCore

private enum ElevatedBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is in a sheet or a popover, above a window that it does not cover: dark backgrounds have the
    /// brighter of their two values there, which Apple calls elevated (published: `UIUserInterfaceLevel`).
    package var hasElevatedBackground: Bool {
        get { self[ElevatedBackgroundKey.self] }
        set { self[ElevatedBackgroundKey.self] = newValue }
    }
}

extension SystemColor {
    /// The colour with this one's dark value where backgrounds are elevated: the next background (published: UIColor's
    /// system colours). All other colours have one dark value.
    var elevated: SystemColor {
        switch self {
        case .systemBackground: .secondarySystemBackground
        case .secondarySystemBackground: .tertiarySystemBackground
        case .systemGroupedBackground: .secondarySystemGroupedBackground
        case .secondarySystemGroupedBackground: .tertiarySystemGroupedBackground
        case .tertiarySystemBackground, .tertiarySystemGroupedBackground: .gray4
        default: self
        }
    }
}
