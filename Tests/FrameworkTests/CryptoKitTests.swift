import CryptoKit
import Foundation
import Testing

@Suite("CryptoKit")
struct CryptoKitTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    private let abc = Data("abc".utf8)

    /// The examples of FIPS 180-4 and RFC 1321.
    @Test func digestsAreThoseOfTheStandards() {
        #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA256.hash(data: Data())).hasPrefix("e3b0c44298fc1c149afbf4c8996fb924"))
        #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect("\(SHA256.hash(data: abc))".hasPrefix("SHA256 digest: ba7816bf"))
        #expect(SHA256.byteCount == 32)
    }

    /// Parts of any length, across blocks, have the digest of the whole.
    @Test func aDigestCanBeMadeInParts() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        for size in [1, 55, 56, 63, 64, 65, 128, 300] {
            var short = SHA256(), long = SHA512()
            for start in stride(from: 0, to: bytes.count, by: size) {
                short.update(data: Data(bytes[start...].prefix(size)))
                long.update(data: bytes[start...].prefix(size))
            }
            #expect(short.finalize() == SHA256.hash(data: bytes) && long.finalize() == SHA512.hash(data: bytes))
        }
    }

    /// RFC 4231, test case 2, and RFC 5869, test case 1.
    @Test func codesAndDerivedKeysAreThoseOfTheStandards() {
        let key = SymmetricKey(data: Data("Jefe".utf8)), text = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: Array(UInt8(0)...12),
            info: Array(UInt8(0xF0)...0xF9), outputByteCount: 42)
        #expect(derived.withUnsafeBytes { hex($0) }.hasPrefix("3cb25f25faacd57a90434f64d0362f2a2d2d0a90"))
        #expect(derived.bitCount == 336)
    }

    /// Test case 2 of the paper that describes GCM.
    @Test func aTextIsEncryptedAsByTheStandard() throws {
        let zeros = [UInt8](repeating: 0, count: 16), key = SymmetricKey(data: zeros)
        let box = try AES.GCM.seal(zeros, using: key, nonce: AES.GCM.Nonce(data: zeros.prefix(12)))
        #expect(hex(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
        #expect(hex(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
    }

    @Test func whatWasSealedIsOpenedWithItsKeyAlone() throws {
        for size in [SymmetricKeySize.bits128, .bits192, .bits256] {
            let key = SymmetricKey(size: size), text = Data("a text of 23 characters".utf8)
            let combined = try #require(try AES.GCM.seal(text, using: key, authenticating: abc).combined)
            let box = try AES.GCM.SealedBox(combined: combined)
            #expect(try AES.GCM.open(box, using: key, authenticating: abc) == text)
            #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
            #expect(throws: CryptoKitError.authenticationFailure) {
                try AES.GCM.open(box, using: SymmetricKey(size: size), authenticating: abc)
            }
        }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(abc, using: SymmetricKey(data: abc)) }
    }
}
