import SwiftUI

// The order of modifiers decides what a background covers: a text, all the space its position took, or the place an
// offset text would have had.

/// The background hugs the text, and both are put at the point.
struct BackgroundThenPosition: View {
    var body: some View {
        Text("Hello, world!")
            .background(Color.red)
            .position(x: 100, y: 100)
    }
}

/// `position` takes all the space there is, so the background covers it.
struct PositionThenBackground: View {
    var body: some View {
        Text("Hello, world!")
            .position(x: 100, y: 100)
            .background(Color.red)
    }
}

/// The text is drawn elsewhere, its space and the background stay.
struct OffsetThenBackground: View {
    var body: some View {
        Text("Hello, world!")
            .offset(x: 100, y: 100)
            .background(Color.red)
    }
}

/// Text and background move together.
struct BackgroundThenOffset: View {
    var body: some View {
        Text("Hello, world!")
            .background(Color.red)
            .offset(x: 100, y: 100)
    }
}

#Preview("Background, position") { BackgroundThenPosition() }
#Preview("Position, background") { PositionThenBackground() }
#Preview("Offset, background") { OffsetThenBackground() }
#Preview("Background, offset") { BackgroundThenOffset() }
