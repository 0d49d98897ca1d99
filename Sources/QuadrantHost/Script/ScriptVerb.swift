package import Foundation
package import QuadrantCore
package import QuadrantGeometry

/// An event of a script.
package enum ScriptVerb: Equatable, Sendable {
    case tap(ScriptPlace, count: Int = 1)
    /// A finger that stays for so many seconds.
    case press(ScriptPlace, seconds: Double)
    /// A finger that goes down at one place and comes up at another, so many seconds later: at rest, unless it takes
    /// less than a fifth of a second.
    case drag(from: ScriptPlace, to: DragEnd, seconds: Double)
    /// The same, with a finger that first stays as long as it takes to lift something.
    case carry(from: ScriptPlace, to: DragEnd, seconds: Double)
    /// A wheel's turn: positive heights show what is further down. Nil is the middle of the window.
    case scroll(by: CGSize, at: ScriptPlace?)
    case type(String)
    case key(KeyEvent)
    /// The program is opened with an address.
    case open(URL)
    case wait(Double)

    package enum DragEnd: Equatable, Sendable {
        case place(ScriptPlace)
        /// So far from where it began, in points.
        case away(CGSize)
    }
}

/// Where a script points.
package enum ScriptPlace: Equatable, Sendable, ExpressibleByStringLiteral {
    /// In points of the window.
    case point(CGPoint)
    /// A view by its accessibility identifier, its text or its accessibility label. `at` is a part of its frame; nil is
    /// the middle of its part inside of the window.
    case view(String, at: UnitPoint? = nil)

    package init(stringLiteral name: String) { self = .view(name) }
}

/// A script speaks of a view that is not there.
package struct UnknownView: Error, Equatable {
    package var name: String
    /// The names there are, in drawing order.
    package var known: [String]
}

extension ViewHost {
    /// Where a script's place is in the window now.
    package func point(of place: ScriptPlace) throws(UnknownView) -> CGPoint {
        switch place {
        case .point(let point): return point
        case .view(let name, let part):
            settle()
            let frames = GraphInspector(graph).frames(named: name)
            guard let first = frames.first else { throw UnknownView(name: name, known: GraphInspector(graph).names) }
            let window = CGRect(origin: .zero, size: size)
            let frame = frames.first { $0.intersects(window) } ?? first
            if let part {
                return CGPoint(x: frame.minX + frame.width * part.x, y: frame.minY + frame.height * part.y)
            }
            let seen = frame.intersection(window)
            let middle = seen.isNull || seen.isEmpty ? frame : seen
            return CGPoint(x: middle.midX, y: middle.midY)
        }
    }
}
