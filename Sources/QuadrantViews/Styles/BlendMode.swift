package import QuadrantDisplayList

/// How a view's colours are combined with those below.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
         exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
         plusLighter

    package var blend: Blend { Blend(rawValue: "\(self)") ?? .normal }
}
