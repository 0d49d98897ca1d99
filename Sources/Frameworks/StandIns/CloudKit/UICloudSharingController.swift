public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// Hears what a person did with shared records.
@MainActor @preconcurrency
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    /// They were not saved; never called.
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    /// Their title.
    func itemTitle(for csc: UICloudSharingController) -> String?
    /// Bytes of a small picture.
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    /// Their kind.
    func itemType(for csc: UICloudSharingController) -> String?
    /// They were saved; never called.
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    /// They are no longer shared; never called.
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
extension UICloudSharingControllerDelegate {
    /// Nil.
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    /// Nil.
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    /// Does nothing.
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    /// Does nothing.
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// The system's screen for people with whom records are shared. A panel with its name is drawn in its place.
@MainActor @preconcurrency
open class UICloudSharingController: UIViewController {
    /// What can be chosen.
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is usual.
        public static let standard: Self = []
        /// That everyone with the address is let in.
        public static let allowPublic = Self(rawValue: 1)
        /// That only some are let in.
        public static let allowPrivate = Self(rawValue: 1 << 1)
        /// That others only read.
        public static let allowReadOnly = Self(rawValue: 1 << 2)
        /// That others change records.
        public static let allowReadWrite = Self(rawValue: 1 << 3)
    }
    /// Hears what the person did.
    open weak var delegate: (any UICloudSharingControllerDelegate)?
    /// The records.
    public private(set) var share: CKShare?
    /// What can be chosen.
    open var availablePermissions: PermissionOptions = .standard
    /// Shows people of records that are shared.
    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }
    /// Calls the closure when the person begins to share; never.
    public init(preparationHandler: @escaping (
        UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
    ) -> Void) {
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func loadView() { view = SharingPanel(frame: .zero) }
}

private final class SharingPanel: UIView {
    override func _content() -> AnyView? {
        AnyView(FrameworkPanel("UICloudSharingController", symbol: "person.crop.circle.badge.plus"))
    }
}
