@_exported public import Foundation

// Bluetooth. There is none: managers are unsupported, and nothing is found.

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
/// Whether a program may use it.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

/// The name of a service or a value.
open class CBUUID: NSObject {
    /// The name.
    public let uuidString: String
    /// A name by its text.
    public init(string theString: String) { uuidString = theString.uppercased() }
    /// A name by its number.
    public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}
/// What both managers have.
open class CBManager: NSObject {
    override init() { super.init() }
    /// Unsupported.
    open var state: CBManagerState { .unsupported }
    /// Denied.
    open class var authorization: CBManagerAuthorization { .denied }
}
/// Is notified by a manager.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// The state is known: called once, with `unsupported`.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// A device was found; never called.
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
                        advertisementData: [String: Any], rssi RSSI: NSNumber)
    /// A device is connected; never called.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A device was not connected; never called.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A device is not connected any more; never called.
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
                        error: (any Error)?)
}
extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
                               advertisementData: [String: Any], rssi RSSI: NSNumber) {}
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral,
                               error: (any Error)?) {}
    public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
                               error: (any Error)?) {}
}
/// Finds devices: none.
open class CBCentralManager: CBManager {
    /// Is notified.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// A manager; its delegate is notified once, on the main queue where `queue` is nil.
    public init(delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
                options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        nonisolated(unsafe) weak let manager = self
        (queue ?? .main).async { manager.map { $0.delegate?.centralManagerDidUpdateState($0) } }
    }
    /// False.
    open var isScanning: Bool { false }
    /// Begins to look for devices. Nothing to do: there is no Bluetooth.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Ends looking. Nothing to do: there is no Bluetooth.
    open func stopScan() {}
    /// Connects a device. Nothing to do: there is no Bluetooth.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Ends a connection. Nothing to do: there is no Bluetooth.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// None.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// None.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// A device. None is found.
open class CBPeripheral: NSObject {
    override init() { super.init() }
    /// The name of the device.
    open var name: String? { nil }
    /// The number of the device.
    public let identifier = UUID()
    /// Not connected.
    open var state: CBPeripheralState { .disconnected }
    /// Nil.
    open var services: [CBService]? { nil }
    /// Is notified; never.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// Looks for services. Nothing to do: there is no Bluetooth.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Looks for values. Nothing to do: there is no Bluetooth.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Reads a value. Nothing to do: there is no Bluetooth.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Writes a value. Nothing to do: there is no Bluetooth.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Is notified of changes. Nothing to do: there is no Bluetooth.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}
/// Is notified by a device; never.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Services were found; never called.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Values were found; never called.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value was read; never called.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
                    error: (any Error)?)
}
extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
                           error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
                           error: (any Error)?) {}
}
/// What has a name on a device.
open class CBAttribute: NSObject {
    override init() { super.init() }
    /// The name.
    open var uuid: CBUUID { CBUUID(string: "") }
}
/// A group of values.
open class CBService: CBAttribute {
    /// Nil.
    open var characteristics: [CBCharacteristic]? { nil }
}
/// A value.
open class CBCharacteristic: CBAttribute {
    /// Nil.
    open var value: Data? { nil }
    /// What can be done with it: nothing.
    open var properties: CBCharacteristicProperties { [] }
}
/// Whether a device answers.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// It can be written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Changes are notified.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
}
/// The name in an advertisement.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The services in an advertisement.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// Whether devices are found again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
