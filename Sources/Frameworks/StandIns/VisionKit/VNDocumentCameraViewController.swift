@_exported public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// Pages that were photographed. None are.
@MainActor @preconcurrency
open class VNDocumentCameraScan: NSObject {
    override init() { super.init() }
    /// 0.
    open var pageCount: Int { 0 }
    /// Empty.
    open var title: String { "" }
    /// An image without pixels.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
/// Is notified of pages; never.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    /// Pages were photographed; never called.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController,
                                      didFinishWith scan: VNDocumentCameraScan)
    /// The person has cancelled; never called.
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    /// The camera has failed; never called.
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController,
                                             didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController,
                                             didFailWithError error: any Error) {}
}
/// Photographs pages: a panel, there is no camera.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
    /// False.
    open class var isSupported: Bool { false }
    /// Held weakly; never called.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open override func loadView() { view = PanelView("VNDocumentCameraViewController") }
}
/// Finds texts and codes with the camera: a panel, there is none.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
    /// What is looked for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        /// Texts.
        public static func text(languages: [String] = []) -> RecognizedDataType { RecognizedDataType(name: "text") }
        /// Codes.
        public static func barcode() -> RecognizedDataType { RecognizedDataType(name: "barcode") }
    }
    /// Fast or exact.
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    /// Why there is no camera.
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
    /// False.
    open class var isSupported: Bool { false }
    /// False.
    open class var isAvailable: Bool { false }
    /// Looks for texts and codes; the settings have no effect.
    public init(recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
                recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
                isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
                isHighlightingEnabled: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    /// Throws `unsupported`.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    /// Ends looking. Nothing to do: there is no camera.
    open func stopScanning() {}
    open override func loadView() { view = PanelView("DataScannerViewController") }
}
private final class PanelView: UIView {
    private let name: String
    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? { AnyView(FrameworkPanel(name, symbol: "doc.viewfinder")) }
}
