import SwiftUI

#Preview("Two rows", traits: .fixedLayout(width: 300, height: 180)) {
    Form {
        Text("Text")
        Toggle("Toggle", isOn: .constant(true))
    }
}
