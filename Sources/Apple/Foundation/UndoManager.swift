import Dispatch
public import Foundation

/// Records how changes are undone, and undoes and redoes them. Foundation on Linux has none.
///
/// Registrations are collected in groups, which `undo()` undoes as a whole. By default a group ends with the event in
/// which it began. What is registered while changes are undone is for `redo()`. A target is not retained; the
/// registrations of a deallocated target have no effect.
open class UndoManager: NSObject {
    private final class Group {
        var actions: [(target: Weak, perform: (AnyObject) -> Void)] = []
        var name = ""
    }
    private struct Weak { weak var object: AnyObject? }
    private enum State { case idle, undoing, redoing }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    /// The groups that have begun, the outermost first. All add to the outermost one.
    private var open: [Group] = []
    private var state = State.idle
    private var disabled = 0
    private var closesWithEvent = false

    /// A manager without registrations.
    public override init() { super.init() }

    // MARK: Groups

    /// Whether a group is begun with the first registration of an event, and ended with it. True by default.
    open var groupsByEvent = true
    /// The number of groups that have begun and not ended.
    open var groupingLevel: Int { open.count }
    /// The number of groups that are kept; 0, the default, keeps all.
    open var levelsOfUndo = 0 { didSet { trim() } }

    /// Begins a group; groups in groups are undone with the outermost.
    open func beginUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }
    /// Ends the group that has begun last; without one, nothing.
    open func endUndoGrouping() {
        guard let group = open.last else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        open.removeLast()
        if let outer = open.last {
            outer.actions += group.actions
            if !group.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            if state == .undoing { redoStack.append(group) } else { undoStack.append(group) }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    private func beginWithEvent() {
        guard groupsByEvent, open.isEmpty else { return }
        beginUndoGrouping()
        guard state == .idle, !closesWithEvent else { return }
        closesWithEvent = true
        let manager = WeakReference(value: self)
        DispatchQueue.main.async { manager.value?.endEvent() }
    }
    private struct WeakReference: @unchecked Sendable { weak var value: UndoManager? }

    private func endEvent() {
        closesWithEvent = false
        while !open.isEmpty { endUndoGrouping() }
    }

    // MARK: Registering

    /// Whether registrations are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Records nothing until `enableUndoRegistration()`; calls are counted.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends one `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    /// Calls `handler` with the target when the change is undone. Outside of undoing and redoing, what could be redone
    /// is forgotten. Without a group, and with `groupsByEvent` off, nothing is recorded.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        beginWithEvent()
        guard let group = open.last else { return }
        if state == .idle { redoStack = [] }
        group.actions.append((Weak(object: target), { if let target = $0 as? TargetType { handler(target) } }))
    }

    /// Forgets all that could be undone and redone.
    open func removeAllActions() {
        (undoStack, redoStack, open) = ([], [], [])
    }
    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.actions.removeAll { $0.target.object === target } }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    // MARK: Undoing

    /// Whether a group can be undone.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether a group can be redone.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// Whether a group is being undone.
    open var isUndoing: Bool { state == .undoing }
    /// Whether a group is being redone.
    open var isRedoing: Bool { state == .redoing }

    /// Ends the group of the event, and undoes the last group.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }
    /// Undoes the last group.
    open func undoNestedGroup() {
        guard state == .idle, let group = undoStack.popLast() else { return }
        perform(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
    }
    /// Redoes the group that was undone last.
    open func redo() {
        if open.count == 1 { endUndoGrouping() }
        guard state == .idle, let group = redoStack.popLast() else { return }
        perform(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
    }

    private func perform(_ group: Group, as state: State, _ before: Notification.Name, _ after: Notification.Name) {
        post(.NSUndoManagerCheckpoint)
        post(before)
        self.state = state
        beginUndoGrouping()
        setActionName(group.name)
        for action in group.actions.reversed() {
            if let target = action.target.object { action.perform(target) }
        }
        endUndoGrouping()
        self.state = .idle
        post(after)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Names

    /// Names the change of the group, as `Paste`.
    open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }
    /// The name of the change that would be undone; empty for none.
    open var undoActionName: String { (open.last { !$0.name.isEmpty } ?? undoStack.last)?.name ?? "" }
    /// The name of the change that would be redone; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of the command, as `Undo Paste`.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the command, as `Redo Paste`.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of the command for a change.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// The title of the command for a change.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension NSNotification.Name {
    /// Posted before groups begin and end, and before changes are undone or redone.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted when a group has begun.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group ends.
    public static let NSUndoManagerWillCloseUndoGroup
        = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when a group has ended.
    public static let NSUndoManagerDidCloseUndoGroup
        = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before a group is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted when a group was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a group is redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted when a group was redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
