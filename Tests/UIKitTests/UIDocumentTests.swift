import Foundation
import Testing
import UIKit

@Suite("Documents")
@MainActor
struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
    }
    @Test func whatIsSavedIsReadAgain() async {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".note")
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        note.text = "a"
        #expect(await note.save(to: url, for: .forCreating))
        let other = Note(fileURL: url)
        #expect(await other.open() && other.text == "a" && other.documentState == .normal)
        other.text = "b"
        other.updateChangeCount(.done)
        #expect(await other.close() && other.documentState == .closed && !other.hasUnsavedChanges)
        #expect(await note.open() && note.text == "b")
        #expect(note.localizedName == url.deletingPathExtension().lastPathComponent)
    }
    @Test func aMissingFileIsNotOpened() async {
        let note = Note(fileURL: URL(fileURLWithPath: "/nowhere/a.note"))
        #expect(await !note.open() && note.documentState == .closed)
    }
}
