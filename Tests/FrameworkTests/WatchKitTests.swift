import Foundation
import SwiftUI
import Testing
import UIKit
import WatchKit

@MainActor @Suite("WatchKit without a watch")
struct WatchKitTests {
    @Test func theDeviceIsThePhoneThatIsDrawn() {
        let device = WKInterfaceDevice.current()
        device.play(.success)
        #expect(device.screenBounds == UIScreen.main.bounds && device.screenScale == UIScreen.main.scale)
        #expect(device.systemVersion == UIDevice.current.systemVersion)
        #expect(WKApplication.shared().applicationState == .active && WKHapticType.click.rawValue == 8)
    }

    @Test func aSessionHasAState() {
        let session = WKExtendedRuntimeSession()
        #expect(session.state == .notStarted)
        session.start()
        #expect(session.state == .running)
        session.invalidate()
        #expect(session.state == .invalid)
    }
}
