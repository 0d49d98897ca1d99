// Lengths of controls, in points unless a comment says otherwise.

/// The switch of a toggle.
package nonisolated struct ToggleMetrics: Equatable, Sendable {
    /// Drawn, from the leading edge.
    package var width: Double
    package var height: Double
    /// What takes part in layout: a switch is narrower to its neighbours than it draws.
    package var laidOutWidth: Double
    /// Between the track's edge and the knob.
    package var inset: Double

    package var knob: Double { height - 2 * inset }
}

/// The white knob of switches and sliders: a soft shadow and a close one.
package nonisolated struct KnobMetrics: Equatable, Sendable {
    package var shadowRadius: Double
    package var shadowOffset: Double
    package var rimRadius: Double
    package var rimOffset: Double
}

/// A slider.
package nonisolated struct SliderMetrics: Equatable, Sendable {
    /// The knob's diameter.
    package var knob: Double
    package var height: Double
    /// The height of the track.
    package var track: Double
    /// From an edge to the end of the visible track.
    package var trackInset: Double
    /// Where no width is proposed.
    package var idealWidth: Double
    /// How far from the knob's centre a touch takes it.
    package var reach: Double
}

/// The buttons of a stepper.
package nonisolated struct StepperMetrics: Equatable, Sendable {
    package var width: Double
    package var height: Double
    package var radius: Double
    package var dividerWidth: Double
    package var dividerHeight: Double
    package var symbolFont: Double
}

/// Segmented pickers and control groups.
package nonisolated struct SegmentMetrics: Equatable, Sendable {
    package var height: Double
    /// Of the plate.
    package var radius: Double
    package var thumbRadius: Double
    /// Between the plate's edge and the thumb.
    package var inset: Double
    package var font: Double
    package var labelPadding: Double
    package var dividerWidth: Double
    package var dividerHeight: Double
    /// Of the thumb.
    package var shadowRadius: Double
    package var rimRadius: Double
    package var shadowOffset: Double
    /// A segment of a control group.
    package var minWidth: Double
    /// A segment of a control group.
    package var minHeight: Double
}

/// Bordered buttons, by control size: 28, 34⅓ and 50⅓ high at body size.
package nonisolated struct ButtonMetrics: Equatable, Sendable {
    package var smallHorizontal: Double
    package var smallVertical: Double
    package var horizontal: Double
    package var vertical: Double
    package var largeHorizontal: Double
    package var largeVertical: Double
    package var extraLargeHorizontal: Double
    package var extraLargeVertical: Double
    package var smallRadius: Double
    package var radius: Double
    package var largeRadius: Double
    /// Of a rounded rectangle that states no radius.
    package var minRoundedRadius: Double
    /// The tint of a plate that is not prominent.
    package var tintOpacity: Double
    /// A pressed label.
    package var pressedOpacity: Double
    package var pressedPlainOpacity: Double
    package var pressedPlateOpacity: Double

    package func insets(_ size: ControlSize) -> (horizontal: Double, vertical: Double) {
        switch size {
        case .mini, .small: (smallHorizontal, smallVertical)
        case .regular: (horizontal, vertical)
        case .large: (largeHorizontal, largeVertical)
        case .extraLarge: (extraLargeHorizontal, extraLargeVertical)
        }
    }
    package func radius(_ size: ControlSize) -> Double {
        switch size {
        case .mini, .small: smallRadius
        case .regular: radius
        case .large, .extraLarge: largeRadius
        }
    }
}

/// Text fields and editors.
package nonisolated struct FieldMetrics: Equatable, Sendable {
    /// With a border.
    package var height: Double
    /// At body size.
    package var plainHeight: Double
    package var radius: Double
    package var inset: Double
    package var borderWidth: Double
    package var caretWidth: Double
    /// From the bottom of marked text to its underline.
    package var markOffset: Double
    /// Above and below the text of an editor.
    package var editorInset: Double
    package var editorSideInset: Double
    /// Where no size is proposed.
    package var editorIdealSide: Double
    /// Between the taps of one double tap.
    package var tapDistance: Double
    /// How far a touch moves before it selects.
    package var dragDistance: Double
}

/// Progress bars and activity indicators.
package nonisolated struct ProgressMetrics: Equatable, Sendable {
    package var bar: Double
    package var spinner: Double
    package var largeSpinner: Double
    /// Between a bar and its labels.
    package var spacing: Double
}

/// Gauges of the accessory family.
package nonisolated struct GaugeMetrics: Equatable, Sendable {
    package var bar: Double
    package var dial: Double
    package var dialLine: Double
    package var knob: Double
    /// Between a bar and its labels.
    package var spacing: Double
    package var accessorySpacing: Double
    package var accessoryFont: Double
    /// Around the mark on a bar.
    package var knobGap: Double
    /// How much larger than the line the mark's radius is.
    package var dialMarkGrowth: Double
    /// Around the mark on a dial.
    package var dialGap: Double
    package var valueFont: Double
    package var valueWidth: Double
    package var labelFont: Double
    package var labelWidth: Double
    package var boundsSpacing: Double
    package var capacityFont: Double
    package var capacityWidth: Double
}

/// The wheel of a picker.
package nonisolated struct WheelMetrics: Equatable, Sendable {
    package var height: Double
    package var row: Double
    package var radius: Double
    package var font: Double
    /// Degrees between rows: the row in the middle is one row high.
    package var angle: Double
    /// From the wheel's edges to the plate behind the chosen row.
    package var side: Double
    /// How far a touch moves before the wheel turns.
    package var dragDistance: Double
}

/// Menus and the marks of the buttons that open them.
package nonisolated struct MenuMetrics: Equatable, Sendable {
    package var width: Double
    package var row: Double
    package var radius: Double
    /// From the menu's edge to what is in a row.
    package var side: Double
    /// To the window's edge.
    package var margin: Double
    /// To the view that presents it.
    package var gap: Double
    package var sectionGap: Double
    package var icon: Double
    /// Of the column of check marks.
    package var checkWidth: Double
    package var checkFont: Double
    package var header: Double
    package var previewGap: Double
    package var shadowRadius: Double
    /// Between a title and what follows it in a row, at least.
    package var titleGap: Double
    package var rowPadding: Double
    package var chevronLine: Double
    package var chevronWidth: Double
    package var chevronHeight: Double
    /// In a button that opens a menu.
    package var labelSpacing: Double
    package var indicatorLine: Double
    package var indicatorWidth: Double
    package var indicatorHeight: Double
    package var indicatorPadding: Double
}

/// What can be done with selected text.
package nonisolated struct EditMenuMetrics: Equatable, Sendable {
    package var radius: Double
    package var shadowRadius: Double
    package var side: Double
    package var height: Double
}

/// Group boxes.
package nonisolated struct GroupBoxMetrics: Equatable, Sendable {
    package var radius: Double
    package var padding: Double
    package var spacing: Double
}

/// Color pickers: the well and its palette.
package nonisolated struct ColorWellMetrics: Equatable, Sendable {
    package var size: Double
    package var ring: Double
    package var inset: Double
    package var cell: Double
    package var selectionLine: Double
    package var spacing: Double
    package var radius: Double
    package var padding: Double
}

/// Labels, and placeholders made of one.
package nonisolated struct LabelMetrics: Equatable, Sendable {
    package var spacing: Double
    /// Between the controls of a group in a bar.
    package var barSpacing: Double
    /// In a panel for a framework's view.
    package var panelSpacing: Double
    package var panelPadding: Double
}

/// Content that is not available.
package nonisolated struct UnavailableMetrics: Equatable, Sendable {
    /// The font of the symbol.
    package var icon: Double
    package var iconBottom: Double
    package var descriptionSpacing: Double
    package var descriptionTop: Double
    package var actionSpacing: Double
    package var actionTop: Double
}
