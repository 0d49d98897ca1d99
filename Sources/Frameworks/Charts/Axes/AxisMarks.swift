public import Foundation
public import SwiftUI

/// Lines, ticks and labels at the values of an axis.
public nonisolated struct AxisMarks<Content: AxisMark>: AxisContent {
    private let set: AxisMarkSet

    private init(_ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisValueSource,
                 _ content: AxisMarkSet.Content) {
        set = AxisMarkSet(preset: preset, position: position, values: values, content: content)
    }

    @MainActor public static func _collectAxis(_ content: Self, into marks: inout _AxisCollector) {
        marks.sets.append(content.set)
    }

    /// Marks at the values of a rule.
    nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
                            values: AxisMarkValues = .automatic,
                            @AxisMarkBuilder content: @escaping (AxisValue) -> Content) {
        self.init(preset, position, .rule(values), .closure { AnyAxisMark(erasing: content($0)) })
    }
    /// The same marks at the values of a rule.
    nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
                            values: AxisMarkValues = .automatic, @AxisMarkBuilder content: () -> Content) {
        let mark = AnyAxisMark(erasing: content())
        self.init(preset, position, .rule(values), .closure { _ in mark })
    }
    /// Marks at given values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(preset, position, .given(values), .closure { AnyAxisMark(erasing: content($0)) })
    }
    /// The same marks at given values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: () -> Content
    ) {
        let mark = AnyAxisMark(erasing: content())
        self.init(preset, position, .given(values), .closure { _ in mark })
    }
}

extension AxisMarks where Content == Never {
    /// The default marks at the values of a rule.
    nonisolated public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
                            values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil) {
        self.init(preset, position, .rule(values), .standard(stroke, nil))
    }
    /// The default marks at given values.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {
        self.init(preset, position, .given(values), .standard(stroke, nil))
    }
    /// The default marks at the values of a rule, with labels in a format.
    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, .rule(values), .standard(stroke, AxisLabelFormat(format)))
    }
    /// The default marks at given values, with labels in a format.
    nonisolated public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput == Value, Format.FormatOutput == String {
        self.init(preset, position, .given(values), .standard(stroke, AxisLabelFormat(format)))
    }
}

/// Where the values of axis marks come from.
enum AxisValueSource {
    case rule(AxisMarkValues)
    case values([PlotValue])

    func isSame(as other: AxisValueSource) -> Bool {
        switch (self, other) {
        case (.rule(let one), .rule(let two)):
            one.rule == two.rule && one.roundsLower == two.roundsLower && one.roundsUpper == two.roundsUpper
        case (.values(let one), .values(let two)): one == two
        default: false
        }
    }
    static func given<Value: Plottable>(_ values: [Value]) -> AxisValueSource {
        .values(values.map { $0.primitivePlottable._plotValue }.filter(\.isUsable))
    }
}

/// Axis marks as data.
struct AxisMarkSet {
    enum Content {
        case closure((AxisValue) -> AnyAxisMark)
        /// Grid line, tick and label, with a stroke for the lines and a format for the label.
        case standard(StrokeStyle?, AxisLabelFormat?)
    }
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisValueSource.rule(.automatic)
    var content = Content.standard(nil, nil)
}

/// A format of labels, of any type.
struct AxisLabelFormat {
    let string: (PlotValue, Locale) -> String?
    init<Format: FormatStyle>(_ format: Format)
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        string = { value, locale in
            Format.FormatInput.PrimitivePlottable(_plotValue: value)
                .flatMap { Format.FormatInput(primitivePlottable: $0) }
                .map { format.locale(locale).format($0) }
        }
    }
}
