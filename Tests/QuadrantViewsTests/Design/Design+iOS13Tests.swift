import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("iOS 13")
struct DesigniOS13Tests {
    @Test func framesOfProxiesAreWholePixels() {
        #expect(Design.ios13.rules.snapsProxyFrames && !Design.ios14.rules.snapsProxyFrames)
        #expect(Design.ios13.systemVersion == "13.0" && Design.ios13.name == "ios13")
    }

    /// Three equal parts of 100 points: the edges of the second, 33⅓ and 66⅔, are 33.5 and 66.5 in half points.
    @Test(arguments: [(Design.ios13, 66.5 - 33.5), (.ios17, 100.0 / 3)])
    func aProxyKnowsItsWidth(design: Design, expected: Double) {
        var width = 0.0
        let scene = ViewHarness(offering: 100, 10, design: design) {
            HStack(spacing: 0) {
                Color.red
                GeometryReader { proxy in Color.blue.onAppear { width = proxy.frame(in: .global).width } }
                Color.green
            }
        }
        scene.settle()
        #expect(abs(width - expected) < 1e-9)
    }
}
