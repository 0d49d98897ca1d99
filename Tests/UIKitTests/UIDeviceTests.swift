import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing
import UIKit

@Suite("UIDevice")
@MainActor
struct UIDeviceTests {
    private func show(_ width: CGFloat, _ height: CGFloat, _ design: Design = .ios17) -> ViewHost {
        let size = CGSize(width: width, height: height)
        var configuration = HostConfiguration(size: size)
        configuration.device = HostDevice(size: size, systemVersion: design.systemVersion)
        let host = ViewHost(rootView: Color.red, configuration: configuration)
        host.settle()
        return host
    }

    @Test func phonesAndPadsAreToldApart() {
        withExtendedLifetime(show(440, 956)) {
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
            #expect(UIDevice.current.model == "iPhone")
            #expect(UIDevice.current.systemName == "iOS")
        }
        withExtendedLifetime(show(956, 440)) { #expect(UIDevice.current.userInterfaceIdiom == .phone) }
        withExtendedLifetime(show(1024, 768)) {
            #expect(UIDevice.current.userInterfaceIdiom == .pad)
            #expect(UIDevice.current.name == "iPad")
            #expect(UIDevice.current.systemName == "iPadOS")
        }
    }

    @Test func theVersionIsThatOfTheProfile() {
        withExtendedLifetime(show(375, 667)) { #expect(UIDevice.current.systemVersion == "17.0") }
        withExtendedLifetime(show(375, 667, .ios13)) { #expect(UIDevice.current.systemVersion == "13.0") }
    }

    @Test func turningIsTold() {
        let host = show(375, 667)
        #expect(UIDevice.current.orientation == .portrait)
        #expect(UIDevice.current.orientation.isPortrait)
        final class Heard: @unchecked Sendable { var orientations: [UIDeviceOrientation] = [] }
        let heard = Heard()
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { heard.orientations.append(UIDevice.current.orientation) } }
        defer { NotificationCenter.default.removeObserver(observer) }
        host.configure { $0.device?.size = CGSize(width: 667, height: 375) }
        host.configure { $0.device?.size = CGSize(width: 568, height: 320) }
        #expect(heard.orientations == [.landscapeLeft])
        host.configure { $0.device?.size = CGSize(width: 320, height: 568) }
        #expect(heard.orientations == [.landscapeLeft, .portrait])
    }
}
