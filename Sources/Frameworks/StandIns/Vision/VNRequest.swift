@_exported public import CoreGraphics
@_exported public import CoreMedia
@_exported public import Foundation

// Finding things in pictures. No model is here: requests end with an error.

/// Why nothing was found.
public struct VNError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable { case requestCancelled = 1, invalidFormat, operationFailed, outOfBoundsError,
        invalidOption, ioError, missingOption, notImplemented, internalError, outOfMemory, unknownError,
        invalidOperation, invalidImage, invalidArgument, invalidModel, unsupportedRevision, dataUnavailable,
        timeStampNotFound, unsupportedRequest, timeout, unsupportedComputeStage, unsupportedComputeDevice }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// Called at the end of a request.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
/// How certain something is, 0…1.
public typealias VNConfidence = Float
/// How much two pictures differ; less is alike.
public typealias VNAspectRatio = Float
/// A part of a picture, 0…1 from its lower left corner.
public typealias VNDegrees = Float
/// What a picture comes with.
public struct VNImageOption: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is known of the picture.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The camera's values.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// How it is drawn.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// A request. Its results are those of its class; a protocol's member gives way to them.
public protocol _VNResults: AnyObject {}
extension _VNResults {
    /// Nil: no model is here.
    public var results: [VNObservation]? { nil }
}
/// Something that is looked for.
open class VNRequest: NSObject, _VNResults {
    /// Called at the end; nil for none.
    public let completionHandler: VNRequestCompletionHandler?
    /// Something that is looked for.
    public required init(completionHandler: VNRequestCompletionHandler? = nil) {
        self.completionHandler = completionHandler
    }
    /// Something that is looked for.
    public convenience override init() { self.init(completionHandler: nil) }
    /// Whether the processor computes, and whether others go first. Nothing to do: no model is here.
    open var usesCPUOnly = false, preferBackgroundProcessing = false
    /// Which version of the model computes. Nothing to do: no model is here.
    open var revision = 1
    /// 1.
    open class var supportedRevisions: IndexSet { [1] }
    /// 1.
    open class var defaultRevision: Int { 1 }
    /// 1.
    open class var currentRevision: Int { 1 }
    /// Ends the request. Nothing to do: requests end at once.
    open func cancel() {}
    func fail(_ error: VNError) { completionHandler?(self, error) }
}
/// Something that is looked for in a picture.
open class VNImageBasedRequest: VNRequest {
    /// The part of the picture, 0…1 from its lower left corner. Nothing to do: no model is here.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
/// Something that is looked for in one picture after another.
open class VNStatefulRequest: VNImageBasedRequest {
    /// How often a picture is looked at. Nothing to do: no model is here.
    open var frameAnalysisSpacing = CMTime.zero
    /// 0.
    open var minimumLatencyFrameCount: Int { 0 }
}
/// Something that is followed from one picture to the next.
open class VNTrackingRequest: VNImageBasedRequest {
    /// What is followed.
    open var inputObservation: VNDetectedObjectObservation!
    /// Exact or fast. Nothing to do: no model is here.
    open var trackingLevel = VNRequestTrackingLevel.fast
    /// Whether it is the last picture. Nothing to do: no model is here.
    open var isLastFrame = false
}
/// Exact or fast.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Exact or fast.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
/// How a picture is made as large as a model wants.
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill,
    scaleFitRotate90CCW = 257, scaleFillRotate90CCW }
/// Looks for texts.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNRecognizedTextObservation]? { nil }
    /// Exact or fast. Nothing to do: no model is here.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The languages. Nothing to do: no model is here.
    open var recognitionLanguages = ["en-US"]
    /// Words that are likely. Nothing to do: no model is here.
    open var customWords = [String]()
    /// Whether words are corrected. Nothing to do: no model is here.
    open var usesLanguageCorrection = true
    /// Whether the language is found out. Nothing to do: no model is here.
    open var automaticallyDetectsLanguage = false
    /// How small texts may be, of the height. Nothing to do: no model is here.
    open var minimumTextHeight: Float = 0.03125
    /// English.
    open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
    /// English.
    open class func supportedRecognitionLanguages(for recognitionLevel: VNRequestTextRecognitionLevel, revision: Int)
        throws -> [String] { ["en-US"] }
}
/// Looks for where texts are.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNTextObservation]? { nil }
    /// Whether places of characters are wanted. Nothing to do: no model is here.
    open var reportCharacterBoxes = false
}
/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNFaceObservation]? { nil }
}
/// Which points of a face are found.
public enum VNRequestFaceLandmarksConstellation: UInt, Sendable {
    case constellationNotDefined, constellation65Points, constellation76Points
}
/// Looks for eyes, noses and mouths.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNFaceObservation]? { nil }
    /// Faces that are known. Nothing to do: no model is here.
    open var inputFaceObservations: [VNFaceObservation]?
    /// Which points are found. Nothing to do: no model is here.
    open var constellation = VNRequestFaceLandmarksConstellation.constellationNotDefined
}
/// Says how well faces are taken.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNFaceObservation]? { nil }
    /// Faces that are known. Nothing to do: no model is here.
    open var inputFaceObservations: [VNFaceObservation]?
}
/// Looks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNHumanObservation]? { nil }
    /// Whether only their upper half is looked for. Nothing to do: no model is here.
    open var upperBodyOnly = true
}
/// Looks for hands.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNHumanHandPoseObservation]? { nil }
    /// How many hands are looked for. Nothing to do: no model is here.
    open var maximumHandCount = 2
    /// None.
    open func supportedJointNames() throws -> [VNHumanHandPoseObservation.JointName] { [] }
}
/// Looks for bodies.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNHumanBodyPoseObservation]? { nil }
    /// None.
    open func supportedJointNames() throws -> [VNHumanBodyPoseObservation.JointName] { [] }
}
/// Looks for bodies in space.
open class VNDetectHumanBodyPose3DRequest: VNStatefulRequest {
    /// Nil: no model is here.
    open var results: [VNHumanBodyPoseObservation]? { nil }
}
/// Looks for bodies of animals.
open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNRecognizedPointsObservation]? { nil }
}
/// Looks for cats and dogs.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNRecognizedObjectObservation]? { nil }
}
/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNRectangleObservation]? { nil }
    /// Of the short side to the long one. Nothing to do: no model is here.
    open var minimumAspectRatio: Float = 0.5
    /// Of the short side to the long one. Nothing to do: no model is here.
    open var maximumAspectRatio: Float = 1
    /// How far corners may be from a right angle, in degrees. Nothing to do: no model is here.
    open var quadratureTolerance: Float = 30
    /// Of the picture. Nothing to do: no model is here.
    open var minimumSize: Float = 0.2
    /// How certain they are. Nothing to do: no model is here.
    open var minimumConfidence: Float = 0
    /// How many are looked for; 0 is all. Nothing to do: no model is here.
    open var maximumObservations = 1
}
/// Looks for a document.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNRectangleObservation]? { nil }
}
/// Looks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNBarcodeObservation]? { nil }
    /// The kinds that are looked for. Nothing to do: no model is here.
    open var symbologies: [VNBarcodeSymbology] = VNBarcodeSymbology.all
    /// All kinds.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }
    /// All kinds.
    open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }
}
/// Looks for outlines.
open class VNDetectContoursRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNContoursObservation]? { nil }
    /// How much contrast is raised. Nothing to do: no model is here.
    open var contrastAdjustment: Float = 2
    /// Which brightness stays as it is, 0…1; nil for one that is found out. Nothing to do: no model is here.
    open var contrastPivot: NSNumber? = 0.5
    /// Whether outlines are dark. Nothing to do: no model is here.
    open var detectsDarkOnLight = true
    /// How large the picture is made, in pixels. Nothing to do: no model is here.
    open var maximumImageDimension = 512
}
/// Looks for the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNHorizonObservation]? { nil }
}
/// Says what is in a picture.
open class VNClassifyImageRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNClassificationObservation]? { nil }
    /// None.
    open func supportedIdentifiers() throws -> [String] { [] }
}
/// Makes numbers by which pictures are compared.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNFeaturePrintObservation]? { nil }
    /// How the picture is made to fit. Nothing to do: no model is here.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.scaleFill
}
/// Looks for what is looked at first.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNSaliencyImageObservation]? { nil }
}
/// Looks for things.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNSaliencyImageObservation]? { nil }
}
extension VNGeneratePersonSegmentationRequest {
    /// How exact it is.
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
}
/// Looks for where people are.
open class VNGeneratePersonSegmentationRequest: VNStatefulRequest {
    /// Nil: no model is here.
    open var results: [VNPixelBufferObservation]? { nil }
    /// How exact it is. Nothing to do: no model is here.
    open var qualityLevel = QualityLevel.accurate
    /// What pixels of the result are. Nothing to do: no model is here.
    open var outputPixelFormat: UInt32 = 0x4C30_3038
}
/// Looks for things in front.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNInstanceMaskObservation]? { nil }
}
/// Looks for single people.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
    /// Nil: no model is here.
    open var results: [VNInstanceMaskObservation]? { nil }
}
/// Follows a thing.
open class VNTrackObjectRequest: VNTrackingRequest {
    /// Nil: no model is here.
    open var results: [VNDetectedObjectObservation]? { nil }
    /// Follows a thing.
    public convenience init(detectedObjectObservation observation: VNDetectedObjectObservation,
                            completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        inputObservation = observation
    }
}
/// Follows a rectangle.
open class VNTrackRectangleRequest: VNTrackingRequest {
    /// Nil: no model is here.
    open var results: [VNRectangleObservation]? { nil }
    /// Follows a rectangle.
    public convenience init(rectangleObservation observation: VNRectangleObservation,
                            completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        inputObservation = observation
    }
}
/// Looks for ways of things that are thrown.
open class VNDetectTrajectoriesRequest: VNStatefulRequest {
    /// Nil: no model is here.
    open var results: [VNTrajectoryObservation]? { nil }
    /// Looks for ways of a number of points.
    public convenience init(frameAnalysisSpacing: CMTime, trajectoryLength: Int,
                            completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        (self.frameAnalysisSpacing, length) = (frameAnalysisSpacing, trajectoryLength)
    }
    private var length = 5
    /// How many points a way has at least.
    open var trajectoryLength: Int { length }
    /// How small things may be, of the picture's width. Nothing to do: no model is here.
    open var objectMinimumNormalizedRadius: Float = 0
    /// How large things may be, of the picture's width. Nothing to do: no model is here.
    open var objectMaximumNormalizedRadius: Float = 1
    /// How long a picture may take. Nothing to do: no model is here.
    open var targetFrameTime = CMTime.indefinite
}
