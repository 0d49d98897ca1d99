public import QuadrantCore

// How a screen reader speaks, and what is shown larger while a finger rests on it at the largest text sizes. A picture
// shows neither.

extension View {
    /// Raises or lowers the pitch of speech, from -1 to 1. Nothing speaks here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Speaks punctuation. Nothing speaks here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Speaks announcements one after the other. Nothing speaks here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    /// Speaks letter by letter. Nothing speaks here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Shows this view larger while it is touched, at the largest text sizes. No picture shows it.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shows `largeContentView` larger while this view is touched, at the largest text sizes. No picture shows it.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        self
    }
}

extension Text {
    /// Raises or lowers the pitch of speech, from -1 to 1. Nothing speaks here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Speaks punctuation. Nothing speaks here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Speaks announcements one after the other. Nothing speaks here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    /// Speaks letter by letter. Nothing speaks here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
