import Foundation

// Programs, categories and domains, which only the system can tell apart: it alone makes their tokens.

/// A program, a category or a domain that a person has chosen, of which only the system knows which it is.
public struct Token<T>: Codable, Hashable, Sendable {
    private var data = Data()
}
/// A chosen program.
public typealias ApplicationToken = Token<Application>
/// A chosen category of programs.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// A chosen domain of the web.
public typealias WebDomainToken = Token<WebDomain>

/// A program.
public struct Application: Codable, Hashable, Sendable {
    /// The identifier of the program; nil where only its token is known.
    public let bundleIdentifier: String?
    /// The token; nil where only the identifier is known.
    public let token: ApplicationToken?
    /// The name that people see: nil, which only extensions of the system receive.
    public var localizedDisplayName: String? { nil }
    /// The program of a token.
    public init(token: ApplicationToken) { (bundleIdentifier, self.token) = (nil, token) }
    /// The program of an identifier.
    public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
}
/// A category of programs, such as games.
public struct ActivityCategory: Codable, Hashable, Sendable {
    /// The token.
    public let token: ActivityCategoryToken?
    /// The name that people see: nil, which only extensions of the system receive.
    public var localizedDisplayName: String? { nil }
    /// The category of a token.
    public init(token: ActivityCategoryToken) { self.token = token }
}
/// A domain of the web.
public struct WebDomain: Codable, Hashable, Sendable {
    /// The domain; nil where only its token is known.
    public let domain: String?
    /// The token; nil where only the domain is known.
    public let token: WebDomainToken?
    /// The domain of a token.
    public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
    /// The domain of a name.
    public init(domain: String) { (self.domain, token) = (domain, nil) }
}
