@_exported public import AVFoundation
public import Foundation
public import UIKit

// Videos, live photos, files and edits of assets. None is there.

/// Whether a request was ended.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Whether the asset has to be loaded from the network.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: Int32 = 0
/// Called while an asset is loaded from the network: never.
public typealias PHAssetImageProgressHandler =
    @Sendable (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// Which version of an image is loaded.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
/// Which version of a video is loaded.
public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
/// How good a video is.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
/// How a video is requested.
open class PHVideoRequestOptions: NSObject {
    public override init() { super.init() }
    /// Whether it is loaded from the network. Nothing to do: there are no videos.
    open var isNetworkAccessAllowed = false
    /// Which version. Nothing to do: there are no videos.
    open var version = PHVideoRequestOptionsVersion.current
    /// How good it is. Nothing to do: there are no videos.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Called while it is loaded: never.
    open var progressHandler: PHAssetImageProgressHandler?
}
/// How a live photo is requested.
open class PHLivePhotoRequestOptions: NSObject {
    public override init() { super.init() }
    /// Whether it is loaded from the network. Nothing to do: there are no photos.
    open var isNetworkAccessAllowed = false
    /// Which version. Nothing to do: there are no photos.
    open var version = PHImageRequestOptionsVersion.current
    /// When it is handed out. Nothing to do: there are no photos.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Called while it is loaded: never.
    open var progressHandler: PHAssetImageProgressHandler?
}
/// A photo with a few seconds around it. None is there.
open class PHLivePhoto: NSObject {
    override init() { super.init() }
    /// In pixels.
    open var size: CGSize { .zero }
    /// Calls the closure at once, with nil.
    @discardableResult
    open class func request(withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?,
                            targetSize: CGSize, contentMode: PHImageContentMode,
                            resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void) -> Int32 {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
        return PHLivePhotoRequestIDInvalid
    }
}
extension PHImageManager {
    private static var denied: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }
    /// Calls the closure at once, with nil and an error.
    @discardableResult
    public func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?,
                               resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void)
        -> PHImageRequestID {
        resultHandler(nil, nil, Self.denied)
        return PHInvalidImageRequestID
    }
    /// Calls the closure at once, with nil and an error.
    @discardableResult
    public func requestPlayerItem(forVideo asset: PHAsset, options: PHVideoRequestOptions?,
                                  resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void)
        -> PHImageRequestID {
        resultHandler(nil, Self.denied)
        return PHInvalidImageRequestID
    }
    /// Calls the closure at once, with nil and an error.
    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, Self.denied)
        return PHInvalidImageRequestID
    }
    /// Calls the closure at once, with nil and an error.
    @discardableResult
    public func requestLivePhoto(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
                                 options: PHLivePhotoRequestOptions?,
                                 resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void)
        -> PHImageRequestID {
        resultHandler(nil, Self.denied)
        return PHInvalidImageRequestID
    }
}
extension PHCachingImageManager {
    /// Whether large images are loaded ahead. Nothing to do: there are no photos.
    public var allowsCachingHighQualityImages: Bool { get { true } set {} }
    /// Forgets images. Nothing to do: there are no photos.
    public func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
                                  options: PHImageRequestOptions?) {}
}

/// A file of an asset. None is there.
open class PHAssetResource: NSObject {
    override init() { super.init() }
    /// What it is.
    open var type: PHAssetResourceType { .photo }
    /// The name of the asset in the library.
    open var assetLocalIdentifier: String { "" }
    /// The kind of the file.
    open var uniformTypeIdentifier: String { "" }
    /// The name of the file.
    open var originalFilename: String { "" }
    /// In pixels.
    open var pixelWidth: Int { 0 }
    /// In pixels.
    open var pixelHeight: Int { 0 }
    /// None.
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    /// None.
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}
/// The number of a request.
public typealias PHAssetResourceDataRequestID = Int32
/// How a file is requested.
open class PHAssetResourceRequestOptions: NSObject {
    public override init() { super.init() }
    /// Whether it is loaded from the network. Nothing to do: there are no files.
    open var isNetworkAccessAllowed = false
    /// Called while it is loaded: never.
    open var progressHandler: (@Sendable (Double) -> Void)?
}
/// Loads files of assets, of which there are none.
open class PHAssetResourceManager: NSObject {
    /// A manager, which has no state.
    open class func `default`() -> PHAssetResourceManager { PHAssetResourceManager() }
    /// Calls the second closure at once, with an error.
    @discardableResult @preconcurrency
    open func requestData(for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
                          dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
                          completionHandler: @escaping @Sendable ((any Error)?) -> Void)
        -> PHAssetResourceDataRequestID {
        completionHandler(PHPhotosError(.accessUserDenied))
        return 0
    }
    /// Calls the closure at once, with an error.
    @preconcurrency
    open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
                        completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(PHPhotosError(.accessUserDenied))
    }
    /// Throws.
    open func writeData(for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?)
        async throws { throw PHPhotosError(.accessUserDenied) }
    /// Ends a request. Nothing to do: requests end at once.
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}

/// What a program has done to an asset.
open class PHAdjustmentData: NSObject {
    /// Which program, and which of its forms.
    public let formatIdentifier: String, formatVersion: String
    /// What it has done, as it keeps it.
    public let data: Data
    /// What a program has done.
    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}
/// How the content of an asset is requested.
open class PHContentEditingInputRequestOptions: NSObject {
    public override init() { super.init() }
    /// Whether it is loaded from the network. Nothing to do: there are no photos.
    open var isNetworkAccessAllowed = false
    /// Whether a program knows what another has done. Nothing to do: there are no photos.
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    /// Called while it is loaded: never.
    open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}
/// The content of an asset, to be edited. None is there.
open class PHContentEditingInput: NSObject {
    override init() { super.init() }
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Nil.
    open var displaySizeImage: UIImage? { nil }
    /// Nil.
    open var fullSizeImageURL: URL? { nil }
    /// How the image is turned: not at all.
    open var fullSizeImageOrientation: Int32 { 1 }
    /// Nil.
    open var audiovisualAsset: AVAsset? { nil }
    /// Nil.
    open var livePhoto: PHLivePhoto? { nil }
    /// Nil.
    open var adjustmentData: PHAdjustmentData? { nil }
    /// Nil.
    open var uniformTypeIdentifier: String? { nil }
    /// Nil.
    open var creationDate: Date? { nil }
}
/// The content of an asset after it was edited.
open class PHContentEditingOutput: NSObject {
    /// Of content that was edited.
    public init(contentEditingInput: PHContentEditingInput) {}
    /// What was done. Nothing to do: there are no photos.
    open var adjustmentData: PHAdjustmentData?
    /// Where the program writes the new content.
    public let renderedContentURL = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString + ".jpg")
}
extension PHAsset {
    /// Calls the closure at once, with nil.
    @discardableResult
    public func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> Int {
        completionHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }
    /// Ends that. Nothing to do: it ends at once.
    public func cancelContentEditingInputRequest(_ requestID: Int) {}
}
extension PHAssetChangeRequest {
    /// What was edited. Nothing to do: there are no photos.
    public var contentEditingOutput: PHContentEditingOutput? { get { nil } set {} }
}
