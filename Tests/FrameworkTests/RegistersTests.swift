@testable import CoreData
import Foundation
import QuadrantThreads
@testable import SwiftData
import SwiftUI
import Testing

@Model final class Buoy {
    var name: String
    init(_ name: String) { self.name = name }
}

/// What Core Data and SwiftData keep for all threads: models, entities and the properties of classes.
@Suite struct RegistersTests {
    private final class Ship: NSManagedObject, @unchecked Sendable {}

    private struct Ships: View {
        @FetchRequest(sortDescriptors: []) private var ships: FetchedResults<Ship>
        var body: some View {
            VStack { ForEach(0..<ships.count, id: \.self) { Text("Ship \($0)") } }.frame(width: 120, height: 200)
        }
    }
    private struct Buoys: View {
        @Query(sort: \Buoy.name) private var buoys: [Buoy]
        var body: some View { VStack { ForEach(buoys) { Text($0.name) } }.frame(width: 120, height: 200) }
    }

    @Test func noModelIsLostThatThreadsReadAtTheSameTime() {
        let threads = 8, each = 1000
        let made = Locked<[NSPersistentStoreCoordinator]>([])
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            var own: [NSPersistentStoreCoordinator] = []
            for _ in 0..<each {
                let model = NSManagedObjectModel(), entity = NSEntityDescription()
                entity.managedObjectClassName = "Registered"
                model.entities = [entity]
                own.append(NSPersistentStoreCoordinator(managedObjectModel: model))
            }
            made.withLock { $0 += own }
        }
        let models = Set(made.withLock { $0 }.map { ObjectIdentifier($0.managedObjectModel) })
        let found = NSPersistentStoreCoordinator.models.withLock { known in
            defer { known.removeAll { models.contains(ObjectIdentifier($0)) } }
            return known.filter { models.contains(ObjectIdentifier($0)) }
        }
        #expect(found.count == threads * each)
    }

    @Test func allThreadsFindOneDescriptionOfAClass() {
        let kinds = Locked<[ModelKind]>([])
        DispatchQueue.concurrentPerform(iterations: 64) { _ in
            let kind = ModelKind.of(Buoy.self)
            kinds.withLock { $0.append(kind) }
        }
        #expect(Set(kinds.withLock { $0 }.map { ObjectIdentifier($0) }).count == 1)
    }

    @Test func objectsThatThreadsInsertAreInTheirContexts() {
        let counts = Locked<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            for _ in 0..<(thread + 1) * 20 { _ = Ship(context: context) }
            counts.withLock { $0.append(context.insertedObjects.count) }
        }
        #expect(counts.withLock { $0 }.sorted() == (1...8).map { $0 * 20 })
    }

    @MainActor private static func files(_ count: Int) throws -> [Data] {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        for _ in 0..<count { _ = Ship(context: context) }
        let container = try ModelContainer(
            for: Buoy.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for number in 0..<count { container.mainContext.insert(Buoy("Buoy \(number)")) }
        return [
            try Picture(of: Ships().environment(\.managedObjectContext, context), background: .white).png(),
            try Picture(of: Buoys().modelContainer(container), background: .white).png(),
        ]
    }

    @Test func queriesOfAllThreadsDrawTheirOwnObjects() async throws {
        let expected = try await MainActor.run { try (0..<4).map(Self.files) }
        #expect(Set(expected.map(\.[0])).count == 4 && Set(expected.map(\.[1])).count == 4)
        try await withThrowingTaskGroup(of: (Int, [Data]).self) { group in
            for index in 0..<16 {
                group.addTask { (index, try await Picture.render { try Self.files(index % 4) }) }
            }
            for try await (index, files) in group { #expect(files == expected[index % 4]) }
        }
    }
}
