package import Foundation
import QuadrantCore
import QuadrantHost

extension ViewHarness {
    /// Whether a view that is not covered shows exactly this text.
    package func shows(_ text: String) -> Bool { !host.graph.nodes(showing: text).isEmpty }

    /// The frame, in points in the window, of the first view that shows exactly this text; null if none does.
    package func frame(of text: String) -> CGRect {
        host.graph.nodes(showing: text).first.map { host.graph.globalFrame(of: $0) } ?? .null
    }

    /// The frames of all named views in the window, in points. If several views share a name, one of them.
    package var frames: [String: CGRect] {
        let graph = host.graph
        var found: [String: CGRect] = [:]
        graph.eachNode { node, box in
            guard let name = box.description?.debugAttributes.first(where: { $0.0 == Tag.fact })?.1 else { return }
            found[name] = graph.globalFrame(of: node)
        }
        return found
    }

    /// The frames in the window of all views that describe themselves by an attribute, such as "glass", from the top
    /// and the leading edge.
    package func frames(withAttribute name: String) -> [CGRect] {
        let graph = host.graph
        var found: [CGRect] = []
        graph.eachNode { node, box in
            if box.description?.debugAttributes.contains(where: { $0.0 == name }) == true {
                found.append(graph.globalFrame(of: node))
            }
        }
        return found.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
}
