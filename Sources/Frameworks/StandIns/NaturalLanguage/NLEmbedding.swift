public import CoreML
public import Foundation

// Models of words. None is here: there are no vectors and no labels.

/// How far words are from each other.
public enum NLDistanceType: Int, Sendable { case cosine }
/// A distance of two words.
public typealias NLDistance = Double

/// Words as vectors. None is here.
public final class NLEmbedding: NSObject {
    private override init() { super.init() }
    /// Nil: no model is here.
    public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Nil: no model is here.
    public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Throws: no model is here.
    public convenience init(contentsOf url: URL) throws { throw CocoaError(.fileReadCorruptFile) }
    /// 0.
    public var dimension: Int { 0 }
    /// 0.
    public var vocabularySize: Int { 0 }
    /// Nil.
    public var language: NLLanguage? { nil }
    /// False.
    public func contains(_ string: String) -> Bool { false }
    /// Nil.
    public func vector(for string: String) -> [Double]? { nil }
    /// 2: the greatest distance.
    public func distance(between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine)
        -> NLDistance { 2 }
    /// None.
    public func neighbors(for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine)
        -> [(String, NLDistance)] { [] }
}
/// A model that labels texts or words. None is here.
public final class NLModel: NSObject {
    private override init() { super.init() }
    /// Throws: models are not read.
    public convenience init(contentsOf url: URL) throws { throw CocoaError(.fileReadCorruptFile) }
    /// Throws: models are not read.
    public convenience init(mlModel: MLModel) throws { throw CocoaError(.fileReadCorruptFile) }
    /// Nil.
    public func predictedLabel(for string: String) -> String? { nil }
    /// None.
    public func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
    /// None.
    public func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
}
extension NLTagger {
    /// Whether a model could be loaded.
    public enum AssetsResult: Int, Sendable { case available, notAvailable, error }
    /// Calls the closure at once: no model is here.
    @preconcurrency public class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme,
                                    completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void) {
        completionHandler(.notAvailable, nil)
    }
    /// Not available: no model is here.
    public class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
        .notAvailable
    }
    /// None: no model is here.
    public class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [] }
    /// Tags with a program's own models, of which there are none. Nothing to do.
    public func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}
}
