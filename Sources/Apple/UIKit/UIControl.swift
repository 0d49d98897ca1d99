public import Foundation
import QuadrantCore
import QuadrantViews

/// A view that sends events to targets and actions: the base of buttons, switches, sliders and fields.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// What a receiver of a control is called for. Controls send `touchUpInside`, `primaryActionTriggered`,
    /// `valueChanged`, `editingChanged` and `editingDidEndOnExit`; the others only where a program sends them.
    public struct Event: OptionSet, Sendable {
        /// One bit for each event, those of UIKit.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger is put down. Not sent by controls.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger is put down again, as in a double tap. Not sent by controls.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves inside the control. Not sent by controls.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside the control. Not sent by controls.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moves into the control. Not sent by controls.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves out of the control. Not sent by controls.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A tap. Sent by buttons and switches.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside. Not sent by controls.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Touches end without an effect. Not sent by controls.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Another value is chosen. Sent by switches, sliders, steppers, segmented and page controls.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control does what it is for. Sent by buttons.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu opens. Not sent by controls.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A field begins to be edited. Not sent by controls.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a field is changed by the user.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field is no longer edited. Not sent by controls.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key is pressed in a field, unless its delegate refuses it.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Every event of editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
    /// What a control's look may depend on.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit for each part of the state; 0 is the normal one.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal: State = []
        /// The control is marked by `isHighlighted`.
        public static let highlighted = State(rawValue: 1)
        /// The control takes no input.
        public static let disabled = State(rawValue: 2)
        /// The control is marked by `isSelected`.
        public static let selected = State(rawValue: 4)
        /// Keys reach the control. No control is in this state.
        public static let focused = State(rawValue: 8)
        /// The bits that a program may use for states of its own.
        public static let application = State(rawValue: 0xff_0000)
        /// The bits that the framework keeps for itself.
        public static let reserved = State(rawValue: 0xff00_0000)
    }
    /// Where content stands across a control that is wider.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where content stands in a control that is higher.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// Whether it takes input; a disabled one is drawn fainter. True by default.
    open var isEnabled = true { didSet { changed() } }
    /// Whether it is in the selected state; taps do not change it.
    open var isSelected = false { didSet { changed() } }
    /// Whether it is in the highlighted state; taps do not change it.
    open var isHighlighted = false { didSet { changed() } }
    private func changed() {
        noteChange()
        stateChanged()
    }
    func stateChanged() {}
    /// Made of `isHighlighted`, `isEnabled` and `isSelected`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    /// The side that the content of a button keeps to; `fill` is the middle.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { noteChange() } }
    /// The upper or the lower side that the content of a button keeps to; `fill` is the middle.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { noteChange() } }
    var contentAlignment: Alignment {
        let horizontal: HorizontalAlignment = switch contentHorizontalAlignment {
        case .left, .leading: .leading
        case .right, .trailing: .trailing
        case .center, .fill: .center
        }
        let vertical: VerticalAlignment = switch contentVerticalAlignment {
        case .top: .top
        case .bottom: .bottom
        case .center, .fill: .center
        }
        return Alignment(horizontal: horizontal, vertical: vertical)
    }

    /// A control with a frame, in points. Its main use, a tap or a change of the value, performs `primaryAction`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    private enum Receiver {
        case method(target: () -> AnyObject?, Selector)
        case action(UIAction)
    }
    private var receivers: [(event: Event, receiver: Receiver)] = []

    /// Has `action` sent to `target`, which is held weakly, for any of these events; nil sends it to none. Adding it
    /// again sends it twice.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        receivers.append((controlEvents, .method(target: { [weak object] in object }, action)))
    }
    /// Takes out receivers of any of these events: of every target where `target` is nil, and with any action where
    /// `action` is.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        receivers.removeAll { item in
            guard case .method(let object, let known) = item.receiver,
                !item.event.isDisjoint(with: controlEvents) else {
                return false
            }
            return (target == nil || object() === (target as AnyObject?)) && (action == nil || action == known)
        }
    }
    /// Performs `action` for any of these events. Adding it again performs it twice.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        receivers.append((controlEvents, .action(action)))
    }
    /// Takes the action out of any of these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        receivers.removeAll { item in
            guard case .action(let known) = item.receiver else { return false }
            return known === action && !item.event.isDisjoint(with: controlEvents)
        }
    }
    /// Calls what waits for these events.
    open func sendActions(for controlEvents: Event) {
        for (event, receiver) in receivers where !event.isDisjoint(with: controlEvents) {
            switch receiver {
            case .action(let action): action.perform(self)
            case .method(let target, let action): if let target = target() { action.perform(on: target, with: self) }
            }
        }
    }
    /// Sends `action` to `target` with the control as its sender; nil sends nothing. The event has no effect.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { action.perform(on: target as AnyObject, with: self) }
    }
    /// False; fields of text override it.
    open override var canBecomeFirstResponder: Bool { false }
}

/// A closure with a title and an image, which a control performs for an event.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// The name of an action, by which a program finds it.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// An identifier of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// The name it was made with, else one of its own.
    public let identifier: Identifier
    /// Whether it is disabled, destructive or hidden. Not read by controls.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside it in a menu; off by default.
    open var state: UIMenuElement.State
    /// The control that performs it, while the handler runs; nil otherwise.
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void
    /// An action with the closure that it performs. Subtitle and discoverability title are not kept; a nil identifier
    /// makes one.
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
                discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
                state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void) {
        (self.identifier, self.attributes, self.state) = (identifier ?? Identifier(UUID().uuidString), attributes,
            state)
        self.handler = handler
        super.init(title: title, image: image)
    }
    func perform(_ sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// An action, a command or a menu of a menu. Menus are not shown.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// How an element stands in a menu.
    public struct Attributes: OptionSet, Sendable {
        /// One bit for each attribute.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It deletes something. Menus are not shown: no attribute has an effect.
        public static let destructive = Attributes(rawValue: 2)
        /// It is left out.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after it is chosen. Nothing to do: menus are lists of their elements.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    /// The mark beside an element.
    public enum State: Int, Sendable { case off, on, mixed }
    /// The text of the element; may be empty.
    open var title: String
    /// Beside the title; nil shows none.
    open var image: UIImage?
    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}

/// A list of actions and menus under a title. Menus are not shown.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// How a menu stands inside another.
    public struct Options: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements are a section of the menu around it. Nothing to do: menus are lists of their elements.
        public static let displayInline = Options(rawValue: 1)
        /// It deletes something. Nothing to do: menus are lists of their elements.
        public static let destructive = Options(rawValue: 2)
        /// One of its elements at most has a mark. Nothing to do: menus are lists of their elements.
        public static let singleSelection = Options(rawValue: 32)
        /// Its elements are a palette in one line. Nothing to do: menus are lists of their elements.
        public static let displayAsPalette = Options(rawValue: 128)
    }
    /// The name of a menu, by which a program finds it.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// An identifier of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of this name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// The elements, from the first to the last.
    public let children: [UIMenuElement]
    /// As given when it was made.
    public let options: Options
    /// How large elements are. Nothing to do: they are as in SwiftUI.
    open var preferredElementSize = ElementSize.large
    /// How large elements are.
    public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, options: options, children: newChildren)
    }
    /// The elements that are marked.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
    /// A menu of these elements. Subtitle and identifier are not kept.
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
                options: Options = [], children: [UIMenuElement] = []) {
        (self.children, self.options) = (children, options)
        super.init(title: title, image: image)
    }
}
