public import Foundation

extension Path {
    /// Starts a subpath at `end`, without drawing.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// A line from the current point; in an empty path, which has none, only a start.
    public mutating func addLine(to end: CGPoint) {
        append(isEmpty ? .move(to: end) : .line(to: end))
    }

    /// A quadratic curve from the current point; in an empty path, which has none, only a start.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(isEmpty ? .move(to: end) : .quadCurve(to: end, control: control))
    }

    /// A cubic curve from the current point; in an empty path, which has none, only a start.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(isEmpty ? .move(to: end) : .curve(to: end, control1: control1, control2: control2))
    }

    /// A line back to the start of the subpath; what follows without a move starts there again.
    public mutating func closeSubpath() {
        guard !isEmpty else { return }
        if endsClosed { return }
        append(.closeSubpath)
    }

    /// A closed subpath round `rect`, mapped by `transform`; a null rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// A rounded rectangle; each side of `cornerSize` is limited to half the shorter side of the rectangle.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// A rectangle with a radius for each corner; radii that do not fit on a side share it.
    public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii,
                                        style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// The ellipse that touches the middles of the sides of `rect`, mapped by `transform`.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// A closed subpath for each rectangle, in order.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A new subpath through all points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    /// All elements of `path`, mapped by `transform`; an empty path becomes a copy of it.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        if isEmpty {
            self = added
        } else {
            append(added.elements)
        }
    }

    /// The path moved by points: right and down if positive.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    func mapped(_ body: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: body(end))
        case .line(let end): .line(to: body(end))
        case .quadCurve(let end, let control): .quadCurve(to: body(end), control: body(control))
        case .curve(let end, let control1, let control2):
            .curve(to: body(end), control1: body(control1), control2: body(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}
