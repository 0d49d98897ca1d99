import QuadrantGeometry
import SwiftUI

/// A mark as data: its values and its style. Marks are copied often: what they say is shared until it is changed.
struct MarkRecord {
    enum Kind { case bar, line, area, point, rule, rectangle, sector, columnPoints, columnLine }
    let kind: Kind
    private var storage: Storage
    var style = MarkStyle()
    var layer: Int?
    var index = 0

    init(_ kind: Kind, x: PlotExtent = .none, y: PlotExtent = .none, width: MarkDimension = .automatic,
         height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked, series: PlotField? = nil) {
        (self.kind, storage) = (kind, Storage(x, y, width, height, stacking, series))
    }

    private final class Storage {
        // Constants are compared without being copied.
        let x: PlotExtent
        let y: PlotExtent
        let series: PlotField?
        var width: MarkDimension
        var height: MarkDimension
        var stacking: MarkStackingMethod
        var rare: Rare?

        init(_ x: PlotExtent, _ y: PlotExtent, _ width: MarkDimension, _ height: MarkDimension,
             _ stacking: MarkStackingMethod, _ series: PlotField?) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
            (self.stacking, self.series) = (stacking, series)
        }
        convenience init(_ other: Storage, x: PlotExtent? = nil, y: PlotExtent? = nil, series: PlotField?? = nil) {
            self.init(x ?? other.x, y ?? other.y, other.width, other.height, other.stacking, series ?? other.series)
            rare = other.rare.map { Rare($0.values) }
        }
        func hasExtents(of other: Storage) -> Bool {
            stacking.value == other.stacking.value && x == other.x && y == other.y && series == other.series
        }
    }
    /// What few marks have.
    private final class Rare {
        struct Values {
            var z = PlotExtent.none
            var sector: SectorData?
            var columns: PointColumns?
            var columnLabels: (x: PlotLabel, y: PlotLabel)?
            var function: FunctionPlot?
        }
        var values: Values
        init(_ values: Values) { self.values = values }
    }

    private mutating func change(_ change: (Storage) -> Void) {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
        change(storage)
    }
    private mutating func changeRare(_ change: (inout Rare.Values) -> Void) {
        self.change { storage in
            let rare = storage.rare ?? Rare(Rare.Values())
            change(&rare.values)
            storage.rare = rare
        }
    }

    var x: PlotExtent {
        get { storage.x }
        set { storage = Storage(storage, x: newValue) }
    }
    var y: PlotExtent {
        get { storage.y }
        set { storage = Storage(storage, y: newValue) }
    }
    var width: MarkDimension {
        get { storage.width }
        set { change { $0.width = newValue } }
    }
    var height: MarkDimension {
        get { storage.height }
        set { change { $0.height = newValue } }
    }
    var stacking: MarkStackingMethod {
        get { storage.stacking }
        set { change { $0.stacking = newValue } }
    }
    var series: PlotField? {
        get { storage.series }
        set { storage = Storage(storage, series: newValue) }
    }
    /// The value that names the series.
    var seriesValue: PlotValue? { storage.series?.value }
    /// Whether the values are those of another mark, put on each other in the same way.
    func hasExtents(of other: MarkRecord) -> Bool { storage === other.storage || storage.hasExtents(of: other.storage) }
    /// Whether the place of the mark along an axis follows from a value.
    func hasValue(_ axis: Axis) -> Bool { (axis == .horizontal ? x : y).first != nil }
    /// The depth of a mark in space.
    var z: PlotExtent {
        get { storage.rare?.values.z ?? .none }
        set { changeRare { $0.z = newValue } }
    }
    /// The value, radii and gap of a sector.
    var sector: SectorData? {
        get { storage.rare?.values.sector }
        set { changeRare { $0.sector = newValue } }
    }
    /// The values of many points, and their labels.
    var columns: PointColumns? {
        get { storage.rare?.values.columns }
        set { changeRare { $0.columns = newValue } }
    }
    var columnLabels: (x: PlotLabel, y: PlotLabel)? {
        get { storage.rare?.values.columnLabels }
        set { changeRare { $0.columnLabels = newValue } }
    }
    /// A function that is not sampled yet.
    var function: FunctionPlot? {
        get { storage.rare?.values.function }
        set { changeRare { $0.function = newValue } }
    }
    /// Whether it is a sector, or many points, or a function, or a mark in space.
    var isRare: Bool { storage.rare != nil }
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
    indirect case span(PlotField, PlotField)
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
    /// Nil while no modifier has changed it.
    private var storage: Storage?
    /// Beside the rest, as it tells what is selected from what is not in many charts.
    var opacity = 1.0
    nonisolated(unsafe) private static let plain = Storage(MarkStyleValues())

    subscript<T>(dynamicMember path: WritableKeyPath<MarkStyleValues, T>) -> T {
        get { (storage ?? Self.plain).values[keyPath: path] }
        set {
            if storage == nil || !isKnownUniquelyReferenced(&storage) {
                storage = Storage((storage ?? Self.plain).values)
            }
            storage?.values[keyPath: path] = newValue
        }
    }
    subscript<T>(dynamicMember path: KeyPath<MarkStyleValues, T>) -> T {
        (storage ?? Self.plain).values[keyPath: path]
    }
    /// Whether no modifier has changed it, but for the opacity.
    var isUnchanged: Bool { storage == nil }
    /// Whether both are the same for certain but for the opacity, as no modifier has changed one.
    func isShared(with other: MarkStyle) -> Bool { storage === other.storage }
}

/// The values of a style.
struct MarkStyleValues {
    var foreground: AnyShapeStyle?
    var foregroundBy: PlotField?
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
