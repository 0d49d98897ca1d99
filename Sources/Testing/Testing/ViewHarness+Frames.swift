package import Foundation
import QuadrantCore
import QuadrantHost

extension ViewHarness {
    /// The frames of all named views in the window, in points. If several views share a name, one of them.
    package var frames: [String: CGRect] {
        let graph = host.graph
        var found: [String: CGRect] = [:]
        graph.eachNode { row, box in
            guard let name = box.description?.debugAttributes.first(where: { $0.0 == Tag.fact })?.1 else { return }
            found[name] = graph.globalFrame(of: row)
        }
        return found
    }

    /// The frames in the window of all views that describe themselves by an attribute, such as "glass", from the top
    /// and the leading edge.
    package func frames(withAttribute name: String) -> [CGRect] {
        let graph = host.graph
        var found: [CGRect] = []
        graph.eachNode { row, box in
            if box.description?.debugAttributes.contains(where: { $0.0 == name }) == true {
                found.append(graph.globalFrame(of: row))
            }
        }
        return found.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
}
