public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantViews

/// An immutable colour: constant, or with one value for light and one for the dark.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, Sendable {
    /// What Core Foundation reads at the start of an object when it compares attributes of texts. With type 1 it asks
    /// `isEqual`; 0, which another property may be, stops the program. It stands before all other stored properties.
    private let coreFoundationType: UInt = 1 << 8

    package let color: Color

    /// The colour of a SwiftUI view; one that adapts to light and dark continues to do so.
    public init(_ color: Color) { self.color = color }

    /// A colour without components, which draws nothing.
    public override convenience init() { self.init(Color.clear) }
    /// Components of gamma-encoded sRGB and the opacity, each 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }
    /// A grey of gamma-encoded sRGB, 0 black and 1 white, with an opacity 0…1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }
    /// Hue as a part of a full turn, saturation, brightness and opacity, each 0…1, in gamma-encoded sRGB.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)
            ))
    }
    /// Components of Display P3 and the opacity, each 0…1. They are converted to sRGB, outside of which they may lie.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// This colour with another opacity, 0…1.
    @discardableResult
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let now = color.resolve(in: EnvironmentValues())
        return now.opacity == 1
            ? UIColor(color.opacity(Double(alpha)))
            : UIColor(
                Color(red: Double(now.red), green: Double(now.green), blue: Double(now.blue), opacity: Double(alpha)))
    }

    /// Writes the components in gamma-encoded sRGB, 0…1 inside of it, and the opacity; nil pointers are left out. Of a
    /// colour that adapts, those for light surroundings. Always true.
    @discardableResult
    public func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
                       blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let now = color.resolve(in: EnvironmentValues())
        red?.pointee = CGFloat(now.red)
        green?.pointee = CGFloat(now.green)
        blue?.pointee = CGFloat(now.blue)
        alpha?.pointee = CGFloat(now.opacity)
        return true
    }

    /// The components as hue, saturation and brightness, each 0…1; of a colour that adapts, those for light
    /// surroundings.
    @discardableResult
    public func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
                       brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let now = color.resolve(in: EnvironmentValues())
        let (red, green, blue) = (CGFloat(now.red), CGFloat(now.green), CGFloat(now.blue))
        let maximum = max(red, green, blue), span = maximum - min(red, green, blue)
        var turn: CGFloat = 0
        if span > 0 {
            turn = maximum == red ? (green - blue) / span : maximum == green ? 2 + (blue - red) / span
                : 4 + (red - green) / span
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = maximum > 0 ? span / maximum : 0
        brightness?.pointee = maximum
        alpha?.pointee = CGFloat(now.opacity)
        return true
    }

    /// The grey as one component; false, and nothing written, for a colour that is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let now = color.resolve(in: EnvironmentValues())
        guard now.red == now.green, now.green == now.blue else { return false }
        white?.pointee = CGFloat(now.red)
        alpha?.pointee = CGFloat(now.opacity)
        return true
    }

    /// The name of the colour in English, for people who do not see it; of a colour that adapts, that in light
    /// surroundings.
    public var accessibilityName: String { color.accessibilityName }

    /// Whether both hold the same description: one that adapts is unequal to a constant one that looks the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    public override var hash: Int { color.hashValue }
    /// The same object.
    public func copy(with zone: NSZone? = nil) -> Any { self }
    /// The components of gamma-encoded sRGB in light surroundings.
    public override var description: String {
        let now = color.rgba(in: EnvironmentValues())
        return "UIExtendedSRGBColorSpace \(now.red) \(now.green) \(now.blue) \(now.alpha)"
    }

    /// True.
    public static var supportsSecureCoding: Bool { true }
    private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
    /// Writes the components in light and in dark surroundings.
    public func encode(with coder: NSCoder) {
        for (scheme, suffix) in [(ColorScheme.light, ""), (.dark, "Dark")] {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let now = color.rgba(in: environment)
            for (key, value) in zip(Self.keys, [now.red, now.green, now.blue, now.alpha]) {
                coder.encode(Double(value), forKey: key + suffix)
            }
        }
    }
    /// The colour that was written; nil where there is none.
    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: Self.keys[0]) else { return nil }
        func read(_ suffix: String) -> RGBA {
            let values = Self.keys.map { Float(coder.decodeDouble(forKey: $0 + suffix)) }
            return RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        }
        let light = read(""), dark = coder.containsValue(forKey: Self.keys[0] + "Dark") ? read("Dark") : light
        self.init(light == dark ? Color(light) : Color(light: light, dark: dark))
    }

    private convenience init(system: SystemColor) { self.init(Color(system: system)) }

    /// Opaque black, the same in light and dark.
    public static let black = UIColor(Color.black)
    /// Opaque white, the same in light and dark.
    public static let white = UIColor(Color.white)
    /// Draws nothing: black with an opacity of 0.
    public static let clear = UIColor(Color.clear)
    /// A grey of 50 %, the same in light and dark.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// A grey of two thirds, the same in light and dark.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// A grey of one third, the same in light and dark.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Pure red of sRGB, the same in light and dark.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green of sRGB, the same in light and dark.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue of sRGB, the same in light and dark.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Green and blue of sRGB at full strength, the same in light and dark.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red and green of sRGB at full strength, the same in light and dark.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red and blue of sRGB at full strength, the same in light and dark.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// sRGB (1, 0.5, 0), the same in light and dark.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// sRGB (0.5, 0, 0.5), the same in light and dark.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// sRGB (0.6, 0.4, 0.2), the same in light and dark.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    /// The red of the design in force, with one value for light and one for the dark.
    public static let systemRed = UIColor(system: .red)
    /// The orange of the design in force, with one value for light and one for the dark.
    public static let systemOrange = UIColor(system: .orange)
    /// The yellow of the design in force, with one value for light and one for the dark.
    public static let systemYellow = UIColor(system: .yellow)
    /// The green of the design in force, with one value for light and one for the dark.
    public static let systemGreen = UIColor(system: .green)
    /// The mint green of the design in force, with one value for light and one for the dark.
    public static let systemMint = UIColor(system: .mint)
    /// The teal of the design in force, with one value for light and one for the dark.
    public static let systemTeal = UIColor(system: .teal)
    /// The cyan of the design in force, with one value for light and one for the dark.
    public static let systemCyan = UIColor(system: .cyan)
    /// The blue of the design in force, with one value for light and one for the dark.
    public static let systemBlue = UIColor(system: .blue)
    /// The indigo of the design in force, with one value for light and one for the dark.
    public static let systemIndigo = UIColor(system: .indigo)
    /// The purple of the design in force, with one value for light and one for the dark.
    public static let systemPurple = UIColor(system: .purple)
    /// The pink of the design in force, with one value for light and one for the dark.
    public static let systemPink = UIColor(system: .pink)
    /// The brown of the design in force, with one value for light and one for the dark.
    public static let systemBrown = UIColor(system: .brown)
    /// The grey of the design in force: the strongest of six that approach the background.
    public static let systemGray = UIColor(system: .gray)
    /// The second of six greys, nearer to the background than `systemGray` in light and dark.
    public static let systemGray2 = UIColor(system: .gray2)
    /// The third of six greys that approach the background.
    public static let systemGray3 = UIColor(system: .gray3)
    /// The fourth of six greys that approach the background.
    public static let systemGray4 = UIColor(system: .gray4)
    /// The fifth of six greys that approach the background.
    public static let systemGray5 = UIColor(system: .gray5)
    /// The last of six greys: nearly the background's colour.
    public static let systemGray6 = UIColor(system: .gray6)
    /// Text of main content: black, or white in the dark.
    public static let label = UIColor(system: .label)
    /// Text of the second level: a translucent grey.
    public static let secondaryLabel = UIColor(system: .secondaryLabel)
    /// Text of the third level: fainter than `secondaryLabel`.
    public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
    /// Text of the fourth level: fainter than `tertiaryLabel`.
    public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
    /// Behind the content of a screen: white, or black in the dark.
    public static let systemBackground = UIColor(system: .systemBackground)
    /// Behind a group of content on `systemBackground`.
    public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
    /// Behind content inside a group on `secondarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
    /// Behind a screen of grouped lists and forms.
    public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
    /// Behind the rows of a grouped list on `systemGroupedBackground`.
    public static let secondarySystemGroupedBackground = UIColor(system: .secondarySystemGroupedBackground)
    /// Behind content inside the rows of a grouped list.
    public static let tertiarySystemGroupedBackground = UIColor(system: .tertiarySystemGroupedBackground)
    /// Thin lines between content; translucent.
    public static let separator = UIColor(system: .separator)
    /// Thin lines between content, without transparency.
    public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
    /// Text of links, with one value for light and one for the dark.
    public static let link = UIColor(system: .link)
    /// The prompt of an empty text field; translucent.
    public static let placeholderText = UIColor(system: .placeholder)
    /// Text over a dark background, whatever the scheme.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text over a light background, whatever the scheme.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The tint in force.
    public static let tintColor = UIColor(system: .accent)
    /// Fills thin shapes, such as the track of a slider; translucent.
    public static let systemFill = UIColor(system: .fill)
    /// Fills shapes of middle size, such as the background of a switch; fainter than `systemFill`.
    public static let secondarySystemFill = UIColor(system: .secondaryFill)
    /// Fills large shapes, such as text fields and buttons; fainter than `secondarySystemFill`.
    public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
    /// Fills large areas with complex content; the faintest of the four fills.
    public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
}

extension Color {
    /// The same colour for views of SwiftUI, adapting where `color` does.
    public init(_ color: UIColor) { self = color.color }
    /// The same colour for views of SwiftUI, adapting where `uiColor` does.
    public init(uiColor: UIColor) { self = uiColor.color }
}
