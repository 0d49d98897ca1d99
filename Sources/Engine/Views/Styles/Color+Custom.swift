import QuadrantCore
import QuadrantDisplayList

extension Color {
    /// The colour of a custom style, which is resolved in each environment in which it is drawn. A `Color` is not
    /// wrapped.
    public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(provider: CustomColor(color))
    }
}

nonisolated final class CustomColor<Style>: ColorProvider, @unchecked Sendable
where Style: Hashable, Style: ShapeStyle, Style.Resolved == Color.Resolved {
    let style: Style
    init(_ style: Style) { self.style = style }

    override func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        style.resolve(in: environment).rgba
    }
    override func isEqual(to other: ColorProvider) -> Bool { (other as? CustomColor)?.style == style }
    override func combineHash(into hasher: inout Hasher) { hasher.combine(style) }
    override var description: String { "\(style)" }
}
