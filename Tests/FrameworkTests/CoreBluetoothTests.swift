import CoreBluetooth
import Foundation
import Testing

@Suite("CoreBluetooth without a radio")
struct CoreBluetoothTests {
    /// A name of bytes is the text of the same bytes, in the groups of a UUID where there are sixteen.
    @Test func aNameIsMadeOfBytes() {
        #expect(CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180d"))
        let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
        #expect(CBUUID(data: long.data) == long && long.data.count == 16)
    }

    @Test func aServiceOfThisDeviceKeepsItsValues() {
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        let value = CBMutableCharacteristic(type: CBUUID(string: "2A37"), properties: [.notify, .read], value: nil,
                                            permissions: .readable)
        service.characteristics = [value]
        #expect(service.isPrimary && service.characteristics?.first === value)
        #expect(value.properties.contains(.notify) && !value.properties.contains(.write))
        #expect(CBCharacteristicProperties.indicateEncryptionRequired.rawValue == 512)
    }

    @Test @MainActor func aManagerOfThisDeviceTellsItsState() async {
        final class Listener: NSObject, CBPeripheralManagerDelegate {
            var states: [CBManagerState] = []
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { states.append(peripheral.state) }
        }
        let listener = Listener(), manager = CBPeripheralManager(delegate: listener, queue: nil)
        for _ in 0..<100 where listener.states.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(listener.states == [.unsupported] && !manager.isAdvertising)
    }

    @Test func anErrorIsCaughtByItsReason() {
        do { throw CBError(.connectionTimeout) } catch CBError.connectionTimeout {} catch { Issue.record(error) }
        #expect(CBATTError.Code.insufficientAuthentication.rawValue == 5)
    }
}
