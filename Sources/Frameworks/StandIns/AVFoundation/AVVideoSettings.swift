// Keys and values of the settings of videos, with the names of the framework.

/// The key of a dictionary of what a form of video needs.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// Bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// From 0 to 1.
public let AVVideoQualityKey = "Quality"
/// The most pictures from one whole picture to the next.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The most seconds from one whole picture to the next.
public let AVVideoMaxKeyFrameIntervalDurationKey = "MaxKeyFrameIntervalDuration"
/// Whether pictures are kept in another order.
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
/// Which parts of a form are used.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// Pictures a second, as is expected.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// How numbers are written.
public let AVVideoH264EntropyModeKey = "H264EntropyMode"
public let AVVideoH264EntropyModeCAVLC = "CAVLC"
public let AVVideoH264EntropyModeCABAC = "CABAC"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
/// How a picture fills a frame of another size.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The key of a dictionary of what colours are.
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
/// What red, green and blue are.
public let AVVideoColorPrimariesKey = "ColorPrimaries"
/// How numbers become light.
public let AVVideoTransferFunctionKey = "TransferFunction"
/// How light and colours are separated.
public let AVVideoYCbCrMatrixKey = "YCbCrMatrix"
public let AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoColorPrimaries_ITU_R_2020 = "ITU_R_2020"
public let AVVideoColorPrimaries_P3_D65 = "P3_D65"
public let AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"
public let AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
public let AVVideoYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"
public let AVVideoYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
/// The key of a dictionary of the part of a picture that is shown.
public let AVVideoCleanApertureKey = "AVVideoCleanApertureKey"
public let AVVideoCleanApertureWidthKey = "CleanApertureWidth"
public let AVVideoCleanApertureHeightKey = "CleanApertureHeight"
public let AVVideoCleanApertureHorizontalOffsetKey = "CleanApertureHorizontalOffset"
public let AVVideoCleanApertureVerticalOffsetKey = "CleanApertureVerticalOffset"
/// The key of a dictionary of how wide and high a pixel is.
public let AVVideoPixelAspectRatioKey = "AVVideoPixelAspectRatioKey"
public let AVVideoPixelAspectRatioHorizontalSpacingKey = "HorizontalSpacing"
public let AVVideoPixelAspectRatioVerticalSpacingKey = "VerticalSpacing"

extension AVVideoCodecType {
    /// A form of video, with opacity.
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    /// Forms of video for editing.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h"),
        proRes422HQ = AVVideoCodecType(rawValue: "apch"), proRes422LT = AVVideoCodecType(rawValue: "apcs"),
        proRes422Proxy = AVVideoCodecType(rawValue: "apco")
}
/// HEVC as large as the video, at its best.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// HEVC with opacity.
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
/// HEVC of at most 1,920 × 1,080 pixels.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// HEVC of at most 3,840 × 2,160 pixels.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
