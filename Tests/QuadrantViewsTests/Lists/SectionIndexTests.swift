import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("The index of a list's sections")
struct SectionIndexTests {
    private func scene(_ count: Int, design: Design = .ios26, visibility: Visibility = .automatic,
                       height: CGFloat = 600) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 390, height: height), design: design) {
            List {
                ForEach(0..<count, id: \.self) { section in
                    Section {
                        ForEach(0..<4 + section % 3, id: \.self) { Text("Row \(section).\($0)") }
                    }
                    .sectionIndexLabel("<\(section)>")
                }
            }
            .listSectionIndexVisibility(visibility)
        }
    }

    /// 14 points a label, centred at the trailing edge; also for sections that are not built.
    @Test func itStandsAtTheTrailingEdge() {
        let scene = scene(20)
        #expect(!scene.shows("Row 19.0"))
        let first = scene.frame(of: "<0>"), last = scene.frame(of: "<19>")
        #expect(isNear((first.midY + last.midY) / 2, 300) && isNear(last.midY - first.midY, 19 * 14))
        #expect(isNear(first.midX, 390 - 8))
    }

    @Test func aTouchScrollsToTheSectionUnderIt() {
        let scene = scene(20)
        #expect(scene.tap(at: CGPoint(x: 382, y: 300 + 14 * 5 + 7)))
        scene.settle()
        #expect(scene.shows("Row 15.0") && !scene.shows("Row 0.0"))
        scene.drag(from: .point(CGPoint(x: 382, y: 300)), by: CGSize(width: 0, height: -200))
        #expect(scene.shows("Row 0.0"))
    }

    @Test func itIsLeftOut() {
        #expect(!scene(20, visibility: .hidden).shows("<0>"))
        #expect(!scene(20, design: .ios17).shows("<0>"))
        let unlabelled = ViewHarness(offering: ProposedViewSize(width: 390, height: 600), design: .ios26) {
            List { Section { Text("Row") }.sectionIndexLabel(nil as Text?) }
        }
        #expect(!unlabelled.shows("•") && unlabelled.shows("Row"))
    }

    /// Labels that come and go with the content.
    @Test func itFollowsTheSections() {
        struct Labels: View {
            @State private var count = 3
            var body: some View {
                List {
                    Button("More") { count = 5 }
                    ForEach(0..<count, id: \.self) { section in
                        Section { Text("Row") }.sectionIndexLabel("<\(section)>")
                    }
                }
            }
        }
        let scene = ViewHarness(offering: ProposedViewSize(width: 390, height: 600), design: .ios26) { Labels() }
        #expect(scene.shows("<2>") && !scene.shows("<4>"))
        scene.tap("More")
        #expect(scene.shows("<4>"))
    }

    /// Where not all fit, dots stand between the labels, and a touch still reaches each of them.
    @Test func dotsStandForLabelsThatDoNotFit() {
        let rows = SectionIndexRows(count: 26, metrics: SectionIndexMetrics(), available: 16 + 14 * 9)
        #expect(rows.shown == [0, nil, 6, nil, 12, nil, 18, nil, 25])
        #expect(rows.entry(at: -5) == 0 && rows.entry(at: 1000) == 25)
        #expect(Set((0..<126).map { rows.entry(at: Double($0)) }).count == 26)
        #expect(SectionIndexRows(count: 3, metrics: SectionIndexMetrics(), available: 10).shown == [0])
    }
}
