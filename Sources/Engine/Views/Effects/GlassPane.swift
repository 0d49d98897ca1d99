import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// A surface of glass as iOS 26 draws it: a shadow outside, an outline, the blurred and toned backdrop, a light that
/// falls from the edges, a bright rim. Takes the proposal; one view, whatever its parts.
///
/// The refraction at the ends of Apple's glass is not drawn.
nonisolated struct GlassPane: LeafRole {
    typealias Body = Never
    let shape: AnyShape
    let recipe: GlassRecipe.Kind
    /// Takes the place of the backdrop's tone; nil is colourless glass.
    var tint: AnyShapeStyle?

    static func changed(from old: GlassPane, to new: GlassPane) -> PhaseSet { .display }

    var debugAttributes: [(String, String)] { [("glass", "\(recipe)")] }

    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        SIMD2(proposal.sides.x.isUnspecified ? 0 : max(proposal.sides.x, 0),
              proposal.sides.y.isUnspecified ? 0 : max(proposal.sides.y, 0))
    }

    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {
        guard size.x > 0, size.y > 0 else { return }
        let environment = context.environment
        let recipe = GlassRecipe(recipe, in: environment)
        let bounds = CGRect(origin: .zero, size: size.asSize)
        let path = shape._path(in: bounds, _ShapeContext(context))
        let frame = CGRect(origin: origin.asPoint, size: size.asSize)
        let parts = Parts(path: path, bounds: bounds, scale: Double(environment.displayScale))
        if let outside = parts.outside(recipe) {
            list.append(Self.rasterized(.clip(parts.outsideArea(recipe), isEvenOdd: true, isAntialiased: true),
                                        outside, frame))
        }
        let paint = tint.map { resolvedPaint($0, in: environment, bounds) } ?? .backdrop(recipe.face)
        list.append(.shape(ShapeItem(path: path, frame: frame, paint: paint)))
        let inside = parts.inside(recipe, tint: tint == nil ? nil : paint.solid)
        if !inside.isEmpty {
            list.append(Self.rasterized(.clip(path, isEvenOdd: false, isAntialiased: true), inside, frame))
        }
    }

    /// What does not depend on the backdrop is drawn once, whatever is scrolled below.
    private static func rasterized(_ clip: Effect, _ items: [DisplayItem], _ frame: CGRect) -> DisplayItem {
        let bounds = CGRect(origin: .zero, size: frame.size)
        return .effect(.rasterized, Fragment([.effect(clip, Fragment(items), frame: bounds)]), frame: frame)
    }

    /// The layers of one pane, in its own coordinates.
    private struct Parts {
        let path: Path
        let bounds: CGRect
        /// Pixels per point.
        let scale: Double

        private func vertical(_ stops: [(Double, RGBA)]) -> Paint {
            .linear(GradientStops(stops.map { GradientStops.Stop(color: $0.1, location: $0.0) }),
                    from: CGPoint(x: 0, y: bounds.minY), to: CGPoint(x: 0, y: bounds.maxY))
        }

        private func grey(_ value: Float, _ alpha: Double) -> RGBA {
            RGBA(red: value, green: value, blue: value, alpha: Float(alpha))
        }

        /// All around the pane but for the pane itself.
        func outsideArea(_ recipe: GlassRecipe) -> Path {
            var all = path
            let reach = recipe.reach
            all.addRect(bounds.insetBy(dx: -reach, dy: -reach))
            return all
        }

        /// The shadow and the outline; nil where there are none.
        func outside(_ recipe: GlassRecipe) -> [DisplayItem]? {
            var items: [DisplayItem] = []
            if let shadow = recipe.shadow {
                let black = ShapeItem(path: path, frame: bounds.offsetBy(dx: 0, dy: shadow.offset),
                                      paint: .color(grey(0, shadow.opacity)))
                items.append(.effect(.blur(radius: shadow.radius, isOpaque: false), Fragment([.shape(black)]),
                                     frame: bounds))
            }
            for step in recipe.steps {
                items.append(.shape(ShapeItem(path: path, frame: bounds.offsetBy(dx: 0, dy: step.offset),
                                              paint: .color(grey(0, step.opacity)))))
            }
            for line in recipe.outline {
                let paint = vertical([(0, grey(0, line.top)), (0.38, grey(0, line.top)), (0.44, grey(0, line.side)),
                                      (0.56, grey(0, line.side)), (0.62, grey(0, line.bottom)),
                                      (1, grey(0, line.bottom))])
                items.append(.shape(ShapeItem(path: path, frame: bounds, stroke: line.stroke, paint: paint)))
            }
            return items.isEmpty ? nil : items
        }

        /// The light on the face and the rim, which are clipped to the pane. On a tint both are a brighter tint.
        func inside(_ recipe: GlassRecipe, tint: RGBA?) -> [DisplayItem] {
            var items: [DisplayItem] = []
            if let tint {
                for line in GlassRecipe.tintedRim.sorted(by: { $0.width > $1.width }) {
                    let brighter = RGBA(red: min(tint.red * line.factor, 1), green: min(tint.green * line.factor, 1),
                                        blue: min(tint.blue * line.factor, 1), alpha: tint.alpha)
                    let paint = vertical([(0, brighter), (0.35, brighter), (0.5, tint), (0.65, brighter),
                                          (1, brighter)])
                    items.append(.shape(ShapeItem(path: path, frame: bounds, stroke: line.stroke, paint: paint)))
                }
                return items
            }
            let height = Double(bounds.height)
            if height > 0, !recipe.light.isEmpty {
                // Distances from the upper edge where positive, from the lower one where negative.
                let stops = recipe.light.map { stop in
                    (min(max((stop.depth >= 0 ? stop.depth : height + stop.depth) / height, 0), 1), stop.alpha)
                }
                let ordered = stops.enumerated().map { index, stop in
                    (max(stop.0, stops[..<index].map(\.0).max() ?? 0), grey(1, stop.1))
                }
                items.append(.shape(ShapeItem(path: path, frame: bounds, paint: vertical(ordered))))
            }
            for line in recipe.rim {
                let paint = vertical([(0, grey(1, line.top)), (0.2, grey(1, line.top)), (0.5, grey(1, line.side)),
                                      (0.8, grey(1, line.bottom)), (1, grey(1, line.bottom))])
                items.append(.shape(ShapeItem(path: path, frame: bounds, stroke: line.stroke, paint: paint)))
            }
            return items
        }
    }
}

extension GlassPane: LayoutWords {
    static var layoutSentence: String { "A surface of glass takes the size that is proposed." }
}
