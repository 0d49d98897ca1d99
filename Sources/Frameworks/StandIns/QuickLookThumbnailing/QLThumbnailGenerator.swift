@_exported public import Foundation
public import CoreGraphics
public import UIKit

/// Makes small pictures of files: of pictures only.
public final class QLThumbnailGenerator: NSObject, Sendable {
    /// A small picture of a file.
    open class Request: NSObject {
        /// Which pictures are made.
        public struct RepresentationTypes: OptionSet, Sendable {
            /// The bits of the framework.
            public let rawValue: UInt
            /// Unknown bits are kept.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A symbol of the kind of file.
            public static let icon = RepresentationTypes(rawValue: 1)
            /// A small one, soon.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            /// The picture.
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            /// All of them.
            public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
        }
        let url: URL?, size: CGSize, scale: CGFloat
        /// A picture that fits a size, `scale` pixels to a point.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale) = (url, size, scale)
        }
    }
    private static let only = QLThumbnailGenerator()
    /// The only one.
    public class var shared: QLThumbnailGenerator { only }
    /// Calls the closure at once, with the picture, or with an error where the file is none.
    public func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        do { completionHandler(try representation(request), nil) } catch { completionHandler(nil, error) }
    }
    /// The picture. Throws where the file is none.
    public nonisolated(nonsending) func generateBestRepresentation(for request: Request) async throws
        -> QLThumbnailRepresentation { try representation(request) }

    private func representation(_ request: Request) throws -> QLThumbnailRepresentation {
        guard let image = request.url.flatMap({ UIImage(contentsOfFile: $0.path) }), let cgImage = image.cgImage,
              request.size.width > 0, request.size.height > 0 else { throw CocoaError(.fileReadCorruptFile) }
        let ratio = max(CGFloat(cgImage.width) / request.size.width, CGFloat(cgImage.height) / request.size.height)
        return QLThumbnailRepresentation(UIImage(cgImage: cgImage, scale: ratio, orientation: .up))
    }
}
/// A small picture.
open class QLThumbnailRepresentation: NSObject {
    /// The picture.
    public let uiImage: UIImage
    init(_ image: UIImage) { uiImage = image }
    /// The pixels of the picture.
    open var cgImage: CGImage { uiImage.cgImage! }
}
