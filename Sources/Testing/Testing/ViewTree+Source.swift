import QuadrantGeometry

// The Swift source of a tree's view, which a failing property prints.

extension ViewTree {
    package func source(_ indent: String = "") -> String {
        func braces(_ head: String, _ subviews: [Keyed]) -> String {
            if subviews.isEmpty { return indent + head + " {}" }
            let inner = subviews.map { $0.tree.source(indent + "    ") + "  // id \($0.key)" }.joined(separator: "\n")
            return "\(indent)\(head) {\n\(inner)\n\(indent)}"
        }
        func gap(_ value: Double?) -> String { value.map { ", spacing: \(number($0))" } ?? "" }
        switch self {
        case .probe(let width, let height): return "\(indent)Probe(\"box\", \(number(width)), \(number(height)))"
        case .color: return "\(indent)Color.red"
        case .text(let text):
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
            return "\(indent)Text(\"\(lines)\")"
        case .spacer: return "\(indent)Spacer()"
        case .horizontal(let side, let space, let subviews):
            return braces("HStack(alignment: .\(side.rawValue)\(gap(space)))", subviews)
        case .vertical(let side, let space, let subviews):
            return braces("VStack(alignment: .\(side.rawValue)\(gap(space)))", subviews)
        case .zStack(let corner, let subviews): return braces("ZStack(alignment: .\(corner.rawValue))", subviews)
        case .group(let subviews): return braces("Group", subviews)
        case .wrapped(.neutral(let way), let inner): return way.source(of: inner, indent)
        case .wrapped(let wrapper, let inner): return "\(inner.source(indent))\n\(indent)    \(wrapper.source(indent))"
        case .reader(let inner):
            return "\(indent)GeometryReader { proxy in\n\(inner.source(indent + "    "))\n\(indent)        "
                + ".frame(width: min(proxy.size.width, 400) / 2)\n\(indent)    "
                + "Probe(\"place\", min(abs(proxy.frame(in: .global).minX) / 4, 50), 4)\n\(indent)}"
        case .cell(let number): return "\(indent)Cell(\(number))"
        case .either(let flag, let first, let second):
            return "\(indent)if \(flag) {\n\(first.source(indent + "    "))\n\(indent)} else {\n"
                + "\(second.source(indent + "    "))\n\(indent)}"
        case .asking(let question, let inner):
            return "\(indent)ProposalSampler(question: \(question)) {\n\(inner.source(indent + "    "))\n\(indent)}"
        case .stepped(let question, let width):
            return "\(indent)Stepped(question: \(question), width: \(number(width)))"
        case .measured(let inner): return "\(indent)Measured {\n\(inner.source(indent + "    "))\n\(indent)}"
        }
    }
}

private func number(_ value: Double) -> String { value == .infinity ? ".infinity" : NumberText.exact(value) }

extension ViewTree.Wrapper {
    fileprivate func source(_ indent: String) -> String {
        func given(_ name: String, _ value: Double?) -> String { value.map { "\(name): \(number($0)), " } ?? "" }
        switch self {
        case .padding(let length): return ".padding(\(number(length)))"
        case .frame(let width, let height, let corner):
            return ".frame(\(given("width", width))\(given("height", height))alignment: .\(corner.rawValue))"
        case .limits(let minimum, let maximum, let corner):
            return ".frame(\(given("minWidth", minimum))\(given("maxWidth", maximum))alignment: .\(corner.rawValue))"
        case .fixedSize(let across, let down): return ".fixedSize(horizontal: \(across), vertical: \(down))"
        case .offset(let x, let y): return ".offset(x: \(number(x)), y: \(number(y)))"
        case .position(let x, let y): return ".position(x: \(number(x)), y: \(number(y)))"
        case .background(let other, let corner):
            return ".background(alignment: .\(corner.rawValue)) {\n\(other.source(indent + "        "))\n\(indent)    }"
        case .overlay(let other, let corner):
            return ".overlay(alignment: .\(corner.rawValue)) {\n\(other.source(indent + "        "))\n\(indent)    }"
        case .priority(let value): return ".layoutPriority(\(number(value)))"
        case .guide(let shift): return ".alignmentGuide(.leading) { $0[.leading] + \(number(shift)) }"
        case .aspect(let ratio): return ".aspectRatio(\(number(ratio)), contentMode: .fit)"
        case .rightToLeft(let isOn): return ".environment(\\.layoutDirection, .\(isOn ? "rightToLeft" : "leftToRight"))"
        case .large(let isOn): return ".font(.\(isOn ? "title" : "caption"))"
        case .opacity(let value): return ".opacity(\(number(value)))"
        case .rotation(let degrees): return ".rotationEffect(.degrees(\(number(degrees))))"
        case .hidden: return ".hidden()"
        case .front(let value): return ".zIndex(\(number(value)))"
        case .neutral(let way): return ".\(way.rawValue)"
        }
    }
}
