@_exported public import AVFoundation
