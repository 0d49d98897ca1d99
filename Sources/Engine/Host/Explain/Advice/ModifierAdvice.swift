import Foundation
import QuadrantCore

// Mistakes of order: a modifier that stands outside of another one.

extension LayoutExplanation {
    static let backgroundAfterPosition: Adviser = { record, node in
        guard node.element == .background, let content = record.content(ofBackground: node), !record.isUnseen(content),
              let position = record.inwards(node).first(where: { $0.element == .position && $0.size == node.size }),
              let inner = position.children.first.map({ record.nodes[$0] }),
              inner.size.width + 1 < node.size.width || inner.size.height + 1 < node.size.height else { return nil }
        return Advice(
            mistake: "background-after-position",
            message: "the background covers all the space that .position took, not \(record.title(inner.id))",
            evidence: ".position fills what it is proposed: it and the background are \(record.sizeText(node.size)), "
                + "\(record.title(inner.id)) is \(record.sizeText(inner.size))",
            fix: "Write .background before .position.")
    }

    static let backgroundAfterOffset: Adviser = { record, node in
        guard node.element == .background, let content = record.content(ofBackground: node), !record.isUnseen(content),
              let offset = record.inwards(node).first(where: { $0.element == .offset && $0.size == node.size }),
              let inner = offset.children.first.map({ record.nodes[$0] }) else { return nil }
        let moved = inner.leadingOrigin
        guard abs(moved.x) >= 1 || abs(moved.y) >= 1 else { return nil }
        return Advice(
            mistake: "background-after-offset",
            message: "the background stays where \(record.title(record.view(in: inner).id)) would be without .offset",
            evidence: "the background starts at (\(record.number(node.frame.x)), \(record.number(node.frame.y))) in the "
                + "window, its view at (\(record.number(inner.frame.x)), \(record.number(inner.frame.y)))",
            fix: "Write .background before .offset, so that both move.")
    }

    static let offsetOverNeighbour: Adviser = { record, node in
        guard node.element == .offset, let inner = node.children.first.map({ record.nodes[$0] }),
              let container = record.outwards(node).container, record.stackAxis(container) != nil else { return nil }
        let (modifiers, _) = record.outwards(node)
        let own = modifiers.last ?? node
        for id in container.children where id != own.id {
            let other = record.nodes[id]
            if record.view(in: other).element == .spacer || record.view(in: other).element == .divider { continue }
            // Views that overlap without it do not overlap because of it; one that moves as well is drawn elsewhere.
            let drawn = record.view(in: other).frame
            guard record.overlap(inner.frame, other.frame) > 1, record.overlap(inner.frame, drawn) > 1,
                  record.overlap(node.frame, other.frame) == 0 else {
                continue
            }
            let by = record.number(record.overlap(inner.frame, drawn))
            return Advice(
                mistake: "offset-over-neighbour",
                message: "\(record.title(record.view(in: inner).id)) is drawn over \(record.title(record.view(in: other).id)): "
                    + ".offset does not change the layout",
                evidence: "the stack placed \(record.number(node.size.width)) × \(record.number(node.size.height)) at "
                    + "(\(record.number(node.frame.x)), \(record.number(node.frame.y))); moved, it overlaps by \(by)",
                fix: "Move it with the stack's spacing, .padding or an alignment guide, which the stack sees.")
        }
        return nil
    }

    static let frameAfterBackground: Adviser = { record, node in
        guard node.element == .frame, let child = node.children.first.map({ record.nodes[$0] }),
              child.element == .background, child.views.isEmpty,
              let content = record.content(ofBackground: child), !record.isUnseen(content)
        else { return nil }
        // A view that is aligned in a wider frame is meant to be smaller than it.
        let isCentred = abs(child.leadingOrigin.x * 2 + child.size.width - node.size.width) < 0.01
            && abs(child.leadingOrigin.y * 2 + child.size.height - node.size.height) < 0.01
        let grown: [Axis] = [.horizontal, .vertical].filter { axis in
            let label = axis == .horizontal ? "width" : "height"
            let isSet = node.attributes[label] != nil
            return isSet && record.length(node.size, axis) > record.length(child.size, axis) + 1
        }
        guard isCentred, !grown.isEmpty else { return nil }
        // A frame that has a background of its own shows how large it is.
        var outer = node.parent.map { record.nodes[$0] }
        while let modifier = outer, modifier.kind == .modifier, modifier.size == node.size {
            let other = modifier.element == .background ? record.content(ofBackground: modifier) : nil
            if let other, !record.isUnseen(other) { return nil }
            outer = modifier.parent.map { record.nodes[$0] }
        }
        return Advice(
            mistake: "frame-after-background",
            message: "the background does not fill the frame",
            evidence: "the frame is \(record.sizeText(node.size)), the background inside it \(record.sizeText(child.size))",
            fix: "Write .frame before .background.")
    }

    static let limitWithoutEffect: Adviser = { record, node in
        guard node.element == .frame, let child = node.children.first.map({ record.nodes[$0] }) else { return nil }
        for axis in [Axis.horizontal, .vertical] {
            let name = axis == .horizontal ? "Width" : "Height"
            guard node.attributes["max\(name)"] == "inf", node.attributes["ideal\(name)"] == nil,
                  record.side(node.proposal, axis) == nil,
                  abs(record.length(node.size, axis) - record.length(child.size, axis)) < 0.001 else { continue }
            // Content that fills has no length of its own to compare with.
            if record.view(in: child).sizeRule.width == "fills", axis == .horizontal { continue }
            let who = node.parent.map { record.title($0) } ?? "the window"
            return Advice(
                mistake: "max-without-effect",
                message: "max\(name): .infinity has no effect",
                evidence: "\(who) proposed a nil \(name.lowercased()), and a frame is then as "
                    + "\(axis == .horizontal ? "wide" : "high") as its content: "
                    + record.number(record.length(node.size, axis)),
                fix: "Put the frame outside of what proposes nil (a scroll view, .fixedSize), or give a length.")
        }
        return nil
    }

    static let safeAreaInsideFrame: Adviser = { record, node in
        guard node.element == .ignoresSafeArea, let parent = node.parent.map({ record.nodes[$0] }),
              parent.element == .frame, let child = node.children.first.map({ record.nodes[$0] }),
              child.size == node.size,
              child.leadingOrigin == Point(x: 0, y: 0) else { return nil }
        let safe = parent.safeArea
        guard safe.top + safe.leading + safe.bottom + safe.trailing > 0.5,
              parent.size.width > node.size.width + 0.5 || parent.size.height > node.size.height + 0.5
                || parent.attributes.keys.contains(where: { $0.hasPrefix("max") || $0.hasPrefix("min") })
        else { return nil }
        return Advice(
            mistake: "ignores-safe-area-inside-frame",
            message: ".ignoresSafeArea has no effect inside the frame",
            evidence: "its view is \(record.sizeText(child.size)), inside the frame of \(record.sizeText(parent.size)), "
                + "which stays in the safe area",
            fix: "Write .ignoresSafeArea after .frame.")
    }
}
