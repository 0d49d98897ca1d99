public import Foundation
public import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, which has been loaded as a whole when the first one is read.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        fileprivate let data: Data
        /// The task of the load; nil, since it has ended.
        public var task: URLSessionDataTask? { nil }
        public func makeAsyncIterator() -> Iterator { Iterator(data: data) }
        /// Goes through the bytes.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let data: Data
            fileprivate var index = 0
            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                guard index < data.count else { return nil }
                defer { index += 1 }
                return data[data.startIndex + index]
            }
        }
        /// The lines of the answer as UTF-8, without those that are empty.
        public var lines: Lines { Lines(text: String(decoding: data, as: UTF8.self)) }
        /// The characters of the answer as UTF-8.
        public var characters: AsyncStream<Character> {
            let text = String(decoding: data, as: UTF8.self)
            return AsyncStream { continuation in
                text.forEach { continuation.yield($0) }
                continuation.finish()
            }
        }
        /// Lines of a text.
        public struct Lines: AsyncSequence, Sendable {
            public typealias Element = String
            fileprivate let text: String
            public func makeAsyncIterator() -> Iterator {
                Iterator(lines: text.split(whereSeparator: \.isNewline).map(String.init)[...])
            }
            /// Goes through the lines.
            public struct Iterator: AsyncIteratorProtocol {
                fileprivate var lines: ArraySlice<String>
                /// The next line; nil at the end.
                public mutating func next() async throws -> String? { lines.popFirst() }
            }
        }
    }

    /// The bytes of an address, loaded as a whole; throws the error of the load.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
        -> (AsyncBytes, URLResponse)
    { try await bytes(for: URLRequest(url: url)) }
    /// The bytes of the answer to a request, loaded as a whole; throws the error of the load.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws
        -> (AsyncBytes, URLResponse)
    {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data), response)
    }
}

extension URLRequest {
    /// Who has asked for a load.
    public enum Attribution: UInt, Sendable { case developer, user }
    /// The program. Nothing to do: nothing reads who has asked for a load.
    public var attribution: Attribution {
        get { .developer }
        set {}
    }
    /// True. Nothing to do: the host has one network.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// True. Nothing to do: the host has one network.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// False. Nothing to do: loads use HTTP 1.1 and 2.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}
extension URLSessionConfiguration {
    /// True. Nothing to do: the host has one network.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// True. Nothing to do: the host has one network.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// False. Nothing to do: programs are not started for a load.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
}
