import Foundation
import QuadrantCore
import QuadrantViews
import SwiftUI

/// What the modifiers of a chart say.
struct ChartConfiguration {
    var x = AxisConfiguration()
    var y = AxisConfiguration()
    /// The depth of charts in space.
    var z = AxisConfiguration()
    var space = SpaceConfiguration()
    var foreground = StyleScaleConfiguration<AnyShapeStyle>()
    var symbol = StyleScaleConfiguration<AnyChartSymbolShape>()
    var symbolSize = StyleScaleConfiguration<CGFloat>()
    var line = StyleScaleConfiguration<StrokeStyle>()
    var legend = LegendConfiguration()
    var plotStyle: ((AnyView) -> AnyView)?
    /// The outermost first.
    var backgrounds: [ChartSurface] = []
    var overlays: [ChartSurface] = []
    var selection = ChartSelection()
    var scrolling = ChartScrolling()
    /// What the last change is known by; nil in a configuration that no modifier has changed. Closures cannot be
    /// compared: configurations are equal where none has changed either.
    fileprivate var change: Version?
}

extension ChartConfiguration: Equatable {
    static func == (a: ChartConfiguration, b: ChartConfiguration) -> Bool { a.change === b.change }
}

/// A view behind or over a chart.
struct ChartSurface {
    var alignment: Alignment
    var content: (ChartProxy) -> AnyView
}

extension ChartConfiguration {
    subscript(axis: Axis) -> AxisConfiguration {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

struct AxisConfiguration {
    var visibility = Visibility.automatic
    /// The content of the axis; nil is the default.
    var sets: [AxisMarkSet]?
    var domain: _ScaleDomainData?
    var range: _PositionRangeData?
    var type: ScaleType?
    var titles: [AxisTitle] = []
    var style: ((AnyView) -> AnyView)?
}

/// The title of an axis.
struct AxisTitle {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView
    /// The same as a text, where it is one.
    var text: Text?
}

/// What a scale of colours, symbols, sizes or dashes is made of.
struct StyleScaleConfiguration<Visual> {
    enum Range {
        case values([Visual])
        case gradient(Gradient)
        case ends(CGFloat, CGFloat)
    }
    var domain: _ScaleDomainData?
    var range: Range?
    /// The values of the range, where they are colours: numbers get those between them.
    var colors: [Color]?
    /// What given values become.
    var pairs: [(PlotValue, Visual)]?
    var mapping: ((PlotValue) -> Visual?)?
    var type: ScaleType?

    /// Whether the program does not say what values become.
    var isAutomatic: Bool { range == nil && pairs == nil && mapping == nil }

    /// Whether the program says which categories there are.
    var hasCategories: Bool {
        if let pairs { return !pairs.isEmpty }
        if case .values(let values)? = domain?.value { return values.first?.kind == .category }
        return false
    }
}

struct LegendConfiguration {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    /// A legend of the program.
    var content: AnyView?

    /// Whether the legend has the place of another one.
    func isPlaced(as other: LegendConfiguration) -> Bool {
        visibility == other.visibility && position.value == other.position.value && alignment == other.alignment
            && spacing == other.spacing
    }
}

extension AxisTitle {
    /// The side of the plot that the title is on: below for x, above for y (a guess, as no picture was found).
    func side(_ axis: Axis) -> PlotSide {
        switch position.value {
        case .automatic, .overlay: axis == .horizontal ? .bottom : .top
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    /// Where the title is along its side: where the position says a corner, there; in the middle of an axis of y
    /// beside it; above, at the end where its axis is; else at the start, as the legend is (the last two are guesses).
    func alignment(_ axis: Axis, _ side: PlotSide) -> UnitPoint {
        if let alignment { return alignment.unitPoint }
        switch (position.value, side) {
        case (.topLeading, _), (.bottomLeading, _): return .leading
        case (.topTrailing, _), (.bottomTrailing, _): return .trailing
        case (_, .leading), (_, .trailing): return .center
        default: return axis == .vertical ? .trailing : .leading
        }
    }
}

/// The title of an axis; beside the plot it is turned, at both sides so that it is read downwards. Programs whose title
/// at the leading side is to be read upwards turn it by 180 degrees, as 63rabbits/MacSwiftCharts_Bar does, with a
/// picture.
struct AxisTitleView<Content: View>: View {
    let content: Content
    let side: PlotSide

    var body: some View {
        let text = content.font(.caption).foregroundStyle(.secondary)
        switch side {
        case .top, .bottom: text
        case .leading, .trailing: QuarterTurn { text.rotationEffect(.degrees(90)) }
        }
    }
}

extension ChartConfiguration {
    /// Whether the views around the plot are those of another configuration, and are none of the program's, which may
    /// be others each time.
    func hasViews(of other: ChartConfiguration?) -> Bool {
        guard let other else { return false }
        func isPlain(_ configuration: ChartConfiguration) -> Bool {
            configuration.backgrounds.isEmpty && configuration.overlays.isEmpty && configuration.plotStyle == nil
                && configuration.x.style == nil && configuration.y.style == nil && configuration.x.titles.isEmpty
                && configuration.y.titles.isEmpty && configuration.legend.content == nil
                && configuration.selection.gesture == nil
        }
        return isPlain(self) && isPlain(other) && legend.isPlaced(as: other.legend)
            && selection.axes == other.selection.axes && selection.hasValue == other.selection.hasValue
            && selection.hasRange == other.selection.hasRange
            && scrolling.axes == other.scrolling.axes && scrolling.behavior == nil && other.scrolling.behavior == nil
            && scrolling.x.position == nil && scrolling.y.position == nil
    }
}

enum ChartConfigurationKey: EnvironmentKey {
    static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
    var chartConfiguration: ChartConfiguration {
        get { self[ChartConfigurationKey.self] }
        set { self[ChartConfigurationKey.self] = newValue }
    }
}

extension View {
    /// Changes what the charts in this view are configured with.
    nonisolated func chartConfiguration(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
        transformEnvironment(\.chartConfiguration) {
            change(&$0)
            $0.change = Version()
        }
    }
}
