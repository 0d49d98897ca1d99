import Foundation
import Testing

/// Prevents a run of the recorded cases from passing if cases are missing.
@Suite("Catalogs of recorded cases")
struct OracleCatalogTests {
    @Test func everyCatalogCanBeUsed() throws {
        let catalogs = try Oracle.catalogs.get()
        #expect(catalogs.map(\.file) == [
            "OpenSwiftUI.json", "SwiftOpenUI.json", "cases.json", "reports-behaviour.json", "reports-layout.json",
            "swiftui-web-texts.json", "swiftui-web.json",
        ])
        #expect(catalogs.allSatisfy { !$0.cases.isEmpty })
    }

    /// A fact without a source cannot be verified.
    @Test func everyCaseNamesItsSource() {
        #expect(!Oracle.all.isEmpty)
        #expect(Oracle.all.filter { $0.source.isEmpty || $0.id == "?" }.map(\.id) == [])
    }

    @Test(arguments: ["{\"cases\": []}", "{}", "[]"])
    func emptyCatalogFails(text: String) {
        #expect(throws: CatalogError.empty(file: "a.json")) {
            try OracleCatalog(file: "a.json", Data(text.utf8))
        }
    }

    @Test func damagedCatalogFails() {
        #expect(throws: CatalogError.unreadable(file: "a.json")) {
            try OracleCatalog(file: "a.json", Data("{\"cases\": [".utf8))
        }
    }

    @Test func folderWithoutCatalogsFails() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("oracles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: CatalogError.empty(file: "Tests/Oracles")) { try Oracle.read(folder) }
    }

    @Test func duplicateIDFailsWithinACatalogAndAcrossThem() throws {
        let one = try OracleCatalog(file: "a.json", Data("{\"cases\": [{\"id\": \"x\"}]}".utf8))
        let other = try OracleCatalog(file: "b.json", Data("{\"cases\": [{\"id\": \"y\"}, {\"id\": \"x\"}]}".utf8))
        let twice = try OracleCatalog(file: "c.json", Data("{\"cases\": [{\"id\": \"z\"}, {\"id\": \"z\"}]}".utf8))
        #expect(throws: CatalogError.duplicate(id: "x", files: ["a.json", "b.json"])) {
            try OracleCatalog.requireUniqueIDs([one, other])
        }
        #expect(throws: CatalogError.duplicate(id: "z", files: ["c.json", "c.json"])) {
            try OracleCatalog.requireUniqueIDs([twice])
        }
        try OracleCatalog.requireUniqueIDs([one])
    }
}

@Suite("Minimum of passes")
struct PassMinimumTests {
    private let minimum = PassMinimum(cases: 10, frames: 30)

    @Test func fewerPassesFail() {
        #expect(minimum.verdict(cases: 9, frames: 40)
            == .below("9 cases and 40 frames agree; the minimum is 10 and 30"))
        #expect(minimum.verdict(cases: 10, frames: 29)
            == .below("10 cases and 29 frames agree; the minimum is 10 and 30"))
    }

    @Test func asManyPassesAreEnough() {
        #expect(minimum.verdict(cases: 10, frames: 30) == .met)
    }

    @Test func morePassesAskForAHigherMinimum() {
        #expect(minimum.verdict(cases: 11, frames: 30)
            == .above("raise Tests/Oracles/minimum.txt to cases 11, frames 30"))
    }

    @Test func fileStatesBothNumbers() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appendingPathComponent("minimum-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("# a comment\ncases 3\nframes 7\n".utf8).write(to: file)
        let read = try PassMinimum(file)
        #expect(read.cases == 3 && read.frames == 7)
        for text in ["", "cases 3\n", "cases 0\nframes 7\n", "cases three\nframes 7\n"] {
            try Data(text.utf8).write(to: file)
            #expect(throws: PassMinimum.Malformed.self) { try PassMinimum(file) }
        }
    }
}
