package import Foundation
package import QuadrantCore
package import QuadrantGeometry

/// An event of a script.
package enum ScriptVerb: Equatable, Sendable {
    case tap(ScriptPlace, count: Int = 1)
    /// A long press for a duration in seconds.
    case press(ScriptPlace, seconds: Double)
    /// A drag from one location to another for a duration in seconds; it ends without movement, unless it takes less
    /// than a fifth of a second.
    case drag(from: ScriptPlace, to: DragEnd, seconds: Double)
    /// A drag that begins with a long press, which lifts an item.
    case carry(from: ScriptPlace, to: DragEnd, seconds: Double)
    /// A scroll by a wheel: a positive height scrolls down. Nil is the centre of the window.
    case scroll(by: CGSize, at: ScriptPlace?)
    case type(String)
    case key(KeyEvent)
    /// Opens a URL in the program.
    case open(URL)
    case wait(Double)

    /// Where a drag ends.
    package enum DragEnd: Equatable, Sendable {
        case place(ScriptPlace)
        /// An offset from the start of the drag, in points.
        case away(CGSize)
    }
}

/// A location in a script.
package enum ScriptPlace: Equatable, Sendable, ExpressibleByStringLiteral {
    /// In window coordinates, in points.
    case point(CGPoint)
    /// A view by its accessibility identifier, its text or its accessibility label. `at` is a fraction of its frame;
    /// nil is the centre of the part inside of the window.
    case view(String, at: UnitPoint? = nil)

    /// A view by its name: `player.perform(.tap("Add"))`.
    package init(stringLiteral name: String) { self = .view(name) }
}

/// The script names a view that does not exist, or that is behind a modal view.
package struct UnknownView: Error, Equatable {
    /// The name that the script says.
    package var name: String
    /// The existing names, in drawing order.
    package var known: [String]
    /// Whether there is such a view behind the modal view.
    package var isHidden = false
}

extension ViewHost {
    /// The present location of a script's place in the window.
    package func point(of place: ScriptPlace) throws(UnknownView) -> CGPoint { try located(place).point }

    /// The present location of a script's place in the window, and the places of other views of the same name.
    package func located(_ place: ScriptPlace) throws(UnknownView) -> (point: CGPoint, others: [CGPoint]) {
        switch place {
        case .point(let point): return (point, [])
        case .view(let name, let part):
            settle()
            let inspector = GraphInspector(graph), window = CGRect(origin: .zero, size: size)
            let frames = inspector.frames(named: name)
            guard let first = frames.first else {
                throw UnknownView(name: name, known: inspector.names,
                                  isHidden: !inspector.places(named: name, isHidden: true).isEmpty)
            }
            func middle(_ frame: CGRect) -> CGPoint {
                let seen = frame.intersection(window), shown = seen.isNull || seen.isEmpty ? frame : seen
                return CGPoint(x: shown.midX, y: shown.midY)
            }
            let seen = frames.filter { $0.intersects(window) }, frame = seen.first ?? first
            var others: [CGPoint] = []
            for other in seen.dropFirst().map(middle) where other != middle(frame) && !others.contains(other) {
                others.append(other)
            }
            guard let part else { return (middle(frame), others) }
            // A part of a control's label is a part of the control: in a row, that of its end is the switch.
            let whole = inspector.controlFrame(labelled: name, around: frame) ?? frame
            return (CGPoint(x: whole.minX + whole.width * part.x, y: whole.minY + whole.height * part.y), others)
        }
    }
}
