import Combine
@_exported import FirebaseFirestore
import Foundation
import QuadrantSubstitutes

// FirebaseFirestoreCombineSwift: publishers of collections without documents; writing fails.

private func failure<Output>() -> Future<Output, any Error> { Future { $0(.failure(ServiceError("Firebase"))) } }

extension Query {
    /// A snapshot without documents, once.
    public func snapshotPublisher(includeMetadataChanges: Bool = false) -> AnyPublisher<QuerySnapshot, any Error> {
        let subject = PassthroughSubject<QuerySnapshot, any Error>()
        return subject.handleEvents(receiveRequest: { [self] _ in
            addSnapshotListener { snapshot, _ in if let snapshot { subject.send(snapshot) } }
        }).eraseToAnyPublisher()
    }
}
extension CollectionReference {
    public func addDocument(data: [String: Any]) -> Future<DocumentReference, any Error> { failure() }
}
extension DocumentReference {
    public func setData(_ documentData: [String: Any]) -> Future<Void, any Error> { failure() }
    public func updateData(_ fields: [String: Any]) -> Future<Void, any Error> { failure() }
    public func delete() -> Future<Void, any Error> { failure() }
}
