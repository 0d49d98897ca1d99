public import CoreGraphics
public import CoreImage
public import CoreMedia
public import CoreVideo
public import Foundation
public import ImageIO

// Looking for something in pictures, as values. No model is here: requests throw.

/// Why nothing was looked for.
public enum VisionError: Error, LocalizedError, Sendable {
    case invalidOperation(String), invalidArgument(String), invalidFormat(String), invalidImage(String)
    case invalidModel(String), unsupportedRequest(String), unsupportedComputeStage(String)
    case dataUnavailable(String), operationFailed(String), internalError(String), ioError(String)
    case missingOption(String), outOfBoundsError(String), timeout(String)
    public var errorDescription: String? { "Nothing is looked for in pictures on this system." }
}
private var failure: VisionError { .unsupportedRequest("Nothing is looked for in pictures on this system.") }

/// What can be looked for.
public protocol VisionRequest: Sendable {
    /// What is found.
    associatedtype Result: Sendable
}
/// What can be looked for in one picture.
public protocol ImageProcessingRequest: VisionRequest {
    /// In which part of the picture.
    var regionOfInterest: NormalizedRect { get set }
}
extension ImageProcessingRequest {
    /// Throws.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw failure
    }
    /// Throws.
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw failure
    }
    /// Throws.
    public func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) async throws
        -> Result { throw failure }
    /// Throws.
    public func perform(on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) async throws
        -> Result { throw failure }
    /// Throws.
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw failure
    }
    /// Throws.
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw failure
    }
}
/// Looks for several things in one picture: it throws.
public final class ImageRequestHandler: Sendable {
    /// A picture.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
    /// A picture.
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
    /// A picture.
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
    /// A picture.
    public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {}
    /// A picture.
    public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {}
    /// A picture.
    public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {}
    /// Throws.
    public func perform<each Request: ImageProcessingRequest>(_ request: repeat each Request) async throws
        -> (repeat (each Request).Result) { throw failure }
}

/// What was found.
public protocol VisionObservation: Identifiable, Sendable, CustomStringConvertible {
    /// Its number.
    var uuid: UUID { get }
    /// How sure it is, 0…1.
    var confidence: Float { get }
    /// The part of a video; nil for a picture.
    var timeRange: CMTimeRange? { get }
}
extension VisionObservation {
    /// Its number.
    public var id: UUID { uuid }
    public var description: String { "\(Self.self)(\(uuid), confidence: \(confidence))" }
    /// Nil.
    public var timeRange: CMTimeRange? { nil }
}
/// What was found in a part of a picture.
public protocol BoundingBoxProviding {
    /// The part.
    var boundingBox: NormalizedRect { get }
}
/// What was found in a part of a picture that can be askew.
public protocol QuadrilateralProviding: BoundingBoxProviding {
    /// A corner.
    var topLeft: NormalizedPoint { get }
    /// A corner.
    var topRight: NormalizedPoint { get }
    /// A corner.
    var bottomLeft: NormalizedPoint { get }
    /// A corner.
    var bottomRight: NormalizedPoint { get }
}
extension QuadrilateralProviding {
    /// A corner of the part.
    public var topLeft: NormalizedPoint { NormalizedPoint(x: boundingBox.cgRect.minX, y: boundingBox.cgRect.maxY) }
    /// A corner of the part.
    public var topRight: NormalizedPoint { NormalizedPoint(x: boundingBox.cgRect.maxX, y: boundingBox.cgRect.maxY) }
    /// A corner of the part.
    public var bottomLeft: NormalizedPoint { NormalizedPoint(x: boundingBox.cgRect.minX, y: boundingBox.cgRect.minY) }
    /// A corner of the part.
    public var bottomRight: NormalizedPoint { NormalizedPoint(x: boundingBox.cgRect.maxX, y: boundingBox.cgRect.minY) }
}

/// A text that was found. None is.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID, confidence: Float, boundingBox: NormalizedRect
    private let texts: [RecognizedText]
    /// The texts that are possible, the best first.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { Array(texts.prefix(maxCandidateCount)) }
    /// The best text.
    public var transcript: String { texts.first?.string ?? "" }
}
/// A text that is possible.
public struct RecognizedText: Hashable, Sendable {
    /// The text.
    public let string: String
    /// How sure it is, 0…1.
    public let confidence: Float
}
/// A code that was found. None is.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID, confidence: Float, boundingBox: NormalizedRect
    /// Its kind.
    public let symbology: BarcodeSymbology
    /// Its text; nil where it has none.
    public let payloadString: String?
    /// Its bytes; nil where they are not known.
    public let payloadData: Data?
}
/// A kind of code.
public enum BarcodeSymbology: String, Hashable, Codable, CaseIterable, Sendable {
    case aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128
    case dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14
    case microPDF417, microQR, msiPlessey, pdf417, qr, upce
}
/// A face that was found. None is.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    /// How good its picture is.
    public struct CaptureQuality: Hashable, Sendable {
        /// 0…1.
        public let score: Float
    }
    public let uuid: UUID, confidence: Float, boundingBox: NormalizedRect
    /// How it is turned.
    public let roll: Measurement<UnitAngle>, yaw: Measurement<UnitAngle>, pitch: Measurement<UnitAngle>
    /// How good its picture is; nil where that was not asked for.
    public let captureQuality: CaptureQuality?
}
/// What a picture shows, by a name. Nothing is found.
public struct ClassificationObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
    /// The name.
    public let identifier: String
    /// False: how sure it is, is not known.
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
    /// False: how sure it is, is not known.
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
}
/// A thing that was found, with names. None is.
public struct RecognizedObjectObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID, confidence: Float, boundingBox: NormalizedRect
    /// Names that are possible, the best first.
    public let labels: [ClassificationObservation]
}
/// A rectangle that was found. None is.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID, confidence: Float, boundingBox: NormalizedRect
}
/// A document that was found. None is.
public struct DetectedDocumentObservation: VisionObservation, QuadrilateralProviding {
    public let uuid: UUID, confidence: Float, boundingBox: NormalizedRect
}
/// A person that was found. None is.
public struct HumanObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID, confidence: Float, boundingBox: NormalizedRect
}
/// Things that stand out from a picture. None is found.
public struct InstanceMaskObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
    /// The numbers of the things.
    public let allInstances: IndexSet
    /// Throws: nothing is found.
    public func generateMaskedImage(for instances: IndexSet, imageFrom requestHandler: ImageRequestHandler,
                                    croppedToInstancesExtent: Bool = false) throws -> CVPixelBuffer { throw failure }
    /// Throws: nothing is found.
    public func generateScaledMask(for instances: IndexSet, scaledToImageFrom requestHandler: ImageRequestHandler)
        throws -> CVPixelBuffer { throw failure }
}
/// A picture that was made. None is.
public struct PixelBufferObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
    /// Throws: no picture is made.
    public var cgImage: CGImage { get throws { throw failure } }
}
/// What stands out of a picture. Nothing is found.
public struct SaliencyImageObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
    /// The parts that stand out.
    public let salientObjects: [RectangleObservation]
}
/// How good a picture is. It is not found out.
public struct ImageAestheticsScoresObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
    /// −1…1.
    public let overallScore: Float
    /// Whether it is of use only, such as a receipt.
    public let isUtility: Bool
}
/// What pictures are compared by. It is not made.
public struct FeaturePrintObservation: VisionObservation {
    public let uuid: UUID, confidence: Float
    /// Throws: nothing is compared.
    public func distance(to featurePrint: FeaturePrintObservation) throws -> Double { throw failure }
}
/// A joint that was found.
public struct Joint: Hashable, Sendable {
    /// Where it is.
    public let location: NormalizedPoint
    /// How sure it is, 0…1.
    public let confidence: Float
}
