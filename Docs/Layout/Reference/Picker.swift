import SwiftUI

#Preview("Menu", traits: .fixedLayout(width: 240, height: 100)) {
    Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Twenty").tag(2)
    }
}

#Preview("Longer choice", traits: .fixedLayout(width: 240, height: 100)) {
    Picker("Size", selection: .constant(2)) {
        Text("One").tag(1)
        Text("Twenty").tag(2)
    }
}

#Preview("Segmented", traits: .fixedLayout(width: 240, height: 100)) {
    Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Twenty").tag(2)
    }
    .pickerStyle(.segmented)
}

#Preview("Wheel", traits: .fixedLayout(width: 240, height: 240)) {
    Picker("Size", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Twenty").tag(2)
    }
    .pickerStyle(.wheel)
}

#Preview("In a form", traits: .fixedLayout(width: 300, height: 150)) {
    Form {
        Picker("Size", selection: .constant(1)) {
            Text("One").tag(1)
        }
    }
}
