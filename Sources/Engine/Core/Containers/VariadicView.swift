// Custom containers as written before `Group(subviews:)`: a root receives the views of a tree and returns a view.

/// A namespace for trees of a root and its views.
public nonisolated enum _VariadicView {
    /// Any type that may be the root of a `Tree`.
    public typealias Root = _VariadicView_Root
    /// A root that returns views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// The views that a root receives.
    public typealias Children = _VariadicView_Children
    /// A root that returns one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose body may be several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// The result of `root` for the views in `content`.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// Creates the result from the views in `content`.
        public var root: Root
        /// The views that `root` receives.
        public var content: Content

        /// A root with content given as a value.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
        /// A root with content from a closure.
        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        let made = SubviewsTransform(base: view.content) { [root = view.root] subviews in
            onMain((root, _VariadicView_Children(all: subviews))) { $0.0.body(children: $0.1) }
        }
        type(of: made)._append(made, to: &children)
    }
}

/// The root of a `_VariadicView.Tree`.
public protocol _VariadicView_Root {}

/// Creates a view from the views that it receives.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of `body(children:)`.
    associatedtype Body: View
    /// The result for `children`; a child that is not part of it is not shown.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that returns one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body may be several views, each laid out by the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a root receives; as a view, it shows all of them.
public nonisolated struct _VariadicView_Children: View, RandomAccessCollection {
    public typealias Body = Never
    let all: [Subview]

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { all.count }
    /// The view at `index`; an index out of range stops the program.
    public subscript(index: Int) -> Element { Element(view: all[index]) }

    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        let all = SubviewsCollection(all: view.all)
        SubviewsCollection._append(all, to: &children)
    }

    /// One of the views.
    public nonisolated struct Element: View, Identifiable {
        public typealias Body = Never
        let view: Subview

        /// Identifies the view among its siblings.
        public var id: AnyHashable { AnyHashable(view.id) }
        /// The id by a `ForEach`, if it is an `ID`.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { view.elementID?.base as? ID }
        /// A value that `_trait(_:_:)` set on the view.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            view.trait(ObjectIdentifier(Trait.self)) as? Trait.Value ?? Trait.defaultValue
        }

        nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
            Subview._append(view.view, to: &children)
        }
    }
}

/// A value of a view that the root around it reads, by type.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value for the root around this view.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(TraitWriter(ObjectIdentifier(K.self), value))
    }
}
