import QuadrantCore

/// A view that stands for several views of a bar, or for none, as an `if` does whose condition is false.
private protocol SeveralBarViews {
    nonisolated var barViews: [BarView] { get }
}

/// A view of a group, and where it is there: the indices of statements, from outside in.
struct BarView {
    let view: any View
    var path: [Int] = []

    fileprivate nonisolated func at(_ index: Int) -> BarView { BarView(view: view, path: [index] + path) }
}

/// The views of which each is an item of a bar, as far as the value of a view tells: the body of a view of the program
/// itself is not read. Without views a bar has no items, and no plate of glass.
private nonisolated func barViews<V: View>(_ view: V) -> [BarView] {
    (view as? any SeveralBarViews)?.barViews ?? [BarView(view: view)]
}

extension EmptyView: SeveralBarViews { nonisolated fileprivate var barViews: [BarView] { [] } }
extension Optional: SeveralBarViews where Wrapped: View {
    nonisolated fileprivate var barViews: [BarView] { map { QuadrantViews.barViews($0) } ?? [] }
}
extension _ConditionalContent: SeveralBarViews {
    nonisolated fileprivate var barViews: [BarView] { QuadrantViews.barViews(branch) }
}
extension Group: SeveralBarViews where Content: View {
    nonisolated fileprivate var barViews: [BarView] { QuadrantViews.barViews(content) }
}
extension TupleView: SeveralBarViews {
    nonisolated fileprivate var barViews: [BarView] {
        Mirror(reflecting: value).children.enumerated().flatMap { index, part in
            (part.value as? any View).map { QuadrantViews.barViews($0) }?.map { $0.at(index) } ?? []
        }
    }
}
extension LabeledToolbarItemGroupContent: SeveralBarViews {
    nonisolated fileprivate var barViews: [BarView] { QuadrantViews.barViews(content) }
}

extension ToolbarDeclaration {
    /// The items of the views of a group: each view is one, and a spacer is a flexible space. The views of a title or a
    /// status are one item.
    static func items<Content: View>(of content: Content, _ place: ToolbarItemPlacement.Place) -> [ToolbarDeclaration] {
        let views = barViews(content)
        switch place {
        case .leading, .trailing, .confirmation, .overflow, .bottom, .keyboard:
            return views.map {
                ToolbarDeclaration(place, AnyView($0.view), kind: $0.view is Spacer ? .flexibleSpace : .view,
                                   path: $0.path)
            }
        case .principal, .titleMenu, .status, .title, .subtitle, .largeTitle, .largeSubtitle:
            return views.isEmpty ? [] : [ToolbarDeclaration(place, AnyView(content))]
        }
    }
}
