import Combine
@_exported import Moya
import Foundation

// CombineMoya: answers of providers as publishers.

extension MoyaProvider {
    public func requestPublisher(_ target: Target, callbackQueue: DispatchQueue? = nil)
        -> AnyPublisher<Response, MoyaError> {
        Deferred {
            Future<Response, MoyaError> { promise in
                self.request(target, callbackQueue: callbackQueue) { promise($0) }
            }
        }
        .eraseToAnyPublisher()
    }
}
extension AnyPublisher where Output == Response, Failure == MoyaError {
    public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
        attempt { try $0.filterSuccessfulStatusCodes() }
    }
    public func filterSuccessfulStatusAndRedirectCodes() -> AnyPublisher<Response, MoyaError> {
        attempt { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }
    public func filter(statusCode: Int) -> AnyPublisher<Response, MoyaError> {
        attempt { try $0.filter(statusCode: statusCode) }
    }
    public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
        attempt { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
    }
    public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
        attempt { try $0.mapString(atKeyPath: keyPath) }
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) -> AnyPublisher<D, MoyaError> {
        attempt { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
    }
    private func attempt<T>(_ change: @escaping (Response) throws -> T) -> AnyPublisher<T, MoyaError> {
        tryMap(change).mapError { $0 as? MoyaError ?? .underlying($0, nil) }.eraseToAnyPublisher()
    }
}
