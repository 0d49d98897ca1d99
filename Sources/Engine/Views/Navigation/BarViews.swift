import QuadrantCore

/// A view that stands for several views of a bar, or for none, as an `if` does whose condition is false.
private protocol SeveralBarViews {
    nonisolated var barViews: [any View] { get }
}

/// The views of which each is an item of a bar, as far as the value of a view tells: the body of a view of the program
/// itself is not read. Without views a bar has no items, and no plate of glass.
nonisolated func barViews<V: View>(_ view: V) -> [any View] { (view as? any SeveralBarViews)?.barViews ?? [view] }

extension EmptyView: SeveralBarViews { nonisolated fileprivate var barViews: [any View] { [] } }
extension Optional: SeveralBarViews where Wrapped: View {
    nonisolated fileprivate var barViews: [any View] { map { QuadrantViews.barViews($0) } ?? [] }
}
extension _ConditionalContent: SeveralBarViews {
    nonisolated fileprivate var barViews: [any View] { QuadrantViews.barViews(branch) }
}
extension Group: SeveralBarViews where Content: View {
    nonisolated fileprivate var barViews: [any View] { QuadrantViews.barViews(content) }
}
extension TupleView: SeveralBarViews {
    nonisolated fileprivate var barViews: [any View] {
        Mirror(reflecting: value).children.flatMap { part in
            (part.value as? any View).map { QuadrantViews.barViews($0) } ?? []
        }
    }
}
extension LabeledToolbarItemGroupContent: SeveralBarViews {
    nonisolated fileprivate var barViews: [any View] { QuadrantViews.barViews(content) }
}

extension ToolbarDeclaration {
    /// The items of the views of a group: each view is one, and a spacer is a flexible space. The views of a title or a
    /// status are one item.
    static func items<Content: View>(of content: Content, _ place: ToolbarItemPlacement.Place) -> [ToolbarDeclaration] {
        let views = barViews(content)
        switch place {
        case .leading, .trailing, .confirmation, .overflow, .bottom, .keyboard:
            return views.map { view in
                ToolbarDeclaration(place, AnyView(view), kind: view is Spacer ? .flexibleSpace : .view)
            }
        case .principal, .titleMenu, .status, .title, .subtitle, .largeTitle, .largeSubtitle:
            return views.isEmpty ? [] : [ToolbarDeclaration(place, AnyView(content))]
        }
    }
}
