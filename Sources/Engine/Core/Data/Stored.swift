package import Foundation
import QuadrantGraph
package import QuadrantThreads

/// How a value is represented in a user defaults store.
struct StoredForm<Value> {
    let read: (Any) -> Value?
    /// Converts a value for the store; nil removes it.
    let write: (Value) -> Any?

    /// Stores a value, and tells every view that shows it.
    func write(_ value: Value, _ store: UserDefaults, _ key: String) {
        if let stored = write(value) { store.set(stored, forKey: key) } else { store.removeObject(forKey: key) }
        StoredValues.changed(store, key)
    }

    func optional() -> StoredForm<Value?> {
        StoredForm<Value?>(read: { read($0).map { .some($0) } }, write: { $0.flatMap { write($0) } })
    }
}

extension StoredForm {
    static var bool: StoredForm<Bool> { StoredForm<Bool>(read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }) { $0 } }
    static var int: StoredForm<Int> { StoredForm<Int>(read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }) { $0 } }
    static var double: StoredForm<Double> {
        StoredForm<Double>(read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }) { $0 }
    }
    static var string: StoredForm<String> { StoredForm<String>(read: { $0 as? String }) { $0 } }
    static var data: StoredForm<Data> { StoredForm<Data>(read: { $0 as? Data }) { $0 } }
    static var date: StoredForm<Date> { StoredForm<Date>(read: { $0 as? Date }) { $0 } }
    static var url: StoredForm<URL> {
        StoredForm<URL>(read: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } }) { $0.absoluteString }
    }
}

extension StoredForm where Value: RawRepresentable {
    static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm {
        StoredForm(read: { form.read($0).flatMap { Value(rawValue: $0) } }, write: { form.write($0.rawValue) })
    }
}

extension StoredForm where Value: Codable {
    /// JSON of the coded properties.
    static var coded: StoredForm {
        StoredForm(read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
                   write: { try? JSONEncoder().encode($0) })
    }
}

/// User defaults in memory, dropped with the process: scripts, tests and previews use them in place of the user's own.
package final class VolatileDefaults: UserDefaults {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    package init() { super.init(suiteName: nil)! }
    @available(*, unavailable)
    override init?(suiteName suitename: String?) { fatalError("volatile defaults have no name") }

    package override func object(forKey defaultName: String) -> Any? { lock.withLock { values[defaultName] } }
    package override func set(_ value: Any?, forKey defaultName: String) {
        lock.withLock { values[defaultName] = value }
    }
    package override func removeObject(forKey defaultName: String) { lock.withLock { values[defaultName] = nil } }
}

/// The default store of `@AppStorage`.
package enum DefaultStore {
    /// Volatile, until a host that shows a real app sets the user's own.
    package static var current: UserDefaults {
        get { store.withLock { $0 } }
        set { store.withLock { $0 = newValue } }
    }
    private static let store = Locked<UserDefaults>(VolatileDefaults())
    /// Called, on any thread, after `@AppStorage` has written to a store: defaults stay in memory until `synchronize`
    /// writes them.
    package static let onWrite = Locked<@Sendable (UserDefaults) -> Void>({ _ in })
}

/// The cells of all stored values, which are notified of writes.
enum StoredValues {
    private static let cells = Locked<[Weak]>([])
    private struct Weak { weak var cell: AnyStoredCell? }

    static func add(_ cell: AnyStoredCell) {
        cells.withLock { cells in
            if cells.count == cells.capacity { cells.removeAll { $0.cell == nil } }
            cells.append(Weak(cell: cell))
        }
    }

    static func changed(_ store: UserDefaults, _ key: String) {
        DefaultStore.onWrite.withLock { $0 }(store)
        for cell in all where cell.store === store && cell.key == key { cell.update() }
    }

    /// The system's defaults do not report changes on this platform, so the values of a frame are read again before it.
    static func refresh(_ link: GraphLink) {
        for cell in all where cell.link === link { cell.refresh() }
    }

    private static var all: [AnyStoredCell] { cells.withLock { $0.compactMap(\.cell) } }
}

/// Reads the stored values of a graph again before each frame.
private final class StoredValueReader: GraphFeature {
    override class var followsFrames: Bool { true }
    override func frameBegins() { StoredValues.refresh(link) }
}

/// A stored value as one node reads it.
class AnyStoredCell: Source, NamedSource {
    let store: UserDefaults
    let key: String
    let link: GraphLink
    var sourceName: String { "the stored value \"\(key)\"" }
    init(_ store: UserDefaults, _ key: String, _ link: GraphLink) {
        self.store = store
        self.key = key
        self.link = link
        _ = link.graph?.feature(at: .storedValues) { StoredValueReader($0) }
    }
    @available(*, unavailable) override init() { fatalError("a cell needs its store") }
    /// Reads the store again.
    final func update() { link.onOwnThread { [weak self] in self?.refresh() } }
    func refresh() {}
}

final class StoredCell<Value>: AnyStoredCell {
    private let form: StoredForm<Value>
    private let standard: Value
    private var known: Value

    init(_ store: UserDefaults, _ key: String, _ form: StoredForm<Value>, standard: Value, _ link: GraphLink) {
        self.form = form
        self.standard = standard
        known = store.object(forKey: key).flatMap(form.read) ?? standard
        super.init(store, key, link)
        StoredValues.add(self)
    }
    @available(*, unavailable) override init(_ store: UserDefaults, _ key: String, _ link: GraphLink) {
        fatalError("a cell needs its form")
    }

    var value: Value {
        // Other threads and actions read the store; evaluations read the same value for a whole frame.
        guard link.isOnOwnThread, ReadScope.current != nil else { return fresh }
        didRead()
        return known
    }

    private var fresh: Value { store.object(forKey: key).flatMap(form.read) ?? standard }

    override func refresh() {
        let now = fresh
        if Comparison.areEqual(known, now) { return }
        link.graph?.willWrite(self)
        known = now
        link.graph?.announce(self)
    }
}

extension StoredCell: SettableCell {
    package func set(from text: String) -> Bool {
        guard let value = TextValue.parse(text, as: Value.self) else { return false }
        form.write(value, store, key)
        return true
    }
    package var typeName: String { "\(Value.self)" }
    package var valueDescription: String { "\(fresh)" }
    package var textForm: TextValueForm { TextValue.form(of: Value.self) }
    package var text: String { TextValue.text(fresh) }
}
