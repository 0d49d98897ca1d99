// The Core Graphics types by their own module's name. Foundation brings CGFloat, CGPoint, CGSize and CGRect; the rest
// is named one by one, so that importing this module alone does not also import SwiftUI's names.
@_exported public import Foundation
@_exported public import struct QuadrantGeometry.CGVector
@_exported public import struct QuadrantGeometry.CGAffineTransform
@_exported public import class QuadrantGeometry.CGPath
@_exported public import class QuadrantGeometry.CGMutablePath
@_exported public import enum QuadrantGeometry.CGLineCap
@_exported public import enum QuadrantGeometry.CGLineJoin
@_exported public import enum QuadrantGeometry.CGPathFillRule
@_exported public import enum QuadrantGeometry.CGPathElementType
@_exported public import struct QuadrantGeometry.CGPathElement
@_exported public import typealias QuadrantGeometry.CGPathApplierFunction
@_exported public import func QuadrantGeometry.unsafeBitCast
@_exported public import enum QuadrantGeometry.CGInterpolationQuality
@_exported public import enum QuadrantGeometry.CGBlendMode
