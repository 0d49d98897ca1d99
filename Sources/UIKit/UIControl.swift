public import Foundation
import QuadrantCore
import QuadrantViews

/// A view that does something when it is touched.
@MainActor @preconcurrency
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    open var isEnabled = true { didSet { noteChange() } }
    open var isSelected = false { didSet { noteChange() } }
    open var isHighlighted = false { didSet { noteChange() } }
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { noteChange() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { noteChange() } }

    private enum Receiver {
        case method(target: () -> AnyObject?, Selector)
        case action(UIAction)
    }
    private var receivers: [(event: Event, receiver: Receiver)] = []

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        receivers.append((controlEvents, .method(target: { [weak object] in object }, action)))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        receivers.removeAll { item in
            guard case .method(let object, let known) = item.receiver,
                !item.event.isDisjoint(with: controlEvents) else {
                return false
            }
            return (target == nil || object() === (target as AnyObject?)) && (action == nil || action == known)
        }
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        receivers.append((controlEvents, .action(action)))
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
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { action.perform(on: target as AnyObject, with: self) }
    }
    open override var canBecomeFirstResponder: Bool { false }
}

/// Something that a control or a menu does.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let identifier: Identifier
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void
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

/// An action or a menu of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
    public enum State: Int, Sendable { case off, on, mixed }
    open var title: String
    open var image: UIImage?
    init(title: String, image: UIImage?) {
        (self.title, self.image) = (title, image)
        super.init()
    }
}

/// Actions under a title.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public let children: [UIMenuElement]
    public let options: Options
    public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
                options: Options = [], children: [UIMenuElement] = []) {
        (self.children, self.options) = (children, options)
        super.init(title: title, image: image)
    }
}
