public import QuadrantCore

extension View {
    /// Whether this row of a list, or option of a picker, cannot be selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        listTrait(RowMark.IsSelectionDisabled.self, isDisabled)
    }
}

extension RowReader {
    var isSelectionDisabled: Bool { value(RowMark.IsSelectionDisabled.self, as: Bool.self) == true }
}

extension Subview {
    var isSelectionDisabled: Bool {
        (trait(ObjectIdentifier(RowMark.IsSelectionDisabled.self)) as? ListRowTrait<Bool>)?.value == true
    }
}
