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
    /// A name by 2, 4 or 16 bytes, the greatest first.
    public init(data theData: Data) {
        let digits = theData.map { String(format: "%02X", $0) }.joined()
        uuidString = digits.count == 32
            ? [8, 4, 4, 4, 12].reduce(into: (parts: [Substring](), rest: digits[...])) { found, count in
                found.parts.append(found.rest.prefix(count))
                found.rest = found.rest.dropFirst(count)
            }.parts.joined(separator: "-")
            : digits
    }
    /// The bytes, the greatest first.
    open var data: Data {
        let digits = Array(uuidString.filter { $0 != "-" })
        return Data(stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        })
    }
    open override var description: String { uuidString }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}
/// What both managers have.
open class CBManager: NSObject {
    override init() { super.init() }
    /// Notifies the delegate soon, on a queue; on the main one where that is nil.
    final func notify(on queue: DispatchQueue?) {
        nonisolated(unsafe) weak let manager = self
        (queue ?? .main).async { manager?.notifyOfState() }
    }
    func notifyOfState() {}
    /// Unsupported.
    open var state: CBManagerState { .unsupported }
    /// Denied.
    open class var authorization: CBManagerAuthorization { .denied }
    /// Denied.
    open var authorization: CBManagerAuthorization { .denied }
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
    /// A device is not connected any more, at a time; never called.
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
                        timestamp: Double, isReconnecting: Bool, error: (any Error)?)
    /// The system has begun the program again; never called.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// A device is or is not connected; never called.
    func centralManager(_ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
                        for peripheral: CBPeripheral)
    /// Whether a device may send its notes has changed; never called.
    func centralManager(_ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}
/// Whether a device is connected.
public enum CBConnectionEvent: Int, Sendable { case peerDisconnected, peerConnected }
extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
                               timestamp: Double, isReconnecting: Bool, error: (any Error)?) {}
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    public func centralManager(_ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
                               for peripheral: CBPeripheral) {}
    public func centralManager(_ central: CBCentralManager,
                               didUpdateANCSAuthorizationFor peripheral: CBPeripheral) {}
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
        notify(on: queue)
    }
    /// What devices can do.
    public struct Feature: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Answer longer.
        public static let extendedScanAndConnect = Feature(rawValue: 1)
    }
    override func notifyOfState() { delegate?.centralManagerDidUpdateState(self) }
    /// False.
    open class func supports(_ features: Feature) -> Bool { false }
    /// Tells of connections. Nothing to do: there is no Bluetooth.
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}
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
/// Which connections are notified.
public struct CBConnectionEventMatchingOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// A rule by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Those with services.
    public static let serviceUUIDs = CBConnectionEventMatchingOption(rawValue: "kCBServiceUUIDs")
    /// Those of devices.
    public static let peripheralUUIDs = CBConnectionEventMatchingOption(rawValue: "kCBPeripheralUUIDs")
}
/// What is at the other end.
open class CBPeer: NSObject {
    override init() { super.init() }
    /// The number of the device.
    public let identifier = UUID()
}
/// A device. None is found.
open class CBPeripheral: CBPeer {
    /// The name of the device.
    open var name: String? { nil }
    /// False.
    open var canSendWriteWithoutResponse: Bool { false }
    /// False.
    open var ancsAuthorized: Bool { false }
    /// 0: nothing can be written.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
    /// Asks how near it is. Nothing to do: there is no Bluetooth.
    open func readRSSI() {}
    /// Looks for services of a service. Nothing to do: there is no Bluetooth.
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
    /// Looks for descriptions. Nothing to do: there is no Bluetooth.
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}
    /// Reads a description. Nothing to do: there is no Bluetooth.
    open func readValue(for descriptor: CBDescriptor) {}
    /// Writes a description. Nothing to do: there is no Bluetooth.
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
    /// Opens a stream. Nothing to do: there is no Bluetooth.
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
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
    /// The name has changed; never called.
    func peripheralDidUpdateName(_ peripheral: CBPeripheral)
    /// Services have changed; never called.
    func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
    /// It is known how near it is; never called.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
    /// Services of a service were found; never called.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
    /// A value was written; never called.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Changes of a value are notified; never called.
    func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
                    error: (any Error)?)
    /// Descriptions were found; never called.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
                    error: (any Error)?)
    /// A description was read; never called.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// A description was written; never called.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
    /// More can be written; never called.
    func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
    /// A stream is open; never called.
    func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralDelegate {
    public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
                           error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
                           error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
                           error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
                           error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor,
                           error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor,
                           error: (any Error)?) {}
    public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
    public func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
                           error: (any Error)?) {}
    public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
                           error: (any Error)?) {}
}
