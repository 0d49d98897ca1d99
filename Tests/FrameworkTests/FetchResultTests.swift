import CoreData
import Foundation
import Testing

/// What requests return, and what contexts tell about their objects.
@Suite("Results of requests")
struct FetchResultTests {
    private func context() -> NSManagedObjectContext {
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = ("Town", "NSManagedObject")
        entity.properties = ["name", "land"].map { name in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType, attribute.isOptional) = (name, .stringAttributeType, true)
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Towns", managedObjectModel: model)
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    @discardableResult
    private func insert(_ name: String, _ land: String?, _ context: NSManagedObjectContext) -> NSManagedObject {
        let town = NSEntityDescription.insertNewObject(forEntityName: "Town", into: context)
        town.setValue(name, forKey: "name")
        if let land { town.setValue(land, forKey: "land") }
        return town
    }

    @Test func dictionariesHaveTheNamedProperties() throws {
        let context = context()
        for (name, land) in [("Bern", "CH"), ("Thun", "CH"), ("Rom", "IT"), ("Atlantis", nil)] {
            insert(name, land, context)
        }
        let request = NSFetchRequest<NSDictionary>(entityName: "Town")
        request.resultType = .dictionaryResultType
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        #expect(try context.fetch(request).last == ["name": "Thun", "land": "CH"])
        #expect(try context.fetch(request).first == ["name": "Atlantis"])
        request.propertiesToFetch = ["land"]
        request.predicate = NSPredicate(format: "land != nil")
        #expect(try context.fetch(request).count == 3)
        request.returnsDistinctResults = true
        #expect(try context.fetch(request) == [["land": "CH"], ["land": "IT"]])
    }

    @Test func identifiersAndCounts() throws {
        let context = context(), town = insert("Bern", "CH", context)
        let count = NSFetchRequest<NSNumber>(entityName: "Town")
        count.resultType = .countResultType
        #expect(try context.fetch(count) == [1])
        let any = NSFetchRequest<any NSFetchRequestResult>(entityName: "Town")
        any.resultType = .managedObjectIDResultType
        #expect(try context.fetch(any).first as? NSManagedObjectID == town.objectID)
        #expect(try context.fetch(NSFetchRequest<NSManagedObjectID>(entityName: "Town")) == [town.objectID])
    }

    @Test func pendingChangesCanBeLeftOut() throws {
        let context = context(), town = insert("Bern", "CH", context)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Town")
        request.includesPendingChanges = false
        #expect(try context.fetch(request).isEmpty)
        try context.save()
        #expect(try context.fetch(request) == [town])
        context.delete(town)
        #expect(try context.count(for: request) == 1)
        request.includesPendingChanges = true
        #expect(try context.count(for: request) == 0)
    }

    @Test func contextsTellWhatHasBecomeOfAnObject() throws {
        let context = context()
        nonisolated(unsafe) var told: [String] = []
        let tokens = [NSManagedObjectContext.didChangeObjectsNotification,
                      NSManagedObjectContext.didSaveObjectIDsNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                let sets = note.userInfo as? [String: Set<NSObject>] ?? [:]
                told += sets.filter { !$0.value.isEmpty }.keys
            }
        }
        defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
        let town = insert("Bern", nil, context)
        #expect(told == [NSInsertedObjectsKey, NSUpdatedObjectsKey])
        try context.save()
        context.delete(town)
        #expect(told.dropFirst(2) == [NSInsertedObjectIDsKey, NSDeletedObjectsKey])
    }
}
