@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import struct QuadrantGeometry.CATransform3D
@_exported public import let QuadrantGeometry.CATransform3DIdentity
@_exported public import func QuadrantGeometry.CATransform3DIsIdentity
@_exported public import func QuadrantGeometry.CATransform3DEqualToTransform
@_exported public import func QuadrantGeometry.CATransform3DMakeTranslation
@_exported public import func QuadrantGeometry.CATransform3DMakeScale
@_exported public import func QuadrantGeometry.CATransform3DMakeRotation
@_exported public import func QuadrantGeometry.CATransform3DConcat
@_exported public import func QuadrantGeometry.CATransform3DTranslate
@_exported public import func QuadrantGeometry.CATransform3DScale
@_exported public import func QuadrantGeometry.CATransform3DRotate
@_exported public import func QuadrantGeometry.CATransform3DInvert
@_exported public import func QuadrantGeometry.CATransform3DMakeAffineTransform
@_exported public import func QuadrantGeometry.CATransform3DIsAffine
@_exported public import func QuadrantGeometry.CATransform3DGetAffineTransform
