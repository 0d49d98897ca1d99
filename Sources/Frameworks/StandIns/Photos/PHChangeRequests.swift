public import Foundation
public import UIKit

// What a program changes in the library, in `performChanges`, whose closure is not called here.

/// A collection of objects, such as an `NSArray`.
public protocol NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}

/// Stands for an object while it is made.
open class PHObjectPlaceholder: PHObject {}

/// Adds, changes and deletes assets.
open class PHAssetChangeRequest: NSObject {
    /// Adds an image.
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
    /// Adds an image file; nil: there is no library.
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    /// Adds a video file; nil: there is no library.
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    /// Deletes assets. Nothing to do: there are no photos.
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    required public override init() { super.init() }
    /// Changes an asset.
    public convenience init(for asset: PHAsset) { self.init() }
    /// Nil: nothing is made.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    /// When the asset was made.
    open var creationDate: Date?
    /// Whether it is a favourite.
    open var isFavorite = false
    /// Whether it is hidden.
    open var isHidden = false
    /// Takes back all edits. Nothing to do: there are no photos.
    open func revertAssetContentToOriginal() {}
}

/// The part of an asset that a file is.
public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
    case photoProxy = 19
}
/// How a file becomes a part of an asset.
open class PHAssetResourceCreationOptions: NSObject {
    public override init() { super.init() }
    /// The name of the file; nil for one of the system.
    open var originalFilename: String?
    /// The kind of the file, as a uniform type identifier; nil for that of its ending.
    open var uniformTypeIdentifier: String?
    /// Whether the file is moved into the library. Nothing to do: there is no library.
    open var shouldMoveFile = false
}
/// Adds an asset of files.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    /// An asset without files.
    open class func forAsset() -> Self { self.init() }
    /// False: there is no library.
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
    /// Adds a file. Nothing to do: there is no library.
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    /// Adds a file by its bytes. Nothing to do: there is no library.
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// Adds, changes and deletes albums.
open class PHAssetCollectionChangeRequest: NSObject {
    /// An album with a title.
    @discardableResult
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
        let request = self.init()
        request.title = title
        return request
    }
    /// Deletes albums. Nothing to do: there are none.
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    required public override init() { super.init() }
    /// Changes an album; nil: there is none.
    public convenience init?(for assetCollection: PHAssetCollection) { return nil }
    /// Changes an album; nil: there is none.
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { return nil }
    /// Stands for the new album.
    open private(set) lazy var placeholderForCreatedAssetCollection =
        PHObjectPlaceholder(localIdentifier: UUID().uuidString)
    /// The name of the album.
    open var title = ""
    /// Adds assets at the end. Nothing to do: there are no photos.
    open func addAssets(_ assets: any NSFastEnumeration) {}
    /// Adds assets at places. Nothing to do: there are no photos.
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
    /// Takes assets out. Nothing to do: there are no photos.
    open func removeAssets(_ assets: any NSFastEnumeration) {}
    /// Takes assets out by their places. Nothing to do: there are no photos.
    open func removeAssets(at indexes: IndexSet) {}
}
