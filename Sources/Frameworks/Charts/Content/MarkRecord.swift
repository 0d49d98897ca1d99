import QuadrantGeometry
import SwiftUI

/// A mark as data: its values and its style.
struct MarkRecord {
    enum Kind { case bar, line, area, point, rule, rectangle, sector, columnPoints, columnLine }
    let kind: Kind
    var x = PlotExtent.none
    var y = PlotExtent.none
    /// The depth of a mark in space.
    var z = PlotExtent.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    var series: PlotField?
    /// The value, radii and gap of a sector.
    var sector: SectorData?
    /// The values of many points, and their labels.
    var columns: PointColumns?
    var columnLabels: (x: PlotLabel, y: PlotLabel)?
    /// A function that is not sampled yet.
    var function: FunctionPlot?

    var style = MarkStyle()
    var layer: Int?
    var index = 0

    init(_ kind: Kind, x: PlotExtent = .none, y: PlotExtent = .none) {
        (self.kind, self.x, self.y) = (kind, x, y)
    }
}

struct SectorData {
    var angle: PlotField
    var inner: MarkDimension
    var outer: MarkDimension
    var inset: CGFloat
}

/// The extent of a mark along one axis, as it is written.
enum PlotExtent: Equatable {
    case none
    case value(PlotField)
    case span(PlotField, PlotField)
    /// A place in points from the plot's leading or top edge; nil is its middle.
    case place(CGFloat?)
    /// Places in points; nil is the edge of the plot.
    case edges(CGFloat?, CGFloat?)

    init<V>(_ value: PlottableValue<V>) { self = .value(value.field) }
    init<V>(_ start: PlottableValue<V>, _ end: PlottableValue<V>) { self = .span(start.field, end.field) }

    /// The fields, of which a scale is made.
    var fields: [PlotField] {
        switch self {
        case .value(let field): [field]
        case .span(let start, let end): [start, end]
        case .none, .place, .edges: []
        }
    }
    var first: PlotField? {
        switch self {
        case .value(let field): field
        case .span(let start, _): start
        case .none, .place, .edges: nil
        }
    }
    var isUsable: Bool {
        switch self {
        case .value(let field): field.isUsable
        case .span(let start, let end): start.isUsable && end.isUsable
        case .none: true
        case .place(let place): place?.isFinite ?? true
        case .edges(let start, let end): (start?.isFinite ?? true) && (end?.isFinite ?? true)
        }
    }
}

/// What the modifiers of a mark say, inner ones first. Marks share it until a modifier changes it, as there are many.
@dynamicMemberLookup
struct MarkStyle {
    private final class Storage {
        var values: MarkStyleValues
        init(_ values: MarkStyleValues) { self.values = values }
    }
    private var storage: Storage
    nonisolated(unsafe) private static let plain = Storage(MarkStyleValues())

    init() { storage = Self.plain }

    subscript<T>(dynamicMember path: WritableKeyPath<MarkStyleValues, T>) -> T {
        get { storage.values[keyPath: path] }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[keyPath: path] = newValue
        }
    }
    subscript<T>(dynamicMember path: KeyPath<MarkStyleValues, T>) -> T { storage.values[keyPath: path] }
    var values: MarkStyleValues { storage.values }
    /// Whether both are the same for certain, as no modifier has changed one.
    func isShared(with other: MarkStyle) -> Bool { storage === other.storage }
}

/// The values of a style.
struct MarkStyleValues {
    var foreground: AnyShapeStyle?
    var foregroundBy: PlotField?
    var opacity = 1.0
    var line: StrokeStyle?
    var lineBy: PlotField?
    var symbol: MarkSymbol?
    var symbolBy: PlotField?
    var symbolSize: MarkSymbolSize?
    var symbolSizeBy: PlotField?
    var interpolation: InterpolationMethod?
    var corner: MarkCorner?
    var clip: MarkClip?
    var offset = MarkOffset()
    var alignsWithPlot: Bool?
    var position: [MarkPosition] = []
    var zIndex = 0.0
    var shadows: [MarkShadow] = []
    var blur: CGFloat = 0
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()
}

enum MarkSymbol {
    case shape(AnyChartSymbolShape)
    /// The index of a view that is drawn.
    case view(Int)
}
enum MarkSymbolSize: Equatable { case area(CGFloat), size(CGSize) }
struct MarkCorner: Equatable {
    var radius: CGFloat
    var style: RoundedCornerStyle
}
struct MarkClip {
    var shape: AnyShape
    var style: FillStyle
}
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
}
/// A value that moves marks apart within their band.
struct MarkPosition {
    var field: PlotField
    var axis: Axis?
    var span: MarkDimension
}
struct MarkShadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
}
struct MarkAccessibility: Equatable {
    var label: Text?
    var value: Text?
    var isHidden: Bool?
    var identifier: String?
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: AnnotationContent
}
enum AnnotationContent {
    case view(AnyView)
    /// A view that depends on the size of its mark.
    case contextual((AnnotationContext) -> AnyView)
}
struct AnnotationRecord {
    let mark: Int
    let annotation: MarkAnnotation
}
