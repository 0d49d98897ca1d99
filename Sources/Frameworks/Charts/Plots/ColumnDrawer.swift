import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import SwiftUI

extension PlotDrawer {
    /// Draws many points: each an item with the same outline, which is kept once.
    func drawPoints(_ record: MarkRecord, into list: inout FragmentBuilder) {
        guard let columns = record.columns, record.style.opacity > 0 else { return }
        let style = record.style
        let xs = columns.x.places(geometry.x), ys = columns.y.places(geometry.y)
        var outlines = SymbolOutlines(geometry, style)
        var paints = ColumnPaints(self, record)
        let hasColors = !columns.color.numbers.isEmpty, hasAreas = !columns.areas.isEmpty
        var outline = outlines.outline(nil), paint = paints.plain
        for index in 0..<columns.count {
            let x = xs[index], y = ys[index]
            guard x.isFinite, y.isFinite else { continue }
            if hasAreas { outline = outlines.outline(CGFloat(columns.areas[index])) }
            guard outline.size.width > 0, outline.size.height > 0 else { continue }
            if hasColors { paint = paints.paint(index) }
            guard var painted = paint else { continue }
            if !columns.opacities.isEmpty {
                painted = painted.opacity(max(0, min(1, columns.opacities[index])))
            }
            let corner = CGPoint(x: CGFloat(x) - outline.size.width / 2, y: CGFloat(y) - outline.size.height / 2)
            list.append(.shape(ShapeItem(path: outline.path, frame: CGRect(origin: corner, size: outline.size),
                                         paint: painted, sharedBounds: outline.bounds)))
        }
    }

    /// Draws a line through many points. What has no place interrupts it.
    func drawLine(_ record: MarkRecord, into list: inout FragmentBuilder) {
        guard let columns = record.columns else { return }
        let xs = columns.x.places(geometry.x), ys = columns.y.places(geometry.y)
        var run: [CGPoint] = [], path = Path()
        let method = record.style.interpolation?.value ?? .linear
        func end() {
            if run.count > 1 { Interpolation.add(run, method, to: &path) }
            run.removeAll(keepingCapacity: true)
        }
        for index in 0..<columns.count {
            if xs[index].isFinite, ys[index].isFinite { run.append(CGPoint(x: xs[index],
                y: ys[index])) } else { end() }
        }
        end()
        stroke(path, record.style, into: &list)
        guard record.style.hasSymbol else { return }
        drawPoints(record, into: &list)
    }
}

/// The outlines of symbols by their area.
private struct SymbolOutlines {
    struct Outline {
        let path: Path
        let size: CGSize
        let bounds: CGRect
    }
    private let geometry: PlotGeometry
    private let style: MarkStyle
    private var known: [CGFloat: Outline] = [:]
    private var standard: Outline?

    init(_ geometry: PlotGeometry, _ style: MarkStyle) { (self.geometry, self.style) = (geometry, style) }

    mutating func outline(_ area: CGFloat?) -> Outline {
        if let area, let found = known[area] { return found }
        if area == nil, let standard { return standard }
        var style = style
        if let area { (style.symbolSize, style.symbolSizeBy) = (.area(area), nil) }
        let size = geometry.symbolSize(style)
        let path = geometry.symbolShape(style).base.path(in: CGRect(origin: .zero, size: size))
        let made = Outline(path: path, size: size, bounds: path.boundingRect)
        if let area { known[area] = made } else { standard = made }
        return made
    }
}

/// The paints of points by the values of their colours.
private struct ColumnPaints {
    private let drawer: PlotDrawer
    private let record: MarkRecord
    private var known: [Int: Paint] = [:]
    /// The number of colours that a scale of numbers is divided into: more look the same.
    private static let levels = 1024.0

    init(_ drawer: PlotDrawer, _ record: MarkRecord) { (self.drawer, self.record) = (drawer, record) }

    var plain: Paint? { resolved(drawer.model.styles.foreground(record.style)) }

    private func resolved(_ style: AnyShapeStyle) -> Paint {
        let paint = style.resolvedStyle(in: drawer.environment, rect: drawer.plot).paint
        return record.style.opacity < 1 ? paint.opacity(Float(record.style.opacity)) : paint
    }

    mutating func paint(_ index: Int) -> Paint? {
        guard let columns = record.columns else { return nil }
        let number = columns.color.numbers[index], styles = drawer.model.styles
        guard number.isFinite else { return nil }
        let key = styles.ramp.map { Int($0.part(number) * Self.levels) } ?? Int(number)
        if let found = known[key] { return found }
        guard let value = columns.color.value(index), let style = styles.foreground(for: value) else { return nil }
        let made = resolved(style)
        known[key] = made
        return made
    }
}
