public import QuadrantCore

extension View {
    /// Sets the prominence of badges of list rows in this view.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// The prominence of a badge in its row.
public struct BadgeProminence: Hashable, Sendable {
    private let rank: Int
    /// In the tertiary foreground style.
    public static let decreased = BadgeProminence(rank: -1)
    /// In the secondary foreground style.
    public static let standard = BadgeProminence(rank: 0)
    /// White on a red plate.
    public static let increased = BadgeProminence(rank: 1)
}

private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    /// The prominence of badges of list rows; `standard` unless set.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

/// The badge of a list row.
struct ProminentBadge: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence {
        case .increased: BadgePlate(text: text)
        case .decreased: text.lineLimit(1).foregroundStyle(.tertiary)
        default: text.lineLimit(1).foregroundStyle(.secondary)
        }
    }
}
