import CoreData
import Foundation
import QuadrantFoundation
import Testing

/// At the top level, since Foundation finds no other class by its name.
final class BatchNote: NSManagedObject, @unchecked Sendable {
    var text: String? {
        get { _managed("text") }
        set { _setManaged("text", newValue) }
    }
}

@Suite("Batch requests")
struct BatchRequestTests {

    private func context() -> NSManagedObjectContext {
        let entity = NSEntityDescription(), text = NSAttributeDescription()
        (text.name, text.attributeType, text.isOptional) = ("text", .stringAttributeType, true)
        let name = NSStringFromClass(BatchNote.self)
        (entity.name, entity.managedObjectClassName, entity.properties) = ("Note", name, [text])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    private func texts(_ context: NSManagedObjectContext) throws -> [String] {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note"))
            .compactMap { $0.value(forKey: "text") as? String }.sorted()
    }

    /// A request is executed by the context whose block runs, and no history is kept.
    @Test func aRequestIsExecutedInABlock() throws {
        let context = context(), other = self.context()
        NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("a", forKey: "text")
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        #expect(try context.performAndWait { try request.execute().count } == 1)
        #expect(try other.performAndWait { try request.execute().count } == 0)
        let history = NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast)
        let result = try context.execute(history) as? NSPersistentHistoryResult
        #expect((result?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
        #expect(context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil) == nil)
    }

    @Test func anIdentifierIsAnArgumentOfAPredicateInBothForms() throws {
        let id = UUID(), other = UUID()
        let predicate = NSPredicate(format: "SELF == %@", try #require(NSUUID(uuidString: id.uuidString)))
        #expect(predicate.evaluate(with: id) && !predicate.evaluate(with: other))
        #expect(NSPredicate(format: "SELF == %@", id as any CVarArg).evaluate(with: id))
    }

    @Test func objectsAreInsertedChangedAndDeleted() throws {
        let context = context()
        let insert = NSBatchInsertRequest(entityName: "Note", objects: [["text": "a"], ["text": "b"]])
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
        var left = ["c", "d"]
        try context.execute(NSBatchInsertRequest(entityName: "Note", dictionaryHandler: { values in
            guard let next = left.popLast() else { return true }
            values["text"] = next
            return false
        }))
        #expect(try texts(context) == ["a", "b", "c", "d"])

        let update = NSBatchUpdateRequest(entityName: "Note")
        update.predicate = NSPredicate(format: "text IN {'a', 'b'}")
        update.propertiesToUpdate = ["text": "x"]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        #expect(try texts(context) == ["c", "d", "x", "x"])

        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Note")
        fetch.predicate = NSPredicate(format: "text == 'x'")
        let delete = NSBatchDeleteRequest(fetchRequest: fetch)
        delete.resultType = .resultTypeCount
        #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 2)
        #expect(try texts(context) == ["c", "d"])
        let ids = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).map(\.objectID)
        try context.execute(NSBatchDeleteRequest(objectIDs: [ids[0]]))
        #expect(try texts(context).count == 1)
    }

    @Test func savesOfAnotherContextAreToldAsChanges() throws {
        let context = context(), other = NSManagedObjectContext(.privateQueue)
        other.parent = context
        let policy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
        context.mergePolicy = policy
        #expect(policy.mergeType == NSMergePolicy.mergeByPropertyObjectTrump.mergeType)
        final class Told: @unchecked Sendable {
            var changes = 0, saved: Notification?
        }
        let told = Told()
        let names: [Notification.Name] = [.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextDidSave]
        let tokens = zip(names, [context, other]).map { name, object in
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
                if name == .NSManagedObjectContextDidSave { told.saved = note } else { told.changes += 1 }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        _ = NSEntityDescription.insertNewObject(forEntityName: "Note", into: other)
        try other.save()
        let before = told.changes
        context.mergeChanges(fromContextDidSave: try #require(told.saved))
        #expect(told.changes == before + 1)
    }

    @Test func valuesOfObjectsAreObserved() {
        let object = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context())
        let note = object as? BatchNote
        var texts: [String?] = []
        let token = note?.observe(\.text, options: .new) { texts.append($1.newValue!) }
        note?.text = "a"
        object.setValue("b", forKey: "text")
        #expect(texts == ["a", "b"])
        withExtendedLifetime(token) {}
    }

    @Test func placesInSectionsAreIndexPaths() {
        var path = IndexPath(row: 2, section: 1)
        #expect(path == IndexPath(item: 2, section: 1) && path == IndexPath(indexes: [1, 2]))
        path.section = 4
        #expect(path.row == 2 && path.item == 2 && path.section == 4)
    }
}
