package import QuadrantGraph
import Foundation

/// Storage that belongs to a node: written by actions, read during evaluation.
package class StateCell<Value>: Source, SettableCell, ValueSource {
    /// Written on the graph's thread, under the link's lock; that thread therefore reads it without the lock.
    private var stored: Value
    /// The value that another thread has written and the graph's has not yet adopted. Under the link's lock.
    private var pending: Value?
    private let link: GraphLink?
    private var isTouched = false
    /// Whether an evaluation has read the owner's property.
    private var wasRead = false
    /// What the owner's property has until the owner is evaluated again: its value before the writes that nothing
    /// depended on. Nil if that is the stored value.
    private var lastSeen: Value? { didSet { hasLastSeen = lastSeen != nil } }
    /// Looking at `lastSeen` itself takes the runtime a search for the type of the optional value.
    private var hasLastSeen = false

    /// A cell with its first value; without a graph its writes have no observer.
    package init(_ value: Value, graph: ViewGraph?) {
        stored = value
        link = graph?.link
    }

    package var value: Value {
        get {
            // Other threads and actions read the last written value; evaluations read the same value for a whole frame.
            if let link, !link.isOnOwnThread || ReadScope.current == nil {
                return link.withLock { pending ?? stored }
            }
            return storedValue
        }
        set {
            if let link, !link.isOnOwnThread { return post(newValue, link) }
            if Comparison.areEqual(stored, newValue) { return replace(stored) }
            willWrite()
            replace(newValue)
            announce()
        }
    }

    /// The stored value, read by an evaluation on the graph's thread.
    private var storedValue: Value {
        didRead()
        return stored
    }

    /// The value of the owner's property. Content has the value of the owner's last evaluation: a write before the
    /// first read does not evaluate the owner again, and so does not reach the closures that its body has made.
    fileprivate var ownValue: Value {
        guard let reader = ReadScope.current, link?.isOnOwnThread != false else { return value }
        wasRead = true
        guard hasLastSeen, let lastSeen, reader.phase.contains(.content) else { return storedValue }
        didRead()
        return lastSeen
    }

    /// Whether the value is still the first one, and another one than `value`.
    fileprivate func keepsFirstValue(insteadOf value: Value) -> Bool {
        !isTouched && !(Value.self is AnyClass) && !Comparison.areEqual(stored, value)
    }

    /// Called before each evaluation of the owner.
    fileprivate func ownerWillRead() { if hasLastSeen { lastSeen = nil } }

    /// Writes what layout has found out, such as the title of a screen: no change of the program, so that an
    /// `animation(_:)` without a value does not animate the first layout.
    package func adapt(to newValue: Value) {
        if let graph = link?.graph, graph.update.constantChangers > 0 {
            withTransaction(\.disablesAnimations, true) { value = newValue }
        } else {
            value = newValue
        }
    }

    /// Stores a value from another thread until the graph's thread adopts it.
    private func post(_ value: Value, _ link: GraphLink) {
        let old = link.withLock {
            defer { pending = value }
            return pending
        }
        if old == nil { link.onOwnThread { self.takePending() } }
    }

    private func takePending() {
        willWrite()
        let old = withLock { () -> Value? in
            guard let next = pending.take() else { return nil }
            defer { stored = next }
            return stored
        }
        if let old, !Comparison.areEqual(old, stored) { announce() }
    }

    /// Replaces the stored and the pending value. (The old values are released outside the lock, since that may run
    /// foreign code.)
    private func replace(_ value: Value) {
        let old = withLock {
            defer { (stored, pending) = (value, nil) }
            return (stored, pending)
        }
        withExtendedLifetime(old) {}
    }

    private func withLock<R>(_ body: () -> R) -> R { if let link { link.withLock(body) } else { body() } }

    private func willWrite() {
        // Where a frame has not ended, content may still be missing that reads the value.
        if wasRead || link?.graph?.loop.isInFrame != false { if hasLastSeen { lastSeen = nil } }
        else if !hasLastSeen { lastSeen = stored }
        if let graph = link?.graph { graph.willWrite(self) } else { willChange() }
    }

    private func announce() {
        isTouched = true
        if let graph = link?.graph { graph.announce(self) } else { didChange() }
    }

    package func set(from text: String) -> Bool {
        guard let parsed = TextValue.parse(text, as: Value.self) else { return false }
        value = parsed
        return true
    }
    package var typeName: String { "\(Value.self)" }
    package var valueDescription: String { "\(stored)" }
    package var textForm: TextValueForm { TextValue.form(of: Value.self) }
    package var text: String { TextValue.text(stored) }
}

extension StateCell: KeepingCell {
    package var kept: Any? {
        if isTouched { return stored }
        return Value.self is AnyClass ? KeptObject(object: stored as AnyObject) : nil
    }

    package func adopt(_ value: Any, _ carried: CarriedValues) {
        if let kept = value as? KeptObject {
            if Value.self is AnyClass { carried.fill(stored as AnyObject, from: kept.object) }
            return
        }
        guard let value = carried.carry(value, to: Value.self) else { return carried.lose("its value") }
        replace(value)
        isTouched = true
    }

    package func adopt(text: String) -> Bool {
        guard let parsed = TextValue.parse(text, as: Value.self) else { return false }
        replace(parsed)
        isTouched = true
        return true
    }
}

/// A value that belongs to a view and lasts as long as the view's identity.
///
/// A write evaluates again the bodies that read the value, and has no effect if the new value equals the old one.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var cell: StateCell<Value>?

    /// A state with its initial value; later initial values of the same identity are ignored.
    public init(wrappedValue value: Value) { initial = value }
    /// The same as `init(wrappedValue:)`.
    public init(initialValue value: Value) { initial = value }

    /// The current value. A write to a view value that is not installed in a graph has no effect.
    public var wrappedValue: Value {
        get {
            if let cell { return cell.ownValue }
            return initial
        }
        nonmutating set {
            if let cell { cell.value = newValue }
        }
    }

    /// A binding to the state; outside of an installed view, a constant of the initial value.
    public var projectedValue: Binding<Value> {
        guard let cell else { return .constant(initial) }
        return Binding(cell)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state with the initial value nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        if let known = slot as? StateCell<Value> {
            known.ownerWillRead()
            cell = known
        } else {
            let made = StateCell(initial, graph: context.graph)
            slot = made
            cell = made
        }
    }

    package func ignoredValue(_ slot: AnyObject?) -> String? {
        guard let known = slot as? StateCell<Value>, known.keepsFirstValue(insteadOf: initial) else { return nil }
        return "\(initial)"
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Reads and writes a value that another owner stores.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// The cell behind the binding, if there is exactly one: bindings to the same cell are equal.
    private(set) var cell: AnyObject?
    /// The transaction of writes through this binding.
    public var transaction = Transaction()

    /// A binding from closures, which are called on every read and write. As on Apple's systems, `get` is called at
    /// once as well, so that a body that makes the binding depends on what it reads.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(reading: get, writing: set)
        _ = get()
    }

    /// A binding from closures that are called on reads and writes only, as bindings made of others.
    package init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
        cell = nil
    }

    /// A binding from closures; `set` also gets the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { set($0, Transaction.current) })
    }

    fileprivate init(_ cell: StateCell<Value>) {
        read = { cell.value }
        write = { cell.value = $0 }
        self.cell = cell
    }

    /// A binding to a constant; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(reading: { value }, writing: { _ in }) }

    /// The current value; writes use `transaction`.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            if transaction.isPlain { write(newValue) } else { withTransaction(transaction) { write(newValue) } }
        }
    }

    /// The same binding, whose writes use `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        // Transactions cannot be compared.
        copy.cell = nil
        return copy
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }
    /// The same binding, for a property that is itself declared with `@Binding`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value; a write reads the whole, changes the part and writes the whole.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let path = keyPath
        return Binding<Subject>(reading: { self.read()[keyPath: path] }, writing: {
            var whole = self.read()
            whole[keyPath: path] = $0
            self.wrappedValue = whole
        })
    }

    /// The same value as an optional; writing nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
        cell = base.cell
    }

    /// Nil if the value is nil at present.
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? now }, writing: { base.wrappedValue = $0 })
    }

    /// The same value, type-erased; writing a value of another type is ignored.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            reading: { AnyHashable(base.wrappedValue) },
            writing: { if let value = $0.base as? V { base.wrappedValue = value } }
        )
    }
}

extension Binding: DynamicProperty {}
extension Binding: ComparedProperty {
    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let first = a.assumingMemoryBound(to: Self.self).pointee, second = b.assumingMemoryBound(to: Self.self).pointee
        return first.cell != nil && first.cell === second.cell
    }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable {
    /// The id of the current value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// The same binding, whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var changed = transaction
        changed.animation = animation
        return transaction(changed)
    }
}
