import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// Writes a display list as SVG elements. Effects become groups; their content is written first, into separate markup,
/// since filters and masks need its bounds.
struct Writer: DisplayListVisitor {
    let list: DisplayList
    let textStyle: SVG.TextStyle
    var groups: [Group] = [Group()]
    var fonts = FontUses()
    private var definitions: [String] = []
    private var names: [String: String] = [:]
    /// The number of identifiers used so far.
    private var shares = 0
    /// The number of materials written so far.
    var materials = 0
    var images: [ImagePart: String] = [:]

    init(_ list: DisplayList, text: SVG.TextStyle) {
        self.list = list
        textStyle = text
    }

    var projection: ProjectionTransform? { groups[groups.count - 1].projection }

    mutating func write(_ text: String, paintedBounds: CGRect) {
        groups[groups.count - 1].write(text, paintedBounds: paintedBounds.finite)
    }

    /// An identifier for an element of the document.
    mutating func nextShare() -> String {
        shares += 1
        return "s\(shares)"
    }

    /// The identifier of a definition, created once for equal content. `content` receives the identifier.
    mutating func define(_ kind: String, key: String, _ content: (String) -> String) -> String {
        if let name = names[key] { return name }
        let name = kind + String(definitions.count + 1)
        names[key] = name
        definitions.append(content(name))
        return name
    }

    func document() -> String {
        let width = Markup.number(list.size.width), height = Markup.number(list.size.height)
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        text += "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">\n"
        let style = fonts.style()
        if !style.isEmpty { text += "<style>\n\(style)</style>\n" }
        if !definitions.isEmpty { text += "<defs>\n" + definitions.joined(separator: "\n") + "\n</defs>\n" }
        if let background = list.background, background.alpha > 0 {
            text += "<rect width=\"\(width)\" height=\"\(height)\"\(fill(background))/>\n"
        }
        return text + groups[0].text + "</svg>\n"
    }

    mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint) {
        guard !path.isEmpty else { return }
        if let stroke, !stroke.paints { return }
        let reach = Self.reach(path, stroke)
        let crisp = isAntialiased ? "" : " shape-rendering=\"crispEdges\""
        if let backdrop = paint.backdrop {
            let outline = stroke.map { path.strokedPath($0) } ?? path
            let seen = projection.map { outline.projected(by: $0, tolerance: 0.02) } ?? outline
            self.backdrop(backdrop, through: seen, isEvenOdd: stroke == nil && isEvenOdd, crisp, reach)
        } else if let projection {
            let outline = stroke.map { path.strokedPath($0) } ?? path
            draw(outline.projected(by: projection, tolerance: 0.02), isEvenOdd: stroke == nil && isEvenOdd, crisp,
                 paint, reach)
        } else if let stroke {
            if case .angular = paint {
                return draw(path.strokedPath(stroke), isEvenOdd: false, crisp, paint, reach)
            }
            guard let color = self.paint(paint, "stroke", reach: reach) else { return }
            write("<path d=\"\(Markup.path(path))\" fill=\"none\"\(color)\(Self.attributes(stroke))\(crisp)/>\n",
                  paintedBounds: reach)
        } else {
            draw(path, isEvenOdd: isEvenOdd, crisp, paint, reach)
        }
    }

    /// Copies in plain colours use one definition of the outline.
    mutating func copies(_ item: ShapeItem, _ copies: ShapeCopies, origin: CGPoint) {
        let data = Markup.path(item.path), isPlain = copies.palette.isEmpty
        var fills: [String] = []
        if isPlain {
            guard case .color = item.paint, let color = paint(item.paint, "fill", reach: .zero) else {
                return eachCopy(item, copies, origin: origin)
            }
            fills = [color]
        } else {
            for color in copies.palette { fills.append(paint(.color(color), "fill", reach: .zero) ?? "") }
        }
        guard projection == nil, item.stroke == nil, item.isAntialiased, !data.isEmpty else {
            return eachCopy(item, copies, origin: origin)
        }
        let rule = item.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        let name = define("p", key: "copies\(data)\(rule)") { "<path id=\"\($0)\" d=\"\(data)\"\(rule)/>" }
        let corner = SIMD2(Double(item.frame.minX + origin.x), Double(item.frame.minY + origin.y))
        var text = isPlain ? "<g\(fills[0])>\n" : "<g>\n"
        for (index, offset) in copies.offsets.enumerated() {
            let fill = isPlain ? "" : fills[Int(copies.colors[index])], place = corner + offset
            if !isPlain, fill.isEmpty { continue }
            let x = Markup.number(place.x), y = Markup.number(place.y)
            text += "<use xlink:href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\"\(fill)/>\n"
        }
        let painted = InkBounds.of(item.path, nil).repeated(copies).shifted(corner.x, corner.y)
        write(text + "</g>\n", paintedBounds: CGRect(x: painted.minX, y: painted.minY,
                                                     width: painted.maxX - painted.minX,
                                                     height: painted.maxY - painted.minY))
    }

    private mutating func eachCopy(_ item: ShapeItem, _ copies: ShapeCopies, origin: CGPoint) {
        for (index, offset) in copies.offsets.enumerated() {
            let place = CGAffineTransform(translationX: item.frame.minX + origin.x + CGFloat(offset.x),
                                          y: item.frame.minY + origin.y + CGFloat(offset.y))
            shape(item.path.applying(place), stroke: item.stroke, isEvenOdd: item.isEvenOdd,
                  isAntialiased: item.isAntialiased, paint: copies.paint(index, item.paint).applying(place))
        }
    }

    /// Fills a path in the group's coordinates. `reach` is in the item's coordinates.
    private mutating func draw(_ path: Path, isEvenOdd: Bool, _ crisp: String, _ paint: Paint, _ reach: CGRect) {
        let data = Markup.path(path)
        guard !data.isEmpty else { return }
        let paintedBounds = path.boundingRect
        if case .angular(let stops, let center, let from, let to) = paint.drawn {
            let clip = clipName(data, isEvenOdd: isEvenOdd, crisp)
            write("<g clip-path=\"url(#\(clip))\">\n" + wedges(stops, center, from, to, reach) + "</g>\n",
                  paintedBounds: paintedBounds)
            return
        }
        guard let color = self.paint(paint, "fill", reach: reach) else { return }
        let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        write("<path d=\"\(data)\"\(color)\(rule)\(crisp)/>\n", paintedBounds: paintedBounds)
    }

    mutating func clipName(_ data: String, isEvenOdd: Bool, _ crisp: String) -> String {
        let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
        let content = "<path d=\"\(data)\"\(rule)\(crisp)/></clipPath>"
        return define("c", key: content) { "<clipPath id=\"\($0)\">" + content }
    }

    static func reach(_ path: Path, _ stroke: StrokeStyle?) -> CGRect {
        let box = path.boundingRect.finite
        guard let stroke else { return box }
        return box.insetBy(dx: -stroke.reach, dy: -stroke.reach).finite
    }

    private static func attributes(_ stroke: StrokeStyle) -> String {
        var text = " stroke-width=\"\(Markup.number(stroke.lineWidth))\""
        switch stroke.lineCap {
        case .butt: break
        case .round: text += " stroke-linecap=\"round\""
        case .square: text += " stroke-linecap=\"square\""
        }
        switch stroke.lineJoin {
        case .miter: text += " stroke-miterlimit=\"\(Markup.number(stroke.drawnMiterLimit))\""
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        }
        if let dash = stroke.drawnDash {
            text += " stroke-dasharray=\"\(dash.lengths.map { Markup.number($0) }.joined(separator: " "))\""
            if dash.phase != 0 { text += " stroke-dashoffset=\"\(Markup.number(dash.phase))\"" }
        }
        return text
    }
}
