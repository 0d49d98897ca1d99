import CommonCrypto
import CryptoKit
import Foundation
import Testing

@Suite("CommonCrypto")
struct CommonCryptoTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).map { start in
            let from = hex.index(hex.startIndex, offsetBy: start)
            return UInt8(hex[from..<hex.index(from, offsetBy: 2)], radix: 16)!
        }
    }

    /// The examples of FIPS 180-4 and RFC 1321, at once and in parts.
    @Test func digestsAreThoseOfTheStandards() {
        let text = Array("abc".utf8)
        var long = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256(text, CC_LONG(text.count), &long)
        #expect(hex(long) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var parts = CC_SHA256_CTX(), same = [UInt8](repeating: 0, count: 32)
        CC_SHA256_Init(&parts)
        for byte in text { withUnsafeBytes(of: byte) { _ = CC_SHA256_Update(&parts, $0.baseAddress, 1) } }
        CC_SHA256_Final(&same, &parts)
        #expect(same == long)
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5(text, 3, &short)
        #expect(hex(short) == "900150983cd24fb0d6963f7d28e17f72")
        var old = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1(text, 3, &old)
        #expect(hex(old) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }

    /// RFC 4231, test case 2, and RFC 6070, test case 2.
    @Test func codesAndKeysAreThoseOfTheStandards() {
        let key = Array("Jefe".utf8), text = Array("what do ya want for nothing?".utf8)
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, text, text.count, &code)
        #expect(hex(code).hasPrefix("5bdcc146bf60754e6a042426089575c7"))
        var derived = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
                                          CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &derived, 20)
        #expect(status == kCCSuccess && hex(derived) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    /// NIST SP 800-38A, F.2.1, and a text of any length with padding.
    @Test func aTextIsEncryptedAndDecrypted() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c"), start = bytes("000102030405060708090a0b0c0d0e0f")
        let text = bytes("6bc1bee22e409f96e93d7e117393172a")
        var out = [UInt8](repeating: 0, count: 64), count = 0
        #expect(CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), 0, key, 16, start, text, 16, &out, 64,
                        &count) == kCCSuccess)
        #expect(count == 16 && hex(out.prefix(16)) == "7649abac8119b246cee98e9b12e9197d")
        for length in [0, 1, 15, 16, 17, 40] {
            let text = (0..<length).map { UInt8($0) }, padding = CCOptions(kCCOptionPKCS7Padding)
            var sealed = [UInt8](repeating: 0, count: 64), size = 0, opened = sealed, end = 0
            CCCrypt(CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, 16, start, text, length,
                    &sealed, 64, &size)
            #expect(size == (length / 16 + 1) * 16)
            #expect(CCCrypt(CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), padding, key, 16, start, sealed,
                            size, &opened, 64, &end) == kCCSuccess)
            #expect(Array(opened.prefix(end)) == text)
        }
        let status = CCCrypt(0, CCAlgorithm(kCCAlgorithmDES), 0, key, 16, nil, text, 16, &out, 64, &count)
        #expect(status == kCCUnimplemented)
    }

    /// RFC 4231, section 4.2.
    @Test func anAuthenticationCodeIsMadeInPieces() {
        let key = [UInt8](repeating: 0x0B, count: 20)
        var context = CCHmacContext(), code = [UInt8](repeating: 0, count: 32)
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count)
        for piece in ["Hi ", "There"] { CCHmacUpdate(&context, Array(piece.utf8), piece.utf8.count) }
        CCHmacFinal(&context, &code)
        #expect(hex(code) == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    }

    /// RFC 8439, section 2.8.2.
    @Test func aTextIsSealedWithChaCha() throws {
        let key = SymmetricKey(data: (0x80...0x9F).map { UInt8($0) })
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let text = Data("""
            Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen \
            would be it.
            """.utf8)
        let beside = bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(text, using: key, nonce: nonce, authenticating: beside)
        #expect(hex(box.ciphertext).hasPrefix("d31a8d34648e60db7b86afbc53ef7ec2"))
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        let same = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(same, using: key, authenticating: beside) == text)
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(box, using: key) }
    }
}
