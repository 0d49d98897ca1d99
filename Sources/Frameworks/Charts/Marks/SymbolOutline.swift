import Foundation
import SwiftUI

/// The outlines of the symbols. A square, a diamond and a pentagon have the area of the circle. Beside a circle of 8
/// points a cross is 7.5 wide, with arms of 3 (measured at three pixels a point), and a triangle 8.4, with round
/// corners (measured in a reduced picture); plus and asterisk are guesses after the cross.
enum SymbolOutline {
    /// The side of the square around a symbol whose circle has the diameter 1.
    static func side(of kind: BasicChartSymbolShape.Kind) -> CGFloat {
        switch kind {
        case .circle: 1
        case .square: sqrt(.pi) / 2
        case .triangle: 1.05
        case .diamond: sqrt(.pi / 2)
        case .pentagon: 2 * sqrt(.pi / (10 * sin(2 * .pi / 5)))
        case .plus, .cross, .asterisk: 0.94
        }
    }

    /// The diameter of the circle whose area is a size of a symbol.
    static func diameter(area: CGFloat) -> CGFloat { 2 * sqrt(max(0, area) / .pi) }

    static func path(_ kind: BasicChartSymbolShape.Kind, in rect: CGRect) -> Path {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return Path() }
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return triangle(rect)
        case .diamond:
            return polygon([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                            CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY)])
        case .pentagon:
            return polygon((0..<5).map { corner(rect, CGFloat($0) / 5) })
        case .plus: return arms(rect, [0, 0.25], 0.4)
        case .cross: return arms(rect, [0.125, 0.375], 0.4)
        case .asterisk: return arms(rect, [0, 1.0 / 6, 2.0 / 6], 0.25)
        }
    }

    /// A point of the ellipse in a rectangle, at a part of a turn from the top.
    private static func corner(_ rect: CGRect, _ turn: CGFloat) -> CGPoint {
        let angle = turn * 2 * .pi
        return CGPoint(x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
    }

    /// An equilateral triangle with round corners, in the middle of a rectangle, which it fills from side to side.
    private static func triangle(_ rect: CGRect) -> Path {
        let radius = rect.width * 0.18
        // A round corner is 2 sin(60°) - 1 of its radius within the sharp one along the base, and one radius along the
        // height.
        let side = rect.width + 2 * (sqrt(3) - 1) * radius, sharp = side * sqrt(3) / 2
        let bottom = rect.midY + (sharp - radius) / 2
        let corners = [CGPoint(x: rect.midX, y: bottom - sharp), CGPoint(x: rect.midX + side / 2, y: bottom),
                       CGPoint(x: rect.midX - side / 2, y: bottom)]
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: bottom))
        for (corner, next) in [(2, 0), (0, 1), (1, 2)] {
            path.addArc(tangent1End: corners[corner], tangent2End: corners[next], radius: radius)
        }
        path.closeSubpath()
        return path
    }

    private static func polygon(_ corners: [CGPoint]) -> Path {
        var path = Path()
        path.addLines(corners)
        path.closeSubpath()
        return path
    }

    /// Lines with round ends through the middle, each at a part of a turn.
    private static func arms(_ rect: CGRect, _ turns: [CGFloat], _ part: CGFloat) -> Path {
        let width = min(rect.width, rect.height) * part
        var path = Path()
        for turn in turns {
            let isDiagonal = turn == 0.125 || turn == 0.375
            let inner = isDiagonal ? rect.insetBy(dx: width / 2, dy: width / 2) : rect
            if isDiagonal {
                path.move(to: CGPoint(x: turn < 0.25 ? inner.maxX : inner.minX, y: inner.minY))
                path.addLine(to: CGPoint(x: turn < 0.25 ? inner.minX : inner.maxX, y: inner.maxY))
            } else {
                let end = corner(rect.insetBy(dx: width / 2, dy: width / 2), turn)
                path.move(to: end)
                path.addLine(to: CGPoint(x: 2 * rect.midX - end.x, y: 2 * rect.midY - end.y))
            }
        }
        return path.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
