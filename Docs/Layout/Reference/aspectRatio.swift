import SwiftUI

#Preview("Fit", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .aspectRatio(1, contentMode: .fit)
}

#Preview("Fill", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal.opacity(0.5)
        .aspectRatio(1, contentMode: .fill)
        .frame(width: 120, height: 60)
}

#Preview("One side", traits: .fixedLayout(width: 240, height: 140)) {
    ScrollView {
        Color.teal
            .aspectRatio(3, contentMode: .fit)
    }
}

#Preview("Of the content", traits: .fixedLayout(width: 240, height: 140)) {
    Image(systemName: "star")
        .resizable()
        .aspectRatio(contentMode: .fit)
}

#Preview("Fixed content", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .aspectRatio(3, contentMode: .fit)
}
