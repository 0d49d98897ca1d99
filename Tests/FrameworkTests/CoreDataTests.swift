import CoreData
import Foundation
import QuadrantCore
import QuadrantFoundation
import QuadrantHost
import SwiftUI
import Testing

@Suite("CoreData")
@MainActor
struct CoreDataTests {
    private final class Item: NSManagedObject, @unchecked Sendable {}
    private struct Count: View {
        @FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>
        let told: (Int) -> Void
        var body: some View {
            let _ = told(items.count)
            Text("items")
        }
    }

    @Test func requestsFindTheObjectsOfTheirContext() throws {
        let container = NSPersistentContainer(name: "Model")
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let context = container.viewContext
        var counts: [Int] = []
        let host = ViewHost(rootView: Count { counts.append($0) }.environment(\.managedObjectContext, context),
                            configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.settle()
        let item = Item(context: context)
        host.settle()
        context.delete(item)
        host.settle()
        #expect(counts == [0, 1, 0])
        try context.save()
        #expect(!context.hasChanges)
    }

    // MARK: A data model

    /// A class as Xcode generates it, with the accessors that the command substitutes for `@NSManaged`.
    final class Trip: NSManagedObject, @unchecked Sendable {
        var name: String? {
            get { _managed("name") }
            set { _setManaged("name", newValue) }
        }
        var days: Int16 {
            get { _managed("days") }
            set { _setManaged("days", newValue) }
        }
        var stops: NSSet? {
            get { _managed("stops") }
            set { _setManaged("stops", newValue) }
        }
    }
    final class Stop: NSManagedObject, @unchecked Sendable {
        var town: String? {
            get { _managed("town") }
            set { _setManaged("town", newValue) }
        }
        var trip: Trip? {
            get { _managed("trip") }
            set { _setManaged("trip", newValue) }
        }
    }

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
                <attribute name="days" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade"
                    destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/>
            </entity>
            <entity name="Stop" representedClassName="Stop" syncable="YES" codeGenerationType="class">
                <attribute name="town" attributeType="String"/>
                <relationship name="trip" optional="YES" maxCount="1" deletionRule="Nullify"
                    destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/>
            </entity>
        </model>
        """

    private func context() throws -> NSManagedObjectContext {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcdatamodeld")
        let version = folder.appendingPathComponent("Second.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.model.utf8).write(to: version.appendingPathComponent("contents"))
        let current = try PropertyListSerialization.data(
            fromPropertyList: ["_XCCurrentVersionName": "Second.xcdatamodel"], format: .xml, options: 0)
        try current.write(to: folder.appendingPathComponent(".xccurrentversion"))
        let model = try #require(NSManagedObjectModel(contentsOf: folder))
        let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
        container.loadPersistentStores { _, _ in }
        return container.viewContext
    }

    @Test func aModelGivesDefaultsAndKeepsBothSidesOfARelationship() throws {
        let context = try context()
        let trip = Trip(context: context), stop = Stop(context: context), other = Stop(context: context)
        #expect(trip.days == 3)
        #expect(trip.name == nil)
        #expect(trip.stops?.count == 0)
        stop.trip = trip
        #expect(trip.stops?.contains(stop) == true)
        trip.stops = NSSet(array: [other])
        #expect(stop.trip == nil)
        #expect(other.trip === trip)
        trip._changeManaged("stops", adding: true, stop)
        #expect(stop.trip === trip)
        context.delete(stop)
        #expect(trip.stops?.count == 1)
        context.delete(trip)
        #expect(try context.count(for: NSFetchRequest<Stop>(entityName: "Stop")) == 0)
    }

    private final class Numbered: NSManagedObject, @unchecked Sendable {
        nonisolated(unsafe) static var saved: [Int] = []
        override func willSave() { Self.saved.append(primitiveValue(forKey: "number") as? Int ?? 0) }
    }

    /// Objects are kept in sets, whose order differs from run to run.
    @Test func objectsAreSavedInTheOrderOfTheirInsertion() throws {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.isOptional, attribute.attributeType) = ("number", true, .integer64AttributeType)
        let entity = NSEntityDescription()
        (entity.name, entity.properties) = ("Numbered", [attribute])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = NSPersistentContainer(name: "Numbers", managedObjectModel: model).viewContext
        for number in 0..<20 { Numbered(entity: entity, insertInto: context).setValue(number, forKey: "number") }
        Numbered.saved = []
        try context.save()
        #expect(Numbered.saved == Array(0..<20))
    }

    private final class Note: NSManagedObject, @unchecked Sendable {
        override func awakeFromInsert() { setValue("new", forKey: "primitiveTitle") }
        override func willSave() {
            if !isDeleted { setPrimitiveValue(Date(timeIntervalSinceReferenceDate: 1), forKey: "edited") }
        }
    }

    /// `primitiveTitle` is the stored value of `title`, and what `willSave()` sets counts where values are required.
    @Test func storedValuesHaveNamesOfTheirOwn() throws {
        let entity = NSEntityDescription()
        entity.name = "Note"
        entity.properties = ["title", "edited"].map { name in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.isOptional) = (name, false)
            attribute.attributeType = name == "title" ? .stringAttributeType : .dateAttributeType
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = NSPersistentContainer(name: "Notes", managedObjectModel: model).viewContext
        let note = Note(entity: entity, insertInto: context)
        #expect(note.value(forKey: "title") as? String == "new")
        #expect(note.value(forKey: "primitiveTitle") as? String == "new")
        try context.save()
        #expect(note.value(forKey: "edited") as? Date == Date(timeIntervalSinceReferenceDate: 1))
        #expect(note.changedValues().isEmpty)
    }

    fileprivate final class Entry: NSManagedObject, @unchecked Sendable {}
    fileprivate final class Calls: @unchecked Sendable { var names: [String] = [] }
    nonisolated fileprivate static let calls = Calls()

    /// What an extension overrides is called once, and calls the base class's method as `super`.
    @Test func extensionsOverrideWhatIsCalledOfAnObject() throws {
        let context = NSPersistentContainer(name: "Entries").viewContext
        let entry = Entry(context: context)
        try context.save()
        context.delete(entry)
        #expect(Self.calls.names == ["insert", "save", "delete"])
    }

    /// A request has the same values where its results are of any kind.
    @Test func requestsForAnyResult() {
        let request = NSFetchRequest<Item>(entityName: "Item")
        (request.predicate, request.fetchLimit) = (NSPredicate(value: false), 3)
        let other = request._request
        #expect(other.entityName == "Item" && other.fetchLimit == 3 && other.predicate === request.predicate)
        #expect(other._request === other && other._of(Item.self).fetchLimit == 3)
    }

    /// The numbers are part of the interface: programs compare them, and find them in old logs.
    @Test func errorsHaveApplesNumbers() {
        #expect(NSManagedObjectValidationError == 1550 && NSValidationInvalidURIError == 1690)
        #expect(NSManagedObjectMergeError == 133_020 && NSPersistentStoreSaveError == 134_030)
        #expect(NSMigrationError == 134_110 && NSPersistentHistoryTokenExpiredError == 134_301)
        #expect(NSDetailedErrorsKey == "NSDetailedErrors")
    }

    @Test func aClassThatIsKnownLaterMakesObjects() throws {
        let context = try context()
        func made<Object: NSManagedObject>(_ type: Object.Type) -> Object { Object(context: context) }
        #expect(made(Stop.self).entity === Stop(context: context).entity)
    }

    @Test func aMissingValueIsAnErrorWhenItIsSaved() throws {
        let context = try context()
        let stop = Stop(context: context)
        #expect(throws: NSError.self) { try context.save() }
        stop.town = "Bern"
        try context.save()
        stop.town = "Basel"
        #expect(stop.changedValues()["town"] as? String == "Basel")
        let more = Stop(context: context)
        context.rollback()
        #expect(stop.town == "Bern")
        #expect(more.managedObjectContext == nil)
        #expect(!context.hasChanges)
    }

    @Test func aContextOverAnotherHandsItsObjectsOverWhenItIsSaved() throws {
        let context = try context()
        let inner = NSManagedObjectContext(.privateQueue)
        #expect(inner.concurrencyType == .privateQueueConcurrencyType)
        inner.parent = context
        let trip = Trip(context: inner)
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        #expect(try context.count(for: request) == 0)
        #expect(try inner.count(for: request) == 1)
        try inner.save()
        #expect(try context.fetch(request) == [trip])
    }

    @Test(arguments: [
        ("name == %@", ["Rome"], ["Rome"]), ("name != %@", ["Rome"], ["Oslo", "rome again"]),
        ("name CONTAINS[cd] 'ROME' AND days > 1", [], ["Rome", "rome again"]), ("NOT (days IN {1, 9})", [], ["Rome"]),
        ("days BETWEEN {2, 9} || name BEGINSWITH 'O'", [], ["Oslo", "Rome", "rome again"]),
        ("%K LIKE[c] 'r*'", ["name"], ["Rome", "rome again"]), ("ANY stops.town == 'Pisa'", [], ["Rome"]),
        ("stops.@count == 0", [], ["Oslo", "rome again"]), ("name MATCHES '[A-Z].*'", [], ["Oslo", "Rome"]),
    ] as [(String, [String], [String])])
    func predicatesAndOrder(_ format: String, _ arguments: [String], _ names: [String]) throws {
        let context = try context()
        for (name, days) in [("Rome", 2), ("Oslo", 1), ("rome again", 9)] {
            let trip = Trip(context: context)
            (trip.name, trip.days) = (name, Int16(days))
        }
        let stop = Stop(context: context)
        stop.town = "Pisa"
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.predicate = NSPredicate(format: "name == 'Rome'")
        stop.trip = try context.fetch(request).first
        request.predicate = NSPredicate(format: format, argumentArray: arguments)
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Trip.name, ascending: true)]
        #expect(try context.fetch(request).map(\.name) == names)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        request.fetchLimit = 1
        #expect(try context.fetch(request).map(\.name) == [names.last])
    }

    private struct Sections: View {
        @SectionedFetchRequest(sectionIdentifier: \.days, sortDescriptors: [SortDescriptor(\Trip.days),
                                                                            SortDescriptor(\Trip.name)])
        private var trips: SectionedFetchResults<Int16, Trip>
        let told: ([String]) -> Void
        var body: some View {
            let _ = told(trips.map { "\($0.id): " + $0.map { $0.name ?? "" }.joined(separator: " ") })
            Text("trips")
        }
    }

    @Test func sectionsAreRunsOfEqualIdentifiers() throws {
        let context = try context()
        for (name, days) in [("c", 2), ("b", 1), ("a", 2)] {
            let trip = Trip(context: context)
            (trip.name, trip.days) = (name, Int16(days))
        }
        var seen: [[String]] = []
        let host = ViewHost(rootView: Sections { seen.append($0) }.environment(\.managedObjectContext, context),
                            configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.settle()
        try context.fetch(NSFetchRequest<Trip>(entityName: "Trip")).first?.days = 1
        host.settle()
        #expect(seen == [["1: b", "2: a c"], ["1: b c", "2: a"]])
    }

    /// Records its calls as text.
    private final class Watcher: NSFetchedResultsControllerDelegate {
        var calls: [String] = []
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            calls = ["\(names(controller)) will change"]
        }
        func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>,
                        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
                        for type: NSFetchedResultsChangeType) {
            calls.append("\(type) section \(sectionInfo.name) at \(sectionIndex)")
        }
        func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
                        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
            let name = (anObject as? Trip)?.name ?? "-"
            calls.append("\(type) \(name) \(indexPath.map(Array.init) ?? []) \(newIndexPath.map(Array.init) ?? [])")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            calls.append("\(names(controller)) changed")
        }
        private func names(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) -> String {
            (controller.fetchedObjects as? [Trip] ?? []).map { $0.name ?? "-" }.joined(separator: " ")
        }
    }

    /// Insertion, update, a move to another section and deletion, with index paths before and after.
    @Test func aControllerReportsEachChange() throws {
        let context = try context()
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: true),
                                   NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(fetchRequest: request, managedObjectContext: context,
                                                    sectionNameKeyPath: "days", cacheName: nil)
        let watcher = Watcher()
        controller.delegate = watcher
        let first = Trip(context: context)
        (first.name, first.days) = ("a", 1)
        try controller.performFetch()
        #expect(watcher.calls == [])
        let second = Trip(context: context)
        #expect(watcher.calls == ["a will change", "insert section 3 at 1", "insert - [] [1, 0]", "a - changed"])
        second.name = "b"
        #expect(watcher.calls == ["a b will change", "update b [1, 0] [1, 0]", "a b changed"])
        second.days = 1
        #expect(watcher.calls == ["a b will change", "delete section 3 at 1", "move b [1, 0] [0, 1]", "a b changed"])
        first.name = "c"
        #expect(watcher.calls.dropFirst() == ["move c [0, 0] [0, 1]", "b c changed"])
        context.delete(second)
        #expect(watcher.calls == ["b c will change", "delete b [0, 0] []", "c changed"])
        watcher.calls = []
        Stop(context: context).town = "elsewhere"
        #expect(watcher.calls == [])
    }

    @Test func aControllerTellsItsDelegate() throws {
        let context = try context()
        let controller = NSFetchedResultsController(
            fetchRequest: NSFetchRequest<Trip>(entityName: "Trip"), managedObjectContext: context,
            sectionNameKeyPath: nil, cacheName: nil)
        let watcher = Watcher()
        controller.delegate = watcher
        try controller.performFetch()
        let trip = Trip(context: context)
        #expect(watcher.calls.last == "- changed")
        context.delete(trip)
        #expect(watcher.calls.last == " changed")
    }

    // MARK: Stores and descriptions

    @Test func typesOfAttributesHaveTwoNames() {
        let attribute = NSAttributeDescription()
        #expect(attribute.type == .undefined)
        attribute.type = .string
        #expect(attribute.attributeType == .stringAttributeType)
        attribute.attributeType = .UUIDAttributeType
        #expect(attribute.type == .uuid && attribute.type.rawValue == 1100)
    }

    @Test func transientValuesAreNoPersistentChanges() throws {
        let context = try context()
        let stop = Stop(context: context)
        #expect(!stop.hasPersistentChangedValues && stop.hasChanges)
        stop.town = "here"
        #expect(stop.hasPersistentChangedValues)
        try context.save()
        #expect(!stop.hasPersistentChangedValues)
        stop.entity.attributesByName["town"]?.isTransient = true
        stop.town = "there"
        #expect(!stop.hasPersistentChangedValues && stop.hasChanges)
    }

    @Test func storesAreRemovedAndHaveMetadata() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
        let place = URL(fileURLWithPath: "/dev/null")
        let store = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: place)
        #expect(coordinator.persistentStore(for: place) === store && store.persistentStoreCoordinator === coordinator)
        var metadata = coordinator.metadata(for: store)
        #expect(metadata[NSStoreTypeKey] as? String == NSInMemoryStoreType)
        #expect(metadata[NSStoreUUIDKey] as? String == store.identifier)
        metadata["version"] = 2
        coordinator.setMetadata(metadata, for: store)
        #expect(store.metadata["version"] as? Int == 2)
        try coordinator.remove(store)
        #expect(coordinator.persistentStores.isEmpty && store.persistentStoreCoordinator == nil)
        #expect(throws: (any Error).self) { try coordinator.remove(store) }
    }
}

extension CoreDataTests.Entry: _OverridesAwakeFromInsert, _OverridesWillSave, _OverridesPrepareForDeletion {
    func _wakeFromInsert() {
        super.awakeFromInsert()
        CoreDataTests.calls.names.append("insert")
    }
    func _illSave() { CoreDataTests.calls.names.append("save") }
    func _repareForDeletion() { CoreDataTests.calls.names.append("delete") }
}
