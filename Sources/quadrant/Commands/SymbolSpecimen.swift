import QuadrantViews
import SwiftUI

/// A row for each symbol: nine weights beside text, three scales, and the rendering modes.
struct SymbolSpecimen: View {
    var names: [String]

    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    var body: some View {
        Grid(alignment: .center, horizontalSpacing: 14, verticalSpacing: 14) {
            ForEach(names, id: \.self) { name in
                GridRow {
                    Text(name).font(.caption).foregroundStyle(.secondary).gridColumnAlignment(.leading)
                    ForEach(Self.weights.indices, id: \.self) { index in
                        Image(systemName: name).fontWeight(Self.weights[index])
                    }
                    HStack(alignment: .firstTextBaseline) {
                        Text("Ag")
                        Image(systemName: name).imageScale(.small)
                        Image(systemName: name)
                        Image(systemName: name).imageScale(.large)
                    }
                    Image(systemName: name).font(.system(size: 13))
                    Image(systemName: name).font(.system(size: 34))
                    Group {
                        Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
                        Image(systemName: name).foregroundStyle(.red, .green, .blue)
                        Image(systemName: name).symbolRenderingMode(.multicolor)
                        Image(systemName: name, variableValue: 0.5)
                    }
                    .font(.system(size: 26))
                }
            }
        }
        .font(.system(size: 22))
        .fixedSize()
        .padding()
    }
}
