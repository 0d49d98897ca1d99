import Foundation
import SwiftUI

/// Projects points of the cube onto the plot.
struct SpaceCamera {
    private let right: SIMD3<Double>
    private let up: SIMD3<Double>
    /// Towards the viewer.
    let forward: SIMD3<Double>
    private let scale: Double
    private let center: CGPoint
    private let isPerspective: Bool
    /// The distance of the viewer from the middle of the cube, in sides of the cube.
    private static let distance = 3.0

    init(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection, in size: CGSize) {
        let azimuth = pose.azimuth.radians.isFinite ? pose.azimuth.radians : 0
        let tilt = pose.inclination.radians.isFinite ? pose.inclination.radians : 0
        let (sa, ca, st, ct) = (sin(azimuth), cos(azimuth), sin(tilt), cos(tilt))
        // The chart turns around its upright axis, then towards the viewer.
        right = SIMD3(ca, 0, sa)
        up = SIMD3(st * sa, ct, -st * ca)
        forward = SIMD3(-sa * ct, st, ca * ct)
        // The side of the cube: read off one picture of iOS 26.
        scale = Double(min(size.width, size.height)) / 1.92
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        isPerspective = projection.value == .perspective
    }

    /// How near a point is to the viewer.
    func depth(_ point: SIMD3<Double>) -> Double { (forward * point).sum() }

    func project(_ point: SIMD3<Double>) -> CGPoint {
        let factor = isPerspective ? Self.distance / max(Self.distance - depth(point), 0.1) : 1
        return CGPoint(x: center.x + CGFloat((right * point).sum() * scale * factor),
                       y: center.y - CGFloat((up * point).sum() * scale * factor))
    }
    /// The length in points of a part of the cube's side at a point.
    func length(_ part: Double, at point: SIMD3<Double>) -> CGFloat {
        let factor = isPerspective ? Self.distance / max(Self.distance - depth(point), 0.1) : 1
        return CGFloat(part * scale * factor)
    }
    /// How bright a face is, from 0 to 1: light comes from above and from the viewer's left.
    func light(_ normal: SIMD3<Double>) -> Double {
        let direction = SIMD3(0.35, 0.8, 0.5)
        let source = right * -direction.x + SIMD3(0, 1, 0) * direction.y + forward * direction.z
        let lengths = ((normal * normal).sum() * (source * source).sum()).squareRoot()
        guard lengths > 0 else { return 1 }
        return abs((normal * source).sum() / lengths)
    }
}
