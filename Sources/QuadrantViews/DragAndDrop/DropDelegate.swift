public import CoreTransferable
public import Foundation
public import QuadrantCore
import QuadrantGeometry
public import UniformTypeIdentifiers

/// The state of a drag over a view.
public struct DropInfo {
    /// In points, in the space of the view.
    public let location: CGPoint
    let provider: NSItemProvider?

    /// Whether the dragged item is of one of these types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }
    /// The same, with identifiers of kinds.
    public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

    /// The dragged item where it is of one of these types; else none. A drag has one item.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        itemProviders(for: contentTypes.map(\.identifier))
    }
    /// The same, with identifiers of kinds.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        guard let provider, types.contains(where: provider.hasItemConformingToTypeIdentifier) else { return [] }
        return [provider]
    }
}

/// What a drop would do.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a view would do with the dragged item.
public struct DropProposal: Sendable {
    /// What a drop from this program does.
    public let operation: DropOperation
    /// What a drop from another program does; nil is the same. Kept only: all drags come from this program.
    public let operationOutsideApplication: DropOperation?

    /// The same operation wherever a drag comes from.
    public init(operation: DropOperation) {
        self.operation = operation
        operationOutsideApplication = nil
    }
    /// Operations for drags of this program and of others; only the first is used.
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
        operation = withinApplication
        operationOutsideApplication = outsideApplication
    }
}

/// Follows a drag over a view and takes its item.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the view would take it; asked when it comes over the view.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped and returns whether it did; called where the last proposal was to copy or move.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the drag comes over the view, after it was found valid.
    func dropEntered(info: DropInfo)
    /// Called with every move. Nil proposes what was proposed last, at first a copy.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view, or when it is dropped although the proposal forbids it.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes whatever is of the kinds.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Keeps to what was proposed last.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

extension View {
    /// Lets the user drop items of the given types on this view; `delegate` follows the drag over it.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
    }
    /// The same, with identifiers of kinds.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropReceiver(DelegatedDrop(delegate, supportedTypes).target))
    }

    /// Lets the user drop items of the given types on this view. `isTargeted` is true while a drag is over it; `action`
    /// returns whether it took the items.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
                                   perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }
    /// The same, with identifiers of kinds.
    nonisolated public func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?,
                                   perform action: @escaping (_ providers: [NSItemProvider]) -> Bool) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// The same, with the place in this view's space, in points.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }
    /// The same with the place, and with identifiers of kinds.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        func providers(_ session: DragSession) -> [NSItemProvider] {
            DropInfo(location: .zero, provider: session.provider).itemProviders(for: supportedTypes)
        }
        var target = DropTarget(accepts: { !providers($0).isEmpty }, dropped: { action(providers($0), $1) })
        target.entered = { _, _ in isTargeted?.wrappedValue = true }
        target.left = { _ in isTargeted?.wrappedValue = false }
        target.finished = { _ in isTargeted?.wrappedValue = false }
        return modifier(DropReceiver(target))
    }
}

/// A delegate at work: what it has said of the thing that is dragged now.
private final class DelegatedDrop {
    private let delegate: any DropDelegate
    private let types: [String]
    private weak var known: DragSession?
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
            self.tell(session, place) { $0.dropEntered(info: $1) }
            self.update(session, place)
        }
        target.moved = update
        target.left = { session in
            self.tell(session, self.place) { $0.dropExited(info: $1) }
            self.known = nil
        }
        target.finished = { _ in self.known = nil }
        return target
    }

    private func tell<Answer>(_ session: DragSession, _ place: CGPoint,
                              _ call: @MainActor (any DropDelegate, DropInfo) -> Answer) -> Answer {
        self.place = place
        return onMain((delegate, DropInfo(location: place, provider: session.provider))) { call($0.0, $0.1) }
    }

    private func accepts(_ session: DragSession) -> Bool {
        if known === session { return isValid }
        known = session
        isValid = DropInfo(location: .zero, provider: session.provider).hasItemsConforming(to: types)
            && tell(session, session.location) { $0.validateDrop(info: $1) }
        return isValid
    }

    private func update(_ session: DragSession, _ place: CGPoint) {
        if let proposal = tell(session, place, { $0.dropUpdated(info: $1) }) { operation = proposal.operation }
    }

    private func drop(_ session: DragSession, _ place: CGPoint) -> Bool {
        guard operation == .copy || operation == .move else {
            tell(session, place) { $0.dropExited(info: $1) }
            return false
        }
        return tell(session, place) { $0.performDrop(info: $1) }
    }
}

extension DragSession {
    /// What is dragged, whichever way it was handed over.
    var provider: NSItemProvider? {
        (payload as? NSItemProvider) ?? (payload as? any Transferable).map { NSItemProvider(transferring: $0) }
    }

    /// What is dragged as a `T`; nil where it is not one.
    func item<T: Transferable>(as type: T.Type) -> T? {
        if let provider = payload as? NSItemProvider { return provider.transferred(to: type) }
        return (payload as? any Transferable)?.converted(to: type)
    }
}
