package import Foundation

/// The projection of a view turned in space about an axis through an anchor.
///
/// Semantics: the eye stands `max(width, height) / perspective` in front of the view; no perspective puts it at
/// infinity. `anchorZ` is the depth, in points, of the point that stays. Right-to-left sees it in a mirror.
package func rotation3D(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
                        anchorZ: CGFloat = 0, perspective: CGFloat = 1, size: CGSize,
                        layoutDirection: LayoutDirection = .leftToRight) -> ProjectionTransform {
    let distance = max(size.width, size.height) / perspective
    let fixed = anchor.point(in: size)
    var lens = CATransform3DIdentity
    if distance.isFinite, distance != 0 { lens.m34 = -1 / distance }
    let moved = CATransform3DMakeTranslation(-fixed.x, -fixed.y, -anchorZ)
    let turned = CATransform3DConcat(moved, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
    let seen = CATransform3DConcat(turned, lens)
    let back = CATransform3DConcat(seen, CATransform3DMakeTranslation(fixed.x, fixed.y, anchorZ))
    let projection = ProjectionTransform(back)
    return layoutDirection == .rightToLeft ? projection.mirrored(width: size.width) : projection
}
