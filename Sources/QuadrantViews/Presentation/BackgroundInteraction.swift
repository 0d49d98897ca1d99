public import QuadrantCore

extension View {
    /// Whether people may use the views behind the sheet around. Where they may, the window is not darkened.
    nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
        -> some View
    {
        sheetFact(interaction) { $0.interaction = $1 }
    }
}

/// Whether people may use what is behind a sheet.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    enum Reach: Equatable, Sendable { case automatic, none, all, through(PresentationDetent) }
    let reach: Reach
    /// The views behind a sheet cannot be used.
    public static var automatic: PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(reach: .automatic)
    }
    /// What is behind cannot be used.
    public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(reach: .none) }
    /// What is behind can be used at every height of the sheet.
    public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(reach: .all) }
    /// The views behind can be used while the sheet is no higher than `detent`.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(reach: .through(detent))
    }
}
