// Random trees and random edits. Numbers are few and small, so that edits often change nothing and cut-offs occur.

extension ViewTree {
    package static func random(_ choices: inout Choices, depth: Int, cells: inout Int) -> ViewTree {
        if depth == 0 || choices.once(in: 5) { return leaf(&choices) }
        switch choices.below(13) {
        case 0: return .horizontal(choices.pick(VerticalSide.allCases), gap(&choices),
                                   subviews(&choices, depth, &cells))
        case 1: return .vertical(choices.pick(HorizontalSide.allCases), gap(&choices),
                                 subviews(&choices, depth, &cells))
        case 2: return .zStack(choices.pick(Corner.allCases), subviews(&choices, depth, &cells))
        case 3: return .group(subviews(&choices, depth, &cells))
        case 4: return .reader(random(&choices, depth: depth - 1, cells: &cells))
        case 5, 6:
            cells += 1
            return .cell(cells)
        case 7:
            return .either(choices.once(in: 2), random(&choices, depth: depth - 1, cells: &cells),
                           random(&choices, depth: depth - 1, cells: &cells))
        case 12:
            let inner = choices.once(in: 2) ? stepped(&choices) : random(&choices, depth: depth - 1, cells: &cells)
            return .asking(choices.pick([2, 3, 11]), inner)
        case 8 where choices.once(in: 3): return .measured(random(&choices, depth: depth - 1, cells: &cells))
        default:
            let wrapper = wrapper(&choices, depth, &cells)
            return .wrapped(wrapper, random(&choices, depth: depth - 1, cells: &cells))
        }
    }

    private static func leaf(_ choices: inout Choices) -> ViewTree {
        switch choices.below(8) {
        case 0: .color
        case 1: .spacer
        case 2, 3:
            .text(choices.pick(["one", "two words", "a longer line of words that wraps", "", "three\nlines\nhere"]))
        default: .probe(length(&choices), length(&choices))
        }
    }

    private static func stepped(_ choices: inout Choices) -> ViewTree {
        .stepped(choices.pick([2, 3, 11]), length(&choices))
    }

    private static func length(_ choices: inout Choices) -> Double { choices.pick([5, 10, 20, 30, 80]) }
    private static func gap(_ choices: inout Choices) -> Double? { choices.pick([nil, nil, 0, 4]) }

    private static func subviews(_ choices: inout Choices, _ depth: Int, _ cells: inout Int) -> [Keyed] {
        (0..<choices.below(4)).map { Keyed($0, random(&choices, depth: depth - 1, cells: &cells)) }
    }

    private static func wrapper(_ choices: inout Choices, _ depth: Int, _ cells: inout Int) -> Wrapper {
        func length() -> Double { ViewTree.length(&choices) }
        func maybe() -> Double? { choices.once(in: 2) ? length() : nil }
        let corner = choices.pick(Corner.allCases)
        switch choices.below(17) {
        case 0: return .padding(length())
        case 1: return .frame(maybe(), maybe(), corner)
        case 2: return .limits(maybe(), choices.pick([nil, 100, .infinity]), corner)
        case 3: return .fixedSize(choices.once(in: 2), choices.once(in: 2))
        case 4: return .offset(length(), -length())
        case 5: return .position(length(), length())
        case 6: return .background(random(&choices, depth: depth - 1, cells: &cells), corner)
        case 7: return .overlay(random(&choices, depth: depth - 1, cells: &cells), corner)
        case 8: return .priority(choices.pick([-1, 0, 1]))
        case 9: return .guide(length())
        case 10: return .aspect(choices.pick([0.5, 1, 2]))
        case 11: return .rightToLeft(choices.once(in: 2))
        case 12: return .large(choices.once(in: 2))
        case 13: return .opacity(choices.pick([0.5, 1]))
        case 14: return .rotation(choices.pick([0, 30, 90]))
        case 15: return .hidden
        default: return .front(choices.pick([-1, 1]))
        }
    }

    /// The tree with a random edit: a number, a subtree, or the order, number or kind of children.
    package func edited(_ choices: inout Choices, cells: inout Int) -> ViewTree {
        let inside = children
        if !inside.isEmpty, !choices.once(in: 3) {
            var new = inside
            let place = choices.below(new.count)
            new[place] = new[place].edited(&choices, cells: &cells)
            return replacing(new)
        }
        switch self {
        case .horizontal(let side, let gap, let subviews):
            return choices.once(in: 3)
                ? .horizontal(choices.pick(VerticalSide.allCases), ViewTree.gap(&choices), subviews)
                : .horizontal(side, gap, ViewTree.rearranged(subviews, &choices, &cells))
        case .vertical(let side, let gap, let subviews):
            return choices.once(in: 3)
                ? .vertical(choices.pick(HorizontalSide.allCases), ViewTree.gap(&choices), subviews)
                : .vertical(side, gap, ViewTree.rearranged(subviews, &choices, &cells))
        case .zStack(let corner, let subviews): return .zStack(corner, ViewTree.rearranged(subviews, &choices, &cells))
        case .group(let subviews): return .group(ViewTree.rearranged(subviews, &choices, &cells))
        case .either(let flag, let first, let second): return .either(!flag, first, second)
        case .wrapped(_, let inner) where choices.once(in: 2):
            return .wrapped(ViewTree.wrapper(&choices, 1, &cells), inner)
        case .wrapped(let wrapper, let inner):
            return choices.once(in: 3) ? inner : .wrapped(wrapper.nudged(&choices), inner)
        case .probe(let width, let height):
            return choices.once(in: 2) ? .probe(ViewTree.length(&choices), height)
                : .probe(width, ViewTree.length(&choices))
        case .stepped(let question, _): return .stepped(question, ViewTree.length(&choices))
        default: return ViewTree.random(&choices, depth: 2, cells: &cells)
        }
    }

    private static func rearranged(_ subviews: [Keyed], _ choices: inout Choices, _ cells: inout Int) -> [Keyed] {
        var subviews = subviews
        switch choices.below(3) {
        case 0:
            let key = (subviews.map(\.key).max() ?? 0) + 1
            subviews.insert(Keyed(key, random(&choices, depth: 1, cells: &cells)),
                            at: choices.below(subviews.count + 1))
        case 1 where !subviews.isEmpty: subviews.remove(at: choices.below(subviews.count))
        default:
            if subviews.count > 1 {
                subviews.insert(subviews.remove(at: choices.below(subviews.count)), at: choices.below(subviews.count))
            }
        }
        return subviews
    }
}

extension ViewTree.Wrapper {
    /// The same modifier with another argument, if it has one.
    fileprivate func nudged(_ choices: inout Choices) -> ViewTree.Wrapper {
        let length = choices.pick([0.0, 5, 15, 40])
        return switch self {
        case .padding: .padding(length)
        case .frame(_, let height, let corner): .frame(length, height, corner)
        case .limits(_, let maximum, let corner): .limits(length, maximum, corner)
        case .fixedSize(let across, let down): .fixedSize(!across, down)
        case .offset(_, let y): .offset(length, y)
        case .position(_, let y): .position(length, y)
        case .priority(let value): .priority(value == 0 ? 1 : -value)
        case .guide: .guide(length)
        case .aspect: .aspect(1 + length / 10)
        case .rightToLeft(let isOn): .rightToLeft(!isOn)
        case .large(let isOn): .large(!isOn)
        case .opacity: .opacity(length / 40)
        case .rotation: .rotation(length)
        case .background(let other, _): .background(other, choices.pick(ViewTree.Corner.allCases))
        case .overlay(let other, _): .overlay(other, choices.pick(ViewTree.Corner.allCases))
        case .hidden, .front, .neutral: self
        }
    }
}
