import SwiftUI

// A label over the knob of a slider: the point counts from the reader's leading top corner.

struct LabelAtPosition: View {
    @State private var value: CGFloat = 160
    private let knob: CGFloat = 28

    var body: some View {
        Slider(value: $value, in: 100...300)
            .background {
                GeometryReader { reader in
                    Text("\(value, specifier: "%.0f")")
                        .position(x: knob / 2 + (value - 100) / 200 * (reader.size.width - knob), y: -16)
                }
            }
            .padding(40)
    }
}

#Preview { LabelAtPosition() }
