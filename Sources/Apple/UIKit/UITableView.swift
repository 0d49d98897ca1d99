public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// A list of UIKit, whose rows are those of its data source.
///
/// Drawn by SwiftUI's list in the style: every row is asked for when the list is drawn, and kept until it is reloaded.
/// Without a data source it is empty.
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
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Is asked to load rows early. Nothing to do: all rows are asked for.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Makes items of dragged rows. Without effect: rows are not dragged.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { standIn(self, "rows are not dragged") } }
    }
    /// Takes dropped items. Without effect: nothing is dropped on rows.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate != nil { standIn(self, "nothing is dropped on rows") } }
    }
    /// Whether rows can be dragged. Nothing to do: rows are not dragged.
    open var dragInteractionEnabled = false
    /// What hears of selections; `delegate` where it conforms to `UITableViewDelegate`.
    private var listener: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Whether there are lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { noteChange() } }
    /// Of the lines; nil is that of the system.
    open var separatorColor: UIColor? { didSet { noteChange() } }
    /// Points at the ends of the lines. Without effect: lines have the insets of lists.
    open var separatorInset = UIEdgeInsets.zero { didSet { standIn(self, "lines have the insets of lists") } }
    /// Above all rows, as high as its frame; nil is nothing.
    open var tableHeaderView: UIView? { didSet { adopt(tableHeaderView, insteadOf: oldValue) } }
    /// Below all rows, as high as its frame; nil is nothing.
    open var tableFooterView: UIView? { didSet { adopt(tableFooterView, insteadOf: oldValue) } }
    private func adopt(_ view: UIView?, insteadOf old: UIView?) {
        old?.superview = nil
        view?.superview = self
        noteChange()
    }
    /// Behind the rows; nil is nothing. Without effect: nothing else is drawn behind the content.
    open var backgroundView: UIView? { didSet { standIn(self, "nothing else is drawn behind the content") } }
    /// The least height of rows in points; -1 is that of the content.
    open var rowHeight = UITableView.automaticDimension { didSet { noteChange() } }
    /// -1, the height of the content.
    public static let automaticDimension: CGFloat = -1
    /// Points. Nothing to do: all rows are measured.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The least height of headers in points; -1 is the height of the content.
    open var sectionHeaderHeight: CGFloat = -1 { didSet { noteChange() } }
    /// The least height of footers in points; -1 is the height of the content.
    open var sectionFooterHeight: CGFloat = -1 { didSet { noteChange() } }
    /// Points. Nothing to do: all headers and footers are measured.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// Points. Nothing to do: all headers and footers are measured.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// Points of empty rows below the last one. Nothing to do: lists end with their last row.
    open var fillerRowHeight: CGFloat = 0
    /// From where insets of lines are measured. Nothing to do: lines have the insets of lists.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// From where insets of lines are measured.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
    /// Whether rows follow changes of their content.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// Whether rows follow changes of their content. Nothing to do: they do.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The colour of the index at the side. Nothing to do: there is no index.
    open var sectionIndexColor: UIColor?, sectionIndexBackgroundColor: UIColor?
    /// Points. Nothing to do: there is no index.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// Whether wide rows have larger margins. Nothing to do: margins are those of lists.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether cells are inset with the safe area. Nothing to do: margins are those of lists.
    open var insetsContentViewsToSafeArea = true
    /// Whether rows can be selected while they are edited. Nothing to do: they can.
    open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
    /// Whether the focus returns to its row. Nothing to do: rows have no focus.
    open var remembersLastFocusedIndexPath = false, allowsFocus = false, selectionFollowsFocus = false
    /// Points above each header. Nothing to do: sections are as far apart as in lists.
    open var sectionHeaderTopPadding: CGFloat = 0
    /// Whether rows can be selected.
    open var allowsSelection = true { didSet { noteChange() } }
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether selected rows are grey. Nothing to do: selected rows look like those of lists.
    open var showsSelectionStyle = true
    /// Whether rows can be deleted and moved.
    open var isEditing = false { didSet { noteChange() } }
    /// Sets `isEditing`.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Asks the data source for all rows again, with the next frame.
    open func reloadData() {
        cells = [:]
        headers = [:]
        noteChange()
    }
    /// Asks the data source for rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        indexPaths.forEach { cells[$0] = nil }
        noteChange()
    }
    /// As `reloadRows(at:with:)`.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    /// As `reloadData()`.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// As `reloadData()`: the data source has the new rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// As `reloadData()`: the data source has lost the rows.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// As `reloadData()`: the data source has moved the row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// As `reloadData()`: the data source has the new sections.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// As `reloadData()`: the data source has lost the sections.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// As `reloadData()`: the data source has moved the section.
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    /// Asks for the titles of the index again. Nothing to do: there is no index.
    open func reloadSectionIndexTitles() {}
    /// False.
    open var hasUncommittedUpdates: Bool { false }
    /// Begins changes of rows that belong together. Nothing to do: changes are shown together with the next frame.
    open func beginUpdates() {}
    /// Ends changes of rows that belong together: rows are measured again.
    open func endUpdates() { noteChange() }
    /// Runs `updates` and `completion` at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    private var scrolled: (path: IndexPath, position: ScrollPosition, count: Int)?
    /// Scrolls until a row is in sight; `none` scrolls no farther than is needed.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrolled = (indexPath, scrollPosition, (scrolled?.count ?? 0) + 1)
        noteChange()
    }
    /// Scrolls to the selected row; nothing without one.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = selected.first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Rows

    private var classes: [String: UITableViewCell.Type] = [:]
    private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// The class of the rows that `dequeueReusableCell` makes for a name; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }
    /// A file with the rows for a name. Without effect: no interface files are read.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        standIn(self, "no interface files are read")
    }
    /// The class of the headers and footers that are made for a name; nil takes it back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    /// A file with the headers and footers for a name. Without effect: no interface files are read.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        standIn(self, "no interface files are read")
    }
    /// A new row of the class that is registered for the name; nil without one.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }
    /// A new row of the class that is registered for the name, else of `UITableViewCell`.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        (classes[identifier] ?? UITableViewCell.self).init(style: .default, reuseIdentifier: identifier)
    }
    /// A new header or footer of the class that is registered for the name; nil without one.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        viewClasses[identifier].map { $0.init(reuseIdentifier: identifier) }
    }

    /// The number of sections; 0 without a data source.
    open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }
    /// The number of rows in a section; 0 without a data source.
    open func numberOfRows(inSection section: Int) -> Int {
        max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
    }
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var headers: [Int: (header: UIView?, footer: UIView?)] = [:]
    private func cell(_ path: IndexPath) -> UITableViewCell? {
        if let known = cells[path] { return known }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cells[path] = cell
        cell.isSelected = selected.contains(path)
        listener?.tableView(self, willDisplay: cell, forRowAt: path)
        cell.superview = self
        return cell
    }
    /// The row at a place, asked of the data source at the first time; nil where there is none.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2, (0..<numberOfSections).contains(indexPath[0]),
              (0..<numberOfRows(inSection: indexPath[0])).contains(indexPath[1]) else { return nil }
        return cell(indexPath)
    }
    /// The rows that have been asked for, in order.
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    /// The places of the rows that have been asked for, in order; nil without any.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }
    /// The place of a row; nil where it is none of the table.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// Nil: the list does not tell where its rows are.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    /// The places of rows in a rectangle; nil: the list does not tell where its rows are.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    /// Zero: the list does not tell where its rows are.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    /// Zero: the list does not tell where its sections are.
    open func rect(forSection section: Int) -> CGRect { .zero }
    /// Zero: the list does not tell where its headers are.
    open func rectForHeader(inSection section: Int) -> CGRect { .zero }
    /// Zero: the list does not tell where its footers are.
    open func rectForFooter(inSection section: Int) -> CGRect { .zero }
    /// The header of a section where it has been asked for; nil for one that is a title.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section]?.header as? UITableViewHeaderFooterView
    }
    /// The footer of a section where it has been asked for; nil for one that is a title.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section]?.footer as? UITableViewHeaderFooterView
    }

    private var selected: [IndexPath] = []
    /// The selected row, the first of several; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selected.first }
    /// The selected rows in the order of selecting; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
    /// Selects a row, at once and without telling the delegate; nil ends the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let old = selected
        selected = indexPath.map { (allowsMultipleSelection ? selected.filter { $0 != indexPath } : []) + [$0] } ?? []
        for path in old where !selected.contains(path) { cells[path]?.setSelected(false, animated: animated) }
        if let indexPath { cells[indexPath]?.setSelected(true, animated: animated) }
        noteChange()
    }
    /// Ends the selection of a row, at once and without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
        noteChange()
    }

    private func tap(_ path: IndexPath) {
        guard let path = listener.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
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

    /// A view for a header or a footer in a list, at least of a height.
    private func shown(_ view: UIView?, _ title: String?, _ height: CGFloat) -> AnyView? {
        if let view = view as? UITableViewHeaderFooterView, let content = view.shownContent { return content }
        if let view {
            let minHeight = height > 0 ? height : view.frame.height
            return AnyView(UIViewShown(UIViewContainer(view)).textCase(nil)
                .frame(maxWidth: .infinity, minHeight: minHeight, alignment: .leading))
        }
        return title.map { AnyView(Text(verbatim: $0)) }
    }

    private func sections(_ dataSource: any UITableViewDataSource) -> [ListSection] {
        (0..<numberOfSections).map { section in
            if headers[section] == nil {
                headers[section] = (listener?.tableView(self, viewForHeaderInSection: section),
                                    listener?.tableView(self, viewForFooterInSection: section))
            }
            let views = headers[section] ?? (nil, nil)
            let rows = (0..<numberOfRows(inSection: section)).compactMap { row -> ListRow? in
                let path = IndexPath(indexes: [section, row])
                guard let cell = cell(path) else { return nil }
                let asked = listener?.tableView(self, heightForRowAt: path) ?? rowHeight
                let height = asked > 0 ? asked : cell.views?.minHeight ?? 0
                var shown = ListRow(path: path, content: AnyView(cell.row),
                                    height: height > 0 ? height : rowHeight > 0 ? rowHeight : nil)
                shown.isSelected = selected.contains(path) && cell.selectionStyle != .none
                shown.background = cell.rowBackground
                shown.insets = cell.views?.margins
                shown.leading = listener?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
                shown.trailing = listener?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
                shown.isDeletable = isEditing && dataSource.tableView(self, canEditRowAt: path)
                    && listener?.tableView(self, editingStyleForRowAt: path) != UITableViewCell.EditingStyle.none
                shown.isMovable = isEditing && dataSource.tableView(self, canMoveRowAt: path)
                return shown
            }
            return ListSection(
                index: section,
                header: shown(views.header, dataSource.tableView(self, titleForHeaderInSection: section),
                              listener?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight),
                footer: shown(views.footer, dataSource.tableView(self, titleForFooterInSection: section),
                              listener?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight),
                rows: rows)
        }
    }

    open override func _content() -> AnyView? {
        guard let dataSource else { return nil }
        let sections = container?.updating { self.sections(dataSource) } ?? sections(dataSource)
        var list = ListContent(sections: sections, style: style)
        list.hasSeparators = separatorStyle != .none
        list.separatorColor = separatorColor?.color
        list.isSelectable = allowsSelection
        list.isEditing = isEditing
        list.hasClearBackground = backgroundColor != nil
        list.hasIndicators = showsVerticalScrollIndicator
        list.scroller = self
        list.header = tableHeaderView
        list.footer = tableFooterView
        let anchors: [UnitPoint?] = [nil, .top, .center, .bottom]
        list.scrolled = scrolled.map { ($0.path, $0.count, anchors[$0.position.rawValue]) }
        list.tap = { [weak self] in self?.tap($0) }
        list.delete = { [weak self] path in
            guard let self else { return }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
        }
        list.move = { [weak self] from, to in
            guard let self else { return }
            self.dataSource?.tableView(self, moveRowAt: from, to: to)
            self.reloadData()
        }
        list.refresh = refreshControl.map { control in { control.userPulled() } }
        return AnyView(list.frame(width: bounds.width, height: bounds.height))
    }

    /// Rows are not subviews.
    package override var drawsSubviews: Bool { false }
}
