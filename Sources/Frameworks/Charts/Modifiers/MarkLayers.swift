public import SwiftUI

extension ChartContent {
    /// Draws the marks as a whole, so that opacity applies to them once.
    nonisolated public func compositingLayer() -> some ChartContent { LayerContent(content: self, style: nil) }
    /// Draws the marks as a whole, in the style of a view around them.
    nonisolated public func compositingLayer<V: View>(
        @ViewBuilder style: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        LayerContent(content: self) { AnyView(style(PlaceholderContentView(content: $0))) }
    }
    /// Draws the marks where other marks are.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        MaskedContent(content: self, mask: content())
    }
}

/// Marks that are drawn as a whole.
nonisolated struct LayerContent<Content: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let style: ((AnyView) -> AnyView)?

    @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        marks.collect(content.content, in: .compositing(content.style))
    }
}

/// Marks that are drawn where those of a mask are.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
    typealias Body = Never
    let content: Content
    let mask: Mask

    @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollector) {
        let mask = marks.collectMask(content.mask)
        marks.collect(content.content, in: .masked(by: mask))
    }
}

/// What a style of a layer is applied to.
public nonisolated struct PlaceholderContentView<Value>: View {
    let content: AnyView
    public var body: some View { content }
}
