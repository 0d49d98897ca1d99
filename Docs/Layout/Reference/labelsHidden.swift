import SwiftUI

#Preview("Toggle", traits: .fixedLayout(width: 240, height: 100)) {
    Toggle("Wi-Fi", isOn: .constant(true))
        .labelsHidden()
}

#Preview("With label", traits: .fixedLayout(width: 240, height: 100)) {
    Toggle("Wi-Fi", isOn: .constant(true))
}

#Preview("Stepper", traits: .fixedLayout(width: 240, height: 100)) {
    Stepper("Count", value: .constant(1))
        .labelsHidden()
}
