import QuadrantGraph

/// Whether a view, or which of several views, has the focus. A write moves the focus; the state is updated when the
/// user moves the focus.
///
/// If no view has a written value, the state is reset.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let none: Value
    private var cell: FocusCell<Value>?

    /// False: no view has the focus.
    public init() where Value == Bool { none = false }
    /// Nil: no view has the focus.
    public init<T: Hashable>() where Value == T? { none = nil }

    /// The value of the view with the focus; false or nil if none has it. A write moves the focus.
    public var wrappedValue: Value {
        get { cell?.stored.value ?? none }
        nonmutating set { cell?.write(newValue) }
    }

    /// A binding for `focused(_:)` and `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(cell: cell, none: none) }

    /// Reads and writes a focus state from elsewhere.
    @propertyWrapper
    public struct Binding: DynamicProperty {
        let cell: FocusCell<Value>?
        let none: Value
        /// The value of the view with the focus; a write moves the focus, and has no effect outside of an installed
        /// view.
        public var wrappedValue: Value {
            get { cell?.stored.value ?? none }
            nonmutating set { cell?.write(newValue) }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        if let known = slot as? FocusCell<Value> { cell = known } else {
            let made = FocusCell(none, graph: context.graph)
            slot = made
            cell = made
        }
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: ComparedProperty {
    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let first = a.assumingMemoryBound(to: Self.self).pointee, second = b.assumingMemoryBound(to: Self.self).pointee
        return first.cell === second.cell
    }
}

final class FocusCell<Value: Hashable>: FocusRecord {
    let stored: StateCell<Value>
    private let none: Value
    private let link: GraphLink

    init(_ none: Value, graph: ViewGraph) {
        self.none = none
        stored = StateCell(none, graph: graph)
        link = graph.link
    }

    func write(_ value: Value) {
        stored.value = value
        link.graph?.focus.obey(self)
    }

    var noFocus: AnyHashable { AnyHashable(none) }
    var current: AnyHashable { ReadScope.with(nil) { AnyHashable(stored.value) } }
    func follow(_ value: AnyHashable) {
        guard value != current, let value = value.base as? Value else { return }
        ReadScope.with(nil) { stored.value = value }
    }
}
