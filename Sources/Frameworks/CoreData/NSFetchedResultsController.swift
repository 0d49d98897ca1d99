public import Foundation

/// The kind of a change in the result of a controller.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section: a run of objects with the same name.
public protocol NSFetchedResultsSectionInfo {
    /// How many objects it has.
    var numberOfObjects: Int { get }
    /// The objects, in the order of the request.
    var objects: [Any]? { get }
    /// The value at the controller's key path as text; empty without a path.
    var name: String { get }
    /// The first character of the name as a capital; nil for an empty name.
    var indexTitle: String? { get }
}

/// The callbacks for changes of a controller's result: first "will change", then each inserted, deleted, moved or
/// changed section and object, then "did change".
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>
    /// Called first; the controller has its old objects.
    func controllerWillChangeContent(_ controller: Controller)
    /// - Parameters:
    ///   - sectionIndex: Among the old sections for `.delete`, among the new ones for `.insert`.
    func controller(_ controller: Controller, didChange sectionInfo: any NSFetchedResultsSectionInfo,
                    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    /// - Parameters:
    ///   - indexPath: Section and index before the change; nil for `.insert`.
    ///   - newIndexPath: Section and index after the change; nil for `.delete`.
    func controller(_ controller: Controller, didChange anObject: Any, at indexPath: IndexPath?,
                    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called last; the controller has its new result.
    func controllerDidChangeContent(_ controller: Controller)
}
extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: Controller) {}
    /// Does nothing.
    public func controller(_ controller: Controller, didChange sectionInfo: any NSFetchedResultsSectionInfo,
                           atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType) {}
    /// Does nothing.
    public func controller(_ controller: Controller, didChange anObject: Any, at indexPath: IndexPath?,
                           for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: Controller) {}
}

/// Keeps the result of a request up to date, and reports each change of it to a delegate.
open class NSFetchedResultsController<ResultType>: NSObject {
    /// As given when it was made.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The context whose changes it follows.
    public let managedObjectContext: NSManagedObjectContext
    /// The key path of the section name; nil makes one section.
    public let sectionNameKeyPath: String?
    /// As given when it was made; nil keeps no cache. Nothing to do: there are no caches.
    public let cacheName: String?
    /// Notified of each change of the result; held weakly.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    /// Nil before `performFetch()`.
    open private(set) var fetchedObjects: [ResultType]?
    private var subscription: AnyCancellable?
    /// The last result, with the sections of its objects at that time.
    private var snapshot: Snapshot?

    /// A controller without a result: `performFetch()` makes it. The name of a cache has no effect.
    public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
                sectionNameKeyPath: String?, cacheName name: String?) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    /// Fetches, and observes the context from then on. Throws the errors of the fetch.
    open func performFetch() throws {
        fetchedObjects = try managedObjectContext.fetch(fetchRequest)
        snapshot = Snapshot(self)
        if subscription != nil { return }
        subscription = managedObjectContext.changes.sink { [weak self] note in
            self?.update(updated: note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
        }
    }

    private func update(updated: Set<NSManagedObject>) {
        guard let before = snapshot, let found = try? managedObjectContext.fetch(fetchRequest) else { return }
        let old = fetchedObjects
        fetchedObjects = found
        let after = Snapshot(self)
        snapshot = after
        let changes = before.changes(to: after, updated: updated)
        if changes.isEmpty { return }
        fetchedObjects = old
        delegate?.controllerWillChangeContent(shown)
        fetchedObjects = found
        guard let delegate else { return }
        let shown = shown
        for (index, section) in before.sections.enumerated() where !after.names.contains(section.name) {
            delegate.controller(shown, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in after.sections.enumerated() where !before.names.contains(section.name) {
            delegate.controller(shown, didChange: section, atSectionIndex: index, for: .insert)
        }
        for change in changes {
            delegate.controller(shown, didChange: change.object, at: change.old, for: change.type,
                                newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(shown)
    }

    /// The controller as the delegate receives it, with objects of any type.
    private var shown: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        let made = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: cacheName)
        made.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
        return made
    }

    /// The sections of the result; nil before `performFetch()`.
    open var sections: [any NSFetchedResultsSectionInfo]? {
        guard let fetchedObjects else { return nil }
        guard let path = sectionNameKeyPath else { return [FetchedSection(name: "", objects: fetchedObjects)] }
        var made: [FetchedSection] = []
        for object in fetchedObjects {
            let value = (object as? NSManagedObject)?.value(forKeyPath: path)
            let name = value.map { "\($0)" } ?? ""
            if made.last?.name == name {
                made[made.count - 1].objects?.append(object)
            } else {
                made.append(FetchedSection(name: name, objects: [object]))
            }
        }
        return made
    }
    /// The object at a section and an index; traps out of range and before `performFetch()`.
    open func object(at indexPath: IndexPath) -> ResultType {
        sections![indexPath[0]].objects![indexPath[1]] as! ResultType
    }
}

private struct FetchedSection: NSFetchedResultsSectionInfo {
    var name: String
    var objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
}

/// The result of a controller at one time, with index paths.
private struct Snapshot {
    let sections: [any NSFetchedResultsSectionInfo]
    let names: Set<String>
    private var order: [ObjectIdentifier] = []
    private var places: [ObjectIdentifier: (object: AnyObject, path: IndexPath, section: String)] = [:]

    init(_ controller: NSFetchedResultsController<some Any>) {
        sections = controller.sections ?? []
        names = Set(sections.map(\.name))
        for (section, info) in sections.enumerated() {
            for (item, object) in (info.objects ?? []).enumerated() {
                let object = object as AnyObject
                order.append(ObjectIdentifier(object))
                places[ObjectIdentifier(object)] = (object, [section, item], info.name)
            }
        }
    }

    typealias Change = (object: AnyObject, old: IndexPath?, type: NSFetchedResultsChangeType, new: IndexPath?)

    /// Deletions in the old order, then insertions, moves and updates in the new one. The number of moves is the
    /// smallest possible.
    func changes(to other: Snapshot, updated: Set<NSManagedObject>) -> [Change] {
        var changes: [Change] = []
        for id in order where other.places[id] == nil {
            changes.append((places[id]!.object, places[id]!.path, .delete, nil))
        }
        var moved: Set<ObjectIdentifier> = []
        let kept = other.order.filter { places[$0] != nil }
        for case .insert(_, let id, _) in kept.difference(from: order.filter { other.places[$0] != nil }) {
            moved.insert(id)
        }
        for id in other.order {
            let new = other.places[id]!
            guard let old = places[id] else {
                changes.append((new.object, nil, .insert, new.path))
                continue
            }
            if moved.contains(id) || old.section != new.section {
                changes.append((new.object, old.path, .move, new.path))
            } else if let object = new.object as? NSManagedObject, updated.contains(object) {
                changes.append((new.object, old.path, .update, new.path))
            }
        }
        return changes
    }
}
