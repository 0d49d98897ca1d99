public import CoreVideo
@_exported public import Foundation

// Models of machine learning. None can be loaded: loading throws.

/// Why a model was not loaded or has made nothing.
public struct MLModelError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case generic = 0, featureType = 1, io = 3, customLayer = 4, customModel = 5, update = 6, parameters = 7
        case modelDecryptionKeyFetch = 8, modelDecryption = 9, modelCollection = 10, predictionCancelled = 11
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// A file cannot be read as a model.
    public static let io = Code.io
}

/// Which processors compute.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
/// How a model is used.
open class MLModelConfiguration: NSObject {
    public override init() { super.init() }
    /// Which processors compute. Nothing to do: nothing is computed.
    open var computeUnits = MLComputeUnits.all
    /// Whether numbers may be less exact. Nothing to do: nothing is computed.
    open var allowLowPrecisionAccumulationOnGPU = false
    /// A name of the model; nil for none. Nothing to do: nothing is computed.
    open var modelDisplayName: String?
    /// Which function of the model; nil for the only one. Nothing to do: nothing is computed.
    open var functionName: String?
}

/// A model. None can be loaded.
open class MLModel: NSObject {
    /// Throws `io`.
    public init(contentsOf url: URL) throws { throw MLModelError(.io) }
    /// Throws `io`.
    public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
    /// Throws `io`.
    open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws
        -> MLModel { throw MLModelError(.io) }
    /// Throws `io`.
    open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
    /// Throws: there is no model.
    open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
        throw MLModelError(.generic)
    }
}

/// Kinds of values.
public enum MLFeatureType: Int, Sendable {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence, state
}
/// A value that goes into a model or comes out of it.
open class MLFeatureValue: NSObject {
    /// The kind.
    public let type: MLFeatureType
    private let value: Any
    private let isEmpty: Bool
    private init(_ type: MLFeatureType, _ value: Any, isEmpty: Bool = false) {
        (self.type, self.value, self.isEmpty) = (type, value, isEmpty)
    }
    /// A whole number.
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    /// A number.
    public convenience init(double value: Double) { self.init(.double, value) }
    /// A text.
    public convenience init(string value: String) { self.init(.string, value) }
    /// Numbers.
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
    /// A picture.
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
    /// Numbers by names. Throws where names are neither texts nor whole numbers.
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        guard value.keys.allSatisfy({ $0 is String || $0 is Int || $0 is Int64 }) else { throw MLModelError(.generic) }
        self.init(.dictionary, value)
    }
    /// Numbers or texts, one after the other.
    public convenience init(sequence: MLSequence) { self.init(.sequence, sequence) }
    /// No value of a kind.
    public convenience init(undefined type: MLFeatureType) { self.init(type, 0, isEmpty: true) }
    /// Whether it has no value.
    open var isUndefined: Bool { isEmpty }
    /// The picture; nil for another kind.
    open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
    /// The numbers by names; none for another kind.
    open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
    /// Numbers or texts, one after the other; nil for another kind.
    open var sequenceValue: MLSequence? { value as? MLSequence }
    /// The whole number; 0 for another kind.
    open var int64Value: Int64 { value as? Int64 ?? 0 }
    /// The number; 0 for another kind.
    open var doubleValue: Double { value as? Double ?? 0 }
    /// The text; empty for another kind.
    open var stringValue: String { value as? String ?? "" }
    /// The numbers; nil for another kind.
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}
/// Values by their names.
public protocol MLFeatureProvider {
    /// The names.
    var featureNames: Set<String> { get }
    /// A value; nil where there is none of that name.
    func featureValue(for featureName: String) -> MLFeatureValue?
}
/// Values by their names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
    private let values: [String: MLFeatureValue]
    /// Numbers, texts and values.
    public init(dictionary: [String: Any]) throws {
        values = dictionary.compactMapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Double: MLFeatureValue(double: value)
            case let value as String: MLFeatureValue(string: value)
            default: nil
            }
        }
    }
    /// The names.
    open var featureNames: Set<String> { Set(values.keys) }
    /// A value; nil where there is none of that name.
    open func featureValue(for featureName: String) -> MLFeatureValue? { values[featureName] }
}
