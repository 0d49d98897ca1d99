/// An empty view, which has no part in layout.
public nonisolated struct EmptyView: View {
    public typealias Body = Never
    /// A view without content, size or position.
    nonisolated public init() {}
    public static func _append(_ view: EmptyView, to children: inout _ChildBuilder) {}
}

/// Several consecutive views.
public nonisolated struct TupleView<T>: View {
    public typealias Body = Never
    /// The views as one tuple.
    public var value: T {
        get { storage.value }
        set { self = TupleView(newValue) }
    }
    /// Boxed in a reference: a stack of ten views is passed on a dozen times while it is built.
    private let storage: Storage
    private let appendAll: (inout _ChildBuilder) -> Void

    private final class Storage {
        let value: T
        init(_ value: T) { self.value = value }
    }

    /// Views from a tuple; members that are not views are ignored.
    nonisolated public init(_ value: T) {
        storage = Storage(value)
        // A tuple without static view types: its views are found by reflection.
        let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
        appendAll = { (builder: inout _ChildBuilder) in
            func append<V: View>(_ view: V, _ builder: inout _ChildBuilder) { V._append(view, to: &builder) }
            for view in views { append(view, &builder) }
        }
    }

    nonisolated init<each Content: View>(views value: (repeat each Content)) where T == (repeat each Content) {
        let storage = Storage(value)
        self.storage = storage
        appendAll = { (builder: inout _ChildBuilder) in repeat (each Content)._append(each storage.value, to: &builder)
        }
    }

    public static func _append(_ view: TupleView, to children: inout _ChildBuilder) {
        if children.appendAsOne(view) { return }
        view.appendAll(&children)
    }
}

extension _ConditionalContent: UnnamedView, LazilyTransparent {}
extension Optional: UnnamedView {}
extension Optional: LazilyTransparent where Wrapped: View {}
extension AnyView: UnnamedView, LazilyTransparent {}

/// One of two views; switching between them changes the identity.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    public typealias Body = Never
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage
    /// The view of the branch in force.
    package var branch: any View {
        switch storage {
        case .first(let view): view
        case .second(let view): view
        }
    }

    nonisolated init(storage: Storage) { self.storage = storage }

    public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        if children.appendAsOne(view) { return }
        children.append(view) { view in
            StructureBox(view) { view, builder in
                switch view.storage {
                case .first(let content):
                    builder.append(Branch(content: content)) {
                        StructureBox($0) { view, builder in Branch.build(view, &builder) }
                    }
                case .second(let content):
                    builder.append(Branch2(content: content)) {
                        StructureBox($0) { view, builder in Branch2.build(view, &builder) }
                    }
                }
            }
        }
    }

    /// A node per branch, so that equal types in both branches still are two identities.
    private nonisolated struct Branch: View, UnnamedView, LazilyTransparent {
        typealias Body = Never
        let content: TrueContent
        static func build(_ view: Branch, _ builder: inout _ChildBuilder) {
            TrueContent._append(view.content, to: &builder)
        }
    }
    private nonisolated struct Branch2: View, UnnamedView, LazilyTransparent {
        typealias Body = Never
        let content: FalseContent
        static func build(_ view: Branch2, _ builder: inout _ChildBuilder) {
            FalseContent._append(view.content, to: &builder)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public static func _append(_ view: Wrapped?, to children: inout _ChildBuilder) {
        if children.appendAsOne(view) { return }
        children.append(view) { view in
            StructureBox(view) { view, builder in
                if let content = view { Wrapped._append(content, to: &builder) }
            }
        }
    }
}

/// Several views treated as one expression; has no part in layout.
public struct Group<Content> {
    package let content: Content
    package nonisolated init(storing content: Content) { self.content = content }
}

extension Group: View where Content: View {
    public typealias Body = Never
    /// The views that `content` creates, each of them laid out by the container around.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(storing: content()) }
    public static func _append(_ view: Group, to children: inout _ChildBuilder) {
        Content._append(view.content, to: &children)
    }
}

/// A type-erased view. Another type inside is another identity.
public nonisolated struct AnyView: View {
    public typealias Body = Never
    let appendContent: (inout _ChildBuilder) -> Void
    /// The type of the view before it was erased.
    package let viewType: Any.Type

    /// Erases the type of `view`; an `AnyView` is not wrapped again.
    nonisolated public init<V: View>(_ view: V) {
        if let already = view as? AnyView { self = already; return }
        appendContent = { V._append(view, to: &$0) }
        viewType = V.self
    }

    /// Erases the type of `view`, as `init(_:)` does.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
    /// Erases the type of a value that is a view; nil for any other value.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        func erase(_ view: some View) -> AnyView { AnyView(view) }
        self = erase(view)
    }

    public static func _append(_ view: AnyView, to children: inout _ChildBuilder) {
        children.append(view) { view in StructureBox(view, isOneView: true) { $0.appendContent(&$1) } }
    }
}
