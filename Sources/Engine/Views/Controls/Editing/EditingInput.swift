import Foundation
import QuadrantCore
import QuadrantGeometry

extension View {
    /// Connects input to `session` in this view; the text begins `inset` from its corner.
    nonisolated func editing(_ session: EditSession, inset: CGSize) -> some View {
        modifier(EditingTouches(session: session, inset: inset))
    }
}

/// The pointer and keyboard input of a field.
private nonisolated struct EditingTouches: ResponderModifier {
    typealias Body = Never
    let session: EditSession
    let inset: CGSize

    static var modifierName: String { "editing" }
    func configure(_ responder: Responder) {
        let recognizer = responder.pointer?.recognizer as? EditingRecognizer ?? EditingRecognizer(session)
        recognizer.inset = inset
        responder.pointer = PointerAttachment(recognizer)
        let site = responder.site, session = session, inset = inset
        let keys = responder.focus?.keys as? EditingKeys ?? EditingKeys(session, site)
        responder.focus = FocusPart(keys: keys) { session.setFocused($0) }
        session.field = { site.leaf }
        session.requestFocus = { site.requestFocus() }
        session.onSubmit = { keys.submit() }
        session.place = {
            site.graph.globalFrame(of: site.node).insetBy(dx: inset.width, dy: inset.height)
        }
        responder.onLeave = { session.stop() }
        guard session.lines == .endless else { return }
        session.windowHeight = {
            site.graph.scrolling.scroller(around: site.node).map { Double($0.scroller.window.height) }
        }
        session.revealCaret = { [unowned session] in
            site.graph.afterLayout { [weak session] in
                guard let session, site.isLive, session.isFocused, let layout = session.layout,
                    let around = site.graph.scrolling.scroller(around: site.node) else { return }
                _ = layout.arrange(in: SIMD2(site.size), .endless, isFocused: true)
                let caret = layout.caret(at: session.buffer.head)
                    .insetBy(dx: 0, dy: -site.environment.design.metrics.field.editorInset)
                let place = site.graph.convert(caret, from: site.node, to: around.node)
                guard !around.scroller.window.contains(place) else { return }
                let before = around.scroller.offset
                around.scroller.show(place, anchor: nil, ScrollWay())
                // The scrolled field is placed later, so the movement is added here.
                session.reportCaret(movedBy: before - around.scroller.offset)
            }
        }
    }
}

/// Handles keys and text input while a field has the focus.
private nonisolated final class EditingKeys: KeyResponder {
    private let session: EditSession
    private let site: ResponderSite

    init(_ session: EditSession, _ site: ResponderSite) {
        self.session = session
        self.site = site
    }

    var editsText: Bool { true }
    func key(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        return session.press(event, isRightToLeft: site.environment.layoutDirection == .rightToLeft)
    }
    func text(_ plainText: String) -> Bool {
        // A return key that no handler consumed arrives as a line break, which a field of one line ignores.
        if session.lines == .one, plainText == "\r" || plainText == "\n" { return true }
        session.insert(plainText)
        return true
    }
    func composition(_ plainText: String) -> Bool {
        session.compose(plainText)
        return true
    }
    func paste(_ plainText: String) -> Bool {
        session.paste(plainText)
        return true
    }

    /// A submit ends editing, unless an action moves the focus itself.
    func submit() {
        site.environment.submitActions.submit()
        site.graph.whenSettled { [site] in if site.isLive { site.resignFocus() } }
    }
}

/// Selects text: a tap places the caret, two taps select a word, three a paragraph; a drag of a mouse, or of a finger
/// in a focused field, selects a range.
private nonisolated final class EditingRecognizer: PointerRecognizer {
    private let session: EditSession
    var inset = CGSize.zero
    private var finger: Int?
    private var start = CGPoint.zero
    private var isSelecting = false
    private var last = (time: -1.0, point: CGPoint.zero, count: 0)
    /// The maximum time between taps of a multiple tap, in seconds.
    private static let interval = 0.35

    init(_ session: EditSession) { self.session = session }

    func update(_ input: PointerInput) -> RecognizerStatus {
        guard input.gate < .pressed else { return .failed }
        let metrics = input.site.environment.design.metrics.field
        if finger == nil {
            guard let touch = input.touches.first(where: { $0.isDown && !$0.isPinch }) else { return .failed }
            finger = touch.id
            start = touch.location
            isSelecting = false
            let isNext = input.now - last.time < EditingRecognizer.interval
                && distance(touch.location, last.point) < metrics.tapDistance
            last = (input.now, touch.location, isNext ? last.count % 3 + 1 : 1)
            if touch.kind == .mouse { put(touch, input.site) }
        }
        guard let touch = input.touches.first(where: { $0.id == finger }), touch.phase != .cancelled else {
            return .failed
        }
        let mayselect = touch.kind == .mouse || session.isFocused
        if mayselect, !isSelecting, distance(touch.location, start) > metrics.dragDistance {
            isSelecting = true
            if touch.kind != .mouse, let offset = offset(start, input.site) {
                session.placeCaret(offset, extending: false)
            }
        }
        if isSelecting, let offset = offset(touch.location, input.site) { session.placeCaret(offset, extending: true) }
        if touch.isDown { return isSelecting ? .active : mayselect ? .deferred : .possible }
        if !isSelecting, touch.kind != .mouse {
            guard distance(touch.location, start) < metrics.tapDistance else { return .failed }
            put(touch, input.site)
        }
        return .ended
    }

    /// Places the caret or selects, by the number of taps.
    private func put(_ touch: PointerTouch, _ site: ResponderSite) {
        session.requestFocus?()
        guard let offset = offset(touch.location, site) else { return }
        switch last.count {
        case 2: session.selectWord(at: offset)
        case 3: session.selectParagraph(at: offset)
        default: session.placeCaret(offset, extending: touch.modifiers.contains(.shift))
        }
    }

    private func offset(_ place: CGPoint, _ site: ResponderSite) -> Int? {
        guard let point = site.point(place), let drawn = session.drawn else { return nil }
        return drawn.layout.offset(at: CGPoint(x: point.x - inset.width + drawn.scroll.x,
                                               y: point.y - inset.height + drawn.scroll.y))
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }

    func cancel() {}
    func reset() { finger = nil }
}
