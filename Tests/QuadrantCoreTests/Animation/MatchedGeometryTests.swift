import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Views with matched geometry.
@Suite("Matched geometry", .serialized)
@MainActor
struct MatchedGeometryTests {
    /// A view that replaces its match is animated from its frame, and the removed view follows the same path.
    @Test func matchedViewsMorph() {
        let isLarge = Input(false)
        let scene = ViewHarness(offering: 100, 100) { Morph(isLarge: isLarge) }
        withAnimation(.linear(duration: 1)) { isLarge.value = true }
        scene.settle()
        scene.at(0.5)
        let frames = scene.drawnFrames
        #expect(frames.count == 2)
        for frame in frames { #expect(frame == CGRect(x: 20, y: 20, width: 40, height: 40)) }
        scene.at(1)
        #expect(scene.drawnFrames == [CGRect(x: 40, y: 40, width: 60, height: 60)])
        #expect(scene.host.nextWake == nil)
    }

    private struct Morph: View {
        let isLarge: Input<Bool>
        @Namespace private var space
        var body: some View {
            ZStack(alignment: isLarge.value ? .bottomTrailing : .topLeading) {
                Color.clear
                if isLarge.value {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 60)
                } else {
                    Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }
        }
    }

    /// The content is proposed the size of the moving frame, and is centred in it.
    private struct Change<Inserted: View>: View {
        let isLarge: Input<Bool>
        let properties: MatchedGeometryProperties
        @ViewBuilder let inserted: Inserted
        @Namespace private var space
        var body: some View {
            ZStack(alignment: isLarge.value ? .bottomTrailing : .topLeading) {
                Color.clear
                if isLarge.value {
                    inserted.matchedGeometryEffect(id: 1, in: space, properties: properties)
                } else {
                    // Draws nothing, so that only the inserted view is seen.
                    Color.clear.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }
        }
    }

    /// The frame of what is inserted, half-way.
    private func inserted<V: View>(_ properties: MatchedGeometryProperties = .frame, rightToLeft: Bool = false,
                                   @ViewBuilder _ view: @escaping () -> V) -> CGRect {
        let isLarge = Input(false)
        let scene = ViewHarness(offering: 100, 100, rightToLeft ? .rightToLeft : .plain) {
            Change(isLarge: isLarge, properties: properties, inserted: view)
        }
        withAnimation(.linear(duration: 1)) { isLarge.value = true }
        scene.settle()
        scene.at(0.5)
        defer {
            scene.at(1)
            #expect(scene.drawnFrames.count == 1)
            #expect(scene.host.nextWake == nil)
        }
        let frames = scene.drawnFrames
        #expect(frames.count == 1)
        return frames.first ?? .null
    }

    @Test("a view with a size of its own keeps it, in the middle of the moving frame")
    func aFixedViewKeepsItsSize() {
        // From 0, 0, 20 × 20 to 60, 60, 40 × 40: half-way 30, 30, 30 × 30.
        let moving = CGRect(x: 30, y: 30, width: 30, height: 30)
        #expect(inserted { Circle().frame(width: 40, height: 40) } == moving.insetBy(dx: -5, dy: -5))
        #expect(inserted { Circle().frame(maxWidth: 40, maxHeight: 40) } == moving)
        // From the right: 80, 0 to 0, 60.
        #expect(inserted(rightToLeft: true) { Circle().frame(maxWidth: 40, maxHeight: 40) }
            == CGRect(x: 40, y: 30, width: 30, height: 30))
    }

    @Test func aTextIsLaidOutInTheMovingFrame() {
        let scene = ViewHarness(offering: 100, 100) { Text("One two three").tagged("text") }
        let whole = scene.size("text")
        // From 0, 0, 20 × 20 to the lower right corner.
        let width = (20 + whole.width) / 2, middle = 50 + 10 / 2 - whole.width / 4
        let found = inserted { Text("One two three") }
        #expect(found.width <= width && found.width < whole.width)
        // A sum of widths that are no whole numbers.
        #expect(abs(found.midX - middle) < 1e-9)
    }

    @Test func onlyTheMatchedPropertiesChange() {
        // The centres are 10, 10 and 80, 80.
        #expect(inserted(.position) { Circle().frame(maxWidth: 40, maxHeight: 40) }
            == CGRect(x: 45 - 20, y: 45 - 20, width: 40, height: 40))
        #expect(inserted(.size) { Circle().frame(maxWidth: 40, maxHeight: 40) }
            == CGRect(x: 80 - 15, y: 80 - 15, width: 30, height: 30))
    }

    @Test func aViewThatComesBackMovesBack() {
        let isLarge = Input(false)
        let scene = ViewHarness(offering: 100, 100) { Morph(isLarge: isLarge) }
        withAnimation(.linear(duration: 1)) { isLarge.value = true }
        scene.settle()
        scene.at(0.5)
        withAnimation(.linear(duration: 1)) { isLarge.value = false }
        scene.settle()
        scene.at(2)
        #expect(scene.drawnFrames == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        #expect(scene.host.nextWake == nil)
    }

    /// During the move, the inserted view fades in and the removed one fades out, both in the same frame (#9.19).
    @Test(arguments: [Animation.linear(duration: 1), .spring(duration: 1), .easeInOut(duration: 1)])
    func matchedViewsCrossfade(animation: Animation) {
        let isLarge = Input(false)
        let scene = ViewHarness(offering: 100, 100) { GrowingMorph(isLarge: isLarge) }
        withAnimation(animation) { isLarge.value = true }
        scene.settle()
        var last = 0.0
        for step in 1...8 {
            scene.at(Double(step) / 10)
            let opacities = scene.drawnOpacities, frames = scene.drawnFrames
            guard opacities.count == 2 else { break }
            // The red view is inserted, the blue one removed.
            let coming = scene.drawnColors[0].red > scene.drawnColors[0].blue ? 0 : 1
            #expect(opacities[coming] > last && abs(opacities[0] + opacities[1] - 1) < 1e-9)
            last = opacities[coming]
            // The growing stack around them does not separate them.
            #expect(abs(frames[0].midX - frames[1].midX) < 1e-9 && abs(frames[0].width - frames[1].width) < 1e-9)
            #expect(abs(frames[0].minY - frames[1].minY) < 1e-9)
        }
        #expect(last > 0.5)
    }

    private struct GrowingMorph: View {
        let isLarge: Input<Bool>
        @Namespace private var space
        var body: some View {
            VStack(spacing: 0) {
                if isLarge.value {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 60)
                } else {
                    Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }
        }
    }

    /// A view that is not a source is drawn at the source's frame, wherever it is laid out.
    @Test func followersAreWhereTheirSourceIs() {
        let chosen = Input(0)
        let scene = ViewHarness(offering: 60, 20) { Choice(chosen: chosen) }
        #expect(scene.drawnFrames.last == CGRect(x: 0, y: 0, width: 20, height: 20))
        withAnimation(.linear(duration: 1)) { chosen.value = 2 }
        scene.settle()
        #expect(scene.drawnFrames.last == CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.at(0.5)
        #expect(scene.drawnFrames.last == CGRect(x: 20, y: 0, width: 20, height: 20))
        scene.at(1)
        #expect(scene.drawnFrames.last == CGRect(x: 40, y: 0, width: 20, height: 20))
    }

    private struct Choice: View {
        let chosen: Input<Int>
        @Namespace private var space
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: index, in: space)
                }
            }
            .overlay { Color.blue.matchedGeometryEffect(id: chosen.value, in: space, isSource: false) }
        }
    }

    /// In the first frame as well, although it is placed before its source, and no longer once the source is removed.
    @Test func followersMayStandBeforeTheirSource() {
        let shows = Input(true)
        let scene = ViewHarness(offering: 60, 20) { Reversed(shows: shows) }
        let place = CGRect(x: 40, y: 0, width: 20, height: 20)
        #expect(scene.drawnFrames == [place, place])
        shows.value = false
        scene.settle()
        #expect(scene.drawnFrames == [CGRect(x: 0, y: 0, width: 60, height: 20)])
        withAnimation(.linear(duration: 1)) { shows.value = true }
        scene.at(0)
        scene.at(1)
        #expect(scene.drawnFrames.first == place)
        // A view that is being removed is no longer a source.
        withAnimation(.linear(duration: 1)) { shows.value = false }
        scene.at(1)
        scene.at(1.5)
        #expect(scene.drawnFrames.first == CGRect(x: 20, y: 0, width: 40, height: 20))
    }

    private struct Reversed: View {
        let shows: Input<Bool>
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .trailing) {
                Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
                Color.clear
                if shows.value {
                    Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
                }
            }
        }
    }
}
