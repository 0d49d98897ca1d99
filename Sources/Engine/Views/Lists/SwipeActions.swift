import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension View {
    /// Buttons at an edge of a list row, which a swipe towards the other edge reveals; the first one is at the edge.
    ///
    /// With `allowsFullSwipe` a long swipe runs the first button. At the trailing edge they replace the delete button.
    nonisolated public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
                                                  @ViewBuilder content: () -> T) -> some View {
        let key = edge == .leading ? ObjectIdentifier(SwipeTrait.Leading.self)
            : ObjectIdentifier(SwipeTrait.Trailing.self)
        return modifier(TraitWriter(key, SwipeTrait(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)))
    }
}

nonisolated struct SwipeTrait {
    enum Leading {}
    enum Trailing {}
    let content: AnyView
    let allowsFullSwipe: Bool
}

/// The swipe actions at one edge of a row.
nonisolated struct SwipeGroup {
    let buttons: [Subview]
    let allowsFullSwipe: Bool
    /// The width of a button when the actions are revealed.
    let buttonWidth: Double
    var width: Double { Double(buttons.count) * buttonWidth }

    /// The action of a full swipe.
    var first: (() -> Void)? {
        guard allowsFullSwipe, let button = buttons.first else { return nil }
        return (button.base as? any ActionView)?.swipeAction
    }
}

/// A view with an action: a button.
nonisolated protocol ActionView {
    var swipeAction: () -> Void { get }
}

extension Button: ActionView {
    var swipeAction: () -> Void { action }
}

extension RowReader {
    /// The swipe actions at an edge; nil without actions.
    func swipes(_ edge: HorizontalEdge) -> SwipeGroup? {
        guard place.role == .row else { return nil }
        let metrics = environment.design.metrics.list
        func width(_ buttons: [Subview]) -> Double {
            buttons.contains { BarLabels.isText($0.viewType) } ? metrics.swipeButton : metrics.swipeSymbolButton
        }
        let key = edge == .leading ? ObjectIdentifier(SwipeTrait.Leading.self)
            : ObjectIdentifier(SwipeTrait.Trailing.self)
        if let own = trait(key) as? SwipeTrait {
            let buttons = subviews(of: own.content)
            return buttons.isEmpty ? nil : SwipeGroup(
                buttons: buttons, allowsFullSwipe: own.allowsFullSwipe, buttonWidth: width(buttons))
        }
        guard edge == .trailing, let delete else { return nil }
        let buttons = subviews(of: Button(system: .delete, role: .destructive, action: delete))
        return SwipeGroup(buttons: buttons, allowsFullSwipe: true, buttonWidth: width(buttons))
    }
}

/// The revealed actions of a row. `offset` is the offset of the row, in points to the right.
struct SwipeArea: View {
    let group: SwipeGroup
    let edge: HorizontalEdge
    let offset: Double
    let close: () -> Void

    var body: some View {
        HStack(spacing: 0) {
            ForEach(edge == .trailing ? group.buttons.reversed() : group.buttons) { button in
                button.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .buttonStyle(SwipeButtonStyle(close: close))
        .environment(\.isInListRow, false)
        .frame(width: abs(offset))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: edge == .trailing ? .trailing : .leading)
    }
}

private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let close: () -> Void
    @Environment(\.design) private var design
    @Environment(\.tint) private var tint
    private var metrics: ListMetrics { design.metrics.list }

    func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? AnyShapeStyle(Color.red)
            : tint == nil ? AnyShapeStyle(Color(system: .gray3)) : AnyShapeStyle(.tint)
        ZStack {
            if let plate = metrics.swipePlate {
                Capsule().fill(color).frame(maxHeight: plate)
            } else {
                Rectangle().fill(color)
            }
            configuration.label.labelStyle(SwipeLabelStyle()).foregroundStyle(.white).lineLimit(1)
                .padding(.horizontal, metrics.swipePadding)
        }
        .clipped()
        .padding(.horizontal, metrics.swipeGap / 2)
        .contentShape(Rectangle())
        .pressable(isPressed: .constant(false)) {
            configuration.trigger()
            close()
        }
        .semantics(.button)
    }
}

/// Only the icon, if there is one.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.imageScale(.large) }
}
