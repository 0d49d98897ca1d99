public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// How content fades under the bars at the edges of a scroll view (iOS 26).
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// As the platform does.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    /// It becomes blurred gradually.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
    /// It ends at a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
}

extension View {
    /// Sets how content fades under the bars of this screen (iOS 26). In earlier designs bars have backgrounds.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        screenFact((style, edges)) { if $1.0 == .hard { $0.withHardEdgeEffect.formUnion($1.1) } }
    }
    /// Sets whether content fades under the bars of this screen (iOS 26). In earlier designs bars have backgrounds.
    nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        screenFact((hidden, edges)) { if $1.0 { $0.withoutEdgeEffect.formUnion($1.1) } }
    }

    /// Shows `content` as a bar at the top or the bottom, as `safeAreaInset(edge:alignment:spacing:content:)` does;
    /// content that scrolls under it is not blurred (iOS 26).
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
    /// Shows `content` as a bar at a horizontal edge, as `safeAreaInset(edge:alignment:spacing:content:)` does; content
    /// that scrolls under it is not blurred (iOS 26).
    nonisolated public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

}
