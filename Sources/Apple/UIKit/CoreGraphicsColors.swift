public import CoreGraphics
import Foundation
public import QuadrantCore
import QuadrantDisplayList
public import QuadrantViews

extension CGColor {
    fileprivate var color: Color {
        Color(.sRGB, red: channels.red, green: channels.green, blue: channels.blue, opacity: Double(alpha))
    }
}

extension RGBA {
    fileprivate var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIColor {
    /// A constant colour with the components of `cgColor`, read as gamma-encoded sRGB.
    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

    /// Its components, four of them; of a colour that adapts, those for light surroundings.
    public var cgColor: CGColor { color.rgba(in: EnvironmentValues()).cgColor }
}

extension Color {
    /// A constant colour with the components of `cgColor`, read as gamma-encoded sRGB.
    public init(cgColor: CGColor) { self = cgColor.color }
    /// Ranks below `init(_: UIColor)`: `Color(.white)` names a colour of UIKit.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self = cgColor.color }

    /// The components of a colour that is the same everywhere; nil for one that adapts to its surroundings.
    public var cgColor: CGColor? { constant?.cgColor }
}

extension Color.Resolved {
    /// The components as gamma-encoded sRGB, with the opacity.
    public var cgColor: CGColor { rgba.cgColor }
}

extension ColorPicker {
    /// A well that edits a `CGColor`, with a view as its label. Without `supportsOpacity` the opacity cannot be chosen.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    /// A well that edits a `CGColor`, with a localized title. What is chosen is written as sRGB components.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
    }
    /// A well that edits a `CGColor`, with an unlocalized title. What is chosen is written as sRGB
    /// components.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
    }
}

extension Binding where Value == CGColor {
    fileprivate var color: Binding<Color> {
        Binding<Color>(reading: { Color(cgColor: wrappedValue) }, writing: { wrappedValue = UIColor($0).cgColor })
    }
}
