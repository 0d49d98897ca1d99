public import Foundation

/// An object that assistive technology can read: a responder. No picture has any: values are kept, and labels of views
/// are those of their elements.
@MainActor @preconcurrency
open class _UIAccessibleObject: NSObject {
    /// An object without values.
    public override init() { super.init() }
    /// A name for tests. Nothing to do: it is never read out.
    open var accessibilityIdentifier: String?
    /// What assistive technology reads for the view; nil reads its content.
    open var accessibilityLabel: String?
    /// What happens on a tap, and the value, in words. Nothing to do: elements have labels only.
    open var accessibilityHint: String?, accessibilityValue: String?
    /// Whether the view is read as one element. Nothing to do: content with text or a label is an element.
    open var isAccessibilityElement = false
    /// Whether assistive technology leaves out the subviews. Nothing to do: content with text or a label is an element.
    open var accessibilityElementsHidden = false
    /// What the view is for assistive technology. Nothing to do: controls say what they are.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The elements in it, in order. Nothing to do: elements are those of its content.
    open var accessibilityElements: [Any]?
    /// Further actions. Nothing to do: elements have the actions of controls.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// In points of the screen. Nothing to do: elements are where they are drawn.
    open var accessibilityFrame = CGRect.zero, accessibilityActivationPoint = CGPoint.zero
    /// The outline. Nothing to do: elements are where they are drawn.
    open var accessibilityPath: UIBezierPath?
    /// Whether the elements beside it are left out. Nothing to do: all are reported.
    open var accessibilityViewIsModal = false, shouldGroupAccessibilityChildren = false
    /// Whether colours are kept where they are inverted. Nothing to do: they are not inverted.
    open var accessibilityIgnoresInvertColors = false
    /// How elements are gone through. Nothing to do: as they stand.
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    /// What it contains. Nothing to do: elements are those of its content.
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    /// The label with attributes. Nothing to do: labels are read as text.
    open var accessibilityAttributedLabel: NSAttributedString?, accessibilityAttributedValue: NSAttributedString?
    /// The language. Nothing to do: it is that of the interface.
    open var accessibilityLanguage: String?
    /// Whether it takes input. Nothing to do: controls say so.
    open var accessibilityRespondsToUserInteraction = false
    /// Names for the voice. Nothing to do: nothing listens.
    open var accessibilityUserInputLabels: [String]! = []
    /// What is shown large. Nothing to do: nothing is shown large.
    open var accessibilityLargeContentTitle: String?, accessibilityLargeContentImage: UIImage?
    /// Whether it is shown large. Nothing to do: nothing is shown large.
    open var showsLargeContentViewer = false, scalesLargeContentImage = false
    /// Called to activate it. For overriding; never called.
    open func accessibilityActivate() -> Bool { false }
    /// Called to raise its value. For overriding; never called.
    open func accessibilityIncrement() {}
    /// Called to lower its value. For overriding; never called.
    open func accessibilityDecrement() {}
    /// Called to leave. For overriding; never called.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called for the main action. For overriding; never called.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called to scroll towards a direction. For overriding; never called.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called when an assistive technology has come to it. For overriding; never called.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology has left it. For overriding; never called.
    open func accessibilityElementDidLoseFocus() {}
    /// False: no assistive technology is at it.
    open func accessibilityElementIsFocused() -> Bool { false }
}

/// Where an assistive technology scrolls, for `accessibilityScroll`.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1, left, up, down, next, previous
}
