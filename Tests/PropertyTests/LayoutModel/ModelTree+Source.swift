// The Swift source of a tree's view, which a difference prints.

extension ModelTree {
    func source(_ indent: String = "") -> String {
        func braces(_ head: String, _ lines: [String]) -> String {
            lines.isEmpty ? "\(indent)\(head) {}" : "\(indent)\(head) {\n\(lines.joined(separator: "\n"))\n\(indent)}"
        }
        func inside(_ subviews: [ModelTree]) -> [String] { subviews.map { $0.source(indent + "    ") } }
        func gap(_ value: Double?) -> String { value.map { ", spacing: \(text($0))" } ?? "" }
        switch self {
        case .leaf(let id, let leaf): return indent + leaf.source(id)
        case .row(let side, let space, let subviews):
            return braces("HStack(alignment: .\(side.rawValue)\(gap(space)))", inside(subviews))
        case .column(let side, let space, let subviews):
            return braces("VStack(alignment: .\(side.rawValue)\(gap(space)))", inside(subviews))
        case .zStack(let corner, let subviews): return braces("ZStack(alignment: \(corner.source))", inside(subviews))
        case .maybe(let inner): return braces("if true", inside([inner]))
        case .modified(let modifier, let inner):
            return "\(inner.source(indent))\n\(indent)    \(modifier.source(indent))"
        case .grid(let grid):
            let spacing = (grid.spacing.across.map { ", horizontalSpacing: \(text($0))" } ?? "")
                + (grid.spacing.down.map { ", verticalSpacing: \(text($0))" } ?? "")
            let lines = grid.lines.map { line -> String in
                switch line {
                case .whole(let tree, let unsized):
                    return tree.source(indent + "    ")
                        + (unsized ? "\n\(indent)        .gridCellUnsizedAxes(.horizontal)" : "")
                case .row(let side, let cells):
                    let head = "GridRow" + (side.map { "(alignment: .\($0.rawValue))" } ?? "")
                    let inner = cells.map { $0.source(indent + "        ") }.joined(separator: "\n")
                    return "\(indent)    \(head) {\n\(inner)\n\(indent)    }"
                }
            }
            return braces("Grid(alignment: \(grid.alignment.source)\(spacing))", lines)
        }
    }
}

private func text(_ value: Double) -> String {
    value == .infinity ? ".infinity" : value == value.rounded() ? "\(Int(value))" : "\(value)"
}

extension ModelTree.Corner {
    var source: String { "Alignment(horizontal: .\(across.rawValue), vertical: .\(down.rawValue))" }
}

extension ModelTree.Cell {
    fileprivate func source(_ indent: String) -> String {
        var lines = [tree.source(indent)]
        if span > 1 { lines.append("\(indent)    .gridCellColumns(\(span))") }
        if let anchor {
            lines.append("\(indent)    .gridCellAnchor(UnitPoint(x: \(text(anchor.x)), y: \(text(anchor.y))))")
        }
        if let alignment { lines.append("\(indent)    .gridColumnAlignment(.\(alignment.rawValue))") }
        if isUnsizedAcross { lines.append("\(indent)    .gridCellUnsizedAxes(.horizontal)") }
        return lines.joined(separator: "\n")
    }
}

extension ModelTree.Leaf {
    fileprivate func source(_ id: Int) -> String {
        switch self {
        case .box(let width, let height): "Probe(\"\(id)\", \(text(width)), \(text(height)))"
        case .color: "Color.red.tagged(\"\(id)\")"
        case .circle: "Circle().tagged(\"\(id)\")"
        case .spacer(let minimum): "Spacer(\(minimum.map { "minLength: \(text($0))" } ?? "")).tagged(\"\(id)\")"
        case .line(let width, let height): "ModelLine(\(text(width)), \(text(height))).tagged(\"\(id)\")"
        case .words(let count, let width, let height):
            "ModelWords(\(count), \(text(width)), \(text(height))).tagged(\"\(id)\")"
        }
    }
}

extension ModelTree.GuideRule {
    fileprivate func source(_ guide: String, _ side: String) -> String {
        switch self {
        case .constant(let value): "{ _ in \(text(value)) }"
        case .shifted(let value): "{ $0[\(guide)] + \(text(value)) }"
        case .part(let part): "{ $0.\(side) * \(text(part)) }"
        }
    }
}

extension ModelTree.Modifier {
    fileprivate func source(_ indent: String) -> String {
        func given(_ name: String, _ value: Double?) -> [String] { value.map { ["\(name): \(text($0))"] } ?? [] }
        func list(_ items: [[String]]) -> String { items.flatMap { $0 }.joined(separator: ", ") }
        switch self {
        case .padding(let top, let leading, let bottom, let trailing):
            return ".padding(EdgeInsets(top: \(text(top)), leading: \(text(leading)), bottom: \(text(bottom)), "
                + "trailing: \(text(trailing))))"
        case .frame(let width, let height, let corner):
            return ".frame(\(list([given("width", width), given("height", height), ["alignment: \(corner.source)"]])))"
        case .limits(let across, let down, let corner):
            let sides = [given("minWidth", across.min), given("idealWidth", across.ideal),
                         given("maxWidth", across.max), given("minHeight", down.min),
                         given("idealHeight", down.ideal), given("maxHeight", down.max)]
            let limits = sides.allSatisfy(\.isEmpty) ? [["minWidth: nil"]] : sides
            return ".frame(\(list(limits + [["alignment: \(corner.source)"]])))"
        case .fixedSize(let across, let down): return ".fixedSize(horizontal: \(across), vertical: \(down))"
        case .aspect(let ratio, let fits):
            return ".aspectRatio(\(ratio.map { "\(text($0)), " } ?? "")contentMode: .\(fits ? "fit" : "fill"))"
        case .position(let x, let y): return ".position(x: \(text(x)), y: \(text(y)))"
        case .offset(let x, let y): return ".offset(x: \(text(x)), y: \(text(y)))"
        case .guideAcross(let guide, let rule):
            let name = "HorizontalAlignment.\(guide.rawValue)"
            return ".alignmentGuide(\(name)) \(rule.source(name, "width"))"
        case .guideDown(let guide, let rule):
            let name = "VerticalAlignment.\(guide.rawValue)"
            return ".alignmentGuide(\(name)) \(rule.source(name, "height"))"
        case .priority(let value): return ".layoutPriority(\(text(value)))"
        case .secondary(let isBehind, let corner, let others):
            let inner = others.map { $0.source(indent + "        ") }.joined(separator: "\n")
            return ".\(isBehind ? "background" : "overlay")(alignment: \(corner.source)) {\n\(inner)\n\(indent)    }"
        }
    }
}
