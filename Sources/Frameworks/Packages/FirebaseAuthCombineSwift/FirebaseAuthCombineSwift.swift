import Combine
@_exported import FirebaseAuth
import Foundation
import QuadrantSubstitutes

// FirebaseAuthCombineSwift: no user is signed in, and publishers that sign in fail.

private func failure<Output>() -> Future<Output, any Error> {
    Future { $0(.failure(ServiceError("Firebase Authentication"))) }
}
extension Auth {
    /// No user, once.
    public func authStateDidChangePublisher() -> AnyPublisher<User?, Never> { Just(nil).eraseToAnyPublisher() }
    @discardableResult
    public func signIn(withEmail email: String, password: String) -> Future<AuthDataResult, any Error> { failure() }
    @discardableResult
    public func createUser(withEmail email: String, password: String) -> Future<AuthDataResult, any Error> { failure() }
    @discardableResult public func signInAnonymously() -> Future<AuthDataResult, any Error> { failure() }
    @discardableResult
    public func signIn(with credential: AuthCredential) -> Future<AuthDataResult, any Error> { failure() }
    @discardableResult public func sendPasswordReset(withEmail email: String) -> Future<Void, any Error> { failure() }
}
