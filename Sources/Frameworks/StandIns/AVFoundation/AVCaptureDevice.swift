public import Foundation

/// A kind of content.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moving images.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sound.
    public static let audio = AVMediaType(rawValue: "soun")
}
/// Whether a program may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// How a video fills a view.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of the video is seen, with its proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// All of the view is filled, with the video's proportions.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// All of the view is filled with all of the video, whatever its proportions.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A camera or a microphone. None is available.
open class AVCaptureDevice: NSObject {
    /// Nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Denied.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Calls the closure at once, with false.
    open class func requestAccess(for mediaType: AVMediaType,
        completionHandler handler: @escaping @Sendable (Bool) -> Void) {
        handler(false)
    }
    /// False.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
    /// False.
    open var hasTorch: Bool { false }
}
