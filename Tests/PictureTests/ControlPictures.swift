import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Controls. The goldens are regression references of our own drawing; sizes and actions are asserted elsewhere.
@Suite("Control pictures") @MainActor
struct ControlPictures {
    @Test(arguments: [Variant.plain, .dark, .rightToLeft])
    func buttons(_ variant: Variant) throws {
        try expectPicture("buttons", variant, size: CGSize(width: 210, height: 84)) {
            VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 14) {
                    Button("Tint") {}
                    Button("Red", role: .destructive) {}
                    Button("Off") {}.disabled(true)
                }
                HStack {
                    Button("Grey") {}.buttonStyle(.bordered)
                    Button("Tint") {}.buttonStyle(.bordered).tint(.purple)
                    Toggle("On", isOn: .constant(true)).toggleStyle(.button)
                }
            }
            .padding(8)
        }
    }

    @Test(arguments: [Variant.plain, .dark])
    func plates(_ variant: Variant) throws {
        try expectPicture("plates", variant, size: CGSize(width: 210, height: 110)) {
            VStack {
                HStack {
                    Button("Small") {}.controlSize(.small)
                    Button("Pill") {}.buttonBorderShape(.capsule)
                    Button("Off") {}.disabled(true)
                }
                Button {} label: { Text("Large").frame(maxWidth: .infinity) }.controlSize(.large)
            }
            .buttonStyle(.borderedProminent)
            .padding(8)
        }
    }

    @Test(arguments: [Variant.plain, .dark, .rightToLeft])
    func switches(_ variant: Variant) throws {
        try expectPicture("switches", variant, size: CGSize(width: 200, height: 130)) {
            VStack(spacing: 8) {
                Toggle("On", isOn: .constant(true))
                Toggle("Off", isOn: .constant(false)).disabled(true)
                Stepper("Count", value: .constant(3), in: 0...3)
            }
            .padding(8)
        }
    }

    @Test(arguments: [Variant.plain, .dark, .rightToLeft])
    func segments(_ variant: Variant) throws {
        try expectPicture("segments", variant, size: CGSize(width: 240, height: 90)) {
            VStack(spacing: 8) {
                Slider(value: .constant(0.6)) { Text("Volume") } minimumValueLabel: { Text("0") }
                    maximumValueLabel: { Text("1") }
                Picker("", selection: .constant(1)) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.segmented)
            }
            .padding(8)
        }
    }

    /// A caret in one field, a selection in another, a prompt in the third.
    @Test(arguments: [Variant.plain, .dark])
    func fields(_ variant: Variant) throws {
        for selects in [false, true] {
            let name = selects ? "field-selection" : "field-caret"
            try expectPicture(name, variant, size: CGSize(width: 220, height: 90), after: { scene in
                Finger(scene: scene).tap(120, 24)
                if selects { _ = scene.host.send(.key(KeyEvent("a", modifiers: .control))) }
            }) {
                VStack {
                    TextField("Name", text: .constant("Ada Lovelace"))
                    TextField("Prompt", text: .constant(""))
                }
                .textFieldStyle(.roundedBorder)
                .padding(8)
            }
        }
    }

    @Test(arguments: [Variant.plain, .dark, .rightToLeft])
    func openMenu(_ variant: Variant) throws {
        try expectPicture("menu", variant, size: CGSize(width: 280, height: 180), after: { $0.tap("Menu") }) {
            VStack {
                Menu("Menu") {
                    Toggle("Shown", isOn: .constant(true))
                    Divider()
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                }
                Spacer()
            }
            .padding(10)
        }
    }

    @Test func progress() throws {
        try expectPicture("progress", size: CGSize(width: 320, height: 170)) {
            VStack(spacing: 12) {
                ProgressView("Loading", value: 0.4)
                HStack(spacing: 20) {
                    ProgressView()
                    Gauge(value: 0.7) { Text("Speed") } currentValueLabel: { Text("70") } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: { Text("99") }
                        .gaugeStyle(.accessoryCircular)
                    Gauge(value: 0.3) { Text("30") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
                }
                Gauge(value: 0.5) { Text("Line") }.gaugeStyle(.accessoryLinear)
            }
            .padding(8)
        }
    }

    @Test func calendar() throws {
        let variant = Variant(scale: 1, description: "1x")
        try expectPicture("calendar", variant, size: CGSize(width: 340, height: 400)) {
            DatePicker("", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
                .datePickerStyle(.graphical)
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }
    }
}

/// A touch on the view of a harness.
@MainActor
private struct Finger {
    let scene: ViewHarness
    func tap(_ x: CGFloat, _ y: CGFloat) {
        for phase in [PointerEvent.Phase.began, .ended] {
            _ = scene.host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y))))
        }
    }
}
