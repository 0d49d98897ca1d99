public import Foundation
public import QuadrantCore
package import QuadrantGeometry
import QuadrantDisplayList

extension ShapeStyle {
    /// This style with its opacity multiplied by `opacity`, from 0 to 1.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity))
    }
    /// This style, blended with the drawing below by `mode`.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }
    /// This style with a shadow outside or inside of the filled shape. Several shadows are all drawn.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadowStyle: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style in force with its opacity multiplied by `opacity`, from 0 to 1.
    public static func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().opacity(opacity)) }
    /// The foreground style in force, blended with the drawing below by `mode`.
    public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().blendMode(mode))
    }
    /// The foreground style in force with a shadow outside or inside of the filled shape.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(ForegroundStyle().shadow(style)) }
}

/// A style with its opacity multiplied.
public nonisolated struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle, CustomStringConvertible {
    public typealias Resolved = Never
    /// The style that is changed.
    public var style: Style
    /// From 0 to 1.
    public var opacity: Float
    /// A style with its opacity multiplied.
    public init(style: Style, opacity: Float) { (self.style, self.opacity) = (style, opacity) }
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        shape.result.paint = shape.result.paint.opacity(opacity)
    }
    public var description: String { "\(StyleSummary.of(style)) at \(ComponentText.percent(opacity))" }
}

/// A style that is blended with the drawing below.
public nonisolated struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    /// The style that is changed.
    public var style: Style
    /// How it is blended.
    public var blendMode: BlendMode
    /// A style that is blended with the drawing below.
    public init(style: Style, blendMode: BlendMode) { (self.style, self.blendMode) = (style, blendMode) }
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        if blendMode != .normal { shape.result.blend = blendMode.blend }
    }
}

/// A style with a shadow.
public nonisolated struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never
    /// The style that is changed.
    public var style: Style
    /// The shadow.
    public var shadowStyle: ShadowStyle
    /// A style with a shadow.
    public init(style: Style, shadowStyle: ShadowStyle) { (self.style, self.shadowStyle) = (style, shadowStyle) }
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        shape.result.shadows.append(shadowStyle.resolved(in: shape.environment))
    }
}

/// A shadow of a filled shape, outside or inside of it.
public nonisolated struct ShadowStyle: Equatable, Sendable {
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize
    package var isInner: Bool

    /// A shadow below the shape. `radius`, of the blur, and the offset `x`, `y` are in points, y down.
    public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
                            y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// A shadow inside of the shape, as if the shape were a hole. `radius`, of the blur, and the offset are in points,
    /// y down.
    public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
                             x: CGFloat = 0,
                             y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    func resolved(in environment: EnvironmentValues) -> ShadowStyle {
        var copy = self
        copy.color = Color(color.rgba(in: environment))
        return copy
    }
    var rgba: RGBA { if case .constant(let rgba) = color.storage { rgba } else { .clear } }
}

extension FragmentBuilder {
    /// Draws `path`, relative to the corner of `frame`, with a style, its shadows and its blend mode.
    package mutating func append(_ path: Path, frame: CGRect, stroke: StrokeStyle?, fill: FillStyle,
                                 _ style: ResolvedStyle, sharedBounds: CGRect? = nil) {
        let isPlain = style.shadows.isEmpty && style.blend == nil
        if isPlain, case .color(let color) = style.paint, color.alpha == 0 { return }
        if path.isEmpty { return }
        let local = CGRect(origin: .zero, size: frame.size)
        let item = DisplayItem.shape(ShapeItem(
            path: path, frame: isPlain ? frame : local, stroke: stroke, isEvenOdd: fill.isEOFilled,
            isAntialiased: fill.isAntialiased, paint: style.paint, sharedBounds: sharedBounds))
        if isPlain { append(item); return }
        var content = Fragment([item])
        for shadow in style.shadows where shadow.isInner {
            content = Fragment(content.items + [innerShadow(shadow, path, stroke, fill, local)])
        }
        for shadow in style.shadows where !shadow.isInner {
            content = Fragment([.effect(.shadow(shadow.rgba, radius: shadow.radius, offset: shadow.offset), content,
                                        frame: local)])
        }
        if let blend = style.blend { append(.effect(.blend(blend), content, frame: frame)) }
        else { append(.fragment(content, at: frame.origin)) }
    }

    /// The shadow of the area around the shape, clipped to the shape.
    private func innerShadow(_ shadow: ShadowStyle, _ path: Path, _ stroke: StrokeStyle?, _ fill: FillStyle,
                             _ frame: CGRect) -> DisplayItem {
        let outline = stroke.map { path.strokedPath($0) } ?? path
        let reach = shadow.radius * 4 + abs(shadow.offset.width) + abs(shadow.offset.height)
        var around = Path(outline.boundingRect.insetBy(dx: -reach, dy: -reach))
        around.addPath(outline)
        let cast = DisplayItem.shape(ShapeItem(path: around, frame: frame, isEvenOdd: true, paint: .black))
        let shaded = DisplayItem.effect(.shadow(shadow.rgba, radius: shadow.radius, offset: shadow.offset),
                                        Fragment([cast]), frame: frame)
        return .effect(.clip(outline, isEvenOdd: fill.isEOFilled, isAntialiased: fill.isAntialiased),
                       Fragment([shaded]), frame: frame)
    }
}

/// A style whose unit points are those of a fixed rectangle.
nonisolated struct RectShapeStyle<Base: ShapeStyle>: ShapeStyle {
    typealias Resolved = Never
    let base: Base
    let rect: CGRect
    func _apply(to shape: inout _ShapeStyle_Shape) {
        let bounds = shape.bounds
        shape.bounds = rect
        base._apply(to: &shape)
        shape.bounds = bounds
    }
}

extension ShapeStyle {
    /// This style with the points of gradients relative to a rectangle, and not to the bounds of what is filled. In
    /// points of what is filled.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { RectShapeStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A style as a view: a rectangle that it fills.
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
