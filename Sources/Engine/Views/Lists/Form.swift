import Foundation
public import QuadrantCore

/// A group of controls, by default as rows of a list. Takes the whole proposal (Docs/Layout/Lists.md).
public nonisolated struct Form<Content: View>: View {
    private let content: Content

    /// Rows and sections; each view outside a section is a row.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration, drawn by the next outer style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The form that a form style draws.
public struct FormStyleConfiguration {
    /// The rows and sections of a form, as a view.
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The rows and sections.
    public let content: Content
}

extension FormStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(AutomaticFormStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that the style returns.
    associatedtype Body: View
    /// The form to draw.
    typealias Configuration = FormStyleConfiguration
    /// Draws a form with the rows of `configuration`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Forms in this view are drawn by `style`.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of forms: sections as cards.
public struct AutomaticFormStyle: FormStyle {
    /// Sections as cards.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Sections as cards on a background, as an inset grouped list.
public struct GroupedFormStyle: FormStyle {
    /// Sections as cards, as in an inset grouped list.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.listStyle(.insetGrouped)
    }
}

/// One scrollable column, without columns for labels.
public struct ColumnsFormStyle: FormStyle {
    /// One scrollable column, without rows or separators.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollView {
            VStack(alignment: .leading) { configuration.content }.frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// Sections as cards, on every device.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Sections as cards on a background.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// One scrollable column, without rows or separators.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
