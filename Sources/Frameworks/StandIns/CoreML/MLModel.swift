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
    private init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }
    /// A whole number.
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    /// A number.
    public convenience init(double value: Double) { self.init(.double, value) }
    /// A text.
    public convenience init(string value: String) { self.init(.string, value) }
    /// Numbers.
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
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

/// The size of numbers.
public enum MLMultiArrayDataType: Int, Sendable { case double = 65600, float32 = 65568, float16 = 65552,
    int32 = 131104 }
/// Numbers in rows, columns and more.
open class MLMultiArray: NSObject {
    /// The counts in each direction.
    public let shape: [NSNumber]
    /// The size of numbers; here they are always doubles.
    public let dataType: MLMultiArrayDataType
    private var numbers: [Double]
    /// Zeros.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        (self.shape, self.dataType) = (shape, dataType)
        numbers = [Double](repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
    }
    /// How many numbers there are.
    open var count: Int { numbers.count }
    /// A number by its position.
    open subscript(index: Int) -> NSNumber {
        get { NSNumber(value: numbers[index]) }
        set { numbers[index] = newValue.doubleValue }
    }
    /// A number by its position in each direction.
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[position(key)] }
        set { self[position(key)] = newValue }
    }
    private func position(_ key: [NSNumber]) -> Int { zip(key, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue } }
}
