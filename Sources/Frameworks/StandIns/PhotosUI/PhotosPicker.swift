@_exported public import CoreTransferable
public import Foundation
@_exported public import Photos
public import SwiftUI
public import UIKit

/// Which pictures a library offers.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    /// Pictures that do not move. Filters have no effect: there is no library.
    public static let images = PHPickerFilter(name: "images")
    /// Recordings with sound.
    public static let videos = PHPickerFilter(name: "videos")
    /// Pictures with a few seconds around them.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    /// Pictures of the screen.
    public static let screenshots = PHPickerFilter(name: "screenshots")
    /// Pictures that are wide.
    public static let panoramas = PHPickerFilter(name: "panoramas")
    /// Pictures with distances.
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    /// Pictures that were taken at once.
    public static let bursts = PHPickerFilter(name: "bursts")
    /// Pictures for two eyes.
    public static let spatialMedia = PHPickerFilter(name: "spatialMedia")
    /// Recordings of the screen.
    public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
    /// Videos with distances.
    public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
    /// Videos with many pictures a second.
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    /// Videos with few pictures a minute.
    public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
    /// What is shown in a way.
    public static func playbackStyle(_ playbackStyle: PHAssetPlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(name: "playbackStyle\(playbackStyle.rawValue)")
    }
    /// What one of the filters at least lets through.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }
    /// What all of the filters let through.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }
    /// What the filter does not let through.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

/// A picture that was picked.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The name in the library; nil without access to it.
    public let itemIdentifier: String?
    /// An item by its name in the library.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    /// The format in which a picture is exported.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String
        /// As the system chooses.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As it is in the library.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// In a format that most programs read.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }
    /// None.
    public var supportedContentTypes: [UTType] { [] }
    /// There is no library to read it from.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
    /// Calls the closure at once, with nil.
    @discardableResult @preconcurrency
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 1)
    }
}

/// How several pictures are picked.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String
    /// In no order.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In the order of picking.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// The selection changes with each tap.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}

/// A button that opens a library of pictures: there is none, so that it shows its label and opens nothing.
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    /// A button to pick one picture; the selection does not change.
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                @ViewBuilder label: () -> Label) { self.label = label() }
    /// A button to pick one picture of a library; the selection does not change.
    public init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { self.label = label() }
    /// A button to pick several pictures, `nil` of a maximum being no limit; the selection does not change.
    public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                @ViewBuilder label: () -> Label) { self.label = label() }
    /// A button to pick several pictures of a library; the selection does not change.
    public init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { PickerPlace(label: Button {} label: { label }) }
}
extension PhotosPicker where Label == Text {
    /// A button to pick one picture, with a localized title; the selection does not change.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
                matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        label = Text(titleKey)
    }
    /// A button to pick one picture, with an unlocalized title; the selection does not change.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>,
                                   matching filter: PHPickerFilter? = nil,
                                   preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        label = Text(title)
    }
    /// A button to pick several pictures, with a localized title; the selection does not change.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        label = Text(titleKey)
    }
    /// A button to pick several pictures, with an unlocalized title; the selection does not change.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                                   selectionBehavior: PhotosPickerSelectionBehavior = .default,
                                   matching filter: PHPickerFilter? = nil,
                                   preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic) {
        label = Text(title)
    }
    /// A button to pick one picture of a library, with a localized title; the selection does not change.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
                matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                photoLibrary: PHPhotoLibrary) { label = Text(titleKey) }
    /// A button to pick one picture of a library, with an unlocalized title; the selection does not change.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>,
                                   matching filter: PHPickerFilter? = nil,
                                   preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                                   photoLibrary: PHPhotoLibrary) { label = Text(title) }
    /// A button to pick several pictures of a library, with a localized title; the selection does not change.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
                selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
                preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
                photoLibrary: PHPhotoLibrary) { label = Text(titleKey) }
}

extension View {
    /// Opens a library of pictures, of which there is none.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }
    /// Opens a library of pictures, of which there is none.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { self }
    /// Returns the view unchanged: there is no library to open, and neither binding changes.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }
    /// Returns the view unchanged: there is no library to open, and neither binding changes.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary
    ) -> some View { self }
}

/// How a library is shown.
public struct PHPickerConfiguration: Sendable {
    /// Which pictures are offered; nil offers all. Nothing to do: there is no photo library.
    public var filter: PHPickerFilter?
    /// How many pictures may be picked; 0 means no limit, 1 is the default. Nothing to do: there is no photo library.
    public var selectionLimit = 1
    /// The format in which pictures are exported. Nothing to do: there is no photo library.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// The format in which pictures are exported.
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    /// How several pictures are picked. Nothing to do: there is no photo library.
    public var selection = Selection.default
    /// How several pictures are picked.
    public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
    /// The names of pictures that are picked at first. Nothing to do: there is no photo library.
    public var preselectedAssetIdentifiers: [String] = []
    /// Whether it is a grid or a row. Nothing to do: there is no photo library.
    public var mode = Mode.default
    /// Whether it is a grid or a row.
    public enum Mode: Int, Sendable { case `default`, compact }
    /// What it cannot do. Nothing to do: there is no photo library.
    public var disabledCapabilities: PHPickerCapabilities = []
    /// Where it reaches the edge. Nothing to do: there is no photo library.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
    /// The default values: one picture of any kind.
    public init() {}
    /// The default values, whatever the library.
    public init(photoLibrary: PHPhotoLibrary) {}
}
/// A picture that was picked. None is.
public struct PHPickerResult: Sendable {
    /// What the picture is read from.
    public let itemProvider: NSItemProvider
    /// The name in the library; nil without access to it.
    public let assetIdentifier: String?
}

/// A library of pictures as a controller: a panel with its name.
open class PHPickerViewController: _UISystemController {
    /// As given when it was made.
    public let configuration: PHPickerConfiguration
    /// Held weakly; never called.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// A panel with the name of the controller; the configuration has no effect on it.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Nil: a picker needs a configuration.
    public required init?(coder: NSCoder) { nil }
    open override var _symbol: String { "photo.on.rectangle" }
    /// Takes pictures out of what is picked. Nothing to do: nothing is.
    open func deselectAssets(withIdentifiers identifiers: [String]) {}
    /// Changes the order of what is picked. Nothing to do: nothing is.
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
}
/// Receives the pictures that are picked. It is never called.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Never called: nothing is picked.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
