import Alamofire
import Foundation

// Providers: they make an endpoint and a request of a target, and send it.

public typealias Completion = (_ result: Result<Moya.Response, MoyaError>) -> Void
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

public struct ProgressResponse {
    public let response: Response?, progressObject: Progress?
    public var progress: Double { progressObject?.fractionCompleted ?? 1 }
    public var completed: Bool { progress >= 1 && response != nil }
}
public protocol Cancellable {
    var isCancelled: Bool { get }
    func cancel()
}
public enum StubBehavior: Sendable { case never, immediate, delayed(seconds: TimeInterval) }
public enum EndpointSampleResponse {
    case networkResponse(Int, Data), response(HTTPURLResponse, Data), networkError(NSError)
}
open class Endpoint {
    public let url: String, sampleResponseClosure: () -> EndpointSampleResponse, method: Moya.Method, task: Task
    public let httpHeaderFields: [String: String]?
    public init(url: String, sampleResponseClosure: @escaping () -> EndpointSampleResponse, method: Moya.Method,
                task: Task, httpHeaderFields: [String: String]?) {
        (self.url, self.sampleResponseClosure, self.method) = (url, sampleResponseClosure, method)
        (self.task, self.httpHeaderFields) = (task, httpHeaderFields)
    }
    open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
        let fields = (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 }
        return Endpoint(url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
                        httpHeaderFields: fields)
    }
    open func replacing(task: Task) -> Endpoint {
        Endpoint(url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
                 httpHeaderFields: httpHeaderFields)
    }
    public func urlRequest() throws -> URLRequest {
        guard let address = URL(string: url) else { throw MoyaError.requestMapping(url) }
        var request = URLRequest(url: address)
        request.httpMethod = method.rawValue
        for (name, value) in httpHeaderFields ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        do { return try fill(request) } catch let error as MoyaError { throw error } catch {
            throw MoyaError.parameterEncoding(error)
        }
    }
    private func fill(_ plain: URLRequest) throws -> URLRequest {
        var request = plain
        func encode(_ value: any Encodable, _ encoder: JSONEncoder) throws -> URLRequest {
            do { request.httpBody = try encoder.encode(value) } catch { throw MoyaError.encodableMapping(error) }
            if request.value(forHTTPHeaderField: "Content-Type") == nil {
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            }
            return request
        }
        switch task {
        case .requestPlain, .downloadDestination: return request
        case .requestData(let data):
            request.httpBody = data
            return request
        case .requestJSONEncodable(let value): return try encode(value, JSONEncoder())
        case .requestCustomJSONEncodable(let value, let encoder): return try encode(value, encoder)
        case .requestParameters(let parameters, let encoding), .downloadParameters(let parameters, let encoding, _):
            return try encoding.encode(request, with: parameters)
        case .requestCompositeData(let data, let parameters):
            request.httpBody = data
            return try URLEncoding.queryString.encode(request, with: parameters)
        case .requestCompositeParameters(let body, let encoding, let parameters):
            return try URLEncoding.queryString.encode(encoding.encode(request, with: body), with: parameters)
        case .uploadFile(let file):
            request.httpBody = try Data(contentsOf: file)
            return request
        case .uploadMultipart(let parts): return try join(parts, request)
        case .uploadCompositeMultipart(let parts, let parameters):
            return try join(parts, URLEncoding.queryString.encode(request, with: parameters))
        }
    }
    private func join(_ parts: [MultipartFormData], _ plain: URLRequest) throws -> URLRequest {
        var request = plain, body = Data()
        let boundary = "moya.boundary"
        for part in parts {
            var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name)\""
            head += part.fileName.map { "; filename=\"\($0)\"" } ?? ""
            head += (part.mimeType.map { "\r\nContent-Type: \($0)" } ?? "") + "\r\n\r\n"
            body.append(Data(head.utf8))
            switch part.provider {
            case .data(let data): body.append(data)
            case .file(let file): body.append(try Data(contentsOf: file))
            }
            body.append(Data("\r\n".utf8))
        }
        body.append(Data("--\(boundary)--\r\n".utf8))
        request.httpBody = body
        request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
        return request
    }
}

public protocol MoyaProviderType: AnyObject {
    associatedtype Target: TargetType
    func request(_ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?,
                 completion: @escaping Completion) -> any Cancellable
}
open class MoyaProvider<Target: TargetType>: MoyaProviderType {
    public typealias EndpointClosure = (Target) -> Endpoint
    public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
    public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
    public typealias StubClosure = (Target) -> StubBehavior
    public let endpointClosure: EndpointClosure, requestClosure: RequestClosure, stubClosure: StubClosure
    public let session: Alamofire.Session, plugins: [any PluginType]
    private let queue: DispatchQueue?

    public init(
        endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
        requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
        session: Alamofire.Session = MoyaProvider.defaultAlamofireSession(), plugins: [any PluginType] = [],
        trackInflights: Bool = false
    ) {
        (self.endpointClosure, self.requestClosure, self.stubClosure) = (endpointClosure, requestClosure, stubClosure)
        (queue, self.session, self.plugins) = (callbackQueue, session, plugins)
    }
    public static func neverStub(_ target: Target) -> StubBehavior { .never }
    public static func immediatelyStub(_ target: Target) -> StubBehavior { .immediate }
    public static func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
        { _ in .delayed(seconds: seconds) }
    }
    public static func defaultAlamofireSession() -> Alamofire.Session { .default }
    public static func defaultEndpointMapping(for target: Target) -> Endpoint {
        Endpoint(url: target.address.absoluteString,
                 sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
                 task: target.task, httpHeaderFields: target.headers)
    }
    public static func defaultRequestMapping(for endpoint: Endpoint, closure: RequestResultClosure) {
        do { closure(.success(try endpoint.urlRequest())) } catch {
            closure(.failure(error as? MoyaError ?? .underlying(error, nil)))
        }
    }
    open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

    @discardableResult
    open func request(_ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
                      completion: @escaping Completion) -> any Cancellable {
        let token = Token(), endpoint = endpoint(target), plugins = plugins
        let reply = callbackQueue ?? queue ?? .main
        func finish(_ result: Result<Moya.Response, MoyaError>) {
            for plugin in plugins { plugin.didReceive(result, target: target) }
            let processed = plugins.reduce(result) { $1.process($0, target: target) }
            nonisolated(unsafe) let completion = completion, progress = progress
            reply.async {
                if case .success(let response) = processed {
                    progress?(ProgressResponse(response: response, progressObject: nil))
                }
                completion(processed)
            }
        }
        requestClosure(endpoint) { [session] made in
            guard case .success(let plain) = made else {
                if case .failure(let error) = made { finish(.failure(error)) }
                return
            }
            let prepared = plugins.reduce(plain) { $1.prepare($0, target: target) }
            for plugin in plugins { plugin.willSend(Sent(request: prepared), target: target) }
            switch self.stubClosure(target) {
            case .immediate: finish(Self.stub(endpoint, prepared))
            case .delayed(let seconds):
                nonisolated(unsafe) let finish = finish
                DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                    finish(Self.stub(endpoint, prepared))
                }
            case .never:
                nonisolated(unsafe) let finish = finish
                nonisolated(unsafe) let target = target
                token.request = session.request(prepared).responseData(queue: reply) { answer in
                    finish(Self.read(answer, target))
                }
            }
        }
        return token
    }
    private static func stub(_ endpoint: Endpoint, _ request: URLRequest) -> Result<Moya.Response, MoyaError> {
        switch endpoint.sampleResponseClosure() {
        case .networkResponse(let code, let data):
            .success(Response(statusCode: code, data: data, request: request))
        case .response(let response, let data):
            .success(Response(statusCode: response.statusCode, data: data, request: request, response: response))
        case .networkError(let error): .failure(.underlying(error, nil))
        }
    }
    private static func read(_ answer: AFDataResponse<Data>, _ target: Target) -> Result<Moya.Response, MoyaError> {
        // Files that answer requests have no status code.
        guard let data = answer.data ?? answer.value, answer.response != nil || answer.error == nil else {
            return .failure(.underlying(answer.error ?? AFError.explicitlyCancelled, nil))
        }
        let response = Response(statusCode: answer.response?.statusCode ?? 200, data: data, request: answer.request,
                                response: answer.response)
        let wanted = target.validationType.statusCodes
        return wanted.isEmpty || wanted.contains(response.statusCode) ? .success(response)
            : .failure(.statusCode(response))
    }
}
private final class Token: Cancellable {
    var request: DataRequest?
    private(set) var isCancelled = false
    func cancel() {
        isCancelled = true
        request?.cancel()
    }
}
private struct Sent: RequestType {
    var request: URLRequest?
    var sessionHeaders: [String: String] { [:] }
}
