import QuartzCore
import SwiftUI
import Testing
import UIKit

@Suite("CATransform3D of layers and of views")
@MainActor
struct CATransform3DTests {
    /// The type is the same under each module's name: a layer accepts the matrix of a projection.
    @Test func isOneType() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 200
        let turned: QuartzCore.CATransform3D = CATransform3DRotate(transform, .pi, 0, 0, 1)
        #expect(ProjectionTransform(turned).m11 == ProjectionTransform(CATransform3DIdentity).m11 * -1)
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
        layer.setAffineTransform(CGAffineTransform(translationX: 4, y: 5))
        #expect(layer.transform == CATransform3DMakeTranslation(4, 5, 0))
    }
}
