import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension View {
    /// Buttons at an edge of a list's row, which a swipe towards the other edge uncovers; the first is at the edge.
    ///
    /// With `allowsFullSwipe` a long swipe runs the first of them. At the trailing edge they replace the one to
    /// delete.
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

/// The actions at one edge of a row.
nonisolated struct SwipeGroup {
    let buttons: [Subview]
    let allowsFullSwipe: Bool
    /// How wide a button is where the row rests.
    let buttonWidth: Double
    var width: Double { Double(buttons.count) * buttonWidth }

    /// What a full swipe does.
    var first: (() -> Void)? {
        guard allowsFullSwipe, let button = buttons.first else { return nil }
        return (button.base as? any ActionView)?.swipeAction
    }
}

/// A view that does something: a button.
nonisolated protocol ActionView {
    var swipeAction: () -> Void { get }
}

extension Button: ActionView {
    var swipeAction: () -> Void { action }
}

extension RowReader {
    /// The actions at an edge; nil where there are none.
    func swipes(_ edge: HorizontalEdge) -> SwipeGroup? {
        guard place.role == .row else { return nil }
        let width = environment.design.metrics.list.swipeButton
        let key = edge == .leading ? ObjectIdentifier(SwipeTrait.Leading.self)
            : ObjectIdentifier(SwipeTrait.Trailing.self)
        if let own = trait(key) as? SwipeTrait {
            let buttons = subviews(of: own.content)
            return buttons.isEmpty ? nil : SwipeGroup(
                buttons: buttons, allowsFullSwipe: own.allowsFullSwipe, buttonWidth: width)
        }
        guard edge == .trailing, let delete else { return nil }
        let button = Button(system: .delete, role: .destructive, action: delete)
        return SwipeGroup(buttons: subviews(of: button), allowsFullSwipe: true, buttonWidth: width)
    }
}

/// The uncovered actions of a row. `offset` is how far it is pulled, in points to the right.
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

    func makeBody(configuration: Configuration) -> some View {
        let color = configuration.role == .destructive ? AnyShapeStyle(Color.red)
            : tint == nil ? AnyShapeStyle(Color(system: .gray3)) : AnyShapeStyle(.tint)
        ZStack {
            Rectangle().fill(color)
            configuration.label.labelStyle(SwipeLabelStyle()).foregroundStyle(.white).lineLimit(1)
                .padding(.horizontal, design.metrics.list.swipePadding)
        }
        .clipped()
        .contentShape(Rectangle())
        .pressable(isPressed: .constant(false)) {
            configuration.trigger()
            close()
        }
        .semantics(.button)
    }
}

/// The icon alone, where there is one.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon.imageScale(.large) }
}
