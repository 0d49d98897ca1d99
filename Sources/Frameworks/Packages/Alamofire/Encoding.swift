import Foundation

public typealias Parameters = [String: Any]

/// Puts values into a request.
public protocol ParameterEncoding: Sendable {
    func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}

/// Puts values into the address or, as a form, into the body.
public struct URLEncoding: ParameterEncoding {
    public enum Destination: Sendable { case methodDependent, queryString, httpBody }
    public enum ArrayEncoding: Sendable { case brackets, noBrackets, indexInBrackets }
    public enum BoolEncoding: Sendable { case numeric, literal }
    public static var `default`: URLEncoding { URLEncoding() }
    public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
    public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }
    public let destination: Destination, arrayEncoding: ArrayEncoding, boolEncoding: BoolEncoding
    public init(destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
                boolEncoding: BoolEncoding = .numeric) {
        (self.destination, self.arrayEncoding, self.boolEncoding) = (destination, arrayEncoding, boolEncoding)
    }

    public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters, !parameters.isEmpty else { return request }
        let pairs = parameters.keys.sorted().flatMap { components($0, parameters[$0]!) }
        let form = pairs.map { "\($0)=\($1)" }.joined(separator: "&")
        let inAddress: Bool = switch destination {
        case .queryString: true
        case .httpBody: false
        case .methodDependent: [nil, .get, .head, .delete].contains(request.method)
        }
        if inAddress {
            guard let url = request.url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
                throw AFError.parameterEncodingFailed(reason: .missingURL)
            }
            parts.percentEncodedQuery = (parts.percentEncodedQuery.map { $0 + "&" } ?? "") + form
            request.url = parts.url
        } else {
            if request.headers["Content-Type"] == nil {
                request.headers.update(.contentType("application/x-www-form-urlencoded; charset=utf-8"))
            }
            request.httpBody = Data(form.utf8)
        }
        return request
    }
    private func components(_ key: String, _ value: Any) -> [(String, String)] {
        switch value {
        case let values as [String: Any]:
            return values.keys.sorted().flatMap { components("\(key)[\($0)]", values[$0]!) }
        case let values as [Any]:
            return values.enumerated().flatMap { index, value in
                switch arrayEncoding {
                case .brackets: components("\(key)[]", value)
                case .noBrackets: components(key, value)
                case .indexInBrackets: components("\(key)[\(index)]", value)
                }
            }
        case let flag as Bool: return [(escape(key), boolEncoding == .numeric ? (flag ? "1" : "0") : "\(flag)")]
        default: return [(escape(key), escape("\(value)"))]
        }
    }
    public func escape(_ string: String) -> String {
        string.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? string
    }
    private static let allowed = CharacterSet.urlQueryAllowed
        .subtracting(CharacterSet(charactersIn: ":#[]@!$&'()*+,;="))
}

/// Puts values into the body, as JSON.
public struct JSONEncoding: ParameterEncoding {
    public static var `default`: JSONEncoding { JSONEncoding() }
    public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }
    public let options: JSONSerialization.WritingOptions
    public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

    public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        try encode(urlRequest, withJSONObject: parameters)
    }
    public func encode(_ urlRequest: any URLRequestConvertible, withJSONObject jsonObject: Any? = nil) throws
        -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let jsonObject else { return request }
        do { request.httpBody = try JSONSerialization.data(withJSONObject: jsonObject, options: options) } catch {
            throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
        }
        if request.headers["Content-Type"] == nil { request.headers.update(.contentType("application/json")) }
        return request
    }
}

/// Puts an encodable value into a request.
public protocol ParameterEncoder: Sendable {
    func encode<P: Encodable & Sendable>(_ parameters: P?, into request: URLRequest) throws -> URLRequest
}
public final class JSONParameterEncoder: ParameterEncoder {
    public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
    public let encoder: JSONEncoder
    public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }
    public func encode<P: Encodable & Sendable>(_ parameters: P?, into request: URLRequest) throws -> URLRequest {
        guard let parameters else { return request }
        var request = request
        request.httpBody = try encoder.encode(parameters)
        if request.headers["Content-Type"] == nil { request.headers.update(.contentType("application/json")) }
        return request
    }
}
public final class URLEncodedFormParameterEncoder: ParameterEncoder {
    public enum Destination: Sendable { case methodDependent, queryString, httpBody }
    public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
    public let destination: Destination
    public init(destination: Destination = .methodDependent) { self.destination = destination }
    public func encode<P: Encodable & Sendable>(_ parameters: P?, into request: URLRequest) throws -> URLRequest {
        guard let parameters else { return request }
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters))
        let values = (object as? [String: Any] ?? [:]).filter { !($0.value is NSNull) }
        let place: URLEncoding.Destination = switch destination {
        case .methodDependent: .methodDependent
        case .queryString: .queryString
        case .httpBody: .httpBody
        }
        return try URLEncoding(destination: place).encode(request, with: values)
    }
}
extension ParameterEncoder where Self == JSONParameterEncoder {
    public static var json: JSONParameterEncoder { .default }
    public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
        JSONParameterEncoder(encoder: encoder)
    }
}
extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
    public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
}

/// Parts of a body of several.
open class MultipartFormData {
    public let boundary = "quadrant.boundary.\(UUID().uuidString)"
    private var parts = Data()
    public init() {}
    open var contentType: String { "multipart/form-data; boundary=\(boundary)" }
    public var contentLength: UInt64 { UInt64(parts.count) }
    public func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {
        var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\""
        if let fileName { head += "; filename=\"\(fileName)\"" }
        if let mimeType { head += "\r\nContent-Type: \(mimeType)" }
        parts += Data((head + "\r\n\r\n").utf8) + data + Data("\r\n".utf8)
    }
    public func append(_ fileURL: URL, withName name: String) {
        append(fileURL, withName: name, fileName: fileURL.lastPathComponent, mimeType: "application/octet-stream")
    }
    public func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {
        append((try? Data(contentsOf: fileURL)) ?? Data(), withName: name, fileName: fileName, mimeType: mimeType)
    }
    public func encode() throws -> Data { parts + Data("--\(boundary)--\r\n".utf8) }
}
