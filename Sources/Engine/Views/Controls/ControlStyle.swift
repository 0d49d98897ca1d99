import Foundation
import QuadrantCore

// The mechanism by which styles draw controls: a control passes its configuration to the style in the environment and
// shows the view that the style returns.

/// What a control passes to its style, and the style that is used where none is set.
nonisolated protocol StyledConfiguration {
    static var automaticStyle: ControlStyle<Self> { get }
}

/// A type-erased style for one kind of control.
nonisolated class ControlStyle<Configuration>: Equatable, @unchecked Sendable {
    @MainActor func make(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
    var type: Any.Type { Never.self }
    fileprivate func isSame(as other: ControlStyle) -> Bool { self === other }
    static func == (a: ControlStyle, b: ControlStyle) -> Bool { a === b || a.isSame(as: b) }
}

/// A style of a known type. In the view that it returns, the next outer style is in force.
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
        // The returned view may contain the same kind of control, which the next outer style draws.
        return AnyView(body.environment(\.[styleOf: StyleOf<Configuration>()], outer))
    }

    override fileprivate func isSame(as other: ControlStyle<Configuration>) -> Bool {
        guard let other = other as? TypedControlStyle<Style, Configuration, Content> else { return false }
        return outer == other.outer && Comparison.areEqual(style, other.style)
    }
}

/// Evaluates a style; the style's dynamic properties are installed like those of a view.
private struct StyleBody<Style, Configuration, Content: View>: View {
    let style: StyleFields<Style>
    let configuration: Configuration
    let draw: @MainActor (Style, Configuration) -> Content
    var body: some View { draw(style.style, configuration) }
}

/// The environment key of the style for one kind of control.
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
        return transformEnvironment(\.[styleOf: StyleOf<Configuration>()]) { value in
            value = TypedControlStyle(style, outer: value, draw: draw)
        }
    }
}

/// A part of a control that its style places: a label, an icon, a value.
nonisolated protocol StyledPart: View where Body == Never {
    var content: AnyView { get }
}

extension StyledPart {
    nonisolated public static func _append(_ view: Self, to children: inout _ChildBuilder) {
        AnyView._append(view.content, to: &children)
    }
}

// A style places a label as one view. A label that consists of several views is combined to one in a way that depends
// on the control.

/// Combines a button's label to one view: several views are laid out side by side.
nonisolated func besideEachOther<Label: View>(_ label: Label) -> AnyView {
    guard areSeveral(Label.self) else { return AnyView(label) }
    return AnyView(HStack { label })
}

/// Combines a row's label to one view: the first of several views is the title, the others are secondary text below it.
nonisolated func titled<Label: View>(_ label: Label) -> AnyView {
    areSeveral(Label.self) ? AnyView(TitledLabel(content: label)) : AnyView(label)
}

/// A title above secondary views.
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
