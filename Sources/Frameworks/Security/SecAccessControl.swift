public import Foundation
public import QuadrantFoundation

/// Who may read an item, and after what. Nothing asks for it here, where there is one person.
public final class SecAccessControl: Sendable {
    fileprivate init() {}
}

/// What a person has to do before an item is read.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A face, a finger or the passcode.
    public static let userPresence = Self(rawValue: 1)
    /// A face or a finger.
    public static let biometryAny = Self(rawValue: 1 << 1)
    /// A face or a finger that was known when the item was made.
    public static let biometryCurrentSet = Self(rawValue: 1 << 3)
    /// The passcode.
    public static let devicePasscode = Self(rawValue: 1 << 4)
    /// A watch nearby.
    public static let companion = Self(rawValue: 1 << 5)
    /// One of several conditions.
    public static let or = Self(rawValue: 1 << 14)
    /// All conditions.
    public static let and = Self(rawValue: 1 << 15)
    /// The private key is used by the Secure Enclave only.
    public static let privateKeyUsage = Self(rawValue: 1 << 30)
    /// The program has a password of its own.
    public static let applicationPassword = Self(rawValue: 1 << 31)
}

/// Who may read an item. Nothing to do: there is one person, and no one is asked.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl()
}
