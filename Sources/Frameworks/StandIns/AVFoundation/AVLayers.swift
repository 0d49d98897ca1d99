public import Foundation
public import QuartzCore

/// Shows what a camera sees. There is no camera: nothing is drawn.
open class AVCaptureVideoPreviewLayer: CALayer, _MadeByView {
    public static func _made() -> CALayer { AVCaptureVideoPreviewLayer() }
    /// A layer without a session.
    public override init() { super.init() }
    /// A layer of a session.
    public init(session: AVCaptureSession) {
        self.session = session
        super.init()
    }
    /// A layer of a session that does not connect them.
    public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
    public override init(layer: Any) {
        session = (layer as? AVCaptureVideoPreviewLayer)?.session
        super.init(layer: layer)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What is shown. Nothing to do: there is no camera.
    open var session: AVCaptureSession?
    /// How the video fills the layer. Nothing to do: there is no camera.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Nil: there is no camera.
    open var connection: AVCaptureConnection? { nil }
    /// False.
    open var isPreviewing: Bool { false }
    /// The point in the picture of a camera, from 0 to 1, as if it filled the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(x: bounds.width == 0 ? 0 : pointInLayer.x / bounds.width,
                y: bounds.height == 0 ? 0 : pointInLayer.y / bounds.height)
    }
    /// The point in the layer, as if the picture filled it.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
    }
    /// The rectangle in the picture, from 0 to 1, as if it filled the layer.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        let origin = captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin)
        let end = captureDevicePointConverted(
            fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
        return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
    }
    /// Nil: nothing is found.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

/// Shows the video of a player. None is played: nothing is drawn.
open class AVPlayerLayer: CALayer, _MadeByView {
    public static func _made() -> CALayer { AVPlayerLayer() }
    /// A layer without a player.
    public override init() { super.init() }
    /// A layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    public override init(layer: Any) {
        player = (layer as? AVPlayerLayer)?.player
        super.init(layer: layer)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What is played. Nothing to do: no video is played.
    open var player: AVPlayer?
    /// How the video fills the layer. Nothing to do: no video is played.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// False.
    open var isReadyForDisplay: Bool { false }
    /// Empty: no video is played.
    open var videoRect: CGRect { .zero }
}
/// The largest rectangle of some proportions in another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
                  width: size.width, height: size.height)
}
