public import Foundation
import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList

extension GraphicsContext {
    /// How a filter is applied.
    public struct FilterOptions: OptionSet, Sendable {
        /// Bit 0 for `linearColor`.
        public let rawValue: UInt32
        /// A set from its bits; others have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Filters in linear light. Nothing to do: filters work on gamma-encoded sRGB, in which pictures are drawn.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
    }
    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// Bit 1 for `shadowOnly`.
        public let rawValue: UInt32
        /// A set from its bits; others have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Draws the shadow alone.
        public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
        /// Draws the shadow over the drawing, and not below it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
        /// Casts the shadow of what is transparent.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
        /// Draws the shadow of each part by itself. Nothing to do: each drawing has its own shadow.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
    }
    /// How edges are blurred.
    public struct BlurOptions: OptionSet, Sendable {
        /// Bit 0 for `opaque`.
        public let rawValue: UInt32
        /// A set from its bits; others have no effect.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The blurred content has no transparent parts: its edges stay opaque.
        public static let opaque = BlurOptions(rawValue: 1 << 0)
    }

    /// An effect on the drawing before it is composited.
    public struct Filter: Sendable {
        let make: @Sendable (EnvironmentValues) -> CanvasFilter?

        init(_ make: @escaping @Sendable (EnvironmentValues) -> CanvasFilter?) { self.make = make }
        private init(_ matrix: ColorTransform) { make = { _ in .effect(.colorMatrix(matrix.values)) } }

        /// Transforms the drawing, in coordinates of the canvas; may be a perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { _ in .effect(.transform(matrix)) }
        }
        /// Adds a shadow, blurred by `radius` points (less than 0 counts as 0) and moved by `x` and `y` points.
        public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
                                  x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
                                  options: ShadowOptions = ShadowOptions()) -> Filter {
            Filter { environment in
                .shadow(color.rgba(in: environment), radius: max(radius, 0), offset: CGSize(width: x, height: y),
                        blendMode.shadowBlend, isAlone: options.contains(.shadowOnly), options)
            }
        }
        /// Multiplies each colour component with that of `color`.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .effect(.colorMatrix(ColorTransform.scale(color.rgba(in: $0)).values)) }
        }
        /// Rotates the hue of colours; a whole turn is unchanged.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(Float(angle.radians))) }
        /// Multiplies the difference of colours from their grey; 1 is unchanged, 0 is grey.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(Float(amount))) }
        /// Adds `amount` to each colour component; 0 is unchanged.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(Float(amount))) }
        /// Multiplies the difference of colours from mid grey; 1 is unchanged.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(Float(amount))) }
        /// Inverts colours by a share: 0 is unchanged, 1 inverted.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let (slope, shift) = (Float(1 - 2 * amount), Float(amount))
            return Filter(ColorTransform(slope: slope, shift: shift))
        }
        /// Reduces the saturation: 0 is unchanged, 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.saturation(Float(1 - amount))) }
        /// Replaces the opacity by the luminance of the drawing.
        public static var luminanceToAlpha: Filter { Filter { _ in .effect(.luminanceToAlpha) } }
        /// Blurs by `radius` points; 0 or less changes nothing.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { _ in radius > 0 ? .effect(.blur(radius: radius, isOpaque: options.contains(.opaque))) : nil }
        }
    }

    /// Adds a filter to all further drawing. It is applied before the filters that were added earlier.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let made = filter.make(environment) { filters.insert(made, at: 0) }
    }
}

/// A filter resolved in an environment.
enum CanvasFilter {
    case effect(Effect)
    case shadow(RGBA, radius: CGFloat, offset: CGSize, Blend, isAlone: Bool, GraphicsContext.ShadowOptions)
    /// Fills with one colour where the opacity is between `min` and `max`.
    case threshold(RGBA, min: Float, max: Float)

    func applied(to item: DisplayItem, _ frame: CGRect) -> DisplayItem {
        let inside = Fragment([item])
        switch self {
        case .effect(let effect): return .effect(effect, inside, frame: frame)
        case .threshold(let color, let min, let max): return Self.threshold(color, min, max, item, frame)
        case .shadow(let color, let radius, let offset, let blend, let isAlone, let options):
            let isInverted = options.contains(.invertsAlpha), isAbove = options.contains(.shadowAbove)
            if !isAlone, blend == .normal, !isInverted, !isAbove {
                return .effect(.shadow(color, radius: radius, offset: offset), inside, frame: frame)
            }
            // The shadow alone: the drawing in one colour, blurred and moved.
            let flat = Effect.colorMatrix([0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
                                           0, 0, 0, isInverted ? -color.alpha : color.alpha,
                                           isInverted ? color.alpha : 0])
            var shadow = DisplayItem.effect(flat, inside, frame: frame)
            if radius > 0 { shadow = .effect(.blur(radius: radius, isOpaque: false), Fragment([shadow]), frame: frame) }
            shadow = .effect(.transform(ProjectionTransform(
                CGAffineTransform(translationX: offset.width, y: offset.height))), Fragment([shadow]), frame: frame)
            if blend != .normal { shadow = .effect(.blend(blend), Fragment([shadow]), frame: frame) }
            return isAlone ? shadow : .fragment(Fragment(isAbove ? [item, shadow] : [shadow, item]), at: .zero)
        }
    }
}

extension ColorTransform {
    /// Multiplies red, green and blue by `slope` and adds `shift`.
    init(slope: Float, shift: Float) {
        values = [slope, 0, 0, 0, shift, 0, slope, 0, 0, shift, 0, 0, slope, 0, shift, 0, 0, 0, 1, 0]
    }
}
