public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantText

extension View {
    /// Why the views in it are where they are, and as large as they are: a paragraph for each, as `quadrant explain`
    /// prints. Not a part of Apple's SwiftUI; for tests and debuggers.
    ///
    ///     print(Card().explain(in: CGSize(width: 300, height: 200), named: "title"))
    ///
    /// The view is laid out in a window of its own, with the environment of a program's root view.
    ///
    /// - Parameters:
    ///   - size: The size of the window in points; nil is the view's ideal size.
    ///   - name: The views that are explained: their accessibility identifier, the whole text that they show or the
    ///     name of their type; nil explains all of them.
    /// - Returns: The text; empty if no view has the name. The message of the error if there is no font.
    @MainActor public func explain(in size: CGSize? = nil, named name: String? = nil) -> String {
        if let fault = Fonts.fault { return fault.description }
        let host = ViewHost(rootView: self, configuration: HostConfiguration(size: size))
        host.settle()
        let record = host.explanation(of: "\(Self.self)")
        let nodes = name.map { host.explainedNodes(named: $0, in: record) }
        return record.text(nodes ?? record.nodes.map(\.id).filter(record.hasParagraph))
    }
}
