import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Repainting only the damage gives the same pixels as repainting everything.
@Suite("Damage", .serialized)
@MainActor
struct DamageProperties {
    /// 60 view trees, each edited up to 8 times; the surface keeps its pixels between edits.
    @Test func afterAnyEditsOfViews() throws {
        var parts = 0
        for seed in Seed.tried(60) {
            let scenario = Scenario(seed, depth: 4, edits: 1 + Int(seed.value % 8))
            let cells = scenario.makeCells()
            let live = ViewHarness(offering: ProposedViewSize(width: 200, height: 200), isChecked: false) {
                RootCell(cells: cells)
            }
            let surface = RasterSurface()
            var before = live.displayList
            try surface.draw(before)
            for (index, edit) in scenario.edits.enumerated() {
                cells[edit.cell] = edit.tree
                live.settleUnchecked()
                let after = live.displayList
                let damage = after.damage(since: before)
                try surface.draw(after, dirty: damage)
                if area(damage) < 20_000 { parts += 1 }
                guard surface.pixels().rgba == (try raster(after)).rgba else {
                    Issue.record("after edit \(index + 1): \(damage)\n\(scenario.description)")
                    return
                }
                before = after
            }
            _ = live.takeReports()
        }
        #expect(parts > 60, "edits must not damage everything")
    }

    /// Display lists with every effect, paint and kind of item, 4 edits each.
    @Test func afterAnyEditsOfDrawings() throws {
        var parts = 0
        for seed in Seed.tried(300) {
            var choices = Choices(seed)
            let surface = RasterSurface()
            var root = Drawing.fragment(&choices, depth: 3, count: 6)
            var before = Drawing.list(root)
            try surface.draw(before)
            for edit in 1...4 {
                root = Drawing.edited(root, &choices)
                let after = Drawing.list(root)
                let damage = after.damage(since: before)
                try surface.draw(after, dirty: damage)
                if area(damage) < Drawing.size.width * Drawing.size.height / 2 { parts += 1 }
                let right = try raster(after), mine = surface.pixels()
                guard mine.rgba == right.rgba else {
                    let first = mine.rgba.indices.first { mine.rgba[$0] != right.rgba[$0] }! / 4
                    Issue.record("""
                        \(seed), edit \(edit): pixel \(first % mine.width),\(first / mine.width) of \(damage)
                        \(before.text)
                        \(after.text)
                        """)
                    return
                }
                before = after
            }
        }
        #expect(parts > 500, "edits must not damage everything")
    }

    private func area(_ rects: [CGRect]) -> CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }
}

/// Random drawings.
private enum Drawing {
    static let size = CGSize(width: 160, height: 120)
    static let pixels = ImagePixels(width: 4, height: 4, rgba: (0..<64).map { UInt8($0 * 3 + 60) })

    static func list(_ root: Fragment) -> DisplayList {
        DisplayList(root: root, size: size, scale: 2, background: RGBA(red: 0.9, green: 0.95, blue: 1))
    }

    static func fragment(_ choices: inout Choices, depth: Int, count: Int) -> Fragment {
        Fragment((0..<(1 + choices.below(count))).map { _ in item(&choices, depth: depth) })
    }

    static func item(_ choices: inout Choices, depth: Int) -> DisplayItem {
        if depth == 0 || choices.once(in: 2) { return leaf(&choices) }
        if choices.once(in: 3) {
            return .fragment(fragment(&choices, depth: depth - 1, count: 3), at: point(&choices))
        }
        let frame = CGRect(origin: point(&choices), size: CGSize(width: length(&choices), height: length(&choices)))
        return .effect(effect(&choices, depth), fragment(&choices, depth: depth - 1, count: 3), frame: frame)
    }

    /// The fragment with one random item changed.
    static func edited(_ fragment: Fragment, _ choices: inout Choices) -> Fragment {
        var items = fragment.items
        if items.isEmpty || choices.once(in: 6) {
            items.insert(item(&choices, depth: 1), at: choices.below(items.count + 1))
            return Fragment(items)
        }
        let index = choices.below(items.count)
        if choices.once(in: 6) {
            items.remove(at: index)
            return Fragment(items)
        }
        switch items[index] {
        case .fragment(let inner, let at):
            items[index] = choices.once(in: 4) ? .fragment(inner, at: point(&choices))
                : .fragment(edited(inner, &choices), at: at)
        case .effect(let old, let inner, let frame):
            items[index] = choices.once(in: 4) ? .effect(effect(&choices, 1), inner, frame: frame)
                : .effect(old, edited(inner, &choices), frame: frame)
        case .shape, .text, .image: items[index] = leaf(&choices)
        }
        return Fragment(items)
    }

    private static func point(_ choices: inout Choices) -> CGPoint {
        CGPoint(x: Double(choices.below(120)) * 0.75 - 5, y: Double(choices.below(100)) * 0.75 - 5)
    }

    private static func length(_ choices: inout Choices) -> CGFloat { choices.pick([4, 7.25, 12, 20.5, 33]) }

    private static func color(_ choices: inout Choices) -> RGBA {
        RGBA(red: Float(choices.below(5)) / 4, green: Float(choices.below(5)) / 4, blue: Float(choices.below(5)) / 4,
             alpha: choices.pick([0.3, 0.7, 1, 1]))
    }

    private static func paint(_ choices: inout Choices) -> Paint {
        let first = color(&choices), last = color(&choices)
        let stops = GradientStops([.init(color: first, location: 0), .init(color: last, location: 1)])
        return switch choices.below(10) {
        case 0: .linear(stops, from: .zero, to: CGPoint(x: 17, y: 9))
        case 1: .radial(stops, center: CGPoint(x: 5, y: 6), inner: 1, outer: 14)
        case 2: .angular(stops, center: CGPoint(x: 6, y: 6), from: 0, to: 2 * .pi)
        case 3: .tiled(ImageHandle(pixels), origin: .zero, scale: 1.5)
        case 4: .backdrop(BackdropFilter(radius: choices.pick([0.6, 3, 14]), tint: color(&choices),
                                         curve: .dodge(0.2)))
        default: .color(color(&choices))
        }
    }

    private static func leaf(_ choices: inout Choices) -> DisplayItem {
        let frame = CGRect(origin: point(&choices), size: CGSize(width: length(&choices), height: length(&choices)))
        let bounds = CGRect(origin: .zero, size: frame.size)
        switch choices.below(6) {
        case 0: return .image(ImageItem(image: ImageHandle(pixels), frame: frame))
        case 1:
            return .shape(ShapeItem(path: Path(ellipseIn: bounds), frame: frame, stroke: StrokeStyle(lineWidth: 2.5),
                                    paint: paint(&choices)))
        case 2:
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: bounds.maxX * 3, y: bounds.midY))
            path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
            let stroke = choices.once(in: 2) ? StrokeStyle(lineWidth: 3) : nil
            return .shape(ShapeItem(path: path, frame: frame, stroke: stroke, paint: paint(&choices)))
        case 3: return .shape(ShapeItem(path: Path(ellipseIn: bounds), frame: frame, paint: paint(&choices)))
        default: return .shape(ShapeItem(path: Path(bounds), frame: frame, paint: paint(&choices)))
        }
    }

    private static func effect(_ choices: inout Choices, _ depth: Int) -> Effect {
        switch choices.below(14) {
        case 0: return .opacity(choices.pick([0, 0.5, 1]))
        case 1:
            let oval = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30))
            return .clip(oval, isEvenOdd: false, isAntialiased: true)
        case 2: return .shadow(color(&choices), radius: choices.pick([0, 1, 4]), offset: CGSize(width: 3, height: 5))
        case 3: return .blur(radius: choices.pick([0.5, 2, 20]), isOpaque: choices.once(in: 4))
        case 4: return .blend(choices.pick(Blend.allCases))
        case 5: return .mask(fragment(&choices, depth: 0, count: 2))
        case 6: return .colorMatrix([1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, choices.pick([0, 0.2])])
        case 7: return .luminanceToAlpha
        case 8: return .layer
        case 10: return .rasterized
        case 9:
            var matrix = ProjectionTransform()
            matrix.m13 = 0.004
            matrix.m22 = 0.8
            return .transform(matrix)
        default:
            let turn = CGAffineTransform(rotationAngle: CGFloat(choices.below(6)) / 3)
            return .transform(ProjectionTransform(turn))
        }
    }
}
