public import QuadrantCore
import Foundation

/// The effects that a drag source allows.
public nonisolated struct DragConfiguration: Equatable, Sendable {
    /// The effects of drops in the same program.
    public struct OperationsWithinApp: Equatable, Sendable {
        /// Whether items are copied.
        public var allowCopy: Bool
        /// Whether items are moved.
        public var allowMove: Bool
        /// Whether items are deleted where they came from.
        public var allowDelete: Bool
        /// Whether another name for the item is made. Nothing to do: destinations here copy.
        public var allowAlias = false
        /// Copies, and what else is allowed.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            self.allowCopy = allowCopy
            self.allowMove = allowMove
            self.allowDelete = allowDelete
        }
        /// Copies, and moves if they are allowed.
        public init(allowMove: Bool = false) { self.init(allowCopy: true, allowMove: allowMove) }

        var set: DropOperation.Set {
            var set: DropOperation.Set = []
            if allowCopy { set.insert(.copy) }
            if allowMove { set.insert(.move) }
            if allowDelete { set.insert(.delete) }
            return set
        }
        /// A move where it is allowed.
        var preferred: DropOperation {
            allowMove ? .move : allowCopy ? .copy : allowDelete ? .delete : .forbidden
        }
    }

    /// The effects of drops in other programs. Nothing to do: a drag does not leave the window.
    public struct OperationsOutsideApp: Equatable, Sendable {
        /// Whether items are copied.
        public var allowCopy: Bool
        /// Whether items are moved.
        public var allowMove: Bool
        /// Whether items are deleted where they came from.
        public var allowDelete: Bool
        /// Whether another name for the item is made.
        public var allowAlias = false
        /// Copies, and what else is allowed.
        public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
            self.allowCopy = allowCopy
            self.allowMove = allowMove
            self.allowDelete = allowDelete
        }
        /// Copies, or nothing.
        public init(allowCopy: Bool = true) { self.init(allowCopy: allowCopy, allowMove: false) }
    }

    /// The effects of drops in the same program.
    public var operationsWithinApp: OperationsWithinApp
    /// The effects of drops in other programs. Nothing to do: a drag does not leave the window.
    public var operationsOutsideApp: OperationsOutsideApp

    /// The effects for drops in this program and in others.
    public init(operationsWithinApp: OperationsWithinApp = .init(allowMove: false),
                operationsOutsideApp: OperationsOutsideApp = .init(allowCopy: true)) {
        self.operationsWithinApp = operationsWithinApp
        self.operationsOutsideApp = operationsOutsideApp
    }
    /// Copies, and moves in this program if they are allowed.
    public init(allowMove: Bool) { self.init(operationsWithinApp: .init(allowMove: allowMove)) }
    /// Copies, and moves and deletions in this program if they are allowed.
    public init(allowMove: Bool, allowDelete: Bool) {
        self.init(operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete))
    }
}

/// What a destination does with a drop.
public nonisolated struct DropConfiguration: Sendable {
    /// The effect of the drop; `forbidden` and `cancel` take nothing.
    public let operation: DropOperation
    /// How many items are taken at most; nil is all.
    public var acceptedItemCount: Int?
    /// An effect for all items.
    public init(operation: DropOperation) { self.operation = operation }
}

/// How the previews of several items lie together. A drag here shows the preview of the view that was lifted.
public nonisolated struct DragDropPreviewsFormation: Equatable, Sendable {
    private enum Kind { case `default`, list, none, pile, stack }
    private let kind: Kind
    /// That of the system.
    public static let `default` = Self(kind: .default)
    /// One below the other. Nothing to do: a drag shows one preview.
    public static let list = Self(kind: .list)
    /// No previews.
    public static let none = Self(kind: .none)
    /// One over the other, each turned. Nothing to do: a drag shows one preview.
    public static let pile = Self(kind: .pile)
    /// One over the other. Nothing to do: a drag shows one preview.
    public static let stack = Self(kind: .stack)
}

/// Whether a control is pressed by a drag that rests on it.
public nonisolated struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind
    /// As the control does by itself.
    public static let automatic = Self(kind: .automatic)
    /// A drag presses the control. Nothing to do: a drag here presses none.
    public static let enabled = Self(kind: .enabled)
    /// A drag does not press the control.
    public static let disabled = Self(kind: .disabled)
}

private enum SpringLoadingKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }

extension EnvironmentValues {
    /// Whether controls are pressed by a drag that rests on them.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingKey.self] }
        set { self[SpringLoadingKey.self] = newValue }
    }
}

extension View {
    /// Sets the effects that drags from this view allow.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        transformEnvironment(\.dragSetup) { $0.configuration = configuration }
    }
    /// Calls `onUpdate` when a drag from this view begins, moves and ends.
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        transformEnvironment(\.dragSetup) { $0.updates.append(onUpdate) }
    }
    /// Sets how the previews of a drag from this view lie together; with `none` there is no preview.
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        transformEnvironment(\.dragSetup) { $0.formation = formation }
    }

    /// Decides what a drop on this view does, from the session.
    nonisolated public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration)
        -> some View
    {
        transformEnvironment(\.dropSetup) { $0.configuration = configuration }
    }
    /// Calls `onUpdate` when a drag comes to a destination in this view, moves over it, leaves it or ends there.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        transformEnvironment(\.dropSetup) { $0.updates.append(onUpdate) }
    }
    /// Sets how previews lie together over this view. Nothing to do: a drag shows one preview.
    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    /// Sets whether a drag that rests on a control in this view presses it. Nothing to do: a drag presses none.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}
