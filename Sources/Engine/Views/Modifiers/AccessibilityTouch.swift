public import Foundation
public import QuadrantCore
public import QuadrantGeometry

// Gestures that assistive technology passes on, and where a view is scrolled to.

/// How a view receives touches while a screen reader is on.
public nonisolated struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// One bit for each option: 1 activation first, 2 silent.
    public let rawValue: UInt
    /// A set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is pressed before it receives touches.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// The screen reader is silent when the element is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

/// A request of assistive technology to zoom.
public nonisolated struct AccessibilityZoomGestureAction: Sendable {
    /// Whether to zoom in or out.
    public enum Direction: Hashable, Sendable {
        /// Content becomes larger.
        case zoomIn
        /// Content becomes smaller.
        case zoomOut
    }
    /// Whether to zoom in or out.
    public let direction: Direction
    /// The centre of the zoom as a share of the view: its middle.
    public let location: UnitPoint
    /// The centre of the zoom in the view's coordinates, in points.
    public let point: CGPoint
}

extension View {
    /// Whether touches reach this view itself while a screen reader is on: a trait of its accessibility elements, and
    /// a detail with the options.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.directTouch(isDirectTouchArea, options))
    }

    /// Adds the actions "Zoom in" and "Zoom out" to this view's accessibility elements.
    nonisolated public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.zoom(handler))
    }

    /// Says which part of this view's content is visible, as "Page 2 of 9"; with false it says nothing.
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.scrollStatus(status, isEnabled))
    }
    /// Says which part of this view's content is visible, as a localized text.
    nonisolated public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.scrollStatus(Text(statusKey), isEnabled))
    }
    /// Says which part of this view's content is visible, with the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.scrollStatus(Text(status), isEnabled))
    }
    /// Says which part of this view's content is visible, with `status` as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.scrollStatus(Text(status), isEnabled))
    }

    /// The older name of an identifier of selected tabs and options. Nothing to do: selections have tags.
    @available(*, deprecated, message: "use tag(_:)")
    nonisolated public func accessibility(selectionIdentifier: AnyHashable)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.nothing)
    }
}

extension AccessibilityProperty {
    static func directTouch(_ isOn: Bool, _ options: AccessibilityDirectTouchOptions) -> AccessibilityProperty {
        .written { semantics, context in
            let trait = AccessibilityTraits.allowsDirectInteraction
            (isOn ? AccessibilityProperty.added(trait) : .removed(trait)).write(to: &semantics, context)
            var names: [String] = []
            if options.contains(.requiresActivation) { names.append("requires activation") }
            if options.contains(.silentOnTouch) { names.append("silent") }
            semantics.details.append(SemanticDetail(
                .directTouch, value: isOn ? names.joined(separator: ", ") : nil, key: "touch"))
        }
    }

    static func zoom(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> AccessibilityProperty {
        .written { semantics, context in
            let size = context.frameInWindow.size
            for (name, direction) in [("Zoom in", AccessibilityZoomGestureAction.Direction.zoomIn),
                                      ("Zoom out", .zoomOut)] {
                let action = AccessibilityZoomGestureAction(
                    direction: direction, location: .center, point: CGPoint(x: size.width / 2, y: size.height / 2))
                semantics.actions.append(SemanticAction(name: name) { handler(action) })
            }
        }
    }

    static func scrollStatus(_ status: Text, _ isOn: Bool) -> AccessibilityProperty {
        guard isOn else { return .nothing }
        return .written { semantics, context in
            let text = status.localizedText(in: context.environment) ?? ""
            semantics.details.append(SemanticDetail(.scrollStatus, value: text, key: "status"))
        }
    }
}
