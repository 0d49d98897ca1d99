package import QuadrantHost

/// The lines of the program that have written the views of findings.
package struct FindingPlaces {
    private let record: LayoutExplanation
    private let messages: MessagePlaces?

    /// With `messages`, findings that are runtime issues have lines too.
    package init(_ record: LayoutExplanation, _ messages: MessagePlaces? = nil) {
        (self.record, self.messages) = (record, messages)
    }

    /// The finding in words, with the line of its view and of what covers or cuts it; `place` is that of the preview,
    /// where the view has none.
    package func text(of finding: AuditFinding, at place: String) -> String {
        let issue = finding.audit == "runtime-issue" ? messages?.place(ofPath: finding.view) : nil
        let text = finding.text(at: issue.map { "\(finding.view) (\($0))" } ?? self.place(of: finding) ?? place,
                                by: other(of: finding))
        return finding.audit == "runtime-issue" ? messages?.placed(issue: text) ?? text : text
    }

    /// The line of the view that a finding is about, and the view; nil where its frame is not that of one view.
    package func place(of finding: AuditFinding) -> String? {
        guard let frame = finding.frame else { return nil }
        let there = nodes(at: frame)
        let isOfControl = ["small-target", "missing-label", "under-bar", "covered"].contains(finding.audit)
        let control = isOfControl ? there.last { record.isControl($0.id) } : nil
        let text = there.last { $0.text == finding.view }
        let found = (isOfControl && finding.audit != "small-target" ? text ?? control : control ?? text)
            ?? there.last { $0.systemView != nil } ?? there.last
        return found.flatMap(words)
    }

    /// The line of what covers or cuts the view of a finding; nil where it is not one view.
    private func other(of finding: AuditFinding) -> String? {
        guard let frame = finding.other else { return nil }
        let there = nodes(at: frame)
        // What clips is the innermost modifier that does, what covers the outermost view of the size.
        let found = finding.audit == "text-clipped" ? there.last { $0.clips } : there.first { $0.kind != .container }
        return (found ?? there.last).flatMap(words)
    }

    /// The nodes with a frame, as far as whole pixels tell it, that the program has written.
    private func nodes(at frame: AccessibilityNode.Frame) -> [LayoutExplanation.Node] {
        record.nodes.filter { node in
            let other = node.frame
            return node.source != nil && abs(other.x - frame.x) < 1 && abs(other.y - frame.y) < 1
                && abs(other.width - frame.width) < 1 && abs(other.height - frame.height) < 1
        }
    }

    private func words(_ node: LayoutExplanation.Node) -> String? {
        node.source.map { source in
            let name = source.file.split(separator: "/").last ?? ""
            return "\(name):\(source.line), \(record.heading(node.id))"
        }
    }
}

extension LayoutExplanation {
    /// What people call one view, and the program writes with texts and images in it.
    private static let controls: Set<String> = [
        "Button", "TextField", "SecureField", "LabeledContent", "Toggle", "NavigationLink", "Link", "Menu", "Stepper",
    ]

    /// Whether a node is a control of the framework with views of the program in it.
    package func isControl(_ id: Int) -> Bool { nodes[id].systemView.map(Self.controls.contains) ?? false }
}
