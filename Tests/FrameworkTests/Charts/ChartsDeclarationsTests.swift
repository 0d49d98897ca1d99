import Foundation
import Testing

/// The declarations of Swift Charts are those of a list: kind, owner, and name with labels.
@Suite("Charts: declarations")
struct ChartsDeclarationsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The text of the module, and of the description of charts for assistive technology.
    private static func source() throws -> String {
        let folder = root.appending(path: "Sources/Frameworks/Charts")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var text = try String(contentsOf: root.appending(
            path: "Sources/Engine/Views/Modifiers/AccessibilityChart.swift"), encoding: .utf8)
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "swift" { text += try String(contentsOf: file, encoding: .utf8) }
        }
        return text
    }

    @Test func everyListedNameIsDeclared() throws {
        let source = try Self.source()
        let list = try String(contentsOf: Self.root.appending(path: "Docs/charts-api.tsv"), encoding: .utf8)
        let words = Set(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        let rows = list.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count > 500)
        for row in rows where row.count == 3 {
            let parts = row[2].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            for part in parts { #expect(words.contains(part), "\(row[1]).\(row[2]) is not declared") }
        }
    }
}
