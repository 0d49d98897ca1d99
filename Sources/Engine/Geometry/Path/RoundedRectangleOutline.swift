package import Foundation

// Outlines of rectangles with rounded corners.
//
// They start in the middle of the trailing side and run clockwise on screen. A circular corner is one cubic. A
// continuous one is three: it leaves the side 1.528665 radii before the corner. Where two such corners do not fit on a
// side they share it in proportion to their radii, and the two handles on it shrink in step, down to 0.96 and 0.82
// radii when a corner has no more than its radius. Source: paths recorded from SwiftUI on macOS 26.2 and iOS 26.

/// A rectangle whose four corners are alike.
package struct RoundedRectangleOutline: Equatable, Sendable {
    package var rect: CGRect
    /// How far a corner reaches along the horizontal and vertical sides; at most half the shorter side of the original
    /// rectangle.
    package var cornerSize: CGSize
    package var style: RoundedCornerStyle

    package init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        let limit = min(rect.width, rect.height) / 2
        self.rect = rect
        self.cornerSize = CGSize(width: min(max(cornerSize.width, 0), limit),
                                 height: min(max(cornerSize.height, 0), limit))
        self.style = style
    }

    package var elements: [Path.Element] { CornerSizes(all: cornerSize).outline(of: rect, style: style) }

    /// The outline where an upright transform has taken it.
    func applying(_ transform: CGAffineTransform) -> RoundedRectangleOutline {
        var copy = self
        copy.rect = rect.applying(transform)
        copy.cornerSize = cornerSize.applying(transform)
        return copy
    }
}

/// How far a continuous corner reaches along its sides where there is room, in radii.
package let continuousReach: CGFloat = 1.52866483

extension Path {
    /// A rectangle with an ellipse's quarter, or none, at each corner. Starts where the top left one ends, and runs
    /// clockwise on screen.
    package init(roundedRect rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
                 style: RoundedCornerStyle) {
        var corners = CornerSizes(all: .zero)
        (corners.topLeft, corners.topRight) = (topLeft, topRight)
        (corners.bottomRight, corners.bottomLeft) = (bottomRight, bottomLeft)
        let outline = corners.outline(of: rect, style: style)
        // A line and as many curves for each corner, the bottom right one first.
        let length = (outline.count - 2) / 4
        func part(_ index: Int) -> ArraySlice<Element> { outline[(1 + index * length)..<(1 + (index + 1) * length)] }
        let start = part(2).last?.end ?? rect.origin
        var elements = [Element.move(to: start)], current = start
        for element in part(3) + part(0) + part(1) + part(2) {
            // A square corner is a point of the outline, its curves have no length.
            guard let end = element.end, end != current || element.isBent(from: current) else { continue }
            elements.append(element)
            current = end
        }
        self.init(elements: elements + [.closeSubpath])
    }
}

extension Path.Element {
    /// Whether its handles lie elsewhere than its start.
    fileprivate func isBent(from start: CGPoint) -> Bool {
        switch self {
        case .curve(_, let control1, let control2): control1 != start || control2 != start
        case .quadCurve(_, let control): control != start
        case .move, .line, .closeSubpath: false
        }
    }
}

/// How far each corner reaches along its two sides.
struct CornerSizes {
    var topLeft: CGSize
    var bottomLeft: CGSize
    var bottomRight: CGSize
    var topRight: CGSize

    init(all size: CGSize) {
        (topLeft, bottomLeft, bottomRight, topRight) = (size, size, size, size)
    }

    init(_ radii: RectangleCornerRadii, limitedTo size: CGSize) {
        // Of two radii too long for their side, the smaller keeps up to half of it and the larger gets the rest.
        func limit(_ radius: CGFloat, _ beside: CGFloat, _ above: CGFloat) -> CGSize {
            func available(_ side: CGFloat, _ other: CGFloat) -> CGFloat { max(side / 2, side - max(other, 0)) }
            let limited = max(0, min(radius, available(size.width, beside), available(size.height, above)))
            return CGSize(width: limited, height: limited)
        }
        topLeft = limit(radii.topLeading, radii.topTrailing, radii.bottomLeading)
        bottomLeft = limit(radii.bottomLeading, radii.bottomTrailing, radii.topLeading)
        bottomRight = limit(radii.bottomTrailing, radii.bottomLeading, radii.topTrailing)
        topRight = limit(radii.topTrailing, radii.topLeading, radii.bottomTrailing)
    }

    var areSquare: Bool {
        let corners: [CGSize] = [topLeft, bottomLeft, bottomRight, topRight]
        return corners.allSatisfy { $0.width == 0 || $0.height == 0 }
    }

    func outline(of rect: CGRect, style: RoundedCornerStyle) -> [Path.Element] {
        let middle = (rect.minY + topRight.height + rect.maxY - bottomRight.height) / 2
        var elements: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: middle))]
        elements.reserveCapacity(style == .continuous ? 18 : 10)

        let right = Sharing(rect.height, topRight.height, bottomRight.height)
        let bottom = Sharing(rect.width, bottomLeft.width, bottomRight.width)
        let left = Sharing(rect.height, topLeft.height, bottomLeft.height)
        let top = Sharing(rect.width, topLeft.width, topRight.width)

        Corner(x: rect.maxX, y: rect.maxY, towards: (-1, -1), horizontal: bottom.second, vertical: right.second)
            .append(to: &elements, style: style, isEnteredVertically: true)
        Corner(x: rect.minX, y: rect.maxY, towards: (1, -1), horizontal: bottom.first, vertical: left.second)
            .append(to: &elements, style: style, isEnteredVertically: false)
        Corner(x: rect.minX, y: rect.minY, towards: (1, 1), horizontal: top.first, vertical: left.first)
            .append(to: &elements, style: style, isEnteredVertically: true)
        Corner(x: rect.maxX, y: rect.minY, towards: (-1, 1), horizontal: top.second, vertical: right.first)
            .append(to: &elements, style: style, isEnteredVertically: false)
        elements.append(.closeSubpath)
        return elements
    }

    /// One side, shared by two corners: the radius of each and the length it may use.
    private struct Sharing {
        struct Part {
            var radius: CGFloat
            var available: CGFloat
        }
        var first: Part
        var second: Part

        init(_ length: CGFloat, _ first: CGFloat, _ second: CGFloat) {
            let sum = first + second
            self.first = Part(radius: first, available: sum > 0 ? length * first / sum : length)
            self.second = Part(radius: second, available: sum > 0 ? length * second / sum : length)
        }
    }

    private struct Corner {
        var x: CGFloat
        var y: CGFloat
        /// Signs of the way from the corner into the rectangle.
        var towards: (CGFloat, CGFloat)
        var horizontal: Sharing.Part
        var vertical: Sharing.Part

        /// The point this far from the corner along the horizontal and the vertical side.
        func point(_ along: CGFloat, _ down: CGFloat) -> CGPoint {
            CGPoint(x: x + towards.0 * along, y: y + towards.1 * down)
        }

        func append(to elements: inout [Path.Element], style: RoundedCornerStyle, isEnteredVertically: Bool) {
            var cubics: [[CGPoint]]
            let (rx, ry) = (horizontal.radius, vertical.radius)
            switch style {
            case .circular:
                let rest = 1 - quarterHandle
                cubics = [[point(0, ry), point(0, ry * rest), point(rx * rest, 0), point(rx, 0)]]
            case .continuous:
                let (h, v) = (Handles(horizontal), Handles(vertical))
                let (near, far) = (Handles.shoulder.near, Handles.shoulder.far)
                let (nearTip, farTip) = (Handles.tip.near, Handles.tip.far)
                cubics = [
                    [point(0, v.start), point(0, v.outer), point(0, v.inner), point(rx * near, ry * far)],
                    [point(rx * near, ry * far), point(rx * nearTip, ry * farTip), point(rx * farTip, ry * nearTip),
                     point(rx * far, ry * near)],
                    [point(rx * far, ry * near), point(h.inner, 0), point(h.outer, 0), point(h.start, 0)],
                ]
            }
            if !isEnteredVertically { cubics = cubics.reversed().map { $0.reversed() } }
            elements.append(.line(to: cubics[0][0]))
            for cubic in cubics { elements.append(.curve(to: cubic[3], control1: cubic[1], control2: cubic[2])) }
        }
    }

    /// Distances from a continuous corner along one side: where it leaves the side, where its two handles there end.
    private struct Handles {
        static let fullStart = continuousReach
        /// The ends of the middle cubic, then its handles, in radii from the two sides.
        static let shoulder: (near: CGFloat, far: CGFloat) = (0.07491139, 0.63149379)
        static let tip: (near: CGFloat, far: CGFloat) = (0.16905972, 0.37282392)
        var start: CGFloat
        var outer: CGFloat
        var inner: CGFloat

        init(_ part: Sharing.Part) {
            guard part.radius > 0 else {
                (start, outer, inner) = (0, 0, 0)
                return
            }
            let reach = min(Self.fullStart, max(1, part.available / part.radius))
            let amount = (reach - 1) / (Self.fullStart - 1)
            start = part.radius * reach
            outer = part.radius * (0.96 + (1.08849296 - 0.96) * amount)
            inner = part.radius * (0.82 + (0.86840694 - 0.82) * amount)
        }
    }
}
