import SwiftUI

#Preview("Name and value", traits: .fixedLayout(width: 240, height: 100)) {
    LabeledContent("Name", value: "Value")
}

#Preview("In a form", traits: .fixedLayout(width: 300, height: 150)) {
    Form {
        LabeledContent("Name", value: "Value")
    }
}
