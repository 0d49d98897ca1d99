import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// What content shows of itself beneath a bar without a background (iOS 26): blurred, and washed out and darkened
/// towards the edge of the window.
struct BarEdgeEffect: View {
    enum Kind: Equatable {
        case none
        /// Fades out below the bar.
        case soft
        /// Ends at a line.
        case hard
    }
    /// The edge of the bar at which the effect ends.
    let edge: VerticalEdge
    let kind: Kind
    @Environment(\.design) private var design
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if kind == .hard {
            // The share of the backdrop and the line are those of bars before iOS 26: a guess.
            Color.clear.background(.bar)
                .overlay(alignment: edge == .bottom ? .bottom : .top) { HairLine(axis: .horizontal) }
        } else {
            soft
        }
    }

    private var soft: some View {
        ZStack {
            // The blur is as strong beneath the whole bar; towards the edge all is one colour, that of the ground.
            let effect = design.metrics.effect
            Rectangle().fill(EdgeBlur(radius: effect.edgeRadius)).mask { gradient(BarEdgeEffect.blurStops) }
            Rectangle().fill(EdgeBlur(radius: effect.edgeWashRadius)).mask { gradient(BarEdgeEffect.washStops) }
            gradient(darkening)
        }
        .padding(edge == .bottom ? .bottom : .top, -design.metrics.navigationBar.edgeEffect)
        .ignoresSafeArea()
        .allowsHitTesting(false)
    }

    private func gradient(_ stops: [(Double, Double)]) -> some View {
        LinearGradient(stops: stops.map { Gradient.Stop(color: .black.opacity($0.1), location: $0.0) },
                       startPoint: edge == .bottom ? .top : .bottom, endPoint: edge == .bottom ? .bottom : .top)
    }

    /// How black the ground becomes.
    private var darkening: [(Double, Double)] {
        if scheme == .dark { return BarEdgeEffect.washStops }
        return edge == .bottom ? BarEdgeEffect.darkStops : BarEdgeEffect.bottomDarkStops
    }

    private static let blurStops: [(Double, Double)] = [(0, 1), (0.8, 1), (1, 0)]  // guess
    /// Measured in a sheet of iOS 26 with a bar that ends at 70 of 100.
    private static let washStops: [(Double, Double)] = [
        (0, 0.9), (0.25, 0.9), (0.33, 0.83), (0.42, 0.76), (0.5, 0.62), (0.59, 0.48), (0.67, 0.31), (0.75, 0.17),
        (0.84, 0.07), (0.92, 0.03), (1, 0),
    ]
    /// Below a bar at the top in light. Measured: 24 of a thousand at 0.613, and at 0.4 a text is no darker than 75 of
    /// a thousand; the rest is fitted. In iOS 26.0 it was more (published: 145 at the edge).
    private static let darkStops: [(Double, Double)] = [(0, 0.05), (0.4, 0.037), (0.613, 0.024), (0.769, 0.008), (1, 0)]
    /// Above the bottom in light; measured in iOS 26.0.
    private static let bottomDarkStops: [(Double, Double)] = [(0, 0.03), (1, 0)]
}

/// The blurred backdrop.
private nonisolated struct EdgeBlur: ShapeStyle {
    typealias Resolved = Never
    let radius: CGFloat
    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result.paint = .backdrop(BackdropFilter(radius: radius, tint: .clear, curve: .none))
    }
}
