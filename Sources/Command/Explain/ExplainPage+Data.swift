import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantPNG

// The data of the page: one compressed line with the columns that the tree and the picture need, and a line for the
// rest of every 256 nodes, which the page reads when one of them is shown.

extension ExplainPage {
    private static let chunkCount = 256

    /// The lines: JSON, compressed in zlib's format, in base 64.
    func data() -> [String] {
        let nodes = record.nodes
        let chunks = stride(from: 0, to: nodes.count, by: Self.chunkCount).map { start in
            nodes[start..<min(start + Self.chunkCount, nodes.count)].map { details($0) }
        }
        return ([columns().json] + chunks.map { PageValue.list($0).json }).map(Self.line)
    }

    static func line(_ text: String) -> String {
        (PNG.compress(Data(text.utf8), level: 6) ?? Data()).base64EncodedString()
    }

    private func columns() -> PageValue {
        let nodes = record.nodes
        var strings: [String: Int] = [:], order: [String] = []
        let titles = nodes.map { node -> PageValue in
            if let known = strings[node.title] { return .number(Double(known)) }
            strings[node.title] = order.count
            order.append(node.title)
            return .number(Double(order.count - 1))
        }
        func table(_ value: (LayoutExplanation.Node) -> PageValue?) -> PageValue {
            .object(nodes.compactMap { node in value(node).map { (String(node.id), $0) } })
        }
        let head: [(String, PageValue)] = [
            ("view", .text(record.view ?? "View")), ("width", .number(record.window.width)),
            ("height", .number(record.window.height)),
            ("rightToLeft", .flag(record.window.layoutDirection == .rightToLeft)),
            ("picture", .text(picture)), ("paper", .text(isDark ? "#000" : "#fff")),
            ("selected", .number(Double(selected))),
            ("changes", record.changes.map(changes) ?? .null),
            ("parent", .list(nodes.map { .number(Double($0.parent ?? -1)) })),
            ("kind", .text(nodes.map { Self.kind($0.kind) }.joined())),
            ("flags", .text(nodes.map { String(Self.flags($0), radix: 32) }.joined())),
            ("title", .list(titles)), ("strings", .list(order.map { .text($0) })),
            ("frames", .list(nodes.flatMap { Self.rect($0.frame) })),
        ]
        let tables: [(String, PageValue)] = [
            ("views", table { node in
                // Of a view of the framework, the parts are no matter of the program.
                let views = node.views.prefix { $0 != node.systemView }
                return views.isEmpty ? nil : PageValue.list(views.map { PageValue.text($0) })
            }),
            ("identifiers", table { $0.identifier.map { .text($0) } }),
            ("sources", table { $0.source.map { .text("\($0.file):\($0.line)") } }),
            ("padding", table { $0.element == .padding ? .flag(true) : nil }),
        ]
        return .object(head + tables)
    }

    /// What the last event changed.
    private func changes(_ changes: LayoutExplanation.Changes) -> PageValue {
        .object([
            ("headline", .text(record.headline(of: changes))),
            ("sections", .list(record.sections(of: changes).map { section in
                .object([("title", .text(section.title)), ("items", .list(section.items.map { item in
                    .list([.text(item.text), item.source.map { .text("\($0.file):\($0.line)") } ?? .null])
                }))])
            })),
        ])
    }

    private static func kind(_ kind: LayoutExplanation.Kind) -> String {
        switch kind {
        case .view: "0"
        case .container: "1"
        case .modifier: "2"
        case .secondary: "3"
        }
    }

    private static func flags(_ node: LayoutExplanation.Node) -> Int {
        (node.isInternal ? 1 : 0) | (node.systemView != nil ? 2 : 0) | (node.clips ? 4 : 0)
            | (node.advice.isEmpty ? 0 : 8)
    }

    /// What the page shows of a selected node. Empty parts are left out.
    private func details(_ node: LayoutExplanation.Node) -> PageValue {
        let isView = record.hasParagraph(node.id)
        let parts = isView ? record.paragraph(node.id)
            : [LayoutExplanation.Part(node: node.id, title: nil, lines: node.words)]
        var lines: [PageValue] = []
        for part in parts {
            // The name of a modifier, before its lines, leads to it.
            if let title = part.title { lines.append(.list([.text("in"), .text(title), .number(Double(part.node))])) }
            for line in part.lines { lines.append(.list([.text(line.topic), .text(line.text)])) }
        }
        var fields: [(String, PageValue)] = [
            ("p", Self.sides(node.proposal)), ("s", Self.size(node.size)),
            ("o", Self.numbers([node.origin.x, node.origin.y])),
            ("r", PageValue.list([.text(node.sizeRule.width), .text(node.sizeRule.height)])),
            ("w", PageValue.list(lines)),
        ]
        func add(_ name: String, _ list: [PageValue]) { if !list.isEmpty { fields.append((name, .list(list))) } }
        func addReason(_ name: String, _ reason: LayoutExplanation.Reason?) {
            guard let reason else { return }
            func equation(_ text: String?) -> PageValue { text.map { PageValue.text($0) } ?? .null }
            add(name, [.text(reason.text), equation(reason.horizontal), equation(reason.vertical)])
        }
        if isView { fields.append(("head", .text(record.headline(node.id)))) }
        addReason("pr", node.proposalReason)
        addReason("sr", node.sizeReason)
        addReason("lr", node.placeReason)
        add("g", node.guides.map { guide -> PageValue in
            .list([.text(guide.name), .flag(guide.axis == .horizontal), .number(guide.value), .flag(guide.isSet)])
        })
        add("sp", node.spacing.map { spacing -> PageValue in
            .list([.flag(spacing.axis == .horizontal), .number(Double(spacing.before)),
                   .number(Double(spacing.after)), .number(spacing.length), .flag(spacing.isGiven)])
        })
        add("sc", node.spaces.map { space -> PageValue in
            let owner = space.node.map { PageValue.number(Double($0)) } ?? .null
            return .list([.text(space.name), owner] + Self.rect(space.frame))
        })
        if node.answers.count > 1 {
            add("a", node.answers.map { answer in
                PageValue.list([Self.sides(answer.proposal), Self.size(answer.size), .flag(answer.isPlaced)])
            })
        }
        if node.hasMoreAnswers { fields.append(("more", .flag(true))) }
        add("adv", parts.flatMap { record.nodes[$0.node].advice }.map { advice in
            PageValue.list([.text(advice.message), .text(advice.evidence), .text(advice.fix)])
        })
        if !node.attributes.isEmpty {
            let attributes = node.attributes.sorted { $0.key < $1.key }
            fields.append(("at", PageValue.object(attributes.map { ($0.key, PageValue.text($0.value)) })))
        }
        if let priority = node.priority { fields.append(("prio", .number(priority))) }
        let safe = node.safeArea
        let insets = [safe.top, safe.leading, safe.bottom, safe.trailing]
        if insets != [0, 0, 0, 0] { fields.append(("safe", Self.numbers(insets))) }
        if !node.ignoredAxes.isEmpty {
            fields.append(("ign", .text(node.ignoredAxes.map(\.rawValue).joined(separator: ", "))))
        }
        return .object(fields)
    }

    private static func numbers(_ numbers: [Double]) -> PageValue { .list(numbers.map { .number($0) }) }
    private static func size(_ size: LayoutExplanation.Size) -> PageValue { numbers([size.width, size.height]) }
    private static func rect(_ rect: LayoutExplanation.Rect) -> [PageValue] {
        [rect.x, rect.y, rect.width, rect.height].map { .number($0) }
    }

    /// The sides of a proposal; null for the ideal length, "∞" for the maximum.
    private static func sides(_ proposal: LayoutExplanation.Proposal) -> PageValue {
        .list([proposal.width, proposal.height].map { side in side.map { PageValue.number($0) } ?? .null })
    }
}

/// A value of the page's data. It is written without a value tree of Foundation, which takes minutes for 100,000 nodes.
enum PageValue {
    case null, flag(Bool), number(Double), text(String), list([PageValue]), object([(String, PageValue)])

    var json: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .flag(let value): result += value ? "1" : "0"
        case .number(let value): result += Self.digits(value)
        case .text(let value): Self.write(value, to: &result)
        case .list(let values):
            result += "["
            for (index, value) in values.enumerated() {
                if index > 0 { result += "," }
                value.write(to: &result)
            }
            result += "]"
        case .object(let fields):
            result += "{"
            for (index, field) in fields.enumerated() {
                if index > 0 { result += "," }
                Self.write(field.0, to: &result)
                result += ":"
                field.1.write(to: &result)
            }
            result += "}"
        }
    }

    /// Four decimals: one more than is shown.
    private static func digits(_ value: Double) -> String {
        guard value.isFinite else { return value > 0 ? "\"∞\"" : "null" }
        return NumberText.rounded(value, 4)
    }

    private static func write(_ text: String, to result: inout String) {
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20:
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }
}
