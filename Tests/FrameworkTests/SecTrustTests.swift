import Foundation
import QuadrantFoundation
import Security
import Testing

@Suite("SecTrust")
struct SecTrustTests {
    /// A sequence with the common names "A" and "Bob".
    private static let bytes = Data([0x30, 17, 0x06, 3, 0x55, 4, 3, 0x0C, 1, 0x41, 0x06, 3, 0x55, 4, 3, 0x0C, 3]
        + Array("Bob".utf8))

    @Test func aCertificateIsItsBytesAndHasTheNameOfItsSubject() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, Self.bytes as CFData))
        #expect(SecCertificateCopyData(certificate) as Data == Self.bytes)
        #expect(SecCertificateCopySubjectSummary(certificate) as String? == "Bob")
        #expect(SecCertificateCreateWithData(nil, Data("text".utf8) as CFData) == nil)
    }

    @Test func noChainIsTrusted() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, Self.bytes as CFData))
        var trust: SecTrust?, error: CFError?
        #expect(SecTrustCreateWithCertificates([certificate] as CFArray, SecPolicyCreateBasicX509(), &trust) == 0)
        let chain = try #require(trust)
        #expect(SecTrustGetCertificateCount(chain) == 1)
        #expect(SecTrustCopyCertificateChain(chain) as? [SecCertificate] == [certificate])
        #expect(!SecTrustEvaluateWithError(chain, &error) && error != nil)
    }
}
