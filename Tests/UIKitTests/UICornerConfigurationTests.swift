import Foundation
import Testing
import UIKit

@Suite("Corners of views")
@MainActor
struct UICornerConfigurationTests {
    @Test func oneRadiusIsThatOfTheLayer() {
        let view = UIView()
        view.cornerConfiguration = .corners(radius: 12)
        #expect(view.layer.cornerRadius == 12)
        #expect(view.cornerConfiguration == .corners(radius: .fixed(12)))
    }

    @Test func cornersWithoutARadiusAreSquare() {
        let view = UIView()
        view.cornerConfiguration = .uniformTopRadius(.fixed(8))
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        view.cornerConfiguration = .corners(topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: 4,
                                            bottomRightRadius: 6)
        #expect(view.layer.cornerRadius == 6)
        #expect(view.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        view.cornerConfiguration = .uniformRightRadius(5)
        #expect(view.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    }

    /// A layer draws no more than half its shorter side.
    @Test func aCapsuleIsAsRoundAsItsSide() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius >= 20)
        view.cornerConfiguration = .capsule(maximumRadius: 10)
        #expect(view.layer.cornerRadius == 10)
    }

    /// The corners of a container of 30 are 30 − 12 at a distance of 12.
    @Test func concentricCornersFollowTheContainer() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView()
        outer.layer.cornerRadius = 30
        outer.addSubview(inner)
        inner.frame = CGRect(x: 12, y: 20, width: 60, height: 60)
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(abs(inner.layer.cornerRadius - (30 - 12)) < 1e-9)
        // At a distance of 20 on all sides 30 − 20 are left; that is less than 16.
        inner.frame.origin = CGPoint(x: 20, y: 20)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 16))
        #expect(inner.layer.cornerRadius == 16)
    }

    /// A configuration may be set before the view has a place; the layout rounds the corners.
    @Test func cornersFollowTheLayout() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView()
        inner.cornerConfiguration = .corners(radius: .containerConcentric())
        outer.cornerConfiguration = .corners(radius: 30)
        outer.addSubview(inner)
        inner.frame = CGRect(x: 12, y: 12, width: 76, height: 76)
        outer.layoutIfNeeded()
        #expect(abs(inner.layer.cornerRadius - (30 - 12)) < 1e-9)
        inner.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        outer.layoutIfNeeded()
        #expect(abs(inner.layer.cornerRadius - (30 - 20)) < 1e-9)
        #expect(inner.cornerConfiguration == .corners(radius: .containerConcentric()))
        inner.cornerConfiguration = .capsule()
        #expect(inner.cornerConfiguration == .capsule())
    }
}
