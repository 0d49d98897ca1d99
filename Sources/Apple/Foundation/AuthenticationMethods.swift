import FoundationNetworking

// Foundation on Linux has these names and forbids their use.

/// The server's certificates are to be checked. No connection here asks for it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The server wants a certificate. No connection here asks for it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
/// Both agree on a method. No connection here asks for it.
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
/// NTLM. No connection here asks for it.
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
