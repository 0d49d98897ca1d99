public import CoreGraphics
public import Foundation
public import UIKit
public import Vision

/// Finds texts and codes with the camera: a panel, there is none.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
    /// What is looked for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        /// Texts of a kind.
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil)
            -> RecognizedDataType { RecognizedDataType(name: "text") }
        /// Codes.
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
    }
    /// The kind of texts.
    public enum TextContentType: Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber,
             URL, currency
    }
    /// Fast or exact.
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    /// Why there is no camera.
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
    /// False.
    open class var isSupported: Bool { false }
    /// False.
    open class var isAvailable: Bool { false }
    /// Why there is no camera: there is none.
    open class var scanningUnavailable: AsyncStream<ScanningUnavailable> {
        AsyncStream { continuation in
            continuation.yield(.unsupported)
            continuation.finish()
        }
    }
    /// English.
    open class var supportedTextRecognitionLanguages: [String] { ["en-US"] }
    /// What is looked for, how exactly, and whether all that is found is notified.
    public let recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel, recognizesMultipleItems: Bool
    /// Whether places follow quickly, two fingers zoom, hints are shown, and what is found is marked. Nothing to do:
    /// there is no camera.
    public let isHighFrameRateTrackingEnabled: Bool, isPinchToZoomEnabled: Bool, isGuidanceEnabled: Bool,
        isHighlightingEnabled: Bool
    /// Receives what is found; never. Held weakly.
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    /// Looks for texts and codes.
    public init(recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
                recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
                isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
                isHighlightingEnabled: Bool = false) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        (self.isGuidanceEnabled, self.isHighlightingEnabled) = (isGuidanceEnabled, isHighlightingEnabled)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    /// False.
    open var isScanning: Bool { false }
    /// Throws `unsupported`.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Ends looking. Nothing to do: there is no camera.
    open func stopScanning() {}
    /// Throws `unsupported`.
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
    /// What is found: an end at once.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
    /// The part of the view that is looked at; nil is all. Nothing to do: there is no camera.
    open var regionOfInterest: CGRect?
    /// How far it is zoomed in. Nothing to do: there is no camera.
    open var zoomFactor = 1.0
    /// 1.
    open var minZoomFactor: Double { 1 }
    /// 1.
    open var maxZoomFactor: Double { 1 }
    /// Over the picture of the camera, and under what the program shows.
    public let overlayContainerView = UIView()
    open override func loadView() { view = PanelView("DataScannerViewController") }
}
/// Receives what a scanner finds; never.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    /// The picture is larger or smaller; never called.
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    /// A finger has touched something; never called.
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    /// Something is there; never called.
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
                     allItems: [RecognizedItem])
    /// Something has changed; never called.
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
                     allItems: [RecognizedItem])
    /// Something is gone; never called.
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
                     allItems: [RecognizedItem])
    /// There is no camera any more; never called.
    func dataScanner(_ dataScanner: DataScannerViewController,
                     becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
                            allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
                            allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
                            allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController,
                            becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable) {}
}

/// Something that was found. Nothing is: no program gets one.
public enum RecognizedItem: Identifiable {
    /// A text.
    case text(Text)
    /// A code.
    case barcode(Barcode)
    /// The corners, in points of the view.
    public struct Bounds {
        public let topLeft: CGPoint, topRight: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint
    }
    /// A text.
    public struct Text: Identifiable {
        public let id: UUID
        /// Where it is.
        public let bounds: Bounds
        /// What it says.
        public let transcript: String
        /// What was seen.
        public let observation: VNRecognizedTextObservation
    }
    /// A code.
    public struct Barcode: Identifiable {
        public let id: UUID
        /// Where it is.
        public let bounds: Bounds
        /// What it says; nil where that is no text.
        public let payloadStringValue: String?
        /// What was seen.
        public let observation: VNBarcodeObservation
    }
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
    /// Where it is.
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }
}
