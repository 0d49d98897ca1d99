import QuadrantCore
import QuadrantDisplayList

extension Color {
    /// The colour of a custom style, which is resolved in each environment in which it is drawn. A `Color` is not
    /// wrapped.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(CustomColor(style: color))
    }
}

nonisolated struct CustomColor<Style>: ColorSource
where Style: Hashable, Style: ShapeStyle, Style.Resolved == Color.Resolved {
    let style: Style

    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        style.resolve(in: environment).rgba
    }
    var description: String { "\(style)" }
}
