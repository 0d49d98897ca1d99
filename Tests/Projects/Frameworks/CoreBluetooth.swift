import CoreBluetooth
import SwiftUI

final class BluetoothModel: NSObject, ObservableObject, CBCentralManagerDelegate {
    @Published var names: [String] = []
    private var central: CBCentralManager?
    override init() {
        super.init()
        central = CBCentralManager(delegate: self, queue: nil)
    }
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        if central.state == .poweredOn { central.scanForPeripherals(withServices: nil) }
    }
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
                        advertisementData: [String: Any], rssi RSSI: NSNumber) { names.append(peripheral.name ?? "?") }
}
struct BluetoothView: View {
    @StateObject private var model = BluetoothModel()
    var body: some View { List(model.names, id: \.self) { Text($0) } }
}
#Preview { BluetoothView() }
