@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseStorage: there are no files, and none can be stored.

public final class StorageMetadata: NSObject, @unchecked Sendable {
    public var contentType: String?, customMetadata: [String: String]?, cacheControl: String?
    public var name: String? { nil }
    public var path: String? { nil }
    public var size: Int64 { 0 }
}
public final class StorageListResult: NSObject, Sendable {
    public let items: [StorageReference] = [], prefixes: [StorageReference] = []
}
/// A transfer, which has failed.
public final class StorageUploadTask: NSObject {
    /// Nothing to do: the transfer has failed.
    public func cancel() {}
}
public final class Storage: NSObject, @unchecked Sendable {
    private static let shared = Storage()
    public static func storage() -> Storage { shared }
    public static func storage(url: String) -> Storage { shared }
    public func reference() -> StorageReference { StorageReference("") }
    public func reference(withPath path: String) -> StorageReference { StorageReference(path) }
    public func reference(forURL url: String) -> StorageReference { StorageReference(URL(string: url)?.path ?? url) }
    public var maxUploadRetryTime: TimeInterval = 600
}
public final class StorageReference: NSObject, Sendable {
    public let fullPath: String
    init(_ path: String) { fullPath = path.split(separator: "/").joined(separator: "/") }
    public var name: String { (fullPath as NSString).lastPathComponent }
    public var bucket: String { "" }
    public func child(_ path: String) -> StorageReference { StorageReference(fullPath + "/" + path) }
    public func parent() -> StorageReference? {
        fullPath.isEmpty ? nil : StorageReference((fullPath as NSString).deletingLastPathComponent)
    }
    public func root() -> StorageReference { StorageReference("") }
    private var unavailable: ServiceError { ServiceError("Firebase Storage") }
    public func downloadURL() async throws -> URL { throw unavailable }
    public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) { completion(nil, unavailable) }
    public func data(maxSize: Int64) async throws -> Data { throw unavailable }
    public func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) {
        completion(nil, unavailable)
    }
    @discardableResult
    public func putDataAsync(_ uploadData: Data, metadata: StorageMetadata? = nil) async throws -> StorageMetadata {
        throw unavailable
    }
    @discardableResult
    public func putData(_ uploadData: Data, metadata: StorageMetadata? = nil,
                        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil) -> StorageUploadTask {
        completion?(nil, unavailable)
        return StorageUploadTask()
    }
    @discardableResult
    public func putFileAsync(from url: URL, metadata: StorageMetadata? = nil) async throws -> StorageMetadata {
        throw unavailable
    }
    public func delete() async throws { throw unavailable }
    public func delete(completion: (((any Error)?) -> Void)?) { completion?(unavailable) }
    public func listAll() async throws -> StorageListResult { throw unavailable }
}
