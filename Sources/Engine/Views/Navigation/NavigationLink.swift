import Foundation
public import QuadrantCore

/// A button that pushes a screen onto the enclosing stack. Without a stack it is disabled.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    /// The destination of a link.
    enum Target {
        case value(AnyHashable?)
        /// A view that is shown while the binding is true; without a binding the link stores that state.
        case view(AnyView, Binding<Bool>?)
    }
    let target: Target
    let label: Label

    init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    @MainActor public var body: some View { LinkBody(target: target, label: label) }
}

private struct LinkBody<Label: View>: View {
    typealias Target = NavigationLink<Label, EmptyView>.Target
    let isActive: Binding<Bool>?
    let destination: AnyView?
    let value: AnyHashable?
    let label: Label
    @State private var isPushed = false
    @Environment(\.navigatorLink) private var link
    @Environment(\.linkColumn) private var nextColumn
    @Environment(\.columnOpener) private var column
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.navigationLinkIndicatorVisibility) private var indicator
    @Environment(\.isEnabled) private var isEnabled

    init<Destination: View>(target: NavigationLink<Label, Destination>.Target, label: Label) {
        self.label = label
        switch target {
        case .value(let value): (self.value, destination, isActive) = (value, nil, nil)
        case .view(let view, let binding): (value, destination, isActive) = (nil, view, binding)
        }
    }

    private var active: Binding<Bool> { isActive ?? $isPushed }

    private func press() {
        guard let navigator = link.navigator else { return }
        if destination != nil || shownBeside(navigator) != nil {
            active.wrappedValue = true
        } else if let value {
            if let column, !navigator.hasScreen(for: value) { column.open() } else { navigator.push(value) }
        }
    }

    /// The screen of the value, where the next column shows it.
    private func shownBeside(_ navigator: Navigator?) -> AnyView? {
        guard nextColumn.navigator != nil, let navigator, let value, navigator.hasScreen(for: value) else { return nil }
        return navigator.screen(for: value)
    }

    private var leads: Bool { link.navigator != nil && (destination != nil || value != nil) }
    /// Nil while the link is disabled.
    private var action: (() -> Void)? { isEnabled && leads ? { press() } : nil }

    @ViewBuilder private var button: some View {
        if isInListRow {
            // Measured on iOS 26: a disabled link has half its opacity in a row, its indicator too.
            label.dimmed(unless: action != nil)
                .listRowAction(leadsOn: indicator != .hidden && nextColumn.navigator == nil,
                               isChosen: nextColumn.navigator != nil && active.wrappedValue, action)
                .semantics(.button)
        } else {
            Button(action: press) { label }
        }
    }

    var body: some View {
        let active = active
        let screen = active.wrappedValue ? destination ?? shownBeside(link.navigator) : nil
        button
            .disabled(!leads)
            .modifier(PushModifier(isActive: screen != nil, content: screen ?? AnyView(EmptyView())) {
                active.wrappedValue = false
            })
    }
}

extension NavigationLink where Destination == Never {
    /// Pushes the screen that `navigationDestination(for:)` declares for values of this type; nil disables the link.
    /// A type without a screen shows an empty one and is reported.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
    /// Pushes the screen of a `Codable` value, which a saved `NavigationPath` contains; nil disables the link.
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Codable, P: Hashable {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A localized title that pushes the screen of `value`; nil disables the link.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }
    /// A title shown verbatim, that pushes the screen of `value`; nil disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
    /// A title that pushes the screen of a `Codable` value; nil disables the link.
    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Codable, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }
    /// A title shown verbatim, that pushes the screen of a `Codable` value; nil disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P>(_ title: S, value: P?) where P: Codable, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// Pushes `destination`.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination()), nil), label: label())
    }
    /// Pushes a `destination` that is passed as a value.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination), nil), label: label())
    }

    /// Pushes `destination` while `isActive` is true.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination()), isActive), label: label())
    }
    /// Pushes a `destination` that is passed as a value and shown while `isActive`.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination), isActive), label: label())
    }

    /// Pushes `destination` while `selection` is `tag`; popping it sets `selection` to nil.
    public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
                             @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination()), Self.active(tag, selection)), label: label())
    }
    /// Pushes a `destination` that is passed as a value and shown while `selection` is `tag`.
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>,
                             @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination), Self.active(tag, selection)), label: label())
    }

    private static func active<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(reading: { selection.wrappedValue == tag }, writing: { isActive in
            if isActive { selection.wrappedValue = tag }
            else if selection.wrappedValue == tag { selection.wrappedValue = nil }
        })
    }

    /// Whether a split view shows the destination in its next column; with false the column of the link pushes it, as
    /// a split view that shows one column does in any case.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        transformEnvironment(\.linkColumn) { if !isDetailLink { $0 = NavigatorLink() } }
    }
}

extension NavigationLink where Label == Text {
    /// A localized title that leads to `destination`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// A title shown verbatim, that pushes `destination`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// A title that pushes a `destination` that is passed as a value.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// A title shown verbatim, that pushes a `destination` that is passed as a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A title that pushes `destination`, which shows while `isActive`.
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
                @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }
    /// A title shown verbatim; pushes `destination` while `isActive`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>,
                                   @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }
    /// A title; pushes a `destination` that is passed as a value while `isActive`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
    /// A title shown verbatim; pushes a `destination` that is passed as a value while `isActive`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A title; pushes `destination` while `selection` is `tag`. Popping it sets `selection` to nil.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
                             @ViewBuilder destination: () -> Destination) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }
    /// A title shown verbatim; pushes `destination` while `selection` is `tag`.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, tag: V, selection: Binding<V?>,
                                                @ViewBuilder destination: () -> Destination) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
    /// A title; pushes a `destination` that is passed as a value while `selection` is `tag`.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V,
                             selection: Binding<V?>) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }
    /// A title shown verbatim; pushes a `destination` that is passed as a value while `selection` is `tag`.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V,
                                                selection: Binding<V?>) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}
