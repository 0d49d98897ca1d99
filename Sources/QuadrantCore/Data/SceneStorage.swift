public import Foundation
import QuadrantGraph

/// A value that belongs to a scene and that its views share by name; the view's body runs again when it changes.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let form: StoredForm<Value>
    private var cell: StateCell<Value>?

    private init(_ key: String, _ standard: Value, _ form: StoredForm<Value>) {
        self.key = key
        self.standard = standard
        self.form = form
    }

    /// The value of the scene; the default outside of a view and until one is written.
    public var wrappedValue: Value {
        get { cell?.value ?? standard }
        nonmutating set { cell?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension SceneStorage: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        if let known = slot as? SceneCell<Value>, known.key == key { cell = known.cell } else {
            let found = context.graph.window.sceneValues.cell(key, form, standard: standard, context.graph)
            slot = SceneCell(key: key, cell: found)
            cell = found
        }
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

private final class SceneCell<Value> {
    let key: String
    let cell: StateCell<Value>
    init(key: String, cell: StateCell<Value>) {
        self.key = key
        self.cell = cell
    }
}

/// What the views of a scene share by name, and what a host may keep of it from one run to the next.
package struct SceneValues {
    private struct Entry {
        let cell: AnyObject
        let stored: () -> Any?
    }
    private var entries: [String: Entry] = [:]
    private var restored: [String: Any]

    /// Begins with what was `stored` before.
    package init(_ stored: [String: Any] = [:]) { restored = stored }

    /// Numbers, texts, dates and data, by name.
    package var stored: [String: Any] {
        restored.merging(entries.compactMapValues { $0.stored() }) { $1 }
    }

    mutating func cell<Value>(_ key: String, _ form: StoredForm<Value>, standard: Value, _ graph: ViewGraph)
        -> StateCell<Value>
    {
        if let known = entries[key]?.cell as? StateCell<Value> { return known }
        let made = StateCell(restored[key].flatMap(form.read) ?? standard, graph: graph)
        entries[key] = Entry(cell: made) { ReadScope.with(nil) { form.write(made.value) } }
        return made
    }
}

// One initializer a type, as documented: a value with a default, and one that may be missing.

extension SceneStorage {
    /// A truth value under `key`, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, StoredForm<Value>.bool)
    }
    /// An integer under `key`, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, StoredForm<Value>.int)
    }
    /// A number under `key`, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, StoredForm<Value>.double)
    }
    /// A text under `key`, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, StoredForm<Value>.string)
    }
    /// A URL under `key`, stored as text, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, StoredForm<Value>.url)
    }
    /// A date under `key`, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, StoredForm<Value>.date)
    }
    /// Data under `key`, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, StoredForm<Value>.data)
    }

    /// A case stored as its integer; the default replaces an integer without a case.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(StoredForm<Int>.int))
    }

    /// A case stored as its text; the default replaces a text without a case.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(StoredForm<String>.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value under `key`; nil until one is written, and writing nil removes it.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StoredForm<Bool>.bool.optional())
    }
    /// An integer under `key`; nil until one is written, and writing nil removes it.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StoredForm<Int>.int.optional())
    }
    /// A number under `key`; nil until one is written, and writing nil removes it.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StoredForm<Double>.double.optional())
    }
    /// A text under `key`; nil until one is written, and writing nil removes it.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StoredForm<String>.string.optional())
    }
    /// A URL under `key`, stored as text; nil until one is written, and writing nil removes it.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StoredForm<URL>.url.optional())
    }
    /// A date under `key`; nil until one is written, and writing nil removes it.
    public init(_ key: String) where Value == Date? {
        self.init(key, nil, StoredForm<Date>.date.optional())
    }
    /// Data under `key`; nil until some is written, and writing nil removes it.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StoredForm<Data>.data.optional())
    }
}

extension SceneStorage {
    /// A case stored as its integer; nil until one is written, and for an integer without a case.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.raw(StoredForm<Int>.int).optional())
    }

    /// A case stored as its text; nil until one is written, and for a text without a case.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.raw(StoredForm<String>.string).optional())
    }
}
