/// An immutable colour in gamma-encoded sRGB or grey, with an opacity; the same in light and dark.
public final class CGColor: Hashable, Sendable {
    /// Opacity last.
    private let values: [CGFloat]

    private init(values: [CGFloat]) { self.values = values }

    /// Gamma-encoded sRGB, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(values: [red, green, blue, alpha])
    }

    /// Gamma-encoded sRGB, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(values: [red, green, blue, alpha])
    }

    /// A grey: 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(values: [gray, alpha]) }

    /// Those of the colour, then its opacity: four for one of red, green and blue, two for a grey.
    public var components: [CGFloat]? { values }
    /// 4 for red, green and blue, 2 for a grey: the opacity counts.
    public var numberOfComponents: Int { values.count }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The same colour with this opacity, 0…1; never nil.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(values: values.dropLast() + [alpha]) }
    /// The same object; never nil.
    public func copy() -> CGColor? { self }

    /// Opaque white: a grey, with two components.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black: a grey, with two components.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black with an opacity of 0: a grey, with two components.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue.
    package var channels: (red: Double, green: Double, blue: Double) {
        let values = values.map { Double($0) }
        return values.count == 2 ? (values[0], values[0], values[0]) : (values[0], values[1], values[2])
    }

    /// Whether the components are the same; a grey is unequal to the same colour of red, green and blue.
    public static func == (a: CGColor, b: CGColor) -> Bool { a === b || a.values == b.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
