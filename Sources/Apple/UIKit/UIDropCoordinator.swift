public import Foundation

// Dropping on the rows of tables and the items of collections. Nothing is dropped on them here: no coordinator is made.

/// What a table makes of a drop.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
    /// Where the items would go.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
    /// Where the items would go.
    public let intent: Intent
    /// A drop that does this.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// A drop that does this, somewhere.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
/// What a collection makes of a drop.
@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the items would go.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
    }
    /// Where the items would go.
    public let intent: Intent
    /// A drop that does this.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// A drop that does this, somewhere.
    public required init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}

/// An item of a drop on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The row that it comes from; nil from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture.
    var previewSize: CGSize { get }
}
/// A drop on a table.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// The row under the finger.
    var destinationIndexPath: IndexPath? { get }
    /// What the table made of it.
    var proposal: UITableViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Moves an item to its row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIViewAnimating
}
/// An item of a drop on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The place that it comes from; nil from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its picture.
    var previewSize: CGSize { get }
}
/// A drop on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// The place under the finger.
    var destinationIndexPath: IndexPath? { get }
    /// What the collection made of it.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Moves an item to its place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIViewAnimating
}

extension UITableViewDragDelegate {
    /// For programs that call it: no row is dragged.
    public func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession,
                          at indexPath: IndexPath) -> [UIDragItem] { [] }
}
extension UITableViewDropDelegate {
    /// For programs that call it: nothing is dropped.
    public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
}
extension UICollectionViewDropDelegate {
    /// For programs that call it: nothing is dropped.
    public func collectionView(_ collectionView: UICollectionView,
                               performDropWith coordinator: any UICollectionViewDropCoordinator) {}
}
