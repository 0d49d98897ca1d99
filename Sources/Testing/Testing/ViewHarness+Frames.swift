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
}
