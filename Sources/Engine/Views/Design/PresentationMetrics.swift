// Lengths of presentations, in points unless a comment says otherwise.

/// Alerts and confirmation dialogs.
package nonisolated struct DialogMetrics: Equatable, Sendable {
    package var width: Double = 270  // published: UIAlertController
    package var row: Double = 44  // fitted
    package var radius: Double = 14  // fitted
    package var font: Double = 17  // fitted
    package var titleFont: Double = 17  // guess
    package var messageFont: Double = 13  // guess
    package var messageTop: Double = 2  // guess
    package var side: Double = 16  // guess
    package var top: Double = 19  // guess
    package var bottom: Double = 19  // guess
    package var fieldFont: Double = 13  // guess
    package var fieldPadding: Double = 8  // guess
    package var fieldHeight: Double = 30  // guess
    package var fieldRadius: Double = 6  // guess
    package var fieldTop: Double = 12  // guess
    package var buttonPadding: Double = 8  // guess
    /// The height of a row of a confirmation dialog.
    package var choice: Double = 57  // fitted
    package var choiceFont: Double = 20  // guess
    package var margin: Double = 8  // fitted
    /// The title and the message of a confirmation dialog.
    package var choicesFont: Double = 13  // guess
    package var choicesSpacing: Double = 4  // guess
    package var choicesVertical: Double = 14  // guess
    /// Whether alerts are of glass, with capsules as buttons, and choices a popover of their source.
    package var isGlass = false  // published
    /// From the edges of the card to its buttons, and between these.
    package var buttonsInset: Double = 16  // published
    package var buttonsSpacing: Double = 8  // published
    package var buttonFont: Double = 17  // published
    /// From the text to the buttons.
    package var buttonsTop: Double = 22  // guess
    package var choicesWidth: Double = 240  // published
}

/// Popovers.
package nonisolated struct PopoverMetrics: Equatable, Sendable {
    package var radius: Double = 13  // fitted
    /// The distance to the window's edges.
    package var margin: Double = 10  // fitted
    /// The distance from the arrow's base to its tip.
    package var arrowLength: Double = 13  // fitted
    package var arrowWidth: Double = 26  // fitted
    package var shadowRadius: Double = 24  // guess
    package var shadowOffset: Double = 8  // guess

    /// The minimum distance of the arrow's centre from a corner.
    package var corner: Double { radius + arrowWidth / 2 }
}

/// Sheets.
package nonisolated struct SheetMetrics: Equatable, Sendable {
    /// The distance between the status bar and a sheet.
    package var gap: Double = 10  // fitted
    /// The distance of the view behind a large sheet from the sides of the window.
    package var recessionMargin: Double = 16  // guess
    /// Whether the view behind a large sheet is drawn smaller.
    package var stepsBack = true  // measured
    package var radius: Double = 10  // fitted
    /// The least distance of a sheet to the top of the window.
    package var minTop: Double = 0  // published
    /// The distance of a sheet below its full height to the sides and the bottom of the window; it is laid out in the
    /// whole width and drawn smaller.
    package var floatInset: Double = 0  // published
    package var bottomRadius: Double = 0  // published
    /// The height of a medium sheet as a fraction of the largest without the safe areas; nil is half of the window.
    package var mediumPart: Double? = nil  // measured
    package var grabberWidth: Double = 36  // fitted
    package var grabberHeight: Double = 5  // fitted
    package var grabberTop: Double = 5  // fitted
    /// The movement at which the sheet starts to follow a touch.
    package var dragDistance: Double = 10  // guess
    /// The predicted translation at which a drag changes to another detent.
    package var detentPull: Double = 60  // guess
    /// The predicted translation at which a drag dismisses the sheet.
    package var dismissPull: Double = 200  // guess
}
