public import Foundation
import QuadrantComparison

extension Diffing where Value == String {
    /// Texts, compared by lines.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { old, new in LineDifference(old, new).map { ($0.text, []) } })
    }
}

extension Diffing where Value == Data {
    /// Data, of which a difference says the sizes and the first byte.
    static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }, diff: { old, new in
            if old == new { return nil }
            let first = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
            return ("  data\n    \(new.count) bytes instead of \(old.count); they differ from byte \(first) on.", [])
        })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A text, compared by lines.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Data, compared byte by byte.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
    /// A value's description.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A value as JSON, indented, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// A value as the JSON of this encoder. A value that cannot be encoded has the error as its snapshot.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
            do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch { return "\(error)" }
        }
        strategy.pathExtension = "json"
        return strategy
    }
}
