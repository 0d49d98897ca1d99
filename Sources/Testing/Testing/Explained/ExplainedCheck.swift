package import QuadrantHost

/// Compares printed words with the record: every number of every sentence is the value that the sentence says it is,
/// every computation has the numbers that it must have, and names are those of the right views.
///
/// It shares no code with what writes the words. A number that no rule here accounts for is a contradiction.
package struct ExplainedCheck {
    package typealias Node = LayoutExplanation.Node
    package typealias Axis = LayoutExplanation.Axis

    let record: LayoutExplanation
    private var found: [String] = []

    private init(_ record: LayoutExplanation) { self.record = record }

    /// What is wrong in the words; empty if they agree with the record.
    package static func contradictions(in text: ExplainedText, _ record: LayoutExplanation) -> [String] {
        var check = ExplainedCheck(record)
        let ids = views(record)
        if ids.count != text.paragraphs.count {
            check.found.append("\(text.paragraphs.count) paragraphs for \(ids.count) views")
        }
        check.found += driftedSums(in: record)
        for (id, paragraph) in zip(ids, text.paragraphs) { check.check(paragraph, id) }
        return check.found
    }

    /// The computations of rules whose result is not the recorded number, and which the words leave out.
    package static func driftedSums(in record: LayoutExplanation) -> [String] {
        record.nodes.flatMap { node in (node.driftedSums ?? []).map { "\(node.id) \(node.title): \($0)" } }
    }

    /// What is wrong in one line of a node.
    package static func contradictions(in line: ExplainedText.Line, of id: Int, _ record: LayoutExplanation)
        -> [String]
    {
        var check = ExplainedCheck(record)
        check.check(line, id)
        return check.found
    }

    /// What is wrong in the first sentence of a view.
    package static func contradictions(inHeadline text: String, of id: Int, _ record: LayoutExplanation) -> [String] {
        var check = ExplainedCheck(record)
        check.checkHeadline(text, id)
        return check.found
    }

    /// The views that have a paragraph, in order.
    package static func views(_ record: LayoutExplanation) -> [Int] {
        record.nodes.map(\.id).filter(ExplainedCheck(record).isView)
    }

    /// The nodes of the parts of a paragraph, from the inside out.
    package static func nodes(of paragraph: ExplainedText.Paragraph, _ id: Int, _ record: LayoutExplanation) -> [Int?] {
        let check = ExplainedCheck(record)
        var at: Int? = id
        return [id] + paragraph.parts.dropFirst().map { part in
            at = at.flatMap { record.nodes[$0].parent }
            while let outer = at, check.partTitle(outer) != part.title {
                at = record.nodes[outer].kind == .modifier ? record.nodes[outer].parent : nil
            }
            return at
        }
    }

    private mutating func check(_ paragraph: ExplainedText.Paragraph, _ id: Int) {
        checkHeadline(paragraph.headline, id)
        for (part, node) in zip(paragraph.parts, Self.nodes(of: paragraph, id, record)) {
            guard let node else {
                found.append("nothing around \(record.nodes[id].title) is \(part.title ?? "")")
                continue
            }
            for line in part.lines { check(line, node) }
        }
    }

    /// The node whose rule a line of sizes tells: of a framework's view, the part that decides its size.
    private func decider(_ id: Int) -> Int {
        guard record.nodes[id].systemView != nil, record.nodes[id].sizeReason == nil else { return id }
        var at = id
        while record.nodes[at].sizeReason == nil, let inner = record.nodes[at].children.first,
              record.nodes[inner].isInternal { at = inner }
        return record.nodes[at].sizeReason != nil && record.nodes[at].size == record.nodes[id].size ? at : id
    }

    private mutating func check(_ line: ExplainedText.Line, _ id: Int) {
        var sentence = ExplainedSentence(self, line, record.nodes[id], decider: record.nodes[decider(id)])
        sentence.check()
        found += sentence.faults.map { "\(record.nodes[id].title), \(line.topic): \($0) in: \(line.text)" }
    }

    private mutating func checkHeadline(_ text: String, _ id: Int) {
        let node = record.nodes[id], frame = node.frame
        var name = node.title.hasPrefix("the ") ? String(node.title.dropFirst(4)) : node.title
        if let identifier = node.identifier, !identifier.isEmpty { name += " (\(identifier))" }
        let outer = container(id), corner = outer.map { record.nodes[$0].frame }
        let x = frame.x + frame.width / 2 - (corner?.x ?? 0), y = frame.y + frame.height / 2 - (corner?.y ?? 0)
        let place = "(\(text3(x)), \(text3(y))) in \(outerName(id, outer))."
        let size = size(node.size.width, node.size.height)
        let isDrawnOtherwise = abs(frame.width - node.size.width) > 0.001
            || abs(frame.height - node.size.height) > 0.001
        let expected = isDrawnOtherwise
            ? "\(name) is \(size); drawn, it covers \(self.size(frame.width, frame.height)) with its centre at \(place)"
            : "\(name) is \(size) and its centre is at \(place)"
        if text != expected { found.append("\(text) should be \(expected)") }
    }

    // MARK: names

    /// Whether the node has a paragraph.
    private func isView(_ id: Int) -> Bool {
        let node = record.nodes[id]
        if let view = node.systemView { return !view.hasPrefix(".") }
        return !node.isInternal && (node.kind == .view || node.kind == .container)
    }

    /// The name of a node in a sentence.
    func name(_ id: Int) -> String {
        let node = record.nodes[id]
        if node.kind == .secondary, let parent = node.parent {
            return record.nodes[parent].kind == .container ? name(parent) : "." + record.nodes[parent].name
        }
        // A part of a framework's view has the name of that view.
        var at = node
        while at.isInternal, at.systemView == nil, let parent = at.parent { at = record.nodes[parent] }
        return at.id == node.id ? node.title : name(at.id)
    }

    /// The name of the view inside modifiers.
    func innerName(_ id: Int) -> String {
        var at = record.nodes[id]
        while at.kind == .modifier || at.kind == .secondary, let inner = at.children.first { at = record.nodes[inner] }
        return name(at.id)
    }

    private func partTitle(_ id: Int) -> String {
        record.nodes[id].kind == .secondary ? "the content of \(name(id))" : name(id)
    }

    func outerName(_ id: Int, _ outer: Int?) -> String {
        guard let outer else { return "the window" }
        let isSame = name(outer) == record.nodes[id].title && record.nodes[id].kind != .secondary
        return isSame ? "\(name(outer)) around it" : name(outer)
    }

    /// The nearest container of the program around a node.
    func container(_ id: Int) -> Int? {
        var at = record.nodes[id].parent
        while let outer = at, record.nodes[outer].kind != .container || record.nodes[outer].isInternal {
            at = record.nodes[outer].parent
        }
        return at
    }

    /// The name of a child among its neighbours: `the second Slider` if several have the name.
    func childName(_ id: Int) -> String {
        func bare(_ id: Int) -> String {
            let node = record.nodes[id]
            guard node.systemView == nil, node.kind == .modifier || node.kind == .secondary,
                  let inner = node.children.first else { return node.title }
            return bare(inner)
        }
        let own = bare(id)
        let same = record.nodes[id].parent.map { record.nodes[$0].children.filter { bare($0) == own } } ?? [id]
        guard same.count > 1, let place = same.firstIndex(of: id) else { return own }
        return "the \(Self.ordinal(place + 1)) \(own.hasPrefix("the ") ? String(own.dropFirst(4)) : own)"
    }

    private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
                                   "ninth", "tenth"]

    static func ordinal(_ number: Int) -> String {
        if number <= 10 { return ordinals[number - 1] }
        let ending = (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending)"
    }

    static func number(ofOrdinal word: some StringProtocol) -> Int? {
        ordinals.firstIndex(of: String(word)).map { $0 + 1 } ?? Int(word.prefix { $0.isNumber })
    }

    // MARK: numbers

    /// A number as words have it.
    func text3(_ value: Double?) -> String {
        guard let value else { return "nil" }
        if value.isInfinite { return value < 0 ? "-∞" : "∞" }
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
    func size(_ width: Double?, _ height: Double?) -> String { "\(text3(width)) × \(text3(height))" }

    func side(_ node: Node, _ axis: Axis) -> Double { axis == .horizontal ? node.size.width : node.size.height }
    func proposal(_ node: Node, _ axis: Axis) -> Double? {
        axis == .horizontal ? node.proposal.width : node.proposal.height
    }
    func origin(_ node: Node, _ axis: Axis) -> Double {
        axis == .horizontal ? node.leadingOrigin.x : node.leadingOrigin.y
    }
    /// The distances between the children of a stack.
    func gaps(_ node: Node) -> [Double] { node.spacing.map(\.length) }
}

extension LayoutExplanation.Axis {
    static let all = [LayoutExplanation.Axis.horizontal, .vertical]
    var cross: Self { self == .horizontal ? .vertical : .horizontal }
    var lengthName: String { self == .horizontal ? "width" : "height" }
    var extentName: String { self == .horizontal ? "wide" : "high" }
    var coordinateName: String { self == .horizontal ? "x" : "y" }
}
