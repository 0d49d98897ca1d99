@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreMedia
@_exported public import CoreVideo
public import Foundation
@_exported public import ImageIO

/// A picture in which something is looked for.
open class VNImageRequestHandler: NSObject {
    /// A picture.
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    /// A picture. Its orientation has no effect.
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation,
                options: [VNImageOption: Any] = [:]) {}
    /// A picture.
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    /// A picture. Its orientation has no effect.
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation,
                options: [VNImageOption: Any] = [:]) {}
    /// A picture in memory.
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    /// A picture in memory. Its orientation has no effect.
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
                options: [VNImageOption: Any] = [:]) {}
    /// A picture of a video.
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
    /// A picture of a video. Its orientation has no effect.
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
                options: [VNImageOption: Any] = [:]) {}
    /// A picture in a file.
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    /// A picture in a file. Its orientation has no effect.
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation,
                options: [VNImageOption: Any] = [:]) {}
    /// A picture in a file's contents.
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    /// A picture in a file's contents. Its orientation has no effect.
    public init(data imageData: Data, orientation: CGImagePropertyOrientation,
                options: [VNImageOption: Any] = [:]) {}
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest]) throws { throw fail(requests) }
}
private func fail(_ requests: [VNRequest]) -> VNError {
    for request in requests { request.fail(VNError(.operationFailed)) }
    return VNError(.operationFailed)
}
/// One picture after another, in which something is looked for.
open class VNSequenceRequestHandler: NSObject {
    /// No picture yet.
    public override init() { super.init() }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on image: CGImage,
                      orientation: CGImagePropertyOrientation) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on image: CIImage,
                      orientation: CGImagePropertyOrientation) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
                      orientation: CGImagePropertyOrientation) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer,
                      orientation: CGImagePropertyOrientation) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL,
                      orientation: CGImagePropertyOrientation) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws { throw fail(requests) }
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest], onImageData imageData: Data,
                      orientation: CGImagePropertyOrientation) throws { throw fail(requests) }
}

/// A place of a picture in pixels, of one that is 0…1 of it.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int)
    -> CGPoint {
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
/// A place of a picture, 0…1 of it, of one in pixels.
public func VNNormalizedPointForImagePoint(_ imagePoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
    CGPoint(x: imagePoint.x / CGFloat(imageWidth), y: imagePoint.y / CGFloat(imageHeight))
}
/// A part of a picture in pixels, of one that is 0…1 of it.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
           width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
/// A part of a picture, 0…1 of it, of one in pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    CGRect(x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
           width: imageRect.width / CGFloat(imageWidth), height: imageRect.height / CGFloat(imageHeight))
}
/// The whole of a picture: 0, 0, 1, 1.
public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
/// Whether a part of a picture is the whole of it.
public func VNNormalizedRectIsIdentityRect(_ normalizedRect: CGRect) -> Bool {
    normalizedRect == VNNormalizedIdentityRect
}
