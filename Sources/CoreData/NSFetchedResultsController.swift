public import Foundation

/// What changes among the objects of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

public protocol NSFetchedResultsSectionInfo {
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
    var name: String { get }
    var indexTitle: String? { get }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}
extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// Keeps what a request finds up to date, and tells its delegate before and after it changes.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// Nil before `performFetch()`.
    open private(set) var fetchedObjects: [ResultType]?
    private var token: (any NSObjectProtocol)?

    public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
                sectionNameKeyPath: String?, cacheName name: String?) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }
    deinit { token.map { NotificationCenter.default.removeObserver($0) } }

    open func performFetch() throws {
        fetchedObjects = try managedObjectContext.fetch(fetchRequest)
        guard token == nil else { return }
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] _ in self?.update() }
    }

    private func update() {
        delegate?.controllerWillChangeContent(shown)
        fetchedObjects = try? managedObjectContext.fetch(fetchRequest)
        delegate?.controllerDidChangeContent(shown)
    }

    /// What the delegate is given: a controller of any objects, with those of this one.
    private var shown: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        let made = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: cacheName)
        made.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        return made
    }

    private struct Section: NSFetchedResultsSectionInfo {
        var name: String
        var objects: [Any]?
        var numberOfObjects: Int { objects?.count ?? 0 }
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
    }
    open var sections: [any NSFetchedResultsSectionInfo]? {
        guard let fetchedObjects else { return nil }
        guard let path = sectionNameKeyPath else { return [Section(name: "", objects: fetchedObjects)] }
        var made: [Section] = []
        for object in fetchedObjects {
            let value = (object as? NSManagedObject)?.value(forKeyPath: path)
            let name = value.map { "\($0)" } ?? ""
            if made.last?.name == name {
                made[made.count - 1].objects?.append(object)
            } else {
                made.append(Section(name: name, objects: [object]))
            }
        }
        return made
    }
    open func object(at indexPath: IndexPath) -> ResultType {
        sections![indexPath[0]].objects![indexPath[1]] as! ResultType
    }
}
