import SwiftUI

#Preview("In a column", traits: .fixedLayout(width: 240, height: 140)) {
    VStack {
        ForEach(["One", "Two", "Three"], id: \.self) { Text($0) }
    }
}

#Preview("With a padding", traits: .fixedLayout(width: 240, height: 140)) {
    HStack(spacing: 4) {
        ForEach(["One", "Two"], id: \.self) { Text($0) }
            .padding(8)
    }
}

#Preview("Without a container", traits: .fixedLayout(width: 240, height: 140)) {
    ForEach(["One", "Two"], id: \.self) { Text($0).font(.largeTitle) }
}
