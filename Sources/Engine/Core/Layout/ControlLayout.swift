/// A layout of a control: explanations say what it does, not which of its functions does it, as its type is no type of
/// the program.
package protocol ControlLayout: Layout {
    /// What the layout does, for explanations.
    static var words: ControlLayoutWords { get }
    /// The equation of the width that the only subview is proposed, if it has one.
    func offeredWidth(_ layout: LayoutCase) -> Arithmetic?
}

extension ControlLayout {
    package func offeredWidth(_ layout: LayoutCase) -> Arithmetic? { nil }
}

/// What a layout of a control does, as clauses of an explanation.
package struct ControlLayoutWords: Sendable {
    /// What subviews are proposed.
    let offer: LayoutText
    /// How its size comes about.
    let size: LayoutText
    /// Where subviews are placed.
    let place: LayoutText

    /// Each clause follows a colon: "what it was proposed less the padding".
    package init(offer: LayoutText, size: LayoutText, place: LayoutText) {
        (self.offer, self.size, self.place) = (offer, size, place)
    }
}
