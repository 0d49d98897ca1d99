import Foundation
import QuadrantHost
import SwiftData
import SwiftUI
import Testing

@Model final class Dish {
    var name: String
    var kind: String
    var place: String?
    init(_ name: String, _ kind: String, place: String? = nil) {
        (self.name, self.kind, self.place) = (name, kind, place)
    }
}

@Suite("@Query in sections, and undoing")
@MainActor
struct SectionedQueryTests {
    private struct Menu: View {
        @Query(sort: \Dish.name, sectionBy: \Dish.kind) private var dishes: SectionedResults<Dish, String>
        @Query(sort: \Dish.name, sectionBy: \Dish.place) private var places: SectionedResults<Dish, String>
        let told: ([String], SectionedResults<Dish, String>) -> Void
        var body: some View {
            let _ = told(dishes.map { $0.title + ": " + $0.map(\.name).joined(separator: " ") }, places)
            List(dishes) { section in
                Section(section.title) { ForEach(section) { Text($0.name) } }
            }
        }
    }

    @Test func modelsWithOneTitleAreTogetherInTheOrderOfTheQuery() throws {
        let container = try ModelContainer(
            for: Dish.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for dish in [Dish("Soup", "warm", place: "a"), Dish("Ice", "cold"), Dish("Bread", "warm"),
                     Dish("Tea", "warm", place: "b")] {
            container.mainContext.insert(dish)
        }
        var told: [[String]] = []
        var places: SectionedResults<Dish, String>?
        let host = ViewHost(rootView: Menu { told.append($0); places = $1 }.modelContainer(container),
                            configuration: HostConfiguration(size: CGSize(width: 300, height: 300)))
        host.settle()
        #expect(told.last == ["warm: Bread Soup Tea", "cold: Ice"])
        #expect(places?.sectionTitles == ["", "a", "b"] && places?[sectionTitle: "a"]?.map(\.name) == ["Soup"])
        #expect(places?[sectionTitle: "c"] == nil && host.issues.isEmpty)
        container.mainContext.insert(Dish("Cake", "cold"))
        host.settle()
        #expect(told.last == ["warm: Bread Soup Tea", "cold: Cake Ice"])
    }

    @Test func changesOfAContextAreUndone() throws {
        let folder = try StoreFolder()
        for container in [try folder.container(Traveller.self), try ModelContainer(
            for: Traveller.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))] {
            let context = ModelContext(container), manager = UndoManager()
            manager.groupsByEvent = false
            func group(_ body: () throws -> Void) rethrows {
                manager.beginUndoGrouping()
                defer { manager.endUndoGrouping() }
                try body()
            }
            let ida = Traveller(name: "Ida"), north = Journey("North")
            ida.journeys = [north]
            context.insert(ida)
            try context.save()
            context.undoManager = manager
            group { (ida.age, ida.name) = (50, "Eva") }
            manager.undo()
            #expect((ida.age, ida.name) == (30, "Ida"))
            manager.redo()
            #expect((ida.age, ida.name) == (50, "Eva"))
            group { context.delete(ida) }
            #expect(try context.fetchCount(FetchDescriptor<Journey>()) == 0)
            manager.undo()
            #expect(!ida.isDeleted && !north.isDeleted && ida.journeys == [north] && north.traveller === ida)
            group { context.insert(Traveller(name: "Max")) }
            manager.undo()
            #expect(try context.fetch(FetchDescriptor<Traveller>()) == [ida])
        }
    }
}
