import Foundation
import QuadrantCore
import QuadrantGeometry
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
        func isShown(_ name: String, _ view: some View) -> Bool {
            let host = ViewHost(rootView: view,
                                configuration: HostConfiguration(size: CGSize(width: 300, height: 600)))
            host.settle()
            host.advance(to: 2)
            host.settle()
            return !host.graph.nodes(showing: name).isEmpty
        }
        func importer(_ isPresented: Bool) -> some View {
            Color.red.fileImporter(isPresented: .constant(isPresented), allowedContentTypes: [.plainText],
                                   allowsMultipleSelection: true) { _ in }
        }
        func exporter(_ document: Note?) -> some View {
            Color.red.fileExporter(isPresented: .constant(true), document: document, contentType: .plainText) { _ in }
        }
        #expect(!isShown("fileImporter", importer(false)))
        #expect(isShown("fileImporter", importer(true)))
        #expect(!isShown("fileExporter", exporter(nil)))
        #expect(isShown("fileExporter", exporter(Note("a"))))
    }
}
