public import CoreGraphics
public import CoreMedia
public import Foundation

// Values that are loaded from media. No media is read: each has the value that the object has at once.

/// A value of an asset, of a track or of a note in a file.
open class AVPartialAsyncProperty<Root> {
    init() {}
}
/// A value of a type.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root> {
    fileprivate let value: @Sendable (Root) -> Value
    init(_ value: @escaping @Sendable (Root) -> Value) {
        self.value = value
        super.init()
    }
    /// Whether a value was loaded.
    public enum Status {
        case notYetLoaded, loading
        case loaded(Value)
        case failed(NSError)
    }
}

/// An object with values that are loaded.
public protocol AVAsynchronousKeyValueLoading {}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}
extension AVAsynchronousKeyValueLoading {
    /// The value that the object has.
    public nonisolated(nonsending) func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
        property.value(self)
    }
    /// The values that the object has.
    public nonisolated(nonsending) func load<A, B>(_ propertyA: AVAsyncProperty<Self, A>,
                                                   _ propertyB: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        (propertyA.value(self), propertyB.value(self))
    }
    /// The values that the object has.
    public nonisolated(nonsending) func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (propertyA.value(self), propertyB.value(self), propertyC.value(self)) }
    /// The values that the object has.
    public nonisolated(nonsending) func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) {
        (propertyA.value(self), propertyB.value(self), propertyC.value(self), propertyD.value(self))
    }
    /// Loaded, with the value that the object has.
    public func status<Value>(of property: AVAsyncProperty<Self, Value>) -> AVAsyncProperty<Self, Value>.Status {
        .loaded(property.value(self))
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// How long it is: not known.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
    /// False.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
    /// False: nothing is read.
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// False: nothing is written.
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// False.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// 1.
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init { _ in 1 } }
    /// 1.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init { _ in 1 } }
    /// As it is.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { _ in .identity } }
    /// None.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
    /// None.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
    /// None.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.commonMetadata } }
    /// None.
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { .init { _ in [] } }
    /// Nil.
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init { _ in nil } }
    /// Nil.
    public static var lyrics: AVAsyncProperty<Root, String?> { .init { _ in nil } }
}
extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// Zero.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
    /// As it is.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init { $0.preferredTransform } }
    /// 0.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init { $0.nominalFrameRate } }
    /// Without length.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
    /// 0.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init { _ in 0 } }
    /// False.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { _ in false } }
    /// True.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init { _ in true } }
}
extension AVPartialAsyncProperty where Root: AVMetadataItem {
    /// The value, whatever it is.
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init { $0.value } }
    /// The value as a text.
    public static var stringValue: AVAsyncProperty<Root, String?> { .init { $0.stringValue } }
    /// The value as a number.
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init { $0.numberValue } }
    /// The value as a date.
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init { $0.dateValue } }
    /// The value as bytes.
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init { $0.dataValue } }
}
