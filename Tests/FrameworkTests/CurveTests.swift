import CryptoKit
import Foundation
import Testing

@Suite("Curves of CryptoKit")
struct CurveTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    private func bytes(_ hex: String) -> Data {
        Data(stride(from: 0, to: hex.count, by: 2).compactMap { start in
            let from = hex.index(hex.startIndex, offsetBy: start)
            return UInt8(hex[from..<hex.index(from, offsetBy: 2)], radix: 16)
        })
    }

    /// RFC 7748, section 6.1.
    @Test func twoPartiesAgreeOnASecret() throws {
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let bob = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(hex(alice.publicKey.rawRepresentation)
            == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        #expect(hex(bob.publicKey.rawRepresentation)
            == "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f")
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(secret.withUnsafeBytes { hex($0) }
            == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        #expect(try secret == bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
    }

    /// RFC 8032, section 7.1, tests 1 and 2.
    @Test func signaturesOfEdwardsCurvesAreThoseOfTheStandard() throws {
        let first = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(hex(first.publicKey.rawRepresentation)
            == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let second = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        let signature = try second.signature(for: Data([0x72]))
        #expect(hex(signature).hasPrefix("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"))
        #expect(second.publicKey.isValidSignature(signature, for: Data([0x72])))
        #expect(!second.publicKey.isValidSignature(signature, for: Data([0x73])))
        #expect(!first.publicKey.isValidSignature(signature, for: Data([0x72])))
    }

    /// RFC 6979, appendix A.2.5: its key, and its signature of "sample".
    @Test func signaturesOfP256AreChecked() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        #expect(hex(key.publicKey.rawRepresentation.prefix(32))
            == "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6")
        let known = try P256.Signing.ECDSASignature(rawRepresentation: bytes(
            "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
        let text = Data("sample".utf8)
        #expect(key.publicKey.isValidSignature(known, for: text))
        #expect(!key.publicKey.isValidSignature(known, for: Data("simple".utf8)))
        let own = try key.signature(for: text)
        #expect(key.publicKey.isValidSignature(own, for: text))
        let same = try P256.Signing.ECDSASignature(derRepresentation: own.derRepresentation)
        #expect(same.rawRepresentation == own.rawRepresentation)
        let read = try P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation)
        #expect(read.isValidSignature(own, for: text))
    }

    @Test func keysOfP256AgreeOnASecret() throws {
        let one = P256.KeyAgreement.PrivateKey(), two = P256.KeyAgreement.PrivateKey()
        let first = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
        #expect(try first == two.sharedSecretFromKeyAgreement(with: one.publicKey))
        let key = first.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        #expect(key.bitCount == 256)
    }
}
