import SwiftUI

#Preview("Label and buttons", traits: .fixedLayout(width: 240, height: 100)) {
    Stepper("Count", value: .constant(1))
}

#Preview("Hidden label", traits: .fixedLayout(width: 240, height: 100)) {
    Stepper("Count", value: .constant(1))
        .labelsHidden()
}
