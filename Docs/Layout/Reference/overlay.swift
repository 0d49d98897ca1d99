import SwiftUI

#Preview("Label", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .frame(width: 140, height: 80)
        .overlay { Text("New") }
}

#Preview("Top trailing", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .frame(width: 140, height: 80)
        .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 24, height: 24)
        }
}

#Preview("Larger", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .frame(width: 40, height: 40)
        .overlay { Text("A wide label").fixedSize() }
}
