import Foundation
import QuadrantFoundation
import Security

// KeychainAccess: passwords in the keychain of Security, which is kept in memory.

public enum ItemClass: Sendable { case genericPassword, internetPassword }
public enum ProtocolType: Sendable { case http, https, ftp, ssh, smtp, imap }
public enum AuthenticationType: Sendable { case `default`, httpBasic, httpDigest, htmlForm }
public enum Accessibility: Sendable {
    case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly
    case afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
}
public struct AuthenticationPolicy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userPresence = Self(rawValue: 1), biometryAny = Self(rawValue: 2)
    public static let biometryCurrentSet = Self(rawValue: 8), devicePasscode = Self(rawValue: 16)
}
public struct Status: Error, Hashable, Sendable, RawRepresentable {
    public let rawValue: OSStatus
    public init(rawValue: OSStatus) { self.rawValue = rawValue }
    public static let itemNotFound = Self(rawValue: errSecItemNotFound), conversionError = Self(rawValue: -67594)
    public static let unexpectedError = Self(rawValue: -99999)
}

public final class Keychain: @unchecked Sendable {
    public let service: String, accessGroup: String?
    /// Who may read an item. Nothing to do: the keychain is the program's own.
    public private(set) var accessibility = Accessibility.afterFirstUnlock, synchronizable = false

    public init() { (service, accessGroup) = (Bundle.main.bundleIdentifier ?? "", nil) }
    public init(service: String) { (self.service, accessGroup) = (service, nil) }
    public init(accessGroup: String) { (service, self.accessGroup) = (Bundle.main.bundleIdentifier ?? "", accessGroup) }
    public init(service: String, accessGroup: String) { (self.service, self.accessGroup) = (service, accessGroup) }
    public convenience init(server: String, protocolType: ProtocolType,
                            authenticationType: AuthenticationType = .default) {
        self.init(service: server)
    }
    public convenience init(server: URL, protocolType: ProtocolType,
                            authenticationType: AuthenticationType = .default) {
        self.init(service: server.absoluteString)
    }

    /// Nothing to do: the keychain is the program's own.
    public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
    /// Nothing to do: the keychain is the program's own.
    public func accessibility(_ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy) -> Keychain {
        self
    }
    /// Nothing to do: the keychain is the program's own.
    public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
    /// Nothing to do: nothing shows it.
    public func label(_ label: String) -> Keychain { self }
    /// Nothing to do: nothing shows it.
    public func comment(_ comment: String) -> Keychain { self }
    /// Nothing to do: nothing is asked.
    public func authenticationPrompt(_ authenticationPrompt: String) -> Keychain { self }

    public subscript(key: String) -> String? {
        get { try? getString(key) }
        set { try? newValue.map { try set($0, key: key) } ?? remove(key) }
    }
    public subscript(string key: String) -> String? {
        get { self[key] }
        set { self[key] = newValue }
    }
    public subscript(data key: String) -> Data? {
        get { try? getData(key) }
        set { try? newValue.map { try set($0, key: key) } ?? remove(key) }
    }
    public func get(_ key: String) throws -> String? { try getString(key) }
    public func getString(_ key: String) throws -> String? {
        guard let data = try getData(key) else { return nil }
        guard let text = String(data: data, encoding: .utf8) else { throw Status.conversionError }
        return text
    }
    public func getData(_ key: String) throws -> Data? {
        var found: CFTypeRef?
        let status = SecItemCopyMatching(
            dictionary(key, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &found)
        if status == errSecItemNotFound { return nil }
        guard status == errSecSuccess else { throw Status(rawValue: status) }
        return found as? Data
    }
    public func set(_ value: String, key: String) throws { try set(Data(value.utf8), key: key) }
    public func set(_ value: Data, key: String) throws {
        try remove(key)
        let status = SecItemAdd(dictionary(key, [kSecValueData: value]), nil)
        guard status == errSecSuccess else { throw Status(rawValue: status) }
    }
    public func remove(_ key: String) throws { try removed(SecItemDelete(dictionary(key))) }
    public func removeAll() throws { try removed(SecItemDelete(dictionary(nil))) }
    public func contains(_ key: String) throws -> Bool { try getData(key) != nil }
    public func allKeys() -> [String] {
        var found: CFTypeRef?
        let status = SecItemCopyMatching(
            dictionary(nil, [kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll]), &found)
        guard status == errSecSuccess, let items = found as? [[String: Any]] else { return [] }
        return items.compactMap { $0["\(kSecAttrAccount)"] as? String }
    }
    private func removed(_ status: OSStatus) throws {
        if status != errSecSuccess, status != errSecItemNotFound { throw Status(rawValue: status) }
    }
    private func dictionary(_ key: String?, _ more: [CFString: Any] = [:]) -> CFDictionary {
        var all: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
        if let key { all[kSecAttrAccount] = key }
        if let accessGroup { all[kSecAttrAccessGroup] = accessGroup }
        return all.merging(more) { $1 } as CFDictionary
    }
}
