import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// The paints of display items as numbers, in the order they are drawn.
///
/// Two gradients are mixed at every location that a stop of either has, also if they have different numbers of stops:
/// the locations themselves are not animated (OpenSwiftUI @d178668e, Graphic/Gradient/Gradient.swift, whose vector of a
/// gradient is made so). There they are mixed in the space of the gradient, here the components of its resolved stops.
struct PaintNumbers: Equatable {
    /// The types and the structure of the paints; only paints that agree in these can be interpolated.
    private(set) var kinds: [Int] = []
    /// The numbers of the paints, without those of their gradients.
    private var values: [Double] = []
    private var gradients: [GradientStops] = []

    init(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .shape(let shape): append(shape.paint)
            case .text(let text):
                for run in text.runs { append(run.paint) }
                for line in text.decorations { append(line.paint) }
            default: kinds.append(-1)
            }
        }
    }

    private mutating func append(_ paint: Paint) {
        switch paint {
        case .color(let color):
            kinds.append(0)
            append(color)
        case .linear(let gradient, let from, let to):
            kinds.append(1)
            values += [from.x, from.y, to.x, to.y].map { Double($0) }
            gradients.append(gradient)
        case .radial(let gradient, let center, let start, let end):
            kinds.append(2)
            values += [center.x, center.y, start, end].map { Double($0) }
            gradients.append(gradient)
        case .elliptical(let gradient, _, let center, let start, let end):
            kinds.append(3)
            values += [center.x, center.y, start, end].map { Double($0) }
            gradients.append(gradient)
        case .angular(let gradient, let center, let from, let to):
            kinds.append(4)
            values += [Double(center.x), Double(center.y), from, to]
            gradients.append(gradient)
        case .tiled(let image, _, _):
            guard let colors = image.source?.colors else {
                kinds.append(-1)
                return
            }
            kinds += [5, colors.count]
            for color in colors { append(color) }
        case .backdrop: kinds.append(-1)
        }
    }

    private mutating func append(_ color: RGBA) {
        values += [color.red, color.green, color.blue, color.alpha].map { Double($0) }
    }

    /// The locations of the stops of each gradient and its counterpart in `other`.
    func locations(with other: PaintNumbers) -> [[Double]] {
        zip(gradients, other.gradients).map { $0.0.locations(with: $0.1) }
    }

    /// All numbers, with the colours of each gradient at the locations given for it.
    func numbers(at locations: [[Double]]) -> [Double] {
        var numbers = values
        for (gradient, places) in zip(gradients, locations) {
            for stop in gradient.resampled(at: places).stops {
                let color = stop.color, alpha = Double(color.alpha)
                numbers += [Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha]
            }
        }
        return numbers
    }

    /// Adds `rest` to the numbers of the items' paints.
    static func add(_ rest: [Double], at locations: [[Double]], to items: inout [DisplayItem]) {
        var adder = Adder(rest, locations)
        for index in items.indices {
            switch items[index] {
            case .shape(var shape):
                shape.paint = adder.changed(shape.paint)
                items[index] = .shape(shape)
            case .text(var text):
                for run in text.runs.indices { text.runs[run].paint = adder.changed(text.runs[run].paint) }
                for line in text.decorations.indices {
                    text.decorations[line].paint = adder.changed(text.decorations[line].paint)
                }
                items[index] = .text(text)
            default: break
            }
        }
    }

    /// Adds numbers to paints, one after the other.
    private struct Adder {
        private var values: ArraySlice<Double>
        private var colors: ArraySlice<Double>
        private var locations: ArraySlice<[Double]>

        init(_ rest: [Double], _ locations: [[Double]]) {
            let count = rest.count - 4 * locations.reduce(0) { $0 + $1.count }
            values = rest[..<max(count, 0)]
            colors = rest[max(count, 0)...]
            self.locations = locations[...]
        }

        private mutating func next() -> Double { values.popFirst() ?? 0 }

        private mutating func changed(_ color: RGBA) -> RGBA {
            let red = limited(Double(color.red) + next()), green = limited(Double(color.green) + next())
            let blue = limited(Double(color.blue) + next()), alpha = limited(Double(color.alpha) + next())
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }

        private func limited(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }

        private mutating func changed(_ gradient: GradientStops) -> GradientStops {
            guard let places = locations.popFirst() else { return gradient }
            var gradient = gradient.resampled(at: places)
            for index in gradient.stops.indices {
                let color = gradient.stops[index].color, own = Double(color.alpha)
                let parts = (0..<4).map { _ in colors.popFirst() ?? 0 }
                let alpha = own + parts[3]
                func part(_ value: Float, _ rest: Double) -> Float {
                    alpha > 0 ? limited((Double(value) * own + rest) / alpha) : value
                }
                gradient.stops[index].color = RGBA(red: part(color.red, parts[0]), green: part(color.green, parts[1]),
                                                   blue: part(color.blue, parts[2]), alpha: limited(alpha))
            }
            return gradient
        }

        private mutating func moved(_ point: CGPoint) -> CGPoint {
            let x = point.x + next()
            return CGPoint(x: x, y: point.y + next())
        }

        mutating func changed(_ paint: Paint) -> Paint {
            switch paint {
            case .color(let color): return .color(changed(color))
            case .linear(let gradient, let from, let to):
                let from = moved(from), to = moved(to)
                return .linear(changed(gradient), from: from, to: to)
            case .radial(let gradient, let center, let start, let end):
                let center = moved(center), start = start + next(), end = end + next()
                return .radial(changed(gradient), center: center, inner: start, outer: end)
            case .elliptical(let gradient, let bounds, let center, let start, let end):
                let x = center.x + next(), center = UnitPoint(x: x, y: center.y + next())
                let start = start + next(), end = end + next()
                return .elliptical(changed(gradient), bounds: bounds, center: center, inner: start, outer: end)
            case .angular(let gradient, let center, let from, let to):
                let center = moved(center), from = from + next(), to = to + next()
                return .angular(changed(gradient), center: center, from: from, to: to)
            case .tiled(let image, let origin, let scale):
                guard let source = image.source else { return paint }
                var colors: [RGBA] = []
                for color in source.colors { colors.append(changed(color)) }
                return .tiled(source.image(of: colors), origin: origin, scale: scale)
            case .backdrop: return paint
            }
        }
    }
}
