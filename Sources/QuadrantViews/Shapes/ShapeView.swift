import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
package import QuadrantGraph

/// A shape that is drawn, and can be drawn on: filled and stroked again.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape that is drawn, and drawn on by a further `fill` or `stroke`.
    nonisolated var shape: Content { get }
}

/// What the views below draw, from the bottom up.
nonisolated protocol ShapeLayers {
    func drawLayers(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                    _ context: RoleContext)
    func layersContain(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool
    /// Draws another value of its shape.
    mutating func replaceShape(_ new: some Shape)
}

extension EmptyView: ShapeLayers {
    func drawLayers(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                    _ context: RoleContext) {}
    func layersContain(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }
    mutating func replaceShape(_ new: some Shape) {}
}

/// Leaves that draw a shape in one or more layers; sized by the shape.
nonisolated protocol ShapeLeaf: LeafRole, ShapeLayers, Animatable {
    associatedtype Content: Shape
    associatedtype Background: View = EmptyView
    var shape: Content { get set }
    /// What the shape was drawn with before.
    var background: Background { get set }
}

extension ShapeLeaf where Background == EmptyView {
    var background: EmptyView {
        get { EmptyView() }
        set {}
    }
}

extension ShapeLeaf {
    mutating func replaceShape(_ new: some Shape) {
        guard let new = new as? Content else { return }
        shape = new
        guard var layers = background as? any ShapeLayers else { return }
        layers.replaceShape(new)
        if let changed = layers as? Background { background = changed }
    }

    /// The numbers of the shape; setting them also changes what is drawn below.
    var shapeData: Content.AnimatableData {
        get { shape.animatableData }
        set {
            var changed = shape
            changed.animatableData = newValue
            replaceShape(changed)
        }
    }
}

extension ShapeLeaf {
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        SIMD2(shape.sizeThatFits(proposal.public_))
    }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        drawLayers(size, into: &list, at: origin, context)
    }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        layersContain(point, in: size, context)
    }
    package static var viewName: String { ViewName.short(Content.self) }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never
    /// The shape that is filled; it also sizes the view.
    public var shape: Content
    /// What fills it: a colour, gradient, material or other style.
    public var style: Style
    /// Which inner parts are filled (even-odd or nonzero winding), and whether edges are antialiased.
    public var fillStyle: FillStyle

    /// Fills `shape` with `style`; by default by the nonzero winding rule and antialiased.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeLeaf {
    /// Animates the shape; the style changes at once.
    public var animatableData: Content.AnimatableData {
        get { shapeData }
        set { shapeData = newValue }
    }
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        if !Comparison.areEqual(old.shape, new.shape) { return [.measure, .display] }
        return old.fillStyle == new.fillStyle && Comparison.areEqual(old.style, new.style) ? [] : .display
    }

    func drawLayers(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                    _ context: RoleContext) {
        let path = shape.outline(in: size, context)
        ShapeDrawing.draw(path, stroke: nil, fillStyle, style, size, into: &list, at: origin, context)
    }
    func layersContain(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.outline(in: size, context).contains(point, eoFill: fillStyle.isEOFilled)
    }
    package var debugAttributes: [(String, String)] { [("fill", StyleSummary.of(style))] }
}

enum ShapeDrawing {
    static func draw(_ path: Path, stroke: StrokeStyle?, _ fill: FillStyle, _ style: some ShapeStyle,
                     _ size: SIMD2<Double>,
                     into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext) {
        let resolved = style.resolvedStyle(context, rect: CGRect(origin: .zero, size: size.asSize))
        list.append(path, frame: CGRect(origin: origin.asPoint, size: size.asSize), stroke: stroke, fill: fill,
                    resolved)
    }
}

/// A shape filled on top of what it was drawn with before.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never
    /// The shape that is filled; it also sizes the view.
    public var shape: Content
    /// What fills it.
    public var style: Style
    /// Which inner parts are filled, and whether edges are antialiased.
    public var fillStyle: FillStyle
    /// What the shape was drawn with before, below the fill.
    public var background: Background

    /// Fills `shape` over `background`; a background that is no shape view is not drawn.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeLeaf {
    /// Animates the shape, in the layers below too.
    public var animatableData: Content.AnimatableData {
        get { shapeData }
        set { shapeData = newValue }
    }
    func drawLayers(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                    _ context: RoleContext) {
        (background as? any ShapeLayers)?.drawLayers(size, into: &list, at: origin, context)
        ShapeDrawing.draw(shape.outline(in: size, context), stroke: nil, fillStyle, style, size, into: &list,
                          at: origin, context)
    }
    func layersContain(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.outline(in: size, context).contains(point, eoFill: fillStyle.isEOFilled)
            || (background as? any ShapeLayers)?.layersContain(point, in: size, context) == true
    }
    package var debugAttributes: [(String, String)] {
        ((background as? any LeafRole)?.debugAttributes ?? []) + [("fill", StyleSummary.of(style))]
    }
}

/// A shape whose outline is traced, on top of what it was drawn with before.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never
    /// The shape whose outline is traced; it also sizes the view.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// The width of the line in points, its caps, joins and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the edges of the line are smoothed.
    public var isAntialiased: Bool
    /// What the shape was drawn with before, below the line.
    public var background: Background

    /// Traces `shape` over `background`; a background that is no shape view is not drawn.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeLeaf {
    /// Animates the shape and the stroke style.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shapeData, strokeStyle.animatableData) }
        set {
            shapeData = newValue.first
            strokeStyle.animatableData = newValue.second
        }
    }
    func drawLayers(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                    _ context: RoleContext) {
        (background as? any ShapeLayers)?.drawLayers(size, into: &list, at: origin, context)
        ShapeDrawing.draw(shape.outline(in: size, context), stroke: strokeStyle, FillStyle(antialiased: isAntialiased),
                          style, size,
                          into: &list, at: origin, context)
    }
    func layersContain(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.outline(in: size, context).strokeContains(point, strokeStyle)
            || (background as? any ShapeLayers)?.layersContain(point, in: size, context) == true
    }
    package var debugAttributes: [(String, String)] {
        ((background as? any LeafRole)?.debugAttributes ?? []) + [("stroke", StyleSummary.of(style)),
                                                        ("lineWidth", "\(strokeStyle.lineWidth)")]
    }
}

/// A shape with a line inside its outline, on top of what it was drawn with before.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView {
    public typealias Body = Never
    /// The shape with the line inside; the shape inset by half the line's width sizes the view.
    public var shape: Content
    /// What the line is drawn with.
    public var style: Style
    /// The width of the line in points, its caps, joins and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the edges of the line are smoothed.
    public var isAntialiased: Bool
    /// What the shape was drawn with before, below the line.
    public var background: Background

    /// Draws a line inside `shape` over `background`; a background that is no shape view is not drawn.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: ShapeLeaf {
    /// Animates the shape and the stroke style.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shapeData, strokeStyle.animatableData) }
        set {
            shapeData = newValue.first
            strokeStyle.animatableData = newValue.second
        }
    }
    private var line: Content.InsetShape { shape.inset(by: strokeStyle.lineWidth / 2) }

    /// The inset shape's size: the whole proposal, for circles too.
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        SIMD2(line.sizeThatFits(proposal.public_))
    }
    func drawLayers(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                    _ context: RoleContext) {
        (background as? any ShapeLayers)?.drawLayers(size, into: &list, at: origin, context)
        ShapeDrawing.draw(line.outline(in: size, context), stroke: strokeStyle, FillStyle(antialiased: isAntialiased),
                          style, size,
                          into: &list, at: origin, context)
    }
    func layersContain(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        line.outline(in: size, context).strokeContains(point, strokeStyle)
            || (background as? any ShapeLayers)?.layersContain(point, in: size, context) == true
    }
    package var debugAttributes: [(String, String)] {
        ((background as? any LeafRole)?.debugAttributes ?? []) + [("strokeBorder", StyleSummary.of(style)),
                                                        ("lineWidth", "\(strokeStyle.lineWidth)")]
    }
}
