import ApolloAPI
import Foundation

// How operations are sent: interceptors may add headers to a request before it goes out.

public final class InMemoryNormalizedCache {
    public init() {}
}
/// Nothing is kept: every operation is sent.
public final class ApolloStore {
    public init(cache: InMemoryNormalizedCache = InMemoryNormalizedCache()) {}
    /// Nothing to do: there is no cache.
    public func clearCache(
        callbackQueue: DispatchQueue = .main, completion: ((Result<Void, any Error>) -> Void)? = nil
    ) {
        callbackQueue.async { completion?(.success(())) }
    }
}
public final class URLSessionClient {
    public init(sessionConfiguration: URLSessionConfiguration = .default, callbackQueue: OperationQueue? = .main) {}
    /// Nothing to do: requests are sent by the shared session.
    public func invalidate() {}
}
open class HTTPRequest<Operation: GraphQLOperation> {
    open var graphQLEndpoint: URL, operation: Operation, additionalHeaders: [String: String]
    init(_ operation: Operation, _ url: URL, _ headers: [String: String]) {
        (self.operation, graphQLEndpoint, additionalHeaders) = (operation, url, headers)
    }
    open func addHeader(name: String, value: String) { additionalHeaders[name] = value }
}
public final class HTTPResponse<Operation: GraphQLOperation> {
    public var httpResponse: HTTPURLResponse, rawData: Data, parsedResponse: GraphQLResult<Operation.Data>?
    public init(response: HTTPURLResponse, rawData: Data, parsedResponse: GraphQLResult<Operation.Data>?) {
        (httpResponse, self.rawData, self.parsedResponse) = (response, rawData, parsedResponse)
    }
}
public protocol ApolloInterceptor {
    var id: String { get set }
    func interceptAsync<Operation: GraphQLOperation>(
        chain: any RequestChain, request: HTTPRequest<Operation>, response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void)
}
public protocol RequestChain: Cancellable {
    func proceedAsync<Operation: GraphQLOperation>(
        request: HTTPRequest<Operation>, response: HTTPResponse<Operation>?, interceptor: any ApolloInterceptor,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void)
    func retry<Operation: GraphQLOperation>(
        request: HTTPRequest<Operation>,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void)
    func handleErrorAsync<Operation: GraphQLOperation>(
        _ error: any Error, request: HTTPRequest<Operation>, response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void)
}
public protocol InterceptorProvider {
    func interceptors<Operation: GraphQLOperation>(for operation: Operation) -> [any ApolloInterceptor]
}
open class DefaultInterceptorProvider: InterceptorProvider {
    public init(client: URLSessionClient = URLSessionClient(), store: ApolloStore) {}
    /// None: what sends and reads a request is no interceptor here.
    open func interceptors<Operation: GraphQLOperation>(for operation: Operation) -> [any ApolloInterceptor] { [] }
}

open class RequestChainNetworkTransport {
    public let endpointURL: URL, additionalHeaders: [String: String]
    private let provider: any InterceptorProvider
    public init(interceptorProvider: any InterceptorProvider, endpointURL: URL,
                additionalHeaders: [String: String] = [:]) {
        (provider, self.endpointURL, self.additionalHeaders) = (interceptorProvider, endpointURL, additionalHeaders)
    }
    func send<Operation: GraphQLOperation>(
        _ operation: Operation, _ queue: DispatchQueue, _ handler: GraphQLResultHandler<Operation.Data>?
    ) -> any Cancellable {
        let chain = Chain(provider.interceptors(for: operation))
        chain.next(HTTPRequest(operation, endpointURL, additionalHeaders), nil, from: 0) { result in
            nonisolated(unsafe) let result = result, handler = handler
            queue.async { handler?(result) }
        }
        return chain
    }
}

private final class Chain: RequestChain {
    private let interceptors: [any ApolloInterceptor]
    private var task: URLSessionTask?
    init(_ interceptors: [any ApolloInterceptor]) { self.interceptors = interceptors }
    func cancel() { task?.cancel() }

    func next<Operation: GraphQLOperation>(
        _ request: HTTPRequest<Operation>, _ response: HTTPResponse<Operation>?, from index: Int,
        _ completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        guard index < interceptors.count else { return load(request, completion) }
        interceptors[index].interceptAsync(chain: self, request: request, response: response, completion: completion)
    }
    func proceedAsync<Operation: GraphQLOperation>(
        request: HTTPRequest<Operation>, response: HTTPResponse<Operation>?, interceptor: any ApolloInterceptor,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        let index = interceptors.firstIndex { $0.id == interceptor.id } ?? interceptors.count - 1
        next(request, response, from: index + 1, completion)
    }
    func retry<Operation: GraphQLOperation>(
        request: HTTPRequest<Operation>,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        next(request, nil, from: 0, completion)
    }
    func handleErrorAsync<Operation: GraphQLOperation>(
        _ error: any Error, request: HTTPRequest<Operation>, response: HTTPResponse<Operation>?,
        completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        completion(.failure(error))
    }

    private func load<Operation: GraphQLOperation>(
        _ request: HTTPRequest<Operation>,
        _ completion: @escaping (Result<GraphQLResult<Operation.Data>, any Error>) -> Void
    ) {
        var sent = URLRequest(url: request.graphQLEndpoint)
        let variables = (request.operation.__variables ?? [:]).compactMapValues(\._encoded)
        sent.httpMethod = "POST"
        sent.httpBody = try? JSONSerialization.data(withJSONObject: [
            "operationName": Operation.operationName, "variables": variables,
            "query": Operation.operationDocument.definition?.queryDocument ?? "",
        ] as [String: Any])
        sent.setValue("application/json", forHTTPHeaderField: "Content-Type")
        for (name, value) in request.additionalHeaders { sent.setValue(value, forHTTPHeaderField: name) }
        nonisolated(unsafe) let completion = completion
        task = URLSession.shared.dataTask(with: sent) { data, _, error in
            if let error { return completion(.failure(error)) }
            completion(Result { try Self.read(data ?? Data()) })
        }
        task?.resume()
    }
    private static func read<Answer: RootSelectionSet>(_ data: Data) throws -> GraphQLResult<Answer> {
        let object = plain(try JSONSerialization.jsonObject(with: data))?.base as? JSONObject ?? [:]
        let errors = (object["errors"]?.base as? [AnyHashable])?.compactMap { $0.base as? JSONObject }
        return GraphQLResult(
            data: (object["data"]?.base as? JSONObject).map { Answer(data: $0) },
            extensions: object["extensions"]?.base as? JSONObject, errors: errors?.map { GraphQLError($0) },
            source: .server)
    }
    /// Objects and lists of values that can be compared; null is left out of objects.
    private static func plain(_ value: Any) -> AnyHashable? {
        switch value {
        case let object as [String: Any]: AnyHashable(object.compactMapValues { plain($0) })
        case let list as [Any]: AnyHashable(list.map { plain($0) ?? DataDict._NullValue })
        case is NSNull: nil
        default: value as? AnyHashable
        }
    }
}
