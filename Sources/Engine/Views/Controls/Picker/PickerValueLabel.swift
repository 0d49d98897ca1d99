import Foundation
public import QuadrantCore

// Pickers with a view of their own for what is chosen: the menu style shows it in place of the chosen option.

extension Picker {
    /// A picker whose button shows `currentValueLabel` in place of the chosen option, in the menu style.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
                @ViewBuilder label: () -> Label,
                @ViewBuilder currentValueLabel: () -> some View) {
        self.init(selection: selection, content: content, label: label)
        current = AnyView(currentValueLabel())
    }
    /// One picker for several selections, whose button shows `currentValueLabel` in the menu style.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content, label: label)
        current = AnyView(currentValueLabel())
    }
}

extension Picker where Label == Text {
    /// A picker whose label is a localized text, with a view for what is chosen.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) },
                  currentValueLabel: currentValueLabel)
    }
    /// A picker whose label is the text of a resource, with a view for what is chosen.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { Text(titleResource) },
                  currentValueLabel: currentValueLabel)
    }
    /// A picker whose label is `title` as it is, not localized, with a view for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { Text(title) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is a localized text, with a view for what is chosen.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is the text of a resource, with a view for what is chosen.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleResource) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is `title` as it is, not localized, with a view for what is
    /// chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(title) },
                  currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == QuadrantViews.Label<Text, Image> {
    /// A picker whose label is a symbol and a localized text, with a view for what is chosen.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content,
                  label: { QuadrantViews.Label(titleKey, systemImage: systemImage) },
                  currentValueLabel: currentValueLabel)
    }
    /// A picker whose label is a symbol and the text of a resource, with a view for what is chosen.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content,
                  label: { QuadrantViews.Label(titleResource, systemImage: systemImage) },
                  currentValueLabel: currentValueLabel)
    }
    /// A picker whose label is a symbol and `title` as it is, not localized, with a view for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content,
                  label: { QuadrantViews.Label(title, systemImage: systemImage) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is a symbol and a localized text.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(titleKey, systemImage: systemImage) })
    }
    /// One picker for several selections whose label is a symbol and a localized text, with a view for what is chosen.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(titleKey, systemImage: systemImage) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is a symbol and the text of a resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(titleResource, systemImage: systemImage) })
    }
    /// One picker for several selections whose label is a symbol and the text of a resource, with a view for what is
    /// chosen.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(titleResource, systemImage: systemImage) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is a symbol and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(title, systemImage: systemImage) })
    }
    /// One picker for several selections whose label is a symbol and `title` as it is, not localized, with a view for
    /// what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(title, systemImage: systemImage) },
                  currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == QuadrantViews.Label<Text, Image> {
    /// A picker whose label is an image of the catalog and a localized text, with a view for what is chosen.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { QuadrantViews.Label(titleKey, image: image) },
                  currentValueLabel: currentValueLabel)
    }
    /// A picker whose label is an image of the catalog and the text of a resource, with a view for what is chosen.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { QuadrantViews.Label(titleResource, image: image) },
                  currentValueLabel: currentValueLabel)
    }
    /// A picker whose label is an image of the catalog and `title` as it is, not localized, with a view for what is
    /// chosen.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: { QuadrantViews.Label(title, image: image) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is an image of the catalog and a localized text, with a view for
    /// what is chosen.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(titleKey, image: image) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is an image of the catalog and the text of a resource, with a
    /// view for what is chosen.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(titleResource, image: image) },
                  currentValueLabel: currentValueLabel)
    }
    /// One picker for several selections whose label is an image of the catalog and `title` as it is, not localized,
    /// with a view for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content,
                  label: { QuadrantViews.Label(title, image: image) },
                  currentValueLabel: currentValueLabel)
    }
}
