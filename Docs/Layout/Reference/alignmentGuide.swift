import SwiftUI

#Preview("Moved by its guide", traits: .fixedLayout(width: 240, height: 140)) {
    VStack(alignment: .leading, spacing: 10) {
        Text("Title")
        Color.teal
            .frame(width: 60, height: 40)
            .alignmentGuide(.leading) { _ in -30 }
    }
}

#Preview("Another guide", traits: .fixedLayout(width: 240, height: 140)) {
    VStack(alignment: .trailing, spacing: 10) {
        Text("Title")
        Color.teal
            .frame(width: 60, height: 40)
            .alignmentGuide(.leading) { _ in -30 }
    }
}

#Preview("From the content", traits: .fixedLayout(width: 240, height: 140)) {
    HStack {
        Text("Title")
        Circle().fill(.teal)
            .frame(width: 40, height: 40)
            .alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
    }
}
