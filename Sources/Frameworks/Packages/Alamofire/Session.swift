import Foundation

public let AF = Session.default

/// Changes requests before they are sent.
public protocol RequestAdapter: Sendable {
    func adapt(_ urlRequest: URLRequest, for session: Session,
               completion: @escaping @Sendable (_ result: Result<URLRequest, any Error>) -> Void)
}
extension RequestAdapter {
    public func adapt(_ urlRequest: URLRequest, for session: Session,
                      completion: @escaping @Sendable (_ result: Result<URLRequest, any Error>) -> Void) {
        completion(.success(urlRequest))
    }
}
public enum RetryResult: Sendable {
    case retry, retryWithDelay(TimeInterval), doNotRetry, doNotRetryWithError(any Error)
}
/// Says whether a request that failed is sent again.
public protocol RequestRetrier: Sendable {
    func retry(_ request: Request, for session: Session, dueTo error: any Error,
               completion: @escaping @Sendable (RetryResult) -> Void)
}
extension RequestRetrier {
    public func retry(_ request: Request, for session: Session, dueTo error: any Error,
                      completion: @escaping @Sendable (RetryResult) -> Void) {
        completion(.doNotRetry)
    }
}
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

/// Receives what happens to requests.
public protocol EventMonitor: Sendable {
    var queue: DispatchQueue { get }
    func requestDidResume(_ request: Request)
    func requestDidFinish(_ request: Request)
    func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
    func request<Value: Sendable>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
}
extension EventMonitor {
    public var queue: DispatchQueue { .main }
    public func requestDidResume(_ request: Request) {}
    public func requestDidFinish(_ request: Request) {}
    public func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>) {}
    public func request<Value: Sendable>(_ request: DataRequest,
                                         didParseResponse response: DataResponse<Value, AFError>) {}
}

/// Makes requests and sends them.
public final class Session: Sendable {
    public static let `default` = Session()
    public typealias RequestModifier = @Sendable (inout URLRequest) throws -> Void
    public let session: URLSession, interceptor: (any RequestInterceptor)?, eventMonitors: [any EventMonitor]
    public var sessionConfiguration: URLSessionConfiguration { session.configuration }
    /// Queues, policies and caches have no effect: requests are sent as those of URLSession.
    public init(configuration: URLSessionConfiguration = .default, rootQueue: DispatchQueue? = nil,
                startRequestsImmediately: Bool = true, interceptor: (any RequestInterceptor)? = nil,
                serverTrustManager: ServerTrustManager? = nil, eventMonitors: [any EventMonitor] = []) {
        session = URLSession(configuration: configuration)
        (self.interceptor, self.eventMonitors) = (interceptor, eventMonitors)
    }

    public func request(_ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
                      encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
                      interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil)
        -> DataRequest {
        made(interceptor) {
            var request = try URLRequest(url: convertible, method: method, headers: headers)
            try requestModifier?(&request)
            return try encoding.encode(request, with: parameters)
        }
    }
    public func request<P: Encodable & Sendable>(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: P? = nil,
        encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil) -> DataRequest {
        made(interceptor) {
            var request = try URLRequest(url: convertible, method: method, headers: headers)
            try requestModifier?(&request)
            return try encoder.encode(parameters, into: request)
        }
    }
    public func request(_ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil)
        -> DataRequest {
        made(interceptor) { try convertible.asURLRequest() }
    }
    public func upload(multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
                     usingThreshold encodingMemoryThreshold: UInt64 = 10_000_000, method: HTTPMethod = .post,
                     headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
                     fileManager: FileManager = .default, requestModifier: RequestModifier? = nil) -> UploadRequest {
        let form = MultipartFormData()
        multipartFormData(form)
        return made(interceptor) {
            var request = try URLRequest(url: url, method: method, headers: headers)
            request.headers.update(.contentType(form.contentType))
            request.httpBody = try form.encode()
            try requestModifier?(&request)
            return request
        }
    }
    public func upload(_ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
                     headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil) -> UploadRequest {
        made(interceptor) {
            var request = try URLRequest(url: convertible, method: method, headers: headers)
            request.httpBody = data
            return request
        }
    }
    /// The file is read from the answer; there is no progress.
    public func download(_ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
                       encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
                       interceptor: (any RequestInterceptor)? = nil) -> DownloadRequest {
        made(interceptor) {
            try encoding.encode(try URLRequest(url: convertible, method: method, headers: headers), with: parameters)
        }
    }
    private func made(_ interceptor: (any RequestInterceptor)?, _ make: () throws -> URLRequest) -> DataRequest {
        DataRequest(Result { try make() }, self, interceptor ?? self.interceptor)
    }
    public func cancelAllRequests(completingOnQueue queue: DispatchQueue = .main,
                                  completion: (@Sendable () -> Void)? = nil) {
        session.getAllTasks { tasks in
            tasks.forEach { $0.cancel() }
            queue.async { completion?() }
        }
    }
}
open class ServerTrustManager {
    public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]) {}
}
public protocol ServerTrustEvaluating: Sendable {}
public struct DisabledTrustEvaluator: ServerTrustEvaluating { public init() {} }
public struct DefaultTrustEvaluator: ServerTrustEvaluating { public init(validateHost: Bool = true) {} }
public struct PinnedCertificatesTrustEvaluator: ServerTrustEvaluating { public init() {} }
extension URLSessionConfiguration {
    public static var af: AF { AF() }
    public struct AF { public var `default`: URLSessionConfiguration { .default } }
}

/// Whether a network is there: always.
public final class NetworkReachabilityManager: Sendable {
    public enum NetworkReachabilityStatus: Sendable, Equatable {
        public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular }
        case unknown, notReachable, reachable(ConnectionType)
    }
    public typealias Listener = @Sendable (NetworkReachabilityStatus) -> Void
    public static let `default` = NetworkReachabilityManager()
    public init?() {}
    public convenience init?(host: String) { self.init() }
    public var isReachable: Bool { true }
    public var isReachableOnCellular: Bool { false }
    public var isReachableOnEthernetOrWiFi: Bool { true }
    public var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
    @discardableResult
    public func startListening(onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener)
        -> Bool {
        queue.async { listener(.reachable(.ethernetOrWiFi)) }
        return true
    }
    public func stopListening() {}
}
