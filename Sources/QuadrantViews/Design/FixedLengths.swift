/// Lengths that are the same in every design: they belong to the API, and are used where no environment is at hand.
nonisolated enum FixedLengths {
    /// `padding()` and content margins that state no length (recorded).
    static let padding = 16.0
    /// The least length of a spacer that states none (recorded).
    static let spacer = 8.0
    /// The blur of a transition that replaces (guess).
    static let replaceBlur = 8.0
}
