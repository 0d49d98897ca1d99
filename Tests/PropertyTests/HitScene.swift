import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

/// A scene of leaves with a unique plain colour each, for comparing hit testing with drawing. Edges are not
/// antialiased.
indirect enum HitScene: CustomStringConvertible {
    case color(Int)
    case shape(Outline, Int)
    case stroke(Outline, Int)
    case none
    case zStack([HitScene])
    case row([HitScene], isVertical: Bool)
    case changed(Change, HitScene)
    /// One view as the background or the overlay of another.
    case layered(HitScene, HitScene, isBehind: Bool)
    case masked(HitScene, by: Outline)

    enum Outline: String, CaseIterable { case rectangle, circle, ellipse, capsule, rounded, star, triangle }

    enum Change {
        case offset(Double, Double)
        case rotation(Double, UnitPoint)
        case scale(Double, Double, UnitPoint)
        case turn(Double, axis: (Double, Double, Double), UnitPoint, z: Double, perspective: Double)
        case transform(CGAffineTransform)
        case projection(ProjectionTransform)
        case clipped
        case clip(Outline)
        case frame(Double, Double, Alignment)
        case padding(Double)
        case position(Double, Double)
        case zIndex(Double)
        case opacity(Double)
        case hidden
        /// In a scroll view with a filled background, because a scroll view is also hit where nothing is drawn.
        case scrolled(Int)
        case rightToLeft
        case group
    }

    // MARK: Generator

    /// Numbers the leaves in the order of their creation.
    struct Maker {
        var choices: Choices
        var leaves = 0

        init(_ seed: Seed) { choices = Choices(seed) }

        private mutating func number(_ low: Double, _ high: Double) -> Double {
            low + (high - low) * Double(choices.below(10_001)) / 10_000
        }
        private mutating func anchor() -> UnitPoint { UnitPoint(x: number(0, 1), y: number(0, 1)) }

        mutating func scene(_ depth: Int) -> HitScene {
            if depth == 0 { return leaf() }
            switch choices.below(10) {
            case 0: return .zStack((0...choices.below(3)).map { _ in scene(depth - 1) })
            case 1: return .row((0...choices.below(3)).map { _ in scene(depth - 1) }, isVertical: choices.once(in: 2))
            case 2: return .layered(scene(depth - 1), scene(depth - 1), isBehind: choices.once(in: 2))
            case 3: return .masked(scene(depth - 1), by: choices.pick(Outline.allCases))
            default: return .changed(change(), scene(depth - 1))
            }
        }

        private mutating func leaf() -> HitScene {
            leaves += 1
            switch choices.below(8) {
            case 0, 1, 2: return .color(leaves)
            case 3: return .stroke(choices.pick(Outline.allCases), leaves)
            case 4 where choices.once(in: 2): return .none
            default: return .shape(choices.pick(Outline.allCases), leaves)
            }
        }

        private mutating func scroll() -> Change {
            leaves += 1
            return choices.pick([.scrolled(leaves), .rightToLeft, .group])
        }

        private mutating func change() -> Change {
            switch choices.below(24) {
            case 0, 1, 2: .offset(number(-60, 60), number(-60, 60))
            case 3, 4, 5: .rotation(number(-180, 180), anchor())
            case 6, 7, 8: .scale(number(-2, 2), number(-2, 2), anchor())
            case 9, 10, 11, 12:
                .turn(number(-120, 120), axis: (number(-1, 1), number(-1, 1), number(-1, 1)), anchor(),
                      z: choices.once(in: 2) ? 0 : number(-80, 80), perspective: number(0, 3))
            case 13: .transform(CGAffineTransform(a: number(-1.5, 1.5), b: number(-1, 1), c: number(-1, 1),
                                                  d: number(-1.5, 1.5), tx: number(0, 90), ty: number(0, 90)))
            case 14:
                .projection({
                    var matrix = ProjectionTransform()
                    matrix.m13 = number(-0.02, 0.02)
                    matrix.m23 = number(-0.02, 0.02)
                    matrix.m31 = number(-20, 20)
                    return matrix
                }())
            case 15: .clipped
            case 16, 17: .clip(choices.pick(Outline.allCases))
            case 18: .frame(number(20, 90), number(20, 90), choices.pick([.center, .topLeading, .bottomTrailing]))
            case 19: .padding(number(2, 20))
            case 20: .position(number(0, 120), number(0, 120))
            case 21: .zIndex(Double(choices.below(3)))
            case 22: choices.once(in: 3) ? .opacity(0) : choices.once(in: 3) ? .hidden : .opacity(1)
            default: scroll()
            }
        }
    }

    // MARK: Views

    @MainActor var view: AnyView {
        switch self {
        case .color(let leaf): return AnyView(HitScene.color(of: leaf).tagged("\(leaf)"))
        case .shape(let outline, let leaf):
            return AnyView(outline.shape.fill(HitScene.color(of: leaf),
                                              style: FillStyle(eoFill: outline == .star, antialiased: false))
                .tagged("\(leaf)"))
        case .stroke(let outline, let leaf):
            return AnyView(outline.shape.stroke(
                HitScene.color(of: leaf), style: StrokeStyle(lineWidth: 12, lineJoin: .round), antialiased: false)
                .tagged("\(leaf)"))
        case .none: return AnyView(Spacer(minLength: 10))
        case .zStack(let scenes):
            return AnyView(ZStack { ForEach(0..<scenes.count, id: \.self) { scenes[$0].view } })
        case .row(let scenes, true):
            return AnyView(VStack(spacing: 4) { ForEach(0..<scenes.count, id: \.self) { scenes[$0].view } })
        case .row(let scenes, false):
            return AnyView(HStack(spacing: 4) { ForEach(0..<scenes.count, id: \.self) { scenes[$0].view } })
        case .layered(let content, let other, true): return AnyView(content.view.background { other.view })
        case .layered(let content, let other, false):
            return AnyView(content.view.overlay(alignment: .topTrailing) { other.view.frame(width: 50, height: 50) })
        case .masked(let content, let outline):
            return AnyView(content.view.mask(
                outline.shape.fill(.black, style: FillStyle(eoFill: outline == .star, antialiased: false))))
        case .changed(let change, let scene): return change.applied(to: scene.view)
        }
    }

    /// Colours that remain distinct under any rounding.
    static func channels(of leaf: Int) -> (red: Int, green: Int, blue: Int) {
        ((leaf % 8) * 32 + 16, (leaf / 8 % 8) * 32 + 16, (leaf / 64 % 8) * 32 + 16)
    }
    static func color(of leaf: Int) -> Color {
        let (red, green, blue) = channels(of: leaf)
        return Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }

    // MARK: Shrinking

    /// The scene with one part less, for each part.
    var lesser: [HitScene] {
        switch self {
        case .color, .shape, .stroke, .none: return []
        case .zStack(let scenes): return scenes + HitScene.without(scenes).map { .zStack($0) }
        case .row(let scenes, let isVertical):
            return scenes + HitScene.without(scenes).map { .row($0, isVertical: isVertical) }
        case .layered(let one, let two, let isBehind):
            return [one, two] + one.lesser.map { .layered($0, two, isBehind: isBehind) }
                + two.lesser.map { .layered(one, $0, isBehind: isBehind) }
        case .masked(let scene, let outline): return [scene] + scene.lesser.map { .masked($0, by: outline) }
        case .changed(let change, let scene): return [scene] + scene.lesser.map { .changed(change, $0) }
        }
    }

    private static func without(_ scenes: [HitScene]) -> [[HitScene]] {
        var found: [[HitScene]] = []
        for place in scenes.indices {
            if scenes.count > 1 {
                var fewer = scenes
                fewer.remove(at: place)
                found.append(fewer)
            }
            for lesser in scenes[place].lesser {
                var other = scenes
                other[place] = lesser
                found.append(other)
            }
        }
        return found
    }

    var description: String {
        switch self {
        case .color(let leaf): "color \(leaf)"
        case .shape(let outline, let leaf): "\(outline) \(leaf)"
        case .stroke(let outline, let leaf): "stroked \(outline) \(leaf)"
        case .none: "none"
        case .zStack(let scenes): "zStack(\(scenes.map(\.description).joined(separator: ", ")))"
        case .row(let scenes, let isVertical):
            "\(isVertical ? "column" : "row")(\(scenes.map(\.description).joined(separator: ", ")))"
        case .layered(let one, let two, let isBehind): "(\(one)).\(isBehind ? "background" : "overlay")(\(two))"
        case .masked(let scene, let outline): "(\(scene)).mask(\(outline))"
        case .changed(let change, let scene): "(\(scene)).\(change)"
        }
    }
}

extension HitScene.Outline {
    var shape: AnyShape {
        switch self {
        case .rectangle: AnyShape(Rectangle())
        case .circle: AnyShape(Circle())
        case .ellipse: AnyShape(Ellipse())
        case .capsule: AnyShape(Capsule())
        case .rounded: AnyShape(RoundedRectangle(cornerRadius: 12))
        case .star: AnyShape(Polygon(corners: 5, step: 2))
        case .triangle: AnyShape(Polygon(corners: 3, step: 1))
        }
    }
}

/// A polygon with corners on an ellipse, connected in steps of `step`; a star intersects itself.
private struct Polygon: Shape {
    let corners: Int
    let step: Int
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        for index in 0..<corners {
            let angle = Double(index * step) * 2 * .pi / Double(corners) - .pi / 2
            let corner = CGPoint(x: rect.midX + rect.width / 2 * cos(angle),
                                 y: rect.midY + rect.height / 2 * sin(angle))
            if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.closeSubpath()
        return path
    }
}

extension HitScene.Change {
    @MainActor func applied(to view: AnyView) -> AnyView {
        switch self {
        case .offset(let x, let y): AnyView(view.offset(x: x, y: y))
        case .rotation(let degrees, let anchor): AnyView(view.rotationEffect(.degrees(degrees), anchor: anchor))
        case .scale(let x, let y, let anchor): AnyView(view.scaleEffect(x: x, y: y, anchor: anchor))
        case .turn(let degrees, let axis, let anchor, let z, let perspective):
            AnyView(view.rotation3DEffect(.degrees(degrees), axis: (x: axis.0, y: axis.1, z: axis.2), anchor: anchor,
                                          anchorZ: z, perspective: perspective))
        case .transform(let transform): AnyView(view.transformEffect(transform))
        case .projection(let transform): AnyView(view.projectionEffect(transform))
        // A clip alone does not limit what is hit.
        case .clipped: AnyView(view.clipped().mask(Rectangle()))
        case .clip(let outline):
            AnyView(view.clipShape(outline.shape, style: FillStyle(eoFill: outline == .star, antialiased: false)).mask(
                outline.shape.fill(.black, style: FillStyle(eoFill: outline == .star, antialiased: false))))
        case .frame(let width, let height, let alignment):
            AnyView(view.frame(width: width, height: height, alignment: alignment))
        case .padding(let amount): AnyView(view.padding(amount))
        case .position(let x, let y): AnyView(view.position(x: x, y: y))
        case .zIndex(let z): AnyView(view.zIndex(z))
        case .opacity(let opacity): AnyView(view.opacity(opacity))
        case .hidden: AnyView(view.hidden())
        case .scrolled(let leaf):
            AnyView(ScrollView(showsIndicators: false) {
                view.frame(maxWidth: .infinity, minHeight: 400, alignment: .top).background {
                    HitScene.color(of: leaf).tagged("\(leaf)")
                }
            })
        case .rightToLeft: AnyView(view.environment(\.layoutDirection, .rightToLeft))
        case .group: AnyView(view.compositingGroup())
        }
    }
}
