import Foundation
import QuadrantCore

/// Lengths that are the same in every design: they belong to the API, and are used where no environment is available.
nonisolated enum FixedLengths {
    /// The length of `padding()` and of content margins without an explicit one (recorded).
    static let padding = 16.0
    /// The minimum length of a spacer without an explicit one (recorded).
    static let spacer = 8.0
    /// The blur radius of a replacing transition (guess).
    static let replaceBlur = 8.0
    /// The size of a form sheet, which is UIKit's.
    static let formSheet = ProposedViewSize(width: 540, height: 620)
    /// The size of a page sheet, which is as high as its content (guess from UIKit's).
    static let pageSheet = ProposedViewSize(width: 712, height: nil)
}
