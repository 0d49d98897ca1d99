public import Foundation

/// A length of an element in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    let kind: Kind
    /// A part of a length, or points.
    public let dimension: CGFloat
    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }
    /// A part of the width around.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
    /// A part of the height around.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.fractionalHeight, fractionalHeight) }
    /// Points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// The length of the content, about so many points.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }
    /// The length of the longest content, about so many points; here that of the content.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.estimated, estimate) }
    /// Whether it is a part of the width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it is that of the content.
    public var isEstimated: Bool { kind == .estimated }
    func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: size.width * dimension
        case .fractionalHeight: size.height * dimension
        default: dimension
        }
    }
}
/// A size of an element in a compositional layout.
public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension
    /// A size of two lengths.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
    }
    func size(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
    }
}
/// A distance between elements.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    let isFlexible: Bool
    /// Points.
    public let spacing: CGFloat
    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, self.isFlexible) = (spacing, isFlexible) }
    /// Points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    /// At least so many points: elements are spread.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
}
/// Distances around an element.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
    /// At the sides; nil is none.
    public let leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?
    /// At the sides; nil is none.
    public let trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    /// Distances at the sides.
    public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
                trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}
/// Where a supplementary view is at its element.
@MainActor @preconcurrency
public final class NSCollectionLayoutAnchor: NSObject {
    /// The sides.
    public let edges: NSDirectionalRectEdge
    /// The sides, moved by points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) { self.edges = edges }
    /// The sides, moved by parts of the element.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.edges = edges }
}

/// An element of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// Points around the content, inside the size.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Distances around.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Views beside the element. Not shown.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// An element of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }
    /// An element of a size with views beside it, which are not shown.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }
}
/// A view beside an element.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The place in front of others. Nothing to do: views are in their order.
    open var zIndex = 0
    /// A view of a kind at an element.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    fileprivate init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}
/// A header or a footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The side of the section.
    public let alignment: NSRectAlignment
    /// Whether the section begins behind it. Nothing to do: it does.
    open var extendsBoundary = true
    /// Whether it stays in sight. Nothing to do: it scrolls.
    open var pinToVisibleBounds = false
    /// A header or a footer by its side.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
                absoluteOffset: CGPoint = .zero) {
        self.alignment = alignment
        super.init(layoutSize, elementKind)
    }
}
/// A side or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
/// What is behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The place in front of others; -1 is behind items.
    open var zIndex = -1
    private init(_ kind: String) {
        elementKind = kind
        super.init(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1),
                                                      heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }
    /// A view behind a section.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}
/// A place that a program gives to an element of a group.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In points of the group.
    public let frame: CGRect
    /// A place.
    public init(frame: CGRect) { self.frame = frame }
    /// A place in front of others.
    public convenience init(frame: CGRect, zIndex: Int) { self.init(frame: frame) }
}

/// Elements side by side, or one below the other.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    fileprivate let isHorizontal: Bool
    fileprivate let count: Int?
    fileprivate let places: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
    /// The elements, which are repeated while there is space.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between elements; nil is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    fileprivate init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
                     count: Int? = nil,
                     places: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])? = nil) {
        (self.subitems, self.isHorizontal, self.count, self.places) = (subitems, isHorizontal, count, places)
        super.init(layoutSize: size, supplementaryItems: [])
    }
    /// Elements side by side.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
    /// An element side by side with itself, so many times, all of one width.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count) }
    /// An element side by side with itself, so many times.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
                                 count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
    }
    /// Elements one below the other.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }
    /// An element below itself, so many times, all of one height.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count) }
    /// An element below itself, so many times.
    public class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
                               count: Int) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
    }
    /// Elements at places that a closure gives.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true, places: itemProvider) }

    /// A line of the text form. For debugging.
    open func visualDescription() -> String { description }
}

/// A section of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    fileprivate let group: NSCollectionLayoutGroup
    fileprivate var list: UICollectionLayoutListConfiguration?
    /// Points around the section.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// From where insets are measured. Nothing to do: they are measured from the content.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// From where insets of headers are measured. Nothing to do: they have those of the section.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers have the insets of the section.
    open var supplementariesFollowContentInsets = true
    /// Points between groups.
    open var interGroupSpacing: CGFloat = 0
    /// Whether the section scrolls across the layout; where it stops has no effect.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What is behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Is called as the section scrolls. Never called.
    open var visibleItemsInvalidationHandler: (([any NSCollectionLayoutVisibleItem], CGPoint,
                                                any NSCollectionLayoutEnvironment) -> Void)?
    /// A section of groups one behind the other.
    public init(group: NSCollectionLayoutGroup) { self.group = group }
    /// A section in the form of a list.
    public class func list(using configuration: UICollectionLayoutListConfiguration,
                           layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size,
                                                                 subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = configuration
        if configuration.appearance.style != .plain {
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        }
        func extra(_ kind: String, _ alignment: NSRectAlignment) {
            section.boundarySupplementaryItems.append(NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment))
        }
        if configuration.headerMode == .supplementary { extra(UICollectionView.elementKindSectionHeader, .top) }
        if configuration.footerMode == .supplementary { extra(UICollectionView.elementKindSectionFooter, .bottom) }
        return section
    }
}
/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
/// From where insets are measured.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }
/// An item of a section that scrolls. None is told.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// In points of the content.
    var frame: CGRect { get }
    /// The middle.
    var center: CGPoint { get set }
    /// 0…1.
    var alpha: CGFloat { get set }
    /// About the middle.
    var transform: CGAffineTransform { get set }
    /// The section and the item.
    var indexPath: IndexPath { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
}
/// The space of a layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// In points.
    var contentSize: CGSize { get }
    /// Without the insets.
    var effectiveContentSize: CGSize { get }
    /// Points around.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Points around that count.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
/// What is around a layout.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The space.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}
@MainActor
private final class LayoutSpace: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
    var container: any NSCollectionLayoutContainer { self }
    init(_ size: CGSize, _ traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }
}

/// What a list of a collection looks like.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
    /// How rows are grouped.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
        var style: UITableView.Style {
            switch self {
            case .plain, .sidebarPlain: .plain
            case .grouped: .grouped
            case .insetGrouped, .sidebar: .insetGrouped
            }
        }
    }
    /// What is above a section.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// What is below a section.
    public enum FooterMode: Int, Sendable { case none, supplementary }
    /// Makes the actions of an item's swipe.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// Changes the line of an item. Never called.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    /// How rows are grouped.
    public let appearance: Appearance
    /// A list that looks so.
    public init(appearance: Appearance) { self.appearance = appearance }
    /// What is above a section.
    public var headerMode = HeaderMode.none
    /// What is below a section.
    public var footerMode = FooterMode.none
    /// Whether there are lines between items.
    public var showsSeparators = true
    /// How lines look.
    public var separatorConfiguration = UIListSeparatorConfiguration()
    /// Changes the line of an item. Nothing to do: all lines look the same.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Behind the list; nil is that of the system.
    public var backgroundColor: UIColor?
    /// Points above headers; nil are those of the system. Nothing to do: sections are as far apart as in lists.
    public var headerTopPadding: CGFloat?
    /// The actions of a swipe from the leading side.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions of a swipe from the trailing side.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
/// How the lines of a list look.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
    /// Whether a line is shown.
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    /// Whether the line above is shown. Nothing to do: all lines look the same.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below is shown. Nothing to do: all lines look the same.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Points at the ends of the line above. Nothing to do: lines have the insets of lists.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// Points at the ends of the line below. Nothing to do: lines have the insets of lists.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
    /// The colour of lines.
    public var color = UIColor.separator
    /// The look of the system's lines.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance = .plain) {}
}

/// What is common to the sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Sections one below the other.
    public override init() { super.init() }
    /// Where the content goes on. Without effect on `horizontal`: sections are one below the other.
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
            if let most = group.count, number >= most { break }
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
