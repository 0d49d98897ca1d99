import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import Testing

@Suite("Views that turn by where they are")
@MainActor
struct TurningTests {
    /// Each row of the helix is rotated by a fifth of a degree per point of distance from the middle of the screen.
    /// Rows are 40 points high, with a spacing of 8.
    @Test(arguments: [0.0, 200, 1_000])
    func helix(offset: Double) {
        let rows = TurningScenes.helix(scrolledBy: offset).turns
        #expect(rows.count == 50)
        for (index, row) in rows.enumerated() {
            let top = Double(index) * (40 + 8) - offset
            #expect(row.isTurn(degrees: (top - Double(TurningScenes.screen.height) / 2) / 5), "row \(index)")
        }
    }

    /// Each card is rotated by a tenth of a degree per point of distance between its middle and the middle of the
    /// screen. Cards are 150 points wide, with a spacing of 8; the first one starts in the middle.
    @Test(arguments: [0.0, 79, 900])
    func coverFlow(offset: Double) {
        let cards = TurningScenes.coverFlow(scrolledBy: offset).turns
        #expect(cards.count == 50)
        for (index, card) in cards.enumerated() {
            let fromTheMiddle = Double(index) * (150 + 8) - offset
            #expect(card.isTurn(degrees: -fromTheMiddle / 10), "card \(index)")
        }
    }
}

/// The size of a view and the transform with which it is drawn.
private struct Turn {
    let size: CGSize
    let transform: ProjectionTransform

    /// Whether this is a rotation about the vertical line through the middle, with the eye at a distance of the longer
    /// side d: a point x to the right of the middle moves to x cos θ, and everything there is divided by
    /// 1 + x sin θ / d.
    func isTurn(degrees: Double) -> Bool {
        let angle = degrees * .pi / 180, distance = max(size.width, size.height)
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height)]
        return corners.allSatisfy { corner in
            let x = corner.x - size.width / 2, y = corner.y - size.height / 2
            let shrink = 1 + x * sin(angle) / distance
            let drawn = corner.applying(transform)
            return abs(drawn.x - (x * cos(angle) / shrink + size.width / 2)) < 1e-6
                && abs(drawn.y - (y / shrink + size.height / 2)) < 1e-6
        }
    }
}

extension ViewHarness {
    /// The transforms of the drawn views, in drawing order; the identity for a view that is not rotated.
    fileprivate var turns: [Turn] {
        var found: [Turn] = []
        host.graph.eachNode { row, box in
            guard box.name == "rotation3DEffect" else { return }
            let size = host.graph.size(of: row)
            let inner = GraphInspector(host.graph).children(of: row)[0]
            let origin = host.graph.origin(of: row)
            let moved = CGAffineTransform(translationX: -origin.x, y: -origin.y)
            let turned = host.graph.transform(from: inner, to: host.graph.layoutParent(of: row))
                .concatenating(ProjectionTransform(moved))
            found.append(Turn(size: size, transform: turned))
        }
        return found
    }
}
