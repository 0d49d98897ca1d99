import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Symbols beside text, and their rendering modes. The goldens are regression references of our own drawing; frames and
/// strokes are asserted elsewhere.
@Suite("Symbol pictures") @MainActor
struct SymbolPictures {
    /// Ten symbols with layers.
    private nonisolated static let layered = [
        ["checkmark.circle.fill", "person.badge.plus", "bell.slash", "speaker.wave.3", "wifi"],
        ["cloud.sun.rain", "folder.fill.badge.plus", "12.square.fill", "person.3", "battery.50"],
    ]

    private static let onePixel = Variant(scale: 1, description: "1x")

    /// All nine weights at 13 and 17 points, and three at 34.
    @Test(arguments: [CGFloat(13), 17, 34])
    func weights(size: CGFloat) throws {
        let weights: [Font.Weight] = size > 20 ? [.thin, .regular, .heavy] : [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let area = CGSize(width: size * 9 + 16, height: size * 1.5 * CGFloat(weights.count) + 16)
        try expectPicture("weights-\(Int(size))", Self.onePixel, size: area) {
            VStack(alignment: .leading, spacing: size / 4) {
                ForEach(weights, id: \.self) { weight in
                    HStack(spacing: size / 4) {
                        Text("Hx")
                        ForEach(["plus", "trash", "person.circle", "gearshape"], id: \.self) {
                            Image(systemName: $0)
                        }
                    }
                    .font(.system(size: size, weight: weight))
                }
            }
        }
    }

    @Test(arguments: layered.indices)
    func modes(group: Int) throws {
        func row<Styled: View>(@ViewBuilder _ style: @escaping (Image) -> Styled) -> some View {
            HStack {
                ForEach(Self.layered[group], id: \.self) { style(Image(systemName: $0)) }
            }
            .font(.title3)
        }
        try expectPicture("modes-\(group)", Self.onePixel, size: CGSize(width: 200, height: 200)) {
            VStack {
                row { $0.symbolRenderingMode(.monochrome).foregroundStyle(.blue) }
                row { $0.symbolRenderingMode(.hierarchical).foregroundStyle(.blue) }
                row { $0.foregroundStyle(.red, .green) }
                row { $0.foregroundStyle(.red, .green, .blue) }
                row { $0.symbolRenderingMode(.palette).foregroundStyle(.purple, .orange) }
                row { $0.symbolRenderingMode(.multicolor) }
            }
        }
    }

    @Test func variableValues() throws {
        try expectPicture("values", Self.onePixel, size: CGSize(width: 240, height: 60)) {
            VStack {
                ForEach(["speaker.wave.3", "wifi"], id: \.self) { name in
                    HStack {
                        ForEach([0, 0.2, 0.34, 0.5, 0.68, 1], id: \.self) {
                            Image(systemName: name, variableValue: $0)
                        }
                    }
                }
            }
        }
    }
}
