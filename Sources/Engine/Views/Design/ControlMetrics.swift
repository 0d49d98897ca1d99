// Lengths of controls, in points unless a comment says otherwise.

/// The switch of a toggle.
package nonisolated struct ToggleMetrics: Equatable, Sendable {
    /// The drawn width, from the leading edge.
    package var width: Double = 51  // published: UISwitch
    package var height: Double = 31  // published: UISwitch
    /// The width in layout, which is less than the drawn width.
    package var laidOutWidth: Double = 49  // reported: openradar 31777116, cwa-app-ios#4801, firefox-ios#26723
    /// The distance between the track's edge and the knob.
    package var inset: Double = 2  // measured
    /// The width of the knob.
    package var knobWidth: Double = 27  // measured
    /// Whether the knob has a shadow.
    package var hasShadow = true  // measured
    /// The colour of the track while the switch is off.
    package var offColor = SystemColor.secondaryFill  // measured

    package var knob: Double { height - 2 * inset }
}

/// The white knob of switches and sliders: a soft shadow and a tight one.
package nonisolated struct KnobMetrics: Equatable, Sendable {
    package var shadowRadius: Double = 4  // fitted
    package var shadowOffset: Double = 3  // fitted
    package var rimRadius: Double = 1  // fitted
    package var rimOffset: Double = 1  // fitted
    /// The opacity of the soft shadow, and of the tight one.
    package var shadowOpacity = 0.15  // fitted
    package var rimOpacity = 0.06  // fitted
}

/// A slider.
package nonisolated struct SliderMetrics: Equatable, Sendable {
    /// The knob's width and height.
    package var knob: Double = 28  // recorded: cases ax-uislider-*
    package var knobHeight: Double = 28  // recorded: cases ax-uislider-*
    package var height: Double = 31  // recorded: the row of a SwiftUI slider
    /// The height of the track.
    package var track: Double = 4  // recorded: cases ax-uislider-*
    /// From an edge of the slider to the end of the visible track.
    package var trackInset: Double = 3  // recorded: cases ax-uislider-*
    /// The width without a proposal.
    package var idealWidth: Double = 10  // recorded
    /// The distance from the knob's centre within which a touch drags it.
    package var reach: Double = 22  // half of 44 points, the least target of Apple's guidelines
    /// The diameter of a mark.
    package var tick: Double = 4  // guess
    /// From the middle of the track down to the middle of a mark.
    package var tickOffset: Double = 9  // guess
    /// Whether each step has a mark, without the program's doing.
    package var hasStepTicks = false  // recorded
}

/// The buttons of a stepper.
package nonisolated struct StepperMetrics: Equatable, Sendable {
    package var width: Double = 94  // recorded
    package var height: Double = 32  // recorded
    package var radius: Double = 8  // fitted
    package var dividerWidth: Double = 1  // fitted
    package var dividerHeight: Double = 18  // fitted
    package var symbolFont: Double = 17  // guess
}

/// Segmented pickers and control groups.
package nonisolated struct SegmentMetrics: Equatable, Sendable {
    package var height: Double = 32  // recorded
    /// The corner radius of the plate.
    package var radius: Double = 9  // fitted
    package var thumbRadius: Double = 7  // fitted
    /// The distance between the plate's edge and the thumb.
    package var inset: Double = 2  // measured
    package var font: Double = 13  // measured
    package var chosenWeight = 600  // measured
    package var labelPadding: Double = 10  // measured
    /// The distance of a label that would be truncated otherwise.
    package var minLabelPadding: Double = 4  // guess
    package var hasDividers = true  // measured
    package var dividerWidth: Double = 1  // measured
    package var dividerHeight: Double = 16  // measured
    /// The shadow of the thumb.
    package var shadowRadius: Double = 4  // guess
    package var rimRadius = 0.5  // guess
    package var shadowOffset: Double = 3  // guess
    /// The minimum width of a segment of a control group.
    package var minWidth: Double = 44  // guess
    /// The minimum height of a segment of a control group.
    package var minHeight: Double = 34  // guess
}

/// Bordered buttons, by control size: 28, 34⅓ and 50⅓ high at body size.
package nonisolated struct ButtonMetrics: Equatable, Sendable {
    package var smallHorizontal: Double = 10  // fitted
    package var smallVertical: Double = 5  // fitted
    package var horizontal: Double = 12  // fitted
    package var vertical: Double = 7  // fitted
    package var largeHorizontal: Double = 20  // fitted
    package var largeVertical: Double = 15  // fitted
    package var extraLargeHorizontal: Double = 24  // fitted
    package var extraLargeVertical: Double = 18  // fitted
    /// The colour of a plate without a tint.
    package var plateColor = SystemColor.tertiaryFill  // measured
    /// Whether a plate without an explicit shape is a capsule, whatever the size of the control.
    package var isCapsule = false  // fitted
    package var smallRadius: Double = 14  // fitted
    package var radius: Double = 7  // fitted
    package var largeRadius: Double = 12  // fitted
    /// The corner radius of a rounded rectangle without an explicit one.
    package var minRoundedRadius: Double = 7  // fitted
    /// The opacity of the tint on a plate that is not prominent.
    package var tintOpacity = 0.15  // measured
    /// The opacity of a pressed label.
    package var pressedOpacity = 0.2  // measured
    package var pressedPlainOpacity = 0.5  // measured
    package var pressedPlateOpacity = 0.75  // measured

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
    package var height: Double = 34  // published: UITextField
    /// The height without a border, at body size.
    package var plainHeight: Double = 22  // measured
    /// The least height of a field without a border in a list row.
    package var minRowHeight: Double = 0  // measured
    package var radius: Double = 5  // measured
    package var inset: Double = 7  // measured
    package var borderWidth = 0.5  // guess
    package var caretWidth: Double = 2  // measured
    /// The distance from the bottom of marked text to its underline.
    package var markOffset = 1.5  // guess
    /// The inset above and below the text of an editor.
    package var editorInset: Double = 8  // published: the container inset of UITextView
    package var editorSideInset: Double = 5  // published: the line fragment padding of NSTextContainer
    /// The side of an editor without a proposal.
    package var editorIdealSide: Double = 10  // recorded
    /// The maximum distance between the taps of a double tap.
    package var tapDistance: Double = 20  // guess
    /// The movement at which a touch starts to select.
    package var dragDistance: Double = 8  // guess
}

/// Progress bars and activity indicators.
package nonisolated struct ProgressMetrics: Equatable, Sendable {
    package var bar: Double = 4  // published: UIProgressView
    package var spinner: Double = 20  // published: UIActivityIndicatorView, medium
    package var largeSpinner: Double = 37  // published: UIActivityIndicatorView, large
    /// The distance between a bar and its labels.
    package var spacing: Double = 4  // recorded on iOS 26
}

/// Gauges of the accessory family.
package nonisolated struct GaugeMetrics: Equatable, Sendable {
    package var bar: Double = 4  // fitted
    package var dial: Double = 58  // fitted
    package var dialLine: Double = 6  // fitted
    package var knob: Double = 9  // fitted
    /// The distance between a bar and its labels.
    package var spacing: Double = 4  // guess
    package var accessorySpacing: Double = 2  // guess
    package var accessoryFont: Double = 15  // guess
    /// The gap around the mark on a bar.
    package var knobGap: Double = 2  // guess
    /// The difference between the radius of the mark and that of the line.
    package var dialMarkGrowth = 0.5  // guess
    /// The gap around the mark on a dial.
    package var dialGap = 2.5  // guess
    package var valueFont: Double = 24  // guess
    package var valueWidth: Double = 36  // guess
    package var labelFont: Double = 12  // guess
    package var labelWidth: Double = 30  // guess
    package var boundsSpacing: Double = 4  // guess
    package var capacityFont: Double = 22  // guess
    package var capacityWidth: Double = 38  // guess
}

/// The wheel of a picker.
package nonisolated struct WheelMetrics: Equatable, Sendable {
    package var height: Double = 216  // published: UIPickerView
    package var row: Double = 32  // fitted
    package var radius: Double = 8  // fitted
    package var font: Double = 23  // fitted
    /// The angle between rows in degrees, at which the middle row has the height of a row.
    package var angle: Double = 18  // fitted
    /// The distance from the wheel's edges to the plate behind the chosen row.
    package var side: Double = 9  // guess
    /// The movement at which a touch starts to turn the wheel.
    package var dragDistance: Double = 4  // guess
}

/// Menus and the marks of the buttons that open them.
package nonisolated struct MenuMetrics: Equatable, Sendable {
    package var width: Double = 250  // fitted
    package var row: Double = 44  // fitted
    package var radius: Double = 13  // fitted
    /// The distance from the menu's edge to the content of a row.
    package var side: Double = 16  // fitted
    /// The distance to the window's edge.
    package var margin: Double = 8  // fitted
    /// The distance to the presenting view.
    package var gap: Double = 6  // fitted
    package var sectionGap: Double = 8  // fitted
    package var icon: Double = 22  // fitted
    /// The width of the column of check marks.
    package var checkWidth: Double = 22  // fitted
    package var checkFont: Double = 15  // guess
    package var header: Double = 28  // fitted
    package var previewGap: Double = 10  // fitted
    package var shadowRadius: Double = 16  // guess
    /// The minimum distance between a title and the next element of a row.
    package var titleGap: Double = 8  // guess
    package var rowPadding: Double = 8  // guess
    package var chevronLine: Double = 2  // guess
    package var chevronWidth: Double = 6  // guess
    package var chevronHeight: Double = 11  // guess
    /// The spacing in a button that opens a menu.
    package var labelSpacing: Double = 4  // guess
    package var indicatorLine = 1.7  // guess
    package var indicatorWidth: Double = 8  // guess
    package var indicatorHeight: Double = 12  // guess
    package var indicatorPadding: Double = 2  // guess
    /// Whether the indicator is a symbol in the font `footnote`, which grows with the text.
    package var isIndicatorSymbol = false  // guess
    /// Whether the menu is of glass, without lines between its rows, and with icons at the leading edge.
    package var isGlass = false  // published
    /// Above the first row and below the last.
    package var vertical: Double = 0  // published
    /// From the menu's edge to a title behind a check mark, and behind an icon; to the middle of either.
    package var checkedSide: Double = 40  // published
    package var iconSide: Double = 60  // published
    package var checkCenter: Double = 20  // published
    package var iconCenter = 36.17  // published
    /// From the menu's edges to the lines between sections.
    package var lineInset: Double = 24  // published
    /// The thickness of those lines, and their opacity.
    package var line: Double = 1  // measured on iOS 26
    package var lineOpacity = 0.08  // measured on iOS 26: E5E5E5 on F9F9F9
    /// The opacity of a row that is disabled.
    package var disabledOpacity = 0.56  // measured on iOS 26: 6D6D6D on F9F9F9
    package var highlightRadius: Double = 24  // published
    package var highlightInset: Double = 2  // published
    package var headerFont: Double = 13  // published
    /// From the menu's edges to the controls of a group, and from the icon of one to its title.
    package var controlsSide: Double = 8  // guess
    package var controlSpacing: Double = 4  // guess
}

/// The menu with the actions for selected text.
package nonisolated struct EditMenuMetrics: Equatable, Sendable {
    package var radius: Double = 8  // guess
    package var shadowRadius: Double = 16  // guess
    package var side: Double = 16  // guess
    package var height: Double = 38  // guess
}

/// Group boxes.
package nonisolated struct GroupBoxMetrics: Equatable, Sendable {
    package var radius: Double = 8  // measured
    package var padding: Double = 16  // measured
    package var spacing: Double = 8  // guess
}

/// Color pickers: the well and its palette.
package nonisolated struct ColorWellMetrics: Equatable, Sendable {
    package var size: Double = 28  // measured
    package var ring: Double = 3  // guess
    package var inset: Double = 5  // guess
    package var cell: Double = 26  // guess
    package var selectionLine: Double = 3  // guess
    package var spacing: Double = 14  // guess
    package var radius: Double = 8  // guess
    package var padding: Double = 14  // guess
}

/// Labels, and placeholders that consist of a label.
package nonisolated struct LabelMetrics: Equatable, Sendable {
    package var spacing: Double = 8  // measured
    /// The distance between the controls of a group in a bar.
    package var barSpacing: Double = 16  // guess
    /// The spacing in the placeholder of a framework's view.
    package var panelSpacing: Double = 4  // guess
    package var panelPadding: Double = 4  // guess
}

/// The placeholder for unavailable content.
package nonisolated struct UnavailableMetrics: Equatable, Sendable {
    /// The font size of the symbol.
    package var icon: Double = 48  // guess
    package var iconBottom: Double = 12  // guess
    package var descriptionSpacing: Double = 4  // guess
    package var descriptionTop: Double = 4  // guess
    package var actionSpacing: Double = 8  // guess
    package var actionTop: Double = 16  // guess
}
