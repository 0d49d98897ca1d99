public import Foundation
public import QuadrantGeometry
import QuadrantStandIn

/// Where an element of a collection is and how it looks.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// What it says the place of something of no size at.
    public required override init() { super.init() }
    /// The place of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
    /// The place of a header or a footer.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, elementKind)
        representedElementCategory = .supplementaryView
    }
    /// The place of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (self.indexPath, representedElementKind) = (indexPath, decorationViewKind)
        representedElementCategory = .decorationView
    }
    /// In points of the content.
    open var frame = CGRect.zero
    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The size of the frame.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }
    /// The size, at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// About the middle.
    open var transform = CGAffineTransform.identity
    /// Of `transform3D` the part in the plane is drawn.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// 0…1.
    open var alpha: CGFloat = 1
    /// The place in front of others.
    open var zIndex = 0
    /// Whether it is left out.
    open var isHidden = false
    /// The section and the item.
    open var indexPath = IndexPath(indexes: [0, 0])
    /// What it is.
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a header, a footer or a decoration; nil for items.
    public private(set) var representedElementKind: String?

    /// What scrolls aside with it.
    struct Row {
        var frame: CGRect
        var contentSize: CGSize
    }
    var row: Row?

    /// Attributes with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        (copy.frame, copy.transform, copy.alpha) = (frame, transform, alpha)
        (copy.zIndex, copy.isHidden, copy.indexPath, copy.row) = (zIndex, isHidden, indexPath, row)
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }
    open override func copy() -> Any { MainActor.assumeIsolated { Copied(value: copy(with: nil)) }.value }
    private struct Copied: @unchecked Sendable { var value: Any }
}

/// Places the elements of a collection.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    /// A layout that places nothing.
    public override init() { super.init() }
    /// As coded in a storyboard, which nothing here reads.
    public required init?(coder: NSCoder) { super.init() }
    /// The collection; nil before it has one.
    open internal(set) weak var collectionView: UICollectionView?
    /// The class of attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of what an invalidation says.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// For overriding: called before elements are placed.
    open func prepare() {}
    /// The elements of a part of the content, in points.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The place of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The place of a header or a footer.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }
    /// The place of a decoration.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }
    /// The size of the content in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// Has everything placed again.
    open func invalidateLayout() { collectionView?.placeAgain() }
    /// Has everything placed again; the context has no effect.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
    /// Whether other bounds place elements anew: another size does. Never called.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Where scrolling ends. Never called.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint,
                                  withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    /// Where scrolling ends. Never called.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// How an element looks when it is put in. Never called.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }
    /// How an element looks when it is taken out. Never called.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes? { nil }
    /// Whether the layout is mirrored in languages from right to left. Never asked.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    private var decorations: [String: UICollectionReusableView.Type] = [:]
    private var made: [String: UICollectionReusableView] = [:]
    /// The class of the decorations of a kind; nil takes it back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass as? UICollectionReusableView.Type
    }
    func decoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let kind = attributes.representedElementKind, let type = decorations[kind] else { return nil }
        let key = "\(kind) \(attributes.indexPath)"
        if let known = made[key] { return known }
        let view = type.init(frame: attributes.frame)
        made[key] = view
        return view
    }
}
/// What an invalidation of a layout says. It has no effect.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether everything is placed again: true.
    open var invalidateEverything: Bool { true }
    /// Whether the numbers of items have changed: true.
    open var invalidateDataSourceCounts: Bool { true }
    /// Points that the offset changes by. Nothing to do: the user scrolls.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Points that the size changes by. Nothing to do: the layout says the size.
    open var contentSizeAdjustment = CGSize.zero
    /// Items that are placed again. Nothing to do: all are.
    open func invalidateItems(at indexPaths: [IndexPath]) {}
}

/// Places items in lines, one behind the other.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of items; 50 by 50 points by default. The delegate's goes before.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Not zero: items have the size of their content.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of the content.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Points between lines, at least.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Points between the items of a line, at least.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Points around a section.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Where the content goes on.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers along the scrolling; 0 has none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers along the scrolling; 0 has none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether headers stay in sight. Nothing to do: headers scroll.
    open var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
    /// From where insets are measured.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    /// From where insets are measured. Nothing to do: they are measured from the content.
    open var sectionInsetReference = SectionInsetReference.fromContentInset

    private var placed: [UICollectionViewLayoutAttributes] = []
    private var extent = CGSize.zero
    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }
    /// The size of an item in points.
    func size(_ path: IndexPath) -> CGSize {
        guard let collection = collectionView else { return itemSize }
        return delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    }

    open override func prepare() {
        placed = []
        guard let collection = collectionView else { return }
        let isDown = scrollDirection == .vertical, insets = collection.contentInset
        let across = isDown ? collection.bounds.width - insets.left - insets.right
            : collection.bounds.height - insets.top - insets.bottom
        var along: CGFloat = 0
        func rect(_ a: CGFloat, _ b: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(origin: isDown ? CGPoint(x: b, y: a) : CGPoint(x: a, y: b), size: size)
        }
        func extra(_ kind: String, _ section: Int, _ size: CGSize) {
            let length = isDown ? size.height : size.width
            guard length > 0 else { return }
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind,
                                                              with: IndexPath(indexes: [section, 0]))
            attributes.frame = rect(along, 0, isDown ? CGSize(width: across, height: length)
                : CGSize(width: length, height: across))
            placed.append(attributes)
            along += length
        }
        for section in 0..<collection.numberOfSections {
            extra(UICollectionView.elementKindSectionHeader, section,
                  delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
                    ?? headerReferenceSize)
            let inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
            let lineGap = delegate?.collectionView(collection, layout: self,
                                                   minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
            let gap = delegate?.collectionView(collection, layout: self,
                                               minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
            let (start, end) = isDown ? (inset.left, inset.right) : (inset.top, inset.bottom)
            let width = across - start - end
            along += isDown ? inset.top : inset.left
            var line: [(path: IndexPath, size: CGSize)] = [], used: CGFloat = 0, isFirst = true
            func side(_ size: CGSize) -> CGFloat { isDown ? size.width : size.height }
            func depth(_ size: CGSize) -> CGFloat { isDown ? size.height : size.width }
            func endLine(isLast: Bool) {
                guard !line.isEmpty else { return }
                if !isFirst { along += lineGap }
                isFirst = false
                let deepest = line.map { depth($0.size) }.max() ?? 0
                // A full line is spread; the last one has the distances of the least spacing, as a phone has it.
                let total = line.reduce(0) { $0 + side($1.size) }
                let space = line.count > 1 && !isLast ? (width - total) / CGFloat(line.count - 1) : gap
                var at = line.count == 1 && !isLast ? start + (width - total) / 2 : start
                for (path, size) in line {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                    attributes.frame = rect(along + (deepest - depth(size)) / 2, at, size)
                    placed.append(attributes)
                    at += side(size) + space
                }
                along += deepest
                (line, used) = ([], 0)
            }
            for item in 0..<collection.numberOfItems(inSection: section) {
                let path = IndexPath(indexes: [section, item])
                var size = self.size(path)
                if estimatedItemSize != .zero, size == itemSize || size == Self.automaticSize {
                    size = collection.cell(path)?.fittingSize(width: nil, height: nil) ?? size
                }
                if used + side(size) > width + 0.01, !line.isEmpty { endLine(isLast: false) }
                line.append((path, size))
                used += side(size) + gap
            }
            endLine(isLast: true)
            along += isDown ? inset.bottom : inset.right
            extra(UICollectionView.elementKindSectionFooter, section,
                  delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
                    ?? footerReferenceSize)
        }
        extent = isDown ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
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

extension UICollectionView {
    /// Where the content goes on.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
