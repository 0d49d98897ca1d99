import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// What `render --show` draws has the positions of the record.
@MainActor @Suite struct LayoutOverlayTests {
    /// The bounds of all strokes of a picture.
    private struct Strokes: DisplayListVisitor {
        var bounds: [CGRect] = []
        mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint) {
            if stroke != nil { bounds.append(path.boundingRect) }
        }
        mutating func text(_ item: TextItem, origin: CGPoint) {}
        mutating func image(_ item: ImageItem, frame: CGRect) {}
        mutating func begin(_ effect: Effect, _ content: Fragment, frame: CGRect) {}
        mutating func end(_ effect: Effect, frame: CGRect) {}
    }

    private func strokes(_ list: DisplayList) -> [CGRect] {
        var strokes = Strokes()
        list.root.visit(&strokes, grid: list.grid)
        return strokes.bounds
    }

    private func scene(_ direction: LayoutDirection = .leftToRight) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 200, height: 100), evaluatesTwice: false) {
            HStack(spacing: 12) {
                Probe("a", 40, 20)
                Probe("b", 60, 30).padding(5)
            }
            .coordinateSpace(name: "row")
            .environment(\.layoutDirection, direction)
        }
    }

    private func rect(_ rect: LayoutExplanation.Rect) -> CGRect {
        CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    @Test func framesAreThoseOfTheRecord() {
        let host = scene().host, record = host.explanation()
        let frames = Set(record.nodes.filter { !$0.isInternal }.map { rect($0.frame) })
        #expect(frames.count >= 4)
        #expect(Set(record.marks([.frames]).map(\.rect)) == frames)
        #expect(Set(strokes(host.frame(showing: [.frames]))) == frames)
    }

    @Test func nothingIsDrawnWithoutAnOverlay() {
        let host = scene().host
        #expect(strokes(host.frame(showing: [])).isEmpty)
        #expect(host.frame(showing: []) == host.frame())
    }

    /// Given 12 between the neighbours, and 5 on each side of the padded one.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func spacingAndPaddingAreAsLongAsTheyAre(_ direction: LayoutDirection) {
        let host = scene(direction).host, marks = host.explanation().marks([.spacing])
        #expect(marks.map(\.label).sorted() == ["12", "5", "5", "5", "5"])
        for mark in marks {
            #expect([mark.rect.width, mark.rect.height].contains(mark.label == "12" ? 12 : 5), "\(mark)")
        }
        #expect(Set(strokes(host.frame(showing: [.spacing]))) == Set(marks.map(\.rect)))
    }

    /// An HStack centres: a line through the middle of each child.
    @Test func guidesGoThroughTheView() {
        let host = scene().host, record = host.explanation()
        let marks = record.marks([.guides]).filter { $0.rect.height == 0 }
        let centers = record.nodes.filter { node in node.guides.contains { $0.axis == .vertical } }
            .map { $0.frame.y + $0.frame.height / 2 }
        #expect(!marks.isEmpty && Set(marks.map { Double($0.rect.minY) }) == Set(centers))
    }

    /// Of the 200 × 100 the stack takes less; its children are offered more than they take.
    @Test func proposalsAreShownWhereTheyAreNotTaken() {
        let record = scene().host.explanation()
        let marks = record.marks([.proposals])
        #expect(!marks.isEmpty && marks.allSatisfy(\.isDashed))
        for mark in marks {
            #expect(record.nodes.contains { node in
                rect(node.frame).origin == mark.rect.origin && node.proposal.width == Double(mark.rect.width)
                    && node.proposal.height == Double(mark.rect.height)
            }, "\(mark)")
        }
    }

    @Test func spacesHaveTheirOriginAndName() {
        let record = scene().host.explanation()
        let names = record.marks([.spaces]).filter { !$0.label.isEmpty }
        let stack = record.nodes.first { $0.kind == .container && !$0.isInternal }
        #expect(names.contains { $0.label == "global" && $0.rect.origin == .zero })
        #expect(names.contains { $0.label.contains("row") && $0.rect.origin == stack.map { rect($0.frame).origin } })
    }

    /// A line of text has one baseline, over its width.
    @Test func baselinesAreThoseOfTheTexts() throws {
        let host = ViewHarness(offering: ProposedViewSize(width: 200, height: 100), evaluatesTwice: false) {
            Text("base")
        }.host
        let text = try #require(DrawnText.all(in: host.frame()).first)
        let lines = strokes(host.frame(showing: [.baselines]))
        #expect(lines.count == 1)
        #expect(lines.first?.minX == text.frame.minX && lines.first?.width == text.frame.width)
        #expect(lines.first.map { $0.minY > text.frame.midY && $0.minY < text.frame.maxY } == true)
    }
}
