// Lengths of controls, in points unless a comment says otherwise.

/// The switch of a toggle.
package nonisolated struct ToggleMetrics: Equatable, Sendable {
    /// The drawn width, from the leading edge.
    package var width: Double
    package var height: Double
    /// The width in layout, which is less than the drawn width.
    package var laidOutWidth: Double
    /// The distance between the track's edge and the knob.
    package var inset: Double

    package var knob: Double { height - 2 * inset }
}

/// The white knob of switches and sliders: a soft shadow and a tight one.
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
    /// From an edge of the slider to the end of the visible track.
    package var trackInset: Double
    /// The width without a proposal.
    package var idealWidth: Double
    /// The distance from the knob's centre within which a touch drags it.
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
    /// The corner radius of the plate.
    package var radius: Double
    package var thumbRadius: Double
    /// The distance between the plate's edge and the thumb.
    package var inset: Double
    package var font: Double
    package var labelPadding: Double
    package var dividerWidth: Double
    package var dividerHeight: Double
    /// The shadow of the thumb.
    package var shadowRadius: Double
    package var rimRadius: Double
    package var shadowOffset: Double
    /// The minimum width of a segment of a control group.
    package var minWidth: Double
    /// The minimum height of a segment of a control group.
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
    /// The corner radius of a rounded rectangle without an explicit one.
    package var minRoundedRadius: Double
    /// The opacity of the tint on a plate that is not prominent.
    package var tintOpacity: Double
    /// The opacity of a pressed label.
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
    /// The height with a border.
    package var height: Double
    /// The height without a border, at body size.
    package var plainHeight: Double
    package var radius: Double
    package var inset: Double
    package var borderWidth: Double
    package var caretWidth: Double
    /// The distance from the bottom of marked text to its underline.
    package var markOffset: Double
    /// The inset above and below the text of an editor.
    package var editorInset: Double
    package var editorSideInset: Double
    /// The side of an editor without a proposal.
    package var editorIdealSide: Double
    /// The maximum distance between the taps of a double tap.
    package var tapDistance: Double
    /// The movement at which a touch starts to select.
    package var dragDistance: Double
}

/// Progress bars and activity indicators.
package nonisolated struct ProgressMetrics: Equatable, Sendable {
    package var bar: Double
    package var spinner: Double
    package var largeSpinner: Double
    /// The distance between a bar and its labels.
    package var spacing: Double
}

/// Gauges of the accessory family.
package nonisolated struct GaugeMetrics: Equatable, Sendable {
    package var bar: Double
    package var dial: Double
    package var dialLine: Double
    package var knob: Double
    /// The distance between a bar and its labels.
    package var spacing: Double
    package var accessorySpacing: Double
    package var accessoryFont: Double
    /// The gap around the mark on a bar.
    package var knobGap: Double
    /// The difference between the radius of the mark and that of the line.
    package var dialMarkGrowth: Double
    /// The gap around the mark on a dial.
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
    /// The angle between rows in degrees, at which the middle row has the height of a row.
    package var angle: Double
    /// The distance from the wheel's edges to the plate behind the chosen row.
    package var side: Double
    /// The movement at which a touch starts to turn the wheel.
    package var dragDistance: Double
}

/// Menus and the marks of the buttons that open them.
package nonisolated struct MenuMetrics: Equatable, Sendable {
    package var width: Double
    package var row: Double
    package var radius: Double
    /// The distance from the menu's edge to the content of a row.
    package var side: Double
    /// The distance to the window's edge.
    package var margin: Double
    /// The distance to the presenting view.
    package var gap: Double
    package var sectionGap: Double
    package var icon: Double
    /// The width of the column of check marks.
    package var checkWidth: Double
    package var checkFont: Double
    package var header: Double
    package var previewGap: Double
    package var shadowRadius: Double
    /// The minimum distance between a title and the next element of a row.
    package var titleGap: Double
    package var rowPadding: Double
    package var chevronLine: Double
    package var chevronWidth: Double
    package var chevronHeight: Double
    /// The spacing in a button that opens a menu.
    package var labelSpacing: Double
    package var indicatorLine: Double
    package var indicatorWidth: Double
    package var indicatorHeight: Double
    package var indicatorPadding: Double
}

/// The menu with the actions for selected text.
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

/// Labels, and placeholders that consist of a label.
package nonisolated struct LabelMetrics: Equatable, Sendable {
    package var spacing: Double
    /// The distance between the controls of a group in a bar.
    package var barSpacing: Double
    /// The spacing in the placeholder of a framework's view.
    package var panelSpacing: Double
    package var panelPadding: Double
}

/// The placeholder for unavailable content.
package nonisolated struct UnavailableMetrics: Equatable, Sendable {
    /// The font size of the symbol.
    package var icon: Double
    package var iconBottom: Double
    package var descriptionSpacing: Double
    package var descriptionTop: Double
    package var actionSpacing: Double
    package var actionTop: Double
}
