import Foundation
import QuadrantCore

/// A message from a page. `Preview/live.js` is the page's side of the protocol.
struct PageMessage: Decodable {
    enum Kind: String, Decodable {
        case settings, visible, pointer, wheel, pinch, menu, key, text, composition, paste, ack, heard, layout, restart
        case inspect, edit, elements, element, variants, clock, states, recording, link, watch, conditions, video
    }

    var kind: Kind
    /// Index of the preview.
    var screen: Int?
    var settings: PageSettings?
    var screens: [Int]?
    /// The screens of which the page has no pictures any more.
    var forgotten: [Int]?
    var phase: String?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var id: Int?
    var type: String?
    var modifiers: Int?
    var continuous: Bool?
    var scale: Double?
    var rotation: Double?
    /// A key, and the name of a state.
    var key: String?
    /// Whether the keyboard is a Mac's, which decides what its modifiers mean.
    var mac: Bool?
    var text: String?
    var frame: UInt32?
    /// The id of an accessibility element, and of the view of a state.
    var element: String?
    /// Variants of a preview, and what is done with them.
    var variants: [SettingsChange]?
    var isRepeated: Bool?
    var isMarked: Bool?
    /// The number that an element is set to, and the rate of the views' time.
    var value: Double?
    /// The page's time of the event; it is returned with the frame that shows the event's effect.
    var time: Double?

    /// Nil if the text is not a valid message.
    init?(_ text: String) {
        guard let made = try? JSONDecoder().decode(PageMessage.self, from: Data(text.utf8)) else { return nil }
        self = made
    }

    /// Whether this is a pointer move that `next` makes redundant.
    func isOvertaken(by next: PageMessage) -> Bool {
        (kind == .pointer || kind == .inspect) && next.kind == kind && phase == next.phase
            && (phase == "moved" || phase == "hovered") && id == next.id && screen == next.screen
    }

    var location: CGPoint? {
        guard let x, let y, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
        return CGPoint(x: x, y: y)
    }

    private var held: EventModifiers { EventModifiers(rawValue: (modifiers ?? 0) & EventModifiers.all.rawValue) }

    /// The input event for the view; nil if the message is not a valid event.
    var event: InputEvent? {
        switch kind {
        case .pointer:
            guard let location, let phase = phase.flatMap(PointerEvent.Phase.init) else { return nil }
            return .pointer(PointerEvent(phase, at: location, id: id ?? 0, kind: type == "touch" ? .touch : .mouse,
                                         modifiers: held))
        case .wheel:
            guard let location, let dx, let dy, abs(dx) < 1e6, abs(dy) < 1e6 else { return nil }
            return .wheel(WheelEvent(at: location, delta: CGSize(width: dx, height: dy),
                                     isContinuous: continuous ?? false))
        case .pinch:
            guard let location, let phase = phase.flatMap(PointerEvent.Phase.init), let scale, scale > 0,
                  scale < 1e6 else { return nil }
            return .pinch(PinchEvent(phase, at: location, scale: scale, rotation: rotation ?? 0))
        case .key:
            guard let key = key.flatMap(Self.equivalent), let phase = phase.flatMap(KeyEvent.Phase.init) else {
                return nil
            }
            return .key(KeyEvent(key, characters: text ?? "", phase: phase, modifiers: held,
                                 convention: mac == false ? .linux : .mac))
        case .text: return text.map { .text($0) }
        case .composition: return text.map { .composition($0) }
        case .paste: return text.map { .paste($0) }
        case .menu: return location.map { .menu(at: $0) }
        case .settings, .visible, .ack, .heard, .layout, .restart, .inspect, .edit, .elements, .element, .variants,
             .clock, .states, .recording, .link, .watch, .conditions, .video:
            return nil
        }
    }

    /// The text input of a key, for when no keyboard shortcut has handled it.
    var typed: InputEvent? {
        guard kind == .key, phase != "up", let text, !text.isEmpty,
              held.isDisjoint(with: [.command, .control]) else { return nil }
        return .text(text)
    }

    private static let keys: [String: KeyEquivalent] = [
        "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
        "Escape": .escape, "Backspace": .delete, "Delete": .deleteForward, "Home": .home, "End": .end,
        "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear, "Tab": .tab, "Enter": .return,
    ]

    /// Converts a browser's key name; nil for modifier keys.
    private static func equivalent(_ name: String) -> KeyEquivalent? {
        if let known = keys[name] { return known }
        return name.count == 1 ? KeyEquivalent(Character(name.lowercased())) : nil
    }
}
