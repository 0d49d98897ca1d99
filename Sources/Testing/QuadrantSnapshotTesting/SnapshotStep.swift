public import Foundation
import QuadrantCore
import QuadrantHost

/// What happens to a view before its snapshot is taken. Time passes for the view only: waiting takes none of the test.
public enum SnapshotStep: Sendable {
    /// A tap on a view, by its accessibility identifier, text or accessibility label.
    case tap(String)
    /// A tap at a point of the window, in points.
    case tapAt(CGPoint)
    /// A long press on a view, in seconds.
    case press(String, seconds: TimeInterval)
    /// A drag that begins in the middle of a view, by a distance in points.
    case drag(String, by: CGSize, seconds: TimeInterval = 0.3)
    /// A drag between two points of the window.
    case dragFrom(CGPoint, to: CGPoint, seconds: TimeInterval = 0.3)
    /// Scrolls the view in the middle of the window; a positive height scrolls down.
    case scroll(CGSize)
    /// Types into the focused field.
    case type(String)
    /// Lets the view's time pass, in seconds: timers fire, animations go on.
    case wait(TimeInterval)

    var verb: ScriptVerb {
        switch self {
        case .tap(let name): .tap(.view(name))
        case .tapAt(let point): .tap(.point(point))
        case .press(let name, let seconds): .press(.view(name), seconds: seconds)
        case .drag(let name, let delta, let seconds): .drag(from: .view(name), to: .away(delta), seconds: seconds)
        case .dragFrom(let start, let end, let seconds):
            .drag(from: .point(start), to: .place(.point(end)), seconds: seconds)
        case .scroll(let delta): .scroll(by: delta, at: nil)
        case .type(let text): .type(text)
        case .wait(let seconds): .wait(seconds)
        }
    }
}
