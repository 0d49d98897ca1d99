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
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }
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
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
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
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
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
    init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
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
    let isHorizontal: Bool
    let count: Int?
    let places: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
    /// The elements, which are repeated while there is space.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between elements; nil is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool,
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
    let group: NSCollectionLayoutGroup
    var list: UICollectionLayoutListConfiguration?
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
/// An item of a section that scrolls. None is passed.
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
final class LayoutSpace: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
    var container: any NSCollectionLayoutContainer { self }
    init(_ size: CGSize, _ traits: UITraitCollection) { (contentSize, traitCollection) = (size, traits) }
}
