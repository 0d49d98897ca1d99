import Foundation
import QuadrantFoundation
import Security

// KeychainSwift: passwords in the keychain of Security, which is kept in memory.

public enum KeychainSwiftAccessOptions: Sendable {
    case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
    case accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly
}

open class KeychainSwift {
    open var lastResultCode: OSStatus = noErr
    open var accessGroup: String?
    /// Whether items are shared with other devices. Nothing to do: there is one.
    open var synchronizable = false
    private let prefix: String

    public init() { prefix = "" }
    public init(keyPrefix: String) { prefix = keyPrefix }

    @discardableResult
    open func set(_ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
        set(Data(value.utf8), forKey: key, withAccess: access)
    }
    @discardableResult
    open func set(_ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
        delete(key)
        return done(SecItemAdd(dictionary(key, [kSecValueData: value]), nil))
    }
    @discardableResult
    open func set(_ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
        set(Data([value ? 1 : 0]), forKey: key, withAccess: access)
    }
    open func get(_ key: String) -> String? { getData(key).flatMap { String(data: $0, encoding: .utf8) } }
    open func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }
    open func getData(_ key: String, asReference: Bool = false) -> Data? {
        var found: CFTypeRef?
        let query = dictionary(key, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne])
        return done(SecItemCopyMatching(query, &found)) ? found as? Data : nil
    }
    @discardableResult open func delete(_ key: String) -> Bool { done(SecItemDelete(dictionary(key))) }
    @discardableResult open func clear() -> Bool { done(SecItemDelete(dictionary(nil))) }
    open var allKeys: [String] {
        var found: CFTypeRef?
        let query = dictionary(nil, [kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll])
        guard done(SecItemCopyMatching(query, &found)), let items = found as? [[String: Any]] else { return [] }
        return items.compactMap { $0["\(kSecAttrAccount)"] as? String }
    }
    private func done(_ status: OSStatus) -> Bool {
        lastResultCode = status
        return status == errSecSuccess
    }
    private func dictionary(_ key: String?, _ more: [CFString: Any] = [:]) -> CFDictionary {
        var all: [CFString: Any] = [kSecClass: kSecClassGenericPassword]
        if let key { all[kSecAttrAccount] = prefix + key }
        if let accessGroup { all[kSecAttrAccessGroup] = accessGroup }
        return all.merging(more) { $1 } as CFDictionary
    }
}
