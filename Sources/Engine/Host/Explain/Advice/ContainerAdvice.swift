import Foundation
import QuadrantCore

// Mistakes about what a container proposes, and where it places.

extension LayoutExplanation {
    static let readerTakesSpace: Adviser = { record, node in
        guard node.element == .geometryReader else { return nil }
        let (modifiers, container) = record.outwards(node)
        guard let container, let axis = record.stackAxis(container), container.children.count > 1,
              !modifiers.contains(where: { [.frame, .aspectRatio, .fixedSize].contains($0.element) })
        else { return nil }
        let length = record.length(node.size, axis)
        let content = node.children.map { record.view(in: record.nodes[$0]) }
        // Content that is put somewhere by the reader's size needs the reader.
        let isPlaced = record.hasPlacedContent(node)
        let needed = content.map { record.length($0.size, axis) }.max() ?? 0
        // A reader with a background is meant to be seen.
        let isSeen = modifiers.contains { modifier in
            modifier.element == .background && !(record.content(ofBackground: modifier).map(record.isUnseen) ?? true)
        }
        guard !isPlaced, !isSeen, length > 100, needed > 0, needed < length / 2 else { return nil }
        let extent = axis == .horizontal ? "wide" : "high"
        return Advice(
            mistake: "reader-takes-space",
            message: "the GeometryReader takes all the space that the stack has left",
            evidence: "it is \(record.number(length)) \(extent), its content \(record.number(needed)): a reader fills "
                + "what it is proposed",
            fix: "Give it a frame, or put it into a .background or .overlay of the view to be measured; what stays in it "
                + "is in its corner, unless it has a .position or a frame as large as the reader.")
    }

    static let readerPlacesTopLeading: Adviser = { record, node in
        guard node.element == .offset, let moved = node.children.first.map({ record.nodes[$0] }) else { return nil }
        var inner = node
        for outer in record.ancestors(node) {
            if outer.element == .geometryReader {
                // The content hugs in the reader's corner, and the offset leads out of the reader across it.
                guard inner.size.width + 1 < outer.size.width, inner.frame.x == outer.frame.x,
                      moved.frame.x < outer.frame.x - 1, node.size.width + 1 < outer.size.width else { return nil }
                let corner = "(\(record.number(node.frame.x - outer.frame.x + node.size.width / 2)), "
                    + "\(record.number(node.frame.y - outer.frame.y + node.size.height / 2)))"
                let middle = "(\(record.number(outer.size.width / 2)), \(record.number(outer.size.height / 2)))"
                return Advice(
                    mistake: "reader-places-top-leading",
                    message: "the GeometryReader places its content top-leading; the offset was computed from the centre",
                    evidence: "\(record.title(record.view(in: inner).id)) is \(record.sizeText(inner.size)) in the corner of a reader "
                        + "of \(record.sizeText(outer.size)): without .offset the centre is at \(corner), not at its "
                        + "middle, \(middle)",
                    fix: "Make the content as large as the reader with .frame(maxWidth: .infinity, maxHeight: "
                        + ".infinity), or use .position, which counts from the corner.")
            }
            if outer.kind == .secondary { return nil }
            inner = outer
        }
        return nil
    }

    static let readerCollapses: Adviser = { record, node in
        guard node.element == .geometryReader, !node.children.isEmpty else { return nil }
        for axis in [Axis.horizontal, .vertical] where record.side(node.proposal, axis) == nil {
            guard record.length(node.size, axis) == 10,
                  let needed = node.children.map({ record.length(record.nodes[$0].size, axis) }).max(), needed > 10
            else { continue }
            let name = axis == .horizontal ? "width" : "height"
            let around = record.ancestors(node).first {
                [.lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .scrollView, .row].contains($0.element)
            }
            return Advice(
                mistake: "reader-collapses",
                message: "the GeometryReader is 10 points \(axis == .horizontal ? "wide" : "high"), and what follows "
                    + "it overlaps its content",
                evidence: "\(around.map { record.title($0.id) } ?? "the view around") proposed a nil \(name), and a "
                    + "reader is then 10 points long; its content is \(record.number(needed))",
                fix: "Give it a frame(\(name):), or read the size in a .background of the content.")
        }
        return nil
    }

    static let textCutByPriority: Adviser = { record, node in
        guard node.isCut else { return nil }
        let (modifiers, container) = record.outwards(node)
        guard let container, let axis = record.stackAxis(container) else { return nil }
        let own = modifiers.last ?? node
        let higher = container.children.map { record.nodes[$0] }.filter {
            ($0.priority ?? 0) > (own.priority ?? 0) && record.length($0.size, axis) > 0
        }
        guard let other = higher.max(by: { ($0.priority ?? 0) < ($1.priority ?? 0) }) else { return nil }
        return Advice(
            mistake: "text-cut-by-priority",
            message: "\(record.title(node.id)) is cut because \(record.title(record.view(in: other).id)) has a higher "
                + "layout priority",
            evidence: "priority \(record.number(other.priority ?? 0)) was asked first and took "
                + "\(record.number(record.length(other.size, axis))); what was left is "
                + "\(record.number(record.side(own.proposal, axis) ?? 0))",
            fix: "Take .layoutPriority(\(record.number(other.priority ?? 0))) from the other, give this text the same "
                + "priority, or allow it more lines.")
    }

    static let spacerInScrollView: Adviser = { record, node in
        guard node.element == .spacer, node.attributes["minLength"] == nil,
              let container = record.outwards(node).container, let axis = record.stackAxis(container),
              record.side(node.proposal, axis) == nil,
              let scroll = record.ancestors(node).first(where: { $0.element == .scrollView }) else { return nil }
        let length = record.number(record.length(node.size, axis)), name = axis == .horizontal ? "width" : "height"
        return Advice(
            mistake: "spacer-in-scroll-view",
            message: "the Spacer has only its minimum length",
            evidence: "\(record.title(scroll.id)) proposes a nil \(name), so nothing is left to share: the spacer is "
                + "\(length) long",
            fix: "Give the stack a minimum \(name), such as .frame(min\(name.capitalized):) of the scroll view's, or use "
                + "padding.")
    }

    static let stackGrownByGuide: Adviser = { record, node in
        guard node.element == .zStack, node.children.count > 1 else { return nil }
        let children = node.children.map { record.nodes[$0] }
        for axis in [Axis.horizontal, .vertical] {
            let largest = children.map { record.length($0.size, axis) }.max() ?? 0
            // Views that are all moved against each other are meant to be.
            let moved = children.filter { $0.guides.contains { $0.axis == axis && $0.isSet } }
            guard record.length(node.size, axis) > largest + 0.5, moved.count == 1, let set = moved.first else {
                continue
            }
            return Advice(
                mistake: "stack-grown-by-guide",
                message: "the ZStack is larger than each of its views, because a guide moves one of them",
                evidence: "it is \(record.number(record.length(node.size, axis))) "
                    + "\(axis == .horizontal ? "wide" : "high"), its largest view \(record.number(largest)): "
                    + "\(record.title(record.view(in: set).id)) sets a guide, and the stack hugs the moved views",
                fix: "Use .offset to move what is drawn without an effect on the size, or put the view into an .overlay.")
        }
        return nil
    }

    /// Whether a view inside is put somewhere by `position` or `offset`.
    private func hasPlacedContent(_ node: Node) -> Bool {
        node.children.contains { [.position, .offset].contains(nodes[$0].element) || hasPlacedContent(nodes[$0]) }
    }

    static let guideNotPassedOn: Adviser = { record, node in
        guard let guide = node.writtenGuide, let inner = record.outwards(node).container,
              !guide.isPassedOn || inner.element == .geometryReader, !record.isDefault(guide, of: node) else {
            return nil
        }
        func isUsed(_ child: Node?, isSet: Bool) -> Bool {
            child?.guides.contains { $0.name == guide.name && $0.axis == guide.axis && $0.isSet == isSet } ?? false
        }
        // The container's own view uses the guide.
        if isUsed(record.outwards(node).modifiers.last ?? node, isSet: true) { return nil }
        let (modifiers, outer) = record.outwards(inner)
        guard let outer, isUsed(modifiers.last ?? inner, isSet: false), outer.kind == .container,
              outer.children.count > 1 else { return nil }
        return Advice(
            mistake: "guide-not-passed-on",
            message: "\(record.title(inner.id)) does not pass the guide \(guide.name) on, so \(record.title(outer.id)) "
                + "does not see it",
            evidence: "\(record.title(outer.id)) aligns \(record.title(inner.id)) by the \(guide.name) that every view "
                + "has; the one of \(record.title(record.view(in: node).id)) is set inside",
            fix: inner.element == .geometryReader ? "Set the guide on the GeometryReader."
                : "Set the guide on \(record.title(inner.id)), or use an alignment of your own (AlignmentID), which "
                    + "containers pass on.")
    }

    /// Whether a guide of an edge or a centre was set to what every view has.
    private func isDefault(_ guide: WrittenGuide, of node: Node) -> Bool {
        let length = guide.axis == .horizontal ? node.size.width : node.size.height
        let known = [".leading": 0, ".top": 0, ".center": length / 2, ".trailing": length, ".bottom": length]
        return known[guide.name].map { abs($0 - guide.value) < 0.01 } ?? false
    }

    static let outsideWindow: Adviser = { record, node in
        guard record.hasParagraph(node.id), ![.spacer, .color, .geometryReader].contains(node.element),
              !node.isStyleFill, record.isOutside(node) else { return nil }
        let around = record.ancestors(node)
        // What is scrolled, clipped or hidden is no mistake; a view that an offset moves out waits for its animation.
        if around.contains(where: { $0.clips || [.hidden, .scrollView].contains($0.element) }) { return nil }
        if around.contains(where: { $0.element == .offset && !record.isOutside($0) }) { return nil }
        // Of a container that is outside, only that is reported; of its views, the first.
        let container = record.outwards(node).container
        if let container, container.kind == .container, record.isOutside(container) { return nil }
        let own = record.outwards(node).modifiers.last ?? node
        let earlier = container?.children.prefix { $0 != own.id } ?? []
        if earlier.contains(where: { record.isOutside(record.nodes[$0]) }) { return nil }
        let frame = node.frame, window = record.window
        return Advice(
            mistake: "outside-window",
            message: "\(record.title(node.id)) is outside of the window",
            evidence: "its frame starts at (\(record.number(frame.x)), \(record.number(frame.y))) and is "
                + "\(record.number(frame.width)) × \(record.number(frame.height)); the window is "
                + "\(record.number(window.width)) × \(record.number(window.height))",
            fix: "Place it inside, or put its container into a ScrollView.")
    }

    private func isOutside(_ node: Node) -> Bool {
        let frame = node.frame
        guard frame.width > 0, frame.height > 0 else { return false }
        return frame.x >= window.width || frame.y >= window.height || frame.x + frame.width <= 0
            || frame.y + frame.height <= 0
    }
}
