import Foundation
import QuadrantStore
@testable import SwiftData
import Testing

enum First: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self, Shelf.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    @Model final class Book {
        var title: String
        var pages: Int
        var old = "gone"
        var shelf: Shelf?
        init(_ title: String, _ pages: Int) { (self.title, self.pages) = (title, pages) }
    }
    @Model final class Shelf {
        var name: String
        @Relationship(inverse: \Book.shelf) var books: [Book] = []
        var marks: [Shelf] = []
        init(_ name: String) { self.name = name }
    }
}
enum Second: VersionedSchema {
    static var models: [any PersistentModel.Type] { [Book.self, Shelf.self, Author.self] }
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    @Model final class Book {
        @Attribute(originalName: "title") var name: String
        var pages: Double
        var rating = 3
        var author: Author?
        var authorName: String = ""
        @Relationship(originalName: "shelf") var place: Shelf?
        init(_ name: String) { (self.name, pages) = (name, 1) }
    }
    @Model final class Shelf {
        @Attribute(.externalStorage) var name: String
        @Relationship(inverse: \Book.place) var books: [Book] = []
        @Relationship(originalName: "marks") var signs: [Shelf] = []
        init(_ name: String) { self.name = name }
    }
    @Model final class Author {
        var name: String
        @Relationship(inverse: \Book.author) var books: [Book] = []
        init(_ name: String) { self.name = name }
    }
}
private enum Wrong {
    @Model final class Book {
        var title: Date
        init() { title = .now }
    }
}
private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
    static var stages: [MigrationStage] {
        [.custom(
            fromVersion: First.self, toVersion: Second.self,
            willMigrate: { context in
                for book in try context.fetch(FetchDescriptor<First.Book>()) { book.title += " (old)" }
            },
            didMigrate: { context in
                let author = Second.Author("Someone")
                context.insert(author)
                for book in try context.fetch(FetchDescriptor<Second.Book>()) { book.author = author }
                try context.save()
                if failing.withLock({ $0 }) { throw CocoaError(.userCancelled) }
            })]
    }
    static let failing = NSLockedFlag()
}
private final class NSLockedFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    func withLock<Result>(_ body: (inout Bool) -> Result) -> Result { lock.withLock { body(&value) } }
}

@Suite("Migrations", .serialized)
@MainActor
struct StoreMigrationTests {
    private func filled() throws -> StoreFolder {
        let folder = try StoreFolder()
        let context = ModelContext(try ModelContainer(
            for: Schema(versionedSchema: First.self), configurations: ModelConfiguration(url: folder.file)))
        let shelf = First.Shelf("top")
        shelf.books = [First.Book("One", 100), First.Book("Two", 200)]
        shelf.marks = [First.Shelf("bottom")]
        context.insert(shelf)
        try context.save()
        return folder
    }
    private func open(_ folder: StoreFolder, _ plan: (any SchemaMigrationPlan.Type)? = nil) throws -> ModelContext {
        ModelContext(try ModelContainer(for: Schema(versionedSchema: Second.self), migrationPlan: plan,
                                        configurations: ModelConfiguration(url: folder.file)))
    }

    @Test func propertiesAreAddedRemovedAndRenamedWithoutAPlan() throws {
        let folder = try filled()
        for _ in 0..<2 {
            let context = try open(folder)
            let books = try context.fetch(FetchDescriptor<Second.Book>(sortBy: [SortDescriptor(\.name)]))
            #expect(books.map(\.name) == ["One", "Two"] && books.map(\.pages) == [100, 200])
            #expect(books.map(\.rating) == [3, 3] && books.map(\.authorName) == ["", ""] && books[0].author == nil)
            #expect(books.map { $0.place?.name } == ["top", "top"])
            let three = FetchDescriptor<Second.Book>(predicate: #Predicate { $0.rating == 3 && $0.authorName == "" })
            #expect(try context.fetchCount(three) == 2)
            let shelf = try #require(books[0].place)
            #expect(shelf.books.count == 2 && shelf.signs.map(\.name) == ["bottom"])
        }
    }

    @Test func aPlanRunsItsCodeBeforeAndAfter() throws {
        let folder = try filled()
        for _ in 0..<2 {
            let context = try open(folder, Plan.self)
            let books = try context.fetch(FetchDescriptor<Second.Book>(sortBy: [SortDescriptor(\.name)]))
            #expect(books.map(\.name) == ["One (old)", "Two (old)"]
                && books.map { $0.author?.name } == ["Someone", "Someone"])
        }
    }

    @Test func aStageThatFailsChangesNothing() throws {
        let folder = try filled()
        Plan.failing.withLock { $0 = true }
        #expect(throws: CocoaError.self) { try open(folder, Plan.self) }
        Plan.failing.withLock { $0 = false }
        let old = ModelContext(try ModelContainer(
            for: Schema(versionedSchema: First.self), configurations: ModelConfiguration(url: folder.file)))
        #expect(try old.fetch(FetchDescriptor<First.Book>(sortBy: [SortDescriptor(\.title)])).map(\.title) == ["One",
            "Two"])
    }

    @Test func aChangeThatWouldLoseValuesIsAnError() throws {
        let folder = try filled()
        do {
            _ = try ModelContainer(for: Wrong.Book.self, configurations: ModelConfiguration(url: folder.file))
            Issue.record("the store was opened")
        } catch let error as SwiftDataError {
            #expect(error == .loadIssueModelContainer && error.description.contains("'title' has another type"))
        }
        #expect(try open(folder).fetchCount(FetchDescriptor<Second.Book>()) == 2)
    }

    @Test func aLaterStoreIsNotOpenedByAnEarlierProgram() throws {
        let folder = try filled()
        _ = try open(folder, Plan.self)
        #expect(throws: SwiftDataError.backwardMigration) {
            try ModelContainer(for: Schema(versionedSchema: First.self), migrationPlan: Plan.self,
                               configurations: ModelConfiguration(url: folder.file))
        }
    }
}
