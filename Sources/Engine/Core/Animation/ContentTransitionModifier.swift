extension View {
    /// How the content of texts in this view changes in an animated update.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
