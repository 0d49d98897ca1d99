import SwiftUI

/// The picture of the README: nothing in here was written for Linux.
struct Welcome: View {
    private let hours: [(String, String, Int)] = [
        ("Now", "cloud.sun.fill", 18), ("14", "sun.max.fill", 21), ("15", "sun.max.fill", 22),
        ("16", "cloud.fill", 20), ("17", "cloud.rain.fill", 16),
    ]

    var body: some View {
        HStack(spacing: 28) {
            VStack(alignment: .leading, spacing: 14) {
                Text("SwiftUI, on Linux.")
                    .font(.system(size: 44, weight: .bold))
                Text(
                    "The same code, the same frames, the same picture: PNG, SVG and PDF from a server or a container."
                )
                .font(.title3)
                .foregroundStyle(.secondary)
                .lineSpacing(2)
                Spacer()
                Label("import SwiftUI", systemImage: "swift")
                    .font(.system(size: 17, weight: .semibold, design: .monospaced))
                    .padding(.horizontal, 16)
                    .padding(.vertical, 10)
                    .background(.orange.opacity(0.15), in: Capsule())
                    .foregroundStyle(.orange)
            }
            .frame(maxWidth: .infinity, alignment: .leading)

            card
                .rotation3DEffect(.degrees(-16), axis: (x: 0, y: 1, z: 0))
        }
        .padding(40)
        .frame(width: 820, height: 400)
        .background(LinearGradient(colors: [Color(white: 0.99), Color(red: 0.9, green: 0.94, blue: 1)],
                                   startPoint: .top, endPoint: .bottom))
    }

    private var card: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text("Kyiv").font(.title2.bold())
                Spacer()
                Text("18°").font(.system(size: 40, weight: .thin))
            }
            Text("Partly cloudy, rain in the evening").font(.subheadline).opacity(0.85)
            Divider().overlay(.white.opacity(0.4))
            HStack {
                ForEach(hours, id: \.0) { hour in
                    VStack(spacing: 8) {
                        Text(hour.0).font(.caption)
                        Image(systemName: hour.1).font(.title3)
                            .foregroundStyle(hour.1 == "sun.max.fill" ? AnyShapeStyle(.yellow) : AnyShapeStyle(.white))
                        Text("\(hour.2)°").font(.footnote.monospacedDigit())
                        Capsule().fill(.white.opacity(0.7)).frame(width: 4, height: CGFloat(hour.2 - 12) * 5)
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                }
            }
        }
        .padding(20)
        .frame(width: 290, height: 270)
        .foregroundStyle(.white)
        .background(
            LinearGradient(
                colors: [Color(red: 0.2, green: 0.5, blue: 0.95), Color(red: 0.35, green: 0.3, blue: 0.85)],
                startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 24)
        )
        .shadow(color: .blue.opacity(0.35), radius: 18, y: 10)
    }
}

#Preview(traits: .sizeThatFitsLayout) { Welcome() }
