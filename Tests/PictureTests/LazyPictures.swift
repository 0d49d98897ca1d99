import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Lists, grids and pages while they scroll.
@Suite("Scrolling in pictures") @MainActor
struct LazyPictures {
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple, .pink]

    private struct People: View {
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(["A", "B", "C", "D"], id: \.self) { letter in
                        Section {
                            ForEach(0..<7) { index in
                                Text("\(letter)-person \(index + 1)").padding(12)
                                Divider()
                            }
                        } header: {
                            Text(letter).font(.headline).padding(6).frame(maxWidth: .infinity, alignment: .leading)
                                .background(Color.gray.opacity(0.9))
                        }
                    }
                }
            }
        }
    }

    private struct Tiles: View {
        var body: some View {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 12)], spacing: 12) {
                    ForEach(0..<60) { index in
                        RoundedRectangle(cornerRadius: 10).fill(LazyPictures.colors[index % 7]).frame(height: 60)
                            .overlay { Text("\(index)").foregroundStyle(.white) }
                    }
                }
                .padding(16)
            }
        }
    }

    private struct Pages: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<5) { index in
                        LazyPictures.colors[index].overlay { Text("Page \(index + 1)").font(.title) }
                            .frame(width: 240)
                    }
                }
            }
            .scrollTargetBehavior(.paging)
        }
    }

    private func wheel(_ x: Double, _ y: Double) -> (ViewHarness) -> Void {
        { scene in
            _ = scene.host.send(.wheel(WheelEvent(at: CGPoint(x: 100, y: 100), delta: CGSize(width: x, height: y))))
            scene.settle()
        }
    }

    @Test(arguments: [Variant.plain, .dark, .rightToLeft])
    func pinnedHeaders(variant: Variant) throws {
        try expectPicture("pinnedHeaders", variant, size: CGSize(width: 240, height: 240), after: wheel(0, 260)) {
            People()
        }
    }

    @Test(arguments: [Variant.plain, .rightToLeft])
    func adaptiveGrid(variant: Variant) throws {
        try expectPicture("adaptiveGrid", variant, size: CGSize(width: 240, height: 240), after: wheel(0, 200)) {
            Tiles()
        }
    }

    /// While a page is being turned, with the scroll indicator.
    @Test func paging() throws {
        try expectPicture("paging", size: CGSize(width: 240, height: 160), after: { scene in
            for (phase, x) in [(PointerEvent.Phase.began, 200.0), (.moved, 180), (.moved, 90)] {
                _ = scene.host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 80))))
            }
            scene.settle()
        }) { Pages() }
    }
}
