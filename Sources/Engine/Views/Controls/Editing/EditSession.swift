import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantText

/// The value that a field edits: a text written at each keystroke, or a value that is parsed when editing ends.
nonisolated struct EditedValue {
    /// The locale of the field, for format styles.
    var locale = Locale(identifier: "en_US")
    private let plainText: (Locale) -> String
    /// Writes the text after each keystroke; nil for a value that is parsed when editing ends.
    let write: ((String) -> Void)?
    /// Parses the text when editing ends, and writes the value.
    let commit: ((String, Locale) -> Void)?

    init(_ text: Binding<String>) {
        plainText = { _ in text.wrappedValue }
        write = { text.wrappedValue = $0 }
        commit = nil
    }

    init(plainText: @escaping (Locale) -> String, commit: @escaping (String, Locale) -> Void) {
        self.plainText = plainText
        write = nil
        self.commit = commit
    }

    /// The text for the current value.
    func read() -> String { plainText(locale) }
}

/// The editing state of a field: text, caret, undo history and scroll offset. Has the lifetime of the field.
nonisolated final class EditSession {
    /// One line, in which return submits; several lines in a growing field; the unlimited lines of an editor.
    enum Lines { case one, several, endless }

    private let link: GraphLink
    private var graph: ViewGraph { link.graph! }
    private(set) var buffer = EditBuffer("") {
        didSet { link.graph?.checkWrite(of: "the text of a field") }
    }
    /// Counts the changes that came from the bindings of the field.
    private(set) var revision = 0
    /// Counts changes of the selection or marked text; read while measuring and drawing, which are then invalidated by
    /// it.
    private let change: StateCell<Int>
    private let textChange: StateCell<Int>
    private let focus: StateCell<Bool>
    private let blink: StateCell<Bool>
    private var nextBlink: ScheduledAction?
    /// Half the period of the blinking caret, in seconds (fitted).
    private static let blink = 0.5
    private var undoStack: [EditBuffer] = []
    private var redoStack: [EditBuffer] = []
    private var isTyping = false
    /// The text and the selection of the bindings when they were last read.
    private var seen: String?
    private var seenSelection: TextSelection?
    private var goalX: Double?

    var value = EditedValue(.constant(""))
    /// The selection binding of the field.
    var selected: Binding<TextSelection?>?
    var lines = Lines.one
    var isSecure = false
    /// The text with its attributes; nil for a plain one.
    var attributed: AttributedString? { didSet { if attributed != oldValue { revision += 1 } } }
    /// Called when editing begins and ends, and when return is pressed in a field of one line.
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onReturn: () -> Void = {}
    /// Runs the submit actions in the environment of the field.
    var onSubmit: (() -> Void)?
    /// Scrolls an enclosing scroll view to the caret, and the visible height of that view; nil where the field scrolls
    /// itself.
    var revealCaret: (() -> Void)?
    var windowHeight: (() -> Double?)?
    /// Requests the keyboard focus.
    var requestFocus: (() -> Void)?
    /// What is on the screen.
    struct Drawn {
        let layout: EditLayout
        /// The scroll offset of the text inside the field.
        let scroll: SIMD2<Double>
    }
    /// What was drawn last, to which touches refer; written when the field is drawn.
    var drawn: Drawn? {
        didSet { link.graph?.checkWrite(of: "the drawn text of a field", in: .display) }
    }
    /// The context of the field's text; nil while it is not in the tree.
    var field: (() -> RoleContext?)?
    /// The text as it is laid out: an editor's as it was measured, which its scroll view shows before it is drawn.
    var layout: EditLayout? {
        let measured = lines == .endless ? field?().flatMap(EditableText.known) : nil
        return measured ?? drawn?.layout
    }

    init(_ graph: ViewGraph) {
        link = graph.link
        change = StateCell(0, graph: graph)
        textChange = StateCell(0, graph: graph)
        focus = StateCell(false, graph: graph)
        blink = StateCell(true, graph: graph)
    }

    // MARK: read while measuring and drawing

    /// The current text; the reading phase is invalidated when it changes.
    var text: String {
        _ = textChange.value
        return buffer.text
    }
    var selection: (range: Range<Int>, head: Int, marked: Range<Int>?) {
        _ = change.value
        return (buffer.selection, buffer.head, buffer.marked)
    }
    var isFocused: Bool { focus.value }
    var showsCaret: Bool { focus.value && blink.value }

    /// Follows the bindings of the field, in the content phase.
    func reconcile() {
        let before = buffer
        take(value.read())
        takeSelection()
        if buffer != before { revision += 1 }
    }

    /// Replaces the text by that of the binding where the binding has changed.
    private func take(_ outside: String) {
        guard outside != seen else { return }
        seen = outside
        guard outside != buffer.text else { return }
        buffer.replaceText(outside)
        undoStack = []
        redoStack = []
    }

    /// Selects the range of the selection binding.
    private func takeSelection() {
        guard let chosen = selected?.wrappedValue, chosen != seenSelection else { return }
        seenSelection = chosen
        if let offsets = chosen.offsets(in: buffer.text), offsets != buffer.selection { buffer.select(offsets) }
    }

    private func reportSelection() {
        guard let selected else { return }
        let now = TextSelection(offsets: buffer.selection, in: buffer.text)
        seenSelection = now
        if selected.wrappedValue != now { selected.wrappedValue = now }
    }

    // MARK: changing

    private func edit(typing: Bool = false, _ body: (inout EditBuffer) -> Void) {
        take(value.read())
        takeSelection()
        let before = buffer
        body(&buffer)
        goalX = nil
        if buffer.text != before.text {
            if !(typing && isTyping) { undoStack.append(before) }
            redoStack = []
            isTyping = typing
            publish()
        } else {
            isTyping = false
        }
        changed()
    }

    private func publish() {
        textChange.value += 1
        guard let write = value.write else { return }
        write(buffer.text)
        // The binding may have changed the text.
        seen = nil
        take(value.read())
    }

    private func changed() {
        change.value += 1
        reportSelection()
        showCaret()
        reportCaret()
        revealCaret?()
    }

    func insert(_ plainText: String) {
        guard !plainText.isEmpty else { return }
        edit(typing: true) { $0.insert(lines == .one ? EditSession.oneLine(plainText) : plainText) }
    }
    func paste(_ plainText: String) {
        edit { $0.insert(lines == .one ? EditSession.oneLine(plainText) : plainText) }
    }
    func compose(_ plainText: String) { edit(typing: true) { $0.compose(plainText) } }
    func setText(_ plainText: String) {
        edit { buffer in
            buffer.select(0..<buffer.length)
            buffer.insert(lines == .one ? EditSession.oneLine(plainText) : plainText)
        }
    }

    private static func oneLine(_ plainText: String) -> String {
        plainText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }

    func cut() {
        guard !isSecure, !buffer.selection.isEmpty else { return }
        graph.input.services.writeClipboard(buffer.selectedText)
        edit { $0.insert("") }
    }
    func copy() {
        guard !isSecure, !buffer.selection.isEmpty else { return }
        graph.input.services.writeClipboard(buffer.selectedText)
    }

    func undo() { restore(from: &undoStack, to: &redoStack) }
    func redo() { restore(from: &redoStack, to: &undoStack) }
    private func restore(from stack: inout [EditBuffer], to other: inout [EditBuffer]) {
        guard let last = stack.popLast() else { return }
        other.append(buffer)
        buffer = last
        isTyping = false
        goalX = nil
        publish()
        changed()
    }

    // MARK: the caret

    func select(_ range: Range<Int>) { edit { $0.select(range) } }
    func selectAll() { edit { $0.select(0..<$0.length) } }
    func selectWord(at offset: Int) { edit { $0.select(isSecure ? 0..<$0.length : $0.word(at: offset)) } }
    func selectParagraph(at offset: Int) { edit { $0.select($0.paragraph(at: offset)) } }
    func placeCaret(_ offset: Int, extending: Bool) { edit { $0.move(to: offset, extending: extending) } }

    private func move(_ unit: EditBuffer.Unit, forward: Bool, extending: Bool) {
        let unit = isSecure && unit == .word ? .all : unit
        if unit == .line {
            let target = lineEnd(buffer.head, forward: forward)
            edit { $0.move(to: target, extending: extending) }
        } else {
            edit { $0.move(by: unit, forward: forward, extending: extending) }
        }
    }

    private func delete(_ unit: EditBuffer.Unit, forward: Bool) {
        // The end of the line is found before the text changes, because the layout belongs to the old text.
        let end = unit == .line ? lineEnd(buffer.head, forward: forward) : 0
        edit { $0.delete(unit, forward: forward) { _, _ in end } }
    }

    /// The end of the laid out line.
    private func lineEnd(_ offset: Int, forward: Bool) -> Int {
        guard let layout, lines != .one else { return forward ? buffer.length : 0 }
        let line = layout.geometry.lines[layout.geometry.line(at: layout.shown(offset))]
        return layout.typed(forward ? line.lastCaret : line.range.lowerBound)
    }

    private func moveVertically(_ count: Int, extending: Bool) -> Bool {
        guard let layout, lines != .one else { return false }
        let geometry = layout.geometry
        guard !geometry.lines.isEmpty else { return false }
        let head = layout.shown(buffer.head)
        let x = goalX ?? Double(geometry.caret(at: head).minX)
        let target = geometry.line(at: head) + count
        let offset = target < 0 ? 0 : target >= geometry.lines.count ? geometry.length
            : geometry.offset(x: x, on: target)
        edit { $0.move(to: layout.typed(offset), extending: extending) }
        goalX = x
        return true
    }

    // MARK: keys

    /// Handles a key, and returns whether it has a meaning for the field.
    func press(_ event: KeyEvent, isRightToLeft: Bool) -> Bool {
        let modifiers = event.modifiers
        let extending = modifiers.contains(.shift)
        let byCommand = !modifiers.isDisjoint(with: [.command, .control])
        let byLine = modifiers.contains(.command) && event.convention == .mac
        let byWord = byCommand || modifiers.contains(.option)
        let unit: EditBuffer.Unit = byLine ? .line : byWord ? .word : .character
        switch event.key {
        case .leftArrow: move(unit, forward: isRightToLeft, extending: extending)
        case .rightArrow: move(unit, forward: !isRightToLeft, extending: extending)
        case .upArrow, .downArrow:
            let isDown = event.key == .downArrow
            if byCommand || lines == .one { move(.all, forward: isDown, extending: extending) }
            else { return moveVertically(isDown ? 1 : -1, extending: extending) }
        case .home: move(byCommand ? .all : .line, forward: false, extending: extending)
        case .end: move(byCommand ? .all : .line, forward: true, extending: extending)
        case .pageUp: return moveVertically(-pageLines, extending: extending)
        case .pageDown: return moveVertically(pageLines, extending: extending)
        case .delete: delete(unit, forward: false)
        case .deleteForward: delete(unit, forward: true)
        case .return:
            if lines == .one || byCommand {
                commit()
                onReturn()
                onSubmit?()
            } else {
                insert("\n")
            }
        default: return byCommand && shortcut(event.key.character, extending)
        }
        return true
    }

    private var pageLines: Int {
        guard let layout, let first = layout.geometry.lines.first else { return 1 }
        let height = windowHeight?() ?? layout.visibleHeight
        return max(Int(height / max(first.bottom - first.top, 1)) - 1, 1)
    }

    private func shortcut(_ key: Character, _ isShifted: Bool) -> Bool {
        switch key.lowercased() {
        case "a": selectAll()
        case "c": copy()
        case "x": cut()
        case "v": if let plainText = graph.input.services.readClipboard() { paste(plainText) }
        case "z": isShifted ? redo() : undo()
        case "y": redo()
        default: return false
        }
        return true
    }

    // MARK: focus

    func setFocused(_ isFocused: Bool) {
        guard focus.value != isFocused else { return }
        if isFocused {
            take(value.read())
            focus.value = true
            showCaret()
        } else {
            edit { $0.endComposition() }
            commit()
            focus.value = false
            nextBlink?.cancel()
            nextBlink = nil
        }
        reportCaret()
        if isFocused { revealCaret?() }
        onEditingChanged(isFocused)
    }

    /// Parses the text and writes the value.
    private func commit() {
        guard let commit = value.commit else { return }
        commit(buffer.text, value.locale)
        seen = nil
        take(value.read())
        textChange.value += 1
    }

    private func showCaret() {
        nextBlink?.cancel()
        guard focus.value else { return }
        blink.value = true
        scheduleBlink()
    }

    private func scheduleBlink() {
        nextBlink = graph.schedule(at: graph.now + EditSession.blink) { [weak self] in
            guard let self, focus.value else { return }
            blink.value.toggle()
            scheduleBlink()
        }
    }

    /// The frame of the field in the window, from which input methods receive the position of the caret.
    var place: (() -> CGRect)?
    func reportCaret(movedBy move: SIMD2<Double> = SIMD2()) {
        guard focus.value, let place, let layout else {
            graph.input.services.caretMoved(nil)
            return
        }
        let field = place()
        let caret = layout.caret(at: buffer.head)
        let origin = SIMD2<Double>(field.origin) - (drawn?.scroll ?? SIMD2()) + move
        graph.input.services.caretMoved(caret.offsetBy(dx: origin.x, dy: origin.y))
    }

    func stop() {
        nextBlink?.cancel()
        if focus.value { graph.input.services.caretMoved(nil) }
    }
}

/// Creates a session that has the lifetime of the view with this property.
nonisolated struct EditSessionProperty: InstalledProperty {
    private(set) var session: EditSession?
    mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        let known = slot as? EditSession ?? EditSession(context.graph)
        slot = known
        session = known
    }
}
