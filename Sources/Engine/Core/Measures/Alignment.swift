public import Foundation
package import QuadrantGeometry
package import QuadrantGraph

/// A custom alignment guide, with its default position.
public protocol AlignmentID {
    /// The position of the guide in a view that sets none: points from the leading edge, or from the top for a vertical
    /// guide.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Identifies one guide on one axis; equal for the same `AlignmentID`.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    /// The axis on which the guide is a position.
    package let axis: Axis
    /// Whether containers do not inherit the guide from their children (leading, center, trailing, top, center,
    /// bottom).
    package let isBuiltIn: Bool
    /// Whether it is a guide of a line of text, which containers inherit although it is built in.
    package let isOfText: Bool
    /// Whether it is that of the last line of text.
    package var isLastBaseline: Bool { isOfText && self == VerticalAlignment.lastTextBaseline.key }
    /// The default position of a built-in guide, as a fraction of the length; NaN for any other guide.
    package let fraction: Double

    fileprivate init(id: any AlignmentID.Type, axis: Axis, isBuiltIn: Bool, isOfText: Bool, fraction: Double = .nan) {
        self.id = id
        self.axis = axis
        self.isBuiltIn = isBuiltIn
        self.isOfText = isOfText
        self.fraction = fraction
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A guide along the horizontal axis, measured from a view's leading edge in points.
public struct HorizontalAlignment: Equatable, Sendable {
    /// The identity of the guide and its axis.
    package let key: AlignmentKey
    /// A custom guide; containers inherit it from their children, unlike the built-in ones.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .horizontal, isBuiltIn: false, isOfText: false)
    }
    /// The alignment of a key for x.
    package init(_ key: AlignmentKey) { self.key = key }
    private init(builtIn id: any AlignmentID.Type, at part: Double) {
        key = AlignmentKey(id: id, axis: .horizontal, isBuiltIn: true, isOfText: false, fraction: part)
    }

    private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }

    /// The leading edge: 0.
    public static let leading = HorizontalAlignment(builtIn: Leading.self, at: 0)
    /// The centre: half the width.
    public static let center = HorizontalAlignment(builtIn: Center.self, at: 0.5)
    /// The trailing edge: the width.
    public static let trailing = HorizontalAlignment(builtIn: Trailing.self, at: 1)
    /// The start of a row's separator; a list uses the start of the row's text if no view sets the guide.
    public static let listRowSeparatorLeading = HorizontalAlignment(builtIn: Leading.self, at: 0)
    /// The end of a row's separator: the row's trailing edge unless a view in it sets the guide.
    public static let listRowSeparatorTrailing = HorizontalAlignment(builtIn: Trailing.self, at: 1)
}

/// A guide along the vertical axis, measured from a view's top edge in points.
public struct VerticalAlignment: Equatable, Sendable {
    /// The identity of the guide and its axis.
    package let key: AlignmentKey
    /// A custom guide; containers inherit it from their children.
    public init(_ id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical, isBuiltIn: false, isOfText: false)
    }
    /// The alignment of a key for y.
    package init(_ key: AlignmentKey) { self.key = key }
    private init(builtIn id: any AlignmentID.Type, at part: Double, isOfText: Bool = false) {
        key = AlignmentKey(id: id, axis: .vertical, isBuiltIn: true, isOfText: isOfText, fraction: part)
    }

    private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    private enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    private enum FirstLineCenter: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
    }
    private enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }

    /// The top edge: 0.
    public static let top = VerticalAlignment(builtIn: Top.self, at: 0)
    /// The centre: half the height.
    public static let center = VerticalAlignment(builtIn: Center.self, at: 0.5)
    /// The bottom edge: the height.
    public static let bottom = VerticalAlignment(builtIn: Bottom.self, at: 1)
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(builtIn: FirstBaseline.self, at: 1, isOfText: true)
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(builtIn: LastBaseline.self, at: 1, isOfText: true)
    /// The middle of the capital letters of the first line of text; the centre of a view without text.
    package static let firstLineCenter = VerticalAlignment(builtIn: FirstLineCenter.self, at: 0.5, isOfText: true)
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the width.
    public var horizontal: HorizontalAlignment
    /// The guide along the height.
    public var vertical: VerticalAlignment

    /// A pair of guides, one for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Centred on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, centred vertically.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, centred vertically.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, centred horizontally.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, centred horizontally.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// Centred horizontally on the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Centred horizontally on the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge on the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The leading edge on the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge on the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The trailing edge on the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    package func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}

/// Knows the guides of views.
package protocol GuideSource: AnyObject {
    /// The explicit position of a guide of `node` for a size; nil for the guide's default.
    func explicitGuide(_ node: NodeIndex, _ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double?
}

/// A view's size for one proposal, and its guides in its own coordinate space.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    package let size: SIMD2<Double>
    /// The node whose guides are read; 0 for a size without a view.
    package let node: NodeIndex
    private let guides: (any GuideSource)?
    /// The proposal that the size is for, with which explicit guides are looked up.
    package let proposal: Proposal

    /// A size whose guides are those of a node when that is measured with `proposal`.
    package init(size: SIMD2<Double>, proposal: Proposal, node: NodeIndex,
                 guides: (any GuideSource)?) {
        self.size = size
        self.proposal = proposal
        self.node = node
        self.guides = guides
    }

    /// The width in points.
    public var width: CGFloat { CGFloat(size.x) }
    /// The height in points.
    public var height: CGFloat { CGFloat(size.y) }

    /// The guide's position in points from the leading edge; its default if the view sets none.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
    }
    /// The guide's position in points from the top; its default if the view sets none.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
    }
    /// The guide's position in points from the leading edge if the view or its content sets it; else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The guide's position in points from the top if the view or its content sets it; else nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The guide where a view sets it; nil where the default stands.
    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let guides, node != 0 else { return nil }
        return guides.explicitGuide(node, key, size, proposal).map { CGFloat($0) }
    }

    /// The guide: what a view sets, else the default of the key for this size.
    package func value(_ key: AlignmentKey) -> Double {
        Double(explicit(key) ?? key.id.defaultValue(in: self))
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.node == b.node && a.proposal == b.proposal
    }
}
