public import Foundation

/// What is common to the sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Sections one below the other.
    public override init() { super.init() }
    /// The direction in which content continues. Without effect on `horizontal`: sections are one below the other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points between sections.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole. Not shown.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// From where insets are measured. Nothing to do: they are measured from the content.
    open var contentInsetsReference = UIContentInsetsReference.automatic
}

/// Places items by groups in sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Makes a section by its number and what is around.
    public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    private let provider: SectionProvider
    /// The list that all sections are; nil for other layouts.
    private(set) var listConfiguration: UICollectionLayoutListConfiguration?
    /// What is common to the sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    /// Sections that a closure makes.
    public init(sectionProvider: @escaping SectionProvider,
                configuration: UICollectionViewCompositionalLayoutConfiguration
                    = UICollectionViewCompositionalLayoutConfiguration()) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    /// Sections that all look alike.
    public convenience init(section: NSCollectionLayoutSection,
                            configuration: UICollectionViewCompositionalLayoutConfiguration
                                = UICollectionViewCompositionalLayoutConfiguration()) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }
    /// Nil: a layout of a storyboard has no sections.
    public required init?(coder: NSCoder) { nil }
    /// A layout in the form of a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
        layout.listConfiguration = configuration
        return layout
    }

    private var placed: [UICollectionViewLayoutAttributes] = []
    private var extent = CGSize.zero

    open override func prepare() {
        placed = []
        guard let collection = collectionView else { return }
        let insets = collection.contentInset
        let whole = CGSize(width: max(collection.bounds.width - insets.left - insets.right, 0),
                           height: max(collection.bounds.height - insets.top - insets.bottom, 0))
        let environment = LayoutSpace(whole, collection.traitCollection)
        var top: CGFloat = 0
        for index in 0..<collection.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { top += configuration.interSectionSpacing }
            let inset = section.contentInsets, start = top
            func extras(_ isFooter: Bool) {
                for extra in section.boundarySupplementaryItems
                where [.bottom, .bottomLeading, .bottomTrailing].contains(extra.alignment) == isFooter {
                    let path = IndexPath(indexes: [index, 0])
                    let side = section.supplementariesFollowContentInsets ? (inset.leading, inset.trailing) : (0, 0)
                    let area = CGSize(width: whole.width - side.0 - side.1, height: whole.height)
                    var size = extra.layoutSize.size(in: area)
                    if extra.layoutSize.heightDimension.isEstimated {
                        let view = collection.extra(extra.elementKind, path)
                        size.height = collection.measuredHeight(view, width: size.width) ?? size.height
                    }
                    let attributes = UICollectionViewLayoutAttributes(
                        forSupplementaryViewOfKind: extra.elementKind, with: path)
                    attributes.frame = CGRect(origin: CGPoint(x: side.0, y: top), size: size)
                    placed.append(attributes)
                    top += size.height
                }
            }
            extras(false)
            top += inset.top
            let count = collection.numberOfItems(inSection: index)
            let area = CGSize(width: whole.width - inset.leading - inset.trailing,
                              height: whole.height - inset.top - inset.bottom)
            let isAside = section.orthogonalScrollingBehavior != .none
            var item = 0, along: CGFloat = 0, deepest: CGFloat = 0
            var made: [UICollectionViewLayoutAttributes] = []
            while item < count {
                if item > 0 { along += section.interGroupSpacing }
                let origin = isAside ? CGPoint(x: inset.leading + along, y: top)
                    : CGPoint(x: inset.leading, y: top + along)
                let first = item
                let size = place(section.group, at: origin, in: area, index, &item, count, environment, &made)
                if item == first { break }
                along += isAside ? size.width : size.height
                deepest = max(deepest, isAside ? size.height : size.width)
            }
            if isAside {
                let frame = CGRect(x: 0, y: top, width: whole.width, height: deepest)
                let content = CGSize(width: inset.leading + along + inset.trailing, height: deepest)
                made.forEach { $0.row = UICollectionViewLayoutAttributes.Row(frame: frame, contentSize: content) }
            }
            placed += made
            top += (isAside ? deepest : along) + inset.bottom
            extras(true)
            for decoration in section.decorationItems {
                let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: decoration.elementKind,
                                                                  with: IndexPath(indexes: [index, 0]))
                let around = decoration.contentInsets
                attributes.frame = CGRect(x: around.leading, y: start + around.top,
                                          width: whole.width - around.leading - around.trailing,
                                          height: top - start - around.top - around.bottom)
                attributes.zIndex = decoration.zIndex
                placed.append(attributes)
            }
        }
        extent = CGSize(width: whole.width, height: top)
    }

    /// Places a group from the next item on; the size that it takes.
    private func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in area: CGSize, _ section: Int,
                       _ item: inout Int, _ count: Int, _ environment: any NSCollectionLayoutEnvironment,
                       _ made: inout [UICollectionViewLayoutAttributes]) -> CGSize {
        var size = group.layoutSize.size(in: area)
        let inset = group.contentInsets
        let inner = CGSize(width: max(size.width - inset.leading - inset.trailing, 0),
                           height: max(size.height - inset.top - inset.bottom, 0))
        let start = CGPoint(x: origin.x + inset.leading, y: origin.y + inset.top)
        if let places = group.places {
            for place in places(LayoutSpace(inner, environment.traitCollection)) where item < count {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(indexes: [section, item]))
                attributes.frame = place.frame.offsetBy(dx: start.x, dy: start.y)
                made.append(attributes)
                item += 1
            }
            return size
        }
        let isHorizontal = group.isHorizontal, gap = group.interItemSpacing?.spacing ?? 0
        let space = isHorizontal ? inner.width : inner.height
        let isOpen = isHorizontal ? group.layoutSize.widthDimension.isEstimated
            : group.layoutSize.heightDimension.isEstimated
        var at: CGFloat = 0, deepest: CGFloat = 0, number = 0
        let firstMade = made.count
        while item < count, !group.subitems.isEmpty {
            if let maximum = group.count, number >= maximum { break }
            let sub = group.subitems[number % group.subitems.count]
            var one = sub.layoutSize.size(in: inner)
            if let shared = group.count.map({ (space - gap * CGFloat($0 - 1)) / CGFloat($0) }) {
                if isHorizontal { one.width = shared } else if !isOpen { one.height = shared }
            }
            let length = isHorizontal ? one.width : one.height
            // Whole rounds of the elements of an open group: it is as long as they are.
            if isOpen, group.count == nil, number == group.subitems.count { break }
            if !isOpen, group.count == nil, number > 0, at + length > space + 0.5 { break }
            let place = isHorizontal ? CGPoint(x: start.x + at, y: start.y) : CGPoint(x: start.x, y: start.y + at)
            if let inside = sub as? NSCollectionLayoutGroup {
                let taken = self.place(inside, at: place, in: inner, section, &item, count, environment, &made)
                one = CGSize(width: max(taken.width, isHorizontal ? one.width : 0),
                             height: max(taken.height, isHorizontal ? 0 : one.height))
            } else {
                one = placeItem(sub, at: place, one, IndexPath(indexes: [section, item]), &made)
                item += 1
            }
            at += (isHorizontal ? one.width : one.height) + gap
            deepest = max(deepest, isHorizontal ? one.height : one.width)
            number += 1
        }
        let used = max(at - gap, 0)
        if group.interItemSpacing?.isFlexible == true, number > 1, used < space {
            let more = (space - used) / CGFloat(number - 1)
            for (index, attributes) in made[firstMade...].enumerated() {
                if isHorizontal { attributes.frame.origin.x += more * CGFloat(index) }
                else { attributes.frame.origin.y += more * CGFloat(index) }
            }
        }
        if group.layoutSize.heightDimension.isEstimated {
            size.height = (isHorizontal ? deepest : used) + inset.top + inset.bottom
        }
        if group.layoutSize.widthDimension.isEstimated {
            size.width = (isHorizontal ? used : deepest) + inset.leading + inset.trailing
        }
        return size
    }
    private func placeItem(_ item: NSCollectionLayoutItem, at origin: CGPoint, _ wanted: CGSize, _ path: IndexPath,
                           _ made: inout [UICollectionViewLayoutAttributes]) -> CGSize {
        var size = wanted
        let inset = item.contentInsets
        let (isWide, isHigh) = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
        if isWide || isHigh, let cell = collectionView?.cell(path) {
            let own = cell.fittingSize(width: isWide ? nil : size.width - inset.leading - inset.trailing,
                                       height: isHigh ? nil : size.height - inset.top - inset.bottom)
            if isWide { size.width = own.width + inset.leading + inset.trailing }
            if isHigh { size.height = own.height + inset.top + inset.bottom }
        }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: origin.x + inset.leading, y: origin.y + inset.top,
                                  width: max(size.width - inset.leading - inset.trailing, 0),
                                  height: max(size.height - inset.top - inset.bottom, 0))
        made.append(attributes)
        return size
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placed.filter { $0.frame.intersects(rect) || $0.frame.isEmpty }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placed.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath } }
    open override var collectionViewContentSize: CGSize { extent }
}
