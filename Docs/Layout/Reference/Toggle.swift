import SwiftUI

#Preview("Switch", traits: .fixedLayout(width: 240, height: 100)) {
    Toggle("Wi-Fi", isOn: .constant(true))
}

#Preview("Ideal width", traits: .fixedLayout(width: 240, height: 100)) {
    Toggle("Wi-Fi", isOn: .constant(true))
        .fixedSize()
}

#Preview("Button style", traits: .fixedLayout(width: 240, height: 100)) {
    Toggle("Wi-Fi", isOn: .constant(true))
        .toggleStyle(.button)
}
