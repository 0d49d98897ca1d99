import SwiftUI

// Fifty rows that turn about a vertical axis by how far they are from the middle of the screen: five points, one
// degree.

struct Helix: View {
    private let colors: [Color] = [.red, .green, .blue, .orange, .pink, .purple, .yellow]

    var body: some View {
        GeometryReader { screen in
            ScrollView {
                ForEach(0..<50) { index in
                    GeometryReader { row in
                        Text("Row #\(index)")
                            .font(.title)
                            .frame(width: screen.size.width)
                            .background(colors[index % colors.count])
                            .rotation3DEffect(.degrees(turn(row, in: screen)), axis: (x: 0, y: 1, z: 0))
                    }
                    .frame(height: 40)
                }
            }
        }
    }

    private func turn(_ row: GeometryProxy, in screen: GeometryProxy) -> Double {
        Double(row.frame(in: .global).minY - screen.size.height / 2) / 5
    }
}

#Preview { Helix() }
