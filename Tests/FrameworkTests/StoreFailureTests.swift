import Foundation
import QuadrantStore
@testable import SwiftData
import Testing

@Model private final class Entry {
    #Index<Entry>([\.number])
    var number: Int
    var writer: String
    var text: String
    var ledger: Ledger?
    init(_ number: Int) { (self.number, writer, text) = (number, "test", "") }
}
@Model private final class Ledger {
    @Attribute(.unique) var writer: String
    var count = 0
    @Relationship(deleteRule: .cascade, inverse: \Entry.ledger) var entries: [Entry] = []
    init(_ writer: String) { self.writer = writer }
}

/// Runs `store-program`, which lies beside the tests.
private struct StoreProgram {
    static var path: String {
        let tests = (CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]) as NSString
        let command = ProcessInfo.processInfo.environment["QUADRANT_COMMAND"].map { $0 as NSString } ?? tests
        return command.deletingLastPathComponent + "/store-program"
    }
    private let process = Process()
    private let output = Pipe()

    init(_ words: String...) throws {
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = words
        process.standardOutput = output
        try process.run()
    }
    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }
    /// The lines that it has printed, when it has ended.
    func end() -> (lines: [String], wasKilled: Bool) {
        let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines, process.terminationReason == .uncaughtSignal)
    }
}

@Suite("What a store survives")
@MainActor
struct StoreFailureTests {
    /// How many entries a file has; each ledger knows how many are its own.
    private func entries(_ folder: StoreFolder) throws -> Int {
        let context = ModelContext(try folder.container(Entry.self))
        let ledgers = try context.fetch(FetchDescriptor<Ledger>())
        for ledger in ledgers { #expect(ledger.entries.count == ledger.count, "entries of \(ledger.writer)") }
        return ledgers.reduce(0) { $0 + $1.count }
    }

    @Test func aSaveThatIsKilledAtAnyWriteIsWholeOrNotThere() throws {
        let folder = try StoreFolder()
        let path = folder.file.path
        #expect(try StoreProgram("write", path, "2", "10", "one").end().lines.last == "saved 2")
        let writes = try #require(Int(try StoreProgram("count", path, "200", "one").end().lines.first ?? ""))
        #expect(writes >= 20)
        var known = try entries(folder)
        #expect(known == 220)
        for point in 1...20 {
            let result = try StoreProgram("stop", path, "200", "\(point * writes / 20)", "one").end()
            #expect(result.wasKilled && result.lines.isEmpty)
            let now = try entries(folder)
            #expect(now == known || now == known + 200, "point \(point): \(known) entries were \(now) after it")
            known = now
        }
        // What was killed leaves nothing that a later save minds.
        #expect(try StoreProgram("write", path, "1", "5", "one").end().lines == ["saved 1"])
        #expect(try entries(folder) == known + 5)
    }

    @Test func whatAProgramHasSavedIsThereWhenItIsKilled() throws {
        let folder = try StoreFolder()
        for round in 1...5 {
            let program = try StoreProgram("write", folder.file.path, "1000", "7", "one")
            usleep(UInt32(round) * 40_000)
            program.kill()
            let (lines, _) = program.end()
            let saved = try entries(folder)
            #expect(saved % 7 == 0)
            #expect(saved >= lines.count * 7)
        }
    }

    @Test func twoProgramsWriteToOneFile() throws {
        let folder = try StoreFolder()
        let context = ModelContext(try folder.container(Entry.self))
        let programs = try ["one", "two"].map { try StoreProgram("write", folder.file.path, "60", "5", $0) }
        var counts: [Int] = []
        for _ in 0..<20 {
            let entries = try context.fetchCount(FetchDescriptor<Entry>())
            #expect(entries % 5 == 0)
            counts.append(entries)
            usleep(5_000)
        }
        #expect(counts == counts.sorted())
        for program in programs { #expect(program.end().lines.last == "saved 60") }
        #expect(try entries(folder) == 600)
        #expect(try context.fetchCount(FetchDescriptor<Entry>()) == 600)
    }

    @Test func changesOfAnotherProgramAreRead() throws {
        let folder = try StoreFolder()
        let one = ModelContext(try folder.container(Entry.self)), two = ModelContext(try folder.container(Entry.self))
        let entry = Entry(1)
        one.insert(entry)
        one.insert(Entry(2))
        try one.save()
        let byNumber = FetchDescriptor<Entry>(sortBy: [SortDescriptor(\.number)])
        let others = try two.fetch(byNumber)
        #expect(others.map(\.number) == [1, 2])
        entry.number = 5
        try one.save()
        // Changes of different properties are merged; the last save of one property wins.
        others[0].text = "two"
        others[1].number = 7
        try two.save()
        #expect(others.map(\.number) == [5, 7])
        #expect(try one.fetch(byNumber).map(\.text) == ["two", ""] && entry.text == "two")
        one.delete(entry)
        try one.save()
        #expect(try two.fetch(byNumber).map(\.number) == [7] && others[0].isDeleted)
    }

    @Test func aFullDiskLosesNothing() throws {
        let folder = try StoreFolder()
        #expect(try StoreProgram("write", folder.file.path, "1", "10", "one").end().lines == ["saved 1"])
        for write in [1, 5, 30] {
            let stored = try entries(folder)
            let lines = try StoreProgram("fill", folder.file.path, "200", "\(write)", "one").end().lines
            let code = CocoaError.Code.fileWriteOutOfSpace.rawValue
            #expect(lines == ["\(code) there was no room on the disk for the changes.",
                              "changes kept", "\(stored) stored", "saved later"])
            #expect(try entries(folder) == stored + 200)
        }
    }

    @Test func aDamagedFileIsAnErrorAndStaysAsItIs() throws {
        let folder = try StoreFolder()
        #expect(try StoreProgram("write", folder.file.path, "1", "500", "one").end().lines == ["saved 1"])
        // The last one who closes the file brings the log into it.
        #expect(try entries(folder) == 500)
        let whole = try Data(contentsOf: folder.file)
        try #require(whole.count > 40_000)
        var damaged: [(name: String, data: Data)] = [("a text", Data("no database, but a text of some length".utf8))]
        var header = whole
        header.replaceSubrange(0..<16, with: Data(repeating: 7, count: 16))
        damaged.append(("header", header))
        for place in [1, 3, 7] {
            var pages = whole
            pages.replaceSubrange(place * 4096..<(place + 1) * 4096, with: Data(repeating: 0xa5, count: 4096))
            damaged.append(("page \(place)", pages))
        }
        damaged.append(("half", whole.prefix(whole.count / 2)))
        for (name, data) in damaged {
            for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.file.path + ending) }
            try data.write(to: folder.file)
            do {
                _ = try folder.container(Entry.self)
                Issue.record("\(name): the file was opened")
            } catch let error as SwiftDataError {
                #expect(error == .loadIssueModelContainer, "\(name)")
                #expect(error.description.contains("the store is damaged, or is no SQLite database"),
                    "\(name): \(error)")
                #expect(error.description.contains("\n  fix   "), "\(name)")
            }
            #expect(try Data(contentsOf: folder.file) == data, "\(name): the file was changed")
        }
        try whole.write(to: folder.file)
        #expect(try entries(folder) == 500)
    }

    @Test func aStoreThatCannotBeOpenedSaysWhy() throws {
        let folder = try StoreFolder()
        let database = try StoreFile(path: folder.url.path + "/other.db").database
        try database.run("CREATE TABLE things (a)")
        try database.run("DROP TABLE quadrant")
        database.close()
        for (path, word) in [("/proc/a/b.store", "folder"), (folder.url.path + "/other.db", "another program")] {
            do {
                _ = try ModelContainer(for: Entry.self,
                    configurations: ModelConfiguration(url: URL(fileURLWithPath: path)))
                Issue.record("\(path) was opened")
            } catch let error as SwiftDataError {
                #expect(error == .loadIssueModelContainer && error.description.contains(word), "\(error)")
            }
        }
        let url = folder.file
        #expect(throws: SwiftDataError.duplicateConfiguration) {
            try ModelContainer(for: Entry.self, configurations: ModelConfiguration("a", url: url),
                ModelConfiguration("b", url: url))
        }
    }

    @Test func aStoreThatIsOnlyReadIsNotWritten() throws {
        let folder = try StoreFolder()
        do {
            let context = ModelContext(try folder.container(Entry.self))
            context.insert(Entry(1))
            try context.save()
        }
        let context = ModelContext(try ModelContainer(
            for: Entry.self, configurations: ModelConfiguration(url: folder.file, allowsSave: false)))
        #expect(try context.fetch(FetchDescriptor<Entry>()).map(\.number) == [1])
        context.insert(Entry(2))
        #expect(throws: SwiftDataError.self) { try context.save() }
    }
}
