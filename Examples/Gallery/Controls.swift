import SwiftUI

/// Every control, in the looks an iPhone gives it.
struct Controls: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var volume = 0.4
    @State private var count = 3
    @State private var name = "Ada Lovelace"
    @State private var empty = ""
    @State private var secret = "swordfish"
    @State private var flavor = "Vanilla"
    @State private var isOpen = true
    @State private var notes = "Words over\nseveral lines"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            buttons
            Divider()
            switches
            Divider()
            fields
            Divider()
            progress
        }
        .padding(16)
        .frame(width: 390)
    }

    private var buttons: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 14) {
                Button("Plain tint") {}
                Button("Delete", role: .destructive) {}
                Button("Off") {}.disabled(true)
                Menu("Menu") { Button("One") {} }
            }
            HStack {
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Tinted") {}.buttonStyle(.bordered).tint(.purple)
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
            }
            HStack {
                Button("Prominent") {}.buttonStyle(.borderedProminent)
                Button("Small") {}.buttonStyle(.borderedProminent).controlSize(.small)
                Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
                Button("Pill", systemImage: "star.fill") {}.buttonStyle(.borderedProminent)
                    .buttonBorderShape(.capsule).tint(.green)
            }
            Button { } label: { Text("Large").frame(maxWidth: .infinity) }
                .buttonStyle(.borderedProminent).controlSize(.large)
        }
    }

    private var switches: some View {
        VStack(spacing: 10) {
            Toggle("Airplane mode", isOn: $isOn)
            Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOff)
            Toggle("Tinted, off", isOn: $isOn).tint(.orange).disabled(true)
            HStack {
                Toggle("Filter", isOn: $isOn).toggleStyle(.button)
                Toggle("Sort", isOn: $isOff).toggleStyle(.button)
                Spacer()
                Stepper("Count", value: $count, in: 0...3).labelsHidden()
            }
            Stepper("Quantity: \(count)", value: $count, in: 0...9)
            Slider(value: $volume) { Text("Volume") } minimumValueLabel: { Image(systemName: "speaker.fill") }
                maximumValueLabel: { Image(systemName: "speaker.wave.3.fill") }
            Picker("Flavor", selection: $flavor) {
                ForEach(["Vanilla", "Chocolate", "Mint"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            LabeledContent("Flavor") {
                Picker("Flavor", selection: $flavor) {
                    ForEach(["Vanilla", "Chocolate", "Mint"], id: \.self) { Text($0) }
                }
            }
        }
    }

    private var fields: some View {
        VStack(alignment: .leading, spacing: 10) {
            TextField("Name", text: $name)
            TextField("Placeholder", text: $empty).textFieldStyle(.roundedBorder)
            SecureField("Password", text: $secret).textFieldStyle(.roundedBorder)
            TextEditor(text: $notes).frame(height: 64).border(.separator)
            GroupBox("Group") { Label("In a box", systemImage: "shippingbox") }
            DisclosureGroup("More", isExpanded: $isOpen) { LabeledContent("Version", value: "17.0") }
            Link("A link", destination: URL(string: "https://example.org")!)
        }
    }

    private var progress: some View {
        VStack(spacing: 12) {
            ProgressView("Loading", value: 0.6)
            HStack(spacing: 20) {
                ProgressView()
                ProgressView().controlSize(.large)
                ProgressView("Working")
                Gauge(value: 0.7) { Text("Speed") } currentValueLabel: { Text("70") }
                    .gaugeStyle(.accessoryCircular)
                Gauge(value: 0.3) { Text("Fuel") } currentValueLabel: { Text("30") }
                    .gaugeStyle(.accessoryCircularCapacity).tint(.green)
            }
            Gauge(value: 40, in: 0...100) { Text("Battery") } currentValueLabel: { Text("40 %") } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: { Text("100") }
            Gauge(value: 0.5) { Text("Line") }.gaugeStyle(.accessoryLinear)
        }
    }
}

#Preview("Light", traits: .sizeThatFitsLayout) { Controls() }
#Preview("Dark", traits: .sizeThatFitsLayout) { Controls().preferredColorScheme(.dark) }
#Preview("Right to left", traits: .sizeThatFitsLayout) { Controls().environment(\.layoutDirection, .rightToLeft) }
#Preview("Large type", traits: .sizeThatFitsLayout) { Controls().dynamicTypeSize(.accessibility1) }
