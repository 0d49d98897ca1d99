import CoreMotion
import Foundation
import Testing

@Suite("CoreMotion without sensors")
struct CoreMotionTests {
    @Test func whatNeedsASensorFails() {
        var failures = 0
        CMPedometer().startEventUpdates { event, error in
            if event == nil, (error as NSError?)?.domain == CMErrorDomain { failures += 1 }
        }
        CMMotionActivityManager().queryActivityStarting(from: .distantPast, to: .now, to: .main) { found, error in
            if found == nil, (error as NSError?)?.code == 109 { failures += 1 }
        }
        CMHeadphoneMotionManager().startDeviceMotionUpdates(to: .main) { motion, error in
            if motion == nil, error != nil { failures += 1 }
        }
        #expect(failures == 3)
        #expect(!CMPedometer.isCadenceAvailable() && !CMHeadphoneMotionManager().isDeviceMotionAvailable)
    }

    @Test func noRotationIsTheIdentity() {
        let matrix = CMRotationMatrix()
        #expect([matrix.m11, matrix.m22, matrix.m33] == [1, 1, 1] && matrix.m12 == 0 && matrix.m31 == 0)
    }
}
