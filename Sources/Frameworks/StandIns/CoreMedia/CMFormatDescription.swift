public import Foundation
public import QuadrantFoundation

// What sounds and videos are.

/// The size of pictures.
public struct CMVideoDimensions: Hashable, Sendable {
    /// In pixels.
    public var width: Int32
    /// In pixels.
    public var height: Int32
    /// A size in pixels.
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}
/// A kind of content, four letters.
public typealias CMMediaType = UInt32
/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// How many there are.
public typealias CMItemCount = Int
/// A place in a list.
public typealias CMItemIndex = Int
/// A form of video, four letters.
public typealias CMVideoCodecType = UInt32
/// The number of a track that has none.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
private func letters(_ text: StaticString) -> UInt32 { text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } } }

/// Moving images.
public let kCMMediaType_Video: CMMediaType = letters("vide")
/// Sound.
public let kCMMediaType_Audio: CMMediaType = letters("soun")
/// Images and sound in one.
public let kCMMediaType_Muxed: CMMediaType = letters("muxx")
/// Texts.
public let kCMMediaType_Text: CMMediaType = letters("text")
/// Subtitles.
public let kCMMediaType_Subtitle: CMMediaType = letters("sbtl")
/// The time of recordings.
public let kCMMediaType_TimeCode: CMMediaType = letters("tmcd")
/// Values beside a video.
public let kCMMediaType_Metadata: CMMediaType = letters("meta")
/// A form of video.
public let kCMVideoCodecType_H264: CMVideoCodecType = letters("avc1")
/// A form of video.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = letters("hvc1")
/// A form of video, with opacity.
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = letters("muxa")
/// A form of pictures.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = letters("jpeg")
/// A form of video.
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = letters("mp4v")
/// A form of video.
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = letters("apcn")
/// A form of video.
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = letters("ap4h")
/// Blue, green, red and opacity.
public let kCMPixelFormat_32BGRA: UInt32 = letters("BGRA")
/// Opacity, red, green and blue.
public let kCMPixelFormat_32ARGB: UInt32 = 32

/// What a sound or a video is.
public final class CMFormatDescription: Sendable {
    /// A kind of content.
    public struct MediaType: RawRepresentable, Hashable, Sendable {
        /// Four letters.
        public let rawValue: UInt32
        /// A kind by its letters.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Moving images.
        public static let video = MediaType(rawValue: kCMMediaType_Video)
        /// Sound.
        public static let audio = MediaType(rawValue: kCMMediaType_Audio)
        /// Images and sound in one.
        public static let muxed = MediaType(rawValue: kCMMediaType_Muxed)
        /// Texts.
        public static let text = MediaType(rawValue: kCMMediaType_Text)
        /// Subtitles.
        public static let subtitle = MediaType(rawValue: kCMMediaType_Subtitle)
        /// The time of recordings.
        public static let timeCode = MediaType(rawValue: kCMMediaType_TimeCode)
        /// Values beside a video.
        public static let metadata = MediaType(rawValue: kCMMediaType_Metadata)
    }
    /// A form of content.
    public struct MediaSubType: RawRepresentable, Hashable, Sendable {
        /// Four letters.
        public let rawValue: UInt32
        /// A form by its letters.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A form of video.
        public static let h264 = MediaSubType(rawValue: kCMVideoCodecType_H264)
        /// A form of video.
        public static let hevc = MediaSubType(rawValue: kCMVideoCodecType_HEVC)
        /// A form of video, with opacity.
        public static let hevcWithAlpha = MediaSubType(rawValue: kCMVideoCodecType_HEVCWithAlpha)
        /// A form of pictures.
        public static let jpeg = MediaSubType(rawValue: kCMVideoCodecType_JPEG)
        /// A form of video.
        public static let mpeg4Video = MediaSubType(rawValue: kCMVideoCodecType_MPEG4Video)
        /// A form of video.
        public static let proRes422 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes422)
        /// A form of video.
        public static let proRes4444 = MediaSubType(rawValue: kCMVideoCodecType_AppleProRes4444)
        /// A form of sound.
        public static let linearPCM = MediaSubType(rawValue: letters("lpcm"))
        /// A form of sound.
        public static let mpeg4AAC = MediaSubType(rawValue: letters("aac "))
        /// A form of sound.
        public static let appleLossless = MediaSubType(rawValue: letters("alac"))
        /// A form of sound.
        public static let opus = MediaSubType(rawValue: letters("opus"))
    }
    private let size: CMVideoDimensions
    /// The kind of content.
    public let mediaType: MediaType
    /// The form of content.
    public let mediaSubType: MediaSubType
    package init(size: CMVideoDimensions, mediaType: MediaType = .video,
                 mediaSubType: MediaSubType = MediaSubType(rawValue: 0)) {
        (self.size, self.mediaType, self.mediaSubType) = (size, mediaType, mediaSubType)
    }
    /// A video of a form and a size in pixels.
    public convenience init(videoCodecType: MediaSubType, width: Int, height: Int) throws {
        self.init(size: CMVideoDimensions(width: Int32(clamping: width), height: Int32(clamping: height)),
                  mediaType: .video, mediaSubType: videoCodecType)
    }
    /// A video of pictures as one in memory.
    public convenience init(imageBuffer: CVImageBuffer) throws {
        let size = CMVideoDimensions(width: Int32(clamping: CVPixelBufferGetWidth(imageBuffer)),
                                     height: Int32(clamping: CVPixelBufferGetHeight(imageBuffer)))
        self.init(size: size, mediaType: .video,
                  mediaSubType: MediaSubType(rawValue: CVPixelBufferGetPixelFormatType(imageBuffer)))
    }
    /// In pixels.
    public var dimensions: CMVideoDimensions { size }
    /// In points: the pixels are square.
    public func presentationDimensions(usePixelAspectRatio: Bool = true, useCleanAperture: Bool = true) -> CGSize {
        CGSize(width: Int(size.width), height: Int(size.height))
    }
}
/// What a video is.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What a sound is.
public typealias CMAudioFormatDescription = CMFormatDescription
/// In pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
/// In points.
public func CMVideoFormatDescriptionGetPresentationDimensions(_ videoDesc: CMVideoFormatDescription,
                                                              usePixelAspectRatio: Bool,
                                                              useCleanAperture: Bool) -> CGSize {
    videoDesc.presentationDimensions()
}
/// The kind of content, four letters.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
/// The form of content, four letters.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> UInt32 { desc.mediaSubType.rawValue }
/// Describes a video of pictures as one in memory.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = try? CMFormatDescription(imageBuffer: imageBuffer)
    return 0
}
/// Describes a video of a form and a size in pixels; what else is said of it has no effect.
@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        size: CMVideoDimensions(width: width, height: height),
        mediaSubType: CMFormatDescription.MediaSubType(rawValue: codecType))
    return 0
}
