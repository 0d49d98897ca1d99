import Foundation
public import QuadrantCore

extension View {
    private nonisolated func subtitle(_ subtitle: Text) -> some View { screenFact(subtitle) { $0.subtitle = $1 } }

    /// Sets the text below the title of the enclosing screen (iOS 26).
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self.subtitle(subtitle) }
    /// Sets the text below the title of the enclosing screen (iOS 26), as a localized text.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        subtitle(Text(subtitleKey))
    }
    /// Sets the text below the title of the enclosing screen (iOS 26) to a string that is shown verbatim.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        self.subtitle(Text(subtitle))
    }
}

/// The title in a bar, with the subtitle below.
struct BarTitleText: View {
    let title: Text
    let subtitle: Text?
    let isLarge: Bool
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let shown = title
            .font(.system(size: isLarge ? metrics.largeTitleFont : metrics.titleFont,
                          weight: isLarge ? .bold : .semibold))
            .lineLimit(1)
            .accessibilityAddTraits(.isHeader)
        if let subtitle {
            VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
                shown
                subtitle
                    .font(.system(size: isLarge ? metrics.largeSubtitleFont : metrics.subtitleFont))
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
        } else {
            shown
        }
    }
}
