public import QuadrantCore

extension View {
    /// Sets whether the user can interact with the views behind the enclosing sheet. If so, the window is not dimmed.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    {
        sheetFact(interaction) { $0.interaction = $1 }
    }
}

/// Whether the user can interact with the views behind a sheet.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    enum Reach: Equatable, Sendable { case automatic, none, all, through(PresentationDetent) }
    let reach: Reach
    /// The views behind a sheet receive no input.
    public static var automatic: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(reach: .automatic)
    }
    /// The views behind receive no input.
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(reach: .none) }
    /// The views behind receive input at every height of the sheet.
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(reach: .all) }
    /// The views behind receive input while the sheet is no higher than `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(reach: .through(detent))
    }
}
