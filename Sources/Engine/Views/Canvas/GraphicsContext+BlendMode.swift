import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension GraphicsContext {
    /// How further drawing meets what the canvas shows already. The modes have the names, the numbers and the formulas
    /// of Core Graphics.
    @frozen
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of Core Graphics' mode.
        public let rawValue: Int32
        /// The mode with a number of Core Graphics; others draw as `normal`.
        public init(rawValue: Int32) { self.rawValue = rawValue }
        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// Over what is there.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// The product of the components.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// The inverse of the product of the inverses.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// `multiply` where it is dark below, `screen` where it is bright.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker of both components.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The brighter of both components.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens what is below by the drawing.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens what is below by the drawing.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or brightens a little, by the drawing.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// `multiply` where the drawing is dark, `screen` where it is bright.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference of the components.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// As `difference`, with less contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of the drawing.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of the drawing.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// The hue and the saturation of the drawing.
        public static var color: BlendMode { BlendMode(.color) }
        /// The luminance of the drawing.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Removes what is there.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// In place of what is there, also where the drawing is translucent.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// Only the drawing, and only where there was something.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// Only the drawing, and only where there was nothing.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// Over what is there, and only there.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// Below what is there.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// Only what is there, and only where the drawing is.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// Removes what is there where the drawing is.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// Below what is there, which stays only where the drawing is.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// What is there and the drawing, without the places of both.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The sum of the components, less 1.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// The sum of the components.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }

        /// How the mode is composited.
        var way: Way {
            switch CGBlendMode(rawValue: rawValue) ?? .normal {
            case .clear: .area(.clear)
            case .copy: .area(.copy)
            case .sourceIn: .area(.sourceIn)
            case .sourceOut: .area(.sourceOut)
            case .destinationIn: .area(.destinationIn)
            case .destinationAtop: .area(.destinationAtop)
            case .xor: .area(.xor)
            case let mode: .blend(Blend(rawValue: "\(mode)") ?? .normal)
            }
        }

        /// The mode for a shadow. Modes that keep or remove areas draw it as `normal`: a shadow leaves what is there.
        var shadowBlend: Blend { if case .blend(let blend) = way { blend } else { .normal } }

        /// A blending of the outputs, or a mode that keeps or removes areas, which the canvas composites itself.
        enum Way: Equatable {
            case blend(Blend)
            case area(Area)
            static let normal = Way.blend(.normal)
        }
        enum Area { case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor }
    }
}

extension GraphicsContext.BlendMode.Area {
    /// The picture of a canvas after `drawn` has met `below`. That a mode acts on the whole canvas, and `clear` and
    /// `copy` where something is drawn, is a guess: the documentation has formulas, which do not say where they apply.
    func composed(_ drawn: Fragment, _ below: Fragment, _ frame: CGRect) -> [DisplayItem] {
        func kept(_ part: Fragment, in mask: Fragment) -> DisplayItem { .effect(.mask(mask), part, frame: frame) }
        func cut(_ part: Fragment, by mask: Fragment) -> DisplayItem { kept(part, in: mask.inverted(in: frame)) }
        switch self {
        case .clear: return [cut(below, by: drawn.covering(frame))]
        case .copy: return [cut(below, by: drawn.covering(frame))] + drawn.items
        case .sourceIn: return [kept(drawn, in: below)]
        case .sourceOut: return [cut(drawn, by: below)]
        case .destinationIn: return [kept(below, in: drawn)]
        case .destinationAtop: return [kept(below, in: drawn), cut(drawn, by: below)]
        case .xor: return [cut(below, by: drawn), cut(drawn, by: below)]
        }
    }
}

extension Fragment {
    /// A mask that is opaque where this is transparent.
    func inverted(in frame: CGRect) -> Fragment {
        Fragment([.effect(.layer, Fragment([
            .shape(ShapeItem(path: Path(frame), frame: frame, paint: .black)),
            .effect(.blend(.destinationOut), self, frame: frame),
        ]), frame: frame)])
    }

    /// A mask that is opaque wherever this draws, however translucent.
    fileprivate func covering(_ frame: CGRect) -> Fragment {
        let opaque: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0]
        return Fragment([.effect(.colorMatrix(opaque), self, frame: frame)])
    }
}
