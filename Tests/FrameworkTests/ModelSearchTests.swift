import Foundation
@testable import SwiftData
import Testing

enum Search {
    enum Level: String, Codable { case low, high }
    @Model final class Team {
        var name: String
        @Relationship(inverse: \Player.team) var players: [Player] = []
        init(_ name: String) { self.name = name }
    }
    @Model final class Player {
        var name: String
        var nick: String?
        var score: Int
        var weight: Double
        var joined: Date
        var isActive: Bool
        var level: Level
        var team: Team?
        var rivals: [Player] = []
        init(_ name: String, nick: String?, score: Int, isActive: Bool, team: Team?) {
            (self.name, self.nick, self.score, self.isActive, self.team) = (name, nick, score, isActive, team)
            weight = Double(score) / 3
            joined = Date(timeIntervalSinceReferenceDate: Double(score) * 1000)
            level = score > 50 ? .high : .low
        }
    }

    @MainActor static func fill(_ context: ModelContext) throws {
        let teams = [Team("Reds"), Team("blues"), Team("Empty")]
        teams.forEach(context.insert)
        let names = ["Ida", "ida", "Åse", "A\u{30A}se", "Zoë", "max", "Max", "Émile", "e\u{301}mile", "Z", "", "ß",
            "SS", "10", "9"]
        for (index, name) in names.enumerated() {
            let player = Player(name, nick: index % 3 == 0 ? nil : "n" + name, score: index * 7,
                isActive: index % 2 == 0,
                                team: index % 4 == 3 ? nil : teams[index % 2])
            context.insert(player)
            if index == 5 { player.rivals = try context.fetch(FetchDescriptor<Player>()).filter { $0.score < 15 } }
        }
        try context.save()
    }
}

@Suite("Searches in files")
@MainActor
struct ModelSearchTests {
    typealias Player = Search.Player
    typealias Team = Search.Team

    private static var predicates: [(Predicate<Player>, isSelected: Bool)] {
        let none: String? = nil, some: String? = "nida", names = ["Ida", "Åse", "9"],
            date = Date(timeIntervalSinceReferenceDate: 30_000)
        let level = Search.Level.high, same = ComparisonResult.orderedSame
        return [
            (#Predicate { $0.score > 20 && $0.score <= 70 }, true),
            (#Predicate { $0.score != 21 || !$0.isActive }, true),
            (#Predicate { !($0.name == "Ida") }, true),
            (#Predicate { $0.name == "Åse" }, true), (#Predicate { $0.name == "A\u{30A}se" }, true),
            (#Predicate { $0.name < "e" }, true), (#Predicate { $0.name >= "É" }, true),
            (#Predicate { $0.nick == nil }, true), (#Predicate { $0.nick != nil }, true),
            (#Predicate { $0.nick == none }, true), (#Predicate { $0.nick == some }, true),
            (#Predicate { $0.nick ?? "no" == "no" }, true),
            (#Predicate { $0.name.contains("a") }, true), (#Predicate { $0.name.contains("\u{301}") }, true),
            (#Predicate { $0.name.starts(with: "M") }, true), (#Predicate { $0.name.isEmpty }, true),
            (#Predicate { $0.name.localizedStandardContains("E") }, true),
            (#Predicate { $0.name.caseInsensitiveCompare("IDA") == same }, true),
            (#Predicate { names.contains($0.name) }, true),
            (#Predicate { $0.weight > 3.5 }, true), (#Predicate { $0.joined < date }, true),
            (#Predicate { ($0.score) >= 7 && (10...50).contains($0.score) }, true),
            (#Predicate { $0.isActive }, true), (#Predicate { $0.isActive == false }, true),
            (#Predicate { $0.team == nil }, true),
            (#Predicate { $0.team?.name == "Reds" }, true), (#Predicate { $0.team?.name != "Reds" }, true),
            (#Predicate { $0.team?.players.isEmpty == false }, false),
            (#Predicate { $0.rivals.isEmpty }, true), (#Predicate { $0.rivals.count > 1 }, true),
            (#Predicate { $0.rivals.contains { $0.name == "Ida" } }, true),
            (#Predicate { $0.rivals.allSatisfy { $0.score < 7 } }, true),
            (#Predicate { $0.score + 1 == 8 }, false), (#Predicate { $0.level == level }, false),
            (#Predicate { $0.name.count == 3 }, false), (#Predicate { $0.nick!.count > 2 || $0.nick == nil }, false),
        ]
    }

    @Test func theDatabaseFindsWhatIsFoundInMemory() throws {
        let folder = try StoreFolder()
        let file = ModelContext(try folder.container(Player.self))
        let memory = ModelContext(try ModelContainer(
            for: Player.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        try Search.fill(file)
        try Search.fill(memory)
        let fresh = ModelContext(try folder.container(Player.self)), store = try #require(fresh.container.stores.first)
        for (index, (predicate, isSelected)) in Self.predicates.enumerated() {
            store.work = .init()
            let descriptor = FetchDescriptor<Player>(predicate: predicate)
            let expected = try? memory.fetch(descriptor).map(\.name)
            #expect((try? fresh.fetch(descriptor).map(\.name)) == expected, "predicate \(index): \(predicate)")
            #expect(store.work.selected == (isSelected ? 1 : 0), "predicate \(index): \(predicate)")
            if let expected { #expect(try fresh.fetchCount(descriptor) == expected.count, "predicate \(index)") }
        }
    }

    @Test func theDatabaseOrdersAsMemoryDoes() throws {
        let folder = try StoreFolder()
        let file = ModelContext(try folder.container(Player.self))
        let memory = ModelContext(try ModelContainer(
            for: Player.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        try Search.fill(file)
        try Search.fill(memory)
        let orders: [[SortDescriptor<Player>]] = [
            [SortDescriptor(\.name)], [SortDescriptor(\.name, order: .reverse)], [SortDescriptor(\.nick)],
            [SortDescriptor(\.nick, order: .reverse), SortDescriptor(\.score)],
                [SortDescriptor(\.weight, order: .reverse)],
            [SortDescriptor(\.name, comparator: .localizedStandard)], [SortDescriptor(\.name, comparator: .localized)],
            [SortDescriptor(\.nick, comparator: .localizedStandard, order: .reverse)], [SortDescriptor(\.team?.name)],
        ]
        let fresh = ModelContext(try folder.container(Player.self)), store = try #require(fresh.container.stores.first)
        for (index, order) in orders.enumerated() {
            store.work = .init()
            var descriptor = FetchDescriptor<Player>(sortBy: order)
            #expect(try fresh.fetch(descriptor).map(\.name) == memory.fetch(descriptor).map(\.name), "order \(index)")
            #expect(store.work.ordered == (index < 8 ? 1 : 0), "order \(index)")
            (descriptor.fetchOffset, descriptor.fetchLimit) = (2, 4)
            #expect(try fresh.fetch(descriptor).map(\.name) == memory.fetch(descriptor).map(\.name), "order \(index)")
        }
    }

    @Test func changesThatAreNotSavedAreFoundInTheirPlace() throws {
        let folder = try StoreFolder(), context = ModelContext(try folder.container(Player.self))
        try Search.fill(context)
        let byScore = FetchDescriptor<Player>(predicate: #Predicate { $0.score >= 14 && $0.score < 43 },
            sortBy: [SortDescriptor(\.score)])
        #expect(try context.fetch(byScore).map(\.score) == [14, 21, 28, 35, 42])
        let found = try context.fetch(byScore)
        found[0].score = 36
        found[1].score = 0
        context.delete(found[2])
        context.insert(Player("new", nick: nil, score: 40, isActive: true, team: nil))
        #expect(try context.fetch(byScore).map(\.score) == [35, 36, 40, 42])
        #expect(try context.fetchCount(byScore) == 4)
        #expect(try context.fetchIdentifiers(byScore).count == 4)
        var saved = byScore
        saved.includePendingChanges = false
        #expect(try context.fetch(saved).map(\.score) == [35, 36, 42])
        // A name of another class that is not saved is asked in memory.
        let reds = FetchDescriptor<Team>(predicate: #Predicate { $0.name == "Reds" })
        let team = try #require(try context.fetch(reds).first)
        team.name = "Greens"
        let greens = FetchDescriptor<Player>(predicate: #Predicate { $0.team?.name == "Greens" })
        #expect(try context.fetchCount(greens) > 0)
    }
}
