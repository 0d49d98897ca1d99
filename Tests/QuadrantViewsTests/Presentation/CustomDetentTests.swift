import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

private struct Wide: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.dynamicTypeSize.isAccessibilitySize ? 500 : nil
    }
}

@MainActor @Suite("Heights of sheets that are worked out")
struct CustomDetentTests {
    /// A height worked out from that of another one.
    private struct Sixth: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { Third.height(in: context).map { $0 / 2 } }
    }

    @Test func aHeightMayBeThatOfAnother() {
        let third = height([.custom(Third.self)]), sixth = height([.custom(Sixth.self)])
        #expect(third > 0 && abs(sixth - third / 2) <= CGFloat(0.5))
    }

    @Test func contentMayResizeItsSheet() {
        let interactions: [PresentationContentInteraction] = [.automatic, .resizes, .scrolls]
        #expect(interactions.filter { $0 == PresentationContentInteraction.scrolls }.count == 1)
    }

    private func height(_ detents: Set<PresentationDetent>, _ size: DynamicTypeSize = .large) -> CGFloat {
        let scene = window {
            Color.clear
                .sheet(isPresented: .constant(true)) { Color.red.tagged("content").presentationDetents(detents) }
                .dynamicTypeSize(size)
        }
        return scene.frame("content").height
    }

    /// The maximum height of a sheet is 800 - 60 - 30, without the bar at the bottom.
    @Test func areToldHowHighASheetCanBe() {
        let maximum: CGFloat = 800 - 60 - 30
        // Above the bottom bar, whose height is added and subtracted: within rounding.
        #expect(abs(height([.custom(Third.self)]) - maximum / 3) < 1e-9)
    }

    @Test func areToldTheEnvironmentAndMayBeNone() {
        #expect(height([.custom(Wide.self)], .accessibility1) == 500)
        #expect(height([.custom(Wide.self), .height(200)]) == 200, "the other one is left")
        let maximum: CGFloat = 800 - 60 - 30
        #expect(height([.custom(Wide.self)]) == maximum)
    }
}

@MainActor @Suite("Use of what is behind a sheet")
struct BackgroundInteractionTests {
    private func scene(_ interaction: PresentationBackgroundInteraction, _ log: Log) -> ViewHarness {
        window {
            VStack { Button("Behind") { log.note("behind") }.padding(); Spacer() }
                .sheet(isPresented: .constant(true)) {
                    Color.red.presentationDetents([.height(200), .large])
                        .presentationBackgroundInteraction(interaction)
                }
        }
    }

    @Test func isKeptFromPeopleUnlessEnabled() {
        let log = Log()
        for (interaction, isUsable) in [(PresentationBackgroundInteraction.automatic, false), (.disabled, false),
                                        (.enabled, true), (.enabled(upThrough: .height(200)), true),
                                        (.enabled(upThrough: .height(100)), false)] {
            let scene = scene(interaction, log)
            let place = scene.frame(of: "Behind")
            scene.tap(at: CGPoint(x: place.midX, y: place.midY))
            #expect(log.take() == (isUsable ? ["behind"] : []), "\(interaction)")
        }
    }

    @Test func endsAboveItsDetent() {
        let log = Log(), scene = scene(.enabled(upThrough: .height(200)), log)
        scene.drag(from: .point(CGPoint(x: 195, y: 700)), by: CGSize(width: 0, height: -500))
        scene.advance(by: 2)
        let place = scene.frame(of: "Behind")
        scene.tap(at: CGPoint(x: place.midX, y: 55))
        #expect(log.take() == [])
    }
}
