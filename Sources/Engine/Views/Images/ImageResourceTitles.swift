import Foundation
public import QuadrantCore

// Controls whose label has an image of the asset catalog, as with the symbols that Xcode makes of catalogs:
// `Button("Save", image: .save) {}`.

extension Label where Title == Text, Icon == Image {
    /// An image of the catalog beside a localized text.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource
    ) {
        self.init { Text(titleKey) } icon: { Image(image) }
    }

    /// An image of the catalog beside the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource
    ) {
        self.init { Text(titleResource) } icon: { Image(image) }
    }

    /// An image of the catalog beside `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource
    ) {
        self.init { Text(title) } icon: { Image(image) }
    }
}

extension Button where Label == QuadrantViews.Label<Text, Image> {
    /// A button whose label is an image of the catalog and a localized text.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(action: action) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A button whose label is an image of the catalog and the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(action: action) { QuadrantViews.Label(titleResource, image: image) }
    }

    /// A button whose label is an image of the catalog and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping () -> Void
    ) {
        self.init(action: action) { QuadrantViews.Label(title, image: image) }
    }

    /// A button with a role whose label is an image of the catalog and a localized text. A nil role is none.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A button with a role whose label is an image of the catalog and the text of a resource. A nil role is none.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { QuadrantViews.Label(titleResource, image: image) }
    }

    /// A button with a role whose label is an image of the catalog and `title` as it is, not localized. A nil role is
    /// none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { QuadrantViews.Label(title, image: image) }
    }
}

extension Toggle where Label == QuadrantViews.Label<Text, Image> {
    /// A switch with an image of the catalog and a localized text.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A switch with an image of the catalog and the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { QuadrantViews.Label(titleResource, image: image) }
    }

    /// A switch with an image of the catalog and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { QuadrantViews.Label(title, image: image) }
    }

    /// One switch for several values, with an image of the catalog and a localized text.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// One switch for several values, with an image of the catalog and the text of a resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { QuadrantViews.Label(titleResource, image: image) }
    }

    /// One switch for several values, with an image of the catalog and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { QuadrantViews.Label(title, image: image) }
    }
}

extension Menu where Label == QuadrantViews.Label<Text, Image> {
    /// A menu whose label is an image of the catalog and a localized text.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A menu whose label is an image of the catalog and the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { QuadrantViews.Label(titleResource, image: image) }
    }

    /// A menu whose label is an image of the catalog and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { QuadrantViews.Label(title, image: image) }
    }

    /// A menu whose label is an image of the catalog and a localized text; a tap calls `primaryAction`.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { QuadrantViews.Label(titleKey, image: image) },
                  primaryAction: primaryAction)
    }

    /// A menu whose label is an image of the catalog and the text of a resource; a tap calls `primaryAction`.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { QuadrantViews.Label(titleResource, image: image) },
                  primaryAction: primaryAction)
    }

    /// A menu whose label is an image of the catalog and `title` as it is, not localized; a tap calls `primaryAction`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { QuadrantViews.Label(title, image: image) }, primaryAction: primaryAction)
    }
}

extension Picker where Label == QuadrantViews.Label<Text, Image> {
    /// A picker whose label is an image of the catalog and a localized text.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { QuadrantViews.Label(titleKey, image: image) }
    }

    /// A picker whose label is an image of the catalog and the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { QuadrantViews.Label(titleResource, image: image) }
    }

    /// A picker whose label is an image of the catalog and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { QuadrantViews.Label(title, image: image) }
    }

    /// One picker for several selections, whose label is an image of the catalog and a localized text.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            QuadrantViews.Label(titleKey, image: image)
        }
    }

    /// One picker for several selections, whose label is an image of the catalog and the text of a resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            QuadrantViews.Label(titleResource, image: image)
        }
    }

    /// One picker for several selections, whose label is an image of the catalog and `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { QuadrantViews.Label(title, image: image) }
    }
}

extension ControlGroup {
    /// A group whose label, shown by the menu styles only, is an image of the catalog and a localized text.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// A group whose label, shown by the menu styles only, is an image of the catalog and the text of a resource.
    @_disfavoredOverload
    public init<C: View>(
        _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleResource, image: image) }
    }

    /// A group whose label, shown by the menu styles only, is an image of the catalog and `title` as it is, not
    /// localized.
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}
