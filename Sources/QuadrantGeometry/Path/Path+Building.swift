public import Foundation

extension Path {
    /// Appends without copying elements that nobody else shares.
    mutating func append(_ element: Element) {
        switch storage {
        case .elements(var elements):
            storage = .empty
            elements.append(element)
            storage = .elements(elements)
        default:
            storage = .elements(elements + CollectionOfOne(element))
        }
    }

    mutating func append(_ added: [Element]) {
        guard !added.isEmpty else { return }
        switch storage {
        case .empty:
            storage = .elements(added)
        case .elements(var elements):
            storage = .empty
            elements.append(contentsOf: added)
            storage = .elements(elements)
        default:
            storage = .elements(elements + added)
        }
    }

    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// A line from the current point; in an empty path, which has none, only a start.
    public mutating func addLine(to end: CGPoint) {
        append(isEmpty ? .move(to: end) : .line(to: end))
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(isEmpty ? .move(to: end) : .quadCurve(to: end, control: control))
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(isEmpty ? .move(to: end) : .curve(to: end, control1: control1, control2: control2))
    }

    /// A line back to the start of the subpath; what follows without a move starts there again.
    public mutating func closeSubpath() {
        guard !isEmpty else { return }
        if case .elements(let elements) = storage, elements.last == .closeSubpath { return }
        append(.closeSubpath)
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii,
                                        style: RoundedCornerStyle = .continuous,
                                        transform: CGAffineTransform = .identity) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A new subpath through all points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        if case .empty = storage {
            self = added
        } else {
            append(added.elements)
        }
    }

    /// The path with every point moved by `transform`.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        switch storage {
        case .empty: return self
        case .rect(let rect) where transform.isUpright: return Path(storage: .rect(rect.applying(transform)))
        case .ellipse(let rect) where transform.isUpright: return Path(storage: .ellipse(rect.applying(transform)))
        case .rounded(let outline) where transform.isUpright:
            return Path(storage: .rounded(outline.applying(transform)))
        default: return Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
        }
    }

    private init(storage: Storage) { self.storage = storage }

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
