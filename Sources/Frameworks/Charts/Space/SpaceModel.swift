import Foundation
import SwiftUI

/// A chart in space as data: its marks, and its axes, each of which is one side of a cube from -0.5 to 0.5.
@MainActor
struct SpaceModel {
    let marks: [SpaceMark]
    let x: SpaceAxis
    let y: SpaceAxis
    let z: SpaceAxis
    let styles: ChartStyles
    /// The samples of surfaces, by the index of the mark.
    let surfaces: [Int: SpaceSurface]

    init(_ marks: [SpaceMark], _ configuration: ChartConfiguration, _ environment: EnvironmentValues) {
        self.marks = marks
        // The scales of the plane are used for each direction in turn.
        func data(_ direction: Int) -> AxisData {
            let records = marks.compactMap { mark -> MarkRecord? in
                mark.fields.isEmpty ? nil : MarkRecord(.point, x: .value(mark.fields[direction]))
            }
            return AxisData(.horizontal, records, isCategory: configuration.space(direction).type == .category
                || AxisData.kind(.horizontal, records) == .category)
        }
        let hasSurface = marks.contains { if case .surface = $0.kind { true } else { false } }
        var (xs, ys, zs) = (data(0), data(1), data(2))
        func axis(_ direction: Int, _ data: AxisData) -> SpaceAxis {
            SpaceAxis(configuration.space(direction), data, title: SpaceModel.title(direction, marks), environment)
        }
        if hasSurface, xs.isEmpty { xs.include(SpaceSurface.defaultDomain) }
        if hasSurface, zs.isEmpty { zs.include(SpaceSurface.defaultDomain) }
        x = axis(0, xs)
        z = axis(2, zs)
        var surfaces: [Int: SpaceSurface] = [:]
        for (index, mark) in marks.enumerated() {
            guard case .surface(let plot) = mark.kind else { continue }
            let surface = SpaceSurface(plot, x, z)
            if surface.low <= surface.high { ys.include(surface.low...surface.high) }
            surfaces[index] = surface
        }
        y = axis(1, ys)
        self.surfaces = surfaces
        let records = marks.map { mark in
            var record = MarkRecord(.point)
            (record.style.foreground, record.style.foregroundBy) = (mark.style.foreground, mark.style.foregroundBy)
            return record
        }
        styles = ChartStyles(records, configuration)
    }

    /// What an axis is called: the label of the first mark's value.
    private static func title(_ direction: Int, _ marks: [SpaceMark]) -> Text? {
        guard let first = marks.first else { return nil }
        if case .surface(let plot) = first.kind {
            return [plot.labels.x.text, plot.labels.y.text, plot.labels.z.text][direction]
        }
        return first.fields[direction].label.text
    }

    /// The place of three values in the cube.
    func place(_ fields: [PlotField]) -> SIMD3<Double>? {
        guard let x = x.place(fields[0].middle), let y = y.place(fields[1].middle), let z = z.place(fields[2].middle)
        else { return nil }
        return SIMD3(x, y, z)
    }
    func axis(_ direction: Int) -> SpaceAxis { [x, y, z][direction] }
}

extension ChartConfiguration {
    func space(_ direction: Int) -> AxisConfiguration { [x, y, z][direction] }
}

/// One axis of a chart in space.
struct SpaceAxis {
    let domain: AxisDomain
    let ticks: [(place: Double, text: String)]
    let title: Text?
    let isVisible: Bool

    init(_ configuration: AxisConfiguration, _ data: AxisData, title: Text?, _ environment: EnvironmentValues) {
        let inferred = InferredDomain(data, configuration)
        var domain = inferred.domain
        let values = AxisValues(configuration.sets?.first?.values ?? .rule(.automatic), domain,
                                isFixed: inferred.isFixed, data.unit, environment.chartCalendar)
        isVisible = configuration.visibility != .hidden
        if !inferred.isFixed, isVisible { domain = AxisValues.widened(domain, [values]) }
        if inferred.isReversed { domain = domain.reversed }
        self.domain = domain
        self.title = configuration.titles.first.map { $0.text } ?? title
        let shown = values.within(domain)
        let formatter = AxisFormatter(shown, domain, locale: environment.locale, calendar: environment.chartCalendar)
        ticks = !isVisible ? [] : shown.values.prefix(100).compactMap { value in
            domain.part(of: value).map { ($0 - 0.5, formatter.string(value)) }
        }
    }

    /// The place of a value, from -0.5 to 0.5 within the domain.
    func place(_ value: PlotValue) -> Double? {
        let value = domain.kind == .category ? .category(value.categoryName) : value
        guard let part = domain.part(of: value), part.isFinite else { return nil }
        return part - 0.5
    }
    /// The places of a field's ends; the same place twice for a single value.
    func ends(_ field: PlotField) -> (Double, Double)? {
        guard let start = place(field.value) else { return nil }
        guard let upper = field.end, let end = place(upper) else { return (start, start) }
        return (start, end)
    }
}

extension AxisDomain {
    /// The same domain in the other direction.
    var reversed: AxisDomain {
        switch self {
        case .none: .none
        case .numbers(let low, let high, let transform): .numbers(high, low, transform)
        case .dates(let low, let high): .dates(high, low)
        case .categories(let all): .categories(CategoryDomain(all.names.reversed()))
        }
    }
}

/// The samples of a surface.
struct SpaceSurface {
    /// The number of intervals along each side (a guess).
    static let steps = 80
    /// The domain where nothing gives one (a guess).
    static let defaultDomain = -1.0...1.0
    /// The heights, x by x.
    let heights: [Double]
    let low: Double
    let high: Double

    init(_ plot: SurfacePlot, _ x: SpaceAxis, _ z: SpaceAxis) {
        func value(_ axis: SpaceAxis, _ step: Int) -> Double {
            guard case .numbers? = Optional(axis.domain) else { return .nan }
            return axis.domain.value(at: Double(step) / Double(Self.steps))?.number ?? .nan
        }
        var heights: [Double] = []
        for i in 0...Self.steps {
            for j in 0...Self.steps { heights.append(plot.function(value(x, i), value(z, j))) }
        }
        self.heights = heights
        let finite = heights.filter(\.isFinite)
        low = finite.min() ?? .infinity
        high = finite.max() ?? -.infinity
    }
}
