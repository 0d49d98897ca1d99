import SwiftUI

#Preview("Inline title", traits: .fixedLayout(width: 300, height: 180)) {
    NavigationStack {
        Text("Screen")
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("No title", traits: .fixedLayout(width: 300, height: 180)) {
    NavigationStack {
        Text("Screen")
    }
}

#Preview("Large title", traits: .fixedLayout(width: 300, height: 320)) {
    NavigationStack {
        Text("Screen")
            .navigationTitle("Title")
    }
}

#Preview("Color", traits: .fixedLayout(width: 300, height: 180)) {
    NavigationStack {
        Color.teal
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Ignoring", traits: .fixedLayout(width: 300, height: 180)) {
    NavigationStack {
        Color.teal
            .ignoresSafeArea()
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Older", traits: .fixedLayout(width: 300, height: 180)) {
    NavigationView {
        Text("Screen")
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
    }
}
