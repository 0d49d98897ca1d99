@_exported import SwiftNavigation
import SwiftUI

// SwiftUINavigation: what is presented follows from optional values and cases of enums.

extension Binding {
    /// The value of an optional that is there; nil where it is not.
    public init?(unwrapping base: Binding<Value?>) { self.init(base) }
    @available(*, deprecated, message: "Use the binding of the case")
    public init?<Enum>(unwrapping enum: Binding<Enum?>, case path: AnyCasePath<Enum, Value>) {
        self.init(`enum`.value(of: path))
    }
    /// Whether there is a value; false makes it nil.
    public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { isPresent, transaction in
            if !isPresent { self.transaction(transaction).wrappedValue = nil }
        })
    }
    public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool { self = base.isPresent() }
    /// Passes on only values that differ.
    public func removeDuplicates() -> Self where Value: Equatable { removeDuplicates(by: ==) }
    public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Self {
        Self(get: { wrappedValue }, set: { value, transaction in
            if !isDuplicate(wrappedValue, value) { self.transaction(transaction).wrappedValue = value }
        })
    }
    public func `case`<Enum, Case>(_ path: AnyCasePath<Enum, Case>) -> Binding<Case?> where Value == Enum? {
        value(of: path)
    }
    fileprivate func value<Enum, Case>(of path: AnyCasePath<Enum, Case>) -> Binding<Case?> where Value == Enum? {
        Binding<Case?>(
            get: { wrappedValue.flatMap { path.extract(from: $0) } },
            set: { value, transaction in
                let isCase = wrappedValue.map { path.extract(from: $0) != nil } ?? true
                if isCase || value != nil {
                    self.transaction(transaction).wrappedValue = value.map { path.embed($0) }
                }
            })
    }
    /// The value of a case of an optional enum: `$destination.edit`.
    public subscript<Enum: CasePathable, Case>(
        dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Case>>
    ) -> Binding<Case?> where Value == Enum? { value(of: Enum.allCasePaths[keyPath: keyPath]) }
    /// The value of a case of an enum; nil for another case.
    public subscript<Case>(
        dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Case>>
    ) -> Binding<Case>? where Value: CasePathable {
        let path = Value.allCasePaths[keyPath: keyPath]
        guard let first = path.extract(from: wrappedValue) else { return nil }
        return Binding<Case>(
            get: { path.extract(from: wrappedValue) ?? first },
            set: { self.transaction($1).wrappedValue = path.embed($0) })
    }
}

/// A part of a view that needs a value of an optional.
public struct IfLet<Value, Then: View, Else: View>: View {
    private let value: Binding<Value?>, then: (Binding<Value>) -> Then, other: () -> Else
    public init(
        _ value: Binding<Value?>, @ViewBuilder then ifContent: @escaping (Binding<Value>) -> Then,
        @ViewBuilder `else` elseContent: @escaping () -> Else
    ) { (self.value, then, other) = (value, ifContent, elseContent) }
    public var body: some View {
        if let value = Binding(value) { then(value) } else { other() }
    }
}
/// A button for a dialog that is a value.
extension Button where Label == Text {
    public init<Action>(
        _ button: ButtonState<Action>, action handler: @escaping @MainActor @Sendable (Action?) -> Void
    ) {
        self.init(role: button.role.map { ButtonRole($0) }) {
            button.withAction { action in
                let action = UncheckedSendable(action)
                MainActor.assumeIsolated { handler(action.value) }
            }
        } label: { Text(button.label) }
    }
}
