public import Foundation
import QuadrantThreads
public import UniformTypeIdentifiers

/// An item of drag and drop or of the clipboard, in one or several content types, which are created on request.
///
/// All data is in the same process, so that completion handlers run before the method returns, unless a load handler of
/// the program responds later.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// The visibility of a representation. Nothing leaves the process.
    public typealias Visibility = NSItemProviderRepresentationVisibility
    /// Makes the data of a representation and passes it to the handler, or an error; it may return its progress.
    public typealias LoadHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// Receives an object, or nil with an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Domain of the errors that loading ends with.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    private struct Representation {
        var type: String
        var load: LoadHandler
    }
    private struct Contents {
        var representations: [Representation] = []
        var name: String?
    }
    private let contents = Locked(Contents())

    /// An empty provider: representations are registered later.
    public override init() { super.init() }

    /// An object, in each kind that its class writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A string, a URL or data, with a content type of the caller.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        let data: Data?
        switch item {
        case let text as NSString: data = Data(text.description.utf8)
        case let address as NSURL: data = Data(address.absoluteString.utf8)
        case let bytes as NSData: data = Data(referencing: bytes)
        default: data = try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
        }
        register(typeIdentifier) { $0(data, data == nil ? Self.failure : nil); return nil }
    }

    /// A file's contents, of the kind that its name says; nil when it cannot be read.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        register(type.identifier) { $0(data, nil); return nil }
    }

    static var failure: NSError { NSError(domain: errorDomain, code: -1000) }

    private func register(_ type: String, _ load: @escaping LoadHandler) {
        contents.withLock { $0.representations.append(Representation(type: type, load: load)) }
    }

    // MARK: registering

    /// Adds a representation by the name of its type, behind those there are. The handler runs at each request;
    /// visibility has no effect.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: Visibility, loadHandler: @escaping LoadHandler
    ) { register(typeIdentifier, loadHandler) }

    /// Adds a representation, behind those there are. The handler runs at each request.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: Visibility = .all, loadHandler: @escaping LoadHandler
    ) { register(contentType.identifier, loadHandler) }

    /// Adds a representation for each type that the class of `object` writes; visibility has no effect.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility) {
        nonisolated(unsafe) let object = object
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            register(type) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
        }
    }

    // MARK: asking

    /// In the order they were registered: the best first.
    open var registeredTypeIdentifiers: [String] { contents.withLock { $0.representations.map(\.type) } }
    /// As `registeredTypeIdentifiers`, without names that are not known.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// A name for a file, without an ending; nil where there is none.
    open var suggestedName: String? {
        get { contents.withLock { $0.name } }
        set { contents.withLock { $0.name = newValue } }
    }

    /// Whether there is a representation of this type or of one of its kinds.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { loader(typeIdentifier) != nil }

    /// The loader of the first representation that conforms to `typeIdentifier`.
    private func loader(_ typeIdentifier: String) -> LoadHandler? {
        contents.withLock { contents in
            contents.representations.first { representation in
                representation.type == typeIdentifier || UTType(typeIdentifier).map { wanted in
                    UTType(representation.type)?.conforms(to: wanted) ?? false
                } ?? false
            }?.load
        }
    }

    /// Whether there is a representation of a type that the class reads.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { loader($0) != nil }
    }

    /// Whether a value of this type can be loaded.
    public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { offers(type) }

    // MARK: loading

    private func answered() -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }

    /// The data of the first representation of this type or of one of its kinds. The handler receives an error of
    /// `errorDomain` with the code -1000 where there is none.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let load = loader(typeIdentifier) else {
            completionHandler(nil, Self.failure)
            return answered()
        }
        return load(completionHandler) ?? answered()
    }

    /// The data of the first representation of this type or of one of its kinds; an error where there is none.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// The data of the first representation of this type or of one of its kinds, in a file that is removed when the
    /// handler has returned; an error where there is none.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let ending = UTType(typeIdentifier)?.preferredFilenameExtension.map { "." + $0 } ?? ""
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error ?? Self.failure) }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ending)
            do {
                try data.write(to: file)
                completionHandler(file, nil)
                try? FileManager.default.removeItem(at: file)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The data as `loadFileRepresentation`, in a file that is a copy: false.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }

    /// An object of `aClass`, loaded from the first content type that it reads.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let aClass = aClass
        guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: { loader($0) != nil }) else {
            completionHandler(nil, Self.failure)
            return answered()
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error ?? Self.failure) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// A string, a URL or another transferable value.
    @discardableResult
    public func loadObject<T: Transferable>(
        ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let value = transferred(to: type)
        completionHandler(value, value == nil ? Self.failure : nil)
        return answered()
    }

    /// A value of a transferable type from the first representation that it reads. The handler runs at once, with an
    /// error where none is read or where the data is not available at once.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        completionHandler(transferred(to: transferableType).map { .success($0) } ?? .failure(Self.failure))
        return answered()
    }

    /// The bytes of a kind, as an object.
    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
                       completionHandler: CompletionHandler? = nil) {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let completionHandler else { return }
            guard let data else { return completionHandler(nil, error ?? Self.failure) }
            completionHandler(NSData(data: data), nil)
        }
    }

    /// The bytes of a type, as `NSData`; throws where there is no representation of it. The options have no effect.
    public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
        -> any NSSecureCoding
    {
        NSData(data: try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? Self.failure))
            }
        })
    }

    /// A provider with the same representations; later changes of the one do not show in the other.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = NSItemProvider()
        let mine = contents.withLock { $0 }
        other.contents.withLock { $0 = mine }
        return other
    }
}

/// The visibility of a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, group, ownProcess }

/// An object that writes representations.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The content types that it writes, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Passes the data of a type to the handler, at once or later; returns its progress or nil.
    func loadData(withTypeIdentifier typeIdentifier: String,
                  forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
        -> Progress?
}

/// An object that reads representations.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// Kinds of data it reads, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// An object of data of a type; throws where the data cannot be read.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
