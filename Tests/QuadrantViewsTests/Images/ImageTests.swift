import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("Image")
struct ImageTests {
    private let checker = ImagePixels(width: 4, height: 2, rgba: Array(repeating: 255, count: 32))

    @Test func imagesHaveTheirOwnSize() {
        let scene = ViewHarness { Image(pixels: checker, scale: 2) }
        #expect(scene.sizeThatFits(100, 100) == CGSize(width: 2, height: 1))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 2, height: 1))
    }

    @Test func resizableImagesTakeTheSpaceOffered() {
        let scene = ViewHarness { Image(pixels: checker, scale: 1).resizable() }
        #expect(scene.sizeThatFits(100, 80) == CGSize(width: 100, height: 80))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 4, height: 2))
        let fitted = ViewHarness { Image(pixels: checker, scale: 1).resizable().scaledToFit() }
        #expect(fitted.sizeThatFits(100, 80) == CGSize(width: 100, height: 50))
    }

    @Test func capInsetsKeepTheirSize() {
        let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
        let scene = ViewHarness(offering: 20, 2) { Image(pixels: checker, scale: 1).resizable(capInsets: insets) }
        let frames = scene.displayList.root.images.map(\.frame.width)
        #expect(frames == [1, 18, 1])
    }

    @Test func anUnknownImageTakesNoSpaceAndIsReportedOnce() {
        let scene = ViewHarness { Image("nowhere").tagged("image") }
        scene.settle()
        #expect(scene.size("image") == .zero)
        #expect(scene.takeReports().map(\.what) == ["no image named \"nowhere\"; drawing nothing."])
    }

    @Test func namedImagesComeFromCatalogsAndFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Group/Dot.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Bitmap.data(width: 6, height: 4).write(to: set.appendingPathComponent("dot@2x.bmp"))
        try Data(#"{"images":[{"filename":"dot@2x.bmp","scale":"2x","idiom":"universal"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        try Bitmap.data(width: 5, height: 3).write(to: folder.appendingPathComponent("loose.bmp"))
        let colors = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
        try Data(#"""
            {
                "colors":[{"idiom":"universal","color":{"color-space":"srgb",
                "components":{"red":"0x80","green":"0.5","blue":"255","alpha":"1.000"}}}]
            }
            """#.utf8).write(to: colors.appendingPathComponent("Contents.json"))
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                Image("Dot").tagged("dot")
                Image("loose").tagged("loose")
                Color("Brand")
            }.environment(\.imageSearchPaths, [folder.path])
        }
        #expect(scene.size("dot") == CGSize(width: 3, height: 2))
        #expect(scene.size("loose") == CGSize(width: 5, height: 3))
        #expect(scene.colors == ["#8080FFFF"])
    }

    /// The disk of a Mac finds names in either case and with accents in either form. An entry without its file gives
    /// way to one that has it.
    @Test func filesOfCatalogsAreFoundAsOnAMac() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Dot.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Bitmap.data(width: 6, height: 4).write(to: set.appendingPathComponent("Caf\u{e9}.bmp"))
        try Data("""
            {"images":[{"filename":"cafe\u{301}.BMP","scale":"1x"},{"filename":"none@3x.bmp","scale":"3x"}]}
            """.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let scene = ViewHarness(offering: 100, 100) {
            Image("Dot").tagged("dot").environment(\.imageSearchPaths, [folder.path])
        }
        #expect(scene.size("dot") == CGSize(width: 6, height: 4))
    }

    /// A set may name a colour of the system, for all appearances or for one.
    @Test func coloursMayReferToTheSystems() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("system-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"""
            {
                "colors":[{"idiom":"universal","color":{"color-space":"srgb",
                "components":{"red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},
                {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
                "color":{"platform":"ios","reference":"systemGray5Color"}}]
            }
            """#.utf8).write(to: set.appendingPathComponent("Contents.json"))
        func colors(_ scheme: ColorScheme) -> [String] {
            ViewHarness(offering: 10, 10) {
                Color("Brand").environment(\.colorScheme, scheme).environment(\.imageSearchPaths, [folder.path])
            }.colors
        }
        #expect(colors(.light) == ["#FF0000FF"])
        #expect(colors(.dark) == ["#2C2C2EFF"])
    }

    /// An entry with an unknown reference is as if it were not there; the others are the colour (#33.23).
    @Test func anUnknownReferenceLosesItsEntryAlone() throws {
        func colors(_ light: String, _ dark: String) throws -> [String] {
            let name = "Brand"
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("unknown-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(#"""
                {"colors":[{"idiom":"universal","color":\#(light)},
                {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":\#(dark)}]}
                """#.utf8).write(to: set.appendingPathComponent("Contents.json"))
            return [ColorScheme.light, .dark].flatMap { scheme in
                ViewHarness(offering: 10, 10) {
                    Color(name).environment(\.colorScheme, scheme).environment(\.imageSearchPaths, [folder.path])
                }.colors
            }
        }
        func named(_ reference: String) -> String { #"{"platform":"ios","reference":"\#(reference)"}"# }
        let red = #"{"color-space":"srgb","components":{"red":"1.000","green":"0.000","blue":"0.000"}}"#
        #expect(try colors(red, named("someNewColor")) == ["#FF0000FF", "#FF0000FF"])
        #expect(try colors(named("someNewColor"), red) == ["#FF0000FF", "#FF0000FF"])
        #expect(try colors(named("darkTextColor"), named("lightTextColor")) == ["#000000FF", "#FFFFFF99"])
        #expect(try colors(named("groupTableViewBackgroundColor"), red) == ["#F2F2F7FF", "#FF0000FF"])
    }

    /// A phone's screen takes the wide gamut variant, and the high contrast variant only on request.
    @Test func coloursHaveVariants() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func entry(_ red: Int, _ rest: String) -> String {
            #"{"idiom":"universal",\#(rest)"color":{"components":{"red":"\#(red)","green":"0","blue":"0"}}}"#
        }
        let dark = #"{"appearance":"luminosity","value":"dark"}"#, high = #"{"appearance":"contrast","value":"high"}"#
        let entries = [
            entry(16, #""appearances":[\#(high)],"#), entry(32, #""display-gamut":"sRGB","#),
            entry(48, #""display-gamut":"display-P3","#), entry(64, #""appearances":[\#(dark),\#(high)],"#),
            entry(80, #""appearances":[\#(dark)],"#),
        ]
        try Data("{\"colors\":[\(entries.joined(separator: ","))]}".utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        let light = entry(96, #""appearances":[{"appearance":"luminosity","value":"light"}],"#)
        let other = folder.appendingPathComponent("Assets.xcassets/Other.colorset")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        // The variant for the light appearance precedes the one for any appearance.
        try Data("{\"colors\":[\(entry(32, "")),\(light)]}".utf8)
            .write(to: other.appendingPathComponent("Contents.json"))
        let scene = ViewHarness(offering: 100, 100) {
            VStack {
                ForEach(["Brand", "Other"], id: \.self) { name in
                    Color(name)
                    Color(name).environment(\.colorScheme, .dark)
                }
            }
            .environment(\.imageSearchPaths, [folder.path])
        }
        #expect(scene.colors == ["#300000FF", "#500000FF", "#600000FF", "#200000FF"])
    }

    /// A resizable image that is not found takes its proposal, and is transparent (#9.33).
    @Test func anUnknownResizableImageTakesTheSpaceOffered() {
        let scene = ViewHarness(offering: 80, 60) { Image("nowhere").resizable().tagged("image").background(.red) }
        #expect(scene.size("image") == CGSize(width: 80, height: 60))
        #expect(scene.drawnFrames == [CGRect(x: 0, y: 0, width: 80, height: 60)])
        #expect(scene.sizeThatFits(nil, nil) == .zero)
        #expect(scene.takeReports().count == 1)
    }

    /// A catalog's "AccentColor" is the default tint, in light and dark; an entry without a colour has no effect.
    @Test func catalogsHoldTheAccentColor() throws {
        func colors(_ contents: String) throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("accent-\(UUID().uuidString)")
            let set = folder.appendingPathComponent("Assets.xcassets/AccentColor.colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
            return ViewHarness(offering: 100, 100) {
                VStack {
                    Color.accentColor
                    Color.accentColor.environment(\.colorScheme, .dark)
                    Color.accentColor.tint(Color(red: 1, green: 0, blue: 0))
                }.environment(\.imageSearchPaths, [folder.path])
            }.colors
        }
        let own = try colors(#"""
            {
                "colors":[{"idiom":"universal","color":{"components":{"red":"0","green":"128","blue":"0"}}},
                {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
                "color":{"components":{"red":"0","green":"255","blue":"0"}}}]
            }
            """#)
        #expect(own == ["#008000FF", "#00FF00FF", "#FF0000FF"])
        #expect(try colors(#"{"colors":[{"idiom":"universal"}]}"#) == ["#007AFFFF", "#0A84FFFF", "#FF0000FF"])
    }
}

@MainActor @Suite("Symbols")
struct SymbolTests {
    /// Measured at 13 points on a Mac. Scales change the size of the ink and not the margins.
    @Test func starsHaveTheMeasuredSize() {
        func star(_ scale: Image.Scale) -> CGSize {
            ViewHarness { Image(systemName: "star").imageScale(scale).font(.system(size: 13)) }.sizeThatFits(nil, nil)
        }
        #expect(star(.medium) == CGSize(width: 16.5, height: 16))
        #expect(star(.small) == CGSize(width: 13.5, height: 13))
        #expect(star(.large) == CGSize(width: 21.5, height: 20.5))
    }

    /// A picture of Apple's leaves at most the line of 20.5 points to the circle, at 17 points.
    @Test func circlesFitALineOfText() {
        let size = ViewHarness { Image(systemName: "checkmark.circle.fill") }.sizeThatFits(nil, nil)
        #expect(size.height <= 20.5 && size.width <= 20.5)
    }

    /// Captured on an iPhone at 3×: 80 × 71.333 points on the pixel grid.
    @Test func theSwiftBirdKeepsItsRatio() {
        let scene = ViewHarness(.threePixels) { Image(systemName: "swift").resizable().scaledToFit() }
        let size = scene.sizeThatFits(80, 80)
        #expect(size.width == 80)
        #expect((size.height * 3).rounded() / 3 == (214.0 / 3 as CGFloat))
        #expect(scene.takeReports().count == 1, "a trade mark")
    }

    @Test(arguments: ["star.fill", "chevron.forward", "person.crop.circle.badge.plus", "7.circle", "12.square.fill",
                      "bell.slash.fill",
                      "heart.circle.fill", "swift", "trash.circle", "paintpalette", "hourglass.bottomhalf.fill"])
    func commonNamesAreKnown(_ name: String) {
        let scene = ViewHarness { Image(systemName: name) }
        #expect(scene.sizeThatFits(nil, nil).width > 0)
        #expect(!scene.fills.isEmpty)
        #expect(scene.takeReports().count == (name == "swift" ? 1 : 0), "a trade mark")
    }

    @Test func anUnknownSymbolIsReported() {
        let scene = ViewHarness { Image(systemName: "no.such.symbol") }
        #expect(scene.sizeThatFits(nil, nil) == .zero)
        #expect(scene.takeReports().map(\.what) == ["no symbol named \"no.such.symbol\"; drawing nothing."])
    }

    @Test func symbolsHaveTheForegroundStyle() {
        #expect(ViewHarness { Image(systemName: "star").foregroundStyle(.red) }.firstColor == "#FF3B30FF")
    }

    @Test func variantsAddTheirWords() {
        let plain = ViewHarness { Image(systemName: "heart").symbolVariant(SymbolVariants.fill) }
        let filled = ViewHarness { Image(systemName: "heart.fill") }
        #expect(plain.fills == filled.fills)
    }

    @Test func forwardIsLeftWhereTextRunsLeft() {
        let forward = ViewHarness { Image(systemName: "chevron.forward").environment(\.layoutDirection, .rightToLeft) }
        let left = ViewHarness { Image(systemName: "chevron.left") }
        #expect(forward.fills.map(\.path) == left.fills.map(\.path))
    }

    /// At 13 points, the symbol is centred on the cap height, and 3 points of a star are below the baseline.
    @Test func symbolsSitOnTheBaselineOfText() {
        let scene = ViewHarness { Image(systemName: "star").font(.system(size: 13)).tagged("star") }
        #expect(abs(scene.baseline(.firstTextBaseline, of: "star") - (16 - 3)) < 1e-9)
    }
}

extension Fragment {
    var images: [ImageItem] {
        items.flatMap { item -> [ImageItem] in
            switch item {
            case .image(let image): return [image]
            case .fragment(let inner, _), .effect(_, let inner, _): return inner.images
            default: return []
            }
        }
    }
}
