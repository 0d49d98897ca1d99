import SwiftUI

struct Puck: View {
    @GestureState private var move = CGSize.zero

    var body: some View {
        VStack {
            Circle()
                .fill(.red)
                .frame(width: 80, height: 80)
                .accessibilityIdentifier("Puck")
                .accessibilityLabel("Puck")
                .offset(move)
                .gesture(DragGesture(minimumDistance: 300).updating($move) { value, state, _ in
                    state = value.translation
                })
        }
    }
}

#Preview { Puck() }
