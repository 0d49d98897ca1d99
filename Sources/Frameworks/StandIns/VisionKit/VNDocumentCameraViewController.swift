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
final class PanelView: UIView {
    private let name: String
    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? { AnyView(FrameworkPanel(name, symbol: "doc.viewfinder")) }
}
