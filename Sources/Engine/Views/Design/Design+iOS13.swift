import QuadrantCore
import QuadrantText

/// iOS 13: the rules of iOS 14, whole pixels in `GeometryProxy`, and older widths of text.
extension Design {
    package static let ios13 = ios14.changed("ios13") { design in
        design.systemVersion = "13.0"
        design.rules.snapsProxyFrames = true  // recorded: frames printed by iOS 13
        design.text.engine = .ios13  // recorded: widths printed by iOS 13
    }
}
