@_exported import ApolloAPI
import Foundation
import QuadrantSubstitutes

// Apollo: operations are sent by `URLSession` as JSON, and answers are read. There is no cache and no socket.

public protocol Cancellable: AnyObject {
    func cancel()
}
public enum CachePolicy: Hashable, Sendable {
    case returnCacheDataElseFetch, fetchIgnoringCacheData, fetchIgnoringCacheCompletely, returnCacheDataDontFetch
    case returnCacheDataAndFetch
    nonisolated(unsafe) public static var `default`: CachePolicy = .returnCacheDataElseFetch
}
public protocol RequestContext {}
public typealias GraphQLResultHandler<Data: RootSelectionSet> = (Result<GraphQLResult<Data>, any Error>) -> Void

public struct GraphQLResult<Data: RootSelectionSet> {
    public enum Source: Hashable, Sendable { case cache, server }
    public let data: Data?, errors: [GraphQLError]?, extensions: [String: AnyHashable]?, source: Source
    public init(
        data: Data?, extensions: [String: AnyHashable]?, errors: [GraphQLError]?, source: Source,
        dependentKeys: Set<String>? = nil
    ) {
        (self.data, self.extensions, self.errors, self.source) = (data, extensions, errors, source)
    }
}
public struct GraphQLError: Error, Hashable, CustomStringConvertible, LocalizedError, @unchecked Sendable {
    private let object: JSONObject
    public init(_ object: JSONObject) { self.object = object }
    public subscript(key: String) -> Any? { object[key]?.base }
    public var message: String? { self["message"] as? String }
    public var path: [AnyHashable]? { self["path"] as? [AnyHashable] }
    public var extensions: [String: Any?]? { self["extensions"] as? [String: AnyHashable] }
    public var description: String { message ?? "GraphQL Error" }
    public var errorDescription: String? { description }
}

public final class ApolloClient {
    public let store: ApolloStore
    private let transport: RequestChainNetworkTransport
    public init(networkTransport: RequestChainNetworkTransport, store: ApolloStore) {
        (transport, self.store) = (networkTransport, store)
    }
    public convenience init(url: URL) {
        let store = ApolloStore()
        let provider = DefaultInterceptorProvider(store: store)
        self.init(networkTransport: RequestChainNetworkTransport(interceptorProvider: provider, endpointURL: url),
                  store: store)
    }
    @discardableResult
    public func fetch<Query: GraphQLQuery>(
        query: Query, cachePolicy: CachePolicy = .default, contextIdentifier: UUID? = nil,
        context: (any RequestContext)? = nil, queue: DispatchQueue = .main,
        resultHandler: GraphQLResultHandler<Query.Data>? = nil
    ) -> any Cancellable { transport.send(query, queue, resultHandler) }
    @discardableResult
    public func perform<Mutation: GraphQLMutation>(
        mutation: Mutation, publishResultToStore: Bool = true, contextIdentifier: UUID? = nil,
        context: (any RequestContext)? = nil, queue: DispatchQueue = .main,
        resultHandler: GraphQLResultHandler<Mutation.Data>? = nil
    ) -> any Cancellable { transport.send(mutation, queue, resultHandler) }
    /// The answer once: nothing changes a cache.
    public func watch<Query: GraphQLQuery>(
        query: Query, cachePolicy: CachePolicy = .default, context: (any RequestContext)? = nil,
        callbackQueue: DispatchQueue = .main, resultHandler: @escaping GraphQLResultHandler<Query.Data>
    ) -> GraphQLQueryWatcher<Query> { GraphQLQueryWatcher(transport.send(query, callbackQueue, resultHandler)) }
    /// Without effect: no socket is opened on this system.
    public func subscribe<Subscription: GraphQLSubscription>(
        subscription: Subscription, context: (any RequestContext)? = nil, queue: DispatchQueue = .main,
        resultHandler: @escaping GraphQLResultHandler<Subscription.Data>
    ) -> any Cancellable {
        standIn(self, "no socket is opened on this system")
        return Nothing()
    }
    /// Nothing to do: there is no cache.
    public func clearCache(
        callbackQueue: DispatchQueue = .main, completion: ((Result<Void, any Error>) -> Void)? = nil
    ) {
        callbackQueue.async { completion?(.success(())) }
    }
}
public final class GraphQLQueryWatcher<Query: GraphQLQuery>: Cancellable {
    private let request: any Cancellable
    init(_ request: any Cancellable) { self.request = request }
    public func cancel() { request.cancel() }
    /// Nothing to do: there is no cache.
    public func refetch(cachePolicy: CachePolicy = .fetchIgnoringCacheData) {}
}
private final class Nothing: Cancellable {
    func cancel() {}
}
