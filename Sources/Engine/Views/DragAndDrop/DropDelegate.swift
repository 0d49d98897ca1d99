public import CoreTransferable
public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import UniformTypeIdentifiers

/// The state of a drag over a view.
public struct DropInfo {
    /// The location in the coordinates of the view, in points.
    public let location: CGPoint
    let provider: NSItemProvider?

    /// Whether the dragged item conforms to one of these types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    /// The same, with type identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// The dragged item if it conforms to one of these types; else none. A drag has one item.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }
    /// The same, with type identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        guard let provider, types.contains(where: provider.hasItemConformingToTypeIdentifier) else { return [] }
        return [provider]
    }
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
    /// The drag is cancelled; the destination is not notified.
    case cancel
    /// The destination takes nothing.
    case forbidden
    /// The item is copied, moved, or deleted where it came from.
    case copy, move, delete

    /// Several effects.
    public struct Set: OptionSet, Sendable {
        /// One bit for each effect: 1 cancel, 2 forbidden, 4 copy, 8 move, 16 delete.
        public let rawValue: Int
        /// A set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The drag is cancelled.
        public static let cancel = Set(rawValue: 1 << 0)
        /// Nothing is taken.
        public static let forbidden = Set(rawValue: 1 << 1)
        /// The item is copied.
        public static let copy = Set(rawValue: 1 << 2)
        /// The item is moved.
        public static let move = Set(rawValue: 1 << 3)
        /// The item is deleted where it came from.
        public static let delete = Set(rawValue: 1 << 4)
    }
}

/// The effect that a drop on a view would have.
public struct DropProposal: Sendable {
    /// The effect of a drop from this program.
    public let operation: DropOperation
    /// The effect of a drop from another program; nil is the same. Nothing to do: all drags come from this
    /// program.
    public let operationOutsideApplication: DropOperation?

    /// The same operation for all drags.
    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }
    /// Operations for drags of this program and of other programs; only the first is used.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }
}

/// Receives the events of a drag over a view and its drop.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view accepts the drag; called when the drag enters the view.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop and returns whether it was accepted; called if the last proposal was to copy or move.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the drag enters the view, after `validateDrop(info:)` has returned true.
    func dropEntered(info: DropInfo)
    /// Called for every move. Nil keeps the last proposal, which is initially a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view, or when it is dropped although the proposal forbids it.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts every item of the supported types.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Keeps the last proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets the user drop items of the given types on this view; `delegate` follows the drag over it.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }
    /// The same, with type identifiers.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropReceiver(DelegatedDrop(delegate, supportedTypes).target))
    }

    /// Lets the user drop items of the given types on this view. `isTargeted` is true while a drag is over it; `action`
    /// returns whether it accepted the items.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
                                   perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }
    /// The same, with type identifiers.
    nonisolated public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?,
                                   perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// The same, with the location in this view's coordinates, in points.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }
    /// The same with the location, and with type identifiers.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        func providers(_ session: WindowDrag) -> [NSItemProvider] {
            DropInfo(location: .zero, provider: session.provider).itemProviders(for: supportedTypes)
        }
        var target = DropTarget(accepts: { !providers($0).isEmpty }, dropped: { action(providers($0), $1) })
        target.entered = { _, _ in isTargeted?.wrappedValue = true }
        target.left = { _ in isTargeted?.wrappedValue = false }
        target.finished = { _ in isTargeted?.wrappedValue = false }
        return modifier(DropReceiver(target))
    }
}

/// The state of a delegate during a drag: whether it accepts the drag, and its last proposal.
private final class DelegatedDrop {
    private let delegate: any DropDelegate
    private let types: [String]
    private weak var known: WindowDrag?
    private var isValid = false
    private var place = CGPoint.zero
    private var operation = DropOperation.copy

    init(_ delegate: any DropDelegate, _ types: [String]) {
        self.delegate = delegate
        self.types = types
    }

    var target: DropTarget {
        var target = DropTarget(accepts: accepts, dropped: drop)
        target.entered = { session, place in
            self.operation = .copy
            self.notify(session, place) { $0.dropEntered(info: $1) }
            self.update(session, place)
        }
        target.moved = update
        target.left = { session in
            self.notify(session, self.place) { $0.dropExited(info: $1) }
            self.known = nil
        }
        target.finished = { _ in self.known = nil }
        return target
    }

    private func notify<Answer>(_ session: WindowDrag, _ place: CGPoint,
                              _ call: @MainActor (any DropDelegate, DropInfo) -> Answer) -> Answer {
        self.place = place
        return onMain((delegate, DropInfo(location: place, provider: session.provider))) { call($0.0, $0.1) }
    }

    private func accepts(_ session: WindowDrag) -> Bool {
        if known === session { return isValid }
        known = session
        isValid = DropInfo(location: .zero, provider: session.provider).hasItemsConforming(to: types)
            && notify(session, session.location) { $0.validateDrop(info: $1) }
        return isValid
    }

    private func update(_ session: WindowDrag, _ place: CGPoint) {
        if let proposal = notify(session, place, { $0.dropUpdated(info: $1) }) { operation = proposal.operation }
    }

    private func drop(_ session: WindowDrag, _ place: CGPoint) -> Bool {
        guard operation == .copy || operation == .move else {
            notify(session, place) { $0.dropExited(info: $1) }
            return false
        }
        return notify(session, place) { $0.performDrop(info: $1) }
    }
}

extension WindowDrag {
    /// The item provider of the drag, converted from a transferable payload where needed.
    var provider: NSItemProvider? {
        let payload = first
        return (payload as? NSItemProvider) ?? (payload as? any Transferable).map { NSItemProvider(transferring: $0) }
    }

    private var first: Any { (payload as? DraggedItems)?.items.first ?? payload }

    /// The items that can be converted to `T`; nothing where one cannot.
    func items<T: Transferable>(as type: T.Type) -> [T] {
        guard let dragged = payload as? DraggedItems else { return item(as: T.self).map { [$0] } ?? [] }
        let converted = dragged.items.compactMap { $0.converted(to: T.self) }
        return converted.count == dragged.items.count ? converted : []
    }

    /// The payload as a `T`; nil where it cannot be converted.
    func item<T: Transferable>(as type: T.Type) -> T? {
        if let provider = first as? NSItemProvider { return provider.transferred(to: type) }
        return (first as? any Transferable)?.converted(to: type)
    }
}
