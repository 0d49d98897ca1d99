import Foundation
import QuadrantFoundation
import Security
import Testing

@Suite("Keys of Security", .serialized)
struct SecKeyTests {
    private static func bytes(_ hex: String) -> Data {
        var bytes = Data(), high: Int?
        for digit in hex.compactMap(\.hexDigitValue) {
            if let first = high { bytes.append(UInt8(first * 16 + digit)) }
            high = high == nil ? digit : nil
        }
        return bytes
    }
    /// The key of the example in RFC 6979, A.2.5.
    private static let example = bytes("""
        0460FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6\
        7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299
        """)
    private static let number = bytes("C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721")
    private static var sample: CFData { Data("sample".utf8) as CFData }

    private func attributes(_ more: [String: Any] = [:]) -> CFDictionary {
        let own: [String: Any] = [kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
                                  kSecAttrKeySizeInBits as String: 256]
        return own.merging(more) { $1 } as CFDictionary
    }

    @Test func signaturesOfTheExampleAreRight() throws {
        let isPublic = attributes([kSecAttrKeyClass as String: kSecAttrKeyClassPublic])
        let key = try #require(SecKeyCreateWithData(Self.example as CFData, isPublic, nil))
        let signature = Self.bytes("""
            EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716\
            F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8
            """)
        let way = SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA256
        #expect(SecKeyVerifySignature(key, way, Self.sample, signature as CFData, nil))
        var error: Unmanaged<CFError>?
        #expect(!SecKeyVerifySignature(key, way, Data("other".utf8) as CFData, signature as CFData, &error))
        #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
        #expect(!SecKeyIsAlgorithmSupported(key, .sign, way) && SecKeyIsAlgorithmSupported(key, .verify, way))
    }

    @Test func aPrivateKeyHasTheExamplesPublicKey() throws {
        let isPrivate = attributes([kSecAttrKeyClass as String: kSecAttrKeyClassPrivate])
        let key = try #require(SecKeyCreateWithData((Self.example + Self.number) as CFData, isPrivate, nil))
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        #expect(SecKeyCopyExternalRepresentation(publicKey, nil) as Data? == Self.example)
        #expect(SecKeyCopyExternalRepresentation(key, nil) as Data? == Self.example + Self.number)
        #expect(SecKeyCreateWithData(Data(count: 97) as CFData, isPrivate, nil) == nil)
    }

    @Test(arguments: [SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA512])
    func whatAKeySignsItsPublicKeyVerifies(way: SecKeyAlgorithm) throws {
        let key = try #require(SecKeyCreateRandomKey(attributes(), nil))
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        let signature = try #require(SecKeyCreateSignature(key, way, Self.sample, nil))
        #expect((signature as Data).first == 0x30)
        #expect(SecKeyVerifySignature(publicKey, way, Self.sample, signature, nil))
        let other = try #require(SecKeyCreateRandomKey(attributes(), nil))
        #expect(!SecKeyVerifySignature(other, way, Self.sample, signature, nil))
        #expect(SecKeyCreateSignature(publicKey, way, Self.sample, nil) == nil)
    }

    @Test func bothPartiesHaveOneSecret() throws {
        let first = try #require(SecKeyCreateRandomKey(attributes(), nil))
        let second = try #require(SecKeyCreateRandomKey(attributes(), nil))
        let size = [SecKeyKeyExchangeParameter.requestedSize.rawValue as String: 48] as CFDictionary
        let way = SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA256
        let one = SecKeyCopyKeyExchangeResult(first, way, SecKeyCopyPublicKey(second)!, size, nil) as Data?
        let two = SecKeyCopyKeyExchangeResult(second, way, SecKeyCopyPublicKey(first)!, size, nil) as Data?
        #expect(one?.count == 48 && one == two)
    }

    @Test func anEncryptedTextIsReadByItsKeyOnly() throws {
        let key = try #require(SecKeyCreateRandomKey(attributes(), nil))
        let way = SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA256AESGCM
        let text = try #require(SecKeyCreateEncryptedData(SecKeyCopyPublicKey(key)!, way, Self.sample, nil))
        #expect(text.length == 65 + 6 + 16)
        #expect(SecKeyCreateDecryptedData(key, way, text, nil) as Data? == Data("sample".utf8))
        let other = try #require(SecKeyCreateRandomKey(attributes(), nil))
        #expect(SecKeyCreateDecryptedData(other, way, text, nil) == nil)
    }

    @Test func aPermanentKeyIsInTheKeychain() throws {
        let tag = Data("org.example.key".utf8)
        let query: [String: Any] = [kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag]
        let access = SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
                                                     [.privateKeyUsage, .biometryCurrentSet], nil)
        let own: [String: Any] = [kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag,
                                  kSecAttrAccessControl as String: try #require(access)]
        let key = try #require(SecKeyCreateRandomKey(attributes([
            kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave, kSecPrivateKeyAttrs as String: own,
        ]), nil))
        var found: CFTypeRef?
        let wanted = query.merging([kSecReturnRef as String: true]) { $1 } as CFDictionary
        #expect(SecItemCopyMatching(wanted, &found) == errSecSuccess)
        #expect(found as? SecKey == key)
        #expect(SecKeyCopyExternalRepresentation(key, nil) == nil)
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(wanted, &found) == errSecItemNotFound)
    }

    @Test func otherKeysAreAnError() {
        var error: Unmanaged<CFError>?
        let other: [String: Any] = [kSecAttrKeyType as String: kSecAttrKeyTypeRSA,
                                    kSecAttrKeySizeInBits as String: 2048]
        #expect(SecKeyCreateRandomKey(other as CFDictionary, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
    }
}
