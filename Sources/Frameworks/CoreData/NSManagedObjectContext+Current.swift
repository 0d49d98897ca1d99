import Foundation
import QuadrantThreads

extension NSManagedObjectContext {
    struct WeakContext { weak var context: NSManagedObjectContext? }
    /// The last context of the main queue that was connected to stores.
    static let main = Locked(WeakContext())

    private static let key = "NSManagedObjectContext.current"

    /// Runs a block of this context on the caller's thread.
    func entered<T>(_ block: () throws -> T) rethrows -> T {
        let values = Thread.current.threadDictionary, before = values[Self.key]
        values[Self.key] = self
        defer { values[Self.key] = before }
        return try block()
    }

    /// The context whose block runs on this thread, else that of the main queue.
    static var current: NSManagedObjectContext? {
        Thread.current.threadDictionary[key] as? NSManagedObjectContext ?? main.withLock { $0.context }
    }
}

extension NSFetchRequest {
    /// The objects that match, in the context whose block runs, else in that of the main queue. Ends the program if
    /// there is none, as it does on a phone.
    public func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else {
            fatalError("NSFetchRequest.execute() is called in no block of a context.")
        }
        return try context.fetch(self)
    }
}
