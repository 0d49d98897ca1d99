package import Combine
public import Foundation
import QuadrantGraph

/// A value in the user defaults that persists between runs of the app; the view's body is evaluated again when it
/// changes.
///
/// In scripts, tests and previews the values last for the process. In an `ObservableObject` the property announces its
/// changes as `@Published` does.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let form: StoredForm<Value>
    private let given: UserDefaults?
    private var cell: StoredCell<Value>?
    private let owner = OwnerPublisher()

    private init(_ key: String, _ standard: Value, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        self.key = key
        self.standard = standard
        self.form = form
        given = store
    }

    private var store: UserDefaults { cell?.store ?? given ?? DefaultStore.current }

    /// The stored value; the default if there is none, or one of another type. Writing nil removes it.
    public var wrappedValue: Value {
        get { cell?.value ?? store.object(forKey: key).flatMap(form.read) ?? standard }
        nonmutating set { write(newValue) }
    }

    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(reading: { wrappedValue }, writing: { write($0) }) }

    private func write(_ value: Value) {
        owner.send()
        form.write(value, store, key)
    }
}

extension AppStorage: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let store = given ?? context.environment.defaultAppStorage ?? DefaultStore.current
        if let known = slot as? StoredCell<Value>, known.key == key, known.store === store { cell = known } else {
            let made = StoredCell(store, key, form, standard: standard, context.graph.link)
            slot = made
            cell = made
        }
    }
}

extension AppStorage: TellingProperty {
    package var teller: OwnerPublisher { owner }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    package var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of `@AppStorage` in this view for properties that name none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

// One initializer per type, as documented: a value with a default, and an optional value.

extension AppStorage {
    /// A Boolean under `key`, with a default; a nil `store` is that of the environment, else the app's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, StoredForm<Value>.bool)
    }
    /// An integer under `key`, with a default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, StoredForm<Value>.int)
    }
    /// A number under `key`, with a default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, StoredForm<Value>.double)
    }
    /// A string under `key`, with a default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, StoredForm<Value>.string)
    }
    /// A URL under `key`, stored as a string, with a default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, StoredForm<Value>.url)
    }
    /// A date under `key`, with a default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, StoredForm<Value>.date)
    }
    /// Data under `key`, with a default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, StoredForm<Value>.data)
    }

    /// An enumeration stored as its integer raw value; the default replaces an integer without a case.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, store, .raw(StoredForm<Int>.int))
    }

    /// An enumeration stored as its string raw value; the default replaces a string without a case.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, store, .raw(StoredForm<String>.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean under `key`; nil if none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, StoredForm<Bool>.bool.optional())
    }
    /// An integer under `key`; nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, StoredForm<Int>.int.optional())
    }
    /// A number under `key`; nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, StoredForm<Double>.double.optional())
    }
    /// A string under `key`; nil if none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, StoredForm<String>.string.optional())
    }
    /// A URL under `key`, stored as a string; nil if none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, StoredForm<URL>.url.optional())
    }
    /// A date under `key`; nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, StoredForm<Date>.date.optional())
    }
    /// Data under `key`; nil where none is stored.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, StoredForm<Data>.data.optional())
    }
}

extension AppStorage {
    /// An enumeration stored as its integer raw value; nil if none is stored, and for an integer without a case.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, store, StoredForm<R>.raw(StoredForm<Int>.int).optional())
    }

    /// An enumeration stored as its string raw value; nil if none is stored, and for a string without a case.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, store, StoredForm<R>.raw(StoredForm<String>.string).optional())
    }
}

extension AppStorage where Value: Codable {
    /// A value stored as JSON of its coded properties.
    package init(coded standard: Value, _ key: String, _ store: UserDefaults?) {
        self.init(key, standard, store, .coded)
    }
}
