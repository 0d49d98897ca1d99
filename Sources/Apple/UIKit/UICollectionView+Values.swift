public import Foundation
import QuadrantGeometry

extension UICollectionView {
    /// Where an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// One bit for each place.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)

        /// What is to be in sight so that an item with a frame is at the position.
        func shown(_ frame: CGRect, in bounds: CGRect) -> CGRect {
            var rect = frame
            if !isDisjoint(with: [.top, .centeredVertically, .bottom]) {
                let rest = frame.height - bounds.height
                rect.origin.y += contains(.top) ? 0 : contains(.bottom) ? rest : rest / 2
                rect.size.height = bounds.height
            }
            if !isDisjoint(with: [.left, .centeredHorizontally, .right]) {
                let rest = frame.width - bounds.width
                rect.origin.x += contains(.left) ? 0 : contains(.right) ? rest : rest / 2
                rect.size.width = bounds.width
            }
            return rect
        }
        /// The same for a row of a list; nil for no position.
        var anchor: UnitPoint? {
            if contains(.top) { return .top }
            if contains(.bottom) { return .bottom }
            return contains(.centeredVertically) ? .center : nil
        }
    }
    /// How fast items make room for one that is moved.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
    /// What is beside items.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
    /// The kind of headers of sections.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of footers of sections.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Sets up items of a class.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Sets up an item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        /// A registration by a closure.
        public init(handler: @escaping Handler) { self.handler = handler }
    }
    /// Sets up headers or footers of a class.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Sets up a view.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let elementKind: String
        let handler: Handler
        /// A registration for a kind by a closure.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler) = (elementKind, handler)
        }
    }
}
