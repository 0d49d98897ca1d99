import Foundation
import QuadrantCore
import QuadrantGeometry

/// Options on a wheel that the user turns by dragging.
struct WheelPicker: View {
    let choice: Choice
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Wheel(count: choice.options.count, selected: choice.selected ?? 0, select: choice.select) { index in
            choice.options[index]
        }
        .background { WheelWindow() }
        .frame(height: design.metrics.wheel.height)
        .dimmed(unless: isEnabled)
        .separatorFromEdge()
    }
}

/// The plate behind the chosen row of one or more wheels.
struct WheelWindow: View {
    @Environment(\.design) private var design
    private var metrics: WheelMetrics { design.metrics.wheel }

    var body: some View {
        RoundedRectangle(cornerRadius: metrics.radius).fill(Color(system: .tertiaryFill))
            .frame(height: metrics.row)
            .padding(.horizontal, metrics.side)
    }
}

/// One wheel. The middle row is `WheelMetrics.row` high; the rows above and below are foreshortened.
struct Wheel<Row: View>: View {
    let count: Int
    let selected: Int
    let select: (Int) -> Void
    let row: (Int) -> Row
    /// The rotation from the chosen row during a drag, in rows.
    @State private var turn = 0.0
    @State private var isTurned = false

    @Environment(\.design) private var design
    private var metrics: WheelMetrics { design.metrics.wheel }

    init(count: Int, selected: Int, select: @escaping (Int) -> Void, @ViewBuilder row: @escaping (Int) -> Row) {
        self.count = count
        self.selected = selected
        self.select = select
        self.row = row
    }

    private var position: Double { Double(selected) + turn }

    var body: some View {
        let reach = Int(90 / metrics.angle)
        let middle = Int(position.rounded())
        let first = max(middle - reach, 0), last = min(middle + reach, count - 1)
        ZStack {
            Color.clear
            if first <= last {
                ForEach(Array(first...last), id: \.self) { index in
                    row(index)
                        .font(.system(size: metrics.font))
                        .lineLimit(1)
                        .frame(height: metrics.row)
                        .modifier(OnDrum(angle: (Double(index) - position) * metrics.angle))
                        .onTapGesture { select(index) }
                }
            }
        }
        .animation(isTurned ? nil : .control, value: position)
        .frame(height: metrics.height)
        .clipped()
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: metrics.dragDistance)
            .onChanged {
                isTurned = true
                turn = clamped(-$0.translation.height / metrics.row, softly: true)
            }
            .onEnded { value in
                let target = clamped(-value.predictedEndTranslation.height / metrics.row, softly: false)
                isTurned = false
                turn = 0
                // There may be no options, or fewer than when the drag began.
                if count > 0 { select(min(max(selected + Int(target.rounded()), 0), count - 1)) }
            })
    }

    /// Clamps a rotation to the options; `softly` allows an overscroll like that of scroll views.
    private func clamped(_ turn: Double, softly: Bool) -> Double {
        let low = -Double(selected), high = Double(max(count - 1, 0) - selected)
        let inside = min(max(turn, low), high)
        guard softly, turn != inside else { return inside }
        let past = RubberBand.shown(abs(turn - inside) * metrics.row, metrics.height) / metrics.row
        return turn < inside ? inside - past : inside + past
    }
}

/// Places a row on the cylinder of the wheel, `angle` degrees below the middle.
private struct OnDrum: ViewModifier {
    let angle: Double
    @Environment(\.design) private var design
    private var metrics: WheelMetrics { design.metrics.wheel }

    func body(content: Content) -> some View {
        let turned = min(max(angle, -90), 90) * .pi / 180
        let radius = metrics.row / (metrics.angle * .pi / 180)
        content
            .scaleEffect(x: 0.86 + 0.14 * cos(turned), y: max(cos(turned), 0.001))
            .offset(y: radius * sin(turned))
            .opacity(abs(angle) < metrics.angle / 2 ? 1 : max(0.5 * cos(turned), 0))
    }
}
