import Foundation
import QuadrantDisplayList
import Testing
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

/// The drawings for the names of symbols (#9.20).
@MainActor @Suite("Drawings of symbols")
struct SymbolDrawingTests {
    private func scene(_ name: String) -> ViewHarness {
        ViewHarness { Image(systemName: name).resizable().frame(width: 100, height: 100) }
    }

    /// Tests whether points of a square of 100 are covered by the symbol stretched over it.
    private func cover(_ name: String) -> (CGFloat, CGFloat) -> Bool {
        let fills = scene(name).fills
        return { x, y in fills.contains { $0.path.contains(CGPoint(x: x, y: y), eoFill: $0.isEvenOdd) } }
    }

    private func size(_ name: String) -> CGSize {
        let scene = ViewHarness { Image(systemName: name).resizable() }
        return scene.sizeThatFits(nil, nil)
    }

    /// Arrows point where the name says.
    @Test func arrowsPointWhereTheirNamesSay() {
        #expect(size("arrow.left.and.right").width > size("arrow.left.and.right").height)
        #expect(size("arrow.up.and.down").height > size("arrow.up.and.down").width)
        #expect(cover("arrow.left.and.right")(50, 50))
        for (name, isRising) in [("arrow.up.left.and.arrow.down.right", false),
                                 ("arrow.up.right.and.arrow.down.left", true)] {
            let covers = cover(name)
            func touches(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> Bool {
                x.steps.contains { x in y.steps.contains { covers(x, $0) } }
            }
            #expect(touches(0...25, 0...25) != isRising)
            #expect(touches(75...100, 0...25) == isRising)
        }
    }

    /// A seal has no glyph on it.
    @Test func sealsAreEmpty() {
        #expect(!cover("seal")(50, 50))
        #expect(cover("seal.fill")(50, 50))
        #expect(cover("seal.fill")(45, 60))
        #expect(!scene("checkmark.seal.fill").fills.isEmpty)
    }

    /// The slash runs from the top left to the bottom right of a square, with a gap on both sides.
    @Test(arguments: ["bell.slash", "eye.slash", "mic.slash"])
    func slashesFall(_ name: String) throws {
        let scene = ViewHarness { Image(systemName: name).font(.system(size: 100)) }
        let frame = scene.sizeThatFits(nil, nil)
        func covers(_ along: CGFloat, _ across: CGFloat) -> Bool {
            let point = CGPoint(x: frame.width / 2 + along + across, y: frame.height / 2 + along - across)
            return scene.fills.contains { $0.path.contains(point) }
        }
        for along in stride(from: CGFloat(-45), through: 45, by: 5) {
            #expect(covers(along, 0))
            #expect(!covers(along, 5.5) && !covers(along, -5.5))
        }
        #expect(!covers(-55, 0) && !covers(55, 0))
    }

    /// A symbol without a drawing keeps its layout size, is drawn as a dotted square, and is reported once per name.
    @Test func missingSymbolsAreDottedSquaresAndReportedOnce() {
        let scene = ViewHarness {
            VStack {
                ForEach(0..<3, id: \.self) { _ in Image(systemName: "yoga.zipper") }
                Image(systemName: "bowling.yoga").tagged("bowling")
            }
        }
        scene.settle()
        #expect(scene.size("bowling").width > 10 && scene.size("bowling").height > 10)
        let square = ViewHarness { Image(systemName: "square.dashed") }
        #expect(scene.fills.count == 4 * square.fills.count)
        #expect(scene.takeReports().map(\.what).sorted() == [
            "the symbol \"bowling.yoga\" has no drawing; drawing a dotted square of its size.",
            "the symbol \"yoga.zipper\" has no drawing; drawing a dotted square of its size.",
        ])
    }

    /// Trademarks are neutral pictures, and reported (#33.25).
    @Test(arguments: ["applelogo", "apple.logo", "xbox.logo", "swift", "beats.headphones", "homekit"])
    func trademarksAreNeutralPictures(_ name: String) {
        let scene = scene(name)
        scene.settle()
        #expect(!scene.fills.isEmpty)
        #expect(scene.takeReports().map(\.what)
            == ["the symbol \"\(name)\" is a trade mark; drawing a neutral mark."])
    }

    /// Names of icons that are not SF Symbols are unknown, as on Apple's systems.
    @Test(arguments: ["facebook", "github", "google", "twitter", "arrow-clockwise", "no.such.symbol", "spotify", ""])
    func namesOfOtherIconsAreUnknown(_ name: String) {
        let scene = ViewHarness { Image(systemName: name) }
        #expect(scene.sizeThatFits(nil, nil) == .zero)
        #expect(scene.takeReports().count == 1)
    }

    /// Composed of the two symbols, in the frame of the folder.
    @Test(arguments: ["questionmark.folder", "questionmark.folder.fill"])
    func aFolderHoldsAnotherSymbol(_ name: String) {
        let scene = scene(name)
        scene.settle()
        #expect(!scene.fills.isEmpty)
        #expect(scene.takeReports().isEmpty)
    }

    /// A variant without a drawing has no effect on the symbol.
    @Test func unknownVariantsKeepTheSymbol() {
        let plain = ViewHarness { Image(systemName: "hammer") }
        let varied = ViewHarness { Image(systemName: "hammer").symbolVariant(.fill) }
        #expect(varied.sizeThatFits(nil, nil) == plain.sizeThatFits(nil, nil))
        #expect(!varied.fills.isEmpty)
    }

    // MARK: layers

    /// Two styles form a palette: the person in the first, the disc in the second.
    @Test func paletteColoursLayers() {
        let scene = ViewHarness {
            Image(systemName: "person.crop.circle.fill").foregroundStyle(.white, Color(red: 0, green: 0, blue: 1))
        }
        #expect(scene.colors == ["#0000FFFF", "#FFFFFFFF"])
        let named = ViewHarness {
            Image(systemName: "person.crop.circle.fill").symbolRenderingMode(.palette)
                .foregroundStyle(.white, Color(red: 0, green: 0, blue: 1), .red)
        }
        #expect(named.colors == ["#0000FFFF", "#FFFFFFFF"])
    }

    @Test(arguments: ["checkmark.circle.fill", "xmark.square.fill", "exclamationmark.triangle.fill",
                      "heart.circle.fill", "7.circle.fill", "checkmark.seal.fill", "plus.circle",
                      "person.badge.plus", "wifi.slash"])
    func enclosuresBadgesAndSlashesAreLayers(_ name: String) {
        let scene = ViewHarness { Image(systemName: name).foregroundStyle(.white, Color(red: 0, green: 0, blue: 1)) }
        #expect(Set(scene.colors) == ["#0000FFFF", "#FFFFFFFF"])
    }

    /// The opacity of the layers of a hierarchical symbol decreases from the first to the last.
    @Test func hierarchicalLayersFade() {
        let scene = ViewHarness {
            Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical)
                .foregroundStyle(Color(red: 0, green: 0, blue: 1))
        }
        #expect(scene.colors == ["#0000FF80", "#0000FFFF"])
        let around = ViewHarness {
            Image(systemName: "checkmark.circle.fill").foregroundStyle(Color(red: 0, green: 0, blue: 1))
                .symbolRenderingMode(.hierarchical)
        }
        #expect(around.colors == scene.colors)
    }

    /// The inner circle is the first layer, the outer one the second (#33.25).
    @Test func circlesAreTwoLayers() {
        let scene = ViewHarness {
            Image(systemName: "circle.circle").foregroundStyle(.white, Color(red: 0, green: 0, blue: 1))
        }
        #expect(scene.colors == ["#0000FFFF", "#FFFFFFFF"])
    }

    /// Symbols with colours of their own have them in multicolor mode and with their original colours (#33.17).
    @Test(arguments: [
        ("heart.fill", ["#FF3B30FF"]), ("leaf.fill", ["#34C759FF"]), ("bolt.fill", ["#FFCC00FF"]),
        ("drop.fill", ["#007AFFFF"]), ("flame.fill", ["#FF9500FF"]), ("hammer", ["#000000FF"]),
        ("exclamationmark.triangle.fill", ["#FFCC00FF", "#FFFFFFFF"]), ("trash", ["#FF3B30FF"]),
        ("heart.circle", ["#FF3B30FF", "#FF3B30FF"]), ("checkmark.circle.fill", ["#34C759FF", "#FFFFFFFF"]),
    ])
    func symbolsHaveColours(_ name: String, _ colors: [String]) {
        func shown(_ image: Image) -> [String] { ViewHarness { image.foregroundStyle(.black) }.colors }
        let image = Image(systemName: name)
        #expect(shown(image.symbolRenderingMode(.multicolor)) == colors)
        #expect(shown(image.renderingMode(.original)) == colors)
        #expect(shown(image.renderingMode(.original).symbolRenderingMode(.monochrome)) == ["#000000FF"])
        #expect(shown(image.renderingMode(.template)) == ["#000000FF"])
    }

    /// Names of symbols that are not drawn have a symbol's size (#33.17).
    @Test(arguments: ["figure.rower", "figure.archery", "figure.table.tennis", "teddybear.fill", "homepodmini.2.fill"])
    func realNamesHaveTheSizeOfASymbol(_ name: String) {
        let scene = ViewHarness { Image(systemName: name) }
        #expect(scene.sizeThatFits(nil, nil).width > 15)
        #expect(scene.takeReports().allSatisfy { $0.what.contains("has no drawing") })
    }

    /// With one style, or monochrome, all layers are drawn in the first style; a glyph in a disc is a hole.
    @Test func oneStyleDrawsOneColour() {
        let plain = ViewHarness { Image(systemName: "checkmark.circle.fill").foregroundStyle(.red) }
        #expect(plain.colors == ["#FF3B30FF"])
        let chosen = ViewHarness {
            Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)
        }
        #expect(chosen.colors == ["#FF3B30FF"])
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var steps: [CGFloat] { Array(stride(from: lowerBound, through: upperBound, by: 2)) }
}
