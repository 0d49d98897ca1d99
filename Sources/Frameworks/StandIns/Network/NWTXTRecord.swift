public import Foundation

/// What a service tells of itself: texts by their names, as DNS keeps them.
public struct NWTXTRecord: Hashable, Sendable, Collection, CustomDebugStringConvertible {
    /// What a name has.
    public enum Entry: Hashable, Sendable {
        case none, empty
        case string(String)
        case data(Data)
    }
    private var entries: [(key: String, entry: Entry)] = []

    /// Texts by their names.
    public init(_ dictionary: [String: String] = [:]) {
        entries = dictionary.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }
    }
    /// What bytes say: each part has a byte with its length, a name, "=" and a value.
    public init(data: Data) {
        var rest = data[...]
        while let length = rest.first {
            let part = rest.dropFirst().prefix(Int(length))
            rest = rest.dropFirst(1 + Int(length))
            guard let name = String(data: part.prefix { $0 != 61 }, encoding: .utf8), !name.isEmpty else { continue }
            let value = part.drop { $0 != 61 }
            if value.isEmpty {
                setEntry(.none, for: name)
            } else if value.count == 1 {
                setEntry(.empty, for: name)
            } else {
                let bytes = Data(value.dropFirst())
                setEntry(String(data: bytes, encoding: .utf8).map(Entry.string) ?? .data(bytes), for: name)
            }
        }
    }
    /// The bytes.
    public var data: Data {
        entries.reduce(into: Data()) { data, pair in
            var part = Data(pair.key.utf8)
            switch pair.entry {
            case .none: break
            case .empty: part.append(61)
            case .string(let text): part.append(contentsOf: [61] + Array(text.utf8))
            case .data(let bytes): part.append(contentsOf: [61] + Array(bytes))
            }
            data.append(UInt8(clamping: part.count))
            data.append(part.prefix(255))
        }
    }
    /// What a name has; nil where it is not there. Capitals of a name do not count.
    public func getEntry(for key: String) -> Entry? {
        entries.first { $0.key.caseInsensitiveCompare(key) == .orderedSame }?.entry
    }
    /// Sets what a name has.
    @discardableResult
    public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        guard !key.isEmpty, !key.contains("=") else { return false }
        removeEntry(key: key)
        entries.append((key, entry))
        return true
    }
    /// Removes a name.
    @discardableResult
    public mutating func removeEntry(key: String) -> Bool {
        let count = entries.count
        entries.removeAll { $0.key.caseInsensitiveCompare(key) == .orderedSame }
        return entries.count < count
    }
    /// The text of a name.
    public subscript(key: String) -> String? {
        get {
            switch getEntry(for: key) {
            case .string(let text)?: text
            case .empty?: ""
            default: nil
            }
        }
        set {
            guard let newValue else {
                removeEntry(key: key)
                return
            }
            setEntry(newValue.isEmpty ? .empty : .string(newValue), for: key)
        }
    }
    /// The texts by their names.
    public var dictionary: [String: String] {
        entries.reduce(into: [:]) { texts, pair in texts[pair.key] = self[pair.key] ?? "" }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }
    public func index(after index: Int) -> Int { index + 1 }
    public subscript(position: Int) -> (key: String, value: Entry) {
        (entries[position].key, entries[position].entry)
    }
    public static func == (first: NWTXTRecord, second: NWTXTRecord) -> Bool { first.data == second.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
    public var debugDescription: String { dictionary.sorted { $0.key < $1.key }.description }
}
