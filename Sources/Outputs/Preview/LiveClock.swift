import Foundation
import QuadrantThreads

/// The clock of the program on live pages: the machine's, or one that a page has set.
enum LiveClock {
    private static let ahead = Locked(0.0)
    /// The seconds by which it is ahead of the machine's.
    static var offset: TimeInterval {
        get { ahead.withLock(\.self) }
        set { ahead.withLock { $0 = newValue } }
    }
    static var date: Date { Date().addingTimeInterval(offset) }
}
