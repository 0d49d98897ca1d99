import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A control that selects one of several options, drawn by the style in force. Each option is a view with a `tag`;
/// dividers and section headers are not options.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// The selection; its value is nil where there is no source.
    private let selection: Binding<SelectionValue?>
    /// Whether there are several selections with different values.
    private let isMixed: () -> Bool
    private let label: Label
    private let content: Content
    /// What the menu style shows in place of the chosen option.
    var current: AnyView?
    private let options = SubviewReader()
    @Environment(\.pickerAppearance) private var appearance
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isInMenu) private var isInMenu

    /// A picker that sets `selection` to the tag of the chosen option. An option without a tag of that type has the id
    /// of its `ForEach` element as its value, and cannot be chosen where that is of another type too. Where no option
    /// has the value of the selection, none is shown as chosen.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
                @ViewBuilder label: () -> Label) {
        self.selection = Binding(selection)
        isMixed = { false }
        self.label = label()
        self.content = content()
    }

    /// The same with the label as a value before the options.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    /// One picker for several selections: choosing an option sets all of them. Where they differ no option is chosen;
    /// without a source choosing has no effect.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        self.selection = Binding(reading: { bindings.first?.wrappedValue }, writing: { value in
            if let value { for binding in bindings { binding.wrappedValue = value } }
        })
        isMixed = { Set(bindings.map(\.wrappedValue)).count > 1 }
        self.label = label()
        self.content = content()
    }

    @MainActor public var body: some View {
        let listed = options(content)
        let options = listed.filter(\.isOption)
        let values = options.map { $0.selection(as: SelectionValue.self) }
        let current = isMixed() ? nil : selection.wrappedValue
        let selected = current.flatMap { current in values.firstIndex { $0 == current } }
        let choice = Choice(options: options, selected: selected, listed: listed, current: self.current) { index in
            // The options may have changed since the touch began.
            guard values.indices.contains(index), let value = values[index],
                !options[index].isSelectionDisabled else { return }
            if value != selection.wrappedValue { selection.wrappedValue = value }
        }
        let label = label
        if isInMenu, appearance == .menu {
            // An explicit menu style inside a menu makes the picker a submenu.
            Menu { RowPicker(choice: choice) } label: { label }
        } else if isInMenu, appearance == .palette {
            PaletteRow(choice: choice)
        } else if appearance == .rows || isInMenu {
            RowPicker(choice: choice)
        } else if appearance == .inline, isInListRow {
            InlinePicker(label: label, choice: choice)
        } else if appearance == .navigationLink {
            LinkPicker(label: label, choice: choice)
        } else {
            Group {
                switch appearance {
                case .segmented, .palette: SegmentedPicker(choice: choice)
                case .wheel, .inline: WheelPicker(choice: choice)
                case .menu where isInListRow: MenuPickerRow(label: label, choice: choice)
                default: MenuPicker(choice: choice)
                }
            }
            .semantics(.picker) { semantics, environment in
                semantics.label = spoken(label, in: environment) ?? ""
                semantics.value = choice.selected.flatMap { options[$0].localizedText(in: environment) }
                semantics.adjust = { choice.step($0 ? 1 : -1) }
                // A menu is one accessibility element, segments are separate ones, and a wheel is adjustable.
                let isSegmented = appearance == .segmented || appearance == .palette
                semantics.children = isSegmented ? .contain : appearance == .menu ? .combine : .ignore
            }
        }
    }
}

/// The options of a picker, the chosen one, and the closure that chooses another.
struct Choice {
    let options: [Subview]
    let selected: Int?
    /// The options together with section headers and dividers.
    let listed: [Subview]
    /// What the menu style shows in place of the chosen option.
    var current: AnyView?
    let select: (Int) -> Void

    /// Chooses the option `places` after the chosen one, if it exists.
    func step(_ places: Int) {
        let next = (selected ?? -1) + places
        if options.indices.contains(next) { select(next) }
    }
}

extension Picker where Label == Text {
    /// A picker whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
                @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { Text(titleKey) })
    }
    /// A picker whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>,
                                   @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { Text(title) })
    }
    /// One picker with a localized label for several selections: choosing an option sets all. Where they differ no
    /// option is chosen.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) })
    }
    /// One picker with `title` as it is for several selections: choosing an option sets all. Where they differ no
    /// option is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
    }
}

extension Picker where Label == QuadrantViews.Label<Text, Image> {
    /// A picker whose label is a symbol and a localized text.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
                @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content,
                  label: { QuadrantViews.Label(titleKey, systemImage: systemImage) })
    }
    /// A picker whose label is a symbol and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>,
                                   @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content,
                  label: { QuadrantViews.Label(title, systemImage: systemImage) })
    }
}

/// The appearance of pickers. Only built-in styles can draw them.
public protocol PickerStyle {
    nonisolated static var _appearance: _PickerAppearance { get }
}

/// The ways in which built-in styles show the options.
public struct _PickerAppearance {
    enum Kind {
        case menu, segmented, palette, wheel, inline, navigationLink
        /// The options as rows of an enclosing menu.
        case rows
    }
    let kind: Kind
}

private enum PickerAppearanceKey: EnvironmentKey { static let defaultValue = _PickerAppearance.Kind.menu }

extension EnvironmentValues {
    var pickerAppearance: _PickerAppearance.Kind {
        get { self[PickerAppearanceKey.self] }
        set { self[PickerAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Pickers in this view are drawn by `style`. Pickers in a menu are rows of it, unless the style is `menu`.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerAppearance, S._appearance.kind)
    }
}

/// The automatic style, which is `menu`.
public struct DefaultPickerStyle: PickerStyle {
    /// Has no options: draws what `MenuPickerStyle` draws.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

/// A button that shows the chosen option and opens a menu of all options.
public struct MenuPickerStyle: PickerStyle {
    /// Has no options. Outside of lists the label is read by accessibility and not drawn; in a list row it precedes the
    /// button.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { _PickerAppearance(kind: .menu) }
}

/// All options side by side on one plate, in segments of one width.
public struct SegmentedPickerStyle: PickerStyle {
    /// Has no options: the segments are of one width, and together as wide as they are offered. The label is not drawn.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { _PickerAppearance(kind: .segmented) }
}

/// A wheel of the options that the user turns by dragging.
public struct WheelPickerStyle: PickerStyle {
    /// Has no options: a wheel has the height of the design in force and takes the width it is offered. The label is
    /// not drawn.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { _PickerAppearance(kind: .wheel) }
}

/// The options as rows of the enclosing list; outside of lists a wheel.
public struct InlinePickerStyle: PickerStyle {
    /// Has no options: in a list the label and each option are rows of their own.
    nonisolated public init() {}
    nonisolated public static var _appearance: _PickerAppearance { _PickerAppearance(kind: .inline) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// A button that opens a menu of the options; as `menu`.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button with the chosen option that opens a menu of all options; inside a menu, a row that opens a submenu.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side on one plate; a lighter plate is behind the chosen one.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of the options; at the end of a drag, the option at which the wheel would come to a stop is chosen.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The options as rows of the enclosing list, the chosen one with a check mark; outside of lists a wheel.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
