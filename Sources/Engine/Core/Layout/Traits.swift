package import QuadrantGraph

/// A value of a view that the containers around it may read.
package nonisolated struct TraitWriter: LifecycleRole, TraitRole {
    package typealias Body = Never
    let key: ObjectIdentifier
    let value: Any
    let isZIndex: Bool
    /// Sets a trait, which the container around reads.
    package init(_ key: ObjectIdentifier, _ value: Any) {
        self.key = key
        self.value = value
        isZIndex = key == ZIndexTrait.id
    }
    package static var modifierName: String { "trait" }
    package static func changed(from old: TraitWriter, to new: TraitWriter) -> PhaseSet {
        func areEqual<T>(_ value: T) -> Bool { (new.value as? T).map { Comparison.areEqual(value, $0) } ?? false }
        return old.key == new.key && areEqual(old.value) ? [] : [.measure, .place, .display]
    }
    package func trait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : nil }
    package func appeared(_ context: RoleContext) { if isZIndex { context.box.graph.loop.hasZIndexes = true } }
}

extension View {
    /// Sets a value for the layout directly around this view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitWriter(ObjectIdentifier(K.self), value))
    }

    /// Sets a value for the container around this view.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueWriter(key: ContainerValues.key(of: keyPath, value), value: value))
    }

    /// The drawing order among siblings: a view with a higher value is drawn in front; 0 unless set. No effect on
    /// layout.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitWriter(ZIndexTrait.id, value))
    }
}

/// A value of a view that custom containers read, by type.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// The values that a view sets for the container directly around it.
public struct ContainerValues {
    private let find: (ObjectIdentifier) -> Any?
    /// The values written through a key path, to find its key.
    private var written: [ObjectIdentifier: Any] = [:]

    init(_ find: @escaping (ObjectIdentifier) -> Any?) { self.find = find }

    /// The value under a key; the key's default if the view sets none.
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { (written[ObjectIdentifier(K.self)] ?? find(ObjectIdentifier(K.self))) as? K.Value ?? K.defaultValue }
        set { written[ObjectIdentifier(K.self)] = newValue }
    }

    /// A trait that the view sets for the container.
    package func trait(_ key: ObjectIdentifier) -> Any? { find(key) }

    static func key<V>(of keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> [ObjectIdentifier: Any] {
        var probe = ContainerValues { _ in nil }
        probe[keyPath: keyPath] = value
        return probe.written
    }
}

nonisolated struct ContainerValueWriter<V>: TraitRole {
    typealias Body = Never
    let key: [ObjectIdentifier: Any]
    let value: V
    static var modifierName: String { "containerValue" }
    static func changed(from old: Self, to new: Self) -> PhaseSet {
        Comparison.areEqual(old.value, new.value) ? [] : [.measure, .place, .display]
    }
    func trait(_ key: ObjectIdentifier) -> Any? { self.key[key] }
}
