public import Foundation

/// An identifier of 128 bits, as Core Foundation names it.
public final class CFUUID: Hashable, Sendable {
    fileprivate let value: UUID
    fileprivate init(_ value: UUID) { self.value = value }
    /// Whether both have the same bits.
    public static func == (a: CFUUID, b: CFUUID) -> Bool { a.value == b.value }
    /// Hashes the bits.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The sixteen bytes of an identifier, in the order in which it is written.
public struct CFUUIDBytes: Sendable {
    public var byte0: UInt8, byte1: UInt8, byte2: UInt8, byte3: UInt8
    public var byte4: UInt8, byte5: UInt8, byte6: UInt8, byte7: UInt8
    public var byte8: UInt8, byte9: UInt8, byte10: UInt8, byte11: UInt8
    public var byte12: UInt8, byte13: UInt8, byte14: UInt8, byte15: UInt8

    /// Sixteen bytes of zero.
    public init() {
        self.init(byte0: 0, byte1: 0, byte2: 0, byte3: 0, byte4: 0, byte5: 0, byte6: 0, byte7: 0,
                  byte8: 0, byte9: 0, byte10: 0, byte11: 0, byte12: 0, byte13: 0, byte14: 0, byte15: 0)
    }
    /// These bytes.
    public init(byte0: UInt8, byte1: UInt8, byte2: UInt8, byte3: UInt8, byte4: UInt8, byte5: UInt8, byte6: UInt8,
                byte7: UInt8, byte8: UInt8, byte9: UInt8, byte10: UInt8, byte11: UInt8, byte12: UInt8, byte13: UInt8,
                byte14: UInt8, byte15: UInt8) {
        (self.byte0, self.byte1, self.byte2, self.byte3) = (byte0, byte1, byte2, byte3)
        (self.byte4, self.byte5, self.byte6, self.byte7) = (byte4, byte5, byte6, byte7)
        (self.byte8, self.byte9, self.byte10, self.byte11) = (byte8, byte9, byte10, byte11)
        (self.byte12, self.byte13, self.byte14, self.byte15) = (byte12, byte13, byte14, byte15)
    }
}

/// A new identifier with random bits. The allocator is not used.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { CFUUID(UUID()) }
/// The identifier with these bytes. The allocator is not used.
public func CFUUIDCreateFromUUIDBytes(_ alloc: CFAllocator!, _ bytes: CFUUIDBytes) -> CFUUID! {
    CFUUID(UUID(uuid: (bytes.byte0, bytes.byte1, bytes.byte2, bytes.byte3, bytes.byte4, bytes.byte5, bytes.byte6,
                       bytes.byte7, bytes.byte8, bytes.byte9, bytes.byte10, bytes.byte11, bytes.byte12, bytes.byte13,
                       bytes.byte14, bytes.byte15)))
}
/// The identifier that a text in the usual form names; nil for another text. The allocator is not used.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
    UUID(uuidString: uuidStr as String).map(CFUUID.init)
}
/// The identifier in the usual form: 36 characters with capital letters. The allocator is not used.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
    uuid.value.uuidString as NSString
}
/// The bytes of the identifier.
public func CFUUIDGetUUIDBytes(_ uuid: CFUUID!) -> CFUUIDBytes {
    let u = uuid.value.uuid
    return CFUUIDBytes(byte0: u.0, byte1: u.1, byte2: u.2, byte3: u.3, byte4: u.4, byte5: u.5, byte6: u.6, byte7: u.7,
                       byte8: u.8, byte9: u.9, byte10: u.10, byte11: u.11, byte12: u.12, byte13: u.13, byte14: u.14,
                       byte15: u.15)
}
