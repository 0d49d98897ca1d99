import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantViews

// What a node has computed besides its layout.

extension LayoutRecorder {
    /// A stretched image: its own ratio, which nothing around it keeps.
    func ratioDetail(_ node: NodeIndex, _ size: SIMD2<Double>) -> [LayoutDetail] {
        guard graph.layoutElement(of: node) == .image, size.x > 0, size.y > 0 else { return [] }
        let own = graph.measuredSize(of: node, for: Proposal(.unspecified, .unspecified))
        guard own.x > 0, own.y > 0, own != size, abs(size.x / size.y * own.y / own.x - 1) > 0.02 else { return [] }
        return [LayoutDetail(
            "ratio",
            "its own size is \(own.x) × \(own.y), another ratio: a resizable image is stretched, unless "
                + ".scaledToFit() or .scaledToFill() is written after .resizable()")]
    }

    /// The tint of a control, where the program sets one.
    func tint(_ node: NodeIndex, _ seen: ViewOrigins.Found) -> LayoutExplanation.Tint? {
        guard let view = seen.systemView, Self.tinted.contains(view) else { return nil }
        let values = graph.box(node).scope.values
        if values.tintOrigin == .system { return nil }
        let full = "\(Color(values.tintColor))"
        let color = full.count == 9 && full.hasSuffix("FF") ? String(full.dropLast(2)) : full
        return LayoutExplanation.Tint(
            color: color, isSetByModifier: values.tintOrigin == .modifier,
            labelHasStyle: values.hasChosenForeground && seen.views.contains("DefaultButton"))
    }

    /// Views of the framework that take the tint.
    private static let tinted: Set = [
        "Button", "Toggle", "Slider", "ProgressView", "Link", "Picker", "Stepper", "DatePicker", "Menu", "Gauge",
        "TextField", "TextEditor", "TabView", "ShareLink",
    ]

    func details(_ details: [LayoutDetail], _ node: NodeIndex) -> [LayoutExplanation.Detail]? {
        if details.isEmpty { return nil }
        let corner = graph.globalFrame(of: node).origin
        return details.map { detail in
            LayoutExplanation.Detail(topic: detail.topic, text: detail.text.string, areas: detail.areas.map {
                LayoutExplanation.Detail.Area(frame: .init($0.rect.offsetBy(dx: corner.x, dy: corner.y)),
                                              label: $0.label)
            })
        }
    }
}
