import QuadrantViews
import SwiftUI

/// A row for each symbol: nine weights beside text, three scales, and the rendering modes. Of many symbols, a sheet.
struct SymbolSpecimen: View {
    var names: [String]

    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The number of symbols above which each has a cell instead of a row: more rows are too high for a picture.
    private static let maxRows = 100

    var body: some View {
        if names.count > Self.maxRows { sheet } else { rows }
    }

    /// Each symbol with its name, in about as many columns as rows: of cells three times as wide as high.
    private var sheet: some View {
        let columns = max(1, Int((Double(names.count) / 2).squareRoot().rounded()))
        let lines = (names.count + columns - 1) / columns
        return VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<lines, id: \.self) { line in
                HStack(spacing: 8) { ForEach(cells(of: line, columns), id: \.self) { cell($0) } }
            }
        }
        .font(.system(size: 22))
        .fixedSize()
        .padding()
    }

    private func cells(of line: Int, _ columns: Int) -> ArraySlice<String> {
        let start: Int = line * columns
        return names[start..<min(start + columns, names.count)]
    }

    private func cell(_ name: String) -> some View {
        VStack(spacing: 4) {
            Image(systemName: name).frame(height: 30)
            Text(name).font(.system(size: 9)).lineLimit(2).multilineTextAlignment(.center)
                .frame(height: 24, alignment: .top)
        }
        .frame(width: 110)
    }

    private var rows: some View {
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
