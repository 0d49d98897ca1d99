import Foundation
public import QuadrantCore

/// Controls that belong together, as rows of a list by default. Takes the whole proposal (Docs/Layout/Lists.md).
public nonisolated struct Form<Content: View>: View {
    private let content: Content

    /// Rows and sections; each view outside a section is a row.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was asked to draw, drawn by the next style around it.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// What a form style draws.
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

/// Draws forms from their rows.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// What the style receives.
    typealias Configuration = FormStyleConfiguration
    /// Draws a form with the rows of `configuration`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Draws the forms in this view by `style`.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of forms where none is set: sections as cards.
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

/// One column that scrolls: there are no columns for labels here.
public struct ColumnsFormStyle: FormStyle {
    /// One column that scrolls, without rows or separators.
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
    /// One column that scrolls, without rows or separators.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
