public import Foundation
public import QuadrantFoundation
import QuadrantThreads

// The keychain: kept in memory, empty at first, and gone with the process, as all that programs store here. Passwords
// and keys are items of it; certificates and identities are not, for there is nothing that makes them.

/// Adds an item. `result` is set to what the dictionary asks to be returned.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.withLock { $0.add(Keychain.values(attributes), result) }
}

/// Finds items, and sets `result` to what is asked for of them: `Data`, a dictionary, or an array of them.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Keychain.shared.withLock { $0.find(Keychain.values(query), result) }
}

/// Changes attributes or bytes of the items that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.withLock { $0.update(Keychain.values(query), Keychain.values(attributesToUpdate)) }
}

/// Removes the items that a query finds.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.shared.withLock { $0.delete(Keychain.values(query)) }
}

/// What a result means, in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let text: String? = switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecParam: "One or more parameters passed to the function were not valid."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    default: nil
    }
    return text.map { CFString(string: $0) }
}

/// The items of the program, for as long as it runs.
struct Keychain {
    static let shared = Locked(Keychain())

    private var items: [[String: Any]] = []

    static func values(_ dictionary: CFDictionary) -> [String: Any] {
        var values: [String: Any] = [:]
        for (key, value) in dictionary {
            guard let key = key as? String else { continue }
            values[key] = value
        }
        return values
    }

    private static func text(_ key: CFString) -> String { String(describing: key) }

    /// Keys of a query that are no attributes of an item.
    private static func isOfQuery(_ key: String) -> Bool {
        ["m_", "r_", "u_", "nleg"].contains { key.hasPrefix($0) }
    }

    /// The attributes that identify an item of a class, by Apple's documentation of `errSecDuplicateItem`.
    private static func identity(_ kind: String) -> [CFString] {
        let shared = [kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount]
        switch kind {
        case text(kSecClassGenericPassword): return shared + [kSecAttrService]
        case text(kSecClassInternetPassword):
            return shared + [kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol, kSecAttrAuthenticationType,
                             kSecAttrPort, kSecAttrPath]
        default: return shared + [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrLabel]
        }
    }

    private static func equal(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case let (first?, second?): (first as? NSObject)?.isEqual(second as? NSObject) ?? false
        default: false
        }
    }

    mutating func add(_ given: [String: Any], _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard let kind = given[Self.text(kSecClass)] as? String else { return errSecParam }
        var given = given
        if let key = Self.key(given), let attributes = SecKeyCopyAttributes(key) {
            given.merge(Self.values(attributes)) { own, _ in own }
        }
        let isKnown = items.contains { item in
            item[Self.text(kSecClass)] as? String == kind && Self.identity(kind).allSatisfy { key in
                Self.equal(item[Self.text(key)], given[Self.text(key)])
            }
        }
        if isKnown { return errSecDuplicateItem }
        var item = given.filter { !Self.isOfQuery($0.key) }
        let now = Date()
        item[Self.text(kSecAttrCreationDate)] = item[Self.text(kSecAttrCreationDate)] ?? now
        item[Self.text(kSecAttrModificationDate)] = now
        items.append(item)
        if let value = answer(item, given) { result?.pointee = value as AnyObject }
        return errSecSuccess
    }

    /// The places of the items that a query describes.
    private func places(_ query: [String: Any]) -> [Int] {
        let wanted = query.filter { key, value in
            !Self.isOfQuery(key) && !key.hasPrefix("v_")
                // Who may read an item selects none of them here, where there is one person.
                && key != Self.text(kSecAttrAccessControl) && key != Self.text(kSecAttrAccessible)
                && !(key == Self.text(kSecAttrSynchronizable)
                     && value as? String == Self.text(kSecAttrSynchronizableAny))
        }
        let wantedKey = Self.key(query)
        return items.indices.filter { index in
            wanted.allSatisfy { Self.equal(items[index][$0.key], $0.value) }
                && (wantedKey.map { $0 == Self.key(items[index]) } ?? true)
        }
    }

    /// The key of an item, of its reference or of its bytes.
    private static func key(_ item: [String: Any]) -> SecKey? {
        if let key = item[text(kSecValueRef)] as? SecKey { return key }
        guard item[text(kSecClass)] as? String == text(kSecClassKey),
              let data = item[text(kSecValueData)] as? Data else { return nil }
        return SecKeyCreateWithData(NSData(data: data), item as NSDictionary, nil)
    }

    /// What a query wants of an item: its bytes, its key, its attributes, several of them, or nothing.
    private func answer(_ item: [String: Any], _ query: [String: Any]) -> Any? {
        func asks(_ key: CFString) -> Bool { query[Self.text(key)] as? Bool ?? false }
        var parts: [String: Any] = [:]
        let key = asks(kSecReturnRef) || asks(kSecReturnData) ? Self.key(item) : nil
        if asks(kSecReturnData) {
            parts[Self.text(kSecValueData)] = item[Self.text(kSecValueData)]
                ?? key.flatMap { SecKeyCopyExternalRepresentation($0, nil) }
        }
        if asks(kSecReturnRef) { parts[Self.text(kSecValueRef)] = key }
        if asks(kSecReturnAttributes) {
            let attributes = item.filter { !$0.key.hasPrefix("v_") }
            return attributes.merging(parts) { $1 }
        }
        return parts.count > 1 ? parts : parts.first?.value
    }

    func find(_ query: [String: Any], _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        guard query[Self.text(kSecClass)] is String else { return errSecParam }
        let found = places(query).map { items[$0] }
        guard let first = found.first else { return errSecItemNotFound }
        let limit = query[Self.text(kSecMatchLimit)]
        let count = limit as? Int ?? (limit as? String == Self.text(kSecMatchLimitAll) ? Int.max : 1)
        if count > 1 {
            let answers = found.prefix(count).compactMap { answer($0, query) }
            if !answers.isEmpty { result?.pointee = answers as AnyObject }
        } else if let value = answer(first, query) {
            result?.pointee = value as AnyObject
        }
        return errSecSuccess
    }

    mutating func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        guard query[Self.text(kSecClass)] is String else { return errSecParam }
        let places = places(query)
        if places.isEmpty { return errSecItemNotFound }
        for place in places {
            items[place].merge(changes) { $1 }
            items[place][Self.text(kSecAttrModificationDate)] = Date()
        }
        return errSecSuccess
    }

    mutating func delete(_ query: [String: Any]) -> OSStatus {
        guard query[Self.text(kSecClass)] is String else { return errSecParam }
        let places = Set(places(query))
        if places.isEmpty { return errSecItemNotFound }
        items = items.enumerated().filter { !places.contains($0.offset) }.map(\.element)
        return errSecSuccess
    }
}
