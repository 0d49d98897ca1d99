import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Rows and cards that rotate with their position, at three scroll offsets.
@Suite("Scroll effects in pictures") @MainActor
struct ScrollPictures {
    private struct Helix: View {
        let colors: [Color] = [.red, .green, .blue, .orange, .pink, .purple, .yellow]
        var body: some View {
            GeometryReader { window in
                ScrollView(.vertical) {
                    ForEach(0..<40) { index in
                        GeometryReader { row in
                            Text("Row #\(index)")
                                .font(.title)
                                .frame(width: window.size.width)
                                .background(colors[index % 7])
                                .rotation3DEffect(
                                    .degrees(Double(row.frame(in: .global).minY - window.size.height / 2) / 5),
                                    axis: (x: 0, y: 1, z: 0))
                        }
                        .frame(height: 40)
                    }
                }
            }
        }
    }

    private struct CoverFlow: View {
        let colors: [Color] = [.red, .green, .blue, .orange, .pink, .purple, .yellow]
        var body: some View {
            GeometryReader { window in
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack {
                        ForEach(0..<50) { index in
                            GeometryReader { card in
                                Rectangle().fill(colors[index % 7]).frame(height: 150)
                                    .rotation3DEffect(
                                        .degrees(-Double(card.frame(in: .global).midX - window.size.width / 2) / 10),
                                        axis: (x: 0, y: 1, z: 0))
                            }
                            .frame(width: 150)
                        }
                    }
                    .padding(.horizontal, (window.size.width - 150) / 2)
                }
            }
        }
    }

    private func scroll(to offset: SIMD2<Double>) -> (ViewHarness) -> Void {
        { scene in
            for scroller in scene.host.graph.scrolling.scrollers { _ = scroller.scroll(to: offset) }
            scene.settle()
        }
    }

    @Test(arguments: [0, 300, 900])
    func helix(offset: Int) throws {
        let variant = Variant(scale: 1, description: "1x")
        try expectPicture("helix-\(offset)", variant, size: CGSize(width: 240, height: 260),
                          after: scroll(to: SIMD2(0, Double(offset)))) { Helix() }
    }

    @Test(arguments: [0, 260, 2000])
    func coverFlow(offset: Int) throws {
        try expectPicture("coverFlow-\(offset)", size: CGSize(width: 390, height: 160),
                          after: scroll(to: SIMD2(Double(offset), 0))) { CoverFlow() }
    }
}
