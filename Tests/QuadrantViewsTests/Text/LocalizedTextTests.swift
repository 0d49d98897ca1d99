import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Text from a bundle") @MainActor
struct LocalizedTextTests {
    /// A key is looked up in the given bundle and table, and shown unchanged if it is not found there.
    @Test func looksInTheNamedTable() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Words-\(UUID().uuidString).bundle")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("\"greeting\" = \"Good morning\";\n".utf8).write(to: language.appendingPathComponent("Polite.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(Text("greeting", tableName: "Polite", bundle: bundle) == Text(verbatim: "Good morning"))
        #expect(Text("absent", tableName: "Polite", bundle: bundle) == Text(verbatim: "absent"))
    }
}
