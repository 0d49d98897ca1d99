import Foundation
import QuadrantSnapshotTesting
import SwiftUI
import Testing

/// Record modes, names, and the messages of failures.
@MainActor @Suite final class AssertSnapshotTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapshots-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private struct Card: View {
        var width: CGFloat = 40
        @State private var count = 0
        var body: some View {
            HStack(spacing: 4) {
                Color.blue.frame(width: width, height: 20)
                Button("Count \(count)") { count += 1 }
            }
            .padding(4)
        }
    }

    private func verify(_ view: Card, named name: String? = "card",
                        _ record: SnapshotTestingConfiguration.Record? = nil,
                        as strategy: Snapshotting<Card, UIImage> = .image, test: String = #function) -> String? {
        verifySnapshot(of: view, as: strategy, named: name, record: record, snapshotDirectory: folder.path,
                       testName: test)
    }

    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    @Test func aMissingReferenceIsRecordedAndTheTestFailsOnce() throws {
        let message = try #require(verify(Card()))
        #expect(message.contains("there was no reference; the snapshot was recorded"))
        #expect(FileManager.default.fileExists(
            atPath: file("aMissingReferenceIsRecordedAndTheTestFailsOnce.card.png").path))
        #expect(verify(Card()) == nil)
    }

    @Test func neverRecordsNothing() throws {
        #expect(try #require(verify(Card(), .never)).contains("there is no reference"))
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func aDifferenceNamesLayoutThenDisplayListThenPixels() throws {
        _ = verify(Card())
        let message = try #require(verify(Card(width: 42)))
        let layout = try #require(message.range(of: "frame has width: 42.0 instead of 40.0"))
        let list = try #require(message.range(of: "  display list\n"))
        let pixels = try #require(message.range(of: "  pixels\n"))
        #expect(layout.upperBound < list.lowerBound)
        #expect(list.upperBound < pixels.lowerBound)
        #expect(message.contains("pixels instead of"))
        // The reference stays.
        #expect(verify(Card()) == nil)
    }

    @Test func failedRecordsWhatDiffers() throws {
        _ = verify(Card(), named: "other")
        let test = "failedRecordsWhatDiffers"
        try FileManager.default.copyItem(at: file("\(test).other.png"), to: file("\(test).card.png"))
        #expect(try #require(verify(Card(width: 44), .failed)).contains("is the reference now"))
        #expect(verify(Card(width: 44)) == nil)
    }

    @Test func allRecordsAndFails() throws {
        _ = verify(Card())
        let message = withSnapshotTesting(record: .all) { verify(Card()) }
        #expect(try #require(message).contains("the snapshot was recorded"))
        #expect(try #require(message).contains("record: .all"))
    }

    @Test func twoSnapshotsOfOneNameKeepTheFirst() throws {
        _ = verify(Card(), .all)
        #expect(try #require(verify(Card(width: 60), .all)).contains("two different snapshots were recorded"))
        #expect(verify(Card()) == nil)
    }

    @Test func assertionsWithoutANameAreNumbered() throws {
        for width in [10.0, 20] { _ = verify(Card(width: width), named: nil, test: "numbers()") }
        #expect(FileManager.default.fileExists(atPath: file("numbers.1.png").path))
        #expect(FileManager.default.fileExists(atPath: file("numbers.2.png").path))
    }

    @Test func namesBecomeFileNames() throws {
        _ = verify(Card(), named: "a/b: é", test: "odd name(argument:)")
        #expect(FileManager.default.fileExists(atPath: file("odd-name-argument.a-b-é.png").path))
    }

    @Test func aReferenceThatIsNoPictureIsNamed() throws {
        _ = verify(Card())
        let reference = file("aReferenceThatIsNoPictureIsNamed.card.png")
        try Data("no picture".utf8).write(to: reference)
        #expect(try #require(verify(Card())).contains("the reference cannot be read: it is no PNG"))
        #expect(try Data(contentsOf: reference) == Data("no picture".utf8))
    }

    @Test func aFolderThatCannotBeWrittenIsNamed() throws {
        try Data().write(to: folder)
        #expect(verify(Card()) != nil)
    }

    @Test func stepsComeBeforeThePicture() throws {
        _ = verify(Card())
        #expect(verify(Card(), as: .image(after: .tap("Count 0"))) != nil)
        #expect(verify(Card(), as: .image(after: .wait(1))) == nil)
        let message = try #require(verify(Card(), as: .image(after: .tap("Save"))))
        #expect(message.contains("no view is named 'Save'"))
        #expect(message.contains("'Count 0'"))
    }

    @Test func precisionAllowsDifferingPixels() {
        _ = verify(Card(), as: .image(layout: .fixed(width: 200, height: 100)))
        let layout = SwiftUISnapshotLayout.fixed(width: 200, height: 100)
        #expect(verify(Card(width: 41), as: .image(layout: layout)) != nil)
        #expect(verify(Card(width: 41), as: .image(precision: 0.9, layout: layout)) == nil)
    }

    @Test func aStrategyThatDeliversNothingRunsOutOfTime() throws {
        let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in
            Async { _ in }
        })
        let message = verifySnapshot(of: 1, as: strategy, snapshotDirectory: folder.path, timeout: 0.05)
        #expect(try #require(message).contains("was not there after 0.05 seconds"))
    }

    @Test func anErrorOfTheValueFails() throws {
        func value() throws -> String { throw CocoaError(.fileNoSuchFile) }
        let message = verifySnapshot(of: try value(), as: .lines, snapshotDirectory: folder.path)
        #expect(try #require(message).contains("threw an error"))
    }

    @Test(.snapshots(record: .never)) func aTraitSetsTheMode() throws {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        #expect(try #require(verify(Card())).contains("there is no reference"))
    }

    @Test func assertionsFailTheTest() {
        withKnownIssue {
            assertSnapshot(of: "a", as: .lines, record: .never)
        } matching: { issue in
            "\(issue)".contains("there is no reference")
        }
    }
}
