import Foundation
import QuadrantCore
import QuadrantHost
import SwiftData
import SwiftUI
import Testing

/// A program with models in an older build.
private enum Old {
    @Model final class Trip {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
        init(_ name: String) { self.name = name }
    }
    @Model final class Stop {
        var place: String
        var trip: Trip?
        init(_ place: String) { self.place = place }
    }
    @Model final class Note {
        var text = "note"
        init() {}
    }
    struct Screen: View {
        @Query(sort: \Trip.name) var trips: [Trip]
        @Environment(\.modelContext) var context
        @State var chosen: Trip?
        @State var identifier: PersistentIdentifier?
        var body: some View {
            Button("Change") {
                let trip = Trip("Oslo")
                context.insert(trip)
                trip.stops = [Stop("Hamar"), Stop("Moss")]
                context.insert(Trip("Bergen"))
                context.insert(Note())
                (chosen, identifier) = (trip, trip.persistentModelID)
            }
            Button("Rename") {
                for trip in trips { trip.name += "!" }
            }
            Button("Delete") { context.delete(trips[0]) }
        }
    }
    struct Root: View {
        var body: some View { Screen().modelContainer(for: [Trip.self, Note.self], inMemory: true) }
    }
    struct Given: View {
        let container: ModelContainer
        var body: some View { Screen().modelContainer(container) }
    }
}

/// The next build: its models have further properties, and one class is gone.
private enum New {
    @Model final class Trip {
        var name: String
        var days = 3
        var guide: String?
        @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
        init(_ name: String) { self.name = name }
    }
    @Model final class Stop {
        var place: String
        var trip: Trip?
        init(_ place: String) { self.place = place }
    }
    struct Screen: View {
        @Query(sort: \Trip.name) var trips: [Trip]
        @Environment(\.modelContext) var context
        @State var chosen: Trip?
        @State var identifier: PersistentIdentifier?
        var given: Trip?
        var body: some View {
            Text(trips.map { "\($0.name) \($0.days) \($0.guide ?? "-")" }.joined(separator: ", "))
            Text("stops " + (chosen?.stops.map(\.place).sorted().joined(separator: " ") ?? "-"))
            Text("chosen \(chosen.map { trip in trips.contains { $0 === trip } } ?? false)")
            Text("inverse \(chosen?.stops.allSatisfy { $0.trip === chosen } ?? false)")
            Text("found \(identifier.flatMap { context.registeredModel(for: $0) as Trip? }?.name ?? "-")")
            Text("given \(given?.name ?? "-") \(given?.modelContext === context)")
            Button("More") { chosen?.name = "Trondheim" }
            Button("Delete") {
                if let chosen { context.delete(chosen) }
                chosen = nil
            }
        }
    }
    struct Root: View {
        var body: some View { Screen().modelContainer(for: Trip.self, inMemory: true) }
    }
    struct Given: View {
        let container: ModelContainer
        let trip: Trip
        var body: some View { Screen(given: trip).modelContainer(container) }
    }
}

@Suite("The models of a program in the next build")
@MainActor
struct ModelContainerOlderBuildTests {
    private let configuration = HostConfiguration(size: CGSize(width: 600, height: 600))

    private func shows(_ text: String, _ host: ViewHost) -> Bool {
        host.settle()
        return !host.graph.nodes(showing: text).isEmpty
    }

    @Test func modelsStayInTheContainer() throws {
        let old = ViewHost(rootView: Old.Root(), configuration: configuration)
        #expect(old.tap(text: "Change") == true)
        let seeds = StateSeeds(keeping: old.graph)
        let host = ViewHost(rootView: New.Root(), configuration: configuration, seeds: seeds)
        #expect(shows("Bergen 3 -, Oslo 3 -", host))
        #expect(shows("stops Hamar Moss", host) && shows("chosen true", host) && shows("inverse true", host))
        #expect(shows("found Oslo", host))
        #expect(seeds.lost == ["ContainerOwnerModifier.place: the models of type Note"])

        // They are models of the new build: observed, and in its context.
        #expect(host.tap(text: "More") == true)
        #expect(shows("Bergen 3 -, Trondheim 3 -", host) && shows("found Trondheim", host))
        #expect(host.tap(text: "Delete") == true)
        #expect(shows("Bergen 3 -", host) && shows("found -", host))
    }

    /// What a preview has made stays the object that its view was given.
    @Test func givenModelsKeepTheirChanges() throws {
        let before = try ModelContainer(for: Old.Trip.self, Old.Note.self)
        for name in ["Rome", "Siena"] { before.mainContext.insert(Old.Trip(name)) }
        let old = ViewHost(rootView: Old.Given(container: before), configuration: configuration)
        #expect(old.tap(text: "Rename") == true)

        let after = try ModelContainer(for: New.Trip.self)
        let trips = ["Rome", "Siena"].map { New.Trip($0) }
        for trip in trips {
            trip.days = 7
            after.mainContext.insert(trip)
        }
        let seeds = StateSeeds(keeping: old.graph)
        let host = ViewHost(rootView: New.Given(container: after, trip: trips[1]), configuration: configuration,
                            seeds: seeds)
        #expect(shows("Rome! 7 -, Siena! 7 -", host) && shows("given Siena! true", host))

        // The build after that.
        let last = try ModelContainer(for: New.Trip.self)
        let third = ViewHost(rootView: New.Given(container: last, trip: trips[0]), configuration: configuration,
                             seeds: StateSeeds(keeping: host.graph))
        #expect(shows("Rome! 7 -, Siena! 7 -", third))
    }

    @Test func deletedModelsStayDeleted() throws {
        let before = try ModelContainer(for: Old.Trip.self)
        for name in ["Rome", "Siena"] { before.mainContext.insert(Old.Trip(name)) }
        let old = ViewHost(rootView: Old.Given(container: before), configuration: configuration)
        #expect(old.tap(text: "Delete") == true)
        let after = try ModelContainer(for: New.Trip.self)
        let trips = ["Rome", "Siena"].map { New.Trip($0) }
        for trip in trips { after.mainContext.insert(trip) }
        let host = ViewHost(rootView: New.Given(container: after, trip: trips[0]), configuration: configuration,
                            seeds: StateSeeds(keeping: old.graph))
        #expect(shows("Siena 3 -", host) && shows("given Rome false", host))
    }

    /// Without a change, the next build begins with its own models.
    @Test func unchangedModelsAreThoseOfTheNextBuild() throws {
        let before = try ModelContainer(for: Old.Trip.self)
        before.mainContext.insert(Old.Trip("Rome"))
        let old = ViewHost(rootView: Old.Given(container: before), configuration: configuration)
        old.settle()
        let after = try ModelContainer(for: New.Trip.self)
        let trip = New.Trip("Paris")
        after.mainContext.insert(trip)
        let host = ViewHost(rootView: New.Given(container: after, trip: trip), configuration: configuration,
                            seeds: StateSeeds(keeping: old.graph))
        #expect(shows("Paris 3 -", host) && shows("given Paris true", host))
    }
}
