import QuadrantCore

/// iOS 14 to 16: the lengths and colours of iOS 17 by older rules of layout (Docs/Decisions/0004-profiles.md).
extension Design {
    package static let ios14 = ios17.changed("ios14") { design in
        design.systemVersion = "14.0"
        design.rules.hasWideTextSpacing = true  // recorded: the distances printed by iOS 14 to 16
        design.rules.stylesReachUnderBars = false  // recorded
        design.rules.keepsNilInFlexibleFrames = false  // recorded
        design.rules.hasDefaultSpring = false  // published: iOS 17 made a spring the default animation
    }
}
