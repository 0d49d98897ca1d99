package import Foundation
import QuadrantBase
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost

/// A step of a script that did not do what was written: a note, and an error under --strict.
package struct ScriptMishap {
    package enum Kind: Equatable {
        /// Several views have the name that was given.
        case ambiguous
        case outside
        /// No view has taken it, at this first point in the window; `isCovered` is whether a control is there, behind
        /// another view or disabled.
        case unhandled(at: CGPoint?, isCovered: Bool)
        /// The view is behind a presented one.
        case hidden
    }

    package let kind: Kind
    package var note: String
    private let option: String, rule: String, fix: String

    func failure(in place: String) -> Failure {
        Failure(.view, note, at: "\(option), in \(place)", rule: rule + " With --strict, that is an error.", fix: fix)
    }

    @MainActor static func of(_ outcome: ScriptPlayer.Outcome, _ step: ScriptOptions.Step, _ host: ViewHost)
        -> [ScriptMishap] {
        let option = step.optionText
        var found: [ScriptMishap] = []
        if let (name, used, others) = outcome.ambiguous {
            found.append(ScriptMishap(
                kind: .ambiguous, note: "\(option): \(others.count + 1) views are named '\(name)'; used the first, at \(text(used)); the "
                    + "others are at \(others.prefix(4).map(text).joined(separator: " and "))",
                option: option, rule: "A name stands for one view of the window.",
                fix: "Use a point, or give the view an accessibility identifier."))
        }
        if let point = outcome.outside {
            let relative = isWithoutSign(step.verb) ? " A distance begins with a sign, such as +0,-150." : ""
            found.append(ScriptMishap(
                kind: .outside, note: "\(option): \(text(point)) is outside the window of "
                    + "\(RenderSession.plain(host.size.width)) × \(RenderSession.plain(host.size.height)) points"
                    + (relative.isEmpty ? "" : "." + relative),
                option: option, rule: "Input events are sent to points of the window.",
                fix: "Use a point inside of it, or scroll the view into it." + relative))
        } else if !outcome.isTaken {
            let near = nearest(outcome.point, host), start = outcome.start
            let rule = "An event is sent to a view that has a gesture, a control or the focus for it."
            if let point = outcome.point, let name = nameOfSwitch(at: point, host) {
                let end = host.configuration.layoutDirection == .rightToLeft ? "5%,50%" : "95%,50%"
                found.append(ScriptMishap(
                    kind: .unhandled(at: start, isCovered: false),
                    note: "no view handled \(option): a finger turns a switch at its end, and not at its label; the switch of "
                        + "'\(name)' is '\(name)@\(end)'",
                    option: option, rule: rule, fix: "Write --tap '\(name)@\(end)'."))
                return found
            }
            if let near, let point = outcome.point, near.frame.contains(point) {
                let front = host.graph.layoutTitle(of: host.graph.node(at: SIMD2(point.x, point.y)))
                found.append(ScriptMishap(
                    kind: .unhandled(at: start, isCovered: true),
                    note: "no view handled \(option), although \(near.words) is there: it is disabled, or a view in front "
                        + "of it takes the touch; in front is \(front)",
                    option: option, rule: rule,
                    fix: "Give the view in front allowsHitTesting(false), or put it behind the control."))
                return found
            }
            found.append(ScriptMishap(
                kind: .unhandled(at: start, isCovered: false), note: "no view handled \(option)"
                    + (near.map { "; the nearest control is \($0.words)" } ?? ""),
                option: option, rule: rule,
                fix: near.map { "Use \($0.words), or another place." }
                    ?? "Use another place, or tap a text field first."))
        }
        return found
    }

    /// A view of that name is behind a modal one: nothing is sent.
    @MainActor static func hidden(_ step: ScriptOptions.Step, _ name: String, _ host: ViewHost) -> ScriptMishap {
        let names = GraphInspector(host.graph).names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        return ScriptMishap(
            kind: .hidden, note: "\(step.optionText): '\(name)' is behind a presented view; nothing was sent"
                + (names.isEmpty ? "" : ". In front are \(names)"),
            option: step.optionText, rule: "What is behind a sheet, an alert or a menu cannot be touched.",
            fix: "Dismiss the presented view first, or use a name of it.")
    }

    /// A step that names a view which is not there.
    static func failure(of unknown: UnknownView, _ step: ScriptOptions.Step, in place: String) -> Failure {
        let near = SpellingSuggestion.of(unknown.name, in: unknown.known).map { "Did you mean '\($0)'? " } ?? ""
        let names = unknown.known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        let more = unknown.known.count > 12 ? " and \(unknown.known.count - 12) more." : "."
        return Failure(.view, "no view named '\(unknown.name)'", at: "\(step.optionText), in \(place)",
                       rule: "A name is an accessibility identifier, the whole text of a view, or an accessibility "
                           + "label. " + (names.isEmpty ? "No view has one." : "Names: \(names)\(more)"),
                       fix: near + "Use one of these names, or a point such as 120,40.")
    }

    private static func isWithoutSign(_ verb: ScriptVerb) -> Bool {
        switch verb {
        case .drag(_, .place(.point(let point)), _), .carry(_, .place(.point(let point)), _): point.x < 0 || point.y < 0
        default: false
        }
    }

    /// The label of the switch whose row contains a point; nil if there is none.
    @MainActor private static func nameOfSwitch(at point: CGPoint, _ host: ViewHost) -> String? {
        host.accessibilityElements().flatMap(\.withElementsInside).first {
            $0.role == .toggle && $0.canPress && !$0.label.isEmpty && $0.frame.contains(point)
        }?.label
    }

    /// The control nearest to a point, and its frame in the window; nil without a point.
    @MainActor private static func nearest(_ point: CGPoint?, _ host: ViewHost) -> (words: String, frame: CGRect)? {
        guard let point else { return nil }
        func distance(_ frame: CGRect) -> CGFloat {
            hypot(max(frame.minX - point.x, point.x - frame.maxX, 0),
                  max(frame.minY - point.y, point.y - frame.maxY, 0))
        }
        let window = CGRect(origin: .zero, size: host.size)
        let controls = GraphInspector(host.graph).controls.filter { $0.frame.intersects(window) }
        guard let found = controls.min(by: { distance($0.frame) < distance($1.frame) }) else { return nil }
        let middle = text(CGPoint(x: found.frame.midX, y: found.frame.midY))
        return (found.label.isEmpty ? "at \(middle)" : "'\(found.label)' at \(middle)", found.frame)
    }

    @MainActor private static func text(_ point: CGPoint) -> String {
        "\(RenderSession.plain(point.x)),\(RenderSession.plain(point.y))"
    }
}

extension AccessibilityElement {
    fileprivate var withElementsInside: [AccessibilityElement] { [self] + children.flatMap(\.withElementsInside) }
}
