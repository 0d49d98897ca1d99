import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Whether the buttons of menus and of pickers in this view have an indicator of two chevrons. With `automatic`,
    /// those of pickers have one and those of menus do not.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// Whether the buttons of menus and pickers have an indicator of two chevrons; `automatic` by default.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

/// The indicator of a button that opens a menu.
struct MenuIndicator: View {
    var style = AnyShapeStyle(.primary)
    @Environment(\.design) private var design
    private var metrics: MenuMetrics { design.metrics.menu }

    var body: some View {
        if metrics.isIndicatorSymbol {
            Image(systemName: "chevron.up.chevron.down").font(.footnote).fontWeight(.medium).foregroundStyle(style)
                .padding(.horizontal, metrics.indicatorPadding)
        } else {
            UpDownChevrons()
                .stroke(style, style: StrokeStyle(lineWidth: metrics.indicatorLine, lineCap: .round, lineJoin: .round))
                .frame(width: metrics.indicatorWidth, height: metrics.indicatorHeight)
                .padding(.horizontal, metrics.indicatorPadding)
        }
    }
}
