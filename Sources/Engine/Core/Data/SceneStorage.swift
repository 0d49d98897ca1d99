public import Foundation
import QuadrantGraph

/// A value of a scene that its views share by key; the view's body is evaluated again when it changes.
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

    /// The value of the scene; the default outside of a view and until a value is written.
    public var wrappedValue: Value {
        get { cell?.value ?? standard }
        nonmutating set { cell?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 }) }
}

extension SceneStorage: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        if let known = slot as? SceneCell<Value>, known.key == key { cell = known.cell } else {
            let found = context.graph.sceneValues.cell(key, form, standard: standard, context.graph)
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

/// The values that the views of a scene share by key, and that a host may store between runs.
package struct SceneValues {
    private struct Entry {
        let cell: AnyObject
        let stored: () -> Any?
    }
    private var entries: [String: Entry] = [:]
    private var restored: [String: Any]

    /// Starts with the values `stored` by an earlier run.
    package init(_ stored: [String: Any] = [:]) { restored = stored }

    /// The values that can be stored (numbers, strings, dates and data), by key.
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

/// The values of a graph's scene.
private final class SceneTable: GraphFeature {
    var values = SceneValues()
}

extension ViewGraph {
    /// The values that the views of the scene share by key.
    package var sceneValues: SceneValues {
        get { sceneTable.values }
        set { sceneTable.values = newValue }
    }
    private var sceneTable: SceneTable { feature(at: .sceneValues) { SceneTable($0) } }
}

// One initializer per type, as documented: a value with a default, and an optional value.

extension SceneStorage {
    /// A Boolean under `key`, with a default.
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
    /// A string under `key`, with a default.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, StoredForm<Value>.string)
    }
    /// A URL under `key`, stored as a string, with a default.
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

    /// An enumeration stored as its integer raw value; the default replaces an integer without a case.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(StoredForm<Int>.int))
    }

    /// An enumeration stored as its string raw value; the default replaces a string without a case.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(StoredForm<String>.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean under `key`; nil until one is written, and writing nil removes it.
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
    /// A string under `key`; nil until one is written, and writing nil removes it.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StoredForm<String>.string.optional())
    }
    /// A URL under `key`, stored as a string; nil until one is written, and writing nil removes it.
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
    /// An enumeration stored as its integer raw value; nil until one is written, and for an integer without a case.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.raw(StoredForm<Int>.int).optional())
    }

    /// An enumeration stored as its string raw value; nil until one is written, and for a string without a case.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.raw(StoredForm<String>.string).optional())
    }
}

extension SceneStorage where Value: Codable {
    /// A value stored as JSON of its coded properties.
    package init(coded standard: Value, _ key: String) { self.init(key, standard, .coded) }
}
