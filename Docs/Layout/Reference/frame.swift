import SwiftUI

#Preview("Fixed frame", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .frame(width: 120, height: 80, alignment: .topLeading)
}

#Preview("Width only", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .frame(width: 100)
}

#Preview("Bounds", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .frame(minWidth: 40, maxWidth: 160, minHeight: 30, maxHeight: 90)
}

#Preview("Infinite width", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .frame(maxWidth: .infinity)
}

#Preview("Minimum only", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Hello")
        .frame(minWidth: 20)
}

#Preview("Ideal", traits: .fixedLayout(width: 240, height: 140)) {
    Color.teal
        .frame(idealWidth: 90, idealHeight: 60)
        .fixedSize()
}

#Preview("Too large", traits: .fixedLayout(width: 240, height: 140)) {
    Text("Overflow")
        .fixedSize()
        .frame(width: 40, height: 60, alignment: .trailing)
}
