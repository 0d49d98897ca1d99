import Foundation

/// Who sees that a representation is on offer.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let number: Int
    /// Everybody.
    public static let all = Self(number: 0)
    /// Apps of the same team.
    public static let team = Self(number: 1)
    /// Apps of the same group.
    public static let group = Self(number: 2)
    /// The app itself.
    public static let ownProcess = Self(number: 3)
}

extension TransferRepresentation {
    /// Values for which `condition` is false are not transferred in this representation.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
        -> some TransferRepresentation<Item>
    {
        TupleTransferRepresentation<Item, Self>(forms: _forms().map { $0.limited { condition($0 as! Item) } })
    }
    /// Nothing to do: no other app takes what this one offers.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
    /// Nothing to do: what is shared has no file with a name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    /// Nothing to do: what is shared has no file with a name.
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
        -> some TransferRepresentation<Item> { self }
}

extension _TransferForm {
    /// The form, which exports only values that fulfil a condition.
    fileprivate func limited(_ condition: @escaping @Sendable (Any) -> Bool) -> _TransferForm {
        let check: @Sendable (Any) throws -> Void = { value in
            if !condition(value) { throw TransferFailure.unwritable }
        }
        switch kind {
        case .data(let type, let export?, let load):
            let limited: @Sendable (Any) throws -> Data = { value in
                try check(value)
                return try export(value)
            }
            return _TransferForm(.data(type, export: limited, load: load))
        case .proxy(let type, let export?, let load):
            let limited: @Sendable (Any) throws -> any Transferable = { value in
                try check(value)
                return try export(value)
            }
            return _TransferForm(.proxy(type, export: limited, load: load))
        default: return self
        }
    }
}
