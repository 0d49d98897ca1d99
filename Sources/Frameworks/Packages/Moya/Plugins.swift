import Foundation

// Plugins: they see and change requests and answers.

public protocol RequestType {
    var request: URLRequest? { get }
    var sessionHeaders: [String: String] { get }
}
public protocol PluginType {
    func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
    func willSend(_ request: any RequestType, target: any TargetType)
    func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType)
    func process(_ result: Result<Moya.Response, MoyaError>, target: any TargetType)
        -> Result<Moya.Response, MoyaError>
}
extension PluginType {
    public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
    public func willSend(_ request: any RequestType, target: any TargetType) {}
    public func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {}
    public func process(_ result: Result<Moya.Response, MoyaError>, target: any TargetType)
        -> Result<Moya.Response, MoyaError> { result }
}

public enum AuthorizationType: Equatable, Sendable {
    case basic, bearer, custom(String)
    public var value: String {
        switch self {
        case .basic: "Basic"
        case .bearer: "Bearer"
        case .custom(let text): text
        }
    }
}
public protocol AccessTokenAuthorizable {
    var authorizationType: AuthorizationType? { get }
}
public struct AccessTokenPlugin: PluginType {
    public typealias TokenClosure = (any TargetType) -> String
    public let tokenClosure: TokenClosure
    public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }
    public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
        let inner = (target as? MultiTarget)?.target ?? target
        guard let type = (inner as? any AccessTokenAuthorizable)?.authorizationType else { return request }
        var request = request
        request.addValue("\(type.value) \(tokenClosure(inner))", forHTTPHeaderField: "Authorization")
        return request
    }
}
public enum NetworkActivityChangeType: Sendable { case began, ended }
public final class NetworkActivityPlugin: PluginType {
    private let change: (NetworkActivityChangeType, any TargetType) -> Void
    public init(networkActivityClosure: @escaping (NetworkActivityChangeType, any TargetType) -> Void) {
        change = networkActivityClosure
    }
    public func willSend(_ request: any RequestType, target: any TargetType) { change(.began, target) }
    public func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {
        change(.ended, target)
    }
}
public final class NetworkLoggerPlugin: PluginType {
    public struct Configuration {
        public struct LogOptions: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let `default`: LogOptions = [.requestMethod, .requestHeaders, .successResponseBody]
            public static let verbose: LogOptions = [.default, .requestBody, .errorResponseBody]
            public static let requestMethod = LogOptions(rawValue: 1), requestBody = LogOptions(rawValue: 2)
            public static let requestHeaders = LogOptions(rawValue: 4), formatRequestAscURL = LogOptions(rawValue: 8)
            public static let successResponseBody = LogOptions(rawValue: 16)
            public static let errorResponseBody = LogOptions(rawValue: 32)
        }
        public typealias OutputType = (_ target: any TargetType, _ items: [String]) -> Void
        public var output: OutputType, logOptions: LogOptions
        public init(output: @escaping OutputType = { $1.forEach { print($0) } }, logOptions: LogOptions = .default) {
            (self.output, self.logOptions) = (output, logOptions)
        }
    }
    public var configuration: Configuration
    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }
    public func willSend(_ request: any RequestType, target: any TargetType) {
        configuration.output(target, ["Moya_Logger: [\(target.method.rawValue)] \(target.address)"])
    }
    public func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {
        switch result {
        case .success(let response): configuration.output(target, ["Moya_Logger: \(response.description)"])
        case .failure(let error): configuration.output(target, ["Moya_Logger: \(error.localizedDescription)"])
        }
    }
}
