public import Foundation

// What devices offer.

/// What has a name on a device.
open class CBAttribute: NSObject {
    /// The name.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}
/// A group of values.
open class CBService: CBAttribute {
    /// Whether it is not a part of another.
    public let isPrimary: Bool
    /// The values; nil where they are not known.
    open fileprivate(set) var characteristics: [CBCharacteristic]?
    /// The services that it includes; nil where they are not known.
    open fileprivate(set) var includedServices: [CBService]?
    /// The device; nil.
    open var peripheral: CBPeripheral? { nil }
    init(_ uuid: CBUUID, _ isPrimary: Bool) {
        self.isPrimary = isPrimary
        super.init(uuid)
    }
}
/// A group of values of this device.
open class CBMutableService: CBService {
    /// A group by its name.
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary) }
    open override var characteristics: [CBCharacteristic]? {
        get { super.characteristics }
        set { super.characteristics = newValue }
    }
    open override var includedServices: [CBService]? {
        get { super.includedServices }
        set { super.includedServices = newValue }
    }
}
/// A value.
open class CBCharacteristic: CBAttribute {
    /// What can be done with it.
    open fileprivate(set) var properties: CBCharacteristicProperties
    /// The bytes; nil where they are not known.
    open fileprivate(set) var value: Data?
    /// The descriptions; nil where they are not known.
    open fileprivate(set) var descriptors: [CBDescriptor]?
    /// False.
    open var isNotifying: Bool { false }
    /// The group; nil.
    open var service: CBService? { nil }
    init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
        (self.properties, self.value) = (properties, value)
        super.init(uuid)
    }
}
/// A value of this device.
open class CBMutableCharacteristic: CBCharacteristic {
    /// Who may read and write it.
    open var permissions: CBAttributePermissions
    /// Who hears of changes: no one.
    open var subscribedCentrals: [CBCentral]? { nil }
    /// A value by its name; nil is asked for each time.
    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
                permissions: CBAttributePermissions) {
        self.permissions = permissions
        super.init(UUID, properties, value)
    }
    open override var properties: CBCharacteristicProperties {
        get { super.properties }
        set { super.properties = newValue }
    }
    open override var value: Data? { get { super.value } set { super.value = newValue } }
    open override var descriptors: [CBDescriptor]? { get { super.descriptors } set { super.descriptors = newValue } }
}
/// A description of a value.
open class CBDescriptor: CBAttribute {
    /// What it says; nil where that is not known.
    public let value: Any?
    /// The value; nil.
    open var characteristic: CBCharacteristic? { nil }
    init(_ uuid: CBUUID, _ value: Any?) {
        self.value = value
        super.init(uuid)
    }
}
/// A description of a value of this device.
open class CBMutableDescriptor: CBDescriptor {
    /// A description by its name.
    public init(type UUID: CBUUID, value: Any?) { super.init(UUID, value) }
}
/// The number of a stream.
public typealias CBL2CAPPSM = UInt16
/// A stream. None is open.
open class CBL2CAPChannel: NSObject {
    override init() { super.init() }
    /// Nil.
    open var peer: CBPeer? { nil }
    /// Nil.
    open var inputStream: InputStream? { nil }
    /// Nil.
    open var outputStream: OutputStream? { nil }
    /// 0.
    open var psm: CBL2CAPPSM { 0 }
}
/// Whether a device answers.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is sent to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// It can be read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// It can be written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// It can be written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Changes are notified.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Changes are notified and confirmed.
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
    /// It can be written with a signature.
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
    /// A description says more.
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
    /// Changes are notified to trusted devices.
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
    /// Changes are notified to trusted devices and confirmed.
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}
/// Who may read and write a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All may read.
    public static let readable = CBAttributePermissions(rawValue: 1)
    /// All may write.
    public static let writeable = CBAttributePermissions(rawValue: 2)
    /// Trusted devices may read.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    /// Trusted devices may write.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}
