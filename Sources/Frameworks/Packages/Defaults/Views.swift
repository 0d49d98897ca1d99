import Combine
import SwiftUI

/// A value of user defaults in a view, which is made again when it changes.
@propertyWrapper
public struct Default<Value: Defaults.Serializable>: DynamicProperty {
    private let key: Defaults.Key<Value>
    @StateObject private var changes: Changes
    public init(_ key: Defaults.Key<Value>) {
        self.key = key
        _changes = StateObject(wrappedValue: Changes(key))
    }
    public var wrappedValue: Value {
        get { Defaults[key] }
        nonmutating set { Defaults[key] = newValue }
    }
    public var projectedValue: Binding<Value> {
        Binding { Defaults[key] } set: { Defaults[key] = $0 }
    }
    public var defaultValue: Value { key.defaultValue }
    public var isDefaultValue: Bool { key.isDefaultValue }
    public var publisher: AnyPublisher<Defaults.KeyChange<Value>, Never> { Defaults.publisher(key) }
    public func reset() { key.reset() }

    private final class Changes: ObservableObject {
        private var changes: AnyCancellable?
        init(_ key: Defaults.Key<Value>) {
            changes = Defaults.publisher(key, options: []).sink { [weak self] _ in self?.objectWillChange.send() }
        }
    }
}

extension Defaults {
    /// A toggle of a key.
    public struct Toggle<Label: View>: View {
        @Default private var isOn: Bool
        private let label: Label
        private var changed: ((Bool) -> Void)?
        public init(key: Key<Bool>, @ViewBuilder label: () -> Label) {
            (_isOn, self.label) = (Default(key), label())
        }
        public var body: some View {
            SwiftUI.Toggle(isOn: $isOn) { label }
                .onChange(of: isOn) { _, isOn in changed?(isOn) }
        }
        public func onChange(_ action: @escaping (Bool) -> Void) -> Self {
            var toggle = self
            toggle.changed = action
            return toggle
        }
    }
}
extension Defaults.Toggle where Label == Text {
    public init(_ title: some StringProtocol, key: Defaults.Key<Bool>) { self.init(key: key) { Text(title) } }
}
extension Defaults.Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: some StringProtocol, systemImage: String, key: Defaults.Key<Bool>) {
        self.init(key: key) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
