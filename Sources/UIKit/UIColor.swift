public import Foundation
import QuadrantCore
import QuadrantDisplayList
public import QuadrantViews

/// A colour, possibly another one in the dark.
public final class UIColor: Hashable, Sendable {
    package let color: Color

    public init(_ color: Color) { self.color = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)
            ))
    }
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
        let most = max(red, green, blue), span = most - min(red, green, blue)
        var turn: CGFloat = 0
        if span > 0 {
            turn = most == red ? (green - blue) / span : most == green ? 2 + (blue - red) / span
                : 4 + (red - green) / span
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = most > 0 ? span / most : 0
        brightness?.pointee = most
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

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    private convenience init(system: SystemColor) { self.init(Color(system: system)) }

    public static let black = UIColor(Color.black)
    public static let white = UIColor(Color.white)
    public static let clear = UIColor(Color.clear)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    public static let systemRed = UIColor(system: .red)
    public static let systemOrange = UIColor(system: .orange)
    public static let systemYellow = UIColor(system: .yellow)
    public static let systemGreen = UIColor(system: .green)
    public static let systemMint = UIColor(system: .mint)
    public static let systemTeal = UIColor(system: .teal)
    public static let systemCyan = UIColor(system: .cyan)
    public static let systemBlue = UIColor(system: .blue)
    public static let systemIndigo = UIColor(system: .indigo)
    public static let systemPurple = UIColor(system: .purple)
    public static let systemPink = UIColor(system: .pink)
    public static let systemBrown = UIColor(system: .brown)
    public static let systemGray = UIColor(system: .gray)
    public static let systemGray2 = UIColor(system: .gray2)
    public static let systemGray3 = UIColor(system: .gray3)
    public static let systemGray4 = UIColor(system: .gray4)
    public static let systemGray5 = UIColor(system: .gray5)
    public static let systemGray6 = UIColor(system: .gray6)
    public static let label = UIColor(system: .label)
    public static let secondaryLabel = UIColor(system: .secondaryLabel)
    public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
    public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
    public static let systemBackground = UIColor(system: .systemBackground)
    public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(system: .secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(system: .tertiarySystemGroupedBackground)
    public static let separator = UIColor(system: .separator)
    public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
    public static let link = UIColor(system: .link)
    public static let placeholderText = UIColor(system: .placeholder)
    /// Text over a dark background, whatever the scheme.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text over a light background, whatever the scheme.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The tint in force.
    public static let tintColor = UIColor(system: .accent)
    public static let systemFill = UIColor(system: .fill)
    public static let secondarySystemFill = UIColor(system: .secondaryFill)
    public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
    public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
}

extension Color {
    public init(_ color: UIColor) { self = color.color }
    public init(uiColor: UIColor) { self = uiColor.color }
}
