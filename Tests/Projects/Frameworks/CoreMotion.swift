import CoreMotion
import SwiftUI

final class MotionModel: ObservableObject {
    private let manager = CMMotionManager()
    @Published var roll = 0.0
    func start() {
        guard manager.isDeviceMotionAvailable else { return }
        manager.deviceMotionUpdateInterval = 1 / 30
        manager.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in self?.roll = motion?.attitude.roll ?? 0 }
    }
}
struct MotionView: View {
    @StateObject private var model = MotionModel()
    var body: some View { Text("Roll \(model.roll)").onAppear { model.start() } }
}
#Preview { MotionView() }
