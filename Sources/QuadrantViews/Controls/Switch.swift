import Foundation
import QuadrantCore
import QuadrantGeometry

/// The switch of a toggle: a track, and a knob at one of its ends.
struct Switch: View {
    @Binding var isOn: Bool
    /// The track's colour when on; nil takes the tint set around, else green.
    let color: AnyShapeStyle?
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    private typealias Metrics = ControlMetrics.Switch
    private var track: AnyShapeStyle { color ?? (tint == nil ? AnyShapeStyle(.green) : AnyShapeStyle(.tint)) }

    var body: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule(style: .circular)
                .fill(isOn ? track : AnyShapeStyle(Color(system: .secondaryFill)))
            KnobShape(width: Metrics.knob * (isPressed ? 1.2 : 1), height: Metrics.knob)
                .padding(Metrics.inset)
        }
        .frame(width: Metrics.width, height: Metrics.height)
        .animation(.control, value: isOn)
        .animation(.control, value: isPressed)
        .dimmed(unless: isEnabled)
        .contentShape(Rectangle())
        .pressable(isPressed: $isPressed) { isOn.toggle() }
        .frame(width: Metrics.laidOutWidth, alignment: .leading)
    }
}

/// The white knob that switches, sliders and segments share.
struct KnobShape: View {
    let width: Double
    let height: Double
    var body: some View {
        Capsule(style: .circular).fill(.white)
            .frame(width: width, height: height)
            .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
            .shadow(color: .black.opacity(0.06), radius: 1, y: 1)
    }
}
