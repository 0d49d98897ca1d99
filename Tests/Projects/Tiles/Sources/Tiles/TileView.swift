import SwiftUI
import Tints

public struct TileView: View {
    let tint: Tint

    public init(tint: Tint) { self.tint = tint }

    public var body: some View {
        Text(tint.title).padding().background(tint.color, in: shape)
    }

    private var shape: some Shape {
        #if ROUNDED
        RoundedRectangle(cornerRadius: 8)
        #else
        Rectangle()
        #endif
    }
}

#Preview("All tints") {
    VStack {
        ForEach(Tint.all()) { TileView(tint: $0) }
        Text(Tint.sample())
    }
}
