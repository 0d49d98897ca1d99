import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import SwiftUI

extension PlotDrawer {
    /// Draws many points: as copies of one outline where that is possible, else each as an item with an outline that is
    /// kept once.
    func drawPoints(_ record: MarkRecord, into list: inout FragmentBuilder) {
        guard let columns = record.columns, record.style.opacity > 0 else { return }
        let xs = columns.x.places(geometry.x), ys = columns.y.places(geometry.y)
        var outlines = SymbolOutlines(geometry, record.style)
        var paints = ColumnPaints(self, record)
        if columns.areas.isEmpty,
           let item = copies(columns, xs, ys, outlines.outline(nil), &paints) { return list.append(.shape(item)) }
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

    /// All points as copies of one outline; nil where a paint is no plain colour, or there are too many colours.
    private func copies(_ columns: PointColumns, _ xs: [Double], _ ys: [Double], _ outline: SymbolOutlines.Outline,
                        _ paints: inout ColumnPaints) -> ShapeItem? {
        guard outline.size.width > 0, outline.size.height > 0, let plain = paints.plain else { return nil }
        let half = SIMD2(Double(outline.size.width), Double(outline.size.height)) / 2
        let hasColors = !columns.color.numbers.isEmpty, hasOpacities = !columns.opacities.isEmpty
        var offsets: [SIMD2<Double>] = [], colors: [UInt16] = []
        offsets.reserveCapacity(columns.count)
        var palette = CopyPalette()
        if !hasColors, !hasOpacities { guard case .color = plain else { return nil } }
        for index in 0..<columns.count {
            guard xs[index].isFinite, ys[index].isFinite else { continue }
            if hasColors || hasOpacities {
                guard let paint = hasColors ? paints.paint(index) : plain else { continue }
                guard case .color(let color) = paint,
                      let number = palette.index(color, hasOpacities ? columns.opacities[index] : 1) else { return nil }
                colors.append(number)
            }
            offsets.append(SIMD2(xs[index], ys[index]) - half)
        }
        guard !offsets.isEmpty else { return nil }
        return ShapeItem(path: outline.path, frame: CGRect(origin: .zero, size: outline.size), paint: plain,
                         copies: ShapeCopies(offsets: offsets, palette: palette.colors, colors: colors))
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

/// The colours of copies.
private struct CopyPalette {
    private(set) var colors: [RGBA] = []
    private var known: [RGBA: UInt16] = [:]
    /// The number of steps of opacity: more look the same.
    private static let levels: Float = 255
    private static let limit = 4096

    /// The index of a colour with an opacity; nil if there are too many.
    mutating func index(_ color: RGBA, _ opacity: Float) -> UInt16? {
        let drawn = opacity < 1 ? color.opacity((max(0, opacity) * Self.levels).rounded() / Self.levels) : color
        if let found = known[drawn] { return found }
        guard colors.count < Self.limit else { return nil }
        let index = UInt16(colors.count)
        colors.append(drawn)
        known[drawn] = index
        return index
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
