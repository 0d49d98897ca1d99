import Foundation
import QuadrantCore
import QuadrantGeometry

/// The switch of a toggle: a track, and a knob at one of its ends.
struct Switch: View {
    @Binding var isOn: Bool
    /// The track's colour when on; nil uses the tint of the environment, else green.
    let color: AnyShapeStyle?
    @State private var isPressed = false
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    private var metrics: ToggleMetrics { design.metrics.toggle }

    private var track: AnyShapeStyle { color ?? (tint == nil ? AnyShapeStyle(.green) : AnyShapeStyle(.tint)) }

    var body: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule(style: .circular)
                .fill(isOn ? track : AnyShapeStyle(Color(system: metrics.offColor)))
            KnobShape(width: metrics.knobWidth * (isPressed ? 1.2 : 1), height: metrics.knob,
                      hasShadow: metrics.hasShadow)
                .padding(metrics.inset)
        }
        .frame(width: metrics.width, height: metrics.height)
        .animation(.control, value: isOn)
        .animation(.control, value: isPressed)
        .dimmed(unless: isEnabled)
        .contentShape(Rectangle())
        .pressable(isPressed: $isPressed) { isOn.toggle() }
        .frame(width: metrics.laidOutWidth, alignment: .leading)
    }
}

/// The white knob of switches, sliders and segments.
struct KnobShape: View {
    let width: Double
    let height: Double
    var hasShadow = true
    @Environment(\.design) private var design
    private var metrics: KnobMetrics { design.metrics.knob }

    var body: some View {
        Capsule(style: .circular).fill(.white)
            .frame(width: width, height: height)
            .shadow(color: .black.opacity(hasShadow ? metrics.shadowOpacity : 0), radius: metrics.shadowRadius,
                    y: metrics.shadowOffset)
            .shadow(color: .black.opacity(hasShadow ? metrics.rimOpacity : 0), radius: metrics.rimRadius,
                    y: metrics.rimOffset)
    }
}
