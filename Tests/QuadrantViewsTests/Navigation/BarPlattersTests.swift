import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Plates of bar items") @MainActor
struct BarPlattersTests {
    private func screen<Items: ToolbarContent>(
        safeArea: CGFloat = 62, @ToolbarContentBuilder _ items: @escaping @MainActor () -> Items
    ) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                    safeArea: EdgeInsets(top: safeArea, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                Color.clear.navigationTitle("Home").navigationBarTitleDisplayMode(.inline).toolbar { items() }
            }
        }
    }

    /// The frames of the surfaces of glass, from the leading edge.
    private func plates(_ scene: ViewHarness) -> [CGRect] { scene.frames(withAttribute: "glass") }

    /// Measured: a plate is as wide as its text and 32, 44 high, 16 from the edge, at the top of the bar.
    @Test func aTextHasAPlateOfItsOwn() throws {
        let scene = screen {
            ToolbarItem(placement: .topBarTrailing) { Button("Reset") {} }
        }
        let text = ViewHarness(design: .ios26) { Text("Reset").font(.system(size: 17)).tagged("text") }.size("text")
        let plate = try #require(plates(scene).first)
        #expect(abs(plate.width - text.width - 32) < 0.01 && plate.height == 44 && plate.minY == 62)
        #expect(abs(plate.maxX - 386) < 0.01)
    }

    @Test func symbolsShareAPlateUnlessASpacerSeparatesThem() {
        let shared = screen {
            ToolbarItem { Button("Add", systemImage: "plus") {} }
            ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
        #expect(plates(shared).map(\.height) == [44])
        let apart = screen {
            ToolbarItem { Button("Add", systemImage: "plus") {} }
            ToolbarSpacer(.fixed)
            ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
        let found = plates(apart)
        #expect(found.count == 2 && found.allSatisfy { $0.size == CGSize(width: 44, height: 44) })
        if found.count == 2 { #expect(found[1].minX - found[0].maxX == 12) }
    }

    @Test func hiddenSharedBackgroundsAndProminentButtonsHaveNone() {
        let bare = screen {
            ToolbarItem { Button("Add", systemImage: "plus") {} }.sharedBackgroundVisibility(.hidden)
        }
        #expect(plates(bare).isEmpty)
        // The plate is the button's own: a circle.
        let prominent = screen {
            ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
        }
        #expect(plates(prominent).map(\.size) == [CGSize(width: 44, height: 44)])
    }

    /// Published: the plate of a bordered prominent button is the bar's, in the tint colour.
    @Test func borderedProminentButtonsAreThePlate() {
        func found<Style: PrimitiveButtonStyle>(_ style: Style) -> [CGRect] {
            plates(screen {
                ToolbarItem(placement: .topBarTrailing) { Button("Follow") {}.buttonStyle(style) }
            })
        }
        #expect(found(.borderedProminent).map(\.height) == [44])
        #expect(found(.borderedProminent) == found(.glassProminent))
    }

    /// A symbol keeps its plate beside a prominent button, which is a circle of its own.
    @Test func prominentButtonsShareNoPlate() {
        let found = plates(screen {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Done", systemImage: "checkmark") {}.buttonStyle(.glassProminent)
            }
        })
        #expect(found.map(\.size) == [CGSize(width: 44, height: 44), CGSize(width: 44, height: 44)])
        if found.count == 2 { #expect(found[1].minX - found[0].maxX == 12) }
    }

    /// Published: 10 above the bar where the window has no safe area.
    @Test func theBarKeepsADistanceToTheTop() {
        let scene = screen(safeArea: 0) {
            ToolbarItem { Button("Add", systemImage: "plus") {} }
        }
        #expect(plates(scene).map(\.minY) == [10])
    }

    @Test func actionsOfButtonsRun() {
        let log = Log()
        let scene = screen {
            ToolbarItem { Button("Add", systemImage: "plus") { log.note("add") } }
        }
        scene.tap(at: CGPoint(x: 364, y: 84))
        #expect(log.take() == ["add"])
    }

    /// A view of the program's own is what its body is.
    @Test func typesTellWhetherALabelIsText() {
        struct Own: View {
            var body: some View { Button("Reset") {} }
        }
        let scene = screen {
            ToolbarItem { Own() }
            ToolbarItem { EditButton() }
        }
        let found = plates(scene)
        #expect(found.count == 2 && found.allSatisfy { $0.width > 60 })
    }

    /// Measured: symbols have the strokes of semibold, and the colour of an explicit tint of the screen; the mark that
    /// closes has the colour of text.
    @Test func itemsKeepATintOfTheScreen() throws {
        func colors<Label: View>(_ button: Button<Label>) throws -> (red: Int, dark: Int) {
            let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 200), design: .ios26,
                                    safeArea: EdgeInsets(top: 62, leading: 0, bottom: 0, trailing: 0)) {
                NavigationStack {
                    Color.white.ignoresSafeArea().toolbar { ToolbarItem(placement: .topBarTrailing) { button } }
                }
                .tint(.red)
            }
            let plate = try #require(plates(scene).first), pixels = try raster(scene.displayList)
            let scale = pixels.width / 402
            var found = (red: 0, dark: 0)
            for y in Int(plate.minY + 10) * scale..<Int(plate.maxY - 10) * scale {
                for x in Int(plate.minX + 10) * scale..<Int(plate.maxX - 10) * scale {
                    let at = (y * pixels.width + x) * 4, color = pixels.rgba[at..<at + 3].map { Int($0) }
                    if color[0] > 200, color[1] < 100 { found.red += 1 }
                    if color.allSatisfy({ $0 < 60 }) { found.dark += 1 }
                }
            }
            return found
        }
        let plus = try colors(Button("Add", systemImage: "plus") {})
        #expect(plus.red > 0 && plus.dark == 0)
        let close = try colors(Button(role: .close) {})
        #expect(close.red == 0 && close.dark > 0)
    }

    /// A text beside a symbol has the weight of a text, and the symbol the strokes that it has alone.
    @Test func textsBesideSymbolsAreRegular() throws {
        let text = ViewHarness(design: .ios26) { Text("Back").font(.system(size: 17)).tagged("text") }.size("text")
        let beside = screen {
            ToolbarItem(placement: .topBarLeading) {
                Button {} label: { HStack { Image(systemName: "plus"); Text("Back").tagged("text") } }
            }
        }
        #expect(abs(beside.size("text").width - text.width) < 0.01)
        let alone = screen { ToolbarItem(placement: .topBarLeading) { Button("Add", systemImage: "plus") {} } }
        let symbols = [beside, alone].map { $0.frames(withAttribute: "symbol").first?.size }
        #expect(symbols[0] != nil && symbols[0] == symbols[1])
    }

    /// A font of the program's own decides the strokes of its symbol.
    @Test func aSymbolKeepsItsOwnFont() throws {
        func width(_ weight: Font.Weight) throws -> CGFloat {
            let scene = screen {
                ToolbarItem {
                    Button {} label: { Image(systemName: "person.2").font(.system(size: 17, weight: weight)) }
                }
            }
            return try #require(scene.frames(withAttribute: "symbol").first).width
        }
        #expect(try width(.black) > width(.ultraLight))
    }

    /// A toggle that is on has a mark in the tint colour on its plate.
    @Test(arguments: [false, true]) func aToggleThatIsOnIsMarked(_ isOn: Bool) throws {
        let scene = screen {
            ToolbarItem { Toggle("Alarm", systemImage: "bell", isOn: .constant(isOn)).tint(.red) }
        }
        let plate = try #require(plates(scene).first), pixels = try raster(scene.displayList)
        let scale = CGFloat(pixels.width) / 402
        let at = (Int((plate.minY + 7) * scale) * pixels.width + Int(plate.midX * scale)) * 4
        #expect((Int(pixels.rgba[at]) - Int(pixels.rgba[at + 1]) > 100) == isOn)
        #expect(plate.size == CGSize(width: 44, height: 44))
    }

    /// A spacer that is an item of its own separates its neighbours, as one in a group does.
    @Test func aSpacerIsAnItemOfItsOwn() {
        let found = plates(screen {
            ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "square.and.arrow.up") {} }
        })
        #expect(found.map(\.width) == [48, 48] && found.map(\.minX) == [28, 402 - 28 - 48])
    }
}
