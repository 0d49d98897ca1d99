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
    /// what scrolls under it is blurred (iOS 26).
    nonisolated public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        modifier(SafeAreaBar(edge: edge, alignment: alignment, spacing: spacing, bar: content()))
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

/// A bar beside scroll views. What scrolls under it is blurred and washed out, as under the bars of a screen.
private nonisolated struct SafeAreaBar<Bar: View>: ViewModifier {
    let edge: VerticalEdge
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let bar: Bar
    @State private var hasContentBeneath = false
    @State private var effect = BarEdgeEffect.Kind.soft
    @Environment(\.design) private var design

    init(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, bar: Bar) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.bar = bar
    }

    private var shows: Bool {
        design.metrics.navigationBar.hasPlatters && hasContentBeneath && effect != .none
    }

    @MainActor func body(content: Content) -> some View {
        let edge = edge
        let watcher = ScrollWatcher(onGeometry: { geometry, model in
            guard model.scrolls(.vertical) else { return }
            let start = geometry.contentOffset.y + geometry.contentInsets.top
            let end = geometry.contentSize.height - start
            note(edge == .top ? start > 0.5 : end > geometry.containerSize.height + 0.5)
        })
        return content
            .modifier(ScrollModifier { $0.observers.append(watcher) })
            .onPreferenceChange(ScreenKey.self) {
                let found = $0.edgeEffect(at: edge == .top ? .top : .bottom)
                if found != effect { effect = found }
            }
            .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
                // The effect is as wide as the screen, whatever the width of the bar.
                bar.frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                    .background {
                        if shows { BarEdgeEffect(edge: edge == .top ? .bottom : .top, kind: effect) }
                    }
            }
            // It extends beneath the bars of the screen, which draw none of their own.
            .screenFact(edge) { $0.withInnerEdgeEffect.formUnion($1 == .top ? .top : .bottom) }
    }

    private func note(_ isBeneath: Bool) {
        guard isBeneath != hasContentBeneath else { return }
        withTransaction(\.disablesAnimations, true) { hasContentBeneath = isBeneath }
    }
}
