import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing
import UIKit

@Suite("UIApplication")
@MainActor
struct UIApplicationTests {
    private func host<V: View>(_ view: V) -> ViewHost {
        let size = CGSize(width: 390, height: 844)
        var configuration = HostConfiguration(size: size)
        configuration.device = HostDevice(
            size: size, safeArea: EdgeInsets(top: 47, leading: 1, bottom: 34, trailing: 2))
        return ViewHost(rootView: view, configuration: configuration)
    }

    private struct Opener: View {
        let address: URL
        let isTaken: (Bool) -> Void
        var body: some View {
            Color.red.onTapGesture { UIApplication.shared.open(address) { isTaken($0) } }
        }
    }

    @Test func addressesAreOpenedByTheHost() throws {
        let address = try #require(URL(string: "https://example.com/a"))
        var opened: [URL] = [], answers: [Bool] = []
        let host = host(Opener(address: address) { answers.append($0) })
        host.tap(at: CGPoint(x: 10, y: 10))
        #expect(answers == [false])
        host.services.openURL = { opened.append($0); return true }
        host.tap(at: CGPoint(x: 10, y: 10))
        #expect(answers == [false, true])
        #expect(opened == [address])
    }

    /// Each returns the values of the host whose view was evaluated last.
    @Test func theSafeAreaIsThatOfTheDevice() {
        let host = host(Color.red)
        host.settle()
        let insets = UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2)
        #expect(UIApplication.shared.windows.first?.safeAreaInsets == insets)
        #expect(UIApplication.shared.keyWindow?.safeAreaInsets == insets)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.activationState == .foregroundActive)
        #expect(scene?.windows.first?.safeAreaInsets == insets)
        #expect(scene?.keyWindow?.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(scene?.windows.first { $0.isKeyWindow }?.safeAreaInsets.bottom == 34)
        #expect(scene?.interfaceOrientation == .portrait)
    }

    /// A view that ignores the safe area has the window's, and subviews the part that they are in.
    @Test func aViewBeneathTheStatusBarKnowsTheSafeArea() {
        let root = UIViewController(), inner = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 700))
        root.view.addSubview(inner)
        let container = UIViewContainer(root.view)
        host(UIViewShown(container, fills: true).frame(width: 390, height: 844)).settle()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 1, bottom: 0, right: 2))
        host(UIViewShown(container, fills: true).frame(width: 300, height: 500)).settle()
        #expect(root.view.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    }

    /// Bars of a stack keep to the safe area, so that its screens are inside of it.
    @Test func barsKeepToTheSafeArea() {
        let root = UIViewController()
        root.title = "Root"
        let stack = UINavigationController(rootViewController: root)
        let host = host(UIViewShown(UIViewContainer(stack.view), fills: true).frame(width: 390, height: 844))
        host.settle()
        #expect(root.view.safeAreaInsets == .zero && root.view.bounds.width == 387)
        #expect(root.view.bounds.height < 844 - 47 - 34)
    }

    @Test func thePersonIsNotWaitedFor() {
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(UIApplication.shared.isIdleTimerDisabled)
        UIApplication.shared.isIdleTimerDisabled = false
    }
}
