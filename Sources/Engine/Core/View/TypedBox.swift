package import QuadrantGraph

/// A box that stores the view value.
package class TypedBox<V: View>: NodeBox {
    package final var value: V
    @inline(__always) package init(_ value: V) { self.value = value }

    /// The first layout child; 0 if there is none.
    package final var layoutChild: NodeIndex { withGraph { $0.firstChild(of: node) } }
    /// Accesses the graph without reference counting.
    @inline(__always)
    final func withGraph<R>(_ body: (ViewGraph) -> R) -> R { graphInPlace._withUnsafeGuaranteedRef { body($0) } }

    override final var viewType: Any.Type { V.self }
    override package var name: String { ViewName.short(V.self) }

    /// Adopts a new value for the same node: invalidates the phases that depend on a difference, and rebuilds the
    /// content.
    func adopt(_ new: V) {
        value = new
        self.build()
    }
}

/// The offset of a stored property, without a lookup of its type in the runtime.
@inline(__always)
func address<T>(of property: UnsafeMutablePointer<T>) -> UnsafeMutablePointer<T> { property }

/// Transparent to layout: passes on its content.
final class StructureBox<V: View>: TypedBox<V> {
    let content: (V, inout _ChildBuilder) -> Void
    private let isOneView: Bool
    override var features: NodeFeatures {
        isOneView ? [.passesOneView, .mayBecomeAnother, .defersLikeParent, .isDynamic] : [.defersLikeParent, .isDynamic]
    }
    init(_ value: V, isOneView: Bool = false, _ content: @escaping (V, inout _ChildBuilder) -> Void) {
        self.content = content
        self.isOneView = isOneView
        super.init(value)
    }
    @available(*, unavailable) override init(_ value: V) { fatalError("a structure needs its content") }
    override func build() { graph.reconcile(node) { builder in content(value, &builder) } }
}
