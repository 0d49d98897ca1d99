import SwiftUI

struct Ball: View {
    @State private var isRight = false
    @State private var isOn = true

    var body: some View {
        VStack(spacing: 24) {
            Circle()
                .fill(.purple)
                .frame(width: 60, height: 60)
                .accessibilityIdentifier("Ball")
                .accessibilityLabel("Ball")
                .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
                .animation(.easeInOut(duration: 0.5), value: isOn)
            Toggle("Sound", isOn: $isOn)
            Button("Move") { isRight.toggle() }
        }
        .padding()
    }
}

#Preview { Ball() }
