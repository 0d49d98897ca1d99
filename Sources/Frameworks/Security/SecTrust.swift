public import Foundation
public import QuadrantFoundation

// Certificates and what is believed of them. There is no store of roots here, so that no chain is trusted.

/// A certificate, as its bytes.
public final class SecCertificate: Hashable, Sendable {
    let bytes: Data
    init(_ bytes: Data) { self.bytes = bytes }
    public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool { lhs.bytes == rhs.bytes }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
/// A certificate with its key. None is made here.
public final class SecIdentity: Sendable {
    private init() {}
}
/// By which rules a chain is believed.
public final class SecPolicy: Hashable, Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    public static func == (lhs: SecPolicy, rhs: SecPolicy) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
/// A chain of certificates, with rules.
public final class SecTrust: Sendable {
    let chain: [SecCertificate]
    init(_ chain: [SecCertificate]) { self.chain = chain }
}
/// What is believed of a chain.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0, proceed = 1, deny = 3, unspecified = 4, recoverableTrustFailure = 5, fatalTrustFailure = 6
    case otherError = 7
}
/// The chain is not trusted.
public let errSecNotTrusted: OSStatus = -67843
/// The certificate cannot be read.
public let errSecInvalidCertificateRef: OSStatus = -67828

/// A certificate of its bytes; nil where they are no sequence of DER.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    let bytes = data as Data
    return bytes.count > 4 && bytes.first == 0x30 ? SecCertificate(bytes) : nil
}
/// Its bytes.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.bytes as CFData }
/// The common name of its subject; nil without one.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    // The names of the issuer come first.
    let (bytes, mark) = (Array(certificate.bytes), [0x06, 0x03, 0x55, 0x04, 0x03] as [UInt8])
    var names: [String] = []
    for index in bytes.indices.dropLast(mark.count + 2) where bytes[index..<index + mark.count].elementsEqual(mark) {
        let start = index + mark.count + 2, count = Int(bytes[start - 1])
        if count < 0x80, start + count <= bytes.count {
            names.append(String(decoding: bytes[start..<start + count], as: UTF8.self))
        }
    }
    return names.prefix(2).last.map { $0 as CFString }
}
/// Nil: keys of certificates are not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// The rules for a connection to a host.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy("SSL " + ((hostname as String?) ?? ""))
}
/// The rules of X.509 alone.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy("X.509") }

/// A chain of one certificate or of several, to be evaluated.
public func SecTrustCreateWithCertificates(_ certificates: CFTypeRef, _ policies: CFTypeRef?,
                                           _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
    if let one = certificates as? SecCertificate { trust.pointee = SecTrust([one]) }
    else if let list = certificates as? [SecCertificate] { trust.pointee = SecTrust(list) }
    else { return errSecInvalidCertificateRef }
    return 0
}
/// False, with an error: no chain is trusted here.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted), userInfo: [
        NSLocalizedDescriptionKey: "There is no store of certificates on this system.",
    ])
    return false
}
/// `recoverableTrustFailure`: no chain is trusted here.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return 0
}
/// How many certificates a chain has.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.chain.count }
/// A certificate of a chain; nil beyond its end.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.chain.indices.contains(ix) ? trust.chain[ix] : nil
}
/// All certificates of a chain.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain as CFArray }
/// Nil: keys of certificates are not read.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Adds roots. Nothing to do: no chain is trusted here.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus { 0 }
/// Whether only the given roots are trusted. Nothing to do: no chain is trusted here.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { 0 }
/// Changes the rules. Nothing to do: no chain is trusted here.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { 0 }

extension URLProtectionSpace {
    /// Nil: connections are checked by the library that makes them.
    public var serverTrust: SecTrust? { nil }
    /// Nil: no server asks for a certificate.
    public var distinguishedNames: [Data]? { nil }
}
extension URLCredential {
    /// A credential that says that a chain is believed.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
    /// A credential of a certificate with its key.
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?,
                            persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
