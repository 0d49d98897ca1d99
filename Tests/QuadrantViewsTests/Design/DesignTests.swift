import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// A design is a single value: drawing depends on it, and nothing else changes with it.
@Suite("Design") @MainActor
struct DesignTests {
    /// The heights of a switch, of a row of a list, and of a navigation bar.
    private func heights(_ design: Design) -> [CGFloat] {
        let toggle = ViewHarness(offering: 300, 100, design: design) {
            Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().tagged("toggle")
        }
        let list = ViewHarness(offering: 393, 800, design: design) { List { Text("Apple") } }
        let stack = ViewHarness(offering: 393, 800, design: design) {
            NavigationStack {
                Color.red.tagged("content").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
            }
        }
        return [toggle.size("toggle").height, list.listRows[0].frame.height, stack.frame("content").minY]
    }

    @Test func viewsTakeTheirLengthsFromIt() {
        #expect(heights(.ios17) == [31, 44, 44])
        #expect(heights(.large) == [40, 60, 64])
    }

    /// A design applies to the content of the modifier only; setting it later updates existing views.
    @Test func isSetForAPartOfTheTree() {
        let design = Input(Design.ios17)
        let scene = ViewHarness(offering: 300, 300) {
            VStack {
                Toggle("A", isOn: .constant(true)).labelsHidden().tagged("own").environment(\.design, design.value)
                Toggle("B", isOn: .constant(true)).labelsHidden().tagged("other")
            }
        }
        #expect([scene.size("own").height, scene.size("other").height] == [31, 31])
        design.value = .large
        scene.settle()
        #expect([scene.size("own").height, scene.size("other").height] == [40, 31])
    }

    @Test func differsInWhatIsChangedAlone() {
        var metrics = Design.large.metrics
        metrics.toggle.height = Design.ios17.metrics.toggle.height
        metrics.list.rowHeight = Design.ios17.metrics.list.rowHeight
        metrics.navigationBar.bar = Design.ios17.metrics.navigationBar.bar
        #expect(metrics == Design.ios17.metrics)
        #expect(Design.large.palette == Design.ios17.palette)
        #expect(Design.large.rules == Design.ios17.rules)
        #expect(Design.large.name == "large")
    }

    /// Releases before iOS 17 differ in layout rules, but not in lengths or colours.
    @Test(arguments: [Design.ios13, .ios14])
    func olderReleasesHaveTheLengthsOfIOS17(_ design: Design) {
        #expect(design.metrics == Design.ios17.metrics)
        #expect(design.palette == Design.ios17.palette)
        #expect(design.rules.hasWideTextSpacing && !design.rules.stylesReachUnderBars)
        #expect(design.rules.snapsProxyFrames == (design == .ios13))
    }

    @Test func coloursOfIOS26AreOthers() {
        var environment = EnvironmentValues()
        environment.design = .ios17
        #expect(Color.red.resolve(in: environment).description == "#FF3B30FF")
        environment.design = .ios26
        #expect(Color.red.resolve(in: environment).description == "#FF383CFF")
    }

    /// The guide contains the file of the design above, unchanged.
    @Test func theGuideShowsThisDesign() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let source = try String(contentsOf: folder.appendingPathComponent("Design+Large.swift"), encoding: .utf8)
        let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let guide = try String(contentsOf: root.appendingPathComponent("Docs/Guide/AddADesign.md"), encoding: .utf8)
        #expect(guide.contains("```swift\n" + source + "```\n"))
    }
}
