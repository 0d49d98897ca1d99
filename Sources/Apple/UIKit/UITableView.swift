public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// A list of UIKit, whose rows are those of its data source.
///
/// Drawn by SwiftUI's list in the style: every row is asked for when the list is drawn, and none is used twice. Without
/// a data source a panel with the name of the class is drawn.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// How rows are grouped.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How rows come and go. They do so at once.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// As given when it was made.
    public let style: Style
    /// A list in this style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// A plain list.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// What says how many rows there are, and makes them. Held weakly.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { noteChange() } }
    /// What hears of selections; `delegate` where it conforms to `UITableViewDelegate`.
    private var listener: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Whether there are lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { noteChange() } }
    /// Of the lines; nil is that of the system.
    open var separatorColor: UIColor? { didSet { noteChange() } }
    /// Points at the ends of the lines. Without effect: lines have the insets of lists.
    open var separatorInset = UIEdgeInsets.zero { didSet { standIn(self, "lines have the insets of lists") } }
    /// Above all rows; nil is nothing. Without effect: tables show their sections only.
    open var tableHeaderView: UIView? { didSet { standIn(self, "tables show their sections only") } }
    /// Below all rows; nil is nothing. Without effect: tables show their sections only.
    open var tableFooterView: UIView? { didSet { standIn(self, "tables show their sections only") } }
    /// Behind the rows; nil is nothing. Without effect: nothing else is drawn behind the content.
    open var backgroundView: UIView? { didSet { standIn(self, "nothing else is drawn behind the content") } }
    /// The least height of rows in points; -1 is that of the content.
    open var rowHeight = UITableView.automaticDimension { didSet { noteChange() } }
    /// -1, the height of the content.
    public static let automaticDimension: CGFloat = -1
    /// Points. Nothing to do: all rows are measured.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// Points; -1 is the height of the content. Without effect: headers are as high as their content.
    open var sectionHeaderHeight: CGFloat = -1 { didSet { standIn(self, "headers are as high as their content") } }
    /// Points; -1 is the height of the content. Without effect: footers are as high as their content.
    open var sectionFooterHeight: CGFloat = -1 { didSet { standIn(self, "footers are as high as their content") } }
    /// Points above each header. Nothing to do: sections are as far apart as in lists.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// Whether rows can be selected.
    open var allowsSelection = true { didSet { noteChange() } }
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether selected rows are grey. Nothing to do: selected rows look like those of lists.
    open var showsSelectionStyle = true
    /// Whether rows are being edited. Without effect: rows are not edited.
    open var isEditing = false { didSet { standIn(self, "rows are not edited") } }
    /// Sets `isEditing`, at once.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Asks the data source for all rows again, with the next frame.
    open func reloadData() { noteChange() }
    /// As `reloadData()`.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { noteChange() }
    /// As `reloadData()`.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { noteChange() }
    /// As `reloadData()`: the data source has the new rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { noteChange() }
    /// As `reloadData()`: the data source has lost the rows.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { noteChange() }
    /// Begins changes of rows that belong together. Nothing to do: changes are shown together with the next frame.
    open func beginUpdates() {}
    /// Ends changes of rows that belong together. Nothing to do: changes are shown together with the next frame.
    open func endUpdates() {}
    /// Runs `updates` and `completion` at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Not there yet.
    @available(*, unavailable, message: "Tables are not scrolled by the program yet.")
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    // MARK: Rows

    private var classes: [String: UITableViewCell.Type] = [:]
    /// The class of the rows that `dequeueReusableCell` makes for a name; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }
    /// A new row of the class that is registered for the name; nil without one.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }
    /// A new row of the class that is registered for the name, else of `UITableViewCell`.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        (classes[identifier] ?? UITableViewCell.self).init(style: .default, reuseIdentifier: identifier)
    }

    /// The number of sections; 0 without a data source.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The number of rows in a section; 0 without a data source.
    open func numberOfRows(inSection section: Int) -> Int {
        max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
    }
    /// A new row of the data source; nil where there is none.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath[0]),
              (0..<numberOfRows(inSection: indexPath[0])).contains(indexPath[1]) else { return nil }
        return dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    private var selected: [IndexPath] = []
    /// The selected row, the first of several; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selected.first }
    /// The selected rows in the order of selecting; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
    /// Selects a row, at once and without telling the delegate; nil ends the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selected = indexPath.map { (allowsMultipleSelection ? selected.filter { $0 != indexPath } : []) + [$0] } ?? []
        noteChange()
    }
    /// Ends the selection of a row, at once and without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        noteChange()
    }

    private func tap(_ path: IndexPath) {
        if selected.contains(path), allowsMultipleSelection {
            deselectRow(at: path, animated: false)
            listener?.tableView(self, didDeselectRowAt: path)
        } else {
            let old = allowsMultipleSelection ? nil : selected.first
            selectRow(at: path, animated: false, scrollPosition: .none)
            if let old, old != path { listener?.tableView(self, didDeselectRowAt: old) }
            listener?.tableView(self, didSelectRowAt: path)
        }
    }

    open override func _content() -> AnyView? {
        guard let dataSource else { return AnyView(FrameworkPanel("UITableView", symbol: "list.bullet")) }
        let sections = (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
            TableSection(
                index: section, header: dataSource.tableView(self, titleForHeaderInSection: section),
                footer: dataSource.tableView(self, titleForFooterInSection: section),
                rows: (0..<numberOfRows(inSection: section)).map { row in
                    let path = IndexPath(indexes: [section, row])
                    let height = listener?.tableView(self, heightForRowAt: path) ?? rowHeight
                    return TableRowContent(path: path, cell: dataSource.tableView(self, cellForRowAt: path),
                                           height: height > 0 ? height : rowHeight > 0 ? rowHeight : nil)
                })
        }
        let list = List {
            ForEach(sections, id: \.index) { [separatorStyle, separatorColor, allowsSelection, selected] section in
                Section {
                    ForEach(section.rows, id: \.path) { row in
                        let isSelected = selected.contains(row.path) && row.cell.selectionStyle != .none
                        Button { [weak self] in self?.tap(row.path) } label: {
                            row.content.frame(maxWidth: .infinity, minHeight: row.height, alignment: .leading)
                        }
                        .buttonStyle(.plain)
                        .allowsHitTesting(allowsSelection)
                        .listRowSeparator(separatorStyle == .none ? .hidden : .automatic)
                        .listRowSeparatorTint(separatorColor?.color)
                        .listRowBackground(isSelected ? UIColor.systemGray4.color : row.cell.backgroundColor?.color)
                    }
                } header: {
                    if let header = section.header { Text(verbatim: header) }
                } footer: {
                    if let footer = section.footer { Text(verbatim: footer) }
                }
            }
        }
        .frame(width: bounds.width, height: bounds.height)
        switch style {
        case .plain: return AnyView(list.listStyle(.plain))
        case .grouped: return AnyView(list.listStyle(.grouped))
        case .insetGrouped: return AnyView(list.listStyle(.insetGrouped))
        }
    }

    /// Rows are not subviews.
    package override var drawsSubviews: Bool { false }
}

private struct TableSection {
    let index: Int
    let header: String?
    let footer: String?
    let rows: [TableRowContent]
}

@MainActor
private struct TableRowContent {
    nonisolated let path: IndexPath
    let cell: UITableViewCell
    let height: CGFloat?

    var content: some View { cell.row }
}

/// Says how many rows a table has, and makes them.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row, made for one place.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The number of sections; one unless it says otherwise.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text above a section; nil for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text below a section; nil for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be deleted. Never called.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// A row is to be deleted or inserted. Never called.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                   forRowAt indexPath: IndexPath)
}
extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// True.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                          forRowAt indexPath: IndexPath) {}
}

/// Hears of what happens to the rows of a table.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// A row was selected by a tap.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// A row is no longer selected, by a tap.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// The least height of a row in points; -1 is that of its content.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
extension UITableViewDelegate {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// The `rowHeight` of the table.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}
