public import Foundation

/// A picture, a sound or a video of a note. It is never shown.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The name that tells it from others of the note; one is made for an empty one.
    public let identifier: String
    /// The file. It stays where it is; a phone moves it once the note is added.
    public let url: URL
    /// The kind of the file, as a uniform type identifier.
    public let type: String

    /// Throws where the file is not found or its ending belongs to no kind that notes can show, as on a phone.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint ?? Self.types[URL.pathExtension.lowercased()] else {
            throw UNError(.attachmentUnrecognizedType)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (url, self.type) = (URL, type)
    }

    /// The kinds of files that notes show.
    private static let types = [
        "aif": "public.aiff-audio", "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio",
        "mp3": "public.mp3", "m4a": "com.apple.m4a-audio", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "gif": "com.compuserve.gif", "png": "public.png", "mpg": "public.mpeg", "mpeg": "public.mpeg",
        "mp4": "public.mpeg-4", "avi": "public.avi", "mov": "com.apple.quicktime-movie",
    ]
}
/// The kind of a file whose ending does not say it: a `String`.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// Whether the note has no small picture of the file: a `Bool`.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The part of the picture that is shown small: a dictionary of a rectangle.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The time of the video whose picture is shown small: a number of seconds or a dictionary of a time.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The domain of `UNError`.
public let UNErrorDomain = UNError.errorDomain
/// Why a note or an attachment was refused.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
        case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1400, notificationInvalidNoContent
        case contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid
        case badgeInputInvalid = 1600
    }
    public let code: Code
    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    /// Content providing object not allowed.
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    /// Content providing invalid.
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    /// Badge input invalid.
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
extension UNError.Code {
    /// Whether an error has a reason, in a pattern of `catch` or `switch`.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? UNError)?.code == code }
}
