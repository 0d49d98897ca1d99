package import QuadrantGeometry

/// What the two sides of a proposal do to the size that a view answers.
package struct ProposalSides {
    /// The axes of a proposal without an effect on the size.
    package var ignored: Axis.Set
    /// The axes on which the length for every proposal but nil is what is proposed, or a minimum if that is larger, and
    /// does not affect the length across. A stack measures such a view once, for its minimum.
    package var growing: Axis.Set

    package init(ignored: Axis.Set = [], growing: Axis.Set = []) { (self.ignored, self.growing) = (ignored, growing) }

    /// Anything may follow from a side.
    package static var none: ProposalSides { ProposalSides() }
    /// The size is fixed.
    package static var ignored: ProposalSides { ProposalSides(ignored: [.horizontal, .vertical]) }
    /// The size is what is proposed.
    package static var growing: ProposalSides { ProposalSides(growing: [.horizontal, .vertical]) }
}
