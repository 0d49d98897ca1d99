public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantStandIn
import QuadrantViews

/// Items that a layout places, which scroll.
///
/// Every item is asked for when the collection is laid out, and kept until it is reloaded. A compositional layout in
/// the form of a list is drawn as SwiftUI's list in the style.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// A collection that a layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    /// A collection with a flow layout.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    /// As coded in a storyboard, which nothing here reads: one with a flow layout.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layout.collectionView = self
    }

    private var layout: UICollectionViewLayout
    /// What places the items.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set {
            layout.collectionView = nil
            layout = newValue
            layout.collectionView = self
            placeAgain()
        }
    }
    /// Sets the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Sets the layout, animated, and calls `completion` at the end.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool,
                                      completion: ((Bool) -> Void)? = nil) {
        UIView.animate(withDuration: animated ? 0.3 : 0, animations: { self.collectionViewLayout = layout },
                       completion: completion)
    }
    /// What says how many items there are, and makes them. Held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    private var listener: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    /// Is asked to load items early. Nothing to do: all items are asked for.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are loaded early. Nothing to do: all items are asked for.
    open var isPrefetchingEnabled = true
    /// Makes items to drag. Nothing to do: items are not dragged.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Takes dropped items. Nothing to do: nothing is dropped on items.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged. Nothing to do: items are not dragged.
    open var dragInteractionEnabled = false
    /// How fast items make room. Nothing to do: items are not dragged.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Behind the items; nil is nothing. Without effect: nothing else is drawn behind the content.
    open var backgroundView: UIView? { didSet { standIn(self, "nothing else is drawn behind the content") } }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// Whether items can be selected while they are edited. Nothing to do: they can.
    open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
    /// Whether items have the focus. Nothing to do: items have no focus.
    open var allowsFocus = false, remembersLastFocusedIndexPath = false, selectionFollowsFocus = false
    /// Whether the items are edited.
    open var isEditing = false { didSet { noteChange() } }
    /// Whether items follow changes of their content.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    /// Whether items follow changes of their content. Nothing to do: they do.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Items

    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var extras: [ElementKey: UICollectionReusableView] = [:]
    private struct ElementKey: Hashable {
        var kind: String
        var path: IndexPath
    }
    private var selected: [IndexPath] = []
    private var placed: (size: CGSize, isCurrent: Bool) = (.zero, false)
    /// What scrolls aside in a section.
    private var rows: [Int: UIScrollView] = [:]

    /// Asks the data source for all items again, with the next frame.
    open func reloadData() {
        (Array(cells.values) as [UIView] + Array(extras.values) + Array(rows.values)).forEach {
            $0.removeFromSuperview()
        }
        (cells, extras, rows) = ([:], [:], [:])
        layout.invalidateLayout()
        placeAgain()
    }
    /// Has the layout place everything with the next frame.
    func placeAgain() {
        placed.isCurrent = false
        setNeedsLayout()
    }
    /// Asks the data source for items again.
    open func reloadItems(at indexPaths: [IndexPath]) {
        for path in indexPaths { cells.removeValue(forKey: path)?.removeFromSuperview() }
        placeAgain()
    }
    /// As `reloadItems(at:)`.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
    /// As `reloadData()`.
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    /// As `reloadData()`: the data source has the new items.
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// As `reloadData()`: the data source has lost the items.
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// As `reloadData()`: the data source has moved the item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// As `reloadData()`: the data source has the new sections.
    open func insertSections(_ sections: IndexSet) { reloadData() }
    /// As `reloadData()`: the data source has lost the sections.
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    /// As `reloadData()`: the data source has moved the section.
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    /// Runs `updates` and `completion` at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// The row of a list to scroll to.
    private var scrolled: (path: IndexPath, count: Int, anchor: UnitPoint?)?
    /// Scrolls until an item is in sight; without a position on an axis no farther than is needed.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scrolled = (indexPath, (scrolled?.count ?? 0) + 1, scrollPosition.anchor)
        if list != nil { return noteChange() }
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        scrollRectToVisible(scrollPosition.shown(frame, in: bounds), animated: animated)
    }
    /// Where scrolling settles: the layout may say.
    override func target(of point: CGPoint, speed: CGVector) -> CGPoint {
        super.target(of: layout.targetContentOffset(
            forProposedContentOffset: point, withScrollingVelocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000)),
                     speed: speed)
    }
    /// False: items are not dragged.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    /// Moves the item that is dragged. Nothing to do: items are not dragged.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    /// Ends the drag of an item. Nothing to do: items are not dragged.
    open func endInteractiveMovement() {}
    /// Ends the drag of an item, which goes back. Nothing to do: items are not dragged.
    open func cancelInteractiveMovement() {}

    private var classes: [String: UICollectionReusableView.Type] = [:]
    /// The class of the items that are made for a name; nil takes it back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes["cell " + identifier] = cellClass as? UICollectionReusableView.Type
    }
    /// A file with the items for a name. Without effect: no interface files are read.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        standIn(self, "no interface files are read")
    }
    /// The class of the headers and footers that are made for a name; nil takes it back.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
                       withReuseIdentifier identifier: String) {
        classes[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type
    }
    /// A file with the headers and footers for a name. Without effect: no interface files are read.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        standIn(self, "no interface files are read")
    }
    /// A new item of the class that is registered for the name, else of `UICollectionViewCell`.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let made = (classes["cell " + identifier] ?? UICollectionViewCell.self).init(frame: firstFrame(indexPath))
        made.reuseIdentifier = identifier
        return made as? UICollectionViewCell ?? UICollectionViewCell()
    }
    /// A new view of the class that is registered for the name, else of `UICollectionReusableView`.
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String,
                                               for indexPath: IndexPath) -> UICollectionReusableView {
        let type = classes[elementKind + " " + identifier] ?? UICollectionReusableView.self
        let made = type.init(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
        made.reuseIdentifier = identifier
        return made
    }
    /// A new item that a registration sets up.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = Cell(frame: firstFrame(indexPath))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
    /// A new view that a registration sets up.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let view = Supplementary(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
    /// Where an item is likely to be: cells place their views by it before they are laid out.
    private func firstFrame(_ path: IndexPath) -> CGRect {
        guard let flow = layout as? UICollectionViewFlowLayout else { return .zero }
        return CGRect(origin: .zero, size: flow.size(path))
    }
    /// The number of sections; 0 without a data source.
    open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }
    /// The number of items of a section; 0 without a data source.
    open func numberOfItems(inSection section: Int) -> Int {
        max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
    }
    func cell(_ path: IndexPath) -> UICollectionViewCell? {
        if let known = cells[path] { return known }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        cells[path] = cell
        cell.isSelected = selected.contains(path)
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self, weak cell] in
            guard let self, let cell, let path = self.indexPath(for: cell) else { return }
            self.tap(path)
        }
        cell.addGestureRecognizer(tap)
        listener?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }
    func extra(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        let key = ElementKey(kind: kind, path: path)
        if let known = extras[key] { return known }
        let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        extras[key] = view
        return view
    }
    /// The item at a place; nil where there is none.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
    /// The items that have been asked for, in order.
    open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    /// The places of the items that have been asked for, in order.
    open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
    /// The place of an item; nil where it is none of the collection.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// The place of the item at a point of the content; nil where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        cells.first { $0.value.frame.contains(point) }?.key
    }
    /// The header or footer of a section where it has been asked for.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView? { extras[ElementKey(kind: elementKind, path: indexPath)] }
    /// The headers or footers that have been asked for.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        extras.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }
    /// The places of headers or footers that have been asked for.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        extras.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }
    /// What the layout says of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForItem(at: indexPath)
    }
    /// What the layout says of a header or footer.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

    /// The places of the selected items, in the order of selecting.
    open var indexPathsForSelectedItems: [IndexPath]? { selected }
    /// Selects an item without telling the delegate; nil ends the selection.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let old = selected
        selected = indexPath.map { (allowsMultipleSelection ? selected.filter { $0 != indexPath } : []) + [$0] } ?? []
        for path in old where !selected.contains(path) { cells[path]?.isSelected = false }
        if let indexPath { cells[indexPath]?.isSelected = true }
        noteChange()
    }
    /// Ends the selection of an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        cells[indexPath]?.isSelected = false
        noteChange()
    }
    private func tap(_ path: IndexPath) {
        guard allowsSelection else { return }
        if selected.contains(path), allowsMultipleSelection {
            guard listener?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            listener?.collectionView(self, didDeselectItemAt: path)
        } else {
            guard listener?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
            let old = allowsMultipleSelection ? nil : selected.first
            selectItem(at: path, animated: false, scrollPosition: [])
            if let old, old != path { listener?.collectionView(self, didDeselectItemAt: old) }
            listener?.collectionView(self, didSelectItemAt: path)
        }
    }

    // MARK: Layout

    private var list: UICollectionLayoutListConfiguration? {
        (layout as? UICollectionViewCompositionalLayout)?.listConfiguration
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard list == nil, !placed.isCurrent || placed.size != bounds.size, bounds.width > 0 else { return }
        placed = (bounds.size, true)
        rows.values.forEach { $0.removeFromSuperview() }
        rows = [:]
        layout.prepare()
        let all = layout.layoutAttributesForElements(in: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)) ?? []
        for attributes in all.sorted(by: { $0.zIndex < $1.zIndex }) {
            let view: UICollectionReusableView? = switch attributes.representedElementCategory {
            case .cell: cell(attributes.indexPath)
            case .supplementaryView: extra(attributes.representedElementKind ?? "", attributes.indexPath)
            case .decorationView: layout.decoration(attributes)
            }
            guard let view else { continue }
            let outer: UIView = attributes.row.map { row(attributes.indexPath[0], $0) } ?? self
            if view.superview !== outer { outer.addSubview(view) }
            view.frame = attributes.frame
            if let row = attributes.row {
                view.frame.origin.x -= row.frame.minX
                view.frame.origin.y -= row.frame.minY
            }
            (view.alpha, view.isHidden, view.transform) = (attributes.alpha, attributes.isHidden, attributes.transform)
            view.apply(attributes)
        }
        contentSize = layout.collectionViewContentSize
    }
    /// What scrolls a section aside.
    private func row(_ section: Int, _ row: UICollectionViewLayoutAttributes.Row) -> UIScrollView {
        if let known = rows[section] { return known }
        let made = UIScrollView(frame: row.frame)
        (made.contentSize, made.showsVerticalScrollIndicator) = (row.contentSize, false)
        rows[section] = made
        addSubview(made)
        return made
    }
    /// The height of an item, a header or a footer of a width.
    func measuredHeight(_ view: UICollectionReusableView?, width: CGFloat) -> CGFloat? {
        view.flatMap { $0.fittingSize(width: width, height: nil).height }
    }

    open override func _content() -> AnyView? {
        guard let list else { return super._content() }
        guard let dataSource else { return nil }
        let sections = container?.updating { self.sections(dataSource, list) } ?? sections(dataSource, list)
        var content = ListContent(sections: sections, style: list.appearance.style)
        content.hasSeparators = list.showsSeparators
        content.separatorColor = list.separatorConfiguration.color.color
        content.isSelectable = allowsSelection
        content.isEditing = isEditing
        content.hasClearBackground = list.backgroundColor != nil
        content.hasIndicators = showsVerticalScrollIndicator
        content.scroller = self
        content.scrolled = scrolled
        content.tap = { [weak self] in self?.tap($0) }
        content.refresh = refreshControl.map { control in { control.userPulled() } }
        return AnyView(content.frame(width: bounds.width, height: bounds.height)
            .background(list.backgroundColor?.color ?? .clear))
    }
    private func sections(_ dataSource: any UICollectionViewDataSource, _ list: UICollectionLayoutListConfiguration)
        -> [ListSection]
    {
        (0..<numberOfSections).map { section in
            @MainActor func extra(_ kind: String, _ isShown: Bool) -> AnyView? {
                isShown ? self.extra(kind, IndexPath(indexes: [section, 0]))?.shownContent : nil
            }
            var rows = (0..<numberOfItems(inSection: section)).compactMap { item -> ListRow? in
                let path = IndexPath(indexes: [section, item])
                guard let cell = cell(path) else { return nil }
                cell.superview = self
                var row = ListRow(path: path, content: cell.shownContent ?? AnyView(EmptyView()), height: nil)
                row.isSelected = selected.contains(path)
                row.background = (cell.backgroundConfiguration.map { $0.backgroundColor?.color ?? .clear }
                    ?? cell.backgroundColor?.color).map { AnyView($0) }
                if cell.hasViews { row.insets = EdgeInsets() }
                row.leading = list.leadingSwipeActionsConfigurationProvider?(path)
                row.trailing = list.trailingSwipeActionsConfigurationProvider?(path)
                return row
            }
            var header = extra(Self.elementKindSectionHeader, list.headerMode == .supplementary)
            if list.headerMode == .firstItemInSection, !rows.isEmpty { header = rows.removeFirst().content }
            return ListSection(index: section, header: header,
                               footer: extra(Self.elementKindSectionFooter, list.footerMode == .supplementary),
                               rows: rows)
        }
    }
    package override var drawsSubviews: Bool { false }
}
