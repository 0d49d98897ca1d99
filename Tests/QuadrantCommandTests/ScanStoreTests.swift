import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantCompiler
@testable import QuadrantProject

/// Scans of a program's files that the next process reads.
struct ScanStoreTests {
    private let folder = NSTemporaryDirectory() + "scan-store-\(UUID().uuidString)"

    private func sources(_ count: Int) -> SourceSet {
        SourceSet(argument: "A", files: (0..<count).map { number in
            let text = """
                import UIKit
                struct View\(number): View { @objc var body: some View { Text("\(number)") } }
                #Preview("View \(number)") { View\(number)() }
                """
            return .init(path: "V\(number).swift", absolute: "/A/V\(number).swift", bytes: Array(text.utf8))
        })
    }

    @Test func theNextProcessFindsTheSameScans() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let sources = sources(20), toolchain = try Toolchain()
        let first = try #require(ScanStore(sources, in: folder, toolchain))
        let before = Scanner.read(sources, [], first)
        first.save()
        let second = try #require(ScanStore(sources, in: folder, toolchain))
        var conditions = sources.targets[0].conditions([])
        conditions.internalImports = []
        var digest = Digest()
        digest.add(sources.files[7].bytes)
        digest.add(conditions.digestText)
        let scan = try #require(second.scan(digest.text)).moved(to: 7)
        #expect(scan.edited(sources.files[7].bytes) == before.files[7].edited(sources.files[7].bytes))
        #expect(scan.edited(sources.files[7].bytes) != nil)
        #expect(scan.shape == before.files[7].shape)
        #expect(scan.found.candidates == before.program.candidates.filter { $0.file == 7 }.map {
            var candidate = $0
            candidate.pictureName = nil
            return candidate
        })
        #expect(scan.heads.map(\.range) == before.files[7].heads.map(\.range))
    }

    @Test func filesAreScannedTheSameWithAndWithoutAStore() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let sources = sources(20), toolchain = try Toolchain()
        let store = ScanStore(sources, in: folder, toolchain)
        #expect(Scanner.read(sources, [], store).program == Scanner.read(sources, []).program)
        store?.save()
        let other = ScanStore(sources, in: folder, toolchain)
        #expect(Scanner.read(sources, [], other).program == Scanner.read(sources, []).program)
    }

    @Test func aDamagedStoreIsEmptyAndFewFilesHaveNone() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/scans.json"))
        let toolchain = try Toolchain()
        #expect(ScanStore(sources(20), in: folder, toolchain)?.scan("a") == nil)
        #expect(ScanStore(sources(20), in: folder, toolchain) != nil)
        #expect(ScanStore(sources(3), in: folder, toolchain) == nil)
    }
}
