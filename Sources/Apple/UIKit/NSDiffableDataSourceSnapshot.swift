public import Foundation

/// Sections and the items in them, in order, by their identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable,
                                           ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// The items whose content is to be asked for again.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items that are to be set up again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose content is to be asked for again.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// No sections.
    public init() {}

    /// The number of all items.
    public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// All items in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// The number of items of a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// The items of a section in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// The section of an item; nil where it is in none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { items[$0]?.contains(identifier) ?? false }
    }
    /// The place of an item among all; nil where there is none.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// The place of a section; nil where there is none.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    /// Adds sections behind the others.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where !sections.contains(section) {
            sections.append(section)
            items[section] = []
        }
    }
    /// Adds sections before another.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType],
                                        beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, (sections.firstIndex(of: toIdentifier) ?? 0))
    }
    /// Adds sections behind another.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType],
                                        afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, (sections.firstIndex(of: toIdentifier) ?? sections.count - 1) + 1)
    }
    private mutating func insert(_ identifiers: [SectionIdentifierType], _ place: Int) {
        sections.insert(contentsOf: identifiers, at: place)
        for section in identifiers { items[section] = [] }
    }
    /// Takes sections out, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll(where: identifiers.contains)
        identifiers.forEach { items[$0] = nil }
    }
    /// Moves a section before another.
    public mutating func moveSection(_ identifier: SectionIdentifierType,
                                     beforeSection toIdentifier: SectionIdentifierType) {
        sections.removeAll { $0 == identifier }
        sections.insert(identifier, at: sections.firstIndex(of: toIdentifier) ?? sections.count)
    }
    /// Moves a section behind another.
    public mutating func moveSection(_ identifier: SectionIdentifierType,
                                     afterSection toIdentifier: SectionIdentifierType) {
        sections.removeAll { $0 == identifier }
        sections.insert(identifier, at: (sections.firstIndex(of: toIdentifier) ?? sections.count - 1) + 1)
    }
    /// Has sections asked for again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    /// Adds items at the end of a section; of the last one where it is nil.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType],
                                     toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sections.last else { return }
        delete(identifiers)
        items[section, default: []] += identifiers
    }
    /// Adds items before another.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
        insert(identifiers, beside: beforeItem, 0)
    }
    /// Adds items behind another.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
        insert(identifiers, beside: afterItem, 1)
    }
    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, _ step: Int) {
        guard let section = sectionIdentifier(containingItem: item) else { return }
        delete(identifiers.filter { $0 != item })
        guard let place = items[section]?.firstIndex(of: item) else { return }
        items[section]?.insert(contentsOf: identifiers, at: place + step)
    }
    private mutating func delete(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where items[section]?.contains(where: gone.contains) == true {
            items[section]?.removeAll(where: gone.contains)
        }
    }
    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { delete(identifiers) }
    /// Takes all items and sections out.
    public mutating func deleteAllItems() { (sections, items) = ([], [:]) }
    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        if identifier != toIdentifier { insert([identifier], beside: toIdentifier, 0) }
    }
    /// Moves an item behind another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        if identifier != toIdentifier { insert([identifier], beside: toIdentifier, 1) }
    }
    /// Has items asked for again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    /// Has items set up again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let row = items[section]?.firstIndex(of: item) { return IndexPath(indexes: [index, row]) }
        }
        return nil
    }
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path[0]), let all = items[sections[path[0]]],
              all.indices.contains(path[1]) else { return nil }
        return all[path[1]]
    }
    func count(_ section: Int) -> Int { sections.indices.contains(section) ? items[sections[section]]?.count ?? 0 : 0 }
    /// Sets all items of a section.
    mutating func set(_ all: [ItemIdentifierType], _ section: SectionIdentifierType) {
        appendSections([section])
        items[section] = all
    }
}

/// The items of one section, in levels.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    private var all: [(item: ItemIdentifierType, parent: ItemIdentifierType?)] = []
    private var expanded: Set<ItemIdentifierType> = []
    /// No items.
    public init() {}
    /// All items in order.
    public var items: [ItemIdentifierType] { all.map(\.item) }
    /// The items that have no parent, in order.
    public var rootItems: [ItemIdentifierType] { all.filter { $0.parent == nil }.map(\.item) }
    /// The items all of whose parents are open, in order.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
    /// Adds items at the end of the children of another, or without a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let new = items.map { (item: $0, parent: parent) }
        guard let parent, var place = all.firstIndex(where: { $0.item == parent }) else { return all += new }
        place += 1
        while place < all.count, isInside(all[place].item, parent) { place += 1 }
        all.insert(contentsOf: new, at: place)
    }
    /// Adds items before another, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = all.firstIndex(where: { $0.item == item }) else { return }
        all.insert(contentsOf: items.map { ($0, all[place].parent) }, at: place)
    }
    /// Adds items behind another, at its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = all.firstIndex(where: { $0.item == item }) else { return }
        all.insert(contentsOf: items.map { ($0, all[place].parent) }, at: place + 1)
    }
    /// Takes items out, with those inside.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = self.items.filter { item in items.contains { $0 == item || isInside(item, $0) } }
        all.removeAll { gone.contains($0.item) }
    }
    /// Takes all items out.
    public mutating func deleteAll() { all = [] }
    /// Opens items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    /// Closes items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    /// Whether an item is open.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether all parents of an item are open.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return true }
        return expanded.contains(parent) && isVisible(parent)
    }
    /// Whether there is such an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    /// The level of an item, 0 without a parent.
    public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
    /// The place of an item among all; nil where there is none.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// The parent of an item; nil without one.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { all.first { $0.item == child }?.parent }
    private func isInside(_ item: ItemIdentifierType, _ outer: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return false }
        return parent == outer || isInside(parent, outer)
    }
}

/// The data source of a table by identifiers.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable,
                                         ItemIdentifierType: Hashable & Sendable>: NSObject, UITableViewDataSource {
    /// Makes the row of an item; nil stops the program on a phone, and is an empty row here.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go. Nothing to do: they do as in lists.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    /// Makes this the data source of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (table, provider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }
    /// Shows the sections and items of a snapshot; `completion` is called at once.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                    animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        current = snapshot
        table?.reloadData()
        completion?()
    }
    /// Shows the sections and items of a snapshot.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                    animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }
    /// Shows the sections and items of a snapshot; `completion` is called at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// The place of an item; nil where there is none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// The section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The place of a section; nil where there is none.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { current.count(section) }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                        forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
                        to destinationIndexPath: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// The data source of a collection by identifiers.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable,
                                              ItemIdentifierType: Hashable & Sendable>: NSObject,
                                                                                        UICollectionViewDataSource {
    /// Makes the cell of an item; nil stops the program on a phone, and is an empty cell here.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes the header or footer of a section.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var levels: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Makes headers and footers; nil makes none.
    open var supplementaryViewProvider: SupplementaryViewProvider? { didSet { collection?.reloadData() } }
    /// Whether and how items are moved. Nothing to do: items are not dragged.
    public struct ReorderingHandlers {
        /// Whether an item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Items are about to be moved.
        public var willReorder: ((Any) -> Void)?
        /// Items were moved.
        public var didReorder: ((Any) -> Void)?
    }
    /// Whether and how items are moved. Nothing to do: items are not dragged.
    open var reorderingHandlers = ReorderingHandlers()
    /// Whether and how items are opened. Nothing to do: items stay as they are.
    public struct SectionSnapshotHandlers<Item> {
        /// Whether an item can be opened.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// An item is about to be opened.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item can be closed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// An item is about to be closed.
        public var willCollapseItem: ((Item) -> Void)?
    }
    /// Whether and how items are opened. Nothing to do: items stay as they are.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Makes this the data source of a collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (collection, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }
    /// Shows the sections and items of a snapshot; `completion` is called at once.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                    animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        current = snapshot
        collection?.reloadData()
        completion?()
    }
    /// Shows the sections and items of a snapshot.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                    animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }
    /// Shows the sections and items of a snapshot; `completion` is called at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { apply(snapshot, animatingDifferences: false, completion: completion) }
    /// Shows the items of a section whose parents are open; `completion` is called at once.
    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
                    to section: SectionIdentifierType, animatingDifferences: Bool = true,
                    completion: (() -> Void)? = nil) {
        levels[section] = snapshot
        current.set(snapshot.visibleItems, section)
        collection?.reloadData()
        completion?()
    }
    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// The items of a section with their levels.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let known = levels[section] { return known }
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        snapshot.append(current.itemIdentifiers(inSection: section))
        return snapshot
    }
    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// The place of an item; nil where there is none.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// The section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }
    /// The place of a section; nil where there is none.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.count(section)
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
    }
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                             at indexPath: IndexPath) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}
