import SwiftUI

#Preview("Plain", traits: .fixedLayout(width: 240, height: 100)) {
    Button("Save") {}
}

#Preview("Bordered", traits: .fixedLayout(width: 240, height: 100)) {
    Button("Save") {}
        .buttonStyle(.bordered)
}

#Preview("Wide label", traits: .fixedLayout(width: 240, height: 100)) {
    Button {} label: {
        Text("Save").frame(maxWidth: .infinity)
    }
    .buttonStyle(.bordered)
}

#Preview("Frame outside", traits: .fixedLayout(width: 240, height: 100)) {
    Button("Save") {}
        .buttonStyle(.bordered)
        .frame(width: 160, height: 60)
}

#Preview("Menu and link", traits: .fixedLayout(width: 240, height: 120)) {
    VStack(spacing: 15) {
        Menu("Menu") { Button("Save") {} }
        NavigationLink("Link") { Text("Screen") }
        EditButton()
    }
}
