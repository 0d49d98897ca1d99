@_exported public import CoreGraphics
@_exported public import typealias UIKit.CTFont
