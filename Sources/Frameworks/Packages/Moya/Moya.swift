import Alamofire
import Foundation
import QuadrantSubstitutes

// Moya: targets of a service, which Alamofire sends. Stubs answer with the sample data of a target.

public typealias Method = Alamofire.HTTPMethod
public typealias URLEncoding = Alamofire.URLEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias RequestInterceptor = Alamofire.RequestInterceptor
public typealias Session = Alamofire.Session
public typealias RequestMultipartFormData = Alamofire.MultipartFormData

public enum ValidationType: Equatable, Sendable {
    case none, successCodes, successAndRedirectCodes, customCodes([Int])
    var statusCodes: [Int] {
        switch self {
        case .none: []
        case .successCodes: Array(200..<300)
        case .successAndRedirectCodes: Array(200..<400)
        case .customCodes(let codes): codes
        }
    }
}
public protocol TargetType {
    var baseURL: URL { get }
    var path: String { get }
    var method: Method { get }
    var sampleData: Data { get }
    var task: Task { get }
    var validationType: ValidationType { get }
    var headers: [String: String]? { get }
}
extension TargetType {
    public var sampleData: Data { Data() }
    public var validationType: ValidationType { .none }
    var address: URL { path.isEmpty ? baseURL : baseURL.appendingPathComponent(path) }
}
public enum MultiTarget: TargetType {
    case target(any TargetType)
    public init(_ target: any TargetType) { self = .target(target) }
    public var target: any TargetType { switch self { case .target(let target): target } }
    public var baseURL: URL { target.baseURL }
    public var path: String { target.path }
    public var method: Method { target.method }
    public var sampleData: Data { target.sampleData }
    public var task: Task { target.task }
    public var validationType: ValidationType { target.validationType }
    public var headers: [String: String]? { target.headers }
}
public struct MultipartFormData: Hashable {
    public enum FormDataProvider: Hashable { case data(Data), file(URL) }
    public let provider: FormDataProvider, name: String, fileName: String?, mimeType: String?
    public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) {
        (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
    }
}
public typealias DownloadDestination = (URL, HTTPURLResponse) -> (destinationURL: URL, options: Int)

/// What is sent with a request. It has the name of the standard library's type, as in the package.
public enum Task {
    case requestPlain, requestData(Data), requestJSONEncodable(any Encodable)
    case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
    case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
    case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
    case requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])
    case uploadFile(URL), uploadMultipart([MultipartFormData])
    case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
    case downloadDestination(DownloadDestination)
    case downloadParameters(
        parameters: [String: Any], encoding: any ParameterEncoding, destination: DownloadDestination)
}

public final class Response: CustomDebugStringConvertible, Equatable, @unchecked Sendable {
    public let statusCode: Int, data: Data, request: URLRequest?, response: HTTPURLResponse?
    public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) {
        (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
    }
    public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
    public var debugDescription: String { description }
    public static func == (a: Response, b: Response) -> Bool { a.statusCode == b.statusCode && a.data == b.data }

    public func filter<R: RangeExpression<Int>>(statusCodes: R) throws -> Response {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
    }
    public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
    public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }
    public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
        do { return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
            if data.isEmpty, !failsOnEmptyData { return NSNull() }
            throw MoyaError.jsonMapping(self)
        }
    }
    public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
        let text = keyPath == nil ? String(data: data, encoding: .utf8) : try part(keyPath) as? String
        guard let text else { throw MoyaError.stringMapping(self) }
        return text
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) throws -> D {
        do {
            let wanted = keyPath == nil ? data
                : try JSONSerialization.data(withJSONObject: part(keyPath), options: .fragmentsAllowed)
            let isEmpty = wanted.isEmpty && !failsOnEmptyData
            if isEmpty, let value = try? decoder.decode(D.self, from: Data("{}".utf8)) { return value }
            if isEmpty, let value = try? decoder.decode(D.self, from: Data("[{}]".utf8)) { return value }
            return try decoder.decode(D.self, from: wanted)
        } catch { throw MoyaError.objectMapping(error, self) }
    }
    private func part(_ path: String?) throws -> Any {
        let names = (path ?? "").split(separator: ".").map(String.init)
        return try names.reduce(mapJSON()) { ($0 as? [String: Any])?[$1] ?? NSNull() }
    }
}
public enum MoyaError: Error, LocalizedError {
    case imageMapping(Response), jsonMapping(Response), stringMapping(Response)
    case objectMapping(any Error, Response), encodableMapping(any Error), statusCode(Response)
    case underlying(any Error, Response?), requestMapping(String), parameterEncoding(any Error)
    public var response: Response? {
        switch self {
        case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
             .objectMapping(_, let response), .statusCode(let response): response
        case .underlying(_, let response): response
        case .encodableMapping, .requestMapping, .parameterEncoding: nil
        }
    }
    public var errorCode: Int { 0 }
    public var errorDescription: String? {
        switch self {
        case .imageMapping: "Failed to map data to an Image."
        case .jsonMapping: "Failed to map data to JSON."
        case .stringMapping: "Failed to map data to a String."
        case .objectMapping: "Failed to map data to a Decodable object."
        case .encodableMapping: "Failed to encode Encodable object into data."
        case .statusCode: "Status code didn't fall within the given range."
        case .underlying(let error, _): error.localizedDescription
        case .requestMapping: "Failed to map Endpoint to a URLRequest."
        case .parameterEncoding(let error): "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
        }
    }
}
