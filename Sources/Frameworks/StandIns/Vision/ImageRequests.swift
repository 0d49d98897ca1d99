public import Foundation

// What can be looked for in pictures. No model is here: requests throw, and values are kept.

/// Reads texts: it throws.
public struct RecognizeTextRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedTextObservation]
    /// How exact it is.
    public enum RecognitionLevel: Hashable, Codable, Sendable { case accurate, fast }
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// How exact it is.
    public var recognitionLevel = RecognitionLevel.accurate
    /// Whether words are corrected.
    public var usesLanguageCorrection = true
    /// The languages, the likeliest first.
    public var recognitionLanguages = [Locale.Language(identifier: "en-US")]
    /// Whether the language is found out.
    public var automaticallyDetectsLanguage = false
    /// Words that are not in the dictionary.
    public var customWords: [String] = []
    /// The least height of a text, 0…1 of the picture.
    public var minimumTextHeightFraction: Float = 0
    /// None.
    public var supportedRecognitionLanguages: [Locale.Language] { [] }
}
/// Reads codes: it throws.
public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// Which kinds.
    public var symbologies = BarcodeSymbology.allCases
    /// Whether codes that belong together are one.
    public var coalescesCompositeSymbologies = false
    /// All.
    public var supportedSymbologies: [BarcodeSymbology] { BarcodeSymbology.allCases }
}
/// Looks for faces: it throws.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Looks for eyes, noses and mouths of faces: it throws.
public struct DetectFaceLandmarksRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// Faces that are known.
    public var inputFaceObservations: [FaceObservation]?
}
/// Finds out how good pictures of faces are: it throws.
public struct DetectFaceCaptureQualityRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// Faces that are known.
    public var inputFaceObservations: [FaceObservation]?
}
/// Names what a picture shows: it throws.
public struct ClassifyImageRequest: ImageProcessingRequest {
    public typealias Result = [ClassificationObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// None.
    public var supportedIdentifiers: [String] { [] }
}
/// Looks for people: it throws.
public struct DetectHumanRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [HumanObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// Whether only heads and shoulders are looked for.
    public var upperBodyOnly = true
}
/// Looks for rectangles: it throws.
public struct DetectRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [RectangleObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// The least width by the height.
    public var minimumAspectRatio: Float = 0.5
    /// The greatest width by the height.
    public var maximumAspectRatio: Float = 1
    /// How far corners may be from 90 degrees.
    public var quadratureToleranceDegrees: Float = 30
    /// The least size, 0…1 of the picture.
    public var minimumSize: Float = 0.2
    /// How sure it has to be, 0…1.
    public var minimumConfidence: Float = 0
    /// The most rectangles; 0 is all.
    public var maximumObservations = 1
}
/// Looks for a document: it throws.
public struct DetectDocumentSegmentationRequest: ImageProcessingRequest {
    public typealias Result = DetectedDocumentObservation?
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Looks for lines of text: it throws.
public struct DetectTextRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [RectangleObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// Whether letters are looked for as well.
    public var reportCharacterBoxes = false
}
/// Looks for cats and dogs: it throws.
public struct RecognizeAnimalsRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedObjectObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Looks for things that stand out: it throws.
public struct GenerateForegroundInstanceMaskRequest: ImageProcessingRequest {
    public typealias Result = InstanceMaskObservation?
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Looks for people, each for itself: it throws.
public struct GeneratePersonInstanceMaskRequest: ImageProcessingRequest {
    public typealias Result = InstanceMaskObservation?
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Tells people from what is behind them: it throws.
public struct GeneratePersonSegmentationRequest: ImageProcessingRequest {
    public typealias Result = PixelBufferObservation
    /// How exact it is.
    public enum QualityLevel: Hashable, Codable, Sendable { case accurate, balanced, fast }
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// How exact it is.
    public var qualityLevel = QualityLevel.accurate
}
/// Looks for what people look at first: it throws.
public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Looks for things: it throws.
public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Finds out how good a picture is: it throws.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
    public typealias Result = ImageAestheticsScoresObservation
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Makes what pictures are compared by: it throws.
public struct GenerateImageFeaturePrintRequest: ImageProcessingRequest {
    public typealias Result = FeaturePrintObservation
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
}
/// Looks for hands and their joints: it throws.
public struct DetectHumanHandPoseRequest: ImageProcessingRequest {
    public typealias Result = [HumanHandPoseObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// The most hands.
    public var maximumHandCount = 2
}
/// A hand that was found. None is.
public struct HumanHandPoseObservation: VisionObservation {
    /// A joint of a hand.
    public enum JointName: String, Hashable, Codable, CaseIterable, Sendable {
        case wrist, thumbCMC, thumbMP, thumbIP, thumbTip, indexMCP, indexPIP, indexDIP, indexTip, middleMCP, middlePIP
        case middleDIP, middleTip, ringMCP, ringPIP, ringDIP, ringTip, littleMCP, littlePIP, littleDIP, littleTip
    }
    /// Which hand.
    public enum Chirality: Hashable, Codable, Sendable { case left, right }
    public let uuid: UUID, confidence: Float
    /// Which hand; nil where that is not known.
    public let chirality: Chirality?
    private let joints: [JointName: Joint]
    /// A joint; nil where it was not found.
    public func joint(for jointName: JointName) -> Joint? { joints[jointName] }
    /// All joints that were found.
    public func allJoints() -> [JointName: Joint] { joints }
}
/// Looks for bodies and their joints: it throws.
public struct DetectHumanBodyPoseRequest: ImageProcessingRequest {
    public typealias Result = [HumanBodyPoseObservation]
    public init() {}
    public var regionOfInterest = NormalizedRect.fullImage
    /// Whether hands are looked for as well.
    public var detectsHands = false
}
/// A body that was found. None is.
public struct HumanBodyPoseObservation: VisionObservation {
    /// A joint of a body.
    public enum JointName: String, Hashable, Codable, CaseIterable, Sendable {
        case nose, leftEye, rightEye, leftEar, rightEar, neck, leftShoulder, rightShoulder, leftElbow, rightElbow
        case leftWrist, rightWrist, root, leftHip, rightHip, leftKnee, rightKnee, leftAnkle, rightAnkle
    }
    public let uuid: UUID, confidence: Float
    private let joints: [JointName: Joint]
    /// A joint; nil where it was not found.
    public func joint(for jointName: JointName) -> Joint? { joints[jointName] }
    /// All joints that were found.
    public func allJoints() -> [JointName: Joint] { joints }
}
