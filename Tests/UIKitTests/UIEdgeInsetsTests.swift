import QuadrantGeometry
import Testing
import UIKit

@Suite("UIEdgeInsets")
struct UIEdgeInsetsTests {
    @Test func sidesAreNamed() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
        #expect(UIEdgeInsets.zero == UIEdgeInsets())
        #expect(UIEdgeInsets.zero != insets)
    }

    @Test func aRectangleIsInset() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
        #expect(rect.inset(by: insets) == CGRect(x: 10 + 2, y: 20 + 1, width: 100 - 2 + 4, height: 50 - 1 - 3))
    }

    @Test func directionalInsetsAreThoseOfViews() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
        #expect(EdgeInsets(NSDirectionalEdgeInsets.zero) == EdgeInsets())
    }

    @Test func coreGraphicsMakesItsValues() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
    }
}
