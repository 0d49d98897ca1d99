import Foundation
import QuadrantFoundation
import Security
import Testing

@Suite("The keychain", .serialized)
struct KeychainTests {
    private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
        let own: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test",
            kSecAttrAccount as String: account,
        ]
        return own.merging(more) { $1 } as CFDictionary
    }

    @Test func aPasswordIsKeptChangedAndRemoved() {
        let secret = Data("secret".utf8), other = Data("other".utf8)
        #expect(SecItemAdd(query("a", [kSecValueData as String: secret]), nil) == errSecSuccess)
        #expect(SecItemAdd(query("a", [kSecValueData as String: other]), nil) == errSecDuplicateItem)
        var found: CFTypeRef?
        let wanted: [String: Any] = [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]
        #expect(SecItemCopyMatching(query("a", wanted), &found) == errSecSuccess)
        #expect(found as? Data == secret)
        #expect(SecItemUpdate(query("a"), [kSecValueData as String: other] as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(query("a", [kSecReturnData as String: kCFBooleanTrue!]), &found) == errSecSuccess)
        #expect(found as? Data == other)
        #expect(SecItemDelete(query("a")) == errSecSuccess)
        #expect(SecItemDelete(query("a")) == errSecItemNotFound)
        #expect(SecItemCopyMatching(query("a", wanted), &found) == errSecItemNotFound)
    }

    @Test func allItemsOfAServiceAreFound() {
        for account in ["b", "c"] {
            #expect(SecItemAdd(query(account, [kSecValueData as String: Data(account.utf8)]), nil) == errSecSuccess)
        }
        var found: CFTypeRef?
        let wanted: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test",
            kSecReturnAttributes as String: true, kSecMatchLimit as String: kSecMatchLimitAll,
        ]
        #expect(SecItemCopyMatching(wanted as CFDictionary, &found) == errSecSuccess)
        let items = found as? [[String: Any]] ?? []
        #expect(items.compactMap { $0[kSecAttrAccount as String] as? String }.sorted() == ["b", "c"])
        #expect(items.allSatisfy { $0[kSecValueData as String] == nil })
        let service: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test"]
        #expect(SecItemDelete(service as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete([:] as CFDictionary) == errSecParam)
    }

    @Test func randomBytesAreWrittenAsManyAsWanted() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
        #expect(bytes[..<32].contains { $0 != 0 } && bytes[32...].allSatisfy { $0 == 0 })
    }
}
