import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Calendars") @MainActor
struct CalendarTests {
    /// The date of a script is 1 January 2001.
    private func labels(_ chosen: Double) -> [String] {
        ViewHarness(offering: 340, 420) {
            DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: chosen)),
                       displayedComponents: .date)
                .datePickerStyle(.graphical).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }
        .host.accessibilityElements().flatMap(\.children).map(\.label)
    }

    @Test func todayIsMarkedByTheDateOfTheHost() {
        #expect(labels(20 * 86_400).filter { $0.hasPrefix("Today") } == ["Today, Monday, January 1"])
        #expect(labels(0).filter { $0.hasPrefix("Today") } == ["Today, Monday, January 1"])
        #expect(labels(40 * 86_400).filter { $0.hasPrefix("Today") } == [])
    }

    /// 15 November 2024, 8:40.
    private static let date = Date(timeIntervalSince1970: 1_731_660_000)

    private func compact(_ label: String, width: CGFloat) -> ViewHarness {
        ViewHarness(offering: width, 400) {
            Form {
                DatePicker(selection: .constant(Self.date)) { Text(label).tagged("label") }
            }
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }
    }

    /// The fields of a compact picker have the width of their texts; the label wraps, and may get nothing (#33.16).
    @Test(arguments: [("Date", 393.0), ("Start date and time of the event", 393), ("Start date and time", 260)])
    func compactFieldsKeepTheirWidth(label: String, width: Double) {
        let scene = compact(label, width: width), wide = compact("D", width: 800)
        for text in ["Nov 15, 2024", "8:40\u{202F}AM"] {
            #expect(scene.frame(of: text).width == wide.frame(of: text).width, "\(text)")
        }
        let isLong = label.count > 10
        #expect((scene.size("label").height > 30) == isLong, "\(scene.size("label"))")
        #expect(scene.frame("label").maxX <= scene.frame(of: "Nov 15, 2024").minX)
    }

    /// The month of a calendar opens wheels of months and years, and the days come back with a second tap (#33.16).
    @Test func theMonthOpensWheels() {
        let scene = ViewHarness(offering: 340, 420) {
            DatePicker("", selection: .constant(Self.date), displayedComponents: .date)
                .datePickerStyle(.graphical).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!).tagged("calendar")
        }
        let size = scene.size("calendar")
        #expect(scene.shows("30") && !scene.shows("December"))
        scene.tap("November 2024")
        #expect(scene.shows("December") && scene.shows("2025"))
        #expect(scene.size("calendar") == size)
        scene.tap("December")
        scene.tap("2025")
        scene.tap("December 2025")
        scene.advance(by: 1)
        #expect(scene.shows("31") && !scene.shows("November"))
    }

    /// At accessibility text sizes the date is below the label, and the time below the date where both do not fit.
    @Test(arguments: [DynamicTypeSize.large, .accessibility1, .accessibility3])
    func datesAreBelowLargeLabels(_ size: DynamicTypeSize) {
        let scene = ViewHarness(offering: ProposedViewSize(width: 360, height: 600), dynamicTypeSize: size) {
            VStack {
                DatePicker("Starts", selection: .constant(Date(timeIntervalSince1970: 0))).tagged("row")
                Text("Starts of one line").lineLimit(1).tagged("line")
            }
        }
        let label = scene.frame(of: "Starts")
        #expect(label.height == scene.size("line").height, "the label is not wrapped")
        #expect(scene.size("row").width <= 360)
        if size.isAccessibilitySize { #expect(scene.size("row").height > 2 * label.height) }
    }

    /// In iOS 26 the calendar of a compact picker is on glass, as menus are.
    @Test func theCalendarIsOnGlass() {
        func panes(_ design: Design) -> Int {
            let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 800), design: design) {
                DatePicker("Day", selection: .constant(Self.date), displayedComponents: .date)
                    .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            }
            scene.tap("Nov 15, 2024")
            scene.settle()
            return scene.frames(withAttribute: "glass").count
        }
        #expect(panes(.ios26) == 1 && panes(.ios17) == 0)
    }
}
