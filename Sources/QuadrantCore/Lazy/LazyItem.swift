import QuadrantGraph

/// A view that is its children to a lazy container: it is looked into before anything of it shows.
protocol LazilyTransparent {}

extension ForEach: LazilyTransparent {}
extension Section: LazilyTransparent {}
extension _ConditionalContent: LazilyTransparent {}
extension Optional: LazilyTransparent where Wrapped: View {}
extension AnyView: LazilyTransparent {}
extension LazyItem: LazilyTransparent {}
extension SectionPart: LazilyTransparent {}

/// A view that says its id without being made.
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
final class LazyItemBox<Content: View>: TypedBox<LazyItem<Content>> {
    private var elements: LazyElements?
    override var lazyElements: LazyElements? { elements }
    override var name: String { ViewName.short(Content.self) }

    override func build() {
        if elements == nil {
            let made = LazyElements { [unowned(unsafe) self] _, _ in self.make() }
            made.count = 1
            elements = made
        }
        guard let shown = elements?.built.first, let box = graph.box(shown.row) as? TypedBox<Content> else { return }
        box.adopt(value.content)
    }

    override func lazyIndex(of key: AnyHashable) -> Int? {
        (value.content as? any ExplicitlyIdentified)?.id == key ? 0 : nil
    }

    private func make() -> UInt32? {
        let made = value.make(value.content)
        made.scope = childScope
        graph.insert(made, under: row, before: 0)
        return made.row
    }
}

extension ViewGraph {
    /// Whether the layout around `row`, a transparent one, is lazy.
    func isInLazyContainer(_ row: UInt32) -> Bool { hasLazyContainers && lazyContainer(around: row) != 0 }

    /// The lazy container `row` is a transparent part of; 0 where there is none.
    func lazyContainer(around row: UInt32) -> UInt32 {
        var up = rows[row].parent
        while up != 0, !layout[Int(up)].flags.contains(.isLayout) { up = rows[up].parent }
        return up != 0 && box(up).isLazyContainer ? up : 0
    }
}
