import Foundation
import QuadrantBase

/// What the cache knows of the compiler that programs were last compiled by.
package struct CompilerRecord: Codable, Equatable {
    var path: String
    /// Path, size and date of change.
    var identity: String
    /// The first line of `swiftc --version`; empty where it was not asked, because the command is not a release.
    var version: String

    private static func file(_ cache: Cache) -> String { cache.folder + "/compiler.json" }

    /// Nil if nothing was compiled yet, or if the cache is not used.
    static func last(_ cache: Cache) -> CompilerRecord? {
        guard cache.isWritable, let data = FileManager.default.contents(atPath: file(cache)) else { return nil }
        return try? JSONDecoder().decode(CompilerRecord.self, from: data)
    }

    func write(_ cache: Cache) {
        guard cache.isWritable else { return }
        try? JSONEncoder().encode(self).write(to: URL(fileURLWithPath: Self.file(cache)), options: .atomic)
    }

    /// The number in the first line of `swiftc --version`, such as 6.3.1.
    package static func number(in version: String) -> String? {
        guard let start = version.range(of: "Swift version ") else { return nil }
        return String(version[start.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
}
