import SwiftUI

#Preview("Text as a mask", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal
        .frame(width: 140, height: 60)
        .mask { Text("Mask").font(.largeTitle.bold()) }
}

#Preview("Alignment", traits: .fixedLayout(width: 240, height: 120)) {
    Color.teal
        .frame(width: 140, height: 60)
        .mask(alignment: .leading) { Circle().frame(width: 60, height: 60) }
}
