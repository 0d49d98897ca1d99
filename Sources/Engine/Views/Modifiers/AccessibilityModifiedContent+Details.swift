public import Foundation
public import QuadrantCore
public import QuadrantGeometry

// The accessibility modifiers of a view that has some already: they are kept together, in one modifier: actions,
// contents and points.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Sets the hint of the accessibility elements, if `isEnabled`.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        adding(isEnabled ? .hint(hint) : .nothing)
    }
    /// Sets the accessibility hint, as a localized text, if `isEnabled`.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .hint(Text(hintKey)) : .nothing)
    }
    /// Sets the accessibility hint to the text of a resource, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .hint(Text(hint)) : .nothing)
    }
    /// Sets the accessibility hint.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .hint(Text(hint)) : .nothing)
    }
    /// Sets the accessibility value to the text of a resource, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .value(Text(valueResource)) : .nothing)
    }
    /// Sets the identifier of the accessibility elements, if `isEnabled`.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .identifier(identifier) : .nothing)
    }
    /// Removes the accessibility elements, if both are true.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        adding(isEnabled ? .hidden(hidden) : .nothing)
    }
    /// Sets alternative names for voice control, if `isEnabled`.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .inputLabels(inputLabels) : .nothing)
    }
    /// Sets alternative names for voice control, as localized texts, if `isEnabled`.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .inputLabels(inputLabelKeys.map { Text($0) }) : .nothing)
    }
    /// Sets alternative names for voice control to the texts of resources, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource], isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .inputLabels(inputLabels.map { Text($0) }) : .nothing)
    }
    /// Sets alternative names for voice control, as they are, if `isEnabled`.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .inputLabels(inputLabels.map { Text($0) }) : .nothing)
    }
    /// Sets alternative names for voice control to the texts of resources.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource])
        -> ModifiedContent<Content, Modifier>
    {
        adding(.inputLabels(inputLabels.map { Text($0) }))
    }
    /// Whether the accessibility elements respond to input, if `isEnabled`.
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .responds(respondsToUserInteraction) : .nothing)
    }
    /// Sets the level of this view as a heading.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.written { semantics, _ in semantics.headingLevel = Int(level.rawValue) })
    }
    /// Sets the point of the accessibility elements where a press taps them, in the coordinates, in points.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.activation(activationPoint))
    }
    /// Sets the point where a press taps the accessibility elements, as a share of their frame.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.activation(activationPoint))
    }
    /// Sets the point where a press taps the accessibility elements, in the coordinates, in points.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .activation(activationPoint) : .nothing)
    }
    /// Sets the point where a press taps the accessibility elements, as a share of their frame.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .activation(activationPoint) : .nothing)
    }
    /// The older name of `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        adding(.activation(activationPoint))
    }
    /// The older name of `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        adding(.activation(activationPoint))
    }
    /// Adds a point from which assistive technology drags this view, as a share of its frame.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dragPoint, point, description))
    }
    /// Adds a point from which assistive technology drags this view, with a localized description.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dragPoint, point, Text(description)))
    }
    /// Adds a point from which assistive technology drags this view, described by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dragPoint, point, Text(description)))
    }
    /// Adds a point from which assistive technology drags this view, described by `description` as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dragPoint, point, Text(description)))
    }
    /// Adds a point on which assistive technology drops something, as a share of the frame.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dropPoint, point, description))
    }
    /// Adds a point on which assistive technology drops something, with a localized description.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dropPoint, point, Text(description)))
    }
    /// Adds a point on which assistive technology drops something, described by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dropPoint, point, Text(description)))
    }
    /// Adds a point on which assistive technology drops something, described by `description` as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.place(.dropPoint, point, Text(description)))
    }
    /// Adds a point from which assistive technology drags this view.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .place(.dragPoint, point, description) : .nothing)
    }
    /// Adds a point from which assistive technology drags this view, with a localized description.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .place(.dragPoint, point, Text(description)) : .nothing)
    }
    /// Adds a point from which assistive technology drags this view, described as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        adding(isEnabled ? .place(.dragPoint, point, Text(description)) : .nothing)
    }
    /// Adds a point on which assistive technology drops something.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .place(.dropPoint, point, description) : .nothing)
    }
    /// Adds a point on which assistive technology drops something, with a localized description.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        adding(isEnabled ? .place(.dropPoint, point, Text(description)) : .nothing)
    }
    /// Adds a point on which assistive technology drops something, described as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        adding(isEnabled ? .place(.dropPoint, point, Text(description)) : .nothing)
    }
    /// Sets the kind of text for screen readers.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.detail(value.detail))
    }
    /// Whether touches reach this view itself while a screen reader is on.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Content, Modifier> {
        adding(.directTouch(isDirectTouchArea, options))
    }
    /// Adds the actions "Zoom in" and "Zoom out" to the accessibility elements.
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.zoom(handler))
    }
    /// Says which part of the content is visible, as "Page 2 of 9"; with false it says nothing.
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.scrollStatus(status, isEnabled))
    }
    /// Says which part of the content is visible, as a localized text.
    nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.scrollStatus(Text(statusKey), isEnabled))
    }
    /// Says which part of the content is visible, with the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.scrollStatus(Text(status), isEnabled))
    }
    /// Says which part of the content is visible, with `status` as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
        -> ModifiedContent<Content, Modifier>
    {
        adding(.scrollStatus(Text(status), isEnabled))
    }
    /// The older name of an identifier of selected tabs and options.
    @available(*, deprecated, message: "use tag(_:)")
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier> {
        adding(.nothing)
    }
    /// Sets the accessibility label to the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
        accessibilityLabel(Text(label))
    }
    /// Sets the accessibility value to the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
        accessibilityValue(Text(value))
    }
    /// Sets the accessibility hint to the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<Content, Modifier> {
        accessibilityHint(Text(hint))
    }
}
