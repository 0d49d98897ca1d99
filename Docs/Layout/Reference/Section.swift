import SwiftUI

#Preview("In a list", traits: .fixedLayout(width: 300, height: 200)) {
    List {
        Section("Header") {
            Text("Row")
        }
    }
}

#Preview("In a stack", traits: .fixedLayout(width: 240, height: 120)) {
    VStack {
        Section("Header") {
            Text("Row")
        }
    }
    .font(.largeTitle)
}

#Preview("In a grid", traits: .fixedLayout(width: 240, height: 120)) {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Section {
            Color.teal.frame(height: 30)
            Color.teal.frame(height: 30)
        } header: {
            Text("Header")
        }
    }
}
