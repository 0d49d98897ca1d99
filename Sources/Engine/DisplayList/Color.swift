/// A colour ready to draw: gamma-encoded sRGB components, not premultiplied, 0…1 (wide-gamut values may exceed it).
package struct RGBA: Hashable, Sendable {
    /// Gamma-encoded sRGB, not premultiplied; 0…1 within sRGB, beyond it outside.
    package var red: Float
    package var green: Float
    package var blue: Float
    /// The opacity, 0…1.
    package var alpha: Float

    /// A colour by its channels, opaque unless `alpha` is given.
    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)
    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// The same colour with its alpha multiplied by `factor`.
    package func opacity(_ factor: Float) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
