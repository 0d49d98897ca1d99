import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews
import QuadrantHost
import QuadrantTesting
import Testing

@MainActor
struct HitTestingTests {
    let log = Log()

    /// Whether the view handles a tap at each of the points.
    private func hits<V: View>(_ points: [(Double, Double)], in view: V) -> [Bool] {
        let scene = ViewHarness(offering: 200, 200) { view.onTapGesture {} }
        return points.map { scene.tap(at: CGPoint(x: $0.0, y: $0.1)) }
    }

    /// A square of 100 points in the middle of the window, rotated about its vertical axis by 60°, with the eye at a
    /// distance of 100 points: a point u to the right of the middle is drawn at u·cos 60° / (1 + u·sin 60° / 100).
    @Test func aViewTurnedInSpaceIsHitWhereItIsDrawn() {
        let turned = Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        // Left edge at 100 - 25 / 0.567, right edge at 100 + 25 / 1.433.
        #expect(hits([(100 - 44, 100), (100 - 45, 100), (100 + 17, 100), (100 + 18, 100)], in: turned)
            == [true, false, true, false])
        // At 57 the view is 50 / 0.573 points high on either side, at 117 only 50 / 1.416.
        #expect(hits([(57, 100 - 86), (57, 100 - 89), (117, 100 + 35), (117, 100 + 36)], in: turned)
            == [true, false, true, false])
    }

    /// Rotated by 80°, with the eye at a third of its side, the part beyond 33.8 points to the left of the middle is
    /// behind the eye. Inverting the projection maps it to the right nevertheless.
    @Test func whatIsBehindTheEyeIsNotHit() {
        let turned = Color.red.frame(width: 100, height: 100)
            .rotation3DEffect(.degrees(80), axis: (x: 0, y: 1, z: 0), perspective: 3)
        // The right edge is drawn at 100 + 8.68 / 2.48; the left one would be at 100 + 8.68 / 0.48.
        #expect(hits([(1, 100), (103, 100), (104.5, 100), (118, 100), (125, 100)], in: turned)
            == [true, true, false, false, false])
    }

    @Test func aTurnedScaledAndShiftedViewIsHitWhereItIsDrawn() {
        let bar = Color.red.frame(width: 100, height: 20).rotationEffect(.degrees(45))
        // Along the diagonal the bar extends to 50 points, across it to 10.
        #expect(hits([(100 + 35, 100 + 35), (100 + 36, 100 + 36), (100 + 6, 100 - 6), (100 + 8, 100 - 8)], in: bar)
            == [true, false, true, false])
        let small = Color.red.frame(width: 100, height: 100).scaleEffect(x: 0.5, y: 2, anchor: .topLeading)
            .offset(x: 20, y: -30)
        // From 50 + 20 scaled by a half, from 50 - 30 scaled by two.
        #expect(hits([(71, 21), (69, 21), (119, 199), (121, 100)], in: small) == [true, false, true, false])
    }

    @Test func masksAndContentShapesLimitWhatIsHit() {
        let square = Color.red.frame(width: 100, height: 100)
        let corner = (53.0, 53.0), middle = (100.0, 100.0)
        #expect(hits([corner, middle], in: square.mask { Circle() }) == [false, true])
        #expect(hits([corner, middle], in: Circle().frame(width: 100, height: 100)) == [false, true])
        #expect(hits([corner, middle], in: square.contentShape(Circle())) == [false, true])
        #expect(hits([corner, middle], in: square.contentShape(.dragPreview, Circle())) == [true, true])
    }

    @Test("clips limit drawing, not what is hit; a content shape does, before or after (oleb.net/2022/clipped-hit-testing)")
    func clipsDoNotLimitWhatIsHit() {
        let square = Color.red.frame(width: 100, height: 100)
        let corner = (53.0, 53.0), middle = (100.0, 100.0), outside = (53.0, 100.0)
        #expect(hits([corner, middle], in: square.clipShape(Circle())) == [true, true])
        #expect(hits([corner], in: square.cornerRadius(50)) == [true])
        #expect(hits([corner, middle], in: square.clipShape(Circle()).contentShape(Circle())) == [false, true])
        let overflowing = square.frame(width: 20)
        #expect(hits([outside, middle], in: overflowing.clipped()) == [true, true])
        #expect(hits([outside, middle], in: overflowing.clipped().contentShape(Rectangle())) == [false, true])
        #expect(hits([outside, middle], in: overflowing.contentShape(Rectangle()).clipped()) == [false, true])
        // Where nothing is, nothing is hit, also inside of the clip.
        #expect(hits([middle, (190, 100)], in: square.offset(x: 80).frame(width: 100).clipped()) == [false, true])
    }

    @Test func aClippedViewTakesTheTapsOfAButtonThatItCovers() {
        func taps(_ limits: Bool) -> [String] {
            let scene = ViewHarness(offering: 200, 200) {
                VStack(spacing: 0) {
                    Button("Button") { log.note("button") }.frame(height: 50)
                    let square = Color.orange.frame(width: 200, height: 200).frame(width: 100, height: 100).clipped()
                    if limits { square.contentShape(Rectangle()).onTapGesture { log.note("square") } }
                    else { square.onTapGesture { log.note("square") } }
                }
            }
            scene.tap(at: CGPoint(x: 100, y: 50))
            return log.take()
        }
        #expect(taps(false) == ["square"])
        #expect(taps(true) == ["button"])
    }

    @Test("what a style draws in no colour is not hit, without a content shape; an opacity of 0.001 is")
    func clearColorsAreNotHit() {
        let middle = [(100.0, 100.0)]
        #expect(hits(middle, in: Color.clear) == [false])
        #expect(hits(middle, in: Color.clear.contentShape(Rectangle())) == [true])
        #expect(hits(middle, in: Color.red.opacity(0) as Color) == [false])
        #expect(hits(middle, in: Color.red.opacity(0.001) as Color) == [true])
        #expect(hits(middle, in: Circle().fill(.clear)) == [false])
        #expect(hits(middle, in: Circle().fill(.red.opacity(0.001))) == [true])
        #expect(hits(middle, in: Circle().foregroundStyle(.clear)) == [false])
        #expect(hits(middle, in: Circle().stroke(.clear, lineWidth: 200)) == [false])
        #expect(hits(middle, in: Circle().strokeBorder(.clear, lineWidth: 200)) == [false])
        #expect(hits(middle, in: Circle().fill(.clear).stroke(.red, lineWidth: 200)) == [true])
        #expect(hits(middle, in: Spacer().frame(width: 50, height: 50).background(.clear)) == [false])
        #expect(hits(middle, in: Spacer().frame(width: 50, height: 50).background(.red)) == [true])
        #expect(hits(middle, in: Image(systemName: "circle.fill").resizable().foregroundStyle(.clear)) == [false])
        let square = Color.red.frame(width: 100, height: 100)
        #expect(hits(middle, in: square.opacity(0.001)) == [true])
        #expect(hits(middle, in: square.opacity(0.0009)) == [false])
    }

    @Test func tapsReachWhatIsBehindAClearColor() {
        let scene = ViewHarness(offering: 100, 100) {
            ZStack {
                Button("Button") { log.note("button") }
                Color.clear
                VStack { Color.clear }.background(.clear)
            }
        }
        scene.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.take() == ["button"])
    }

    @Test func gapsSpacersAndWhatIsNotSeenAreNotHit() {
        let row = HStack(spacing: 20) {
            Color.red.frame(width: 40, height: 40)
            Spacer(minLength: 20)
            Color.red.frame(width: 40, height: 40)
        }
        #expect(hits([(20, 100), (50, 100), (100, 100), (180, 100)], in: row) == [true, false, false, true])
        let square = Color.red.frame(width: 100, height: 100)
        #expect(hits([(100, 100)], in: square.opacity(0)) == [false])
        #expect(hits([(100, 100)], in: square.opacity(0.01)) == [true])
        #expect(hits([(100, 100)], in: square.hidden()) == [false])
        #expect(hits([(100, 100)], in: square.allowsHitTesting(false)) == [false])
        #expect(hits([(100, 100), (2, 2)], in: Text("wide enough to be hit")) == [true, false])
    }

    @Test func theTopmostViewIsHit() {
        let scene = ViewHarness(offering: 100, 100) {
            ZStack {
                Color.red.onTapGesture { log.note("red") }.zIndex(1)
                Color.blue.onTapGesture { log.note("blue") }
            }
            .overlay(alignment: .topLeading) {
                Color.green.frame(width: 20, height: 20).onTapGesture { log.note("green") }
            }
            .background { Color.black.frame(width: 300, height: 20).onTapGesture { log.note("black") } }
        }
        scene.tap(at: CGPoint(x: 50, y: 50))
        scene.tap(at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["red", "green"])
    }

    @Test func whatReachesOverTheBoundsOfItsViewIsHitThere() {
        let scene = ViewHarness(offering: 200, 200) {
            Color.red.frame(width: 20, height: 20)
                .background { Color.black.frame(width: 120, height: 20).onTapGesture { log.note("black") } }
        }
        scene.tap(at: CGPoint(x: 50, y: 100))
        #expect(log.take() == ["black"])
    }

    @Test func rightToLeftMirrorsWhereAViewIsHitAndWhereAFingerIsInIt() {
        let scene = ViewHarness(offering: 200, 100, .rightToLeft) {
            HStack(spacing: 0) {
                Color.red.frame(width: 50).onTapGesture { log.note("\($0.x)") }
                Spacer(minLength: 0)
            }
        }
        scene.tap(at: CGPoint(x: 160, y: 50))
        scene.tap(at: CGPoint(x: 40, y: 50))
        #expect(log.take() == ["10.0"])
    }

    @Test func aScrollViewTakesTheFingerFromAPressedButton() {
        struct Watched: ButtonStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                log.note(configuration.isPressed ? "pressed" : "rests")
                return configuration.label.frame(width: 100, height: 400)
            }
        }
        let scene = ViewHarness(offering: 100, 100, evaluatesTwice: false) {
            ScrollView { Button("b") { log.note("action") }.buttonStyle(Watched(log: log)) }
        }
        _ = log.take()
        let finger = Finger(scene: scene)
        finger.down(50, 80, at: 0)
        finger.move(50, 60, at: 0.05)
        finger.move(50, 40, at: 0.1)
        finger.up(50, 40, at: 0.1)
        #expect(log.take() == ["pressed", "rests"])
        #expect(scene.host.graph.scrolling.scrollers[0].offset.y > 0)
    }
}
