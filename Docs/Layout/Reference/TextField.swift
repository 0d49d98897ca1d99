import SwiftUI

#Preview("Plain", traits: .fixedLayout(width: 240, height: 100)) {
    TextField("Name", text: .constant("Ada"))
}

#Preview("Rounded border", traits: .fixedLayout(width: 240, height: 100)) {
    TextField("Name", text: .constant("Ada"))
        .textFieldStyle(.roundedBorder)
}

#Preview("Empty", traits: .fixedLayout(width: 240, height: 100)) {
    TextField("Name", text: .constant(""))
}

#Preview("In a row", traits: .fixedLayout(width: 240, height: 100)) {
    HStack {
        Text("Name")
        TextField("Name", text: .constant("Ada"))
    }
}
