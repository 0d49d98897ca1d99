public import Foundation

/// How quickly a device is asked.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }
/// A device that asks this one. None does.
open class CBCentral: CBPeer {
    /// 0.
    open var maximumUpdateValueLength: Int { 0 }
}
/// A question of a device. None asks.
open class CBATTRequest: NSObject {
    override init() { super.init() }
    /// Who asks.
    open var central: CBCentral { CBCentral() }
    /// What is asked for.
    open var characteristic: CBCharacteristic { CBMutableCharacteristic(
        type: CBUUID(string: "0000"), properties: [], value: nil, permissions: []) }
    /// From which byte on; 0.
    open var offset: Int { 0 }
    /// The answer.
    open var value: Data?
}
/// Offers values to other devices: to none.
open class CBPeripheralManager: CBManager {
    /// Is notified.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// A manager; its delegate is notified once, on the main queue where `queue` is nil.
    public init(delegate: (any CBPeripheralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
                options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        notify(on: queue)
    }
    override func notifyOfState() { delegate?.peripheralManagerDidUpdateState(self) }
    /// False.
    open var isAdvertising: Bool { false }
    /// Lets others find this device. Nothing to do: there is no Bluetooth.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Ends it. Nothing to do: there is no Bluetooth.
    open func stopAdvertising() {}
    /// How quickly a device is asked. Nothing to do: there is no Bluetooth.
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
    /// Offers a group of values. Nothing to do: there is no Bluetooth.
    open func add(_ service: CBMutableService) {}
    /// Offers it no more. Nothing to do: there is no Bluetooth.
    open func remove(_ service: CBMutableService) {}
    /// Offers nothing more. Nothing to do: there is no Bluetooth.
    open func removeAllServices() {}
    /// Answers a question. Nothing to do: no one asks.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    /// False: no one hears of changes.
    @discardableResult
    open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic,
                          onSubscribedCentrals centrals: [CBCentral]?) -> Bool { false }
    /// Offers a stream. Nothing to do: there is no Bluetooth.
    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {}
    /// Offers it no more. Nothing to do: there is no Bluetooth.
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}
/// Is notified by a manager.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// The state is known: called once, with `unsupported`.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// The system has begun the program again; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    /// Others can find this device; never called.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// A group is offered; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// A device wants to hear of changes; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral,
                           didSubscribeTo characteristic: CBCharacteristic)
    /// A device wants to hear no more; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral,
                           didUnsubscribeFrom characteristic: CBCharacteristic)
    /// A device wants to read; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// A device wants to write; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    /// Changes can be sent again; never called.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
    /// A stream is offered; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM,
                           error: (any Error)?)
    /// A stream is offered no more; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM,
                           error: (any Error)?)
    /// A stream is open; never called.
    func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral,
                                  didSubscribeTo characteristic: CBCharacteristic) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral,
                                  didUnsubscribeFrom characteristic: CBCharacteristic) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM,
                                  error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM,
                                  error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?,
                                  error: (any Error)?) {}
}
