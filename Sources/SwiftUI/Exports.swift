@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import Observation
@_exported public import QuadrantCore
@_exported public import QuadrantGeometry
@_exported public import QuadrantViews
@_exported public import UIKit
