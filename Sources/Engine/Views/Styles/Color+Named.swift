import QuadrantDisplayList

extension Color {
    /// The red of the design in force, with one value for light and one for the dark.
    public static let red = Color(system: .red)
    /// The orange of the design in force, with one value for light and one for the dark.
    public static let orange = Color(system: .orange)
    /// The yellow of the design in force, with one value for light and one for the dark.
    public static let yellow = Color(system: .yellow)
    /// The green of the design in force, with one value for light and one for the dark.
    public static let green = Color(system: .green)
    /// The mint green of the design in force, with one value for light and one for the dark.
    public static let mint = Color(system: .mint)
    /// The teal of the design in force, with one value for light and one for the dark.
    public static let teal = Color(system: .teal)
    /// The cyan of the design in force, with one value for light and one for the dark.
    public static let cyan = Color(system: .cyan)
    /// The blue of the design in force, with one value for light and one for the dark.
    public static let blue = Color(system: .blue)
    /// The indigo of the design in force, with one value for light and one for the dark.
    public static let indigo = Color(system: .indigo)
    /// The purple of the design in force, with one value for light and one for the dark.
    public static let purple = Color(system: .purple)
    /// The pink of the design in force, with one value for light and one for the dark.
    public static let pink = Color(system: .pink)
    /// The brown of the design in force, with one value for light and one for the dark.
    public static let brown = Color(system: .brown)
    /// Opaque white, the same in light and dark.
    public static let white = Color(RGBA.white)
    /// The grey of the design in force, with one value for light and one for the dark.
    public static let gray = Color(system: .gray)
    /// Opaque black, the same in light and dark.
    public static let black = Color(RGBA.black)
    /// Draws nothing: black with an opacity of 0.
    public static let clear = Color(RGBA.clear)
    /// The label colour for primary content: black, or white in the dark colour scheme.
    public static let primary = Color(system: .label)
    /// The secondary label colour: a translucent grey.
    public static let secondary = Color(system: .secondaryLabel)
    /// The tint in force, else the colour "AccentColor" of the program's asset catalogs, else blue.
    public static let accentColor = Color(system: .accent)
}

extension ShapeStyle where Self == Color {
    /// `Color.red` as a style; adapts to light and dark.
    public static var red: Color { Color.red }
    /// `Color.orange` as a style; adapts to light and dark.
    public static var orange: Color { Color.orange }
    /// `Color.yellow` as a style; adapts to light and dark.
    public static var yellow: Color { Color.yellow }
    /// `Color.green` as a style; adapts to light and dark.
    public static var green: Color { Color.green }
    /// `Color.mint` as a style; adapts to light and dark.
    public static var mint: Color { Color.mint }
    /// `Color.teal` as a style; adapts to light and dark.
    public static var teal: Color { Color.teal }
    /// `Color.cyan` as a style; adapts to light and dark.
    public static var cyan: Color { Color.cyan }
    /// `Color.blue` as a style; adapts to light and dark.
    public static var blue: Color { Color.blue }
    /// `Color.indigo` as a style; adapts to light and dark.
    public static var indigo: Color { Color.indigo }
    /// `Color.purple` as a style; adapts to light and dark.
    public static var purple: Color { Color.purple }
    /// `Color.pink` as a style; adapts to light and dark.
    public static var pink: Color { Color.pink }
    /// `Color.brown` as a style; adapts to light and dark.
    public static var brown: Color { Color.brown }
    /// `Color.white` as a style: opaque white in light and dark.
    public static var white: Color { Color.white }
    /// `Color.gray` as a style; adapts to light and dark.
    public static var gray: Color { Color.gray }
    /// `Color.black` as a style: opaque black in light and dark.
    public static var black: Color { Color.black }
    /// `Color.clear` as a style: draws nothing.
    public static var clear: Color { Color.clear }
}
