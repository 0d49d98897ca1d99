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
}

struct LegendConfiguration {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    /// A legend of the program.
    var content: AnyView?
}

private enum ChartConfigurationKey: EnvironmentKey {
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
        transformEnvironment(\.chartConfiguration, transform: change)
    }
}
