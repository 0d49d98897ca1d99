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

/// The title in a bar, with the subtitle below. Items of a toolbar take the place of either.
struct BarTitleText: View {
    let configuration: ScreenConfiguration
    let isLarge: Bool
    @Environment(\.design) private var design
    @Environment(\.dynamicTypeSize) private var category
    @Environment(\.ownBarColors) private var ownColors
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    private var largeTitleFont: Double {
        metrics.scalesLargeTitle ? design.text.type.size(.largeTitle, category) : metrics.largeTitleFont
    }
    private var subtitleFont: Font {
        if !isLarge { return .system(size: metrics.subtitleFont) }
        let size = metrics.scalesLargeTitle ? design.text.type.size(.subheadline, category) : metrics.largeSubtitleFont
        return .system(size: size)
    }

    @ViewBuilder private var title: some View {
        let font = Font.system(size: isLarge ? largeTitleFont : metrics.titleFont,
                               weight: isLarge ? .bold : .semibold)
        if let item = configuration.items([isLarge ? .largeTitle : .title]).first {
            BarItemView(item.content) { AnyView($0.font(font)) }
        } else if let title = configuration.shownTitle {
            colored(title).font(font).lineLimit(1).accessibilityAddTraits(.isHeader)
        }
    }

    private func colored(_ title: Text) -> Text {
        let colors = BarColors.here(ownColors)
        return (isLarge ? colors?.largeTitle : colors?.title).map { title.foregroundStyle($0) } ?? title
    }

    @ViewBuilder private var subtitle: some View {
        if let item = configuration.items([isLarge ? .largeSubtitle : .subtitle]).first {
            BarItemView(item.content) { [subtitleFont] in AnyView($0.font(subtitleFont).foregroundStyle(.secondary)) }
        } else if let subtitle = configuration.subtitle {
            subtitle.lineLimit(1)
        }
    }

    var body: some View {
        if configuration.subtitle != nil || !configuration.items([isLarge ? .largeSubtitle : .subtitle]).isEmpty {
            VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
                title
                subtitle.font(subtitleFont).foregroundStyle(.secondary)
            }
        } else {
            title
        }
    }
}
