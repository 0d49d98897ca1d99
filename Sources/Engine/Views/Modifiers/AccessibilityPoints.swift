public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

// Places of a view for assistive technology: where it is pressed, and where a drag of it begins or ends.

extension View {
    /// Sets the point of this view's accessibility elements where a press taps them, in this view's coordinates, in
    /// points. The default is their centre.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.activation(activationPoint))
    }
    /// Sets the point where a press taps this view's accessibility elements, as a share of their frame.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.activation(activationPoint))
    }
    /// Sets the point where a press taps this view's accessibility elements, in this view's coordinates, in points;
    /// with false it is left as it is.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .activation(activationPoint) : .nothing)
    }
    /// Sets the point where a press taps this view's accessibility elements, as a share of their frame; with false
    /// it is left as it is.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .activation(activationPoint) : .nothing)
    }
    /// The older name of `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(activationPoint: CGPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.activation(activationPoint))
    }
    /// The older name of `accessibilityActivationPoint(_:)`.
    nonisolated public func accessibility(activationPoint: UnitPoint)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.activation(activationPoint))
    }

    /// Adds a point from which assistive technology drags this view, as a share of its frame.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dragPoint, point, description))
    }
    /// Adds a point from which assistive technology drags this view, with a localized description.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dragPoint, point, Text(description)))
    }
    /// Adds a point from which assistive technology drags this view, described by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dragPoint, point, Text(description)))
    }
    /// Adds a point from which assistive technology drags this view, described by `description` as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dragPoint, point, Text(description)))
    }

    /// Adds a point on which assistive technology drops something, as a share of this view's frame.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dropPoint, point, description))
    }
    /// Adds a point on which assistive technology drops something, with a localized description.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dropPoint, point, Text(description)))
    }
    /// Adds a point on which assistive technology drops something, described by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dropPoint, point, Text(description)))
    }
    /// Adds a point on which assistive technology drops something, described by `description` as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.place(.dropPoint, point, Text(description)))
    }

    /// Adds a point from which assistive technology drags this view; with false it adds none.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .place(.dragPoint, point, description) : .nothing)
    }
    /// Adds a point from which assistive technology drags this view, with a localized description; with false none.
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .place(.dragPoint, point, Text(description)) : .nothing)
    }
    /// Adds a point from which assistive technology drags this view, described as it is; with false none.
    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(isEnabled ? .place(.dragPoint, point, Text(description)) : .nothing)
    }
    /// Adds a point on which assistive technology drops something; with false it adds none.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .place(.dropPoint, point, description) : .nothing)
    }
    /// Adds a point on which assistive technology drops something, with a localized description; with false none.
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(isEnabled ? .place(.dropPoint, point, Text(description)) : .nothing)
    }
    /// Adds a point on which assistive technology drops something, described as it is; with false none.
    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(isEnabled ? .place(.dropPoint, point, Text(description)) : .nothing)
    }
}

extension AccessibilityProperty {
    static func activation(_ point: CGPoint) -> AccessibilityProperty {
        .written { semantics, _ in
            semantics.activationPoint = { frame in CGPoint(x: frame.minX + point.x, y: frame.minY + point.y) }
        }
    }
    static func activation(_ point: UnitPoint) -> AccessibilityProperty {
        .written { semantics, _ in
            semantics.activationPoint = { frame in
                CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
            }
        }
    }
    static func place(_ kind: SemanticDetail.Kind, _ point: UnitPoint, _ description: Text) -> AccessibilityProperty {
        .written { semantics, context in
            var detail = SemanticDetail(kind, description.localizedText(in: context.environment) ?? "")
            detail.point = point
            semantics.details.append(detail)
        }
    }
}

extension RoleContext {
    /// The frame of the view in the window, in points: that of the first node with a part in layout.
    var frameInWindow: CGRect {
        let graph = site.graph
        var node = site.node
        while !graph[node].isLayout {
            var first: NodeIndex?
            for child in graph.children(of: node) where first == nil { first = child }
            guard let first else { break }
            node = first
        }
        return graph.globalFrame(of: node)
    }
}
