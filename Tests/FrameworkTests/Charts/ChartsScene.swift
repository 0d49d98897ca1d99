@testable import Charts
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import SwiftUI

/// What tests of charts ask: the model of a chart's content, and the places of its values.
@MainActor
enum ChartsScene {
    /// The marks of content.
    static func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> _MarkCollector {
        var marks = _MarkCollector()
        marks.collect(content())
        return marks
    }

    static func model(_ change: (inout ChartConfiguration) -> Void = { _ in },
                      @ChartContentBuilder _ content: () -> some ChartContent) -> ChartModel {
        var configuration = ChartConfiguration()
        change(&configuration)
        var environment = EnvironmentValues()
        environment.timeZone = TimeZone(identifier: "UTC") ?? .current
        var work = ChartWork()
        return ChartModel(marks(content), configuration, environment, padding: ChartPadding(), before: nil, nil, &work)
    }

    /// The places in a plot of 100 points, without axes.
    static func geometry(width: CGFloat = 100, height: CGFloat = 100,
                         _ change: (inout ChartConfiguration) -> Void = { _ in },
                         @ChartContentBuilder _ content: () -> some ChartContent) -> PlotGeometry {
        let model = model({
            ($0.x.visibility, $0.y.visibility) = (.hidden, .hidden)
            change(&$0)
        }, content)
        return PlotGeometry(model, size: CGSize(width: width, height: height), labelSpace: 0)
    }

    /// The rectangles of all marks; null for those without a place.
    static func rects(_ geometry: PlotGeometry) -> [CGRect] {
        geometry.model.records.map { geometry.rect($0) ?? .null }
    }

    /// The plot of a chart in its view, and the proxy that knows it.
    static func placed(_ width: CGFloat, _ height: CGFloat, _ variant: Variant = .plain,
                       @ViewBuilder _ chart: @escaping @MainActor () -> some View)
        -> (plot: CGRect, proxy: ChartProxy)? {
        var found: (CGRect, ChartProxy)?
        let scene = ViewHarness(offering: width, height, variant, evaluatesTwice: false) {
            chart().chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = found = (proxy.plotFrame.map { geometry[$0] } ?? .null, proxy)
                    Color.clear
                }
            }
        }
        scenes.append(scene)
        return found
    }
    /// Scenes whose proxies are read after they have settled.
    private static var scenes: [ViewHarness] = []

    static func date(_ year: Int, _ month: Int, _ day: Int = 1, hour: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()
}
