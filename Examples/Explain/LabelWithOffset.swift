import SwiftUI

// The mistake: the offset was computed from the middle of the slider, but the stack is in the reader's corner.

struct LabelWithOffset: View {
    @State private var value: CGFloat = 160
    private let knob: CGFloat = 28

    var body: some View {
        Slider(value: $value, in: 100...300)
            .background {
                GeometryReader { reader in
                    ZStack {
                        Text("\(value, specifier: "%.0f")")
                            .offset(x: ((value - 100) / 200 - 0.5) * (reader.size.width - knob), y: -30)
                    }
                }
            }
            .padding(40)
    }
}

#Preview { LabelWithOffset() }
