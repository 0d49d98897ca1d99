import Foundation
public import QuadrantCore
import QuadrantGeometry

/// An icon and a title, drawn by the style in force. Accessibility reads the title, whichever of both is drawn.
public nonisolated struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    /// A label of two views, of which the style in the environment may show only one.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    private var isSymbol: Bool { (icon as? any SymbolIcon)?.isSymbol == true }

    @MainActor public var body: some View {
        let title = title
        StyledControl(LabelStyleConfiguration(title: .init(content: AnyView(title)),
                                              icon: .init(content: AnyView(icon), isSymbol: isSymbol)))
            .semantics(.staticText) { semantics, environment in semantics.label = spoken(title, in: environment) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A localized text beside the symbol `name`.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init { Text(titleKey) } icon: { Image(systemName: name) }
    }
    /// A localized text beside the image `name` of the asset catalogs.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init { Text(titleKey) } icon: { Image(name) }
    }
    /// `title` as it is, not localized, beside the symbol `name`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init { Text(title) } icon: { Image(systemName: name) }
    }
    /// `title` as it is, not localized, beside the image `name` of the asset catalogs.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init { Text(title) } icon: { Image(name) }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, drawn by the next outer style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init { configuration.title } icon: { configuration.icon }
    }
}

/// The appearance of labels: which of title and icon is drawn, and where.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// Draws a label from its title and icon. The next outer style draws a `Label` in the result.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label that a label style draws.
public struct LabelStyleConfiguration {
    /// The title of the label, type-erased.
    public nonisolated struct Title: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The icon of the label, type-erased.
    public nonisolated struct Icon: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
        /// Whether it is a symbol alone.
        var isSymbol = false
    }
    /// The title, in the font of the environment.
    public let title: Title
    /// The icon; an image scales with the font of the environment.
    public let icon: Icon
}

extension LabelStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultLabelStyle()) {
        $0.makeBody(configuration: $1)
    }
}

extension View {
    /// Labels in this view are drawn by `style`.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// Shows the icon and, after it, the title; in a list row the icon is in a column and has the tint colour.
public struct DefaultLabelStyle: LabelStyle {
    /// Has no options: draws what `TitleAndIconLabelStyle` draws.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Shows the icon and, after it, the title. The centre of the icon is at the middle of the capital letters of the
/// title's first line. (Source: on a Mac a label of 13 points is 0.0798 points higher than its text and its star, which
/// are both 16 high: 8 - (12.5 - 13 · 1443 / 2048 / 2).)
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Has no options: the gap is that of the design in force.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabelLine(configuration: configuration)
    }
}

/// The icon and the title side by side; in list rows the icons are in a column of equal width, in the tint colour.
private struct LabelLine: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.design) private var design
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.listItemTint) private var tint
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var reserved
    @Environment(\.dynamicTypeSize) private var category

    private var iconWidth: CGFloat {
        let metrics = design.metrics.list, type = design.text.type
        guard metrics.scalesSymbols else { return metrics.iconWidth }
        return (metrics.iconWidth * type.size(.body, category) / type.size(.body, .large)).rounded()
    }

    var body: some View {
        let metrics = design.metrics
        HStack(alignment: .firstLineCenter,
               spacing: spacing ?? (isInListRow ? metrics.list.iconGap : metrics.label.spacing)) {
            if isInListRow, metrics.list.hasLargeIcons, configuration.icon.isSymbol {
                // Larger than its column, and without a height in the row.
                configuration.icon
                    .imageScale(.large)
                    .foregroundStyle(tint.map { AnyShapeStyle($0.shown) } ?? AnyShapeStyle(.tint))
                    .modifier(WithoutHeight())
                    .frame(width: reserved ?? iconWidth)
            } else if isInListRow {
                configuration.icon
                    .foregroundStyle(tint.map { AnyShapeStyle($0.shown) } ?? AnyShapeStyle(.tint))
                    .frame(minWidth: reserved ?? iconWidth)
            } else if let reserved {
                configuration.icon.frame(minWidth: reserved)
            } else {
                configuration.icon
            }
            configuration.title
        }
    }
}

/// A view that may be a symbol in a colour, a font or a scale of its own: nothing that changes its layout.
private protocol SymbolIcon {
    nonisolated var isSymbol: Bool { get }
}

extension Image: SymbolIcon {
    nonisolated var isSymbol: Bool { if case .symbol = source { true } else { false } }
}

extension ModifiedContent: SymbolIcon where Content: View, Modifier == EnvironmentWriter {
    nonisolated var isSymbol: Bool { (content as? any SymbolIcon)?.isSymbol == true }
}

/// Shows the title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Has no options: draws the title alone.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon without the title, which accessibility still reads.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Has no options: draws the icon alone; accessibility still reads the title.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon and, after it, the title; as `titleAndIcon`.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon and, after it, the title.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title only.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon only.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension Label: SpokenView {
    package func localizedText(in environment: EnvironmentValues) -> String? { spoken(title, in: environment) }
}
