import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("iOS 26") @MainActor
struct DesigniOS26Tests {
    private func list<Content: View>(_ width: CGFloat = 402, _ size: DynamicTypeSize = .large,
                                     @ViewBuilder _ content: @escaping @MainActor () -> Content) -> [CGRect] {
        ViewHarness(offering: ProposedViewSize(width: width, height: 900), design: .ios26, dynamicTypeSize: size,
                    content: { List { content() } }).listRows.map(\.frame)
    }

    /// Recorded: rows of 52 at `large` and of 51 at `medium`, 16 from the edges; 15 above and below taller content.
    @Test func rowsFollowTheSizeOfText() {
        #expect(list { Text("Apple") } == [CGRect(x: 16, y: 35, width: 370, height: 52)])
        #expect(list(402, .medium) { Text("Apple") }.map(\.height) == [51])
        #expect(list { Color.red.frame(height: 40) }.map(\.height) == [70])
    }

    /// Recorded: 35 between cards, 17.667 below a footer and above a header; a footer line of 13 points is 15.333 high,
    /// with 14.333 around it.
    @Test func gapsBetweenSections() throws {
        let plain = list {
            Section { Text("A") }
            Section { Text("B") }
        }
        try #require(plain.count == 2)
        #expect(abs(plain[1].minY - plain[0].maxY - 35) < 1e-9)
        let footed = list {
            Section { Text("A") } footer: { Text("Foot") }
            Section { Text("B") }
        }
        try #require(footed.count == 3)
        #expect(isNear(footed[1].height, 89.0 / 3) && abs(footed[2].minY - footed[1].maxY - 53.0 / 3) < 1e-9)
        let headed = list {
            Section { Text("A") }
            Section { Text("B") } header: { Text("Head") }
        }
        try #require(headed.count == 3)
        #expect(isNear(headed[1].height, 121.0 / 3) && abs(headed[1].minY - headed[0].maxY - 53.0 / 3) < 1e-9)
    }

    /// Recorded: at 420 the margin is 20; a margin of the content takes the place of the gap above the first section.
    @Test func marginsOfLists() {
        #expect(list(420) { Text("A") } == [CGRect(x: 20, y: 35, width: 380, height: 52)])
        let rows = ViewHarness(offering: 402, 900, design: .ios26) {
            List { Text("A") }.contentMargins(.top, 4)
        }.listRows
        #expect(rows.map(\.frame.minY) == [4])
    }

    /// Recorded: the first card is directly below a large title, and 35 below an inline one.
    @Test func theFirstSectionIsDirectlyBelowALargeTitle() {
        func top(_ mode: NavigationBarItem.TitleDisplayMode) -> [CGFloat] {
            ViewHarness(offering: 402, 900, design: .ios26) {
                NavigationStack { List { Text("A") }.navigationTitle("Home").navigationBarTitleDisplayMode(mode) }
            }.listRows.map(\.frame.minY)
        }
        // 10 above the bar of 54, as there is no safe area; a large title of 52, and again 10 below it.
        #expect(top(.large) == [126])
        #expect(top(.inline) == [99])
    }

    /// Inferred: below other views a list has its gap of 35, also where the title is large.
    @Test func aListBelowOtherViewsHasAGapUnderALargeTitle() {
        let scene = ViewHarness(offering: 402, 900, design: .ios26) {
            NavigationStack {
                VStack(spacing: 0) {
                    Color.red.frame(height: 40)
                    List { Text("A") }
                }
                .navigationTitle("Home")
            }
        }
        scene.advance(by: 0.1)
        #expect(scene.listRows.map(\.frame.minY) == [201])
    }

    /// Measured in a row 338 wide: the names of the days are in columns of 338 / 7, the days in columns of 48.
    @Test func weekdaysShareTheWidth() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 13)))
        let scene = ViewHarness(offering: ProposedViewSize(width: 338, height: 600), design: .ios26) {
            DatePicker("", selection: .constant(date), displayedComponents: .date)
                .datePickerStyle(.graphical).labelsHidden()
                .environment(\.calendar, calendar).environment(\.timeZone, .gmt)
        }
        // A text is placed on a whole pixel.
        #expect(abs(scene.frame(of: "SAT").midX - scene.frame(of: "SUN").midX - 6 * 338 / 7) < 0.5)
        #expect(abs(scene.frame(of: "7").midX - scene.frame(of: "1").midX - 6 * 48) < 0.5)
    }

    /// Measured: a calendar is as high as the weeks of its month: 337 for five in a row 338 wide.
    @Test func calendarsHaveAsManyRowsAsWeeks() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        func height(_ month: Int) throws -> CGFloat {
            let date = try #require(calendar.date(from: DateComponents(year: 2026, month: month, day: 13)))
            return ViewHarness(offering: 338, 600, design: .ios26) {
                DatePicker("Day", selection: .constant(date), displayedComponents: .date)
                    .datePickerStyle(.graphical).labelsHidden()
                    .environment(\.calendar, calendar).environment(\.timeZone, .gmt).tagged("calendar")
            }.size("calendar").height
        }
        #expect(try abs(height(3) - 337) < 1)
        // Four weeks in February of 2026, and six in May.
        #expect(try isNear(height(3) - height(2), 48.25))
        #expect(try isNear(height(5) - height(3), 48.25))
    }

    @Test func switchesAreWiderAndSlidersHaveCapsules() {
        let scene = ViewHarness(offering: 300, 100, design: .ios26) {
            Toggle("A", isOn: .constant(true)).labelsHidden().tagged("switch")
        }
        #expect(scene.size("switch") == CGSize(width: 61, height: 28))
        let slider = Design.ios26.metrics.slider
        #expect([slider.knob, slider.knobHeight, slider.track] == [37, 24, 6])
    }

    @Test func borderedButtonsAreCapsulesOfTheSameSize() {
        func size(_ design: Design) -> CGSize {
            ViewHarness(offering: 300, 100, design: design) {
                Button("Save") {}.buttonStyle(.bordered).tagged("button")
            }.size("button")
        }
        #expect(size(.ios26) == size(.ios17))
        #expect(Design.ios26.metrics.button.isCapsule && !Design.ios17.metrics.button.isCapsule)
    }

    /// Fitted to pictures of bold titles; other texts keep their widths.
    @Test func boldTitlesAreWider() {
        func width(_ font: Font, _ design: Design) -> CGFloat {
            ViewHarness(design: design) { Text("Switching").font(font).tagged("text") }.size("text").width
        }
        #expect(width(.system(size: 33, weight: .bold), .ios26) > width(.system(size: 33, weight: .bold), .ios17) + 2)
        #expect(width(.body, .ios26) == width(.body, .ios17))
        #expect(width(.system(size: 33), .ios26) == width(.system(size: 33), .ios17))
    }

    @Test(arguments: [(Color.red, "#FF383CFF", "#FF4245FF"), (.orange, "#FF8D28FF", "#FF9230FF"),
                      (.yellow, "#FFCC00FF", "#FFD600FF"), (.mint, "#00C8B3FF", "#00DAC3FF"),
                      (.teal, "#00C3D0FF", "#00D2E0FF"), (.cyan, "#00C0E8FF", "#3CD3FEFF"),
                      (.blue, "#0088FFFF", "#0091FFFF"), (.indigo, "#6155F5FF", "#6D7CFFFF"),
                      (.purple, "#CB30E0FF", "#DB34F2FF"), (.brown, "#AC7F5EFF", "#B78A66FF")])
    func coloursAreBrighter(color: Color, light: String, dark: String) {
        var environment = EnvironmentValues()
        environment.design = .ios26
        #expect(color.resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
    }

    @Test func whatIsNotSaidIsThatOfIOS17() {
        #expect(Design.ios26.metrics.label == Design.ios17.metrics.label && Design.ios26.rules == Design.ios17.rules)
        #expect(Design.ios26.systemVersion == "26.4")
    }
}
