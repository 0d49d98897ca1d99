public import QuadrantCore

// How a screen reader speaks, and what is shown larger while a finger rests on it at the largest text sizes. Speech is
// a detail of the accessibility elements; a picture shows neither.

extension View {
    /// Raises or lowers the pitch of speech, from -1 to 1: a detail of this view's accessibility elements.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { speech("pitch", "\(value)") }
    /// Speaks punctuation: a detail of this view's accessibility elements.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        speech("punctuation", "\(value)")
    }
    /// Speaks announcements one after the other: a detail of this view's accessibility elements.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        speech("queued", "\(value)")
    }
    /// Speaks letter by letter: a detail of this view's accessibility elements.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        speech("spells out", "\(value)")
    }
    private nonisolated func speech(_ name: String, _ value: String) -> some View {
        adding(.detail(SemanticDetail(.speech, name, value: value, key: name)))
    }

    /// Shows this view larger while it is touched, at the largest text sizes. Nothing to do: no picture shows it.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shows `largeContentView` larger while this view is touched, at the largest text sizes. Nothing to do: no picture
    /// shows it.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        self
    }
}

extension Text {
    /// Raises or lowers the pitch of speech, from -1 to 1: a detail of the text's accessibility element.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> Text {
        changed(.detail(Detail(.speech, "\(value)", name: "pitch")))
    }
    /// Speaks punctuation: a detail of the text's accessibility element.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        changed(.detail(Detail(.speech, "\(value)", name: "punctuation")))
    }
    /// Speaks announcements one after the other: a detail of the text's accessibility element.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        changed(.detail(Detail(.speech, "\(value)", name: "queued")))
    }
    /// Speaks letter by letter: a detail of the text's accessibility element.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        changed(.detail(Detail(.speech, "\(value)", name: "spells out")))
    }

    /// How a screen reader reads a span.
    package struct Detail: Equatable {
        let kind: SemanticDetail.Kind
        let name: String
        let value: String
        init(_ kind: SemanticDetail.Kind, _ value: String, name: String = "") {
            self.kind = kind
            self.name = name
            self.value = value
        }
    }

    /// The details of all spans, each once.
    var spokenDetails: [SemanticDetail] {
        var found: [Detail] = []
        for span in spans {
            for case .detail(let detail) in span.changes where !found.contains(detail) { found.append(detail) }
        }
        return found.map { SemanticDetail($0.kind, $0.name, value: $0.value, key: $0.name) }
    }
}
