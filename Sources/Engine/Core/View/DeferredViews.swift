import QuadrantGraph

// Views that are built when they become visible.

/// A view that passes on its children in a lazy container: they are enumerated before they are visible.
protocol LazilyTransparent {}

/// A view whose id is known without building it.
protocol ExplicitlyIdentified {
    var id: AnyHashable { get }
}

/// Defers the views of lazy containers.
class ViewDeferral: GraphFeature {
    /// Appends what builds a view when it becomes visible.
    func append<V: View>(_ view: V, _ make: @escaping (V) -> TypedBox<V>, to children: inout _ChildBuilder) {}
}

extension ViewGraph {
    /// There is one as soon as there is a lazy container.
    var deferral: ViewDeferral? { features.known(at: .lazy).map { unsafeDowncast($0, to: ViewDeferral.self) } }
}
