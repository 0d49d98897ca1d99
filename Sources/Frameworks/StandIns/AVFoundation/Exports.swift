@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import CoreVideo
@_exported public import Foundation
@_exported public import QuartzCore
