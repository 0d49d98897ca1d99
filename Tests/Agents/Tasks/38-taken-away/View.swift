import SwiftUI

struct Door: View {
    @State private var isOpen = false

    var body: some View {
        VStack(spacing: 24) {
            RoundedRectangle(cornerRadius: 8)
                .fill(.brown)
                .frame(width: isOpen ? 200 : 80, height: 120)
                .accessibilityIdentifier("Door")
                .accessibilityLabel("Door")
                .animation(nil, value: isOpen)
            Button("Open") { withAnimation(.linear(duration: 0.5)) { isOpen.toggle() } }
        }
    }
}

#Preview { Door() }
