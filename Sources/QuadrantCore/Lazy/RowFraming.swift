package import Foundation
package import QuadrantGeometry
import QuadrantGraph

/// Where a view stands among those of a list.
package struct RowPlace: Equatable, Sendable {
    package enum Role: Sendable { case row, header, footer }
    package var role = Role.row
    /// Among all of its section, header and footer included; views outside of sections that follow each other are one.
    package var isFirst = false
    package var isLast = false
    /// Among the rows of its section.
    package var isFirstRow = false
    package var isLastRow = false
    package var isInFirstSection = false
    package var isInLastSection = false
    package init() {}
}

/// The space around a row and within it, in points.
package struct RowMetrics: Equatable, Sendable {
    /// Between the container's line and the row.
    package var outer = EdgeInsets()
    /// Between the row and what is in it.
    package var inner = EdgeInsets()
    /// Of the row, without `outer`.
    package var minHeight = 0.0
    /// Of the row's corners, above and below, where it is pulled aside.
    package var topRadius = 0.0
    package var bottomRadius = 0.0
    package init() {}
}

/// What something in a row makes of the row around it.
package struct RowPart {
    /// The trait that hands it to the row.
    package static var trait: ObjectIdentifier { ObjectIdentifier(RowPart.self) }
    /// The trait of a view that the line below the row begins under, as it does under a text.
    package static var separatorEdgeTrait: ObjectIdentifier { ObjectIdentifier(SeparatorEdgeTrait.self) }
    private enum SeparatorEdgeTrait {}
    /// A tap anywhere on the row does this.
    package var action: (() -> Void)?
    /// Whether a mark at the trailing edge says that a tap leads to another screen.
    package var leadsOn: Bool
    /// Opens a menu about the row, of which it gets a picture. Counts where nothing else is in the row.
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
    func metrics(_ row: RowReader) -> RowMetrics
    /// The background of the whole row. It is drawn again when what it reads changes.
    func scenery(_ row: RowReader) -> Scenery
    /// The action of a tap on the row outside of its controls; nil for none.
    func action(_ row: RowReader) -> (() -> Void)?
    /// The drag behaviour of the row; nil for none.
    func drag(_ row: RowReader) -> RowDrag?
    /// The menu of a long press on the row; nil for none.
    func menu(_ row: RowReader) -> ((ViewPicture) -> Void)?
    /// The environment of headers and footers.
    static func prepare(_ role: RowPlace.Role, _ environment: inout EnvironmentValues)
}

/// How a row follows a finger along it.
package struct RowDrag {
    /// Where the row's content may rest, in points from its place to the right.
    package var rests: [Double]
    /// Does something when it is dragged this far and let go; by the sign of the direction.
    package var fullSwipe: (Double) -> (() -> Void)?
    package init(rests: [Double], fullSwipe: @escaping (Double) -> (() -> Void)?) {
        self.rests = rests
        self.fullSwipe = fullSwipe
    }
}

/// Makes the frames around the views of a lazy container from the container's value.
package struct RowFrames<V> {
    let make: (V) -> NodeBox
    /// Gives a frame what another value of the container says.
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

/// A row of a list, as its framing sees it.
package struct RowReader {
    unowned(unsafe) let graph: ViewGraph
    /// The frame around the row, and the row.
    let frame: NodeIndex
    let frameID: NodeID
    let content: NodeIndex
    let next: NodeIndex
    package let place: RowPlace
    let press: RowPress
    package var isPressed: Bool { press.isDown.value }
    /// How far the content is pulled to the right, in points.
    package var offset: Double { press.offset.value }
    /// Moves the content aside; 0 is its layout position.
    package func pull(to offset: Double) { press.rest(at: offset) }
    /// How far the row is moved from its position by a drag, in points down.
    package var lift: Double { press.lift.value }
    package func lift(to distance: Double) { press.lift.value = distance }

    package var environment: EnvironmentValues { graph.box(frame).scope.values }
    package func trait(_ key: ObjectIdentifier) -> Any? { graph.trait(key, of: content) }
    /// Of the row after this one in the same section.
    package func traitOfNext(_ key: ObjectIdentifier) -> Any? { next == 0 ? nil : graph.trait(key, of: next) }

    /// The views in the row that determine its properties.
    package var parts: [RowPart] {
        var found: [RowPart] = []
        /// `isAlone`: no container stands between the row and this.
        func walk(_ row: NodeIndex, isAlone: Bool) {
            let flags = graph.layout[Int(row)].flags
            if flags.contains(.isExiting) { return }
            let box = graph.box(row)
            if var part = box.trait(RowPart.trait) as? RowPart {
                if !isAlone { part.menu = nil }
                found.append(part)
            }
            if box.part?.lazyContainer != nil { return }
            let isAlone = isAlone && box.kind != .container
            var child = graph.rows[row].first
            while child != 0 {
                walk(child, isAlone: isAlone)
                child = graph.rows[child].next
            }
        }
        // Modifiers around the row without a part in layout apply too.
        var up = graph.rows[content].parent
        while up != 0, !graph.layout[Int(up)].flags.contains(.isLayout) {
            if let part = graph.box(up).trait(RowPart.trait) as? RowPart { found.append(part) }
            up = graph.rows[up].parent
        }
        walk(content, isAlone: true)
        return found
    }

    /// The ids the row goes by, the innermost first: its own, those of the collection elements it comes from.
    package var ids: [AnyHashable] {
        var found: [AnyHashable] = []
        var at = content
        while at != 0, graph.box(at).part?.lazyContainer == nil {
            if let key = graph.box(at).storage.key { found.append(key) }
            at = graph.rows[at].parent
        }
        return found
    }

    /// The element the row comes from among those of the collection that is marked with `trait`, and the mark.
    package func element(markedBy trait: ObjectIdentifier) -> (index: Int, mark: Any)? {
        var at = content
        var index: Int?
        while at != 0 {
            let box = graph.box(at)
            if let mark = box.trait(trait) { return index.map { ($0, mark) } }
            if box.part?.lazyContainer != nil { return nil }
            let up = graph.rows[at].parent
            if let key = box.storage.key, up != 0,
               let found = graph.box(up).part?.lazySource?.lazyIndex(of: key) { index = found }
            at = up
        }
        return nil
    }

    /// Where among those marked with `trait` the row comes to stand when it is let go now: the number of them before
    /// it, itself counted where it was.
    package func destination(among trait: ObjectIdentifier) -> Int? {
        guard graph.rows.isLive(frameID), let own = element(markedBy: trait), press.lift.value != 0 else { return nil }
        let list = graph.layout[Int(frame)].parent
        func middle(_ row: NodeIndex) -> Double {
            graph.layout[Int(row)].origin.y + Double(graph.rowCard(of: row)?.midY ?? 0)
        }
        let now = middle(frame) + press.lift.value
        var place = own.index
        for other in graph.layoutChildren(of: list) where other != frame && graph.box(other).part?.rowFrame != nil {
            let box = graph.box(other) as? any RowFrame
            guard let found = box?.element(markedBy: trait) else { continue }
            if found.index < own.index, middle(other) > now { place = min(place, found.index) }
            if found.index > own.index, middle(other) < now { place = max(place, found.index + 1) }
        }
        return place
    }

    /// The subviews of `view`, for containers that show them one by one.
    package func subviews<V: View>(of view: V) -> [Subview] {
        Subview.all(in: view, PropertyContext(environment: environment, graph: graph, row: frame))
    }

    /// Where the first words in the row begin, or what counts as such, from the row's leading edge; nil where there are
    /// none. Known once the row is placed.
    package func textStart() -> Double? {
        func search(_ row: NodeIndex) -> NodeIndex? {
            let box = graph.box(row)
            if box.description?.shownText != nil || box.trait(RowPart.separatorEdgeTrait) != nil { return row }
            for layoutChild in graph.layoutChildren(of: row) { if let found = search(layoutChild) { return found } }
            return nil
        }
        guard let found = search(content) else { return nil }
        return start(of: found)
    }

    /// A guide that something in the row sets, from the row's leading edge.
    package func explicitGuide(_ alignment: HorizontalAlignment) -> Double? {
        let at = graph.layout[Int(content)]
        guard let value = graph.explicitGuide(content, alignment.key, at.size, at.proposal) else { return nil }
        return start(of: content).map { $0 + value }
    }

    private func start(of row: NodeIndex) -> Double? {
        let rect = graph.convert(CGRect(origin: .zero, size: graph.size(of: row)), from: row, to: frame)
        let isMirrored = graph.layout[Int(frame)].flags.contains(.isMirrored)
        return isMirrored ? graph.layout[Int(frame)].size.x - Double(rect.maxX) : Double(rect.minX)
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
    /// The size that buttons have at least for a finger, in points, independent of their visible size.
    package var minimumTouchSize: CGSize {
        get { self[MinimumTouchSizeKey.self] }
        set { self[MinimumTouchSizeKey.self] = newValue }
    }
}
