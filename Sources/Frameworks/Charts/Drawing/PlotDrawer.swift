import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantViews
import SwiftUI

/// Draws the marks of a chart as items of the display list.
struct PlotDrawer {
    let geometry: PlotGeometry
    let order: MarkOrder
    let environment: EnvironmentValues
    let symbols: DrawnSymbols
    /// The rectangle of the plot in the fragment; outlines are relative to its corner.
    let frame: CGRect

    var model: ChartModel { geometry.model }
    var plot: CGRect { CGRect(origin: .zero, size: frame.size) }

    /// Draws a layer; nil is the chart itself.
    func draw(layer: Int?, into list: inout FragmentBuilder) { draw(order[layer][...], into: &list) }

    func draw(_ units: Slice<MarkOrder.Units>, into list: inout FragmentBuilder) {
        var units = units
        while let unit = units.popFirst() {
            switch unit {
            case .mark(let index):
                let record = model.records[index]
                guard record.kind == .point, case .mark(let next)? = units.first,
                      model.records[next].isSamePoint(as: record) else {
                    draw(record, into: &list)
                    continue
                }
                var run = [index]
                while case .mark(let next)? = units.first, model.records[next].isSamePoint(as: record) {
                    run.append(next)
                    units.removeFirst()
                }
                if !drawCopies(run, into: &list) { for index in run { draw(model.records[index], into: &list) } }
            case .series(let marks): draw(series: marks, into: &list)
            case .layer(let inner): drawLayer(inner, into: &list)
            }
        }
    }

    private func drawLayer(_ index: Int, into list: inout FragmentBuilder) {
        if case .compositing(_?) = model.layers[index].effect {
            // The style of the program draws the layer in a view of its own.
            if let found = symbols.first(LayerTrait.id, where: { ($0 as? Int) == index }) {
                list.append(.fragment(found.picture, at: .zero))
            }
            return
        }
        var inner = FragmentBuilder()
        // The items of a layer have the plot's corner as their origin, as those of the chart have.
        draw(layer: index, into: &inner)
        guard !inner.items.isEmpty else { return }
        switch model.layers[index].effect {
        case .compositing:
            list.append(.effect(.layer, Fragment(inner.items), frame: CGRect(origin: .zero, size: frame.size)))
        case .masked(let mask):
            var shape = FragmentBuilder()
            draw(layer: mask, into: &shape)
            guard !shape.items.isEmpty else { return }
            list.append(.effect(.mask(Fragment(shape.items)), Fragment(inner.items),
                                frame: CGRect(origin: .zero, size: frame.size)))
        case .mask: break
        }
    }

    // MARK: single marks

    private func draw(_ record: MarkRecord, into list: inout FragmentBuilder) {
        switch record.kind {
        case .bar, .rectangle:
            guard let rect = geometry.rect(record), rect.width > 0, rect.height > 0 else { return }
            fill(geometry.outline(record, rect), rect, record.style, into: &list)
        case .rule:
            guard let (from, to) = geometry.rule(record) else { return }
            var path = Path()
            path.move(to: from)
            path.addLine(to: to)
            stroke(path, record.style, into: &list)
        case .sector:
            guard let outline = SectorOutline(record, in: geometry) else { return }
            let circle = geometry.circle
            let box = CGRect(x: circle.center.x - circle.radius, y: circle.center.y - circle.radius,
                             width: 2 * circle.radius, height: 2 * circle.radius)
            fill(outline.path, box, record.style, into: &list)
        case .point: drawSymbol(record, into: &list)
        case .columnPoints: drawPoints(record, into: &list)
        case .columnLine: drawLine(record, into: &list)
        case .line, .area: break
        }
    }

    /// Draws points of one symbol and one colour as copies; false where that is not possible.
    private func drawCopies(_ run: [Int], into list: inout FragmentBuilder) -> Bool {
        let style = model.records[run[0]].style
        guard style.allowsCopies else { return false }
        let size = geometry.symbolSize(style)
        guard style.opacity > 0, size.width > 0, size.height > 0 else { return true }
        let resolved = model.styles.foreground(style).resolvedStyle(in: environment, rect: plot)
        guard case .color(let color) = resolved.paint, resolved.shadows.isEmpty, resolved.blend == nil else {
            return false
        }
        let offsets = run.compactMap { index -> SIMD2<Double>? in
            guard let point = geometry.point(model.records[index]), model.records[index].isUsable else { return nil }
            return SIMD2(Double(point.x - size.width / 2), Double(point.y - size.height / 2))
        }
        guard !offsets.isEmpty else { return true }
        let path = geometry.symbolShape(style).base.path(in: CGRect(origin: .zero, size: size))
        let paint = Paint.color(style.opacity < 1 ? color.opacity(Float(style.opacity)) : color)
        list.append(.shape(ShapeItem(path: path, frame: CGRect(origin: .zero, size: size), paint: paint,
                                     copies: ShapeCopies(offsets: offsets, palette: [], colors: []))))
        return true
    }

    // MARK: lines and areas

    private func draw(series marks: [Int], into list: inout FragmentBuilder) {
        guard let first = marks.first else { return }
        let record = model.records[first]
        if record.kind == .area { return drawArea(marks, record, into: &list) }
        var runs: [[CGPoint]] = [[]]
        for index in marks {
            // A value without a place, such as a missing one, interrupts the line.
            if let point = geometry.point(model.records[index]), model.records[index].isUsable {
                runs[runs.count - 1].append(point)
            } else if !runs[runs.count - 1].isEmpty {
                runs.append([])
            }
        }
        var path = Path()
        for run in runs { Interpolation.add(run, record.style.interpolation?.value ?? .linear, to: &path) }
        var line = FragmentBuilder()
        stroke(path, record.style, into: &line)
        let hasSymbols = marks.contains { model.records[$0].style.hasSymbol }
        if hasSymbols, !line.items.isEmpty { cutOut(marks, &line) }
        list.items += line.items
        if hasSymbols { for index in marks { drawSymbol(model.records[index], isOnLine: true, into: &list) } }
    }

    /// Leaves out what is within the rings on a line, and within other symbols that are shapes: those of the program as
    /// well (a picture of iOS 16, of fanyu/Swift-Charts). Under the views of a program the line continues (a guess).
    private func cutOut(_ marks: [Int], _ line: inout FragmentBuilder) {
        var holes = Path(plot.insetBy(dx: -1000, dy: -1000)), hasHole = false
        for index in marks {
            let record = model.records[index]
            guard record.style.hasShapedSymbol, let point = geometry.point(record) else { continue }
            let rect = symbolRect(record.style, at: point)
            guard rect.width > 0, rect.height > 0 else { continue }
            let shape = symbolShape(record.style).base
            holes.addPath(((shape as? any OutlinedSymbol)?.solid ?? shape).path(in: rect))
            hasHole = true
        }
        guard hasHole else { return }
        line.items = [.effect(.clip(holes, isEvenOdd: true, isAntialiased: true), Fragment(line.items),
                              frame: CGRect(origin: .zero, size: frame.size))]
    }

    private func drawArea(_ marks: [Int], _ record: MarkRecord, into list: inout FragmentBuilder) {
        var runs: [[(base: CGPoint, value: CGPoint)]] = [[]]
        for index in marks {
            if let edge = geometry.edges(model.records[index]), model.records[index].isUsable {
                runs[runs.count - 1].append(edge)
            } else if !runs[runs.count - 1].isEmpty {
                runs.append([])
            }
        }
        let method = record.style.interpolation?.value ?? .linear
        var path = Path()
        for run in runs where run.count > 1 {
            Interpolation.add(run.map(\.value), method, to: &path)
            Interpolation.add(run.reversed().map(\.base), method, to: &path, isContinued: true)
            path.closeSubpath()
        }
        guard !path.isEmpty else { return }
        fill(path, path.boundingRect, record.style, into: &list)
    }

    // MARK: paints

    private func fill(_ path: Path, _ box: CGRect, _ style: MarkStyle, fill: FillStyle = FillStyle(),
                      into list: inout FragmentBuilder) {
        paint(path, box, nil, fill, style, into: &list)
    }

    func stroke(_ path: Path, _ style: MarkStyle, into list: inout FragmentBuilder) {
        guard !path.isEmpty else { return }
        paint(path, path.boundingRect, lineStyle(style), FillStyle(), style, into: &list)
    }

    private func lineStyle(_ style: MarkStyle) -> StrokeStyle {
        if let own = style.line { return own }
        if let field = style.lineBy, let found = model.styles.line[field.value] { return found }
        return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    }

    private func paint(_ path: Path, _ box: CGRect, _ line: StrokeStyle?, _ fill: FillStyle, _ style: MarkStyle,
                       into list: inout FragmentBuilder) {
        guard style.opacity > 0 else { return }
        let bounds = style.alignsWithPlot == true ? plot : box
        var resolved = model.styles.foreground(style).resolvedStyle(in: environment, rect: bounds)
        if style.opacity < 1 { resolved.paint = resolved.paint.opacity(Float(style.opacity)) }
        let isPlain = style.shadows.isEmpty && style.blur == 0
        var inner = FragmentBuilder()
        inner.append(path, frame: frame, stroke: line, fill: style.clip?.style ?? fill, resolved)
        guard !isPlain, !inner.items.isEmpty else {
            list.items += inner.items
            return
        }
        var content = Fragment(inner.items)
        if style.blur > 0 {
            content = Fragment([.effect(.blur(radius: style.blur, isOpaque: false), content,
                                        frame: CGRect(origin: .zero, size: frame.size))])
        }
        for shadow in style.shadows {
            let color = shadow.color.rgba(in: environment)
            content = Fragment([.effect(.shadow(color, radius: max(0, shadow.radius), offset: shadow.offset), content,
                                        frame: CGRect(origin: .zero, size: frame.size))])
        }
        list.append(.fragment(content, at: .zero))
    }

    // MARK: symbols

    private func drawSymbol(_ record: MarkRecord, isOnLine: Bool = false, into list: inout FragmentBuilder) {
        let style = record.style
        guard let point = geometry.point(record), record.isUsable, !isOnLine || style.hasSymbol else { return }
        if case .view(let index) = style.symbol {
            draw(view: index, at: point, style.opacity, into: &list)
            return
        }
        let rect = symbolRect(style, at: point), shape = symbolShape(style)
        guard rect.width > 0, rect.height > 0 else { return }
        // A symbol of this framework on a line is a ring; others are as they are.
        if isOnLine, style.symbolBy != nil, shape.base is BasicChartSymbolShape || shape.base is Circle {
            // As wide as the line; measured for lines of 1 and 2 points.
            let width = min(max(0, lineStyle(style).lineWidth), min(rect.width, rect.height))
            let ring = rect.insetBy(dx: width / 2, dy: width / 2)
            guard ring.width > 0, ring.height > 0 else {
                fill(shape.base.path(in: rect), rect, style, into: &list)
                return
            }
            let path = shape.base.path(in: ring).strokedPath(StrokeStyle(lineWidth: width))
            fill(path, rect, style, into: &list)
        } else {
            fill(shape.base.path(in: rect), rect, style, into: &list)
        }
    }

    private func symbolShape(_ style: MarkStyle) -> AnyChartSymbolShape { geometry.symbolShape(style) }

    private func symbolRect(_ style: MarkStyle, at point: CGPoint) -> CGRect {
        let size = geometry.symbolSize(style)
        return CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
                      height: size.height)
    }

    private func draw(view index: Int, at point: CGPoint, _ opacity: Double, into list: inout FragmentBuilder) {
        let found = symbols.first(SymbolTrait.id) { ($0 as? Int) == index }
        guard let found else { return }
        let corner = CGPoint(x: frame.minX + point.x - found.size.width / 2,
                             y: frame.minY + point.y - found.size.height / 2)
        if opacity < 1 {
            let place = CGRect(origin: corner, size: found.size)
            list.append(.effect(.opacity(max(opacity, 0)), found.picture, frame: place))
        } else {
            list.append(.fragment(found.picture, at: corner))
        }
    }
}

extension MarkStyleValues {
    /// Whether a line has a symbol at each point.
    var hasSymbol: Bool { symbol != nil || symbolBy != nil }
    /// Whether that symbol is a shape, not a view of the program.
    var hasShapedSymbol: Bool {
        if case .view = symbol { return false }
        return hasSymbol
    }
}

extension MarkStyle {
    /// Whether points in this style can be copies of one outline: each is a plain shape.
    fileprivate var allowsCopies: Bool {
        if case .view = self.symbol { return false }
        return self.shadows.isEmpty && self.blur == 0 && self.clip == nil
    }
}

extension MarkRecord {
    /// Whether both are points that differ in nothing but their places.
    fileprivate func isSamePoint(as other: MarkRecord) -> Bool {
        kind == .point && other.kind == .point && layer == other.layer && style.isDrawnLike(other.style)
    }

    /// Whether the mark has a place: none of its values is infinite or not a number.
    var isUsable: Bool { x.isUsable && y.isUsable }
}

/// Tells the views of layers apart.
nonisolated struct LayerTrait: TraitRole {
    typealias Body = Never
    let index: Int
    static let id = ObjectIdentifier(LayerTrait.self)
    func trait(_ key: ObjectIdentifier) -> Any? { key == Self.id ? index : nil }
}

/// Tells the views of symbols apart.
nonisolated struct SymbolTrait: TraitRole {
    typealias Body = Never
    let index: Int
    static let id = ObjectIdentifier(SymbolTrait.self)
    func trait(_ key: ObjectIdentifier) -> Any? { key == Self.id ? index : nil }
}
