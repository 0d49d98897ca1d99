import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
public import SwiftData
import SwiftUI
import Testing

@Model final class Traveller {
    @Attribute(.unique) var name: String
    var age = 30
    var home: Address?
    @Relationship(deleteRule: .cascade, inverse: \Journey.traveller) var journeys: [Journey] = []
    @Transient var visits = 0
    init(name: String, age: Int = 30) {
        self.name = name
        self.age = age
    }
}
@Model public class Journey {
    public var id: String
    public var title: String
    var traveller: Traveller?
    var stops: [Stop] = []
    public init(_ title: String) {
        id = title
        self.title = title
    }
}
@Model final class Stop {
    var place: String
    // The inverse is not declared: each class has exactly one property of the other's type.
    var journey: Journey?
    init(_ place: String) { self.place = place }
}
@Model final class Country {
    #Unique<Country>([\.continent, \.code])
    var continent: String
    var code: Int
    @Relationship(deleteRule: .deny) var cities: [City] = []
    init(_ continent: String, _ code: Int) { (self.continent, self.code) = (continent, code) }
}
@Model final class City {
    var name: String
    var country: Country?
    init(_ name: String) { self.name = name }
}
@Model final class Folder {
    var parent: Folder?
    var children: [Folder] = []
    init() {}
}
/// Two properties have the same inverse.
@Model final class Garden {
    @Relationship(inverse: \Flower.garden) var front: [Flower] = []
    @Relationship(inverse: \Flower.garden) var back: [Flower] = []
    init() {}
}
@Model final class Flower {
    var garden: Garden?
    init() {}
}
struct Address: Codable, Equatable {
    var street: String
    var number = 1
}

@ModelActor actor Importer {
    func add(_ names: [String]) throws -> [PersistentIdentifier] {
        let made = names.map { Traveller(name: $0) }
        for traveller in made { modelContext.insert(traveller) }
        try modelContext.save()
        return made.map(\.persistentModelID)
    }
    func name(_ id: PersistentIdentifier) -> String? { self[id, as: Traveller.self]?.name }
}

private func emptyContext() throws -> ModelContext {
    ModelContext(try ModelContainer(
        for: Traveller.self, Journey.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
}

@Suite("Models")
@MainActor
struct ModelTests {
    @Test func aStoreWithoutAFolderIsAnError() throws {
        for path in ["/dev/null/a/b.store", "/proc/self/status/b.store"] {
            let url = URL(fileURLWithPath: path)
            #expect(throws: SwiftDataError.loadIssueModelContainer) {
                try ModelContainer(for: Schema([]), configurations: ModelConfiguration(url: url))
            }
        }
        let new = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID())/a/b.store")
        _ = try ModelContainer(for: Schema([]), configurations: ModelConfiguration(url: new))
        #expect(FileManager.default.fileExists(atPath: new.path))
        try FileManager.default.removeItem(at: new.deletingLastPathComponent().deletingLastPathComponent())
    }

    @Test func propertiesAreObserved() {
        let traveller = Traveller(name: "Ida")
        nonisolated(unsafe) var changes = 0
        withObservationTracking { _ = traveller.name } onChange: { changes += 1 }
        traveller.age = 31
        traveller.visits = 1
        #expect(changes == 0)
        traveller.name = "Ada"
        #expect(changes == 1)
        #expect((traveller.name, traveller.age) == ("Ada", 31))
    }

    @Test func identitiesAreThePropertyOrTheModels() throws {
        let journey = Journey("North"), traveller = Traveller(name: "Ida")
        #expect(journey.id == "North")
        #expect(traveller.id == traveller.persistentModelID)
        #expect(traveller.persistentModelID.entityName == "Traveller")
        #expect(traveller != Traveller(name: "Ida"))
        #expect(Set([journey, journey]).count == 1)
    }

    @Test func relationshipsHaveTwoEnds() throws {
        let ida = Traveller(name: "Ida"), max = Traveller(name: "Max"), north = Journey("North")
        ida.journeys = [north]
        #expect(north.traveller === ida)
        north.traveller = max
        #expect(ida.journeys.isEmpty && max.journeys == [north])
        max.journeys.append(north)
        #expect(max.journeys == [north])
        max.journeys.removeAll()
        #expect(north.traveller == nil)

        let stop = Stop("Oslo")
        stop.journey = north
        #expect(north.stops == [stop])
        north.stops = []
        #expect(stop.journey == nil)

        let root = Folder(), leaf = Folder()
        leaf.parent = root
        #expect(root.children == [leaf] && leaf.children.isEmpty)
    }

    @Test func twoPropertiesMayNameOneOtherEnd() {
        let garden = Garden(), rose = Flower(), lily = Flower()
        garden.front = [rose]
        garden.back = [lily]
        #expect(garden.front == [rose] && garden.back == [lily])
        let other = Garden()
        other.front = [lily]
        #expect(garden.back.isEmpty && lily.garden === other)
    }

    @Test func schemasListWhatRelationshipsReach() {
        let schema = Schema([Traveller.self])
        #expect(schema.entities.map(\.name) == ["Traveller", "Journey", "Stop"])
        #expect(schema.entitiesByName["Traveller"]?.attributesByName["name"]?.isUnique == true)
        #expect(schema.entitiesByName["Traveller"]?.relationshipsByName["journeys"]?.deleteRule == .cascade)
    }
}

@Suite("ModelContext")
@MainActor
struct ModelContextTests {
    @Test func fetchesFilterOrderAndLimit() throws {
        let context = try emptyContext()
        for (name, age) in [("Ida", 40), ("Max", 20), ("Eva", 30), ("Tom", 50)] {
            context.insert(Traveller(name: name, age: age))
        }
        var descriptor = FetchDescriptor<Traveller>(
            predicate: #Predicate { $0.age > 20 }, sortBy: [SortDescriptor(\.age, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.name) == ["Tom", "Ida", "Eva"])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.name) == ["Ida"])
        #expect(try context.fetchCount(FetchDescriptor<Traveller>()) == 4)
        descriptor = FetchDescriptor(predicate: #Predicate { $0.name.localizedStandardContains("É") })
        #expect(try context.fetch(descriptor).map(\.name) == ["Eva"])
        descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)])
        #expect(try context.fetchIdentifiers(descriptor).count == 4)
        try context.delete(model: Traveller.self, where: #Predicate { $0.age < 45 })
        #expect(try context.fetch(FetchDescriptor<Traveller>()).map(\.name) == ["Tom"])
    }

    @Test func insertingAModelInsertsThoseItIsRelatedTo() throws {
        let context = try emptyContext()
        let ida = Traveller(name: "Ida"), north = Journey("North")
        ida.journeys = [north]
        context.insert(ida)
        #expect(north.modelContext === context)
        let south = Journey("South")
        south.traveller = ida
        #expect(south.modelContext === context)
        #expect(try context.fetchCount(FetchDescriptor<Journey>()) == 2)
    }

    @Test func savingUpdatesTheModelWithTheSameUniqueValue() throws {
        let context = try emptyContext()
        let old = Traveller(name: "Ida", age: 40), north = Journey("North")
        context.insert(old)
        try context.save()
        let new = Traveller(name: "Ida", age: 41)
        new.home = Address(street: "Main Street")
        context.insert(new)
        north.traveller = new
        #expect(try context.fetchCount(FetchDescriptor<Traveller>()) == 2)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Traveller>()) == [old])
        #expect((old.age, old.home?.street) == (41, "Main Street"))
        #expect(north.traveller === old && old.journeys == [north] && new.modelContext == nil)

        for pair in [("Europe", 1), ("Europe", 2), ("Asia", 1), ("Europe", 1)] {
            context.insert(Country(pair.0, pair.1))
        }
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Country>()) == 3)
    }

    @Test func deletionsFollowTheirRules() throws {
        let context = try emptyContext()
        let ida = Traveller(name: "Ida"), north = Journey("North"), oslo = Stop("Oslo")
        ida.journeys = [north]
        north.stops = [oslo]
        context.insert(ida)
        try context.save()
        context.delete(ida)
        #expect(ida.isDeleted && north.isDeleted && !oslo.isDeleted && oslo.journey == nil)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Journey>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 1)

        let country = Country("Europe", 1), city = City("Oslo")
        country.cities = [city]
        context.insert(country)
        try context.save()
        context.delete(country)
        #expect(throws: SwiftDataError.self) { try context.save() }
        context.delete(city)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Country>()) == 0)
    }

    @Test func rollingBackUndoesWhatWasNotSaved() throws {
        let context = try emptyContext()
        let ida = Traveller(name: "Ida"), max = Traveller(name: "Max")
        context.insert(ida)
        context.insert(max)
        try context.save()
        #expect(!context.hasChanges)
        ida.age = 50
        ida.age = 51
        context.delete(max)
        context.insert(Traveller(name: "Tom"))
        #expect(context.hasChanges && ida.hasChanges)
        context.rollback()
        #expect(!context.hasChanges && ida.age == 30 && !max.isDeleted)
        #expect(try context.fetch(FetchDescriptor<Traveller>()) == [ida, max])
    }

    @Test func contextsShareWhatIsSaved() throws {
        let context = try emptyContext()
        let other = ModelContext(context.container)
        let ida = Traveller(name: "Ida")
        context.insert(ida)
        #expect(try other.fetchCount(FetchDescriptor<Traveller>()) == 0)
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Traveller>()) == [ida])
        #expect(other.model(for: ida.persistentModelID) as? Traveller === ida)
        // Insertions in a context that saves automatically are visible immediately.
        context.container.mainContext.insert(Traveller(name: "Max"))
        #expect(try other.fetchCount(FetchDescriptor<Traveller>()) == 2)
    }

    @Test func actorsHaveAContext() async throws {
        let context = try emptyContext()
        let importer = Importer(modelContainer: context.container)
        let ids = try await importer.add(["Ida", "Max"])
        #expect(await importer.name(ids[1]) == "Max")
        #expect(try context.fetchIdentifiers(FetchDescriptor<Traveller>()) == ids)
    }

    @Test func storesThatDoNotAllowSavingThrow() throws {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true, allowsSave: false)
        let context = ModelContext(try ModelContainer(for: Stop.self, configurations: configuration))
        context.insert(Stop("Oslo"))
        #expect(throws: SwiftDataError.self) { try context.save() }
    }
}

@Suite("@Query")
@MainActor
struct QueryTests {
    private struct Names: View {
        @Query(filter: #Predicate<Traveller> { $0.age > 20 }, sort: \.name) private var travellers: [Traveller]
        let told: ([String]) -> Void
        var body: some View {
            let _ = told(travellers.map(\.name))
            Text("travellers")
        }
    }
    private struct All<Model: PersistentModel>: View {
        @Query private var models: [Model]
        let told: (Int) -> Void
        var body: some View {
            let _ = told(models.count)
            Text("models")
        }
    }
    private struct Animated: View {
        @Query(animation: .linear(duration: 1)) private var stops: [Stop]
        let told: (Bool) -> Void
        var body: some View {
            Rectangle().frame(width: CGFloat(stops.count)).transaction { told($0.animation != nil) }
        }
    }
    private func host(_ view: some View) -> ViewHost {
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.settle()
        return host
    }

    @Test func viewsFollowWhatTheirQueriesFind() throws {
        let container = try ModelContainer(
            for: Traveller.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        var told: [[String]] = []
        let host = host(Names { told.append($0) }.modelContainer(container))
        let ida = Traveller(name: "Ida"), max = Traveller(name: "Max", age: 10)
        context.insert(ida)
        context.insert(max)
        host.settle()
        max.age = 30
        host.settle()
        max.name = "Abe"
        host.settle()
        context.delete(ida)
        host.settle()
        #expect(told == [[], ["Ida"], ["Ida", "Max"], ["Abe", "Ida"], ["Abe"]])
        // The query does not read this property: no body is evaluated.
        max.home = Address(street: "Main Street")
        host.settle()
        #expect(told.count == 5)
    }

    @Test func queriesMayBeGenericAndTheirContainerMadeByAView() {
        var told: [Int] = []
        let host = host(All<Stop> { told.append($0) }.modelContainer(for: Stop.self, inMemory: true) {
            if case .success(let container) = $0 { container.mainContext.insert(Stop("Oslo")) }
        })
        #expect(told == [1])
        #expect(host.issues.isEmpty)
    }

    /// Queries fetch in the context of the view or of the scene.
    @Test func aContextIsTheOneOfTheQueries() throws {
        let container = try ModelContainer(
            for: Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = ModelContext(container)
        context.insert(Stop("Oslo"))
        var told: [Int] = []
        _ = host(All<Stop> { told.append($0) }.modelContext(context).modelContainer(container))
        #expect(told == [1])
        struct Stored: App {
            nonisolated(unsafe) static var context: ModelContext!
            nonisolated(unsafe) static var told: [Int] = []
            var body: some Scene { WindowGroup { All<Stop> { Self.told.append($0) } }.modelContext(Self.context) }
        }
        Stored.context = context
        let app = AppHost(Stored.self)
        _ = self.host(app.content(of: try #require(app.first), value: nil, services: app.services, phase: .active))
        #expect(Stored.told == [1])
    }

    @Test func animationsOfAQueryAnimateModelsThatComeAndGo() throws {
        let container = try ModelContainer(
            for: Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        var told: [Bool] = []
        let host = host(Animated { told.append($0) }.modelContainer(container))
        #expect(!told.contains(true))
        container.mainContext.insert(Stop("Oslo"))
        host.settle()
        #expect(told.contains(true))
    }

    @Test func whatIsNotKeptIsReported() {
        let disk = host(All<Stop> { _ in }.modelContainer(for: Stop.self))
        #expect(disk.issues.map(\.what) == [
            "the models of the store 'default' are kept in memory, and end with the program.",
        ])
        let none = host(All<Stop> { _ in })
        #expect(none.issues.map(\.what) == ["a query for Stop has no models to look through."])
    }
}
