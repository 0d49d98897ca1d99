import SwiftUI

/// Wheels, calendars and wells.
struct Pickers: View {
    @State private var flavor = "Mint"
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color.orange

    var body: some View {
        VStack(spacing: 16) {
            Picker("Flavor", selection: $flavor) {
                ForEach(["Vanilla", "Chocolate", "Strawberry", "Mint", "Lemon", "Hazelnut"], id: \.self) { Text($0) }
            }
            .pickerStyle(.wheel)
            DatePicker("Compact", selection: $date)
            DatePicker("Day only", selection: $date, displayedComponents: .date)
            DatePicker("Calendar", selection: $date).datePickerStyle(.graphical)
            DatePicker("Wheels", selection: $date, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
            ColorPicker("Colour", selection: $color)
        }
        .padding(16)
        .frame(width: 390)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
}

#Preview("Light", traits: .sizeThatFitsLayout) { Pickers() }
#Preview("Dark", traits: .sizeThatFitsLayout) { Pickers().preferredColorScheme(.dark) }
#Preview("Right to left", traits: .sizeThatFitsLayout) { Pickers().environment(\.layoutDirection, .rightToLeft) }
