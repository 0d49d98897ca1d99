public import Foundation
public import QuadrantFoundation

// Properties of sessions, by the names of the framework.

/// Whether it keeps up with a camera.
public var kVTCompressionPropertyKey_RealTime: CFString { "RealTime" }
/// Which part of a codec is used.
public var kVTCompressionPropertyKey_ProfileLevel: CFString { "ProfileLevel" }
/// Bits a second.
public var kVTCompressionPropertyKey_AverageBitRate: CFString { "AverageBitRate" }
/// Bytes in seconds, at most.
public var kVTCompressionPropertyKey_DataRateLimits: CFString { "DataRateLimits" }
/// Pictures a second.
public var kVTCompressionPropertyKey_ExpectedFrameRate: CFString { "ExpectedFrameRate" }
/// Pictures from one whole picture to the next.
public var kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString { "MaxKeyFrameInterval" }
/// Seconds from one whole picture to the next.
public var kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: CFString { "MaxKeyFrameIntervalDuration" }
/// Whether pictures may come in another order.
public var kVTCompressionPropertyKey_AllowFrameReordering: CFString { "AllowFrameReordering" }
/// How bits are saved.
public var kVTCompressionPropertyKey_H264EntropyMode: CFString { "H264EntropyMode" }
/// How good pictures are, 0…1.
public var kVTCompressionPropertyKey_Quality: CFString { "Quality" }
/// How many pictures are held back.
public var kVTCompressionPropertyKey_MaxFrameDelayCount: CFString { "MaxFrameDelayCount" }
/// Which colours there are.
public var kVTCompressionPropertyKey_ColorPrimaries: CFString { "ColorPrimaries" }
/// How bright values are.
public var kVTCompressionPropertyKey_TransferFunction: CFString { "TransferFunction" }
/// How colours are computed.
public var kVTCompressionPropertyKey_YCbCrMatrix: CFString { "YCbCrMatrix" }
/// Whether memory is shared.
public var kVTCompressionPropertyKey_PixelBufferPoolIsShared: CFString { "PixelBufferPoolIsShared" }
/// Whether it is a whole picture.
public var kVTEncodeFrameOptionKey_ForceKeyFrame: CFString { "ForceKeyFrame" }
/// Whether it keeps up with a camera.
public var kVTDecompressionPropertyKey_RealTime: CFString { "RealTime" }
/// How many threads there are.
public var kVTDecompressionPropertyKey_ThreadCount: CFString { "ThreadCount" }
/// Whether a device may do it.
public var kVTVideoEncoderSpecification_EnableHardwareAcceleratedVideoEncoder: CFString {
    "EnableHardwareAcceleratedVideoEncoder"
}
/// Whether a device has to do it.
public var kVTVideoEncoderSpecification_RequireHardwareAcceleratedVideoEncoder: CFString {
    "RequireHardwareAcceleratedVideoEncoder"
}
/// Whether it is fast.
public var kVTVideoEncoderSpecification_EnableLowLatencyRateControl: CFString { "EnableLowLatencyRateControl" }
/// Whether a device may do it.
public var kVTVideoDecoderSpecification_EnableHardwareAcceleratedVideoDecoder: CFString {
    "EnableHardwareAcceleratedVideoDecoder"
}
/// Whether a device has to do it.
public var kVTVideoDecoderSpecification_RequireHardwareAcceleratedVideoDecoder: CFString {
    "RequireHardwareAcceleratedVideoDecoder"
}
/// A part of a codec.
public var kVTProfileLevel_H264_Baseline_AutoLevel: CFString { "H264_Baseline_AutoLevel" }
/// A part of a codec.
public var kVTProfileLevel_H264_Main_AutoLevel: CFString { "H264_Main_AutoLevel" }
/// A part of a codec.
public var kVTProfileLevel_H264_High_AutoLevel: CFString { "H264_High_AutoLevel" }
/// A part of a codec.
public var kVTProfileLevel_HEVC_Main_AutoLevel: CFString { "HEVC_Main_AutoLevel" }
/// A part of a codec.
public var kVTProfileLevel_HEVC_Main10_AutoLevel: CFString { "HEVC_Main10_AutoLevel" }
/// A way to save bits.
public var kVTH264EntropyMode_CAVLC: CFString { "CAVLC" }
/// A way to save bits.
public var kVTH264EntropyMode_CABAC: CFString { "CABAC" }
