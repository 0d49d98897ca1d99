import SwiftUI

// Cards in a row that face the middle of the screen: ten points from it, one degree.

struct CoverFlow: View {
    private let colors: [Color] = [.red, .green, .blue, .orange, .pink, .purple, .yellow]
    private let side: CGFloat = 150

    var body: some View {
        GeometryReader { screen in
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(0..<50) { index in
                        GeometryReader { card in
                            Rectangle()
                                .fill(colors[index % colors.count])
                                .frame(height: side)
                                .rotation3DEffect(.degrees(turn(card, in: screen)), axis: (x: 0, y: 1, z: 0))
                        }
                        .frame(width: side)
                    }
                }
                .padding(.horizontal, (screen.size.width - side) / 2)
            }
        }
        .ignoresSafeArea()
    }

    private func turn(_ card: GeometryProxy, in screen: GeometryProxy) -> Double {
        -Double(card.frame(in: .global).midX - screen.size.width / 2) / 10
    }
}

#Preview { CoverFlow() }
