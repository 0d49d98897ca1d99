import SwiftUI

#Preview("Color", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .background { Color.yellow }
}

#Preview("After padding", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .padding()
        .background { Color.yellow }
}

#Preview("Before padding", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .background { Color.yellow }
        .padding()
}

#Preview("Leading", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .frame(width: 120, height: 60)
        .background(alignment: .leading) {
            Circle().fill(.yellow).frame(width: 40, height: 40)
        }
}

#Preview("Larger", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .background { Circle().fill(.yellow).frame(width: 90, height: 90) }
}

#Preview("After position", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .position(x: 60, y: 40)
        .background { Color.yellow }
}
