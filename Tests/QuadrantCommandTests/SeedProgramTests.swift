import Foundation
import Testing

/// The documents' programs as they stand: the command compiles each and writes every kind of picture.
///
/// The documents are not part of the repository; where they are not at hand the suite is skipped.
@Suite("Programs of the documents", .enabled(if: SeedProgram.documents != nil, "shared/seeds is not at hand"))
struct SeedProgramTests {
    /// 5 of the slider, 3 of the quadrant, 12 of day 93, 6 of the quadrant in two languages, 5 of the speed.
    @Test func allAreFound() {
        #expect(SeedProgram.all.map(\.name).sorted().count == 5 + 3 + 12 + 6 + 5)
    }

    @Test(arguments: SeedProgram.all)
    func renders(program: SeedProgram) throws {
        let command = try Command(["view.swift": program.text])
        for (type, mark) in [("png", "PNG"), ("svg", "<"), ("pdf", "%PDF")] {
            let result = try command.run("render", "view.swift", "-o", "view.\(type)")
            #expect(result.code == 0, "\(program.name): \(result.errors)")
            let picture = command.data("view.\(type)") ?? Data()
            #expect(picture.count > 500)
            // The first byte of a PNG is no letter.
            #expect(picture.dropFirst(type == "png" ? 1 : 0).starts(with: Data(mark.utf8)))
        }
    }

    /// Day 93 prints the document's numbers when its text is tapped, digit for digit.
    @Test func coordinatesArePrinted() throws {
        let program = try #require(SeedProgram.all.first { $0.text.contains("Global center") })
        let command = try Command(["view.swift": program.text])
        let result = try command.run("render", "view.swift", "--device", "iphone-11-pro-max", "--profile", "ios13",
                                     "--tap", "Center", "-o", "view.png")
        #expect(result.output == """
            Global center: 202.0 x 455.16666666666663
            Custom center: 202.0 x 411.16666666666663
            Local center: 164.0 x 378.5

            """)
    }
}

/// A program taken out of a document by `tools/extract-seeds`.
struct SeedProgram: CustomStringConvertible, Sendable {
    let name: String
    let text: String
    var description: String { name }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of documents: in `QUADRANT_SHARED`, or in `shared` beside the checkout.
    static let documents: URL? = {
        let named = ProcessInfo.processInfo.environment["QUADRANT_SHARED"].map { URL(fileURLWithPath: $0) }
        let beside = root.deletingLastPathComponent().appendingPathComponent("shared")
        return [named, beside].compactMap { $0?.appendingPathComponent("seeds") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    static let all: [SeedProgram] = {
        guard let documents else { return [] }
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("quadrant-seeds-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = root.appendingPathComponent("tools/extract-seeds")
        process.arguments = [documents.path, folder.path]
        guard (try? process.run()) != nil else { return [] }
        process.waitUntilExit()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return text.map { SeedProgram(name: name, text: $0) }
        }
    }()
}
