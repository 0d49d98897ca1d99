import SwiftUI

struct Reading: Codable {
    var hour: Int
    var knots: Double
}

/// A card of 600 × 315 points: the wind of a day at one place.
struct Card: View {
    var place: String
    var date: Date
    var readings: [Reading]
    var note: String?

    private var strongest: Double { readings.map(\.knots).max() ?? 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Label(place, systemImage: "wind").font(.title.bold())
                Spacer()
                Text(date, format: .dateTime.day().month().year()).font(.headline).opacity(0.8)
            }
            HStack(alignment: .bottom, spacing: 6) {
                ForEach(readings, id: \.hour) { reading in
                    VStack(spacing: 4) {
                        RoundedRectangle(cornerRadius: 4)
                            .fill(reading.knots == strongest ? .yellow : .white.opacity(0.7))
                            .frame(height: 120 * reading.knots / max(strongest, 1))
                        Text("\(reading.hour)").font(.caption2.monospacedDigit())
                    }
                }
            }
            .frame(height: 140, alignment: .bottom)
            HStack {
                Text("Up to \(strongest, format: .number.precision(.fractionLength(1))) kts").font(.title3.bold())
                Spacer()
                if let note { Text(note).font(.callout).opacity(0.8) }
            }
        }
        .padding(28)
        .foregroundStyle(.white)
        .frame(width: 600, height: 315)
        .background(.blue.gradient)
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    Card(place: "Kiel", date: Date(timeIntervalSince1970: 1_750_000_000),
         readings: (6..<22).map { Reading(hour: $0, knots: 4 + Double(($0 * 7) % 11)) }, note: "gusts at noon")
}
