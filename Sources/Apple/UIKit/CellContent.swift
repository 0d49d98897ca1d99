package import Foundation
package import QuadrantCore
package import QuadrantGeometry
import QuadrantViews

/// Views of SwiftUI in a cell, and what they ask of it.
package struct CellViews {
    package var content: AnyView
    /// In points; an edge that is not a number has the cell's own margin.
    package var margins = EdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan)
    /// The least lengths, with the margins; nil is the cell's own.
    package var minWidth: CGFloat?, minHeight: CGFloat?
    /// Behind content and margins; nil is the cell's own.
    package var background: AnyView?
    package init(content: AnyView) { self.content = content }

    /// The views where there is no row around them, with margins that are these unless asked for.
    package func shown(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> AnyView {
        func length(_ own: CGFloat, _ other: CGFloat) -> CGFloat { own.isNaN ? other : own }
        let padding = EdgeInsets(top: length(margins.top, vertical), leading: length(margins.leading, horizontal),
                                 bottom: length(margins.bottom, vertical),
                                 trailing: length(margins.trailing, horizontal))
        let padded = content.padding(padding).frame(minWidth: minWidth, minHeight: minHeight)
        return AnyView(padded.background { background })
    }
}

/// A configuration whose content are views of SwiftUI.
@MainActor
package protocol CellViewsConfiguration {
    var cellViews: CellViews { get }
}
