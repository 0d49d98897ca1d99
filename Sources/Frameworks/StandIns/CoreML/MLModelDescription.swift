public import CoreVideo
public import Foundation

// What models take and make. No model is loaded.

/// The key of what is said of a model.
public struct MLModelMetadataKey: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What it is for.
    public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    /// Its version.
    public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    /// Who has made it.
    public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    /// How it may be used.
    public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    /// What its maker says of it.
    public static let creatorDefinedKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
/// What a model takes and makes. None is loaded.
open class MLModelDescription: NSObject {
    override init() { super.init() }
    /// None.
    open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    /// None.
    open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
    /// None.
    open var metadata: [MLModelMetadataKey: Any] { [:] }
    /// Nil.
    open var predictedFeatureName: String? { nil }
    /// Nil.
    open var predictedProbabilitiesName: String? { nil }
    /// Nil.
    open var classLabels: [Any]? { nil }
    /// False.
    open var isUpdatable: Bool { false }
}
/// What a value of a model is. No model is loaded.
open class MLFeatureDescription: NSObject {
    override init() { super.init() }
    /// Its name.
    open var name: String { "" }
    /// Its kind.
    open var type: MLFeatureType { .invalid }
    /// False.
    open var isOptional: Bool { false }
    /// Nil.
    open var multiArrayConstraint: MLMultiArrayConstraint? { nil }
    /// Nil.
    open var imageConstraint: MLImageConstraint? { nil }
}
/// How many numbers a value has. No model is loaded.
open class MLMultiArrayConstraint: NSObject {
    override init() { super.init() }
    /// The counts in each direction.
    open var shape: [NSNumber] { [] }
    /// The size of numbers.
    open var dataType: MLMultiArrayDataType { .double }
}
/// Which pictures a value has. No model is loaded.
open class MLImageConstraint: NSObject {
    override init() { super.init() }
    /// In pixels.
    open var pixelsWide: Int { 0 }
    /// In pixels.
    open var pixelsHigh: Int { 0 }
    /// The form of pixels.
    open var pixelFormatType: UInt32 { 0 }
}
/// How a model is asked.
open class MLPredictionOptions: NSObject {
    public override init() { super.init() }
    /// Where results are written. Nothing to do: nothing is computed.
    open var outputBackings: [String: Any] = [:]
}
/// Values of several questions.
public protocol MLBatchProvider {
    /// How many questions.
    var count: Int { get }
    /// The values of one.
    func features(at index: Int) -> any MLFeatureProvider
}
/// Values of several questions.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
    /// The values of each.
    public let array: [any MLFeatureProvider]
    /// The values of each.
    public init(array: [any MLFeatureProvider]) { self.array = array }
    open var count: Int { array.count }
    open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
/// Numbers or texts, one after the other.
open class MLSequence: NSObject {
    /// The kind.
    public let type: MLFeatureType
    /// The texts; none of another kind.
    public let stringValues: [String]
    /// The numbers; none of another kind.
    public let int64Values: [NSNumber]
    /// Texts.
    public init(strings stringValues: [String]) { (type, self.stringValues, int64Values) = (.string, stringValues, []) }
    /// Whole numbers.
    public init(int64s int64Values: [NSNumber]) { (type, stringValues, self.int64Values) = (.int64, [], int64Values) }
}
extension MLModel {
    /// What it takes and makes.
    public var modelDescription: MLModelDescription { MLModelDescription() }
    /// How it is used.
    public var configuration: MLModelConfiguration { MLModelConfiguration() }
    /// Throws: there is no model.
    public func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws
        -> any MLFeatureProvider { throw MLModelError(.generic) }
    /// Throws: there is no model.
    public func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions())
        async throws -> any MLFeatureProvider { throw MLModelError(.generic) }
    /// Throws: there is no model.
    public func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
        throw MLModelError(.generic)
    }
    /// Throws: there is no model.
    public func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws
        -> any MLBatchProvider { throw MLModelError(.generic) }
    /// Calls the closure at once, with `io`.
    @preconcurrency
    public class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
                           completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void) {
        handler(.failure(MLModelError(.io)))
    }
    /// Throws `io`.
    public class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }
}
