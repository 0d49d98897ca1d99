import Foundation
import Testing

/// Programs written for Apple's SwiftUI: the command compiles each one unchanged and writes every format.
///
/// They are those of `Examples/Seeds`, and with `QUADRANT_DOCUMENTS=folder` also the programs that
/// `tools/extract-seeds` extracts from the documents in that folder.
@Suite("Programs written for Apple's SwiftUI")
struct SeedProgramTests {
    @Test func allAreFound() {
        #expect(SeedProgram.examples.map(\.name) == [
            "Coordinates", "CoverFlow", "GeometryReaderBasics", "Helix", "PositionAndBackground", "Quadrant",
            "SliderLabel", "Speed",
        ])
    }

    @Test(arguments: SeedProgram.all)
    func everySeedIsDrawnInEveryFormat(program: SeedProgram) throws {
        let command = try Command(["view.swift": program.text])
        for (type, mark) in [("png", "PNG"), ("svg", "<"), ("pdf", "%PDF")] {
            let result = try command.run("render", "view.swift", "-o", "view.\(type)")
            #expect(result.code == 0, "\(program.name): \(result.errors)")
            let picture = command.data("view.\(type)") ?? Data()
            #expect(picture.count > 500)
            // The first byte of a PNG is not ASCII.
            #expect(picture.dropFirst(type == "png" ? 1 : 0).starts(with: Data(mark.utf8)))
        }
    }

    /// `Coordinates` prints the recorded numbers (case `seed-day93-ios13`) when its text is tapped, digit by digit.
    @Test func coordinatesArePrinted() throws {
        let program = try #require(SeedProgram.examples.first { $0.name == "Coordinates" })
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

struct SeedProgram: CustomStringConvertible, Sendable {
    let name: String
    let text: String
    var description: String { name }

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let all = examples + extracted

    /// The programs of the repository, by name.
    static let examples = programs(in: root.appendingPathComponent("Examples/Seeds"))

    /// The programs of the documents in `QUADRANT_DOCUMENTS`; none without that variable.
    private static let extracted: [SeedProgram] = {
        guard let documents = ProcessInfo.processInfo.environment["QUADRANT_DOCUMENTS"] else { return [] }
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("quadrant-seeds-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = root.appendingPathComponent("tools/extract-seeds")
        process.arguments = [documents, folder.path]
        guard (try? process.run()) != nil else { return [] }
        process.waitUntilExit()
        return programs(in: folder)
    }()

    private static func programs(in folder: URL) -> [SeedProgram] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            return text.map { SeedProgram(name: String(name.dropLast(6)), text: $0) }
        }
    }
}
