import QuadrantGeometry
package import QuadrantGraph

// What a stack decides, in words. The decisions are computed again from the settled layout, by the same rules.

/// The words of a rule that lays out as a stack.
package protocol StackWords: LayoutWords {
    /// The stack.
    var stackRule: StackRule { get }
}

extension StackRule: StackWords {
    package static var layoutSentence: String {
        "A stack asks its children one after another, the least flexible first, offers each an equal share of what is "
            + "left, is as long as all of them with the spacing between them, and aligns them across on one line."
    }

    package var stackRule: StackRule { self }

    /// One child of the stack in the order in which it was asked.
    private struct Turn {
        var index: Int
        var priority: Double
        var minimum: Double
        var maximum: Double
        var turn: Distribution.Turn {
            .init(minimum: minimum, flexibility: Distribution.flexibility(minimum: minimum, maximum: maximum),
                  index: index)
        }
    }

    /// What the stack decides for all of its children.
    private struct Decision {
        /// The index of each child.
        var indices: [NodeIndex: Int] = [:]
        var turns: [Turn] = []
        /// The place of each child in `turns`, by its index.
        var places: [Int] = []
        /// The lengths of the children asked before each place, together.
        var taken: [Double] = [0]
        /// The first place of each priority and the place after the last, by place.
        var groups: [Range<Int>] = []
        /// The minimum lengths of the children with a lower priority, together, by place.
        var kept: [Double] = []
        var gaps: Arithmetic?
    }

    private func decision(_ layout: LayoutCase) -> Decision {
        layout.decision {
            let children = layout.children
            var made = Decision()
            made.indices = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($1, $0) })
            made.turns = turns(layout)
            made.places = Array(repeating: 0, count: children.count)
            for (place, turn) in made.turns.enumerated() {
                made.places[turn.index] = place
                made.taken.append(made.taken[place] + layout.size(of: children[turn.index])[axis])
            }
            var start = 0
            while start < made.turns.count {
                let end = made.turns[start...].firstIndex { $0.priority != made.turns[start].priority }
                    ?? made.turns.count
                let kept = made.turns[end...].reduce(0) { $0 + $1.minimum }
                for _ in start..<end {
                    made.groups.append(start..<end)
                    made.kept.append(kept)
                }
                start = end
            }
            made.gaps = gaps(layout)
            return made
        }
    }

    private func turns(_ layout: LayoutCase) -> [Turn] {
        layout.children.enumerated().map { index, child in
            var offered = layout.proposal(of: child)
            func length(_ along: Double) -> Double {
                offered[axis] = along
                return layout.measured(child, offered)[axis]
            }
            let isFixed = layout.graph.ignoredAxes(of: child).contains(Axis.Set(axis))
            let minimum = length(0)
            return Turn(index: index, priority: layout.priority(child), minimum: minimum,
                        maximum: isFixed ? minimum : length(.infinity))
        }.sorted { $0.priority != $1.priority ? $0.priority > $1.priority : $0.turn.precedes($1.turn) }
    }

    /// The distance between a child and the one before it, as placed.
    private func gap(before index: Int, _ layout: LayoutCase) -> Double {
        let children = layout.children
        return layout.origin(of: children[index])[axis] - layout.origin(of: children[index - 1])[axis]
            - layout.size(of: children[index - 1])[axis]
    }

    private func gaps(_ layout: LayoutCase) -> Arithmetic? {
        let each = (1..<max(layout.children.count, 1)).map { gap(before: $0, layout) }.filter { abs($0) > 1e-9 }
        return each.isEmpty ? nil : Self.sum(each, atMost: 6)
    }

    /// A sum of lengths: a product where all of more than two are equal, one number where there are too many to list.
    private static func sum(_ lengths: [Double], atMost maximum: Int, isProduct: Bool = true) -> Arithmetic {
        let first = lengths[0]
        if lengths.count > 1, isProduct || lengths.count > maximum, lengths.allSatisfy({ abs($0 - first) < 1e-9 }) {
            return Arithmetic(Double(lengths.count)) * Arithmetic(first)
        }
        if lengths.count > maximum { return Arithmetic(lengths.reduce(0, +)) }
        return lengths.dropFirst().reduce(Arithmetic(first)) { $0 + Arithmetic($1) }
    }

    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard var reason = alongReason(child, layout) else { return nil }
        let cross = axis.cross
        if layout.proposal[cross].isUnspecified, layout.proposal(of: child)[cross] == layout.size[cross] {
            reason.text = "\(reason.text); the \(cross.lengthName) is the stack's own, as it was proposed nil"
        }
        return reason
    }

    /// Why the child is offered its length along the stack.
    private func alongReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let children = layout.children, length = layout.proposal[axis], count = children.count
        let decision = decision(layout)
        guard let index = decision.indices[child] else { return nil }
        if length.isUnspecified {
            return LayoutReason(
                "the stack was proposed a nil \(axis.lengthName), so every child is asked for its ideal one")
        }
        guard count > 1 else { return LayoutReason("the only child is offered all of it") }
        let turns = decision.turns, place = decision.places[index]
        // What others keep: the minimum of those with a lower priority.
        let kept = decision.kept[place], left = decision.groups[place].upperBound - place
        var sum = Arithmetic(length)
        if let gaps = decision.gaps { sum = sum - gaps }
        if kept != 0 { sum = sum - Arithmetic(kept) }
        if place <= 6 {
            for turn in turns[..<place] { sum = sum - Arithmetic(layout.size(of: children[turn.index])[axis]) }
        } else {
            sum = sum - Arithmetic(decision.taken[place])
        }
        if left > 1 { sum = sum / Arithmetic(Double(left)) }
        var words = "asked \(Ordinal.word(place)) of \(count), the least flexible first: "
        let others = turns.contains { $0.priority != turns[place].priority } ? " with its priority" : ""
        words += left > 1 ? "an equal share of what was left, among the \(left)\(others) that were not yet asked"
            : "what was left"
        if place > 0, turns[place - 1].priority > turns[place].priority {
            words += ", after those with a higher priority"
        }
        if place > 6 {
            words += "; those asked before it took \(NumberText.words(decision.taken[place]))"
        }
        if kept != 0 {
            words += "; \(NumberText.words(kept)) is kept back, the minimum of those with a lower priority"
        }
        var reason = LayoutReason(LayoutText(words))
        if sum.value < 0, layout.proposal(of: child)[axis] == 0 {
            reason.text = LayoutText(words + "; nothing was left")
        } else {
            reason[axis] = sum
        }
        return reason
    }

    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        let children = layout.children, cross = axis.cross
        guard !children.isEmpty else { return LayoutReason("it has no views, so it has no size", .hugs, .hugs) }
        var reason = LayoutReason("", .hugs, .hugs)
        if layout.proposal[axis].isUnspecified { reason.setRule(.ideal, axis) }
        let lengths = children.map { layout.size(of: $0)[axis] }
        let gaps = decision(layout).gaps
        let sum = Self.sum(lengths, atMost: 6, isProduct: false)
        reason[axis] = gaps.map { sum + $0 } ?? sum
        let count = children.count
        let along = count == 1 ? "as \(axis.extentName) as its only child"
            : "as \(axis.extentName) as its \(count) children" + (gaps == nil ? "" : " with the spacing between them")
        let largest = children.max { layout.size(of: $0)[cross] < layout.size(of: $1)[cross] }!
        let across = layout.size(of: largest)[cross]
        if abs(across - layout.size[cross]) < 1e-6 {
            reason[cross] = Arithmetic(across)
            reason.text = count == 1 ? "it hugs its content: as large as its only child"
                : "it hugs its content: \(along), and as \(cross.extentName) as \(layout.title(largest))"
        } else {
            let guides = children.map { layout.guide($0, alignment) }
            let before = guides.max()!, after = zip(children, guides).map { layout.size(of: $0)[cross] - $1 }.max()!
            reason[cross] = Arithmetic(before) + Arithmetic(after)
            reason.text = "it hugs its content: \(along); across, its children reach \(before) before the line of "
                + "\(alignment.wordName) and \(after) after it"
        }
        return reason
    }

    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let children = layout.children, cross = axis.cross
        guard let index = decision(layout).indices[child] else { return nil }
        var reason = LayoutReason("")
        reason.guides = [alignment]
        if index == 0 {
            reason[axis] = Arithmetic(0)
            reason.text = "it is the first"
        } else {
            let before = children[index - 1], distance = gap(before: index, layout)
            let start = Arithmetic(layout.origin(of: before)[axis]) + Arithmetic(layout.size(of: before)[axis])
            reason[axis] = abs(distance) < 1e-9 ? start : start + Arithmetic(distance)
            let why = spacing == nil ? defaultSpacingWords(before, child, distance, layout) : "the stack's spacing"
            reason.text = abs(distance) < 1e-9 && spacing != nil
                ? "it follows \(layout.title(before)) without spacing"
                : "it follows \(layout.title(before)) after \(distance) points, \(why)"
        }
        let guide = layout.guide(child, alignment), line = layout.origin(of: child)[cross] + guide
        let length = layout.size[cross], own = layout.size(of: child)[cross]
        let isFull = abs(length - own) < 1e-9
        let centred = isFull ? Arithmetic(0) : (Arithmetic(length) - Arithmetic(own)) / Arithmetic(2)
        if alignment.fraction == 0.5, !alignment.isOfText, centred.equation(layout.origin(of: child)[cross]) != nil {
            reason[cross] = centred
            reason.text = isFull ? reason.text : "\(reason.text); centred across"
        } else if alignment.fraction == 0, guide == 0, abs(line) < 1e-9 {
            reason[cross] = Arithmetic(0)
            reason.text = "\(reason.text); at the \(alignment.wordName) edge"
        } else {
            reason[cross] = Arithmetic(line) - Arithmetic(guide)
            let source = layout.guideWords(child, alignment)
            let isCentre = alignment.fraction == 0.5 && !layout.setsGuide(child, alignment)
            let name = isCentre ? "centre" : alignment.wordName
            reason.text = "\(reason.text); its \(name), at \(guide)\(source), is on the line at \(line)"
        }
        return reason
    }

    /// Why the default distance between two neighbours is what it is.
    private func defaultSpacingWords(_ before: NodeIndex, _ after: NodeIndex, _ distance: Double, _ layout: LayoutCase)
        -> String
    {
        let first = layout.spacing(before), second = layout.spacing(after)
        guard abs(first.distance(to: second, axis) - distance) < 1e-6 else { return "the default" }
        let edges = (first[axis == .horizontal ? .trailing : .bottom], second[axis == .horizontal ? .leading : .top])
        if edges.0.any == 0 || edges.1.any == 0, distance == 0 { return "as one of them wants no spacing" }
        if edges.0.text != nil, edges.1.text != nil { return "the default between lines of text" }
        if edges.0.text != nil || edges.1.text != nil { return "the default beside text" }
        return distance == ViewSpacing.defaultDistance ? "the default" : "the default between these views"
    }
}

/// Ordinal numbers in words.
package enum Ordinal {
    /// `first` for 0.
    package static func word(_ index: Int) -> String {
        let known = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
        if index < known.count { return known[index] }
        let number = index + 1
        let isTeen = (11...13).contains(number % 100) || number % 10 > 3
        let ending = isTeen ? "th" : ["th", "st", "nd", "rd"][number % 10]
        return "\(number)\(ending)"
    }
}
