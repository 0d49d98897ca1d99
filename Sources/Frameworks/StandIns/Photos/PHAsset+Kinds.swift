@_exported public import CoreLocation
public import Foundation

// What is known of photos, albums and changes. None is there.

extension PHAssetMediaSubtype {
    /// Photos with much light and dark.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// Photos with distances.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    /// Photos for two eyes.
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
    /// Videos that are sent while they are recorded.
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    /// Videos with many pictures a second.
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    /// Videos with few pictures a minute.
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    /// Videos with distances.
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}
/// Where an asset is from.
public struct PHAssetSourceType: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The person's library.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    /// An album that others share.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    /// Another program.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// How an asset is shown.
public enum PHAssetPlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
}
/// What can be done with an asset.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
/// Who has chosen an asset of several that were taken at once.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The framework.
    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
    /// The person.
    public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}
extension PHAsset {
    /// Nil.
    public var location: CLLocation? { nil }
    /// The person's library.
    public var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// Unsupported.
    public var playbackStyle: PHAssetPlaybackStyle { .unsupported }
    /// Nil.
    public var burstIdentifier: String? { nil }
    /// None.
    public var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    /// False.
    public var representsBurst: Bool { false }
    /// False.
    public var hasAdjustments: Bool { false }
    /// Nil.
    public var adjustmentFormatIdentifier: String? { nil }
    /// False.
    public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    /// None.
    public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>? { nil }
    /// None.
    public class func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset> { PHFetchResult() }
}
extension PHAssetCreationRequest {
    /// Where the asset was taken. Nothing to do: there is no library.
    public var location: CLLocation? { get { nil } set {} }
}

/// Something that has assets or lists. None is there.
open class PHCollection: PHObject {
    /// Nil.
    open var localizedTitle: String? { nil }
    /// True.
    open var canContainAssets: Bool { true }
    /// False.
    open var canContainCollections: Bool { false }
    /// None.
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
    /// None.
    open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?)
        -> PHFetchResult<PHCollection> { PHFetchResult() }
}
/// Kinds of lists of albums.
public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
/// Further kinds of lists of albums.
public enum PHCollectionListSubtype: Int, Sendable {
    case momentListCluster = 1, momentListYear, regularFolder = 100, smartFolderEvents = 200, smartFolderFaces,
         any = 9_223_372_036_854_775_807
}
/// A list of albums. None is there.
open class PHCollectionList: PHCollection {
    /// None.
    open class func fetchCollectionLists(with collectionListType: PHCollectionListType,
                                         subtype: PHCollectionListSubtype, options: PHFetchOptions?)
        -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}
extension PHAssetCollection {
    /// An album.
    public var assetCollectionType: PHAssetCollectionType { .album }
    /// One that a person has made.
    public var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    /// Nil.
    public var startDate: Date? { nil }
    /// Nil.
    public var endDate: Date? { nil }
    /// Nil.
    public var approximateLocation: CLLocation? { nil }
    /// None.
    public var localizedLocationNames: [String] { [] }
    /// None.
    public class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    /// None.
    public class func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType,
                                                      options: PHFetchOptions?)
        -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What has changed of an object. Nothing does.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    override init() { super.init() }
    /// Traps: nothing changes.
    open var objectBeforeChanges: ObjectType { preconditionFailure("There are no photos.") }
    /// Nil.
    open var objectAfterChanges: ObjectType? { nil }
    /// False.
    open var assetContentChanged: Bool { false }
    /// False.
    open var objectWasDeleted: Bool { false }
}
/// What has changed of what was fetched. Nothing does.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    override init() { super.init() }
    /// Nothing.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// Nothing.
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// False.
    open var hasIncrementalChanges: Bool { false }
    /// False.
    open var hasMoves: Bool { false }
    /// Nil.
    open var insertedIndexes: IndexSet? { nil }
    /// Nil.
    open var removedIndexes: IndexSet? { nil }
    /// Nil.
    open var changedIndexes: IndexSet? { nil }
    /// None.
    open var insertedObjects: [ObjectType] { [] }
    /// None.
    open var removedObjects: [ObjectType] { [] }
    /// None.
    open var changedObjects: [ObjectType] { [] }
    /// Calls nothing.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
extension PHChange {
    /// Nil: nothing changes.
    public func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Nil: nothing changes.
    public func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}
extension PHFetchResult {
    /// Calls nothing.
    public func enumerateObjects(options opts: NSEnumerationOptions = [],
                                 using block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
    /// False.
    public func contains(_ anObject: ObjectType) -> Bool { false }
    /// None.
    public func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// 0.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
