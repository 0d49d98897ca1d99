import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph

/// A placeholder for a framework's view that cannot be drawn here: a grey panel with its name.
///
/// Takes the space it is offered, and is reported once for each name.
package struct FrameworkPanel: View {
    let name: String
    let symbol: String
    let detail: String?
    let reports: Bool
    let cause: Cause

    package enum Cause { case framework, leftOut }
    @Environment(\.design) private var design
    private var metrics: LabelMetrics { design.metrics.label }

    package init(_ name: String, symbol: String = "rectangle.dashed", detail: String? = nil, reports: Bool = true,
                 cause: Cause = .framework) {
        (self.name, self.symbol, self.detail, self.reports, self.cause) = (name, symbol, detail, reports, cause)
    }

    package var body: some View {
        ZStack {
            Color(system: .gray5)
            VStack(spacing: metrics.panelSpacing) {
                Image(systemName: symbol).font(.title2)
                Text(verbatim: name).font(.footnote.weight(.medium))
                if let detail { Text(verbatim: detail).font(.caption2).lineLimit(2).multilineTextAlignment(.center) }
            }
            .foregroundStyle(Color(system: .secondaryLabel))
            .padding(metrics.panelPadding)
            .fixedSize(horizontal: false, vertical: true)
        }
        .background { if reports { PanelReport(name: name, cause: cause) } }
        .clipped()
        .contentShape(Rectangle())
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: name))
    }
}

/// Reports the panel at its place in the tree.
private nonisolated struct PanelReport: LeafRole {
    typealias Body = Never
    static var layoutSentence: String { "The notice in place of a framework's view fills what it is proposed." }
    let name: String
    let cause: FrameworkPanel.Cause
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        context.report { path in
            Diagnostic(
                what: "\(name) is shown as a grey panel.", at: path,
                rule: cause == .leftOut ? "It was left out, because it does not compile."
                    : "Only what can be drawn without Apple's frameworks is shown as it is.",
                fix: cause == .leftOut ? "See what was said to be left out, and why."
                    : "Preview the views around it, or put a picture in its place for previews.",
                identity: "panel \(name)")
        }
        return proposal.filled(with: SIMD2(0, 0))
    }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {}
}
