import SwiftUI

#Preview("Leading 60", traits: .fixedLayout(width: 300, height: 180)) {
    List {
        Text("Inset").listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
        Text("Default")
    }
}

#Preview("No insets", traits: .fixedLayout(width: 300, height: 180)) {
    List {
        Color.teal.listRowInsets(EdgeInsets())
    }
}

#Preview("Outside", traits: .fixedLayout(width: 240, height: 100)) {
    Text("Inset")
        .listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
}
