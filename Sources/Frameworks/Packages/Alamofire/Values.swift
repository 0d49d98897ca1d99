@_exported import Foundation
@_exported import FoundationNetworking

// Alamofire: what requests are made of. They are sent by URLSession, which answers from fixtures where there are any.

/// The method of a request.
public struct HTTPMethod: RawRepresentable, Equatable, Hashable, Sendable {
    public static let connect = HTTPMethod(rawValue: "CONNECT"), delete = HTTPMethod(rawValue: "DELETE")
    public static let get = HTTPMethod(rawValue: "GET"), head = HTTPMethod(rawValue: "HEAD")
    public static let options = HTTPMethod(rawValue: "OPTIONS"), patch = HTTPMethod(rawValue: "PATCH")
    public static let post = HTTPMethod(rawValue: "POST"), put = HTTPMethod(rawValue: "PUT")
    public static let query = HTTPMethod(rawValue: "QUERY"), trace = HTTPMethod(rawValue: "TRACE")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A header of a request or of an answer.
public struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
    public let name: String, value: String
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
    public var description: String { "\(name): \(value)" }
    public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
    public static func acceptLanguage(_ value: String) -> HTTPHeader {
        HTTPHeader(name: "Accept-Language", value: value)
    }
    public static func authorization(_ value: String) -> HTTPHeader { HTTPHeader(name: "Authorization", value: value) }
    public static func authorization(bearerToken: String) -> HTTPHeader { authorization("Bearer \(bearerToken)") }
    public static func authorization(username: String, password: String) -> HTTPHeader {
        authorization("Basic " + Data("\(username):\(password)".utf8).base64EncodedString())
    }
    public static func contentType(_ value: String) -> HTTPHeader { HTTPHeader(name: "Content-Type", value: value) }
    public static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }
}

/// Headers, of which the names are the same in capitals and small letters.
public struct HTTPHeaders: Equatable, Hashable, Sendable, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    Sequence, Collection, CustomStringConvertible {
    private var headers: [HTTPHeader] = []
    public static let `default`: HTTPHeaders = [.acceptLanguage("en;q=1.0")]
    public init() {}
    public init(_ headers: [HTTPHeader]) { headers.forEach { update($0) } }
    public init(_ dictionary: [String: String]) { dictionary.forEach { update(name: $0, value: $1) } }
    public init(dictionaryLiteral elements: (String, String)...) { elements.forEach { update(name: $0, value: $1) } }
    public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
    public mutating func add(name: String, value: String) { update(name: name, value: value) }
    public mutating func add(_ header: HTTPHeader) { update(header) }
    public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
    public mutating func update(_ header: HTTPHeader) {
        guard let index = index(of: header.name) else { return headers.append(header) }
        headers[index] = header
    }
    public mutating func remove(name: String) { if let index = index(of: name) { headers.remove(at: index) } }
    public func value(for name: String) -> String? { index(of: name).map { headers[$0].value } }
    public subscript(_ name: String) -> String? {
        get { value(for: name) }
        set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } }
    }
    public var dictionary: [String: String] {
        Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }
    private func index(of name: String) -> Int? {
        headers.firstIndex { $0.name.lowercased() == name.lowercased() }
    }
    public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
    public var startIndex: Int { headers.startIndex }
    public var endIndex: Int { headers.endIndex }
    public func index(after i: Int) -> Int { i + 1 }
    public subscript(position: Int) -> HTTPHeader { headers[position] }
    public var description: String { headers.map(\.description).joined(separator: "\n") }
}
extension URLRequest {
    public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
    }
    public var method: HTTPMethod? {
        get { httpMethod.map { HTTPMethod(rawValue: $0) } }
        set { httpMethod = newValue?.rawValue }
    }
    public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        allHTTPHeaderFields = headers?.dictionary
    }
}
extension HTTPURLResponse {
    public var headers: HTTPHeaders {
        HTTPHeaders(Dictionary(allHeaderFields.map { ("\($0)", "\($1)") }, uniquingKeysWith: { $1 }))
    }
}

/// What an address is made of.
public protocol URLConvertible: Sendable { func asURL() throws -> URL }
extension String: URLConvertible {
    public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
    }
}
extension URL: URLConvertible { public func asURL() throws -> URL { self } }
extension URLComponents: URLConvertible {
    public func asURL() throws -> URL {
        guard let url else { throw AFError.invalidURL(url: self) }
        return url
    }
}
/// What a request is made of.
public protocol URLRequestConvertible: Sendable { func asURLRequest() throws -> URLRequest }
extension URLRequestConvertible { public var urlRequest: URLRequest? { try? asURLRequest() } }
extension URLRequest: URLRequestConvertible { public func asURLRequest() throws -> URLRequest { self } }

/// Why a request failed.
public enum AFError: Error, LocalizedError {
    public enum ResponseValidationFailureReason: Sendable {
        case dataFileNil, dataFileReadFailed(at: URL), missingContentType(acceptableContentTypes: [String])
        case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
        case unacceptableStatusCode(code: Int), customValidationFailed(error: any Error)
    }
    public enum ResponseSerializationFailureReason: Sendable {
        case inputDataNilOrZeroLength, inputFileNil, inputFileReadFailed(at: URL), invalidEmptyResponse(type: String)
        case stringSerializationFailed(encoding: String.Encoding), jsonSerializationFailed(error: any Error)
        case decodingFailed(error: any Error), customSerializationFailed(error: any Error)
    }
    public enum ParameterEncodingFailureReason: Sendable {
        case missingURL, jsonEncodingFailed(error: any Error), customEncodingFailed(error: any Error)
    }
    case createURLRequestFailed(error: any Error), explicitlyCancelled, invalidURL(url: any URLConvertible)
    case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
    case parameterEncoderFailed(error: any Error), requestAdaptationFailed(error: any Error)
    case requestRetryFailed(retryError: any Error, originalError: any Error)
    case responseValidationFailed(reason: ResponseValidationFailureReason)
    case responseSerializationFailed(reason: ResponseSerializationFailureReason)
    case sessionDeinitialized, sessionInvalidated(error: (any Error)?), sessionTaskFailed(error: any Error)

    public var responseCode: Int? {
        guard case .responseValidationFailed(.unacceptableStatusCode(let code)) = self else { return nil }
        return code
    }
    public var underlyingError: (any Error)? {
        switch self {
        case .createURLRequestFailed(let error), .parameterEncoderFailed(let error), .sessionTaskFailed(let error),
             .requestAdaptationFailed(let error), .responseSerializationFailed(.decodingFailed(let error)),
             .responseSerializationFailed(.jsonSerializationFailed(let error)),
             .responseValidationFailed(.customValidationFailed(let error)), .requestRetryFailed(let error, _): error
        case .sessionInvalidated(let error): error
        default: nil
        }
    }
    public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
    public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
    public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
    public var isResponseValidationError: Bool { if case .responseValidationFailed = self { true } else { false } }
    public var isResponseSerializationError: Bool {
        if case .responseSerializationFailed = self { true } else { false }
    }
    public var errorDescription: String? {
        switch self {
        case .explicitlyCancelled: "Request explicitly cancelled."
        case .invalidURL(let url): "URL is not valid: \(url)"
        case .responseValidationFailed(.unacceptableStatusCode(let code)):
            "Response status code was unacceptable: \(code)."
        case .responseSerializationFailed: "Response could not be read: \(underlyingError.map { "\($0)" } ?? "no data")"
        default: underlyingError.map { "The request failed: \($0.localizedDescription)" } ?? "The request failed."
        }
    }
}
extension Error {
    public var asAFError: AFError? { self as? AFError }
    public func asAFError(orFailWith message: @autoclosure () -> String, file: StaticString = #file,
                          line: UInt = #line) -> AFError {
        guard let error = self as? AFError else { fatalError(message(), file: file, line: line) }
        return error
    }
}

/// What came back, and what was made of it.
public struct DataResponse<Success, Failure: Error> {
    public let request: URLRequest?, response: HTTPURLResponse?, data: Data?
    public let metrics: URLSessionTaskMetrics?, serializationDuration: TimeInterval, result: Result<Success, Failure>
    public init(request: URLRequest?, response: HTTPURLResponse?, data: Data?, metrics: URLSessionTaskMetrics?,
                serializationDuration: TimeInterval, result: Result<Success, Failure>) {
        (self.request, self.response, self.data, self.metrics) = (request, response, data, metrics)
        (self.serializationDuration, self.result) = (serializationDuration, result)
    }
    public var value: Success? { if case .success(let value) = result { value } else { nil } }
    public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
    public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
        DataResponse<New, Failure>(request: request, response: response, data: data, metrics: metrics,
                                   serializationDuration: serializationDuration, result: result.map(transform))
    }
    public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
        DataResponse<Success, New>(request: request, response: response, data: data, metrics: metrics,
                                   serializationDuration: serializationDuration, result: result.mapError(transform))
    }
}
extension DataResponse: Sendable where Success: Sendable {}
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>

/// An answer without a body.
public struct Empty: Codable, Sendable { public static let value = Empty() }
