import Foundation
import Testing
@testable import QuadrantCompiler

/// Which files of a module are compiled without the compiler's driver.
struct ChangedFilesTests {
    private let folder = NSTemporaryDirectory() + "changed-files-\(UUID().uuidString)"
    private let layout: TargetFolder
    private let names = ["/A.swift", "/B.swift", "/C.swift", "/D.swift", "/E.swift"]

    init() throws {
        layout = TargetFolder(folder, [SourceSet.File]())
        try layout.begin(isClean: false)
        for name in names { try Data().write(to: URL(fileURLWithPath: layout.object(name))) }
    }

    private func texts(_ shapes: [String: String] = [:]) -> [TargetFolder.Text] {
        names.map { .init(file: $0, bytes: [], declared: [], shape: shapes[$0] ?? "same") }
    }

    private func changed(_ shapes: [String: String] = [:], _ arguments: [String] = ["-Onone"]) -> ChangedFiles {
        ChangedFiles(layout, texts(shapes), arguments: arguments, generated: [], inputs: [])
    }

    private func remove(_ count: Int) throws {
        for name in names.prefix(count) { try FileManager.default.removeItem(atPath: layout.object(name)) }
    }

    @Test func beforeABuildHasSucceededTheDriverDecides() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(changed().alone(isImported: false) == nil)
        changed().keep()
        #expect(changed().alone(isImported: false) == [])
        changed().forget()
        #expect(changed().alone(isImported: false) == nil)
    }

    @Test func filesWithoutAnObjectAreCompiled() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        changed().keep()
        try remove(2)
        #expect(changed().alone(isImported: false) == ["/A.swift", "/B.swift"])
    }

    @Test func whatOtherModulesSeeAndManyFilesAreTheDriversWork() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        changed().keep()
        #expect(changed().alone(isImported: true) == [])
        try remove(1)
        #expect(changed().alone(isImported: true) == nil)
        try FileManager.default.removeItem(atPath: folder + "/objects")
        #expect(changed().alone(isImported: false) == nil)
    }

    @Test func anotherShapeOrArgumentIsTheDriversWork() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        changed().keep()
        #expect(changed(["/B.swift": "other"]).alone(isImported: false) == nil)
        #expect(changed([:], ["-O"]).alone(isImported: false) == nil)
    }

    @Test func anInterruptedBuildIsForgotten() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        changed().keep()
        // The mark of `init` is still there.
        try layout.begin(isClean: false)
        #expect(changed().alone(isImported: false) == nil)
    }
}
