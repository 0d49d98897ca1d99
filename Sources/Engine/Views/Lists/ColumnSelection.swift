import QuadrantCore

/// Keeps the columns of a split view that shows one at a time in step with the selection of a list in it: a selection
/// opens the next column, and going back ends the selection.
struct ColumnSelection: ViewModifier {
    let selection: ListSelection?
    @Environment(\.columnOpener) private var column

    func body(content: Content) -> some View {
        let column = column, selection = selection
        return content
            .onChange(of: column == nil ? nil : selection?.current(), initial: true) { _, chosen in
                guard let column, let selection, !selection.isMultiple else { return }
                if chosen != nil {
                    column.open()
                } else if column.isOpen {
                    column.close()
                }
            }
            .onChange(of: column?.isOpen) { _, isOpen in
                if isOpen == false, let selection, !selection.isMultiple { selection.clear() }
            }
    }
}
