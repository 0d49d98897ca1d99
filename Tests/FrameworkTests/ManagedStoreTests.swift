@testable import CoreData
import Foundation
import QuadrantFoundation
import Testing

@Suite("Managed objects in files")
@MainActor
struct ManagedStoreTests {
    private static func attribute(_ name: String, _ type: NSAttributeType, old: String? = nil)
        -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.renamingIdentifier) = (name, type, old)
        return attribute
    }
    private static func relationship(_ name: String, to entity: NSEntityDescription, many: Bool, ordered: Bool = false)
        -> NSRelationshipDescription
    {
        let relationship = NSRelationshipDescription()
        (relationship.name, relationship.destinationEntity, relationship.isOrdered) = (name, entity, ordered)
        relationship.maxCount = many ? 0 : 1
        return relationship
    }

    /// Trips with stops, and marks of both.
    private static func model(isSecond: Bool = false) -> NSManagedObjectModel {
        let trip = NSEntityDescription(), stop = NSEntityDescription(), tour = NSEntityDescription()
        (trip.name, stop.name, tour.name) = (isSecond ? "Journey" : "Trip", "Stop", "Tour")
        if isSecond { trip.renamingIdentifier = "Trip" }
        let stops = relationship("stops", to: stop, many: true), owner = relationship("trip", to: trip, many: false)
        let next = relationship("next", to: trip, many: true, ordered: true)
        (stops.inverseRelationship, owner.inverseRelationship) = (owner, stops)
        stops.deleteRule = .cascadeDeleteRule
        trip.properties = [
            attribute(isSecond ? "title" : "name", .stringAttributeType, old: isSecond ? "name" : nil),
            attribute("days", isSecond ? .doubleAttributeType : .integer16AttributeType),
            attribute("when", .dateAttributeType), attribute("key", .UUIDAttributeType),
                attribute("paid", .booleanAttributeType),
            attribute("price", .decimalAttributeType), attribute("picture", .binaryDataAttributeType),
            attribute("tags", .transformableAttributeType), attribute("site", .URIAttributeType), stops, next,
        ]
        if isSecond {
            let added = attribute("rating", .integer64AttributeType)
            (added.defaultValue, added.isOptional) = (4, false)
            trip.properties += [added]
        }
        trip.uniquenessConstraints = [["key"]]
        stop.properties = [attribute("town", .stringAttributeType), owner]
        let model = NSManagedObjectModel()
        model.entities = [trip, stop]
        return model
    }

    private func container(_ folder: StoreFolder, _ model: NSManagedObjectModel = Self.model()) throws
        -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.file)]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }
    private func new(_ entity: String, _ values: [String: Any], _ context: NSManagedObjectContext) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        object.setValuesForKeys(values)
        return object
    }
    private func trips(_ context: NSManagedObjectContext, _ predicate: NSPredicate? = nil,
        by key: String = "days") throws
        -> [NSManagedObject]
    {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
        request.predicate = predicate
        request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
        return try context.fetch(request)
    }

    @Test func valuesAndRelationshipsAreReadAsTheyWereSaved() throws {
        let folder = try StoreFolder(), key = UUID(), date = Date(timeIntervalSinceReferenceDate: 0.123456789)
        var address = URL(fileURLWithPath: "/")
        do {
            let context = try container(folder).viewContext
            let trip = new("Trip", [
                "name": "North", "days": 3, "when": date, "key": key, "paid": true,
                    "price": NSDecimalNumber(string: "1.10"),
                "picture": Data([1, 2]), "tags": ["a", "b"], "site": URL(string: "https://a.b")!,
            ], context)
            let last = new("Trip", ["name": "Last"], context), other = new("Trip", ["name": "Other"], context)
            new("Stop", ["town": "Oslo"], context).setValue(trip, forKey: "trip")
            new("Stop", ["town": "Moss"], context).setValue(trip, forKey: "trip")
            trip.setValue(NSOrderedSet(array: [other, last]), forKey: "next")
            #expect(trip.objectID.isTemporaryID)
            try context.save()
            #expect(!trip.objectID.isTemporaryID && !context.hasChanges)
            address = trip.objectID.uriRepresentation()
        }
        let container = try container(folder), context = container.viewContext
        let found = try trips(context, NSPredicate(format: "name == %@", "North"))
        let trip = try #require(found.first)
        #expect(found.count == 1 && trip.isFault)
        #expect(trip.value(forKey: "days") as? Int16 == 3 && trip.value(forKey: "when") as? Date == date
            && !trip.isFault)
        #expect(trip.value(forKey: "key") as? UUID == key && trip.value(forKey: "paid") as? Bool == true)
        #expect(trip.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "1.10"))
        #expect(trip.value(forKey: "picture") as? Data == Data([1, 2])
            && trip.value(forKey: "tags") as? [String] == ["a", "b"])
        #expect((trip.value(forKey: "site") as? URL)?.absoluteString == "https://a.b")
        let stops = (trip.value(forKey: "stops") as? NSSet)?.allObjects as? [NSManagedObject] ?? []
        #expect(Set(stops.map { $0.value(forKey: "town") as? String }) == ["Oslo", "Moss"])
        #expect(stops.allSatisfy { $0.value(forKey: "trip") as? NSManagedObject === trip })
        let next = (trip.value(forKey: "next") as? NSOrderedSet)?.array as? [NSManagedObject] ?? []
        #expect(next.map { $0.value(forKey: "name") as? String } == ["Other", "Last"])
        let identifier = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
        #expect(identifier == trip.objectID && identifier.map { context.object(with: $0) } === trip)
        context.delete(trip)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Stop")) == 0)
    }

    @Test func theDatabaseFindsWhatIsFoundInMemory() throws {
        let folder = try StoreFolder()
        let file = try container(folder),
            memory = NSPersistentContainer(name: "Trips", managedObjectModel: Self.model())
        memory.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        memory.loadPersistentStores { _, error in #expect(error == nil) }
        for container in [file, memory] {
            for (index, name) in ["Ida", "ida", "Åse", "A\u{30A}se", "", "Zoë"].enumerated() {
                var values: [String: Any] = ["name": name, "days": index,
                    "when": Date(timeIntervalSinceReferenceDate: Double(index))]
                if index % 2 == 0 { values["paid"] = true }
                _ = new("Trip", values, container.viewContext)
            }
            try container.viewContext.save()
        }
        let day = Date(timeIntervalSinceReferenceDate: 2)
        let predicates = [
            NSPredicate(format: "days >= 2 AND days < 5"), NSPredicate(format: "name == %@", "Åse"),
            NSPredicate(format: "name != %@", "Ida"), NSPredicate(format: "paid == nil"),
                NSPredicate(format: "paid == YES"),
            NSPredicate(format: "when > %@", day as NSDate), NSPredicate(format: "days IN %@", [1, 3, 9]),
            NSPredicate(format: "days BETWEEN %@", [1, 3]), NSPredicate(format: "NOT (days == 2 OR name == '')"),
            NSPredicate(format: "name CONTAINS[cd] %@", "a"), NSPredicate(format: "name BEGINSWITH 'I'"),
            NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "days > 0"),
                NSPredicate(format: "paid != nil")]),
        ]
        let context = try container(folder).viewContext
        for predicate in predicates {
            for key in ["days", "name"] {
                let found = try trips(context, predicate, by: key).map { $0.value(forKey: "name") as? String }
                let expected = try trips(memory.viewContext, predicate,
                    by: key).map { $0.value(forKey: "name") as? String }
                #expect(found == expected, "\(predicates.firstIndex(of: predicate) ?? 0) by \(key)")
            }
        }
    }

    @Test func contextsAreMergedByTheirPolicies() throws {
        for (policy, expected) in [
            (NSMergePolicy.mergeByPropertyObjectTrump, ["mine", "5"]), (.mergeByPropertyStoreTrump, ["theirs", "5"]),
            (.overwrite, ["mine", "1"]), (.rollback, ["theirs", "5"]), (.error, ["theirs", "5"]),
        ] {
            let folder = try StoreFolder(), container = try container(folder), context = container.viewContext
            let trip = new("Trip", ["name": "first", "days": 1], context)
            try context.save()
            let other = container.newBackgroundContext()
            let theirs = other.object(with: trip.objectID)
            #expect(theirs !== trip && theirs.value(forKey: "name") as? String == "first")
            theirs.setValuesForKeys(["name": "theirs", "days": 5])
            trip.setValue("mine", forKey: "name")
            try other.save()
            context.mergePolicy = policy
            if policy === NSMergePolicy.error {
                do {
                    try context.save()
                    Issue.record("the conflict was not noticed")
                } catch let error as NSError {
                    #expect(error.code == NSManagedObjectMergeError && context.hasChanges)
                    let conflicts = error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
                    #expect(conflicts?.first?.sourceObject === trip)
                }
            } else {
                try context.save()
            }
            let stored = try #require(try trips(try self.container(folder).viewContext).first)
            #expect([stored.value(forKey: "name").map { "\($0)" },
                stored.value(forKey: "days").map { "\($0)" }] == expected)
        }
    }

    @Test func savedChangesComeToOtherContexts() throws {
        let folder = try StoreFolder(), container = try container(folder), context = container.viewContext
        context.automaticallyMergesChangesFromParent = true
        let trip = new("Trip", ["name": "first"], context), gone = new("Trip", ["name": "gone"], context)
        try context.save()
        nonisolated(unsafe) var told: [String] = []
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { note in
            told += (note.userInfo ?? [:]).keys.compactMap { $0 as? String }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        try container.performBackgroundTaskNow { other in
            other.object(with: trip.objectID).setValue("second", forKey: "name")
            other.delete(other.object(with: gone.objectID))
            _ = self.new("Trip", ["name": "new"], other)
            try other.save()
        }
        #expect(Set(told) == [NSUpdatedObjectsKey, NSDeletedObjectsKey, NSInsertedObjectsKey])
        #expect(trip.value(forKey: "name") as? String == "second" && gone.isDeleted)
        #expect(try trips(context).count == 2)
    }

    @Test func modelsAreMigrated() throws {
        let folder = try StoreFolder()
        do {
            let context = try container(folder).viewContext
            let trip = new("Trip", ["name": "North", "days": 3], context)
            new("Stop", ["town": "Oslo"], context).setValue(trip, forKey: "trip")
            try context.save()
        }
        do {
            let container = NSPersistentContainer(name: "Trips", managedObjectModel: Self.model(isSecond: true))
            let description = NSPersistentStoreDescription(url: folder.file)
            description.shouldMigrateStoreAutomatically = false
            container.persistentStoreDescriptions = [description]
            var failure: (any Error)?
            container.loadPersistentStores { failure = $1 }
            #expect((failure as? CocoaError)?.code.rawValue == NSPersistentStoreIncompatibleVersionHashError)
        }
        let context = try container(folder, Self.model(isSecond: true)).viewContext
        let trip = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Journey")).first)
        #expect(trip.value(forKey: "title") as? String == "North" && trip.value(forKey: "days") as? Double == 3)
        #expect(trip.value(forKey: "rating") as? Int64 == 4 && (trip.value(forKey: "stops") as? NSSet)?.count == 1)
    }

    @Test func requestsChangeManyObjectsInTheFile() throws {
        let folder = try StoreFolder(), container = try container(folder), context = container.viewContext
        let insert = NSBatchInsertRequest(entityName: "Trip", objects: (0..<100).map { ["days": $0] })
        insert.resultType = .objectIDs
        let identifiers = (try context.execute(insert) as? NSBatchInsertResult)?.result as? [NSManagedObjectID] ?? []
        #expect(identifiers.count == 100 && identifiers.allSatisfy { !$0.isTemporaryID })
        let first = context.object(with: identifiers[0])
        #expect(first.value(forKey: "days") as? Int16 == 0)
        let update = NSBatchUpdateRequest(entityName: "Trip")
        (update.predicate, update.propertiesToUpdate) = (NSPredicate(format: "days < 10"), ["name": "early"])
        update.resultType = .updatedObjectIDsResultType
        let changed = (try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID] ?? []
        #expect(changed.count == 10 && first.value(forKey: "name") == nil)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: changed], into: [context])
        #expect(first.value(forKey: "name") as? String == "early")
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Trip")
        request.predicate = NSPredicate(format: "days >= 10")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeCount
        #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 90)
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Trip")) == 10)
    }

    @Test func uniqueValuesAreUniqueInAFile() throws {
        let folder = try StoreFolder(), container = try container(folder), context = container.viewContext, key = UUID()
        _ = new("Trip", ["name": "first", "key": key], context)
        try context.save()
        let second = new("Trip", ["name": "second", "key": key], context)
        #expect(throws: NSError.self) { try context.save() }
        context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
        try context.save()
        #expect(try trips(context) == [second])
    }

    @Test func aFileThatCannotBeOpenedIsAnErrorOfLoading() throws {
        let folder = try StoreFolder()
        try Data("this is no database, and stays as it is".utf8).write(to: folder.file)
        do {
            _ = try container(folder)
            Issue.record("the file was opened")
        } catch let error as CocoaError {
            #expect(error.code == .fileReadCorruptFile)
            #expect((error.userInfo[NSDebugDescriptionErrorKey] as? String)?.contains("\n  fix   ") == true)
        }
    }
}

extension NSPersistentContainer {
    fileprivate func performBackgroundTaskNow(_ body: (NSManagedObjectContext) throws -> Void) throws {
        try body(newBackgroundContext())
    }
}
