import Foundation
import QuadrantSubstitutes

// Files: buckets are empty, and nothing can be stored. Public addresses are computed.

public struct FileOptions: Sendable {
    public var cacheControl: String, contentType: String?, upsert: Bool, duplex: String?, metadata: JSONObject?
    public var headers: [String: String]?
    public init(cacheControl: String = "3600", contentType: String? = nil, upsert: Bool = false, duplex: String? = nil,
                metadata: JSONObject? = nil, headers: [String: String]? = nil) {
        (self.cacheControl, self.contentType, self.upsert) = (cacheControl, contentType, upsert)
        (self.duplex, self.metadata, self.headers) = (duplex, metadata, headers)
    }
}
public struct TransformOptions: Sendable {
    public var width: Int?, height: Int?, resize: String?, quality: Int?, format: String?
    public init(width: Int? = nil, height: Int? = nil, resize: String? = nil, quality: Int? = 80,
                format: String? = nil) {
        (self.width, self.height, self.resize, self.quality, self.format) = (width, height, resize, quality, format)
    }
}
public struct SortBy: Sendable {
    public var column: String?, order: String?
    public init(column: String? = nil, order: String? = nil) { (self.column, self.order) = (column, order) }
}
public struct SearchOptions: Sendable {
    public var limit: Int?, offset: Int?, sortBy: SortBy?, search: String?
    public init(limit: Int? = nil, offset: Int? = nil, sortBy: SortBy? = nil, search: String? = nil) {
        (self.limit, self.offset, self.sortBy, self.search) = (limit, offset, sortBy, search)
    }
}
public struct FileObject: Identifiable, Hashable, Codable, Sendable {
    public var name: String, bucketId: String?, owner: String?, id: UUID?, updatedAt: Date?, createdAt: Date?
    public var lastAccessedAt: Date?, metadata: JSONObject?
    public init(name: String, bucketId: String? = nil, owner: String? = nil, id: UUID? = nil, updatedAt: Date? = nil,
                createdAt: Date? = nil, lastAccessedAt: Date? = nil, metadata: JSONObject? = nil) {
        (self.name, self.bucketId, self.owner, self.id) = (name, bucketId, owner, id)
        (self.updatedAt, self.createdAt, self.lastAccessedAt) = (updatedAt, createdAt, lastAccessedAt)
        self.metadata = metadata
    }
}
public struct Bucket: Identifiable, Hashable, Codable, Sendable {
    public var id: String, name: String, owner: String, isPublic: Bool, createdAt: Date, updatedAt: Date
}
public struct BucketOptions: Sendable {
    public let `public`: Bool, fileSizeLimit: String?, allowedMimeTypes: [String]?
    public init(public: Bool = false, fileSizeLimit: String? = nil, allowedMimeTypes: [String]? = nil) {
        (self.public, self.fileSizeLimit, self.allowedMimeTypes) = (`public`, fileSizeLimit, allowedMimeTypes)
    }
}
public struct FileUploadResponse: Sendable { public let id: UUID, path: String, fullPath: String }
public struct SignedURLResponse: Sendable { public let signedURL: URL?, path: String, error: String? }
public struct StorageError: LocalizedError, Codable, Sendable {
    public var statusCode: String?, message: String, error: String?
    public init(statusCode: String? = nil, message: String, error: String? = nil) {
        (self.statusCode, self.message, self.error) = (statusCode, message, error)
    }
    public var errorDescription: String? { message }
}

public final class SupabaseStorageClient: Sendable {
    private let url: URL
    init(_ url: URL) { self.url = url }
    private func unavailable() -> ServiceError { ServiceError("Supabase") }
    public func from(_ id: String) -> StorageFileApi { StorageFileApi(url, id) }
    public func listBuckets() async throws -> [Bucket] { [] }
    public func getBucket(_ id: String) async throws -> Bucket { throw unavailable() }
    public func createBucket(_ id: String, options: BucketOptions = .init()) async throws { throw unavailable() }
    public func updateBucket(_ id: String, options: BucketOptions) async throws { throw unavailable() }
    public func emptyBucket(_ id: String) async throws { throw unavailable() }
    public func deleteBucket(_ id: String) async throws { throw unavailable() }
}
public final class StorageFileApi: Sendable {
    private let url: URL, id: String
    init(_ url: URL, _ id: String) { (self.url, self.id) = (url, id) }
    private func unavailable() -> ServiceError { ServiceError("Supabase") }

    @discardableResult
    public func upload(_ path: String, data: Data, options: FileOptions = FileOptions()) async throws
        -> FileUploadResponse { throw unavailable() }
    @discardableResult
    public func upload(_ path: String, fileURL: URL, options: FileOptions = FileOptions()) async throws
        -> FileUploadResponse { throw unavailable() }
    @discardableResult
    public func upload(path: String, file: Data, options: FileOptions = FileOptions()) async throws
        -> FileUploadResponse { throw unavailable() }
    @discardableResult
    public func update(_ path: String, data: Data, options: FileOptions = FileOptions()) async throws
        -> FileUploadResponse { throw unavailable() }
    @discardableResult
    public func update(_ path: String, fileURL: URL, options: FileOptions = FileOptions()) async throws
        -> FileUploadResponse { throw unavailable() }
    public func move(from source: String, to destination: String) async throws { throw unavailable() }
    @discardableResult
    public func copy(from source: String, to destination: String) async throws -> String { throw unavailable() }
    public func createSignedURL(path: String, expiresIn: Int, download: String? = nil,
                                transform: TransformOptions? = nil) async throws -> URL { throw unavailable() }
    public func createSignedURL(path: String, expiresIn: Int, download: Bool,
                                transform: TransformOptions? = nil) async throws -> URL { throw unavailable() }
    public func createSignedURLs(paths: [String], expiresIn: Int, download: String? = nil) async throws -> [URL] {
        throw unavailable()
    }
    @discardableResult public func remove(paths: [String]) async throws -> [FileObject] { throw unavailable() }
    public func list(path: String? = nil, options: SearchOptions? = nil) async throws -> [FileObject] { [] }
    public func download(path: String, options: TransformOptions? = nil) async throws -> Data { throw unavailable() }
    public func exists(path: String) async throws -> Bool { false }
    /// The address of a file in a public bucket, which the client computes.
    public func getPublicURL(path: String, download: String? = nil, fileName: String? = nil,
                             options: TransformOptions? = nil) throws -> URL {
        url.appendingPathComponent("object/public/\(id)/\(path)")
    }
}
