import QuadrantGraph

extension LazyItem: LazilyTransparent {}

/// One view of a lazy container, built when it becomes visible.
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
    var elementList: ElementList? { elements }
    override var name: String { ViewName.short(Content.self) }

    override func build() {
        if elements == nil {
            let made = LazyElements { [unowned(unsafe) self] _, _ in self.make() }
            made.count = 1
            made.isLone = true
            made.willDrop = { [unowned(unsafe) self] in
                self.saved = self.graph.box($0.node).stateOwner?.savedState ?? self.graph.outermostState(in: $0.node)
            }
            elements = made
        }
        guard let shown = elements?.built.first, let box = graph.box(shown.node) as? TypedBox<Content> else { return }
        box.adopt(value.content)
    }

    func lazyIndex(of key: AnyHashable) -> Int? {
        (value.content as? any ExplicitlyIdentified)?.id == key ? 0 : nil
    }

    private func make() -> NodeIndex? {
        let made = value.make(value.content)
        made.scope = childScope
        graph.loop.stateToRestore = saved
        graph.insert(made, under: node, before: 0)
        graph.loop.stateToRestore = nil
        return made.node
    }
}
