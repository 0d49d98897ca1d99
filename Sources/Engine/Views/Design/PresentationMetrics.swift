// Lengths of presentations, in points unless a comment says otherwise.

/// Alerts and confirmation dialogs.
package nonisolated struct DialogMetrics: Equatable, Sendable {
    package var width: Double
    package var row: Double
    package var radius: Double
    package var font: Double
    package var titleFont: Double
    package var messageFont: Double
    package var messageTop: Double
    package var side: Double
    package var top: Double
    package var bottom: Double
    package var fieldFont: Double
    package var fieldPadding: Double
    package var fieldHeight: Double
    package var fieldRadius: Double
    package var fieldTop: Double
    package var buttonPadding: Double
    /// The height of a row of a confirmation dialog.
    package var choice: Double
    package var choiceFont: Double
    package var margin: Double
    /// The title and the message of a confirmation dialog.
    package var choicesFont: Double
    package var choicesSpacing: Double
    package var choicesVertical: Double
}

/// Popovers.
package nonisolated struct PopoverMetrics: Equatable, Sendable {
    package var radius: Double
    /// The distance to the window's edges.
    package var margin: Double
    /// The distance from the arrow's base to its tip.
    package var arrowLength: Double
    package var arrowWidth: Double
    package var shadowRadius: Double
    package var shadowOffset: Double

    /// The minimum distance of the arrow's centre from a corner.
    package var corner: Double { radius + arrowWidth / 2 }
}

/// Sheets.
package nonisolated struct SheetMetrics: Equatable, Sendable {
    /// The distance between the status bar and a sheet.
    package var gap: Double
    /// The distance of the view behind a large sheet from the sides of the window.
    package var recessionMargin: Double
    package var radius: Double
    package var grabberWidth: Double
    package var grabberHeight: Double
    package var grabberTop: Double
    /// The movement at which the sheet starts to follow a touch.
    package var dragDistance: Double
    /// The predicted translation at which a drag changes to another detent.
    package var detentPull: Double
    /// The predicted translation at which a drag dismisses the sheet.
    package var dismissPull: Double
}
