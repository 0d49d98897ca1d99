public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Content with a label, drawn by the style in force: by the automatic one in a row with the proposed width.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// Any content with a label of views; the first of several views in the label is the title, the others are
    /// secondary text below it.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public var body: some View {
        StyledControl(LabeledContentStyleConfiguration(label: .init(content: titled(label)),
                                                       content: .init(content: AnyView(content))))
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Any content whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    /// Any content whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A localized label and `value` as it is, not localized.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    /// `title` and `value` as they are, not localized.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
    /// A localized label and `value` in `format`, in the locale of the environment.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
    /// `title` as it is, not localized, and `value` in `format`, in the locale of the environment.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label,
                               Content == LabeledContentStyleConfiguration.Content {
    /// The label and content of a style's configuration, drawn by the next outer style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The label and content that a labeled content style draws.
public struct LabeledContentStyleConfiguration {
    /// The label as one view: the first of several views is the title, the others are secondary text below it.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The content, type-erased.
    public nonisolated struct Content: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label; `labelsHidden()` is left to the style.
    public let label: Label
    /// The content, in the foreground style of the environment.
    public let content: Content
}

extension LabeledContentStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(AutomaticLabeledContentStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance of content with a label.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    /// Draws a label and its content. The next outer style draws a `LabeledContent` in the result.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Content with a label in this view is drawn by `style`.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The label at the leading edge, and the content in the secondary colour at the trailing one. At accessibility text
/// sizes the content is below the label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Has no options. With `labelsHidden()` only the content is drawn.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow(configuration: configuration)
    }
}

private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        let isStacked = typeSize.isAccessibilitySize
        ControlRow(isStacked: isStacked, isRowHeightOfTitle: false) { configuration.label } control: {
            // A fixed colour instead of a level of the foreground style, so that it is grey also in a menu's tinted
            // label.
            configuration.content.environment(\.foregroundStyle, AnyShapeStyle(Color.secondary))
                .multilineTextAlignment(isStacked ? .leading : .trailing)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading edge and the content at the trailing one, or below it at accessibility text sizes.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
