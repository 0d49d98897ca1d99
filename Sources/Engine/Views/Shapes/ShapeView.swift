package import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
package import QuadrantGraph

/// A drawn shape to which further fills and strokes can be added.
public protocol ShapeView<Content>: View, _RemoveGlobalActorIsolation {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape, which a further `fill` or `stroke` draws again.
    nonisolated var shape: Content { get }
}

/// The layers of a shape view, from the bottom up: what leaves do, and what no layers do.
nonisolated protocol ShapeLayers {
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext)
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool
    /// Replaces the shape of the layers.
    mutating func replaceShape(_ new: some Shape)
}

extension EmptyView: ShapeLayers {
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {}
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }
    mutating func replaceShape(_ new: some Shape) {}
}

/// Leaves that draw a shape in one or more layers; they have the size of the shape.
nonisolated protocol ShapeLeaf: LeafRole, ShapeLayers, Animatable {
    associatedtype Content: Shape
    associatedtype Background: View = EmptyView
    var shape: Content { get set }
    /// The layers below.
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

    /// The animatable data of the shape; setting it also changes the layers below.
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
    package static var viewName: String { ViewName.short(Content.self) }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never
    /// The filled shape, which also determines the size of the view.
    public var shape: Content
    /// The style of the fill: a colour, gradient, material or other style.
    public var style: Style
    /// The winding rule (even-odd or nonzero), and whether edges are antialiased.
    public var fillStyle: FillStyle

    /// Fills `shape` with `style`; by default by the nonzero winding rule and antialiased.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeLeaf {
    /// Animates the shape; the style is not animated.
    public var animatableData: Content.AnimatableData {
        get { shapeData }
        set { shapeData = newValue }
    }
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        if !Comparison.areEqual(old.shape, new.shape) { return [.measure, .display] }
        return old.fillStyle == new.fillStyle && Comparison.areEqual(old.style, new.style) ? [] : .display
    }

    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        let path = shape.outline(in: size, context)
        ShapeDrawing.draw(path, stroke: nil, fillStyle, style, size, into: &list, at: origin, context)
    }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.outline(in: size, context).contains(point, eoFill: fillStyle.isEOFilled)
            && !style.isClear(context, in: size)
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

/// A shape with a fill above its previous layers.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never
    /// The filled shape, which also determines the size of the view.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The winding rule, and whether edges are antialiased.
    public var fillStyle: FillStyle
    /// The layers below the fill.
    public var background: Background

    /// Fills `shape` above `background`, which is drawn only if it is a shape view.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: ShapeLeaf {
    /// Animates the shape, including that of the layers below.
    public var animatableData: Content.AnimatableData {
        get { shapeData }
        set { shapeData = newValue }
    }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        (background as? any ShapeLayers)?.draw(size, into: &list, at: origin, context)
        ShapeDrawing.draw(shape.outline(in: size, context), stroke: nil, fillStyle, style, size, into: &list,
                          at: origin, context)
    }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.outline(in: size, context).contains(point, eoFill: fillStyle.isEOFilled)
            && !style.isClear(context, in: size)
            || (background as? any ShapeLayers)?.contains(point, in: size, context) == true
    }
    package var debugAttributes: [(String, String)] {
        ((background as? any LeafRole)?.debugAttributes ?? []) + [("fill", StyleSummary.of(style))]
    }
}

/// A shape with a stroke above its previous layers.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public typealias Body = Never
    /// The stroked shape, which also determines the size of the view.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The width of the line in points, its caps, joins and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the edges of the line are antialiased.
    public var isAntialiased: Bool
    /// The layers below the stroke.
    public var background: Background

    /// Strokes `shape` above `background`, which is drawn only if it is a shape view.
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
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        (background as? any ShapeLayers)?.draw(size, into: &list, at: origin, context)
        ShapeDrawing.draw(shape.outline(in: size, context), stroke: strokeStyle, FillStyle(antialiased: isAntialiased),
                          style, size,
                          into: &list, at: origin, context)
    }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.outline(in: size, context).strokeContains(point, strokeStyle) && !style.isClear(context, in: size)
            || (background as? any ShapeLayers)?.contains(point, in: size, context) == true
    }
    package var debugAttributes: [(String, String)] {
        ((background as? any LeafRole)?.debugAttributes ?? []) + [("stroke", StyleSummary.of(style)),
                                                                  ("lineWidth", "\(strokeStyle.lineWidth)")]
    }
}

/// A shape with a line inside its outline, above its previous layers.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView {
    public typealias Body = Never
    /// The shape; inset by half the line's width, it determines the size of the view.
    public var shape: Content
    /// The style of the line.
    public var style: Style
    /// The width of the line in points, its caps, joins and dashes.
    public var strokeStyle: StrokeStyle
    /// Whether the edges of the line are antialiased.
    public var isAntialiased: Bool
    /// The layers below the line.
    public var background: Background

    /// Draws a line inside `shape` above `background`, which is drawn only if it is a shape view.
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

    /// The size of the inset shape: the whole proposal, for circles too.
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        SIMD2(line.sizeThatFits(proposal.public_))
    }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        (background as? any ShapeLayers)?.draw(size, into: &list, at: origin, context)
        ShapeDrawing.draw(line.outline(in: size, context), stroke: strokeStyle, FillStyle(antialiased: isAntialiased),
                          style, size,
                          into: &list, at: origin, context)
    }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        line.outline(in: size, context).strokeContains(point, strokeStyle) && !style.isClear(context, in: size)
            || (background as? any ShapeLayers)?.contains(point, in: size, context) == true
    }
    package var debugAttributes: [(String, String)] {
        ((background as? any LeafRole)?.debugAttributes ?? []) + [("strokeBorder", StyleSummary.of(style)),
                                                                  ("lineWidth", "\(strokeStyle.lineWidth)")]
    }
}

extension ShapeLeaf {
    package static var layoutSentence: String {
        "A shape fills what it is proposed, 10 points where nil is proposed; a circle is as wide as high."
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        let offered = layout.proposal
        for axis in Axis.allCases where layout.size[axis] != (offered[axis].isUnspecified ? 10 : offered[axis]) {
            return LayoutReason("its shape answers this for what it was proposed", .own, .own)
        }
        return .filling(layout, ideal: SIMD2(10, 10))
    }
}
