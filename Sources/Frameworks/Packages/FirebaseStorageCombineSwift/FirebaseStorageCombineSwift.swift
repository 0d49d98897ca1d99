import Combine
@_exported import FirebaseStorage
import Foundation
import QuadrantSubstitutes

// FirebaseStorageCombineSwift: publishers that fail.

private func failure<Output>() -> Future<Output, any Error> {
    Future { $0(.failure(ServiceError("Firebase Storage"))) }
}

extension StorageReference {
    @discardableResult
    public func putData(_ data: Data, metadata: StorageMetadata? = nil) -> Future<StorageMetadata, any Error> {
        failure()
    }
    @discardableResult
    public func putFile(from fileURL: URL, metadata: StorageMetadata? = nil) -> Future<StorageMetadata, any Error> {
        failure()
    }
    public func getData(maxSize size: Int64) -> Future<Data, any Error> { failure() }
    public func downloadURL() -> Future<URL, any Error> { failure() }
    public func getMetadata() -> Future<StorageMetadata, any Error> { failure() }
    public func listAll() -> Future<StorageListResult, any Error> { failure() }
    @discardableResult public func delete() -> Future<Bool, any Error> { failure() }
}
