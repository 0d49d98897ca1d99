import Foundation
import QuadrantCore
import QuadrantGeometry

/// Options side by side on one plate, with a thumb behind the chosen one.
struct SegmentedPicker: View {
    let choice: Choice
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme
    @Environment(\.ownBarColors) private var ownColors
    private var metrics: SegmentMetrics { design.metrics.segments }
    private var chosenWeight: Font.Weight { Font.Weight(value: metrics.chosenWeight) }

    var body: some View {
        let count = choice.options.count, colors = BarColors.here(ownColors)
        HStack(spacing: 0) {
            ForEach(Array(choice.options.enumerated()), id: \.element.id) { index, option in
                SegmentLabelLayout(metrics: metrics) {
                    option
                        .font(.system(size: metrics.font, weight: index == choice.selected ? chosenWeight : .regular))
                        .foregroundStyle(style(index == choice.selected, colors))
                        .lineLimit(1)
                }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .semantics(.button) { semantics in
                        semantics.press = { choice.select(index) }
                        if index == choice.selected { semantics.added = .isSelected }
                    }
            }
        }
        .frame(height: metrics.height)
        .background {
            if metrics.hasDividers {
                SegmentDividers(count: count, selected: choice.selected, metrics: metrics)
                    .fill(Color(system: .separator))
            }
            if let selected = choice.selected {
                SegmentThumb(position: Double(selected), count: count, metrics: metrics)
                    .fill(colors?.chosenSegment ?? (scheme == .dark ? Color(system: .gray2) : .white))
                    .shadow(color: .black.opacity(0.12), radius: metrics.shadowRadius, y: metrics.shadowOffset)
                    .shadow(color: .black.opacity(0.04), radius: metrics.rimRadius, y: metrics.shadowOffset)
                    .animation(.control, value: selected)
            }
        }
        .background(colors?.segments ?? Color(system: .tertiaryFill),
                    in: RoundedRectangle(cornerRadius: metrics.radius))
        .contentShape(Rectangle())
        .modifier(SegmentTouches(count: count, selected: choice.selected) { index in
            choice.select(index)
        })
        .withSystemTextStyle()
        .separatorFromEdge()
    }

    private func style(_ isChosen: Bool, _ colors: BarColors?) -> AnyShapeStyle {
        let color = isChosen ? colors?.chosenSegmentTitle ?? colors?.segmentTitle : colors?.segmentTitle
        return color.flatMap { isEnabled ? AnyShapeStyle($0) : nil } ?? AnyShapeStyle(isEnabled ? .primary : .tertiary)
    }
}

/// The distance of a segment's label to the segment's sides. A label that does not fit takes a part of it before it is
/// truncated.
private struct SegmentLabelLayout: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "the width of the label less the padding that it keeps",
                           size: "the text with the padding beside it",
                           place: "in the middle of the segment")
    }
    func offeredWidth(_ layout: LayoutCase) -> Arithmetic? {
        let padding = Arithmetic(Double(metrics.minLabelPadding))
        let width = Arithmetic(layout.size.x) - padding - padding
        return width.value < 0 ? nil : width
    }
    let metrics: SegmentMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let inner = proposal.width.map { max($0 - 2 * CGFloat(metrics.minLabelPadding), 0) }
        return subviews.reduce(.zero) { size, label in
            let fitting = label.sizeThatFits(ProposedViewSize(width: inner, height: proposal.height))
            let width = fitting.width + 2 * metrics.labelPadding
            let shown = max(min(width, max(proposal.width ?? width, fitting.width)), 2 * metrics.labelPadding)
            return CGSize(width: max(size.width, shown), height: max(size.height, fitting.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offered = ProposedViewSize(width: max(bounds.width - 2 * metrics.minLabelPadding, 0),
                                       height: proposal.height ?? bounds.height)
        for label in subviews {
            label.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offered)
        }
    }
}

/// The thumb at `position`, which is fractional while it moves between segments.
private struct SegmentThumb: Shape {
    var position: Double
    let count: Int
    let metrics: SegmentMetrics
    var animatableData: Double {
        get { position }
        set { position = newValue }
    }
    nonisolated func path(in rect: CGRect) -> Path {
        let width = rect.width / Double(max(count, 1)), inset = metrics.inset
        let frame = CGRect(x: rect.minX + width * position, y: rect.minY, width: width, height: rect.height)
        return Path(roundedRect: frame.insetBy(dx: inset, dy: inset), cornerRadius: metrics.thumbRadius,
                    style: .continuous)
    }
}

/// Dividers between segments, except beside the thumb.
private struct SegmentDividers: Shape {
    let count: Int
    let selected: Int?
    let metrics: SegmentMetrics
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let width = metrics.dividerWidth, height = metrics.dividerHeight
        for edge in 1..<max(count, 1) where edge != selected && edge - 1 != selected {
            let x = rect.minX + rect.width * Double(edge) / Double(count)
            path.addRect(CGRect(x: x - width / 2, y: rect.midY - height / 2, width: width, height: height))
        }
        return path
    }
}

/// Chooses the segment under a touch when it ends; a touch that begins on the thumb drags the thumb.
private nonisolated struct SegmentTouches: ResponderModifier {
    typealias Body = Never
    let count: Int
    let selected: Int?
    let select: (Int) -> Void

    static var modifierName: String { "segmentTouches" }
    func configure(_ responder: Responder) {
        let recognizer = responder.pointer?.recognizer as? SegmentRecognizer ?? SegmentRecognizer(self)
        recognizer.segments = self
        responder.pointer = PointerAttachment(recognizer)
    }
}

private nonisolated final class SegmentRecognizer: PointerRecognizer {
    var segments: SegmentTouches
    private var finger: Int?
    private var holdsThumb = false

    init(_ segments: SegmentTouches) { self.segments = segments }

    func update(_ input: PointerInput) -> RecognizerStatus {
        if finger == nil {
            guard input.gate < .pressed, let touch = input.touches.first(where: { $0.isDown && !$0.isPinch }),
                let index = index(touch, input.site) else { return .failed }
            finger = touch.id
            holdsThumb = index == segments.selected
        }
        guard let touch = input.touches.first(where: { $0.id == finger }), touch.phase != .cancelled,
            input.gate < .pressed else { return .failed }
        if !touch.isDown || holdsThumb, let index = index(touch, input.site), index != segments.selected {
            segments.select(index)
        }
        return touch.isDown ? holdsThumb ? .active : .pressed : .ended
    }

    private func index(_ touch: PointerTouch, _ site: ResponderSite) -> Int? {
        let size = site.size
        guard let point = site.point(touch.location), segments.count > 0, size.width > 0,
            abs(point.y - size.height / 2) < size.height / 2 + PressRecognizer.slop else { return nil }
        let x = site.environment.layoutDirection == .rightToLeft ? size.width - point.x : point.x
        return min(max(Int((x / size.width * Double(segments.count)).rounded(.down)), 0), segments.count - 1)
    }

    func cancel() {}
    func reset() { finger = nil }
}
