public import CoreTransferable
public import Foundation
public import QuadrantCore
public import QuadrantViews
public import UniformTypeIdentifiers

// The system's panels for files: none can be chosen, so that a panel with the modifier's name is shown as a sheet, and
// ending it is what cancelling is on a phone.

extension View {
    private nonisolated func filePanel(_ name: String, _ symbol: String, _ isPresented: Binding<Bool>,
                                       _ onCancellation: @escaping () -> Void = {}) -> some View {
        sheet(isPresented: isPresented, onDismiss: onCancellation) { FilePanel(name: name, symbol: symbol) }
    }

    /// Shows the panel to choose a file.
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType],
                                         onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void)
        -> some View
    { filePanel("fileImporter", "folder", isPresented) }

    /// Shows the panel to choose files.
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType],
                                         allowsMultipleSelection: Bool,
                                         onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void)
        -> some View
    { filePanel("fileImporter", "folder", isPresented) }

    /// Shows the panel to choose files, and says when it was ended.
    nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType],
                                         allowsMultipleSelection: Bool,
                                         onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
                                         onCancellation: @escaping () -> Void) -> some View
    { filePanel("fileImporter", "folder", isPresented, onCancellation) }

    /// Shows the panel to save a document while there is one.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { filePanel("fileExporter", "folder", isPresented.only(if: document != nil)) }

    /// Shows the panel to save a document while there is one.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { filePanel("fileExporter", "folder", isPresented.only(if: document != nil)) }

    /// Shows the panel to save documents while there are any.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        filePanel("fileExporter", "folder", isPresented.only(if: !documents.isEmpty))
    }

    /// Shows the panel to save a document while there is one, and says when it was ended.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { filePanel("fileExporter", "folder", isPresented.only(if: document != nil), onCancellation) }

    /// Shows the panel to save an item while there is one, and says when it was ended.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { filePanel("fileExporter", "folder", isPresented.only(if: item != nil), onCancellation) }

    /// Shows the panel to save items while there are any, and says when it was ended.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where T == C.Element {
        filePanel("fileExporter", "folder", isPresented.only(if: !items.isEmpty), onCancellation)
    }

    /// Shows the panel to move a file while there is one, and says when it was ended.
    nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?,
                                      onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
                                      onCancellation: @escaping () -> Void) -> some View
    { filePanel("fileMover", "folder", isPresented.only(if: file != nil), onCancellation) }

    /// Shows the panel to move files while there are any, and says when it was ended.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        filePanel("fileMover", "folder", isPresented.only(if: !files.isEmpty), onCancellation)
    }

    /// Shows the panel to move a file while there is one.
    nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?,
                                      onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void)
        -> some View
    { filePanel("fileMover", "folder", isPresented.only(if: file != nil)) }

    /// Shows the panel to move files while there are any.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { filePanel("fileMover", "folder", isPresented.only(if: !files.isEmpty)) }

    /// The folder in which a panel for files opens; there is none here.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

    /// What a panel for files lists. Nothing to do: a panel here lists no files.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

    /// The name of the field for the name of a saved file. Nothing to do: a panel here has no field.
    nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }

    /// What is said in a panel for files, on a Mac.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
}

private nonisolated struct FilePanel: View {
    let name: String
    let symbol: String
    @MainActor var body: some View { FrameworkPanel(name, symbol: symbol) }
}

extension Binding where Value == Bool {
    fileprivate nonisolated func only(if condition: Bool) -> Binding<Bool> {
        condition ? self : .constant(false)
    }
}

/// What a panel for files lists.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: Int
    /// A set from its bits; others are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Packages can be opened as folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Hidden files are listed.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// Names are shown with their extensions.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}
