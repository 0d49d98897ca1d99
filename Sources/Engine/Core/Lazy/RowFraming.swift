package import Foundation
package import QuadrantGeometry
import QuadrantGraph

/// The position of a view in its section and list.
package struct RowPlace: Equatable, Sendable {
    /// What a row is to the list.
    package enum Role: Sendable { case row, header, footer }
    package var role = Role.row
    /// First in its section, header and footer included; consecutive views outside of sections are one section.
    package var isFirst = false
    /// Whether no other row of its section follows.
    package var isLast = false
    /// First of the rows of its section.
    package var isFirstRow = false
    /// Whether no other row of the list follows.
    package var isLastRow = false
    package var isInFirstSection = false
    package var isInLastSection = false
    /// Whether the section before its own ends with a footer.
    package var isBelowFooter = false
    package init() {}
}

/// The space around a row and within it, in points.
package struct RowMetrics: Equatable, Sendable {
    /// The insets between the container's line and the row.
    package var outer = EdgeInsets()
    /// The insets between the row and its content.
    package var inner = EdgeInsets()
    /// The minimum height of the row, without `outer`.
    package var minHeight = 0.0
    /// The radii of the row's top and bottom corners while it is swiped aside.
    package var topRadius = 0.0
    /// The radius of the bottom corners while it is swiped aside, in points.
    package var bottomRadius = 0.0
    package init() {}
}

/// Properties of a row that a view inside defines.
package struct RowPart {
    /// The trait by which the row reads the value.
    package static var trait: ObjectIdentifier { ObjectIdentifier(RowPart.self) }
    /// The trait of a view under which the separator below the row begins, as it does under a text.
    package static var separatorEdgeTrait: ObjectIdentifier { ObjectIdentifier(SeparatorEdgeTrait.self) }
    private enum SeparatorEdgeTrait {}
    /// The action of a tap anywhere on the row.
    package var action: (() -> Void)?
    /// Whether the row has a disclosure indicator at its trailing edge.
    package var leadsOn: Bool
    /// Opens a context menu for the row, with a picture of it. Applies if the view is the whole content of the row.
    package var menu: ((ViewPicture) -> Void)?
    package init(action: (() -> Void)? = nil, leadsOn: Bool = false, menu: ((ViewPicture) -> Void)? = nil) {
        self.action = action
        self.leadsOn = leadsOn
        self.menu = menu
    }
}

/// What a lazy container adds to each of its views: insets, a background, gestures.
package nonisolated protocol RowFraming {
    associatedtype Scenery: View
    /// The space around the row and within it, its least height and its corners.
    func metrics(_ node: RowReader) -> RowMetrics
    /// The background of the whole row. It is drawn again when a value that it read changes.
    func scenery(_ node: RowReader) -> Scenery
    /// The action of a tap on the row outside of its controls; nil for none.
    func action(_ node: RowReader) -> (() -> Void)?
    /// The drag behaviour of the row; nil for none.
    func drag(_ node: RowReader) -> RowDrag?
    /// The menu of a long press on the row; nil for none.
    func menu(_ node: RowReader) -> ((ViewPicture) -> Void)?
    /// The environment of headers and footers.
    static func prepare(_ role: RowPlace.Role, _ environment: inout EnvironmentValues)
}

/// The swipe behaviour of a row.
package struct RowDrag {
    /// The offsets at which the row's content may settle, in points to the right of its position.
    package var rests: [Double]
    /// The action of a full swipe; the sign of the argument is the direction.
    package var fullSwipe: (Double) -> (() -> Void)?
    package init(rests: [Double], fullSwipe: @escaping (Double) -> (() -> Void)?) {
        self.rests = rests
        self.fullSwipe = fullSwipe
    }
}

/// Creates the row frames for the views of a lazy container from the container's value.
package struct RowFrames<V> {
    let make: (V) -> NodeBox
    /// Updates a frame for another value of the container.
    let update: (NodeBox, V) -> Void
    let areEqual: (V, V) -> Bool
    let prepare: (RowPlace.Role, inout EnvironmentValues) -> Void

    package init<Framing: RowFraming>(_ framing: @escaping (V) -> Framing) {
        make = { RowBox(FramedRow(framing: framing($0))) }
        update = { box, value in (box as? RowBox<Framing>)?.adopt(FramedRow(framing: framing(value))) }
        areEqual = { Comparison.areEqual(framing($0), framing($1)) }
        prepare = { Framing.prepare($0, &$1) }
    }
}

/// A row of a list, as read by its framing.
package struct RowReader {
    let graph: ViewGraph
    /// The row frame; `content` is the row.
    let frame: NodeIndex
    let frameID: NodeID
    let content: NodeIndex
    let next: NodeIndex
    package let place: RowPlace
    let press: RowPress
    /// Whether a finger is on the row. The read is recorded.
    package var isPressed: Bool { press.isDown.value }
    /// How far the content is swiped to the right, in points.
    package var offset: Double { press.offset.value }
    /// Swipes the content aside; 0 is its layout position.
    package func pull(to offset: Double) { press.rest(at: offset) }
    /// How far the row is moved from its position by a drag, in points down.
    package var lift: Double { press.lift.value }
    /// Moves the row from its position by a distance in points down, as a drag does.
    package func lift(to distance: Double) { press.lift.value = distance }

    package var environment: EnvironmentValues { graph.box(frame).scope.values }
    /// The size that is proposed to the scroll view with the rows, without its margins. Evaluated again when it
    /// changes.
    package var containerSize: SIMD2<Double> { graph.containerSize(around: frame) }
    /// The margins of the content that `contentMargins` sets for the scroll view with the rows. Read from the modifiers
    /// around it, as rows are measured before the scroll view reads them.
    package var contentMargins: EdgeInsets {
        guard let scroll = graph.scrolling.scroller(around: frame)?.node else { return EdgeInsets() }
        return ScrollSettings(of: scroll, in: graph).contentMargins
    }
    package func trait(_ key: ObjectIdentifier) -> Any? { graph.trait(key, of: content) }
    /// A trait of the next row in the same section.
    package func traitOfNext(_ key: ObjectIdentifier) -> Any? { next == 0 ? nil : graph.trait(key, of: next) }

    /// The views in the row that determine its properties.
    package var parts: [RowPart] {
        var found: [RowPart] = []
        /// `isAlone`: there is no container between the row and this node.
        func walk(_ node: NodeIndex, isAlone: Bool) {
            let flags = graph[node].flags
            if flags.contains(.isExiting) { return }
            let box = graph.box(node)
            if var part = box.trait(RowPart.trait) as? RowPart {
                if !isAlone { part.menu = nil }
                found.append(part)
            }
            if box.part?.lazyContainer != nil { return }
            let isAlone = isAlone && box.kind != .container
            for child in graph.children(of: node) { walk(child, isAlone: isAlone) }
        }
        // Modifiers around the row without a part in layout apply too.
        for up in graph.ancestors(of: content) {
            if graph[up].isLayout { break }
            if let part = graph.box(up).trait(RowPart.trait) as? RowPart { found.append(part) }
        }
        walk(content, isAlone: true)
        return found
    }

    /// The ids of the row, the innermost first: its own, and those of the collection elements that it belongs to.
    package var ids: [AnyHashable] {
        var found: [AnyHashable] = []
        for at in graph.ancestors(including: content) {
            let box = graph.box(at)
            if box.part?.lazyContainer != nil { break }
            if let key = box.storage.key { found.append(key.elementID) }
        }
        return found
    }

    /// The index of the row's element in the collection that is marked with `trait`, and the mark.
    package func element(markedBy trait: ObjectIdentifier) -> (index: Int, mark: Any)? {
        var index: Int?
        for at in graph.ancestors(including: content) {
            let box = graph.box(at)
            if let mark = box.trait(trait) { return index.map { ($0, mark) } }
            if box.part?.lazyContainer != nil { return nil }
            let up = graph[at].parent
            if let key = box.storage.key, up != 0,
               let found = graph.box(up).lazySource?.lazyIndex(of: key) { index = found }
        }
        return nil
    }

    /// The destination of the dragged row among those marked with `trait`: the number of rows before it, the row itself
    /// counted at its original position.
    package func destination(among trait: ObjectIdentifier) -> Int? {
        guard graph.tree.isLive(frameID), let own = element(markedBy: trait), press.lift.value != 0 else { return nil }
        let list = graph[frame].layoutParent
        func middle(_ node: NodeIndex) -> Double {
            graph[node].origin.y + Double(graph.rowCard(of: node)?.midY ?? 0)
        }
        let now = middle(frame) + press.lift.value
        var place = own.index
        for other in graph.layoutChildren(of: list) where other != frame && graph.isRowFrame(other) {
            let box = graph.box(other) as? any RowFrame
            guard let found = box?.element(markedBy: trait) else { continue }
            if found.index < own.index, middle(other) > now { place = min(place, found.index) }
            if found.index > own.index, middle(other) < now { place = max(place, found.index + 1) }
        }
        return place
    }

    /// The position of the first text in the row, or of a view that is treated as text, from the row's leading edge;
    /// nil if there is none. Known after the row was placed.
    package func textStart() -> Double? {
        func search(_ node: NodeIndex) -> NodeIndex? {
            let box = graph.box(node)
            if box.description?.shownText != nil || box.trait(RowPart.separatorEdgeTrait) != nil { return node }
            for layoutChild in graph.layoutChildren(of: node) { if let found = search(layoutChild) { return found } }
            return nil
        }
        guard let found = search(content) else { return nil }
        return start(of: found)
    }

    /// An alignment guide that the row's content sets, from the row's leading edge.
    package func explicitGuide(_ alignment: HorizontalAlignment) -> Double? {
        let node = graph[content]
        guard let value = graph.explicitGuide(content, alignment.key, node.size, node.proposal) else { return nil }
        return start(of: content).map { $0 + value }
    }

    private func start(of node: NodeIndex) -> Double? {
        let rect = graph.convert(CGRect(origin: .zero, size: graph.size(of: node)), from: node, to: frame)
        let isMirrored = graph[frame].isMirrored
        return isMirrored ? graph[frame].size.x - Double(rect.maxX) : Double(rect.minX)
    }
}

private enum InListRowKey: EnvironmentKey { static let defaultValue = false }
private enum MinimumTouchSizeKey: EnvironmentKey { static let defaultValue = CGSize.zero }

extension EnvironmentValues {
    /// Whether the view is part of a row of a list or form, to which many controls adapt.
    package var isInListRow: Bool {
        get { self[InListRowKey.self] }
        set { self[InListRowKey.self] = newValue }
    }
    /// The minimum size of the touch area of buttons, in points, independent of their visible size.
    package var minimumTouchSize: CGSize {
        get { self[MinimumTouchSizeKey.self] }
        set { self[MinimumTouchSizeKey.self] = newValue }
    }
}
