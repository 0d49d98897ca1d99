public import CoreTransferable
public import Foundation

// Dragging and dropping between views of UIKit. Views of SwiftUI drag and drop by themselves; an interaction of UIKit
// is kept by its view and is never called, since no drag begins in it.

/// What is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    /// What gives the data.
    public let itemProvider: NSItemProvider
    /// What the program itself knows of it.
    open var localObject: Any?
    /// Makes the picture under the finger; nil takes that of the view. It is not asked.
    open var previewProvider: (() -> UIDragPreview?)?
    /// An item whose data a provider gives.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
    /// The picture is to be made anew. Nothing to do: no drag is shown.
    open func setNeedsDropPreviewUpdate() {}
}

/// What drags and drops share.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    /// What is dragged.
    var items: [UIDragItem] { get }
    /// The place of the finger.
    func location(in view: UIView) -> CGPoint
    /// Whether the items may be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether the items stay in the program.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Whether an item has data of a type.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether objects of a class can be loaded.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
/// A drag.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// What the program itself knows of it.
    var localContext: Any? { get set }
}
/// A drop.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
    /// The drag that it ends, if it began in the program.
    var localDragSession: (any UIDragSession)? { get }
    /// Whether progress is shown.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The loading of data.
    var progress: Progress { get }
    /// Loads objects.
    @discardableResult
    func loadObjects(ofClass aClass: any NSItemProviderReading.Type,
                     completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress
}
/// Whether the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }
/// What a drop would do.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a view makes of a drop.
@MainActor @preconcurrency
open class UIDropProposal: NSObject, NSCopying {
    /// What would be done.
    public let operation: UIDropOperation
    /// Whether the place is exact. Nothing to do: no drag is shown.
    open var isPrecise = false
    /// Whether the picture stays as large. Nothing to do: no drag is shown.
    open var prefersFullSizePreview = false
    /// A drop that does this.
    public required init(operation: UIDropOperation) { self.operation = operation }
    /// The same object.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
/// The picture of an item.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    /// The view that is shown.
    public let view: UIView
    /// Its outline and background.
    public let parameters: UIPreviewParameters
    /// The picture of a view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// The picture of a view with an outline.
    public init(view: UIView, parameters: UIPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
}
/// Its outline and background.
public typealias UIDragPreviewParameters = UIPreviewParameters
/// The picture of an item that goes to a place.
public typealias UITargetedDragPreview = UITargetedPreview

/// Gives a view's items to drags. Nothing to do: no drag begins in views of UIKit.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// What gives items.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Whether drags may begin. Nothing to do: no drag begins.
    open var isEnabled = true
    /// Whether other gestures may take part. Nothing to do: no drag begins.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// True.
    open class var isEnabledByDefault: Bool { true }
    /// An interaction with a delegate, which is held weakly.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
/// Gives items to a drag. Only the first method has no default.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// What is dragged; an empty list begins no drag.
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    /// The picture of an item.
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
                         session: any UIDragSession) -> UITargetedDragPreview?
    /// The drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// The drag ended.
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession,
                         didEndWith operation: UIDropOperation)
}
extension UIDragInteractionDelegate {
    public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
                                session: any UIDragSession) -> UITargetedDragPreview? { nil }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession,
                                didEndWith operation: UIDropOperation) {}
}

/// Takes drops on a view. Nothing to do: nothing is dropped on views of UIKit.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// What takes items.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Whether several drags may be above the view. Nothing to do: none is.
    open var allowsSimultaneousDropSessions = false
    /// An interaction with a delegate, which is held weakly.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
/// Takes the items of a drop. All methods have defaults.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Whether the items are of use.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// The drag is above the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// What a drop would do.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    /// The drag is no longer above the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// The drop: its data can be loaded.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// The drop was carried out.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// The drag ended.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// Opens what a drag rests on. Nothing to do: no drag begins in views of UIKit.
@MainActor @preconcurrency
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// An interaction with a closure, which is not called.
    public init(activationHandler handler: @escaping (UISpringLoadedInteraction) -> Void) {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
