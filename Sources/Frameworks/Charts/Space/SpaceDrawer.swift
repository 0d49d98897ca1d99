import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantViews
import SwiftUI

/// The distances of labels from the edges of the box, in points.
private enum SpaceLabels {
    /// The length of a tick.
    static let tick: CGFloat = 5.5
    /// From the edge of y to its labels.
    static let beside: CGFloat = 7
    /// From the edges of x and z to the middle of their labels.
    static let below: CGFloat = 10
    /// From the labels of y to its title.
    static let titleBeside: CGFloat = 12
    /// From the edges of x and z to the middle of their titles.
    static let titleBelow: CGFloat = 21
}

/// Draws a chart in space: walls and axes, then faces from back to front.
@MainActor
struct SpaceDrawer {
    let model: SpaceModel
    let camera: SpaceCamera
    let size: CGSize
    let environment: EnvironmentValues

    /// Something that is drawn, with its distance.
    private struct Face {
        let depth: Double
        let path: Path
        let color: Color
        /// The width of a line; nil fills the path.
        var line: CGFloat?
        /// The place of a highlight.
        var gloss: CGRect?
    }

    func draw(_ context: inout GraphicsContext) {
        let frame = SpaceFrame(camera: camera)
        drawWalls(frame, &context)
        var faces: [Face] = []
        for (index, mark) in model.marks.enumerated() { add(mark, index, &faces) }
        faces.sort { $0.depth < $1.depth }
        for face in faces {
            if let line = face.line {
                context.stroke(face.path, with: .color(face.color),
                               style: StrokeStyle(lineWidth: line, lineCap: .round))
                continue
            }
            context.fill(face.path, with: .color(face.color))
            // Neighbouring faces leave no gap between them.
            if face.gloss == nil {
                context.stroke(face.path, with: .color(face.color),
                               style: StrokeStyle(lineWidth: 0.5, lineJoin: .round))
            }
            if let gloss = face.gloss {
                let center = CGPoint(x: gloss.midX - gloss.width * 0.18, y: gloss.midY - gloss.height * 0.22)
                let shade = Gradient(colors: [.white.opacity(0.55), .white.opacity(0), .black.opacity(0.25)])
                context.fill(face.path, with: .radialGradient(shade, center: center, startRadius: 0,
                                                              endRadius: gloss.width * 0.75))
            }
        }
        for edge in frame.frontEdges { stroke(edge.0, edge.1, .gray.opacity(0.6), 0.75, &context) }
        drawLabels(frame, &context)
    }

    private func stroke(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ color: Color, _ width: CGFloat,
                        _ context: inout GraphicsContext) {
        var path = Path()
        path.move(to: camera.project(a))
        path.addLine(to: camera.project(b))
        context.stroke(path, with: .color(color), lineWidth: width)
    }

    // MARK: axes

    private func drawWalls(_ frame: SpaceFrame, _ context: inout GraphicsContext) {
        for wall in 0..<3 {
            for direction in 0..<3 where direction != wall {
                let other = 3 - wall - direction
                for tick in model.axis(direction).ticks {
                    var a = SIMD3<Double>(), b = SIMD3<Double>()
                    (a[wall], b[wall]) = (frame.far[wall], frame.far[wall])
                    (a[direction], b[direction]) = (tick.place, tick.place)
                    (a[other], b[other]) = (-0.5, 0.5)
                    stroke(a, b, .gray.opacity(0.3), 0.5, &context)
                }
            }
        }
        for edge in frame.backEdges { stroke(edge.0, edge.1, .gray.opacity(0.6), 0.75, &context) }
    }

    /// Ticks, labels and titles: to the right of the edge of y, below those of x and z. Values at the ends of a domain,
    /// where edges meet, have none. Lengths are read off one picture of iOS 26 (PareshKarnawat/SwiftCharts).
    private func drawLabels(_ frame: SpaceFrame, _ context: inout GraphicsContext) {
        for direction in 0..<3 {
            let axis = model.axis(direction)
            guard axis.isVisible, let edge = frame.labelEdge(direction) else { continue }
            let (a, b) = (camera.project(edge.0), camera.project(edge.1))
            // An edge that points at the viewer has no space for labels.
            guard hypot(a.x - b.x, a.y - b.y) > 30 else { continue }
            let isUpright = direction == 1
            func beside(_ point: CGPoint, _ reach: CGFloat) -> CGPoint {
                isUpright ? CGPoint(x: point.x + reach, y: point.y) : CGPoint(x: point.x, y: point.y + reach)
            }
            var widest: CGFloat = 0, last: CGPoint?, labels: [CGRect] = []
            for tick in axis.ticks where abs(tick.place) < 0.5 - 1e-6 {
                var place = edge.0
                place[direction] = tick.place
                let point = camera.project(place)
                let text = context.resolve(Text(verbatim: tick.text).font(.caption).foregroundStyle(.primary))
                let own = text.measure(in: CGSize(width: 200, height: 100))
                if let last, abs(last.x - point.x) < own.width + 2, abs(last.y - point.y) < own.height { continue }
                last = point
                widest = max(widest, own.width)
                let center = beside(point, isUpright ? SpaceLabels.beside + own.width / 2 : SpaceLabels.below)
                labels.append(CGRect(x: center.x - own.width / 2, y: center.y - 6, width: own.width, height: 12))
                var line = Path()
                line.move(to: point)
                line.addLine(to: beside(point, SpaceLabels.tick))
                context.stroke(line, with: .color(.gray.opacity(0.6)), lineWidth: 0.75)
                context.draw(text, at: center)
            }
            guard let title = axis.title else { continue }
            let text = context.resolve(title.font(.caption).foregroundStyle(.primary))
            let middle = camera.project((edge.0 + edge.1) / 2)
            let width = text.measure(in: CGSize(width: 200, height: 100)).width
            var center = beside(middle, isUpright ? SpaceLabels.beside + widest + SpaceLabels.titleBeside + width / 2
                                                  : SpaceLabels.titleBelow)
            // Titles that are longer than those of the picture are further down, beyond the labels, or above the edge
            // of y (guesses).
            if isUpright, center.x + width / 2 > size.width {
                center = CGPoint(x: min(max(a.x, b.x), size.width - width / 2), y: min(a.y, b.y) - 10)
            }
            func isOverLabels() -> Bool {
                let frame = CGRect(x: center.x - width / 2, y: center.y - 6, width: width, height: 12)
                return labels.contains { $0.insetBy(dx: -2, dy: 0).intersects(frame) }
            }
            for _ in 0..<20 where !isUpright && isOverLabels() { center.y += 3 }
            context.draw(text, at: center)
        }
    }

    // MARK: marks

    private func color(_ style: SpaceStyle) -> Color {
        var plane = MarkStyle()
        (plane.foreground, plane.foregroundBy) = (style.foreground, style.foregroundBy)
        return model.styles.color(plane, in: environment) ?? .blue
    }
    private func shaded(_ color: Color, _ light: Double, _ style: SpaceStyle) -> Color {
        let dark = (1 - light) * (0.35 + 0.3 * style.metalness)
        return color.mix(with: .black, by: max(0, min(1, dark)))
    }

    private func add(_ mark: SpaceMark, _ index: Int, _ faces: inout [Face]) {
        switch mark.kind {
        case .point:
            guard let place = model.place(mark.fields) else { return }
            addSymbol(mark.style, place, &faces)
        case .rule:
            guard let (a, b) = ends(mark.fields) else { return }
            var path = Path()
            path.move(to: camera.project(a))
            path.addLine(to: camera.project(b))
            faces.append(Face(depth: camera.depth((a + b) / 2), path: path, color: color(mark.style), line: 2))
        case .rectangle:
            guard let (a, b) = ends(mark.fields) else { return }
            addRectangle(mark.style, a, b, &faces)
        case .surface:
            guard let surface = model.surfaces[index] else { return }
            addSurface(mark.style, surface, &faces)
        }
    }

    private func ends(_ fields: [PlotField]) -> (SIMD3<Double>, SIMD3<Double>)? {
        var a = SIMD3<Double>(), b = SIMD3<Double>()
        for direction in 0..<3 {
            guard let (start, end) = model.axis(direction).ends(fields[direction]) else { return nil }
            (a[direction], b[direction]) = (start, end)
        }
        return (a, b)
    }

    private func polygon(_ points: [SIMD3<Double>]) -> Path {
        var path = Path()
        path.addLines(points.map(camera.project))
        path.closeSubpath()
        return path
    }
    private func normal(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> SIMD3<Double> {
        let (u, v) = (b - a, c - a)
        return SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }

    private func addRectangle(_ style: SpaceStyle, _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ faces: inout [Face]) {
        let sides = (0..<3).filter { a[$0] != b[$0] }
        guard sides.count >= 2 else { return }
        var c = a, d = b
        c[sides[0]] = b[sides[0]]
        d[sides[0]] = a[sides[0]]
        let path = polygon([a, c, b, d])
        faces.append(Face(depth: camera.depth((a + b) / 2), path: path,
                          color: shaded(color(style), camera.light(normal(a, c, b)), style)))
    }

    /// The part of the plot's side that a symbol without a size takes (a guess).
    private static let symbolSize = 0.05

    private func addSymbol(_ style: SpaceStyle, _ place: SIMD3<Double>, _ faces: inout [Face]) {
        let diameter = style.size.map(Double.init) ?? Self.symbolSize, color = color(style)
        guard diameter > 0 else { return }
        if style.symbol.value == .sphere {
            let side = camera.length(diameter, at: place), point = camera.project(place)
            let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
            faces.append(Face(depth: camera.depth(place), path: Path(ellipseIn: rect), color: color, gloss: rect))
            return
        }
        for face in SpaceBodies.faces(style.symbol) {
            let points = face.map { place + style.rotation.applied(to: $0) * diameter }
            let direction = normal(points[0], points[1], points[2])
            // Faces of a body are seen from outside only.
            guard camera.depth(direction) > 0 else { continue }
            let middle = points.reduce(SIMD3(), +) / Double(points.count)
            faces.append(Face(depth: camera.depth(middle), path: polygon(points),
                              color: shaded(color, camera.light(direction), style)))
        }
    }

    private func addSurface(_ style: SpaceStyle, _ surface: SpaceSurface, _ faces: inout [Face]) {
        let steps = SpaceSurface.steps
        func point(_ i: Int, _ j: Int) -> SIMD3<Double>? {
            guard let y = model.y.place(.number(surface.heights[i * (steps + 1) + j])) else { return nil }
            return SIMD3(Double(i) / Double(steps) - 0.5, y, Double(j) / Double(steps) - 0.5)
        }
        let plain = style.foreground != nil || style.foregroundBy != nil ? color(style) : nil
        for i in 0..<steps {
            for j in 0..<steps {
                guard let a = point(i, j), let b = point(i + 1, j), let c = point(i + 1, j + 1),
                      let d = point(i, j + 1) else { continue }
                let middle = (a + b + c + d) / 4, direction = normal(a, c, b) + normal(a, d, c)
                let base = style.surface == nil ? plain : nil
                let color = base ?? surfaceColor(style.surface ?? .heightBased, middle.y, direction)
                faces.append(Face(depth: camera.depth(middle), path: polygon([a, b, c, d]),
                                  // The colours have some light already.
                                  color: shaded(color, 0.5 + camera.light(direction) / 2, style)))
            }
        }
    }

    private func surfaceColor(_ style: BasicChart3DSurfaceStyle, _ y: Double, _ normal: SIMD3<Double>) -> Color {
        switch style.value {
        case .height(let gradient, let range):
            var part = y + 0.5
            if let range, let low = model.y.place(.number(Double(range.lowerBound))),
               let high = model.y.place(.number(Double(range.upperBound))), high != low {
                part = (y - low) / (high - low)
            }
            return ColorRamp(low: 0, high: 1, gradient: gradient).color(part)
        case .normal:
            let length = max((normal * normal).sum().squareRoot(), 1e-12)
            let unit = (normal / length + SIMD3(1, 1, 1)) / 2
            return Color(red: unit.x, green: unit.y, blue: unit.z)
        }
    }
}

extension ChartStyles {
    /// The style of a mark as a colour; nil for gradients and other styles.
    func color(_ style: MarkStyle, in environment: EnvironmentValues) -> Color? {
        if style.foreground == nil, style.foregroundBy?.value.number != nil, let ramp,
           let number = style.foregroundBy?.value.number { return ramp.color(number) }
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        let paint = foreground(style).resolvedStyle(in: environment, rect: unit).paint
        guard case .color(let color) = paint else { return nil }
        return Color(.sRGB, red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
                     opacity: Double(color.alpha))
    }
}
