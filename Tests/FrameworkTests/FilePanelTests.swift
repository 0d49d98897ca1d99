import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
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

    private enum Form: CaseIterable, Sendable {
        case importer, item, items, file, files, cancellableFile, cancellableFiles
        /// What a panel of the form shows is named after its modifier.
        var name: String {
            switch self {
            case .importer: "fileImporter"
            case .item, .items: "fileExporter"
            default: "fileMover"
            }
        }
        var isCancellable: Bool { ![.importer, .file, .files].contains(self) }
    }

    private final class Ending { var isCancelled = false, isCompleted = false }

    /// The form on a view, with or without something to save or to move.
    private func form(_ form: Form, isFilled: Bool, _ isPresented: Binding<Bool>, _ ending: Ending) -> AnyView {
        let file = isFilled ? URL(fileURLWithPath: "/a") : nil, text = isFilled ? "text" : nil
        let files = [file].compactMap { $0 }, texts = [text].compactMap { $0 }
        let end = { ending.isCancelled = true }
        func one(_ result: Result<URL, any Error>) { ending.isCompleted = true }
        func all(_ result: Result<[URL], any Error>) { ending.isCompleted = true }
        let view = Color.red.ignoresSafeArea()
        return switch form {
        case .importer:
            AnyView(view.fileImporter(isPresented: isPresented, allowedContentTypes: [.item], onCompletion: one))
        case .item:
            AnyView(view.fileExporter(isPresented: isPresented, item: text, contentTypes: [.plainText],
                                      defaultFilename: "a", onCompletion: one, onCancellation: end))
        case .items:
            AnyView(view.fileExporter(isPresented: isPresented, items: texts, contentTypes: [.plainText],
                                      onCompletion: all, onCancellation: end))
        case .file: AnyView(view.fileMover(isPresented: isPresented, file: file, onCompletion: one))
        case .files: AnyView(view.fileMover(isPresented: isPresented, files: files, onCompletion: all))
        case .cancellableFile:
            AnyView(view.fileMover(isPresented: isPresented, file: file, onCompletion: one, onCancellation: end))
        case .cancellableFiles:
            AnyView(view.fileMover(isPresented: isPresented, files: files, onCompletion: all, onCancellation: end))
        }
    }

    /// A panel is shown while there is something to save or to move; ending it sets the binding to false and is what
    /// cancelling is on a phone.
    @Test(arguments: Form.allCases)
    private func panelsAreShownAndEnded(form: Form) {
        let ending = Ending(), shown = Input(true)
        let isPresented = Binding { shown.value } set: { shown.value = $0 }
        func scene(isFilled: Bool) -> ViewHarness {
            let scene = ViewHarness(offering: 390, 800) { self.form(form, isFilled: isFilled, isPresented, ending) }
            scene.advance(by: 2)
            return scene
        }
        if form != .importer {
            #expect(!scene(isFilled: false).shows(form.name))
        }
        let scene = scene(isFilled: true)
        #expect(scene.shows(form.name))
        scene.drag(from: .point(CGPoint(x: 195, y: 100)), by: CGSize(width: 0, height: 650))
        scene.advance(by: 2)
        #expect(!shown.value && !ending.isCompleted)
        #expect(ending.isCancelled == form.isCancellable)
        #expect(scene.takeReports().map { "\($0)".contains(form.name) } == [true])
    }

    @Test func optionsOfPanelsAreASet() {
        let options: FileDialogBrowserOptions = [.enumeratePackages, .includeHiddenFiles]
        #expect(options.contains(.includeHiddenFiles) && !options.contains(.displayFileExtensions))
        #expect(options.union(.displayFileExtensions).subtracting(.enumeratePackages)
            == [.displayFileExtensions, .includeHiddenFiles])
    }
}
