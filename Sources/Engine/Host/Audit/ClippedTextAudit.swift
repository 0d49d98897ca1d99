import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension Audit {
    /// Texts of which a clip cuts off a part. What a scroll view cuts off can be scrolled, and what is entirely outside
    /// of the clip is there on purpose.
    package static let clippedText = Audit(identifier: "text-clipped") { evidence in
        let graph = evidence.host.graph
        return evidence.textNodes.compactMap { node, text, frame in
            let scroll = graph.scrolling.scroller(around: node)?.node
            var at = graph.layoutParent(of: node)
            while at != 0, at != scroll {
                defer { at = graph.layoutParent(of: at) }
                guard graph.clipsContent(at) else { continue }
                let clip = graph.globalFrame(of: at), seen = frame.intersection(clip)
                guard seen.width > 0, seen.height > 0 else { return nil }
                let cut = [
                    ("left", clip.minX - frame.minX), ("top", clip.minY - frame.minY),
                    ("right", frame.maxX - clip.maxX), ("bottom", frame.maxY - clip.maxY),
                ].filter { $0.1 > minCut }
                guard !cut.isEmpty else { continue }
                let sides = cut.map { "\(AuditFinding.plain($0.1)) at the \($0.0)" }.joined(separator: ", ")
                return AuditFinding(
                    audit: "text-clipped", view: text, frame: .init(frame),
                    message: "the text \"\(text)\" needs \(AuditFinding.plain(frame.width)) × "
                        + "\(AuditFinding.plain(frame.height)) points, and a clip of \(AuditFinding.plain(clip.width)) × "
                        + "\(AuditFinding.plain(clip.height)) cuts off \(sides).",
                    rule: "Text shows all of its words (Human Interface Guidelines, Typography: minimize truncation).",
                    fix: "Let what is clipped be as large as the text: a minimum instead of a fixed length.",
                    other: .init(clip))
            }
            return nil
        }
    }

    /// In points: the space above and below the letters of a line may be cut.
    private static let minCut = 4.0
}
