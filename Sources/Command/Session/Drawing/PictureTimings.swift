import Foundation
import QuadrantBase
import QuadrantCore
import QuadrantGeometry

/// How long the parts of a picture took, for `render --timings`. Times are in milliseconds, by the clock.
package struct PictureTimings: Codable, Equatable {
    /// What the views of one type took, without the views inside of them that have a body of their own.
    package struct View: Codable, Equatable {
        package var name: String
        /// The number of bodies that were evaluated.
        package var bodies: Int
        package var body: Double
        package var layout: Double
        package var displayList: Double
        var total: Double { body + layout + displayList }
    }

    /// Compiling the program, or finding it in the cache.
    package var program = 0.0
    package var isProgramCached = false
    package var loading = 0.0
    /// Evaluating bodies, and making their views.
    package var bodies = 0.0
    /// Measuring and placing.
    package var layout = 0.0
    package var displayList = 0.0
    /// Painting; nil for a format without pixels, and for those whose encoder also paints.
    package var pixels: Double?
    /// Making the file.
    package var encoding = 0.0
    /// The ten most expensive, the most expensive first.
    package var views: [View] = []

    /// The number of views that are listed.
    static let maxCount = 10

    /// Takes what the views have taken.
    mutating func add(_ costs: [String: CostRecorder.Cost]) {
        func milliseconds(_ cost: CostRecorder.Cost, _ parts: CostRecorder.Part...) -> Double {
            parts.reduce(0) { $0 + cost.seconds[$1.rawValue] * 1000 }
        }
        let all = costs.values.map {
            View(name: $0.name, bodies: $0.bodies, body: milliseconds($0, .body, .building),
                 layout: milliseconds($0, .measuring, .placing), displayList: milliseconds($0, .drawing))
        }
        for view in all {
            bodies += view.body
            layout += view.layout
            displayList += view.displayList
        }
        views = Array(all.sorted { ($1.total, $0.name) < ($0.total, $1.name) }.prefix(Self.maxCount))
    }

    /// The times as lines.
    package var text: String {
        var lines: [(String, Double)] = [
            (isProgramCached ? "program, from the cache" : "program, compiled", program), ("loading", loading),
            ("bodies", bodies), ("layout", layout), ("display list", displayList),
        ]
        if let pixels { lines.append(("pixels", pixels)) }
        lines.append((pixels == nil ? "pixels and encoding" : "encoding", encoding))
        let width = lines.map(\.0.count).max() ?? 0
        var text = lines.map { name, time in
            "  " + name.padding(toLength: width, withPad: " ", startingAt: 0) + Self.column(time) + " ms\n"
        }.joined()
        guard !views.isEmpty else { return text }
        text += "The most expensive views, in ms, without the views inside of them:\n"
        text += ["total", "body", "layout", "display", "bodies"].map { Self.right($0) }.joined() + "  view\n"
        for view in views {
            text += [view.total, view.body, view.layout, view.displayList].map { Self.column($0) }.joined()
                + Self.right(String(view.bodies)) + "  \(view.name)\n"
        }
        return text
    }

    private static func column(_ time: Double) -> String { right(NumberText.fixed(time, 2)) }

    private static func right(_ text: String) -> String {
        String(repeating: " ", count: max(1, 10 - text.count)) + text
    }

    /// What `work` returns, and how long it took, in milliseconds.
    package static func measure<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
        let start = DispatchTime.now().uptimeNanoseconds
        let result = try work()
        return (result, Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-6)
    }
}
