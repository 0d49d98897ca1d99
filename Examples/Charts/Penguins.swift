import SwiftUI
import Charts

/// Three groups of birds: a colour and a symbol each, and the mean of all.
private struct Bird: Identifiable {
    let id: Int
    let species: String, flipper: Double, mass: Double
}

private let groups: [(name: String, flipper: Double, mass: Double)] = [
    ("Adelie", 190, 3700), ("Chinstrap", 196, 3730), ("Gentoo", 217, 5080),
]

private let birds: [Bird] = {
    var state: UInt64 = 42, birds: [Bird] = []
    func normal() -> Double {
        (0..<6).reduce(-3.0) { sum, _ in
            state = state &* 6364136223846793005 &+ 1442695040888963407
            return sum + Double(state >> 33) / Double(1 << 31)
        } * 1.4
    }
    for group in groups {
        for _ in 0..<45 {
            let size = normal()
            birds.append(Bird(id: birds.count, species: group.name, flipper: group.flipper + size * 4 + normal() * 3,
                              mass: group.mass + size * 260 + normal() * 210))
        }
    }
    return birds
}()

struct PenguinChart: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Flippers and Mass").font(.headline)
            Text("135 penguins of three species").font(.caption).foregroundStyle(.secondary)
            Chart {
                RuleMark(y: .value("Mass", 4.2))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
                    .foregroundStyle(.secondary)
                    .annotation(position: .top, alignment: .leading, spacing: 2) {
                        Text("mean of all").font(.caption2).foregroundStyle(.secondary)
                    }
                ForEach(birds) { bird in
                    PointMark(x: .value("Flipper", bird.flipper), y: .value("Mass", bird.mass / 1000))
                        .foregroundStyle(by: .value("Species", bird.species))
                        .symbol(by: .value("Species", bird.species))
                        .symbolSize(44)
                        .opacity(0.75)
                }
            }
            .chartForegroundStyleScale(["Adelie": Color.orange, "Chinstrap": Color.purple, "Gentoo": Color.teal])
            .chartXScale(domain: 175...235)
            .chartYScale(domain: 2.5...6.5)
            .chartXAxisLabel("Flipper length in mm", alignment: .center)
            .chartYAxisLabel("Body mass in kg")
            .chartLegend(position: .top, alignment: .leading)
            .frame(height: 300)
        }
        .padding()
    }
}

#Preview { PenguinChart() }
#Preview("Dark") { PenguinChart().preferredColorScheme(.dark) }
