@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuadrantCore
@_exported public import QuadrantGeometry
@_exported public import QuadrantViews
@_exported public import UIKit
