import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing
import UIKit

@Suite("UIScreen")
@MainActor
struct UIScreenTests {
    /// The screen that a view reads in its initializer and in its body.
    private final class Told {
        var made: [CGRect] = [], shown: [CGRect] = []
    }

    private struct Child: View {
        let told: Told
        let bounds = UIScreen.main.bounds
        var body: some View {
            let _ = told.made.append(bounds)
            Color.red
        }
    }

    private struct Parent: View {
        let told: Told
        var body: some View {
            let _ = told.shown.append(UIScreen.main.bounds)
            Child(told: told)
        }
    }

    private func host<V: View>(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, _ view: V) -> ViewHost {
        let size = CGSize(width: width, height: height)
        var configuration = HostConfiguration(size: size, scale: scale)
        configuration.device = HostDevice(size: size, scale: scale)
        return ViewHost(rootView: view, configuration: configuration)
    }

    @Test func boundsAreThoseOfTheDeviceInTheFirstFrame() {
        let told = Told(), screen = CGRect(x: 0, y: 0, width: 375, height: 667)
        host(375, 667, Parent(told: told)).settle()
        #expect(told.shown == [screen])
        #expect(told.made == [screen])
    }

    @Test func nativeBoundsAreUprightPixels() {
        let host = host(800, 400, scale: 3, Color.red)
        host.settle()
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 800, height: 400))
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 400 * 3, height: 800 * 3))
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeScale == 3)
    }

    /// The body that has read the screen is evaluated again, and its content reads the new value; the root's own
    /// environment is unchanged.
    @Test func aBodyThatAskedFollowsTheScreen() {
        let told = Told(), host = host(300, 600, Parent(told: told))
        host.settle()
        host.configure { $0.device?.size = CGSize(width: 600, height: 300) }
        host.settle()
        let both = [CGRect(x: 0, y: 0, width: 300, height: 600), CGRect(x: 0, y: 0, width: 600, height: 300)]
        #expect(told.shown == both)
        #expect(told.made == both)
        host.configure { $0.device?.size = CGSize(width: 600, height: 300) }
        host.settle()
        #expect(told.shown == both)
    }

    @Test func eachHostTellsItsOwn() {
        let first = Told(), second = Told()
        let one = host(100, 200, Parent(told: first)), other = host(500, 400, Parent(told: second))
        one.settle()
        other.settle()
        #expect(first.shown.map(\.size) == [CGSize(width: 100, height: 200)])
        #expect(second.shown.map(\.size) == [CGSize(width: 500, height: 400)])
        one.advance(to: 1)
        #expect(UIScreen.main.bounds.size == CGSize(width: 100, height: 200))
    }

    /// A host without a device, such as an ImageRenderer of the program, does not change the screen of the device.
    @Test func aHostWithoutADeviceChangesNothing() {
        host(320, 568, Color.red).settle()
        let told = Told(), configuration = HostConfiguration(size: CGSize(width: 10, height: 10))
        ViewHost(rootView: Parent(told: told), configuration: configuration).settle()
        #expect(told.shown.map(\.size) == [CGSize(width: 320, height: 568)])
    }
}
