import Foundation
import QuadrantSnapshotTesting
import SwiftUI
import Testing

/// The formats of snapshots. The references in `__Snapshots__` are compared byte by byte: they are the same on every
/// machine.
@MainActor @Suite(.snapshots(record: .never)) struct StrategiesTests {
    private struct Card: View {
        @Environment(\.horizontalSizeClass) private var size
        @Environment(\.locale) private var locale
        var body: some View {
            VStack(alignment: .leading) {
                Label("Wind", systemImage: "wind").font(.headline)
                Text(7, format: .number.precision(.fractionLength(1)))
                Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.day().month().hour())
                    .foregroundStyle(.secondary)
                Text(verbatim: 1234.5.formatted())
                Text(size == .compact ? "compact" : "regular")
            }
            .padding()
        }
    }

    private func bytes(_ name: String) throws -> Data {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/StrategiesTests")
        return try Data(contentsOf: folder.appendingPathComponent(name))
    }

    private func data<Format>(_ strategy: Snapshotting<Card, Format>) -> Data {
        var found = Data()
        _ = verifySnapshot(of: 1, as: .description, record: .never)
        strategy.snapshot(Card()).run { found = strategy.diffing.toData($0) }
        return found
    }

    @Test func picturesAreTheSameBytesOnEveryMachine() throws {
        assertSnapshot(of: Card(), as: .image, named: "card")
        #expect(try data(.image) == bytes("picturesAreTheSameBytesOnEveryMachine.card.png"))
    }

    @Test func vectorsAreTheSameBytesOnEveryMachine() throws {
        assertSnapshot(of: Card(), as: .svg, named: "card")
        assertSnapshot(of: Card(), as: .pdf, named: "card")
    }

    @Test func trees() {
        assertSnapshot(of: Card(), as: .layoutTree, named: "layout")
        assertSnapshot(of: Card(), as: .accessibilityTree, named: "accessibility")
        assertSnapshot(of: Card(), as: .displayList, named: "displayList")
    }

    @Test func traitsOfADevice() {
        assertSnapshots(of: Card(), as: [
            "se": .layoutTree(layout: .device(config: .iPhoneSe)),
            "pad": .layoutTree(layout: .device(config: .iPadMini(.portrait))),
            "large": .layoutTree(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
            "rightToLeft": .layoutTree(traits: UITraitCollection(layoutDirection: .rightToLeft)),
        ])
    }

    @Test func aDeviceHasItsPixels() throws {
        let strategy = Snapshotting<Card, UIImage>.image(
            layout: .device(config: .iPhone13), traits: UITraitCollection(userInterfaceStyle: .dark))
        var image: UIImage?
        strategy.snapshot(Card()).run { image = $0 }
        #expect(try #require(image).size == CGSize(width: 390, height: 844))
        #expect(try #require(image).scale == 3)
    }

    @Test func valuesAsText() {
        struct User: Encodable {
            var name = "Ada", ages = [36, 1]
            var note: String?
            var map = ["b": 2, "a": 1]
        }
        assertSnapshot(of: User(), as: .dump, named: "dump")
        assertSnapshot(of: User(), as: .json, named: "json")
        assertSnapshot(of: 7.5, as: .description, named: "description")
    }

    @Test func viewsOfUIKit() throws {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
        var image: UIImage?
        Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe).snapshot(controller).run { image = $0 }
        #expect(try #require(image).size == CGSize(width: 320, height: 568))
        let label = UILabel()
        label.text = "Label"
        Snapshotting<UIView, UIImage>.image(size: CGSize(width: 60, height: 30)).snapshot(label).run { image = $0 }
        #expect(try #require(image).size == CGSize(width: 60, height: 30))
    }

    @Test func pullbackAndWait() {
        let strategy = Snapshotting<Card, String>.wait(for: 0.01, on: .layoutTree)
            .pullback { (_: Int) in Card() }
        var text = ""
        strategy.snapshot(1).run { text = $0 }
        #expect(text.hasPrefix("padding"))
    }
}
