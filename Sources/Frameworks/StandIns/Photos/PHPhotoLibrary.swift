@_exported public import Foundation
public import UIKit

// The library of photos. There is none, and access to it is denied.

/// Whether a program may use the library.
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What a program may do with the library.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Why the library was not used.
public struct PHPhotosError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114,
            relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143, networkAccessRequired = 3164, networkError = 3169,
            identifierNotFound = 3201
        case multipleIdentifiersFound = 3202, changeNotSupported = 3300, operationInterrupted = 3301,
            invalidResource = 3302
        case missingResource = 3303, notEnoughSpace = 3305, requestNotSupportedForAsset = 3306, accessRestricted = 3310
        case accessUserDenied = 3311
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// The user has denied access.
    public static let accessUserDenied = Code.accessUserDenied
}

/// The library. There is none.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let only = PHPhotoLibrary()
    /// The only one.
    public class func shared() -> PHPhotoLibrary { only }
    /// Denied.
    public class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    /// Denied.
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    /// Calls the closure at once, with `denied`.
    @preconcurrency
    public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Calls the closure at once, with `denied`.
    @preconcurrency public class func requestAuthorization(for accessLevel: PHAccessLevel,
                                           handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    /// Denied.
    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
    /// Calls the second closure at once, with an error; `changeBlock` is not called.
    @preconcurrency public func performChanges(_ changeBlock: @escaping @Sendable () -> Void,
                               completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
        completionHandler?(false, PHPhotosError(.accessUserDenied))
    }
    /// Throws; `changeBlock` is not called.
    public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Throws; `changeBlock` is not called.
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    /// Adds an observer of the library. Nothing to do: the library does not change.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Removes an observer of the library. Nothing to do: the library does not change.
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Observes the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// The library has changed; never called.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// A change of the library. None occurs.
open class PHChange: NSObject {}

/// An asset or a collection. None is there.
open class PHObject: NSObject {
    /// The name in the library.
    public let localIdentifier: String
    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
    /// An object that is in no library.
    public override init() { localIdentifier = "" }
}

/// Kinds of assets.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// Further kinds of assets.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Panoramas.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// Pictures of the screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// Photos with a few seconds around them.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// A photo or a video. None is there.
open class PHAsset: PHObject {
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// What else it is.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    /// 0.
    open var pixelWidth: Int { 0 }
    /// 0.
    open var pixelHeight: Int { 0 }
    /// Nil.
    open var creationDate: Date? { nil }
    /// Nil.
    open var modificationDate: Date? { nil }
    /// 0.
    open var duration: TimeInterval { 0 }
    /// False.
    open var isFavorite: Bool { false }
    /// False.
    open var isHidden: Bool { false }
    /// None.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    /// None.
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Kinds of collections.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
/// Further kinds of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    case smartAlbumTimelapses = 204, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts
    case smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
    case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
    case smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case albumSyncedEvent = 3, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream = 100,
        albumCloudShared, any = 9_223_372_036_854_775_807
}
/// An album. None is there.
open class PHAssetCollection: PHCollection {
    /// 0.
    open var estimatedAssetCount: Int { 0 }
    /// None.
    open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
                                          options: PHFetchOptions?)
                                              -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What is fetched. Nothing is there to be fetched.
open class PHFetchOptions: NSObject {
    public override init() { super.init() }
    /// Which objects.
    open var predicate: NSPredicate?
    /// In which order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many; 0 is all.
    open var fetchLimit = 0
    /// Whether hidden objects are among them.
    open var includeHiddenAssets = false
    /// Whether all of several that were taken at once are among them.
    open var includeAllBurstAssets = false
    /// Where objects are from.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Whether changes are described in parts.
    open var wantsIncrementalChangeDetails = true
}

/// Objects that were fetched: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    public override init() { super.init() }
    /// 0.
    open var count: Int { 0 }
    /// Nil.
    open var firstObject: ObjectType? { nil }
    /// Nil.
    open var lastObject: ObjectType? { nil }
    /// Traps: there is none.
    open func object(at index: Int) -> ObjectType { preconditionFailure("There are no photos.") }
    /// Traps: there is none.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// None.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Calls nothing.
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// The number of a request.
public typealias PHImageRequestID = Int32
/// How an image fills its size.
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// To fit.
    public static let `default` = PHImageContentMode.aspectFit
}
/// The size of the photo itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether the image of a request is a small one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The error of a request.
public let PHImageErrorKey = "PHImageErrorKey"

/// When images are handed out.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
/// How exact sizes are.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
/// How an image is requested.
open class PHImageRequestOptions: NSObject {
    public override init() { super.init() }
    /// Whether the request waits. Nothing to do: there are no photos.
    open var isSynchronous = false
    /// Whether images are loaded from the network. Nothing to do: there are no photos.
    open var isNetworkAccessAllowed = false
    /// When images are handed out. Nothing to do: there are no photos.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exact sizes are. Nothing to do: there are no photos.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Which version. Nothing to do: there are no photos.
    open var version = PHImageRequestOptionsVersion.current
    /// Which part of the image, from 0 to 1. Nothing to do: there are no photos.
    open var normalizedCropRect = CGRect.zero
    /// Called while it is loaded from the network: never.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Whether a second small image is handed out. Nothing to do: there are no photos.
    open var allowSecondaryDegradedImage = false
}

/// Loads images of assets, of which there are none.
open class PHImageManager: NSObject {
    /// One that loads nothing.
    open class func `default`() -> PHImageManager { PHImageManager() }
    /// Calls the closure at once, with nil and an error.
    @discardableResult
    open func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
                           options: PHImageRequestOptions?,
                           resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID {
        resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }
    /// Calls the closure at once, with nil and an error.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
        return 0
    }
    /// Ends a request. Nothing to do: requests end at once.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
/// Loads images ahead.
open class PHCachingImageManager: PHImageManager {
    public override init() { super.init() }
    /// Loads images ahead. Nothing to do: there are no photos.
    open func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
                                 options: PHImageRequestOptions?) {}
    /// Forgets images. Nothing to do: there are no photos.
    open func stopCachingImagesForAllAssets() {}
}
