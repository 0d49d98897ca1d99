package import QuadrantDisplayList

/// How the colours of a view are blended with the drawing below it. The modes are those of the W3C's Compositing and
/// Blending, and two sums of components, `plusDarker` and `plusLighter`.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
         exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
         plusLighter

    package var blend: Blend { Blend(rawValue: "\(self)") ?? .normal }
}
