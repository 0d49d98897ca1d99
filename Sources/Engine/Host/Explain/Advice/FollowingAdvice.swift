import Foundation
import QuadrantCore
import QuadrantViews

// Mistakes of views that follow something: the knob of a slider, or the size of another view.

extension LayoutExplanation {
    /// The width of a slider's knob, in points.
    private var knob: Double {
        (Design.profiles.first { $0.name == window.profile } ?? .standard).metrics.slider.knob
    }

    static let labelFromFixedWidth: Adviser = { record, node in
        guard node.element == .offset || node.element == .position, record.window.layoutDirection == .leftToRight,
              let label = node.children.first.map({ record.nodes[$0] }),
              let layer = record.ancestors(node).first(where: { $0.kind == .secondary || $0.kind == .container }),
              layer.kind == .secondary, let base = layer.parent.flatMap({ record.nodes[$0].children.first }) else {
            return nil
        }
        let track = record.view(in: record.nodes[base])
        guard track.element == .sliderTrack, let share = track.attributes["value"].flatMap(Double.init) else {
            return nil
        }
        let knob = record.knob, width = track.size.width, way = width - knob
        let isOffset = node.element == .offset
        // The offset counts from the middle, where the knob is at half; the position from the leading edge.
        let part = isOffset ? share - 0.5 : share
        let own = isOffset ? label.leadingOrigin.x
            : label.frame.x + label.frame.width / 2 - track.frame.x - knob / 2
        let isCentred = abs(node.frame.x + node.frame.width / 2 - track.frame.x - width / 2) < 0.5
        guard way > 0, abs(part) > 0.05, isCentred, abs(own - part * way) > 2 else { return nil }
        // A label that follows the knob of a slider of another width, and not one that stands anywhere.
        let ratio = own / (part * way)
        guard ratio > 0.5, ratio < 2 else { return nil }
        let center = label.frame.x + label.frame.width / 2 - track.frame.x
        let fitting = own / part + knob
        return Advice(
            mistake: "label-from-fixed-width",
            message: "\(record.title(record.view(in: node).id)) does not follow the knob: its place fits a slider of "
                + "another width",
            evidence: "its centre is \(record.number(center)) from the slider's edge, the knob's "
                + "\(record.number(knob / 2 + share * way)); the place fits a slider that is \(record.number(fitting)) "
                + "wide, this one is \(record.number(width))",
            fix: "Compute it from the width of a GeometryReader in the background, or give the slider "
                + ".frame(width: \(record.number(fitting))).")
    }

    static let preferenceLoop: Adviser = { record, node in
        guard let unsettled = record.unsettled,
              let write = unsettled.writes.last(where: { $0.actorNode == node.id }), let actor = write.actor,
              let before = write.before, let after = write.after, actor == ".onPreferenceChange"
                || actor == ".onGeometryChange" else { return nil }
        let read = node.preferences?.first { $0.reader == actor }.map { "\($0.key)" } ?? "the geometry"
        return Advice(
            mistake: "preference-loop",
            message: "the layout does not settle: \(actor) writes \(write.value), which changes \(read) again",
            evidence: "the last of \(unsettled.rounds) rounds still wrote it: \(before) → \(after)",
            fix: "Measure a view whose size does not depend on what is written, or write only a difference of more than "
                + "a pixel.")
    }
}
