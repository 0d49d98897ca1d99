import QuadrantGraph

/// A view that stands for its children in a lazy container: they are enumerated before they are visible.
protocol LazilyTransparent {}

extension ForEach: LazilyTransparent {}
extension Section: LazilyTransparent {}
extension _ConditionalContent: LazilyTransparent {}
extension Optional: LazilyTransparent where Wrapped: View {}
extension AnyView: LazilyTransparent {}
extension LazyItem: LazilyTransparent {}
extension SectionPart: LazilyTransparent {}

/// A view whose id is known without building it.
protocol ExplicitlyIdentified {
    var id: AnyHashable { get }
}

/// One view given to a lazy container, made when it is to be shown.
nonisolated struct LazyItem<Content: View>: View {
    typealias Body = Never
    let content: Content
    let make: (Content) -> TypedBox<Content>
    static func _append(_ view: Self, to children: inout _ChildBuilder) {}
}

/// Transparent to layout.
final class LazyItemBox<Content: View>: TypedBox<LazyItem<Content>>, LazySource {
    private var elements: LazyElements?
    private var saved: SavedState?
    override var part: NodePart? { .lazySource(self) }
    var lazyElements: LazyElements? { elements }
    override var name: String { ViewName.short(Content.self) }

    override func build() {
        if elements == nil {
            let made = LazyElements { [unowned(unsafe) self] _, _ in self.make() }
            made.count = 1
            made.isLone = true
            made.willDrop = { [unowned(unsafe) self] in
                self.saved = self.graph.box($0.row).part?.state?.savedState ?? self.graph.outermostState(in: $0.row)
            }
            elements = made
        }
        guard let shown = elements?.built.first, let box = graph.box(shown.row) as? TypedBox<Content> else { return }
        box.adopt(value.content)
    }

    func lazyIndex(of key: AnyHashable) -> Int? {
        (value.content as? any ExplicitlyIdentified)?.id == key ? 0 : nil
    }

    private func make() -> UInt32? {
        let made = value.make(value.content)
        made.scope = childScope
        graph.stateToRestore = saved
        graph.insert(made, under: row, before: 0)
        graph.stateToRestore = nil
        return made.row
    }
}

/// The scrolling state of a graph.
final class ScrollContext {
    /// Some row was a lazy container.
    var hasLazyContainers = false
    /// For the next view that is made, if it is of the same type.
    var stateToRestore: SavedState?
    /// Counts frames, so that a scroll view knows its first.
    var frame = 0
    /// Rows that are drawn through effects of their place.
    var appearances: Set<UInt32> = []
    /// Notifies observers of the window's size.
    let viewport = Source()
}

extension ViewGraph {
    var hasLazyContainers: Bool {
        get { scrolling.hasLazyContainers }
        set { scrolling.hasLazyContainers = newValue }
    }
    var stateToRestore: SavedState? {
        get { scrolling.stateToRestore }
        set { scrolling.stateToRestore = newValue }
    }
    var viewportSource: Source { scrolling.viewport }

    /// The state of the first view with a body in `row`.
    func outermostState(in row: UInt32) -> SavedState? {
        var child = rows[row].first
        while child != 0 {
            if let owner = box(child).part?.state {
                if let state = owner.savedState { return state }
                // One view with a body hides those in it.
                if owner.hasBody { return nil }
            }
            if let state = outermostState(in: child) { return state }
            child = rows[child].next
        }
        return nil
    }

    /// Whether the layout around `row`, a transparent one, is lazy.
    func isInLazyContainer(_ row: UInt32) -> Bool { hasLazyContainers && lazyContainer(around: row) != 0 }

    /// The lazy container `row` is a transparent part of; 0 where there is none.
    func lazyContainer(around row: UInt32) -> UInt32 {
        var up = rows[row].parent
        while up != 0, !layout[Int(up)].flags.contains(.isLayout) { up = rows[up].parent }
        return up != 0 && box(up).part?.lazyContainer != nil ? up : 0
    }
}
