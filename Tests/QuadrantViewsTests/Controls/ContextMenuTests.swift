import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Context menus")
struct ContextMenuTests {
    let log = Log()

    private func hold(_ scene: ViewHarness, at point: CGPoint) {
        scene.press(.point(point), seconds: 0.6)
        scene.advance(by: 1)
    }

    /// A card's rows are 350 wide, from x = 20; the first text begins at 40. A long press anywhere in the row opens its
    /// menu (#9.26).
    @Test(arguments: [CGPoint(x: 50, y: 57), CGPoint(x: 340, y: 57), CGPoint(x: 340, y: 38)])
    func allOfARowOpensItsMenu(point: CGPoint) {
        let log = log
        for opens in [hold, { $0.send(.menu(at: $1)) }] as [(ViewHarness, CGPoint) -> Void] {
            let scene = ViewHarness(offering: 390, 600) {
                List {
                    Button("Row") { log.note("row") }.contextMenu { Button("Copy") { log.note("copy") } }
                    Text("Other")
                }
            }
            opens(scene, point)
            #expect(scene.shows("Copy"))
            #expect(log.take() == [])
            scene.tap("Copy")
            #expect(log.take() == ["copy"])
            #expect(!scene.shows("Copy"))
            scene.tap(at: point)
            #expect(log.take() == ["row"])
            opens(scene, CGPoint(x: 340, y: 57 + 44))
            #expect(!scene.shows("Copy"))
        }
    }

    /// A context menu on a part of a row opens on that part only.
    @Test func aPartOfARowOpensItsOwnMenu() {
        let scene = ViewHarness(offering: 390, 600) {
            List {
                HStack {
                    Color.red.frame(width: 50, height: 20).contextMenu { Button("Copy") {} }
                    Spacer()
                    Text("End")
                }
            }
        }
        hold(scene, at: CGPoint(x: 200, y: 57))
        #expect(!scene.shows("Copy"))
        hold(scene, at: CGPoint(x: 60, y: 57))
        #expect(scene.shows("Copy"))
    }

    /// A finger that moves scrolls, and one that is lifted early taps.
    @Test func aFingerThatDoesNotStayOpensNothing() {
        let log = log
        let scene = ViewHarness(offering: 390, 600) {
            List {
                Button("Row") { log.note("row") }.tagged("row").contextMenu { Button("Copy") {} }
                ForEach(0..<40, id: \.self) { Text("\($0)") }
            }
        }
        scene.press(.point(CGPoint(x: 340, y: 57)), seconds: 0.3)
        scene.advance(by: 1)
        #expect(!scene.shows("Copy"))
        #expect(log.take() == ["row"])
        let before = scene.frame("row").minY
        scene.drag(from: .point(CGPoint(x: 340, y: 57)), by: CGSize(width: 0, height: -30), seconds: 1)
        scene.advance(by: 1)
        #expect(!scene.shows("Copy"))
        #expect(scene.frame("row").minY < before)
        #expect(log.take() == [])
    }

    /// The innermost menu opens, or none if the view is disabled.
    @Test func theSecondaryButtonOpensTheInnermostMenu() {
        let isOff = Input(false)
        let scene = ViewHarness(offering: 200, 400) {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 100).contextMenu { Button("Inner") {} }
                Color.blue.frame(width: 100, height: 100)
            }
            .contextMenu { Button("Outer") {} }
            .disabled(isOff.value)
        }
        let (red, blue) = (CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 250))
        #expect(scene.send(.menu(at: red)))
        #expect(scene.shows("Inner") && !scene.shows("Outer"))
        scene.key(.escape)
        #expect(scene.send(.menu(at: blue)))
        #expect(scene.shows("Outer") && !scene.shows("Inner"))
        scene.key(.escape)
        #expect(!scene.send(.menu(at: CGPoint(x: 5, y: 5))))
        isOff.value = true
        scene.settle()
        #expect(!scene.send(.menu(at: red)))
    }

    /// The pressed view is drawn above the others, in its place; a row with its whole card.
    @Test func whatIsHeldIsLifted() {
        let scene = ViewHarness(offering: 390, 600) {
            VStack(spacing: 0) {
                Color.red.frame(width: 60, height: 30).contextMenu { Button("Copy") {} }
                List { Color.green.frame(height: 44).contextMenu { Button("Cut") {} } }
            }
        }
        let red = CGRect(x: (390 - 60) / 2, y: 0, width: 60, height: 30)
        #expect(scene.drawnFrames.filter { $0 == red }.count == 1)
        hold(scene, at: CGPoint(x: 195, y: 15))
        // The background below it has the same size as the preview.
        #expect(scene.drawnFrames.filter { $0 == red }.count == 3)
        scene.key(.escape)
        let card = CGRect(x: 20, y: 30 + 35, width: 350, height: 44 + 22)
        let before = scene.drawnFrames.filter { $0 == card }.count
        hold(scene, at: CGPoint(x: 25, y: 30 + 35 + 33))
        #expect(scene.shows("Cut"))
        let after = scene.drawnFrames.filter { $0 == card }.count
        #expect(before > 0 && after == 2 * before)
    }
}
