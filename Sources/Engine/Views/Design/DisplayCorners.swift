import Foundation
import QuadrantCore
import QuadrantGeometry

extension Viewport {
    /// The radius of the corners of the display that the window fills, in points; 0 for one without a safe area at the
    /// bottom, and for sizes of no display.
    ///
    /// Published: radii that others read off devices. 62 for a display 402 wide fits a sheet that was measured.
    nonisolated var displayRadius: CGFloat {
        guard safeArea.bottom > 0 else { return 0 }
        switch Int(min(size.width, size.height)) {
        case 375: return safeArea.top == 50 ? 44 : 39
        case 390: return 47.33
        case 393, 430: return 55
        case 402, 420, 440: return 62
        case 414: return safeArea.top == 48 ? 41.5 : 39
        case 428: return 53.33
        case 744...: return 18
        default: return 0
        }
    }
}
