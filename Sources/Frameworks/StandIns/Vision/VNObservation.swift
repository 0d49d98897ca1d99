public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation

// What requests find. Nothing is found: no program gets one, unless it makes it.

/// Something that was found.
open class VNObservation: NSObject {
    override init() { super.init() }
    /// 0…1.
    open var confidence: VNConfidence { 0 }
    /// The number.
    public let uuid = UUID()
    /// Invalid.
    open var timeRange: CMTimeRange { .invalid }
}
/// Something at a place.
open class VNDetectedObjectObservation: VNObservation {
    private let box: CGRect
    /// Something at a place, 0…1 of the picture from its lower left corner.
    public init(boundingBox: CGRect) { box = boundingBox }
    override init() { box = .zero }
    /// 0…1 of the picture from its lower left corner.
    open var boundingBox: CGRect { box }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {
    /// Nil.
    open var landmarks: VNFaceLandmarks2D? { nil }
    /// Nil.
    open var roll: NSNumber? { nil }
    /// Nil.
    open var yaw: NSNumber? { nil }
    /// Nil.
    open var pitch: NSNumber? { nil }
    /// Nil.
    open var faceCaptureQuality: Float? { nil }
}
/// A part of a face.
open class VNFaceLandmarkRegion: NSObject {
    override init() { super.init() }
    /// 0.
    open var pointCount: Int { 0 }
}
/// A part of a face in the picture.
open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion {
    /// None.
    open var normalizedPoints: [CGPoint] { [] }
    /// None.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
    /// Nil.
    open var precisionEstimatesPerPoint: [NSNumber]? { nil }
}
/// The parts of a face.
open class VNFaceLandmarks: NSObject {
    override init() { super.init() }
    /// 0…1.
    open var confidence: VNConfidence { 0 }
}
/// The parts of a face in the picture.
open class VNFaceLandmarks2D: VNFaceLandmarks {
    /// Nil.
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var nose: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    /// Nil.
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
}
/// A person.
open class VNHumanObservation: VNDetectedObjectObservation {
    /// True.
    open var upperBodyOnly: Bool { true }
}
/// A rectangle.
open class VNRectangleObservation: VNDetectedObjectObservation {
    /// Its corners, 0…1 of the picture from its lower left corner.
    public let topLeft: CGPoint, topRight: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint
    override init() {
        (topLeft, topRight, bottomLeft, bottomRight) = (.zero, .zero, .zero, .zero)
        super.init()
    }
    /// A rectangle around a box.
    public override init(boundingBox box: CGRect) {
        topLeft = CGPoint(x: box.minX, y: box.maxY)
        topRight = CGPoint(x: box.maxX, y: box.maxY)
        bottomLeft = CGPoint(x: box.minX, y: box.minY)
        bottomRight = CGPoint(x: box.maxX, y: box.minY)
        super.init(boundingBox: box)
    }
}
/// A place of a text.
open class VNTextObservation: VNRectangleObservation {
    /// Nil.
    open var characterBoxes: [VNRectangleObservation]? { nil }
}
/// A code.
open class VNBarcodeObservation: VNRectangleObservation {
    /// Nil.
    open var payloadStringValue: String? { nil }
    /// Nil.
    open var payloadData: Data? { nil }
    /// A QR code.
    open var symbology: VNBarcodeSymbology { .qr }
}
/// The horizon.
open class VNHorizonObservation: VNObservation {
    /// 0, in radians.
    open var angle: CGFloat { 0 }
    /// The identity.
    open var transform: CGAffineTransform { .identity }
}
/// What is in a picture.
open class VNClassificationObservation: VNObservation {
    /// Empty.
    open var identifier: String { "" }
    /// False.
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    /// False.
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}
/// A thing at a place.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    /// None.
    open var labels: [VNClassificationObservation] { [] }
}
/// A picture that a model has made.
open class VNPixelBufferObservation: VNObservation {
    let buffer: CVPixelBuffer
    init(buffer: CVPixelBuffer) { self.buffer = buffer }
    /// The picture.
    open var pixelBuffer: CVPixelBuffer { buffer }
    /// Nil.
    open var featureName: String? { nil }
}
/// What is looked at first.
open class VNSaliencyImageObservation: VNPixelBufferObservation {
    /// Nil.
    open var salientObjects: [VNRectangleObservation]? { nil }
}
/// Where things are.
open class VNInstanceMaskObservation: VNObservation {
    /// None.
    open var allInstances: IndexSet { [] }
    /// Throws.
    open func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler)
        throws -> CVPixelBuffer { throw VNError(.operationFailed) }
    /// Throws.
    open func generateMaskedImage(ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler,
                                  croppedToInstancesExtent: Bool) throws -> CVPixelBuffer {
        throw VNError(.operationFailed)
    }
}
/// The kind of numbers.
public enum VNElementType: UInt, Sendable { case unknown, float, double }
/// Numbers by which pictures are compared.
open class VNFeaturePrintObservation: VNObservation {
    /// Empty.
    open var data: Data { Data() }
    /// 0.
    open var elementCount: Int { 0 }
    /// Not known.
    open var elementType: VNElementType { .unknown }
    /// Throws.
    open func computeDistance(_ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation)
        throws { throw VNError(.operationFailed) }
}
/// What a model of the program has found.
open class VNCoreMLFeatureValueObservation: VNObservation {
    /// Empty.
    open var featureName: String { "" }
    /// 0.
    open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
}
/// A text that may be there.
open class VNRecognizedText: NSObject {
    override init() { super.init() }
    /// Empty.
    open var string: String { "" }
    /// 0…1.
    open var confidence: VNConfidence { 0 }
    /// Nil.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
/// A text.
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// None.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A place in a picture, 0…1 from its lower left corner.
open class VNPoint: NSObject {
    /// 0…1.
    public let x: Double, y: Double
    /// A place, 0…1 from the lower left corner.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    /// A place, 0…1 from the lower left corner.
    public convenience init(location: CGPoint) { self.init(x: Double(location.x), y: Double(location.y)) }
    /// The place.
    open var location: CGPoint { CGPoint(x: x, y: y) }
    /// 0, 0.
    open class var zero: VNPoint { VNPoint(x: 0, y: 0) }
    /// How far two places are apart.
    open func distance(_ point: VNPoint) -> Double { hypot(x - point.x, y - point.y) }
}
/// A place that may be right.
open class VNDetectedPoint: VNPoint {
    /// 0…1.
    open var confidence: VNConfidence { 0 }
}
/// A place with a name.
open class VNRecognizedPoint: VNDetectedPoint {
    /// Empty.
    open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
/// The name of a place.
public struct VNRecognizedPointKey: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
}
/// The name of a group of places.
public struct VNRecognizedPointGroupKey: Hashable, RawRepresentable, Sendable {
    /// The name of the framework.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All places.
    public static let all = VNRecognizedPointGroupKey(rawValue: "VNIPOAll")
}
/// Places with names.
open class VNRecognizedPointsObservation: VNObservation {
    /// None.
    open var availableKeys: [VNRecognizedPointKey] { [] }
    /// None.
    open var availableGroupKeys: [VNRecognizedPointGroupKey] { [] }
    /// Throws.
    open func recognizedPoint(forKey pointKey: VNRecognizedPointKey) throws -> VNRecognizedPoint {
        throw VNError(.invalidArgument)
    }
    /// Throws.
    open func recognizedPoints(forGroupKey groupKey: VNRecognizedPointGroupKey) throws
        -> [VNRecognizedPointKey: VNRecognizedPoint] { throw VNError(.invalidArgument) }
}
/// Which hand it is.
public enum VNChirality: Int, Sendable { case left = -1, unknown, right }
/// A hand.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
    /// A joint.
    public struct JointName: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: VNRecognizedPointKey
        /// A name.
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private static func named(_ name: String) -> Self { Self(rawValue: VNRecognizedPointKey(rawValue: name)) }
        public static let wrist = named("wrist"), thumbCMC = named("thumbCMC"), thumbMP = named("thumbMP")
        public static let thumbIP = named("thumbIP"), thumbTip = named("thumbTip"), indexMCP = named("indexMCP")
        public static let indexPIP = named("indexPIP"), indexDIP = named("indexDIP"), indexTip = named("indexTip")
        public static let middleMCP = named("middleMCP"), middlePIP = named("middlePIP")
        public static let middleDIP = named("middleDIP"), middleTip = named("middleTip"), ringMCP = named("ringMCP")
        public static let ringPIP = named("ringPIP"), ringDIP = named("ringDIP"), ringTip = named("ringTip")
        public static let littleMCP = named("littleMCP"), littlePIP = named("littlePIP")
        public static let littleDIP = named("littleDIP"), littleTip = named("littleTip")
    }
    /// A group of joints.
    public struct JointsGroupName: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: VNRecognizedPointGroupKey
        /// A name.
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private static func named(_ name: String) -> Self { Self(rawValue: VNRecognizedPointGroupKey(rawValue: name)) }
        public static let thumb = named("thumb"), indexFinger = named("indexFinger")
        public static let middleFinger = named("middleFinger"), ringFinger = named("ringFinger")
        public static let littleFinger = named("littleFinger"), all = named("all")
    }
    /// None.
    open var availableJointNames: [JointName] { [] }
    /// None.
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    /// Throws.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.invalidArgument) }
    /// Throws.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw VNError(.invalidArgument)
    }
    /// Not known.
    open var chirality: VNChirality { .unknown }
}
/// A body.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
    /// A joint.
    public struct JointName: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: VNRecognizedPointKey
        /// A name.
        public init(rawValue: VNRecognizedPointKey) { self.rawValue = rawValue }
        private static func named(_ name: String) -> Self { Self(rawValue: VNRecognizedPointKey(rawValue: name)) }
        public static let nose = named("nose"), leftEye = named("leftEye"), rightEye = named("rightEye")
        public static let leftEar = named("leftEar"), rightEar = named("rightEar")
        public static let leftShoulder = named("leftShoulder"), rightShoulder = named("rightShoulder")
        public static let neck = named("neck"), leftElbow = named("leftElbow"), rightElbow = named("rightElbow")
        public static let leftWrist = named("leftWrist"), rightWrist = named("rightWrist"), root = named("root")
        public static let leftHip = named("leftHip"), rightHip = named("rightHip"), leftKnee = named("leftKnee")
        public static let rightKnee = named("rightKnee"), leftAnkle = named("leftAnkle")
        public static let rightAnkle = named("rightAnkle")
    }
    /// A group of joints.
    public struct JointsGroupName: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: VNRecognizedPointGroupKey
        /// A name.
        public init(rawValue: VNRecognizedPointGroupKey) { self.rawValue = rawValue }
        private static func named(_ name: String) -> Self { Self(rawValue: VNRecognizedPointGroupKey(rawValue: name)) }
        public static let face = named("face"), torso = named("torso"), leftArm = named("leftArm")
        public static let rightArm = named("rightArm"), leftLeg = named("leftLeg"), rightLeg = named("rightLeg")
        public static let all = named("all")
    }
    /// None.
    open var availableJointNames: [JointName] { [] }
    /// None.
    open var availableJointsGroupNames: [JointsGroupName] { [] }
    /// Throws.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.invalidArgument) }
    /// Throws.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw VNError(.invalidArgument)
    }
}
