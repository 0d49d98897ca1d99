import Foundation
import QuadrantCore

// One way for every kind of control to be drawn by a style: what the control says of itself (its configuration) goes to
// the style in force around it, and what comes back is shown.

/// What a control hands to its style, and the style it has where none is set.
nonisolated protocol StyledConfiguration {
    static var automaticStyle: ControlStyle<Self> { get }
}

/// How one kind of control is drawn.
nonisolated class ControlStyle<Configuration>: Equatable, @unchecked Sendable {
    @MainActor func make(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
    var type: Any.Type { Never.self }
    fileprivate func isSame(as other: ControlStyle) -> Bool { self === other }
    static func == (a: ControlStyle, b: ControlStyle) -> Bool { a === b || a.isSame(as: b) }
}

/// A style of a known type; draws what it is given again in the style around it.
nonisolated final class TypedControlStyle<Style, Configuration: StyledConfiguration, Content: View>:
    ControlStyle<Configuration>, @unchecked Sendable {
    private let style: Style
    private let outer: ControlStyle<Configuration>?
    private let draw: @MainActor (Style, Configuration) -> Content

    init(_ style: Style, outer: ControlStyle<Configuration>? = nil,
         draw: @escaping @MainActor (Style, Configuration) -> Content) {
        self.style = style
        self.outer = outer
        self.draw = draw
    }

    override var type: Any.Type { Style.self }
    @MainActor override func make(_ configuration: Configuration) -> AnyView {
        let body = StyleBody(style: StyleFields(style), configuration: configuration, draw: draw)
        guard let outer else { return AnyView(body) }
        // What a style makes of a control may hold that control again: there the style further out is in force.
        return AnyView(body.environment(\.[styleOf: StyleOf<Configuration>()], outer))
    }

    override fileprivate func isSame(as other: ControlStyle<Configuration>) -> Bool {
        guard let other = other as? TypedControlStyle<Style, Configuration, Content> else { return false }
        return outer == other.outer && Comparison.areEqual(style, other.style)
    }
}

/// A style at work: its own dynamic properties are connected like those of a view.
private struct StyleBody<Style, Configuration, Content: View>: View {
    let style: StyleFields<Style>
    let configuration: Configuration
    let draw: @MainActor (Style, Configuration) -> Content
    var body: some View { draw(style.style, configuration) }
}

/// Names the environment's style for one kind of control.
nonisolated struct StyleOf<Configuration>: Hashable, Sendable {}

private enum StyleKey<Configuration: StyledConfiguration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration> { Configuration.automaticStyle }
}

extension EnvironmentValues {
    subscript<Configuration: StyledConfiguration>(
        styleOf kind: StyleOf<Configuration>
    ) -> ControlStyle<Configuration> {
        get { self[StyleKey<Configuration>.self] }
        set { self[StyleKey<Configuration>.self] = newValue }
    }
}

/// A control, drawn by the style in force.
nonisolated struct StyledControl<Configuration: StyledConfiguration>: View {
    let configuration: Configuration
    @Environment(\.[styleOf: StyleOf<Configuration>()]) private var style
    init(_ configuration: Configuration) { self.configuration = configuration }
    @MainActor var body: some View { style.make(configuration) }
}

extension View {
    /// Controls of one kind in this view are drawn by `style`.
    nonisolated func controlStyle<Style, Configuration: StyledConfiguration, Content: View>(
        _ style: Style, _ draw: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.[styleOf: StyleOf<Configuration>()]) { value in
            value = TypedControlStyle(style, outer: value, draw: draw)
        }
    }
}

/// A part of a control that its style puts somewhere: a label, an icon, a value.
nonisolated protocol StyledPart: View where Body == Never {
    var content: AnyView { get }
}

extension StyledPart {
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        AnyView._append(view.content, to: &children)
    }
}

// A style puts a label somewhere as one view. What people write as a label may be several: how those stand depends on
// the control.

/// A label as one view, of a button: several views stand side by side.
nonisolated func besideEachOther<Label: View>(_ label: Label) -> AnyView {
    guard areSeveral(Label.self) else { return AnyView(label) }
    return AnyView(HStack { label })
}

/// A label as one view, of a row: of several views the first is the title, the others stand fainter below it.
nonisolated func titled<Label: View>(_ label: Label) -> AnyView {
    areSeveral(Label.self) ? AnyView(TitledLabel(content: label)) : AnyView(label)
}

/// A title over what else is said.
nonisolated struct TitledLabel<Content: View>: View {
    let content: Content
    private let read = SubviewReader()
    init(content: Content) { self.content = content }

    @MainActor var body: some View {
        let views = read(content)
        VStack(alignment: .leading) {
            if let title = views.first { title }
            ForEach(views.dropFirst()) { view in view.font(.subheadline).foregroundStyle(.secondary) }
        }
    }
}

extension TitledLabel: SpokenView {
    func localizedText(in environment: EnvironmentValues) -> String? { spoken(content, in: environment) }
}
