import Foundation
import QuadrantCore
package import QuadrantHost

// Essay: which call made which node.
//
// The nodes inside one evaluation of a body are a subsequence of the calls that the body writes, in the same order,
// except that the content of a loop is evaluated any number of times and that branches which were not taken make
// nothing. So the calls are aligned with the nodes by dynamic programming: a node is matched with a call of its name,
// or with none; calls may be skipped; inside a loop the next call may be an earlier one. Literals of the call that are
// seen in the node (texts, lengths) decide between calls of one name. What a program gives to a view of its own is
// looked for where that view uses it (Docs/Decisions/0021-source-lines.md).

/// Finds the source of each node of a record.
package struct SourceMatch {
    private let views: WrittenViews
    private var record: LayoutExplanation
    private let scopes: [ViewScopes]
    /// The calls of nodes, with the names of the calls inside of each.
    private var matched: [Int: (call: WrittenCall, content: Set<String>)] = [:]
    /// All calls of the bodies.
    private var calls: [WrittenCall] = []

    /// The record with the sources that were found. `scopes` are the bodies around each node, outermost first.
    /// `presenters` are the outermost nodes of sheets and the like, each with the node of the modifier that presents
    /// it.
    package static func placed(_ record: LayoutExplanation, _ scopes: [ViewScopes], _ presenters: [Int: Int],
                               _ views: WrittenViews, _ root: WrittenSequence) -> LayoutExplanation {
        var match = SourceMatch(views: views, record: record, scopes: scopes)
        let presented = presenters.keys.sorted().map { ($0, match.subtree(of: $0)) }
        let away = Set(presented.flatMap(\.1))
        match.match(record.nodes.indices.filter { !away.contains($0) }, depth: 0, root)
        for (id, inside) in presented { match.match(inside, presentedBy: presenters[id], root) }
        match.complete()
        return WrittenWords.completed(match.record, views)
    }

    /// A node and all nodes inside, in the order of the record.
    private func subtree(of id: Int) -> [Int] { [id] + record.nodes[id].children.flatMap(subtree) }

    /// Matches the nodes of a sheet or the like with what the closures of the modifier make that presents it; where
    /// that is not found, with the whole body.
    private mutating func match(_ ids: [Int], presentedBy presenter: Int?, _ root: WrittenSequence) {
        var at = presenter
        while let id = at, matched[id]?.call.presented == nil, record.nodes[id].isInternal {
            at = record.nodes[id].parent
        }
        guard let call = at.flatMap({ matched[$0]?.call }), let content = call.presented else {
            return match(ids, depth: 0, root)
        }
        match(ids, depth: 0, content)
        guard let seen = ids.first(where: { record.nodes[$0].systemView != nil }) else { return }
        record.nodes[seen].source = call.source
        record.nodes[seen].written = [call.condition.map {
            LayoutExplanation.Written(text: "\($0.text) { … }: its content is made only then", source: $0.source)
        }].compactMap { $0 }
    }

    /// Gives sources to what a call made beside its own node, and marks as internal what no code wrote.
    private mutating func complete() {
        for id in record.nodes.indices where record.nodes[id].source == nil {
            let node = record.nodes[id], parent = node.parent.map { record.nodes[$0] }
            // The content of a background, and the fill or the shape that its style is drawn with.
            if node.kind == .secondary || node.isStyleFill || parent?.kind == .secondary {
                record.nodes[id].source = parent?.source
                if parent?.isInternal == true, node.systemView != nil, parent?.source == nil {
                    record.nodes[id].systemView = nil
                }
            }
            if record.nodes[id].source != nil || node.isInternal { continue }
            if node.element == .appearanceEffect || parent?.isInternal == true && node.kind == .modifier {
                record.nodes[id].isInternal = true
            } else if node.kind == .view, let owner = owner(of: id) {
                // A title, a value or an image that was given to a control as a string, and what the control adds.
                let strings = [node.text].compactMap { $0 } + node.attributes.values
                if owner.call.literals.contains(where: strings.contains) { record.nodes[id].source = owner.call.source }
                else if !owner.content.contains(node.name) { record.nodes[id].isInternal = true }
            }
            if record.nodes[id].source == nil, let text = node.text { record.nodes[id].source = titleSource(id, text) }
            // A line or a fill that a view of the framework draws.
            if record.nodes[id].source == nil, node.kind == .view, node.text == nil, parent?.isInternal == true {
                record.nodes[id].isInternal = true
            }
        }
    }

    /// The call that gave a text as a title, which another view draws: a navigation bar, a tab bar, a toolbar. Nil if
    /// it may be more than one.
    private func titleSource(_ id: Int, _ text: String) -> LayoutExplanation.Source? {
        let titles = calls.filter { ["navigationTitle", "navigationBarTitle"].contains($0.name) }
        if let title = titles.first(where: { Self.fit(text, $0.pattern) == 1 }) { return title.source }
        if LayoutExplanation.hasScreens(record.nodes[id], in: record) {
            // In a bar, a title that no literal fits is a computed one: a literal elsewhere is not its place.
            let computed = Self.once(titles.filter(\.isComputed).map(\.source))
            if !computed.isEmpty { return computed.count == 1 ? computed[0] : nil }
        }
        let shown = record.nodes.filter { $0.text == text }.compactMap(\.source)
        let found = Self.once(calls.filter { $0.literals.contains(text) }.map(\.source)).filter { !shown.contains($0) }
        return found.count == 1 ? found[0] : nil
    }

    private static func once(_ sources: [LayoutExplanation.Source]) -> [LayoutExplanation.Source] {
        sources.reduce(into: []) { found, source in if !found.contains(source) { found.append(source) } }
    }

    /// The call of the framework's view around a node.
    private func owner(of id: Int) -> (call: WrittenCall, content: Set<String>)? {
        var next = record.nodes[id].parent
        while let current = next {
            if let found = matched[current] { return record.nodes[current].systemView == nil ? nil : found }
            next = record.nodes[current].parent
        }
        return nil
    }

    /// One thing that a body made: a node, or a view of the program with a body of its own.
    private struct Made {
        var names: [String]
        /// The views of the framework that start at the node.
        var views: [String] = []
        /// The type of a view of the program.
        var path = ""
        var text: String?
        /// Whether the text is a literal of the program, and so no translation of another one.
        var isWritten = false
        var numbers: [Double]
        /// The node; nil for a view of the program.
        var node: Int?
        /// The innermost `ForEach` in the body; 0 if there is none.
        var loop: UInt32 = 0
        /// Whether it is the content of the modifier before it.
        var isContent = false
        /// The nodes inside a view of the program.
        var inside: [Int] = []
    }

    /// Matches the nodes with exactly `depth` bodies around them, and those in the bodies inside.
    private mutating func match(_ ids: [Int], depth: Int, _ calls: WrittenSequence) {
        self.calls += calls.calls
        let made = made(of: ids, depth: depth)
        let found = Self.align(made, calls).calls
        // What is written at each call is the same for every node that it made, such as the rows of a ForEach.
        let used = Set(found.compactMap { $0 })
        var known: [Int: [LayoutExplanation.Written]] = [:]
        func addWritten(of number: Int, to node: Int) {
            let written = known[number] ?? Self.written(at: number, calls, used)
            known[number] = written
            if !written.isEmpty { record.nodes[node].written = (record.nodes[node].written ?? []) + written }
        }
        for (item, number) in zip(made, found) {
            let call = number.map { calls.calls[$0] }
            guard let node = item.node else {
                let bodies = views.bodies(of: item.path, handed: call?.handed ?? WrittenSequence())
                if let number, let first = item.inside.first { addWritten(of: number, to: first) }
                let inside = best(bodies, item.inside, depth: depth + 1)
                match(item.inside, depth: depth + 1, inside)
                // A view without a body in the program, such as a chart or a UIViewRepresentable, is made by its call.
                if let first = item.inside.first, record.nodes[first].source == nil,
                   views.bodies(of: item.path, handed: WrittenSequence()).isEmpty {
                    record.nodes[first].source = call?.source
                }
                continue
            }
            if let call, let number {
                record.nodes[node].source = call.source
                addWritten(of: number, to: node)
                // A node says the values that its modifier has now, and not how the program computes them.
                if call.isComputed, call.name.first?.isUppercase != true, !call.text.isEmpty {
                    record.nodes[node].written = [.init(text: call.text, source: call.source)]
                }
                let content = calls.calls[(number + 1)...].prefix(call.contentCount)
                matched[node] = (call, Set(content.map(\.name)))
            }
        }
    }

    /// What is written at a call: the call itself, where it has arguments, and the modifiers of the same expression
    /// that have no node of their own, which are those that are not `used`.
    private static func written(at number: Int, _ calls: WrittenSequence, _ used: Set<Int>)
        -> [LayoutExplanation.Written] {
        let call = calls.calls[number]
        guard call.name.first?.isUppercase == true, call.start != 0 else { return [] }
        var modifiers: [WrittenCall] = []
        for index in calls.calls[..<number].indices.reversed() where calls.calls[index].start == call.start {
            let other = calls.calls[index]
            // The same expression once more.
            if other.name.first?.isUppercase == true { break }
            if !used.contains(index) { modifiers.append(other) }
        }
        let own = ([call] + modifiers).filter { !$0.text.isEmpty }
        return own.map { .init(text: $0.text, source: $0.source) } + call.reads
    }

    private func made(of ids: [Int], depth: Int) -> [Made] {
        var made: [Made] = [], index = 0
        while index < ids.count {
            let id = ids[index]
            if scopes[id].bodies.count > depth {
                let scope = scopes[id].bodies[depth]
                var inside: [Int] = []
                // Several views of one body are next to each other.
                while index < ids.count, scopes[ids[index]].bodies.dropFirst(depth).first == scope {
                    inside.append(ids[index])
                    index += 1
                }
                made.append(Made(names: [scope.name], path: scope.path, text: nil, numbers: [], node: nil,
                                 loop: scopes[id].loops[depth], inside: inside))
                continue
            }
            index += 1
            let node = record.nodes[id]
            if node.kind == .secondary || (node.isInternal && node.systemView == nil) { continue }
            let outer = made.last?.node
            let isContent = outer != nil && node.parent == outer && outer.map { record.nodes[$0].kind } == .modifier
            let bodies = Set(scopes[id].bodies.map(\.name))
            made.append(Made(names: Self.names(node), views: node.views.filter { !bodies.contains($0) },
                             text: node.text,
                             isWritten: node.text.map(views.literals.contains) ?? false,
                             numbers: Self.numbers(node), node: id, loop: scopes[id].loops[depth],
                             isContent: isContent))
        }
        return made
    }

    /// The body that fits the nodes best, of types that share a name.
    private func best(_ bodies: [WrittenSequence], _ ids: [Int], depth: Int) -> WrittenSequence {
        if bodies.count < 2 { return bodies.first ?? WrittenSequence() }
        let made = made(of: ids, depth: depth)
        return bodies.map { (body: $0, score: Self.align(made, $0).score) }.max { $0.score < $1.score }!.body
    }

    /// The names by which code may call what a node is.
    private static func names(_ node: LayoutExplanation.Node) -> [String] {
        let other: [String: [String]] = [
            "clip": ["clipShape", "cornerRadius", "clipped"], "aspectRatio": ["scaledToFit", "scaledToFill"],
            "ignoresSafeArea": ["edgesIgnoringSafeArea"], "rotation3D": ["rotation3DEffect"],
            "rotation": ["rotationEffect"], "scale": ["scaleEffect"], "background": ["background", "onGeometryChange"],
            "gesture": ["onTapGesture", "onLongPressGesture", "simultaneousGesture", "highPriorityGesture"],
            "allowsHitTesting": ["allowsHitTesting", "disabled"], "LinearGradient": ["LinearGradient", "Gradient"],
            "preference": ["anchorPreference", "transformPreference", "transformAnchorPreference",
                           "preferredColorScheme"],
            ".sheet": ["sheet", "fullScreenCover"], ".alert": ["alert", "confirmationDialog", "actionSheet"],
            ".contextMenu": ["contextMenu"], ".popover": ["popover"],
        ]
        let names = [node.systemView].compactMap { $0 } + [node.name]
        return names.flatMap { [$0] + (other[$0] ?? []) }
    }

    private static func numbers(_ node: LayoutExplanation.Node) -> [Double] {
        node.attributes.values.compactMap { Double($0) }
    }

    /// For each thing, the call that made it, or nil; and how well all fit.
    private static func align(_ made: [Made], _ calls: WrittenSequence) -> (calls: [Int?], score: Double) {
        let count = calls.calls.count
        guard count > 0, made.count * count * count < 400_000_000 else {
            return (made.map { _ in nil }, 0)
        }
        // best[p]: the best score with the last match at p - 1; back[i][p]: the state before, and whether i matched.
        var best = [Double](repeating: -.infinity, count: count + 1)
        best[0] = 0
        var back: [[Int32]] = []
        let around = (0..<count).map { call in calls.repeats.filter { $0.contains(call) }.min { $0.count < $1.count } }
        var outer: UInt32 = 0
        for item in made {
            // What follows in another ForEach, or in none, is not of the same loop.
            let isOther = item.loop != outer
            defer { outer = item.loop }
            var next = best.map { $0 - 0.2 }
            var from = (0...count).map { Int32(-$0 - 1) }
            for call in 0..<count {
                let gain = score(item, calls.calls[call])
                if gain <= 0 { continue }
                for state in 0...count where best[state] > -.infinity {
                    let last = state - 1
                    var cost = 0.001 * Double(call - last - 1)
                    if call <= last {
                        let shared = calls.loops.filter { $0.contains(call) && $0.contains(last) }.map(\.count).min()
                        // What is in no ForEach is made once.
                        guard let shared, item.loop != 0 || !calls.repeats.contains(where: { $0.count == shared
                            && $0.contains(call) && $0.contains(last) }) else { continue }
                        cost = 0.0001 * Double(shared)
                    }
                    // What is in no ForEach is no row, unless nothing else can be.
                    if item.loop == 0, around[call] != nil { cost += 0.9 }
                    if last >= 0, item.loop != 0 || outer != 0 {
                        let isSame = around[call] == around[last]
                        if isOther ? isSame && around[call] != nil : !isSame { cost += 0.3 }
                    }
                    // A modifier and its content are one expression.
                    if item.isContent, last >= 0, calls.calls[last].start != calls.calls[call].start { cost += 0.1 }
                    let value = best[state] + gain - cost
                    if value > next[call + 1] {
                        next[call + 1] = value
                        from[call + 1] = Int32(state)
                    }
                }
            }
            best = next
            back.append(from)
        }
        var state = best.indices.max { best[$0] < best[$1] } ?? 0
        let score = best[state]
        var found = [Int?](repeating: nil, count: made.count)
        for index in made.indices.reversed() {
            let from = back[index][state]
            if from >= 0 {
                found[index] = state - 1
                state = Int(from)
            } else {
                state = Int(-from - 1)
            }
        }
        return (found, score)
    }

    /// How well a text fits a literal: 1 if it may be made from it and a part says so, -0.5 if it is another one, which
    /// may be a translation.
    private static func fit(_ text: String, _ pattern: [String?]) -> Double {
        var rest = text[...], isOpen = false, isKnown = false
        for part in pattern {
            guard let part else {
                isOpen = true
                continue
            }
            if part.isEmpty { continue }
            guard let found = isOpen ? rest.range(of: part) : rest.range(of: part, options: .anchored) else {
                return -0.5
            }
            rest = rest[found.upperBound...]
            (isOpen, isKnown) = (false, true)
        }
        let end = pattern.compactMap { $0 }.last ?? ""
        if !isOpen, !rest.isEmpty, end.isEmpty || !text.hasSuffix(end) { return -0.5 }
        return isKnown ? 1 : 0
    }

    private static func score(_ item: Made, _ call: WrittenCall) -> Double {
        // A label that shows only its image is that image.
        var score = item.names.contains(call.name) ? 1.0 : item.views.contains(call.name) ? 0.5 : 0
        if score == 0 { return 0 }
        if let text = item.text, !call.pattern.isEmpty {
            let fits = fit(text, call.pattern)
            if fits < 0, item.isWritten { return 0 }
            score += fits
        }
        for number in call.numbers where item.numbers.contains(number) { score += 0.2 }
        return score
    }
}
