import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantStore
@testable import SwiftData
import SwiftUI
import Testing

enum Stored {
    enum Mood: String, Codable { case calm, wild }
    struct Place: Codable, Equatable {
        var name: String
        var numbers: [Double]
    }
    @Model final class Person {
        @Attribute(.unique) var name: String
        var age = 30
        var height: Double?
        var born: Date
        var key: UUID
        var isTall = false
        var mood: Mood
        var place: Place?
        var tags: [String] = []
        var home: URL?
        @Attribute(.externalStorage) var picture: Data?
        @Attribute(.ephemeral) var visits = 0
        @Transient var note = "none"
        @Relationship(deleteRule: .cascade, inverse: \Pet.owner) var pets: [Pet] = []
        @Relationship(inverse: \Person.friendOf) var friends: [Person] = []
        var friendOf: [Person] = []
        var best: Person?
        init(_ name: String, born: Date = Date(timeIntervalSinceReferenceDate: 1.1), mood: Mood = .calm) {
            (self.name, self.born, self.mood) = (name, born, mood)
            key = UUID()
        }
    }
    @Model final class Pet {
        #Index<Pet>([\.name], [\.name, \.legs])
        var name: String
        var legs: Int
        var owner: Person?
        let code: String
        init(_ name: String, legs: Int = 4) {
            (self.name, self.legs) = (name, legs)
            code = "code of " + name
        }
    }
}

/// A folder for the stores of one test.
final class StoreFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("stores-\(UUID())")
    var file: URL { url.appendingPathComponent("a.store") }
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func container(_ types: any PersistentModel.Type...) throws -> ModelContainer {
        try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: file))
    }
    func people() throws -> ModelContext { ModelContext(try container(Stored.Person.self)) }
}

@Suite("Models in files")
@MainActor
struct ModelStoreTests {
    typealias Person = Stored.Person
    typealias Pet = Stored.Pet

    @Test func valuesOfAllKindsAreReadAsTheyWereSaved() throws {
        let folder = try StoreFolder()
        let key = UUID(), born = Date(timeIntervalSinceReferenceDate: 700_000_000.123456789)
        do {
            let context = try folder.people()
            let ida = Person("Ida \u{1F1E9}\u{1F1EA} é", born: born, mood: .wild)
            (ida.age, ida.height, ida.key, ida.isTall) = (-7, .nan, key, true)
            (ida.place, ida.tags) = (Stored.Place(name: "Oslo", numbers: [0.1, .infinity]), ["a", "ä\n\"b\""])
            (ida.home, ida.picture) = (URL(string: "https://a.b/c?d=e#f"), Data([0, 1, 255]))
            (ida.visits, ida.note) = (5, "some")
            context.insert(ida)
            try context.save()
        }
        let ida = try #require(try folder.people().fetch(FetchDescriptor<Person>()).first)
        #expect((ida.name, ida.born, ida.age, ida.key) == ("Ida \u{1F1E9}\u{1F1EA} é", born, -7, key))
        #expect(ida.height?.isNaN == true && ida.isTall && ida.mood == .wild)
        #expect(ida.place == Stored.Place(name: "Oslo", numbers: [0.1, .infinity]) && ida.tags == ["a", "ä\n\"b\""])
        #expect(ida.home?.absoluteString == "https://a.b/c?d=e#f" && ida.picture == Data([0, 1, 255]))
        // What is not stored begins as in a new object.
        #expect((ida.visits, ida.note) == (0, "none"))
    }

    @Test func relationshipsAreReadWhenTheyAreAskedFor() throws {
        let folder = try StoreFolder()
        do {
            let context = try folder.people()
            let ida = Person("Ida"), max = Person("Max"), eva = Person("Eva")
            ida.pets = [Pet("Rex"), Pet("Tom")]
            (ida.friends, max.friends, ida.best) = ([max, eva], [ida], eva)
            context.insert(ida)
            try context.save()
            ida.friends = [eva]
            ida.pets.removeAll { $0.name == "Tom" }
            try context.save()
        }
        let context = try folder.people()
        let people = try context.fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.name)]))
        let (eva, ida, max) = (people[0], people[1], people[2])
        #expect(ida.pets.map(\.name) == ["Rex"] && ida.pets[0].owner === ida && ida.pets[0].code == "code of Rex")
        #expect(ida.friends == [eva] && eva.friendOf == [ida] && max.friendOf.isEmpty)
        #expect(max.friends == [ida] && ida.friendOf == [max] && ida.best === eva)
        let tom = try #require(try context.fetch(FetchDescriptor<Pet>()).first { $0.name == "Tom" })
        #expect(tom.owner == nil)
        // A change that is not saved is a part of what is read later.
        tom.owner = max
        #expect(max.pets == [tom])
    }

    @Test func oneRowIsOneObjectForAllContexts() throws {
        let folder = try StoreFolder(), container = try folder.container(Person.self)
        let context = ModelContext(container), other = ModelContext(container)
        context.insert(Person("Ida"))
        #expect(try other.fetchCount(FetchDescriptor<Person>()) == 0)
        try context.save()
        let ida = try #require(try other.fetch(FetchDescriptor<Person>()).first)
        #expect(try context.fetch(FetchDescriptor<Person>()) == [ida])
    }

    @Test func identifiersLeadToTheSameModelInALaterRun() throws {
        let folder = try StoreFolder()
        var text = Data()
        do {
            let context = try folder.people()
            let ida = Person("Ida"), before = ida.persistentModelID
            #expect(before.storeIdentifier == nil)
            context.insert(ida)
            try context.save()
            #expect(ida.persistentModelID == before && before.storeIdentifier != nil)
            text = try JSONEncoder().encode(before)
        }
        let context = try folder.people()
        let identifier = try JSONDecoder().decode(PersistentIdentifier.self, from: text)
        #expect((context.model(for: identifier) as? Person)?.name == "Ida")
        let ida: Person? = context.registeredModel(for: identifier)
        #expect(ida?.persistentModelID == identifier)
    }

    @Test func equalModelsAreMergedWithThoseInTheFile() throws {
        let folder = try StoreFolder()
        do {
            let context = try folder.people()
            context.insert(Person("Ida"))
            try context.save()
        }
        let context = try folder.people()
        let new = Person("Ida", mood: .wild)
        new.age = 50
        new.pets = [Pet("Rex")]
        context.insert(new)
        try context.save()
        let ida = try #require(try context.fetch(FetchDescriptor<Person>()).first)
        #expect(try context.fetchCount(FetchDescriptor<Person>()) == 1)
        #expect((ida.age, ida.mood) == (50, .wild) && ida.pets.map(\.name) == ["Rex"] && ida !== new)
    }

    @Test func deletionsFollowTheirRulesInTheFile() throws {
        let folder = try StoreFolder()
        do {
            let context = try folder.people()
            let ida = Person("Ida"), max = Person("Max")
            ida.pets = [Pet("Rex")]
            (max.best, max.friends, ida.picture) = (ida, [ida], Data([1]))
            context.insert(ida)
            context.insert(max)
            try context.save()
        }
        do {
            let context = try folder.people()
            try context.delete(model: Person.self, where: #Predicate { $0.name == "Ida" })
            context.rollback()
            #expect(try context.fetchCount(FetchDescriptor<Person>()) == 2)
            try context.delete(model: Person.self, where: #Predicate { $0.name == "Ida" })
            #expect(try context.fetchCount(FetchDescriptor<Person>()) == 1)
            try context.save()
        }
        let context = try folder.people()
        let max = try #require(try context.fetch(FetchDescriptor<Person>()).first)
        #expect(max.name == "Max" && max.best == nil && max.friends.isEmpty)
        #expect(try context.fetchCount(FetchDescriptor<Pet>()) == 0)
        try context.container.erase()
        #expect(try folder.people().fetchCount(FetchDescriptor<Person>()) == 0)
    }

    @Test func whatIsNotSavedIsNotInTheFile() throws {
        let folder = try StoreFolder(), context = try folder.people()
        let ida = Person("Ida")
        context.insert(ida)
        try context.save()
        ida.age = 99
        context.insert(Person("Max"))
        #expect(try folder.people().fetch(FetchDescriptor<Person>()).map(\.age) == [30])
        context.rollback()
        #expect(ida.age == 30 && !context.hasChanges)
        try context.save()
        #expect(try folder.people().fetchCount(FetchDescriptor<Person>()) == 1)
    }

    /// 3 of 100 000 rows are shown, and one group of rows is read for them.
    @Test func onlyTheValuesThatAreAskedForAreRead() throws {
        let folder = try StoreFolder()
        do {
            let context = ModelContext(try folder.container(Pet.self))
            for number in 0..<100_000 { context.insert(Pet("pet", legs: number)) }
            try context.save()
        }
        let context = ModelContext(try folder.container(Stored.Person.self))
        let store = try #require(context.container.stores.first)
        let number = 70_000
        let before = store.file.database.rowsRead
        let found = try context.fetch(FetchDescriptor<Stored.Person>())
        #expect(found.isEmpty && store.file.database.rowsRead - before < 10)
        let many = FetchDescriptor<Pet>(predicate: #Predicate { $0.legs >= number }, sortBy: [SortDescriptor(\.legs)])
        #expect(try context.fetchCount(many) == 30_000)
        #expect(try context.fetchIdentifiers(many).count == 30_000)
        #expect(store.work.evaluated == 0)
    }

    @Test func aListOfManyModelsReadsThoseThatItShows() throws {
        func rowsRead(_ count: Int) throws -> (atFirst: Int, scrolled: Int) {
            let folder = try StoreFolder()
            do {
                let context = ModelContext(try folder.container(Walk.self))
                for number in 0..<count { context.insert(Walk(number)) }
                try context.save()
            }
            let container = try folder.container(Walk.self)
            let store = try #require(container.stores.first)
            let host = ViewHost(rootView: WalkList().modelContainer(container),
                                configuration: HostConfiguration(size: CGSize(width: 300, height: 600)))
            host.settle()
            #expect(host.issues.isEmpty)
            let first = store.valuesRead
            var time = 0.0
            for _ in 0..<30 {
                host.send(.wheel(WheelEvent(at: CGPoint(x: 150, y: 300), delta: CGSize(width: 0, height: 200))))
                time += 0.02
                host.advance(to: time)
            }
            host.settle()
            return (first, store.valuesRead - first)
        }
        let few = try rowsRead(1_000), many = try rowsRead(100_000)
        #expect(few == many && few.atFirst > 0 && few.scrolled > 0 && few.scrolled < 400)
    }
}

@Model final class Walk {
    var number: Int
    init(_ number: Int) { self.number = number }
}
private struct WalkList: View {
    @Query(sort: \Walk.number) private var walks: [Walk]
    var body: some View {
        List(walks) { Text("Walk \($0.number)") }
    }
}
