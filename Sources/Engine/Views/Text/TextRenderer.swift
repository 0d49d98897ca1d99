public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantText

/// Replaces the drawing of texts.
///
/// The animatable data of a renderer is animated like that of a view.
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text, in points from its top leading corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of a text for a proposal; by default that of the text itself.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The extent of drawing beyond the text. Nothing to do: drawing is not clipped.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size of the text itself.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// No padding.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Measures a text for its renderer.
public struct TextProxy {
    let layouter: TextLayouter

    /// The size of the text for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layouter.measure(width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) }).size
    }
}

/// A custom attribute of a part of a text, for its renderer.
public protocol TextAttribute {}

/// A type-erased custom attribute.
package struct CustomTextAttribute: Equatable {
    let key: ObjectIdentifier
    let value: any TextAttribute

    package static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool {
        func isSame<T>(_ value: T) -> Bool { (b.value as? T).map { Comparison.areEqual(value, $0) } ?? false }
        return a.key == b.key && isSame(a.value)
    }
}

extension Text {
    /// Sets a custom attribute of this text that its renderer reads by type. The innermost one of a type applies.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changed(.custom(CustomTextAttribute(key: ObjectIdentifier(T.self), value: value)))
    }
}

extension View {
    /// Draws the texts in this view with `renderer`.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

private nonisolated struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
    var renderer: R
    var animatableData: R.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }
    @MainActor func body(content: Content) -> some View {
        content.environment(\.textRenderer, TypedTextRenderer(renderer))
    }
}

/// A type-erased renderer.
class AnyTextRenderer: Equatable {
    func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {}
    func sizeThatFits(_ proposal: Proposal, _ text: TextProxy) -> CGSize { .zero }
    fileprivate func isSame(as other: AnyTextRenderer) -> Bool { self === other }
    static func == (a: AnyTextRenderer, b: AnyTextRenderer) -> Bool { a === b || a.isSame(as: b) }
}

private final class TypedTextRenderer<R: TextRenderer>: AnyTextRenderer {
    private let renderer: R
    init(_ renderer: R) { self.renderer = renderer }
    override func draw(_ layout: Text.Layout, in context: inout GraphicsContext) {
        renderer.draw(layout: layout, in: &context)
    }
    override func sizeThatFits(_ proposal: Proposal, _ text: TextProxy) -> CGSize {
        let size = renderer.sizeThatFits(proposal: proposal.public_, text: text)
        func side(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
        return CGSize(width: side(size.width), height: side(size.height))
    }
    override func isSame(as other: AnyTextRenderer) -> Bool {
        (other as? TypedTextRenderer<R>).map { Comparison.areEqual(renderer, $0.renderer) } ?? false
    }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: AnyTextRenderer? { nil } }

extension EnvironmentValues {
    var textRenderer: AnyTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension TextBox {
    /// The drawing of a renderer for the text laid out in `size`.
    func picture(_ size: CGSize, by renderer: AnyTextRenderer, _ environment: EnvironmentValues)
        -> Fragment
    {
        let paints = paints(environment, CGRect(origin: .zero, size: size))
        let layer = CanvasLayer(size: size, environment: environment)
        var context = GraphicsContext(layer)
        renderer.draw(textLayout(size, paints), in: &context)
        return layer.picture
    }

    /// The lines of the text laid out in `size`.
    func textLayout(_ size: CGSize, _ paints: [Paint]) -> Text.Layout {
        Text.Layout(lines: layouter.lineDrawings(in: size).map { Text.Layout.Line($0, paints: paints, custom) })
    }
}
