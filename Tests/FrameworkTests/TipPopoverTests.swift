import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import SwiftUI
import Testing
import TipKit

/// The popovers, backgrounds and styles of tips.
@Suite("Tips in popovers", .serialized)
@MainActor
struct TipPopoverTests {
    private struct Hint: Tip {
        let id: String
        var title: Text { Text("Title") }
        var message: Text? { Text("Message") }
        var image: Image? { Image(systemName: "star.fill") }
        var actions: [Action] { Action(id: "more", title: "More") }
    }
    private final class Log { var lines: [String] = [] }
    private let tip = Hint(id: "\(UUID())")

    init() { Tips.showAllTipsForTesting() }

    private func window(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> ViewHarness {
        let scene = ViewHarness(offering: 390, 800, content: content)
        scene.advance(by: 2)
        return scene
    }

    /// A popover is at the edge that is given, below without one; its buttons tell their action, its cross ends it.
    @Test func aPopoverIsBesideItsView() {
        let log = Log()
        func scene(_ edge: Edge?) -> ViewHarness {
            window {
                Color.red.frame(width: 40, height: 40).tagged("anchor")
                    .popoverTip(tip, arrowEdge: edge) { log.lines.append($0.id) }
            }
        }
        let above = scene(.top)
        #expect(above.frame(of: "More").maxY < above.frame("anchor").minY)
        let below = scene(nil)
        #expect(below.frame(of: "Title").minY > below.frame("anchor").maxY)
        below.tap("More")
        #expect(log.lines == ["more"] && tip.shouldDisplay)
        below.tap("Close")
        below.advance(by: 2)
        #expect(!below.shows("Title") && tip.status == .invalidated(.tipClosed))
    }

    /// A tip that is there is not shown while the binding is false; ending the popover sets it to false.
    @Test func aBindingDecidesWithTheTip() {
        let isPresented = Input(false)
        let scene = window {
            Color.red.frame(width: 40, height: 40)
                .popoverTip(tip, isPresented: Binding { isPresented.value } set: { isPresented.value = $0 },
                            attachmentAnchor: .point(.bottom), arrowEdge: .top)
        }
        #expect(!scene.shows("Title"))
        isPresented.value = true
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.shows("Title"))
        scene.tap("Close")
        scene.advance(by: 2)
        #expect(!isPresented.value && !scene.shows("Title"))
    }

    @Test func theFirstOfSomeEdgesIsTaken() {
        func scene(_ edges: Edge.Set) -> ViewHarness {
            window {
                Color.red.frame(width: 40, height: 40).tagged("anchor")
                    .popoverTip(tip, attachmentAnchor: .rect(.bounds), arrowEdges: edges) { _ in }
            }
        }
        let above = scene([.top, .bottom])
        #expect(above.frame(of: "More").maxY < above.frame("anchor").minY)
        let below = scene(.bottom)
        #expect(below.frame(of: "Title").minY > below.frame("anchor").maxY)
    }

    /// Whether views behind the popover of a tip react.
    @Test(arguments: [true, false])
    func theViewsBehindReact(isEnabled: Bool) {
        let log = Log()
        let scene = window {
            VStack(spacing: 400) {
                Button("Behind") { log.lines.append("tapped") }
                Color.red.frame(width: 40, height: 40).popoverTip(tip, arrowEdge: .top)
            }
            .tipBackgroundInteraction(isEnabled ? .enabled : .disabled)
        }
        #expect(scene.shows("Title"))
        scene.tap(at: CGPoint(x: scene.frame(of: "Behind").midX, y: scene.frame(of: "Behind").midY))
        #expect(log.lines == (isEnabled ? ["tapped"] : []))
    }

    @Test func cardsHaveTheColoursOfTheirView() {
        let scene = window {
            TipView(tip)
                .tipBackground(Color.blue).tipCornerRadius(20, antialiased: true)
                .tipImageSize(CGSize(width: 70, height: 50)).tipImageStyle(Color.green, Color.yellow)
        }
        let colors = Set(scene.drawnColors.map { "\($0)" })
        func has(_ color: Color) -> Bool {
            let one = ViewHarness(offering: 10, 10) { color }.drawnColors
            return one.allSatisfy { colors.contains("\($0)") }
        }
        #expect(has(.blue) && has(.green))
        #expect(!window { Color.red.tipAnchor("anchor") }.shows("Title"))
        #expect(scene.frame(of: "Title").minX > window { TipView(tip) }.frame(of: "Title").minX + 20)
    }

    @Test func aStyleDrawsTheParts() {
        struct Plain: TipViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.title
                    Text("styled")
                    ForEach(configuration.actions) { action in Button("Own \(action.id)", action: action.handler) }
                }
            }
        }
        let log = Log()
        let scene = window { TipView(tip) { log.lines.append($0.id) }.tipViewStyle(Plain()) }
        #expect(scene.shows("Title") && scene.shows("styled") && !scene.shows("Message"))
        scene.tap("Own more")
        #expect(log.lines == ["more"])
        #expect(!window { TipView(tip).tipViewStyle(MiniTipViewStyle()) }.shows("styled"))
    }
}
