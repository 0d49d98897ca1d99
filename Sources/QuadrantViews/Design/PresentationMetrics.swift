// Lengths of what is presented over a window, in points unless a comment says otherwise.

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
    /// A row of a confirmation dialog.
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
    /// To the window's edges.
    package var margin: Double
    /// From the arrow's base to its tip.
    package var arrowLength: Double
    package var arrowWidth: Double
    package var shadowRadius: Double
    package var shadowOffset: Double

    /// The arrow stays clear of the corners.
    package var corner: Double { radius + arrowWidth / 2 }
}

/// Sheets.
package nonisolated struct SheetMetrics: Equatable, Sendable {
    /// Between the status bar and a sheet.
    package var gap: Double
    package var radius: Double
    package var grabberWidth: Double
    package var grabberHeight: Double
    package var grabberTop: Double
    /// How far a touch moves before the sheet follows it.
    package var dragDistance: Double
    /// How far a drag would end for the sheet to take another height.
    package var detentPull: Double
    /// How far a drag would end for the sheet to go.
    package var dismissPull: Double
}
