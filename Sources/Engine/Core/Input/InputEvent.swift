package import Foundation

/// An input event of a window. Sent by `ViewHost.send` only; locations are in window coordinates, in points.
package enum InputEvent: Equatable, Sendable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case pinch(PinchEvent)
    /// The secondary button of a mouse, or the menu key: opens the context menu at this location.
    case menu(at: CGPoint)
    case key(KeyEvent)
    /// Committed text from a keyboard or an input method.
    case text(String)
    /// The composition of an input method; empty when it has ended.
    case composition(String)
    case paste(String)
}

/// An event of a finger, a mouse or a pen.
package struct PointerEvent: Equatable, Sendable {
    /// Where a pointer is in its life; `hovered` and `exited` are of a mouse without a pressed button.
    package enum Phase: String, Sendable { case began, moved, ended, cancelled, hovered, exited }
    /// A finger, or a mouse, which drags without scrolling.
    package enum Kind: String, Sendable { case touch, mouse }
    /// Where the pointer is in its life.
    package var phase: Phase
    /// In window coordinates, in points; may be outside of the window.
    package var location: CGPoint
    /// The id of the touch.
    package var id: Int
    package var kind: Kind
    /// The keys that are held.
    package var modifiers: EventModifiers

    /// An event at a point of the window; equal ids are one finger.
    package init(_ phase: Phase, at location: CGPoint, id: Int = 0, kind: Kind = .touch,
                 modifiers: EventModifiers = []) {
        self.phase = phase
        self.location = location
        self.id = id
        self.kind = kind
        self.modifiers = modifiers
    }
}

/// A scroll event of a wheel or of two fingers on a trackpad.
package struct WheelEvent: Equatable, Sendable {
    /// The point of the window that is scrolled at, in points.
    package var location: CGPoint
    /// The scroll distance in points: a positive y scrolls down.
    package var delta: CGSize
    /// Whether the event comes from a trackpad gesture in progress, with more to follow; a wheel's steps are
    /// independent.
    package var isContinuous: Bool
    /// A movement of a wheel, in points: a positive height shows what is further down.
    package init(at location: CGPoint, delta: CGSize, isContinuous: Bool = false) {
        self.location = location
        self.delta = delta
        self.isContinuous = isContinuous
    }
}

/// A pinch or rotation of two fingers on a trackpad; a touch screen sends two pointers instead.
package struct PinchEvent: Equatable, Sendable {
    /// Where the pinch is in its life.
    package var phase: PointerEvent.Phase
    /// The middle of the fingers, in points of the window.
    package var location: CGPoint
    /// The distance of the fingers relative to that at the start.
    package var scale: Double
    /// The rotation since the start in radians, clockwise.
    package var rotation: Double
    /// A pinch relative to its beginning: the factor, and the angle in radians, clockwise.
    package init(_ phase: PointerEvent.Phase, at location: CGPoint, scale: Double = 1, rotation: Double = 0) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
    }
}

/// A key that goes down, repeats or goes up.
package struct KeyEvent: Equatable, Sendable {
    /// Where a key is in its life; `repeat` while it is held.
    package enum Phase: String, Sendable { case down, `repeat`, up }
    /// The effect of modifiers on keys that move the caret or delete.
    package enum Convention: Sendable {
        /// The option key moves and deletes by words, the command key by lines.
        case mac
        /// The control key, which arrives as `.command`, moves and deletes by words.
        case linux
    }
    /// The key by the character that it writes without modifiers.
    package var key: KeyEquivalent
    /// The characters that the key types with its modifiers; empty if it types none.
    package var characters: String
    /// Pressed, repeated or released.
    package var phase: Phase
    /// The modifier keys that are held.
    package var modifiers: EventModifiers
    /// Whose modifiers move and delete by words and lines: those of a Mac or of Linux.
    package var convention: Convention
    /// A key with the characters that it writes; none for keys such as arrows.
    package init(_ key: KeyEquivalent, characters: String = "", phase: Phase = .down, modifiers: EventModifiers = [],
                 convention: Convention = .mac) {
        self.key = key
        self.characters = characters
        self.phase = phase
        self.modifiers = modifiers
        self.convention = convention
    }

    /// Whether the key types visible characters, which follow as text if the key is not handled.
    package var typesText: Bool {
        !characters.isEmpty && modifiers.isDisjoint(with: [.command, .control])
            && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    }
}

/// The modifier keys held during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit for each modifier: 1 caps lock, 2 shift, 4 control, 8 option, 16 command, 32 numeric pad.
    public let rawValue: Int
    /// A set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock is on; keyboard shortcuts ignore it.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// The control key.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// The option key; alt on keyboards of PCs.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// The command key. On Linux the control key of the keyboard arrives as this one.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// The key is on the numeric pad; keyboard shortcuts ignore it.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// The function key, which a system keeps for itself: no event has it.
    @available(*, deprecated, message: "the function key is for the system's own shortcuts")
    public static let function = EventModifiers(rawValue: 1 << 6)
    /// All six modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key, identified by a character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types without modifiers, or the code of a key that types none: F700 and above, or a
    /// control character.
    public var character: Character
    /// The key that types `character`.
    public init(_ character: Character) { self.character = character }
    /// The key that types the literal.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The arrow key that points up: U+F700.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow key that points down: U+F701.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow key that points left, in either layout direction: U+F702.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow key that points right, in either layout direction: U+F703.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The escape key: U+001B.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes backwards: U+0008.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forwards: U+F728.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The home key: U+F729.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end key: U+F72B.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up key: U+F72C.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down key: U+F72D.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The clear key of the numeric pad: U+F739.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tab key: U+0009.
    public static let tab = KeyEquivalent("\t")
    /// The space bar: U+0020.
    public static let space = KeyEquivalent(" ")
    /// The return key: U+000D.
    public static let `return` = KeyEquivalent("\r")
}
