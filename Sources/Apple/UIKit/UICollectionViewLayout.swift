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
    open override func copy() -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = copy(with: nil) }
        return result
    }
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
    /// Where scrolling settles after a drag, for where it would by itself and a speed in points a millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint,
                                  withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    /// Where scrolling is after a change of the layout. Never called: the offset stays.
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
/// What an invalidation of a layout says: everything is placed again.
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
