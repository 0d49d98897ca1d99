public import Foundation
public import SwiftUI

extension EnvironmentValues {
    /// Where the objects are that requests of a view find.
    @Entry public var managedObjectContext: NSManagedObjectContext = NSManagedObjectContext()
}

/// The objects that a request has found, in the order they were made.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    fileprivate let objects: [Result]
    public var nsPredicate: NSPredicate?
    public var nsSortDescriptors: [NSSortDescriptor] = []
    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }
}

/// Finds the objects of a class in the context of a view.
@propertyWrapper @MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var changes = ContextChanges()

    public nonisolated init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
                            predicate: NSPredicate? = nil, animation: Animation? = nil) {}
    @_disfavoredOverload
    public nonisolated init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
                            animation: Animation? = nil) {}
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}

    public var wrappedValue: FetchedResults<Result> {
        changes.follow(context)
        return FetchedResults(objects: context.all(Result.self))
    }
}
extension FetchRequest where Result: NSManagedObject {
    public nonisolated init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
                            animation: Animation? = nil) {
        self.init(sortDescriptors: [] as [NSSortDescriptor], predicate: predicate, animation: animation)
    }
}

/// Tells views that the objects of a context have changed.
private final class ContextChanges: ObservableObject, @unchecked Sendable {
    private weak var context: NSManagedObjectContext?
    private var token: (any NSObjectProtocol)?

    func follow(_ context: NSManagedObjectContext) {
        guard context !== self.context else { return }
        self.context = context
        token.map { NotificationCenter.default.removeObserver($0) }
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] _ in self?.objectWillChange.send() }
    }
    deinit { token.map { NotificationCenter.default.removeObserver($0) } }
}
