public import CoreGraphics
@_exported public import Foundation
public import UIKit

// Finding things in pictures. No model is here: requests throw.

/// Why nothing was found.
public struct VNError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable { case requestCancelled = 1, invalidFormat, operationFailed, outOfBoundsError,
        invalidOption }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
}
/// Called at the end of a request.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Something that is looked for.
open class VNRequest: NSObject {
    private let handler: VNRequestCompletionHandler?
    /// Something that is looked for.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { handler = completionHandler }
    /// Nil.
    open var results: [VNObservation]? { nil }
    /// Whether the processor computes. Nothing to do: no model is here.
    open var usesCPUOnly = false
    /// Ends the request. Nothing to do: requests end at once.
    open func cancel() {}
    fileprivate func fail(_ error: VNError) { handler?(self, error) }
}
/// Exact or fast.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
/// Looks for texts.
open class VNRecognizeTextRequest: VNRequest {
    /// Exact or fast. Nothing to do: no model is here.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The languages. Nothing to do: no model is here.
    open var recognitionLanguages: [String] = []
    /// Whether words are corrected. Nothing to do: no model is here.
    open var usesLanguageCorrection = true
    /// How small texts may be. Nothing to do: no model is here.
    open var minimumTextHeight: Float = 0
}
/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNRequest {}
/// Looks for eyes, noses and mouths.
open class VNDetectFaceLandmarksRequest: VNRequest {}
/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNRequest {}
/// Looks for codes.
open class VNDetectBarcodesRequest: VNRequest {
    /// The kinds that are looked for. Nothing to do: no model is here.
    open var symbologies: [VNBarcodeSymbology] = VNBarcodeSymbology.all
    /// All kinds.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }
    /// All kinds.
    open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }
}
/// Says what is in a picture.
open class VNClassifyImageRequest: VNRequest {}

/// Something that was found. Nothing is.
open class VNObservation: NSObject {
    override init() { super.init() }
    /// 0…1.
    open var confidence: Float { 0 }
    /// The number.
    public let uuid = UUID()
}
/// Something at a place.
open class VNDetectedObjectObservation: VNObservation {
    /// Parts of the picture.
    open var boundingBox: CGRect { .zero }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {}
/// A rectangle.
open class VNRectangleObservation: VNDetectedObjectObservation {}
/// A code.
open class VNBarcodeObservation: VNRectangleObservation {
    /// Nil.
    open var payloadStringValue: String? { nil }
    /// A QR code.
    open var symbology: VNBarcodeSymbology { .qr }
}
/// What is in a picture.
open class VNClassificationObservation: VNObservation {
    /// Empty.
    open var identifier: String { "" }
}
/// A text that may be there.
open class VNRecognizedText: NSObject {
    override init() { super.init() }
    /// Empty.
    open var string: String { "" }
    /// 0…1.
    open var confidence: Float { 0 }
}
/// A text.
open class VNRecognizedTextObservation: VNRectangleObservation {
    /// None.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A picture in which something is looked for.
open class VNImageRequestHandler: NSObject {
    /// A picture.
    public init(cgImage image: CGImage, options: [String: Any] = [:]) {}
    /// A picture; its orientation has no effect.
    public init(cgImage image: CGImage, orientation: UIImage.Orientation, options: [String: Any] = [:]) {}
    /// A picture in a file.
    public init(url imageURL: URL, options: [String: Any] = [:]) {}
    /// A picture in a file's contents.
    public init(data imageData: Data, options: [String: Any] = [:]) {}
    /// Calls the closures of the requests with an error, and throws it.
    open func perform(_ requests: [VNRequest]) throws {
        for request in requests { request.fail(VNError(.operationFailed)) }
        throw VNError(.operationFailed)
    }
}
