import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Looks of rows")
struct RowAppearanceTests {
    /// 11 above and below of the minimum height of 44 are padding.
    @Test func aColorTakesTheHeightARowHasAtLeast() {
        let scene = window {
            List {
                Color.red.tagged("usual")
                Color.red.tagged("wide").listRowInsets(EdgeInsets())
                Color.red.frame(height: 60).tagged("own")
            }
        }
        #expect(scene.frame("usual").height == (44.0 - 2 * 11 as CGFloat))
        #expect(scene.frame("wide").height == 44)
        #expect(scene.frame("wide").width == (390.0 - 2 * 20 as CGFloat))
        #expect(scene.frame("own").height == 60)
    }

    /// 4 points at the leading edge, 10 at the others; nil is the default inset.
    @Test func insetsMayBeSetForSomeEdges() {
        let scene = window {
            List {
                Color.red.tagged("some").listRowInsets(.leading, 4)
                Color.red.tagged("both").listRowInsets(.leading, 4).listRowInsets(EdgeInsets())
                Color.red.tagged("all").listRowInsets(.all, 10)
                Color.red.tagged("plain").listRowInsets(.all, nil)
            }
        }
        let plain = scene.frame("plain")
        #expect(scene.frame("some").minX == (20 + 4 as CGFloat))
        #expect(scene.frame("some").maxX == plain.maxX && scene.frame("some").height == plain.height)
        #expect(scene.frame("both").minX == (20 + 4 as CGFloat) && scene.frame("both").maxX == (390.0 - 20 as CGFloat))
        #expect(scene.frame("all").width == (390.0 - 2 * 20 - 2 * 10 as CGFloat))
        #expect(scene.frame("all").height == (44.0 - 2 * 10 as CGFloat))
    }

    /// Content that overlaps the rounded corners of a section is clipped by them; other content is drawn unclipped.
    @Test func contentIsCutOffByTheCornersOfItsSection() {
        func clips(_ insets: EdgeInsets?, count: Int) -> Int {
            let scene = window {
                List { ForEach(0..<count, id: \.self) { _ in Color.red.listRowInsets(insets) } }
            }
            func clips(_ fragment: Fragment) -> Int {
                fragment.items.reduce(0) { sum, item in
                    switch item {
                    case .effect(.clip(let path, _, _), let inner, _):
                        sum + clips(inner) + (path.boundingRect.width == 350 ? 1 : 0)
                    case .effect(_, let inner, _), .fragment(let inner, _): sum + clips(inner)
                    default: sum
                    }
                }
            }
            return clips(scene.displayList.root)
        }
        #expect(clips(EdgeInsets(), count: 1) == 1)
        #expect(clips(EdgeInsets(), count: 3) == 2)
        #expect(clips(nil, count: 3) == 0)
        #expect(clips(EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3), count: 1) == 0)
    }

    /// A row with a minimum height of 44 proposes its content the whole height: flexible content fills it, a text is
    /// centred.
    @Test(arguments: [false, true]) func contentIsOfferedTheWholeRow(mirrored: Bool) {
        let scene = window {
            List {
                Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).tagged("frame").listRowInsets(EdgeInsets())
                VStack(spacing: 0) { Probe("top", 10, 5); Spacer(minLength: 0); Probe("bottom", 10, 5) }.tagged("stack")
                Probe("fixed", 10, 8)
                GeometryReader { Probe("read", 10, $0.size.height) }
            }
            .environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight)
        }
        #expect(scene.frame("frame").height == 44)
        #expect(scene.frame("stack").height == (44.0 - 2 * 11 as CGFloat))
        #expect(scene.frame("bottom").maxY - scene.frame("top").minY == (44.0 - 2 * 11 as CGFloat))
        #expect(scene.frame("fixed").height == 8)
        #expect(scene.frame("fixed").midY == 2 * 44 + 22 + scene.frame("frame").minY)
        #expect(scene.frame("read").height == (44.0 - 2 * 11 as CGFloat))
    }

    /// The separator below a row is aligned with its first text; with the edge of a control that has a text of its own,
    /// which UIKit draws (#9.27). Rows begin 20 from the window, their content 20 further in; the separator is a pixel
    /// high.
    @Test(arguments: [Variant.plain, .rightToLeft])
    func linesBeginUnderWordsOrControls(variant: Variant) {
        func start<Row: View>(_ row: Row) -> CGFloat {
            let scene = ViewHarness(offering: ProposedViewSize(width: 390, height: 900), variant) {
                List { row; Text("Last") }
            }
            let pixel: CGFloat = 1 / variant.scale
            let line = scene.drawnFrames.first { $0.height == pixel && $0.width > 100 } ?? .null
            return variant.isRightToLeft ? 370 - line.maxX : line.minX - 20
        }
        let choice = Binding.constant(0)
        @ViewBuilder var options: some View { Text("One").tag(0); Text("Two").tag(1) }
        #expect(start(Text("Row")) == 20)
        let picture = Color.red.frame(width: 30, height: 30)
        #expect(start(HStack { picture; Text("Row") }) == 58, "20 + 30 + 8")
        #expect(start(Picker("", selection: choice) { options }.pickerStyle(.segmented)) == 20)
        #expect(start(Picker("", selection: choice) { options }.pickerStyle(.wheel)) == 20)
        let calendar = DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        #expect(start(calendar.datePickerStyle(.graphical).labelsHidden()) == 20)
        let beside = HStack(spacing: 0) {
            picture
            Text("Row")
            Picker("", selection: choice) { options }.pickerStyle(.segmented)
        }
        #expect(start(beside) == 50, "20 + 30")
    }

    /// The value of labeled content may be any view: the row's height is the maximum of the two.
    @Test func aRowHoldsAllOfALabeledValue() {
        let scene = window {
            Form { LabeledContent("Label") { Probe("value", 40, 90) }.tagged("row"); Text("after").tagged("after") }
        }
        #expect(scene.frame("row").height == 90)
        let distance: CGFloat = (90 + 2 * 11) / 2 + 44 / 2
        #expect(scene.frame("after").midY - scene.frame("value").midY == distance)
    }

    @Test func badgesStandOutAsTheyAreTold() {
        func plates(_ prominence: BadgeProminence) -> Int {
            let scene = window { List { Text("Row").badge(3) }.badgeProminence(prominence) }
            #expect(scene.shows("3"))
            return scene.drawnColors.filter { $0.red > 0.9 && $0.green < 0.3 }.count
        }
        #expect(plates(.increased) == 1)
        #expect(plates(.standard) == 0 && plates(.decreased) == 0)
    }

    @Test func iconsTakeTheTintOfItems() {
        func icon(_ tint: ListItemTint?) -> String {
            let scene = window { List { Label("Row", systemImage: "star").listItemTint(tint) }.tint(.green) }
            return scene.displayList.text
        }
        #expect(icon(.fixed(.red)) == icon(.preferred(.red)))
        #expect(icon(.fixed(.green)) == icon(nil), "as usual: the tint")
        #expect(icon(.fixed(.red)) != icon(nil))
        #expect(icon(.monochrome) != icon(nil))
    }

    /// 16 in a window of width 390, 20 in one of 414.
    @Test func scenePaddingIsTheMarginOfTheSystem() {
        for (width, available) in [(390.0, 16.0), (414, 20)] {
            let scene = ViewHarness(offering: width, 300) {
                VStack(spacing: 0) {
                    Color.red.tagged("all").scenePadding()
                    Color.red.tagged("sides").scenePadding(.horizontal)
                    Color.red.tagged("least").scenePadding(.minimum, edges: .leading)
                }
            }
            #expect(scene.frame("all") == CGRect(x: available, y: available, width: width - 2 * available,
                                                 height: 100 - 2 * available))
            #expect(scene.frame("sides") == CGRect(x: available, y: 100, width: width - 2 * available, height: 100))
            #expect(scene.frame("least") == CGRect(x: available, y: 200, width: width - available, height: 100))
        }
    }

    @Test func markOfAMenuShowsWhereItIsAskedFor() {
        func width(_ visibility: Visibility, isPicker: Bool) -> CGFloat {
            let scene = ViewHarness {
                Group {
                    if isPicker {
                        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.tagged("menu")
                    } else {
                        Menu("One") { Button("A") {} }.tagged("menu")
                    }
                }
                .menuIndicator(visibility)
            }
            return scene.size("menu").width
        }
        // The indicator is 12 wide with a spacing of 4.
        #expect(width(.automatic, isPicker: true) - width(.hidden, isPicker: true) == 16)
        #expect(width(.visible, isPicker: true) == width(.automatic, isPicker: true))
        #expect(width(.visible, isPicker: false) - width(.automatic, isPicker: false) == 16)
        #expect(width(.hidden, isPicker: false) == width(.automatic, isPicker: false))
    }
}
