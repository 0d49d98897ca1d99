public import Foundation

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
    /// The direction in which content continues.
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
    /// The direction in which content continues.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
