import Foundation
import QuadrantHost
import SwiftUI
import Testing
import UniformTypeIdentifiers

@Suite("Documents and the panels for files")
@MainActor
struct FilePanelTests {
    private struct Note: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text = ""
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    @Test func aDocumentIsWrittenAsWhatItIsReadFrom() {
        #expect(Note.writableContentTypes == [.plainText])
    }

    @Test func foldersHaveFilesByNames() {
        let folder = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data([1]))])
        #expect(folder.isDirectory && !folder.isRegularFile && folder.regularFileContents == nil)
        #expect(folder.addRegularFile(withContents: Data([2]), preferredFilename: "b") == "b")
        #expect(folder.addRegularFile(withContents: Data([3]), preferredFilename: "b") != "b")
        #expect(folder.fileWrappers?.count == 3 && folder.fileWrappers?["b"]?.regularFileContents == Data([2]))
        folder.removeFileWrapper(folder.fileWrappers!["a"]!)
        #expect(folder.fileWrappers?.keys.contains("a") == false)
    }

    /// Nothing is shown while the binding is false or there is nothing to save; a panel with its name otherwise.
    @Test func panelsAreShownAsSheets() {
        func words(_ view: some View) -> String {
            let host = ViewHost(rootView: view,
                                configuration: HostConfiguration(size: CGSize(width: 300, height: 600)))
            host.settle()
            return String(describing: host.frame())
        }
        let plain = words(Color.red)
        #expect(words(Color.red.fileImporter(isPresented: .constant(false),
                                             allowedContentTypes: [.plainText]) { _ in }) == plain)
        #expect(words(Color.red.fileExporter(isPresented: .constant(true), document: Note?.none,
                                             contentType: .plainText) { _ in }) == plain)
        #expect(words(Color.red.fileImporter(isPresented: .constant(true), allowedContentTypes: [.plainText],
                                             allowsMultipleSelection: true) { _ in }) != plain)
        #expect(words(Color.red.fileExporter(isPresented: .constant(true), document: Note("a"),
                                             contentType: .plainText) { _ in }) != plain)
    }
}
