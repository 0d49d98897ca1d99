import Foundation
import QuadrantCore
import QuadrantGeometry

/// A separator at the edge of a row, in points from the row's leading edge.
nonisolated struct RowLine: Equatable {
    var start: Double
    /// Nil is the row's trailing edge.
    var end: Double?
    /// The inset from the trailing edge.
    var inset = 0.0
    /// Nil is the separator colour.
    var color: Color?
}

/// The background, separators and accessories of a list row.
nonisolated struct ListRowScenery: View {
    let appearance: _ListAppearance.Kind
    let role: RowPlace.Role
    /// Replaces the background of the style.
    var background: AnyView?
    /// Whether the row is pressed or selected.
    var isMarked = false
    /// Whether the row lies on the ground of a sidebar.
    var isInSidebar = false
    var topRadius = 0.0
    var bottomRadius = 0.0
    var isFirst = false
    var topLine: RowLine?
    var bottomLine: RowLine?
    var hasChevron = false
    var isChevronEnabled = true
    var chevronSize: CGSize?
    var chevronInset = 0.0
    var editing: RowEditing?
    /// The horizontal offset of a swipe, in points to the right, and the actions that it reveals.
    var offset = 0.0
    var swipes: SwipeGroup?
    var close: () -> Void = {}
    var isLifted = false
    /// Whether the section of a collapsible header is expanded.
    var isOpen: Bool?

    @Environment(\.design) private var design
    @Environment(\.pixelLength) private var pixel

    init(appearance: _ListAppearance.Kind, role: RowPlace.Role) {
        self.appearance = appearance
        self.role = role
    }

    @MainActor var body: some View {
        ZStack {
            if let swipes {
                SwipeArea(group: swipes, edge: offset < 0 ? .trailing : .leading, offset: offset, close: close)
                    .clipShape(card)
            }
            ZStack {
                backgroundStyle
                if let topLine { RowLineView(line: topLine, alignment: .topLeading) }
                if let bottomLine { RowLineView(line: bottomLine, alignment: .bottomLeading) }
                if hasChevron {
                    ListChevron(color: Color(system: .tertiaryLabel), inset: chevronInset, size: chevronSize)
                        .dimmed(unless: isChevronEnabled)
                }
                if let isOpen { ListChevron(color: .accentColor, inset: chevronInset, isOpen: isOpen) }
                if let editing { RowEditControls(editing: editing, inset: chevronInset) }
            }
            .offset(x: offset)
        }
    }

    @MainActor @ViewBuilder private var backgroundStyle: some View {
        switch role {
        case .row:
            if let background {
                background.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(card)
            } else {
                // The background of a highlighted row covers the separator above it.
                card.fill(isMarked ? Color(system: isInSidebar ? .tertiaryFill : .gray4) : color)
                    .padding(.top, isMarked && !isFirst ? -pixel : 0)
                    .shadow(color: .black.opacity(isLifted ? 0.2 : 0),
                            radius: isLifted ? design.metrics.list.liftShadow : 0)
            }
        case .header:
            if !appearance.isGrouped { Rectangle().fill(Color(system: .systemBackground)) }
        case .footer: EmptyView()
        }
    }

    private var color: Color {
        isInSidebar ? .clear : appearance.isGrouped ? Color(system: .secondarySystemGroupedBackground)
            : offset != 0 || isLifted ? Color(system: .systemBackground) : .clear
    }

    private var card: UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: topRadius, bottomLeadingRadius: bottomRadius,
                               bottomTrailingRadius: bottomRadius, topTrailingRadius: topRadius)
    }
}

/// A separator, one pixel high unless the design has another height.
private struct RowLineView: View {
    let line: RowLine
    let alignment: Alignment
    @Environment(\.pixelLength) private var pixel
    @Environment(\.design) private var design

    var body: some View {
        (line.color ?? Color(system: .separator))
            .frame(width: line.end.map { max($0 - line.start, 0) },
                   height: design.metrics.list.separator.map { max($0, pixel) } ?? pixel)
            .padding(.leading, line.start)
            .padding(.trailing, line.inset)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
}

/// The disclosure indicator of a row.
struct ListChevron: View {
    let color: Color
    let inset: Double
    /// Nil is that of the design.
    var size: CGSize?
    var isOpen = false
    @Environment(\.design) private var design
    private var metrics: ListMetrics { design.metrics.list }

    var body: some View {
        Chevron()
            .stroke(color, style: StrokeStyle(lineWidth: metrics.chevronLine, lineCap: .round, lineJoin: .round))
            .frame(width: size?.width ?? metrics.chevronWidth, height: size?.height ?? metrics.chevronHeight)
            .rotationEffect(.degrees(isOpen ? 90 : 0))
            .padding(.trailing, inset)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
}
