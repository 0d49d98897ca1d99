import QuadrantGraph
public import Observation

/// A value that the focused view provides to other parts of the program, by type.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view and its ancestors provide to other parts of the program.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    package init() {}

    /// The value of the focused view; nil if no view sets it.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue.map { $0 as Any } }
    }

    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values[ObjectIdentifier(type)] as? Object }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Whether the values are equal to readers. Values that cannot be compared, such as closures and bindings, are
    /// considered equal: readers look them up at each use.
    func agrees(with other: FocusedValues) -> Bool {
        func isSame(_ a: Any, _ b: Any) -> Bool {
            if let a = a as? any Equatable { return isEqual(a, b) }
            if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
            return true
        }
        func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }
        return values.count == other.values.count
            && values.allSatisfy { key, value in other.values[key].map { isSame(value, $0) } ?? false }
    }
}

/// Collects the focused values of one window for its readers.
final class FocusedValueStore: Source {
    private let link: GraphLink
    private var graph: ViewGraph { link.graph! }
    private var tellers: [Teller] = []
    private var values = FocusedValues()
    private var isStale = false

    struct Teller {
        let id: NodeID
        /// Whether the value applies to the whole window, independent of the focus.
        let isForScene: Bool
        var write: (inout FocusedValues) -> Void
    }

    init(_ link: GraphLink) { self.link = link }

    /// The current values; recorded as a read.
    func read() -> FocusedValues {
        didRead()
        return values
    }

    func add(_ teller: Teller) {
        if let place = tellers.firstIndex(where: { $0.id == teller.id }) {
            tellers[place] = teller
        } else {
            tellers.append(teller)
        }
        refresh()
    }

    func remove(_ id: NodeID) {
        tellers.removeAll { $0.id == id }
        refresh(isLast: tellers.isEmpty)
    }

    /// Reads all values again after the current update.
    func refresh(isLast: Bool = false) {
        if isStale || tellers.isEmpty && !isLast { return }
        isStale = true
        graph.later { [unowned self] in
            isStale = false
            collect()
        }
        graph.noteChange()
    }

    private func collect() {
        var new = FocusedValues()
        // The focused view overrides values of the window, and an inner view overrides an outer one.
        let focus = graph.focus
        let order = tellers.filter { graph.tree.isLive($0.id) && ($0.isForScene || focus.isFocused($0.id)) }
            .sorted { ($0.isForScene ? 0 : 1, depth($0)) < ($1.isForScene ? 0 : 1, depth($1)) }
        ReadScope.with(nil) { for teller in order { teller.write(&new) } }
        let agrees = new.agrees(with: values)
        values = new
        if !agrees { didChange() }
    }

    private func depth(_ teller: Teller) -> UInt32 { graph[teller.id.index].depth }
}

nonisolated struct FocusedValueTeller: LifecycleRole {
    typealias Body = Never
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void
    static var modifierName: String { "focusedValue" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private func notify(_ context: RoleContext) {
        let focus = context.box.graph.focus
        focus.values.add(.init(id: context.site.id, isForScene: isForScene, write: write))
    }
    func appeared(_ context: RoleContext) { notify(context) }
    func updated(from old: Self, _ context: RoleContext) { notify(context) }
    func left(_ context: RoleContext) { context.box.graph.focus.values.remove(context.site.id) }
}

extension View {
    /// Sets `value` for readers of `keyPath` while the focus is in this view.
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
        -> some View
    {
        modifier(FocusedValueTeller(isForScene: false) { $0[keyPath: keyPath] = value })
    }
    /// Sets an optional `value` for readers of `keyPath` while the focus is in this view; nil sets nothing.
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
        -> some View
    {
        modifier(FocusedValueTeller(isForScene: false) { if let value { $0[keyPath: keyPath] = value } })
    }
    /// Sets an object for readers of its type while the focus is in this view; nil sets nothing.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueTeller(isForScene: false) { if let object { $0[object: T.self] = object } })
    }

    /// Sets `value` for readers of `keyPath`, independent of where in the window the focus is.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T)
        -> some View
    {
        modifier(FocusedValueTeller(isForScene: true) { $0[keyPath: keyPath] = value })
    }
    /// Sets an optional `value` for readers of `keyPath`, independent of where in the window the focus is; nil sets
    /// nothing.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?)
        -> some View
    {
        modifier(FocusedValueTeller(isForScene: true) { if let value { $0[keyPath: keyPath] = value } })
    }
    /// Sets an object for readers of its type, independent of where in the window the focus is; nil sets nothing.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueTeller(isForScene: true) { if let object { $0[object: T.self] = object } })
    }
}
