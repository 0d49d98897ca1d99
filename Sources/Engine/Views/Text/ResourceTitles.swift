public import Foundation
public import QuadrantCore
public import QuadrantGeometry

// Controls whose title is a resource, as with the symbols that Xcode 26 makes of string catalogs: `Button(.save) {}`.
// Each is disfavoured, so that a literal is a key.

extension Button where Label == Text {
    /// A button whose label is the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleResource) }
    }
    /// A button with a role whose label is the text of a resource. A nil role is none.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == QuadrantViews.Label<Text, Image> {
    /// A button whose label is a symbol and the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void) {
        self.init(action: action) { QuadrantViews.Label(titleResource, systemImage: systemImage) }
    }
    /// A button with a role whose label is a symbol and the text of a resource. A nil role is none.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
                action: @escaping () -> Void) {
        self.init(role: role, action: action) { QuadrantViews.Label(titleResource, systemImage: systemImage) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// The text of a resource beside a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init { Text(titleResource) } icon: { Image(systemName: name) }
    }
    /// The text of a resource beside an image of the catalog.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init { Text(titleResource) } icon: { Image(name) }
    }
}

extension Toggle where Label == Text {
    /// A switch with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Toggle where Label == QuadrantViews.Label<Text, Image> {
    /// A switch with a symbol and the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { QuadrantViews.Label(titleResource, systemImage: systemImage) }
    }
}

extension Picker where Label == Text {
    /// A picker with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
                @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

extension Picker where Label == QuadrantViews.Label<Text, Image> {
    /// A picker with a symbol and the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
                @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) {
            QuadrantViews.Label(titleResource, systemImage: systemImage)
        }
    }
}

extension Menu where Label == Text {
    /// A menu with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Menu where Label == QuadrantViews.Label<Text, Image> {
    /// A menu with a symbol and the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { QuadrantViews.Label(titleResource, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    /// A link with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with the text of a resource, to the destination for a value.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with the text of a resource, to a view.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// A field with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
    /// A field with the text of a resource that grows along an axis.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// A field for a password with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
}

extension ColorPicker where Label == Text {
    /// A picker of colours with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

extension DatePicker where Label == Text {
    /// A picker of dates with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>,
                displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
    }
    /// A picker of dates in a range with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
                displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }
    /// A picker of dates from one on with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
                displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }
    /// A picker of dates up to one with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>,
                in range: PartialRangeThrough<Date>,
                displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinning indicator with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init { Text(titleResource) } }
}

extension LabeledContent where Label == Text, Content: View {
    /// A row with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A row with the text of a resource and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init { Text(value) } label: { Text(titleResource) }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
    /// A group with the text of a resource that is open or not.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
                @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == Text {
    /// A box with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section under the text of a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension ContentUnavailableView where Label == QuadrantViews.Label<Text, Image>, Description == Text?,
                                       Actions == EmptyView {
    /// A notice with the text of a resource and a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init { QuadrantViews.Label(title, systemImage: name) } description: { description } actions: {
            EmptyView()
        }
    }
}

extension Stepper where Label == Text {
    /// A stepper with the text of a resource that moves `value` by `step`.
    @_disfavoredOverload
    public init<V: Strideable>(_ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
                               onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
    }
    /// A stepper with the text of a resource that moves `value` by `step` inside `bounds`.
    @_disfavoredOverload
    public init<V: Strideable>(_ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
                               step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleResource) },
                  onEditingChanged: onEditingChanged)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a selection value, the text of a resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
                @ViewBuilder content: () -> Content) {
        self.init(value, role, content: content(),
                  label: .init(title: Text(titleResource), image: Image(systemName: systemImage)))
    }
    /// A tab with the text of a resource and a symbol, which is selected only by taps.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
                @ViewBuilder content: () -> Content) where Value == Never {
        self.init(nil, role, content: content(),
                  label: .init(title: Text(titleResource), image: Image(systemName: systemImage)))
    }
}
