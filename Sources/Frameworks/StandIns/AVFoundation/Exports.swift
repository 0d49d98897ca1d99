@_exported public import CoreMedia
@_exported public import Foundation
