import CoreData
import Foundation
import QuadrantCore
import QuadrantHost
import SwiftUI
import Testing

/// `@FetchRequest` and `@SectionedFetchRequest` made of an entity or of a request.
@Suite("Fetch requests of views")
@MainActor
struct FetchRequestTests {
    private final class Town: NSManagedObject, @unchecked Sendable {
        var name: String { value(forKey: "name") as? String ?? "" }
        var land: String { value(forKey: "land") as? String ?? "" }
    }
    private final class River: NSManagedObject, @unchecked Sendable {}

    private static func entity(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        entity.properties = ["name", "land"].map { name in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.isOptional, attribute.attributeType) = (name, true, .stringAttributeType)
            return attribute
        }
        return entity
    }

    private let town = entity("Town"), river = entity("River")
    private let context: NSManagedObjectContext

    init() {
        let model = NSManagedObjectModel()
        model.entities = [town, river]
        context = NSPersistentContainer(name: "Towns", managedObjectModel: model).viewContext
        for (name, land) in [("Bern", "CH"), ("Chur", "CH"), ("Asti", "IT"), ("Pisa", "IT")] {
            let object = Town(entity: town, insertInto: context)
            object.setValue(name, forKey: "name")
            object.setValue(land, forKey: "land")
        }
        River(entity: river, insertInto: context).setValue("Arno", forKey: "name")
    }

    private static let byName = [NSSortDescriptor(key: "name", ascending: true)]
    private static let byNameDown = [NSSortDescriptor(key: "name", ascending: false)]

    private static func request(_ entity: String = "Town", limit: Int = 0) -> NSFetchRequest<Town> {
        let request = NSFetchRequest<Town>(entityName: entity)
        (request.sortDescriptors, request.fetchLimit) = (byName, limit)
        return request
    }

    private func host(_ view: some View) -> ViewHost {
        let host = ViewHost(rootView: view.environment(\.managedObjectContext, context),
                            configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.settle()
        return host
    }

    private final class Log {
        var names: [String] = []
        var change: (() -> Void)?
    }

    private struct Towns: View {
        @FetchRequest private var towns: FetchedResults<Town>
        let log: Log
        let act: (FetchedResults<Town>, FetchRequest<Town>.Configuration) -> Void
        init(_ request: FetchRequest<Town>, _ log: Log,
             _ act: @escaping (FetchedResults<Town>, FetchRequest<Town>.Configuration) -> Void = { _, _ in }) {
            (_towns, self.log, self.act) = (request, log, act)
        }
        var body: some View {
            let found = towns, configuration = $towns.wrappedValue
            let _ = log.names = found.map(\.name)
            let _ = log.change = { act(found, configuration) }
            Text("towns")
        }
    }

    @Test func anEntityOrARequestSaysWhatIsFound() {
        let log = Log()
        func found(_ request: FetchRequest<Town>) -> [String] {
            _ = host(Towns(request, log))
            return log.names
        }
        #expect(found(FetchRequest(entity: town, sortDescriptors: Self.byNameDown))
            == ["Pisa", "Chur", "Bern", "Asti"])
        #expect(found(FetchRequest(entity: town, sortDescriptors: Self.byName,
                                   predicate: NSPredicate(format: "land == 'IT'"))) == ["Asti", "Pisa"])
        #expect(found(FetchRequest(fetchRequest: Self.request(limit: 3))) == ["Asti", "Bern", "Chur"])
        #expect(found(FetchRequest(fetchRequest: Self.request(limit: 1), transaction: Transaction(animation: .default)))
            == ["Asti"])
    }

    /// Where the class of the results is that of all objects, the entity decides.
    @Test func theEntityDecidesWhereTheClassDoesNot() {
        struct Objects: View {
            @FetchRequest var objects: FetchedResults<NSManagedObject>
            let told: ([String]) -> Void
            var body: some View {
                let _ = told(objects.map { $0.value(forKey: "name") as? String ?? "" })
                Text("objects")
            }
        }
        var names: [String] = []
        _ = host(Objects(objects: FetchRequest(entity: river, sortDescriptors: Self.byName)) { names = $0 })
        #expect(names == ["Arno"])
        let request = NSFetchRequest<NSManagedObject>(entityName: "River")
        request.sortDescriptors = Self.byName
        _ = host(Objects(objects: FetchRequest(fetchRequest: request, animation: .default)) { names = $0 })
        #expect(names == ["Arno"])
    }

    @Test func resultsAndConfigurationsChangeTheRequest() {
        let log = Log()
        let results = host(Towns(FetchRequest(fetchRequest: Self.request(), animation: nil), log) { found, _ in
            #expect(found.nsPredicate == nil && found.nsSortDescriptors.count == 1)
            found.nsPredicate = NSPredicate(format: "land == 'CH'")
            found.nsSortDescriptors = FetchRequestTests.byNameDown
        })
        log.change?()
        results.settle()
        #expect(log.names == ["Chur", "Bern"])
        let configured = host(Towns(FetchRequest(fetchRequest: Self.request()), log) { _, configuration in
            configuration.nsPredicate = NSPredicate(format: "name BEGINSWITH 'P' OR name BEGINSWITH 'B'")
            configuration.nsSortDescriptors = FetchRequestTests.byNameDown
            #expect(configuration.nsSortDescriptors.map(\.ascending) == [false])
        })
        log.change?()
        configured.settle()
        #expect(log.names == ["Pisa", "Bern"])
    }

    private struct Lands: View {
        @SectionedFetchRequest private var lands: SectionedFetchResults<String, Town>
        let log: Log
        let act: (SectionedFetchResults<String, Town>, SectionedFetchRequest<String, Town>.Configuration) -> Void
        init(_ request: SectionedFetchRequest<String, Town>, _ log: Log,
             _ act: @escaping (SectionedFetchResults<String, Town>, SectionedFetchRequest<String, Town>.Configuration)
                -> Void = { _, _ in }) {
            (_lands, self.log, self.act) = (request, log, act)
        }
        var body: some View {
            let found = lands, configuration = $lands.wrappedValue
            let _ = log.names = found.map { section in section.id + ": " + section.map(\.name).joined(separator: " ") }
            let _ = log.change = { act(found, configuration) }
            Text("lands")
        }
    }

    @Test func sectionsAreRunsOfOneIdentifier() {
        let log = Log()
        func found(_ request: SectionedFetchRequest<String, Town>) -> [String] {
            _ = host(Lands(request, log))
            return log.names
        }
        let byLand = [NSSortDescriptor(key: "land", ascending: false), NSSortDescriptor(key: "name", ascending: true)]
        #expect(found(SectionedFetchRequest(entity: town, sectionIdentifier: \.land, sortDescriptors: byLand))
            == ["IT: Asti Pisa", "CH: Bern Chur"])
        #expect(found(SectionedFetchRequest(entity: town, sectionIdentifier: \.land, sortDescriptors: byLand,
                                            predicate: NSPredicate(format: "name != 'Pisa'")))
            == ["IT: Asti", "CH: Bern Chur"])
        let request = Self.request(limit: 3)
        #expect(found(SectionedFetchRequest(fetchRequest: request, sectionIdentifier: \.land))
            == ["IT: Asti", "CH: Bern Chur"])
        #expect(found(SectionedFetchRequest(fetchRequest: Self.request(limit: 1), sectionIdentifier: \.land,
                                            transaction: Transaction(animation: .default))) == ["IT: Asti"])
    }

    @Test func sectionsFollowChangesOfTheirRequest() {
        let log = Log()
        let request = SectionedFetchRequest(fetchRequest: Self.request(), sectionIdentifier: \Town.land, animation: nil)
        let results = host(Lands(request, log) { found, _ in
            #expect(found.nsPredicate == nil && found.nsSortDescriptors.count == 1)
            found.nsPredicate = NSPredicate(format: "land == 'CH'")
            found.nsSortDescriptors = FetchRequestTests.byNameDown
        })
        log.change?()
        results.settle()
        #expect(log.names == ["CH: Chur Bern"])
        let configured = host(Lands(request, log) { _, configuration in
            configuration.nsPredicate = NSPredicate(format: "name != 'Asti'")
            configuration.nsSortDescriptors = FetchRequestTests.byNameDown
            #expect(configuration.nsSortDescriptors.map(\.ascending) == [false])
            #expect(configuration.nsPredicate != nil)
        })
        log.change?()
        configured.settle()
        #expect(log.names == ["IT: Pisa", "CH: Chur Bern"])
    }
}
