public import Foundation
public import UniformTypeIdentifiers

/// A value that is transferred as bytes that the program makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// Primitive.
    public typealias Body = Never
    private let contentType: UTType
    private let export: (@Sendable (Item) async throws -> Data)?
    private let load: (@Sendable (Data) async throws -> Item)?

    /// Bytes of a content type, in both directions.
    public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
                importing: @escaping @Sendable (Data) async throws -> Item) {
        (self.contentType, export, load) = (contentType, exporting, importing)
    }
    /// Bytes of a content type, out only.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (contentType, export, load) = (exportedContentType, exporting, nil)
    }
    /// Bytes of a content type, in only.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (contentType, export, load) = (importedContentType, nil, importing)
    }

    public func _forms() -> [_TransferForm] { [.awaited(contentType, export: export, load: load)] }
}
