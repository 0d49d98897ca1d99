import Foundation
import QuadrantCore

// The words of a record: written from the record alone, so that every number in them is one of the record.

extension LayoutExplanation {
    /// Fills in the lines of every node.
    package mutating func writeWords() {
        let fills = OpaqueFills(self)
        for id in nodes.indices { nodes[id].words = lines(of: id) + (frontLine(id, fills).map { [$0] } ?? []) }
    }

    // MARK: names

    /// The node that stands for a node in sentences: for an internal node the outermost one of its framework view.
    package func explained(_ id: Int) -> Int {
        var at = id
        while nodes[at].isInternal, nodes[at].systemView == nil, let parent = nodes[at].parent { at = parent }
        return at
    }

    /// Whether the node has a paragraph: a view that the program wrote, not a modifier around one.
    package func hasParagraph(_ id: Int) -> Bool {
        let node = nodes[id]
        if let view = node.systemView { return !view.hasPrefix(".") }
        if node.isInternal || node.kind == .modifier || node.kind == .secondary { return false }
        return true
    }

    /// The node that a sentence counts from: the nearest one around that places more than one view, or fills.
    func reference(_ id: Int) -> Int? {
        var at = nodes[id].parent
        while let parent = at, !isReference(parent) { at = nodes[parent].parent }
        return at
    }

    private func isReference(_ id: Int) -> Bool { nodes[id].kind == .container && !nodes[id].isInternal }

    /// The name of the thing around `id`: `the window` for the outermost.
    private func outerTitle(of id: Int, _ outer: Int?) -> String {
        guard let outer else { return "the window" }
        let name = title(outer)
        return name == nodes[id].title && nodes[id].kind != .secondary ? "\(name) around it" : name
    }

    /// The name in a sentence; the content of a background is named by the background.
    func title(_ id: Int) -> String {
        let node = nodes[id]
        if node.kind == .secondary, let parent = node.parent {
            return nodes[parent].kind == .container ? title(parent) : ".\(nodes[parent].name)"
        }
        if node.isInternal, node.systemView == nil, let outer = node.parent { return title(explained(outer)) }
        return node.title
    }

    /// The name at the start of a paragraph.
    package func heading(_ id: Int) -> String {
        let title = nodes[id].title
        let bare = title.hasPrefix("the ") ? String(title.dropFirst(4)) : title
        guard let identifier = nodes[id].identifier, !identifier.isEmpty else { return bare }
        return "\(bare) (\(identifier))"
    }

    // MARK: lines

    /// The first sentence of a paragraph: the size and the place.
    package func headline(_ id: Int) -> String {
        let node = nodes[id], size: LayoutText = "\(node.size.width) × \(node.size.height)"
        let (place, around) = center(id)
        let centre: LayoutText = "(\(place.x), \(place.y))"
        let drawn: LayoutText = "\(node.frame.width) × \(node.frame.height)"
        let isDrawnOtherwise = abs(node.frame.width - node.size.width) > 0.001
            || abs(node.frame.height - node.size.height) > 0.001
        return "\(heading(id)) is \(size.string)" + (isDrawnOtherwise
            ? "; drawn, it covers \(drawn.string) with its centre at \(centre.string) in \(around)."
            : " and its centre is at \(centre.string) in \(around).")
    }

    /// The centre of a node in what is around it.
    func center(_ id: Int) -> (Point, String) {
        let frame = nodes[id].frame
        let middle = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        guard let around = reference(id) else { return (middle, "the window") }
        let outer = nodes[around].frame
        return (Point(x: middle.x - outer.x, y: middle.y - outer.y), outerTitle(of: id, around))
    }

    private func lines(of id: Int) -> [Line] {
        let lines = [proposalLine(id), sizeLine(id), placeLine(id), directionLine(id), answersLine(id)]
        let details = (nodes[id].details ?? []).map { Line(topic: $0.topic, text: $0.text) }
        return lines.compactMap { $0 } + details + preferenceLines(id) + notes(id)
    }

    /// What a node sets for the views around it, and what is read of it there.
    private func preferenceLines(_ id: Int) -> [Line] {
        (nodes[id].preferences ?? []).map { preference in
            let names = preference.nodes.prefix(3).map { title(view(in: nodes[$0]).id) }.joined(separator: ", ")
                + (preference.nodes.count > 3 ? " and \(preference.nodes.count - 3) more" : "")
            guard let reader = preference.reader else {
                return Line(topic: "sets", text: "\(preference.key) to \(preference.value); "
                    + (names.isEmpty ? "nothing around reads it" : "it is read around \(names)"))
            }
            return Line(topic: "reads", text: "\(preference.key) for \(reader): \(preference.value), "
                + (names.isEmpty ? "the default, since no view inside sets it" : "set in \(names)"))
        }
    }

    private func answersLine(_ id: Int) -> Line? {
        guard let asked = nodes[id].asked else { return nil }
        let answers = asked.map { answer -> String in
            let size: LayoutText = "\(answer.size.width) × \(answer.size.height)"
            return "\(size.string) to \(proposalText(answer.proposal))"
        }
        return Line(topic: "answers", text: answers.joined(separator: "; "))
    }

    private func equations(_ reason: Reason?, _ names: (String, String)) -> String {
        let parts = [(names.0, reason?.horizontal), (names.1, reason?.vertical)].compactMap { name, equation in
            equation.flatMap { $0.contains("=") || $0.contains("≈") ? "\(name): \($0)" : nil }
        }
        return parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
    }

    private func proposalLine(_ id: Int) -> Line? {
        let node = nodes[id]
        guard let reason = node.proposalReason else { return nil }
        let sides = proposalText(node.proposal)
        return Line(topic: "proposal", text: "\(sides) from \(outerTitle(of: id, node.parent)): \(reason.text)"
            + equations(reason, ("width", "height")))
    }

    /// The first node inwards that has a size of its own.
    private func contentTitle(_ id: Int) -> String {
        var at = id
        while nodes[at].systemView == nil, nodes[at].kind == .modifier, nodes[at].sizeReason == nil,
              let next = nodes[at].children.first { at = next }
        return title(at)
    }

    func proposalText(_ proposal: Proposal) -> String {
        let text: LayoutText = "\(proposal.width ?? .unspecified) × \(proposal.height ?? .unspecified)"
        return text.string
    }

    private func sizeLine(_ id: Int) -> Line? {
        let node = nodes[id]
        let size: LayoutText = "\(node.size.width) × \(node.size.height)"
        let offered = "proposed \(proposalText(node.proposal))"
        if let reason = node.sizeReason {
            return Line(topic: "size", text: "\(size.string), \(offered): \(reason.text)"
                + equations(reason, ("width", "height")))
        }
        guard let content = node.children.first, nodes[content].kind != .secondary else {
            return Line(topic: "size", text: "\(size.string), \(offered)")
        }
        let inner = contentTitle(content)
        // The part of a control that has its size is no other view.
        if inner == node.title, nodes[content].isInternal {
            return Line(topic: "size", text: "\(size.string), \(offered)")
        }
        return Line(topic: "size", text: "\(size.string), \(offered): the size of its content, \(inner)")
    }

    private func placeLine(_ id: Int) -> Line? {
        let node = nodes[id]
        guard let reason = node.placeReason else { return nil }
        let at: LayoutText = "(\(node.leadingOrigin.x), \(node.leadingOrigin.y))"
        return Line(topic: "place", text: "at \(at.string) in \(outerTitle(of: id, node.parent)): \(reason.text)"
            + equations(reason, ("x", "y")))
    }

    /// The mirror image, where a container places from the right.
    private func directionLine(_ id: Int) -> Line? {
        let node = nodes[id]
        let width = node.parent.map { nodes[$0].size.width } ?? window.width
        guard abs(node.origin.x - node.leadingOrigin.x) > 1e-9 else { return nil }
        let sum = Arithmetic(width) - Arithmetic(node.leadingOrigin.x) - Arithmetic(node.size.width)
        guard let equation = sum.equation(node.origin.x) else { return nil }
        return Line(topic: "direction",
                    text: "right to left: x counts from the right edge; from the left it is \(equation)")
    }

    private func notes(_ id: Int) -> [Line] {
        let node = nodes[id]
        var found: [Line] = []
        func note(_ text: LayoutText) { found.append(Line(topic: "note", text: text.string)) }
        if node.kind != .modifier, node.kind != .secondary, let around = reference(id) {
            let outer = nodes[around].frame, own = node.frame
            let over = [("above", outer.y - own.y), ("below", own.y + own.height - outer.y - outer.height),
                        ("to the left of", outer.x - own.x),
                        ("to the right of", own.x + own.width - outer.x - outer.width)]
                .filter { $0.1 > 0.001 }
            if !over.isEmpty, own.width > 0, own.height > 0 {
                let each = over.map { "\(LayoutText("\($0.1)").string) \($0.0)" }
                let far = each.count == 1 ? each[0]
                    : each.dropLast().joined(separator: ", ") + " and \(each[each.count - 1])"
                let clip = clipping(id)
                note("it reaches \(far) \(outerTitle(of: id, around)); "
                    + (clip.map { LayoutText("\(title($0)) clips what is outside of it") } ?? "nothing clips it"))
            }
        }
        switch node.element {
        case .position:
            let corner: LayoutText = "(\(node.frame.x), \(node.frame.y))"
            note("the point counts from the leading top corner of .position, which is \(node.size.width) × "
                + "\(node.size.height) and starts at \(corner) in the window; a background written after .position "
                + "covers all of that")
        case .offset:
            let (place, around) = center(id)
            note("without it the centre would be at (\(place.x), \(place.y)) in \(around); for the layout around, and "
                + "for a background written after .offset, the view is still there")
        default: break
        }
        return found
    }

    /// The nearest node around that cuts off what is outside of it.
    private func clipping(_ id: Int) -> Int? {
        var at = nodes[id].parent
        while let parent = at {
            if nodes[parent].clips { return parent }
            at = nodes[parent].parent
        }
        return nil
    }
}

extension LayoutExplanation {
    /// The lines of one node in a paragraph.
    package struct Part: Equatable {
        /// The index of the node in the record.
        package var node: Int
        /// The node as the paragraph names it; nil for the view itself.
        package var title: String?
        /// In the order of reading: proposal, size, place.
        package var lines: [Line]

        package init(node: Int, title: String?, lines: [Line]) {
            (self.node, self.title, self.lines) = (node, title, lines)
        }
    }

    /// The paragraph of a view: its own lines, then those of the modifiers around it up to the container.
    package func paragraph(_ id: Int) -> [Part] {
        var found = [Part(node: id, title: nil, lines: lines(ofView: id))]
        var at = nodes[id].parent
        while let outer = at, nodes[outer].kind == .modifier || nodes[outer].kind == .secondary {
            let node = nodes[outer]
            if node.isInternal { break }
            // What has the size of its content says so only where it says something else.
            let lines = node.words.filter { $0.topic != "size" || node.sizeReason != nil }
            if !lines.isEmpty || !node.advice.isEmpty {
                let title = node.kind == .secondary ? "the content of \(title(outer))" : title(outer)
                found.append(Part(node: outer, title: title, lines: lines))
            }
            if node.kind == .secondary { break }
            at = node.parent
        }
        return found
    }

    /// The lines of a view; of a framework's view also the reasons of the parts that decide its size.
    private func lines(ofView id: Int) -> [Line] {
        guard nodes[id].systemView != nil, nodes[id].sizeReason == nil else { return nodes[id].words }
        var lines = nodes[id].words, inner = id
        while nodes[inner].sizeReason == nil, let next = nodes[inner].children.first, nodes[next].isInternal {
            inner = next
        }
        guard let reason = nodes[inner].sizeReason, let place = lines.firstIndex(where: { $0.topic == "size" }),
              nodes[inner].size == nodes[id].size else { return lines }
        let size: LayoutText = "\(nodes[id].size.width) × \(nodes[id].size.height)"
        lines[place].text = "\(size.string), proposed \(proposalText(nodes[id].proposal)): \(reason.text)"
            + equations(reason, ("width", "height"))
        return lines
    }

    /// What a modifier presents over the window, as sentences name it.
    package static let presented: Set = ["sheet", "full screen cover", "popover"]

    /// The paragraphs of some views as text for a terminal.
    package func text(_ ids: [Int], width: Int = 110) -> String {
        ids.map { text($0, width: width) }.joined(separator: "\n")
    }

    private func text(_ id: Int, width: Int) -> String {
        var lines = [placed(headline(id), nodes[id].source, width)]
        for part in paragraph(id) {
            if let title = part.title { lines.append(placed("  in \(title)", nodes[part.node].source, width)) }
            let indent = part.title == nil ? "  " : "    "
            for line in part.lines {
                let topic = line.topic.padding(toLength: 10, withPad: " ", startingAt: 0)
                let source = line.source ?? line.node.flatMap { nodes[$0].source }
                let wrapped = Self.wrapped(line.text, to: width - (source == nil ? 12 : 30) - indent.count)
                lines.append(placed("\(indent)\(topic)\(wrapped[0])", source, width))
                lines += wrapped.dropFirst().map { indent + String(repeating: " ", count: 12) + $0 }
            }
            // A name may mean a modifier; what is written at its view is part of the same expression.
            let isPresented = nodes[part.node].systemView.map(Self.presented.contains) ?? false
            let isModifier = part.title == nil && nodes[part.node].kind == .modifier && !isPresented
            let inner = isModifier ? view(in: nodes[part.node]).id : part.node
            let more = inner == part.node ? [] : nodes[inner].written ?? []
            for (index, written) in ((nodes[part.node].written ?? []) + more).enumerated() {
                let topic = (index == 0 ? "written" : "").padding(toLength: 10, withPad: " ", startingAt: 0)
                lines.append(placed("\(indent)\(topic)\(written.text)", written.source, width))
            }
            for advice in nodes[part.node].advice {
                let message = Self.wrapped(advice.message, to: width - 10 - indent.count)
                lines.append("\(indent)advice    \(message[0])")
                lines += message.dropFirst().map { indent + String(repeating: " ", count: 10) + $0 }
                for (name, text) in [("because", advice.evidence), ("fix", advice.fix)] {
                    let wrapped = Self.wrapped(text, to: width - 20 - indent.count)
                    let label = name.padding(toLength: 9, withPad: " ", startingAt: 0)
                    lines.append("\(indent)          \(label)\(wrapped[0])")
                    lines += wrapped.dropFirst().map { indent + String(repeating: " ", count: 19) + $0 }
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line with the place in the source at its end.
    func placed(_ line: String, _ source: Source?, _ width: Int) -> String {
        guard let source else { return line }
        let place = "\(source.file.split(separator: "/").last ?? ""):\(source.line)"
        return line + String(repeating: " ", count: max(width - line.count - place.count, 2)) + place
    }

    /// The words of a text in lines of at most `width` characters.
    static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = [], line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return lines + [line]
    }
}
