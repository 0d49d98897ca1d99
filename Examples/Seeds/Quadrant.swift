import SwiftUI

// A circle in a square of 160 points: where the stack puts it, moved from there by `offset`, and put by `position`,
// which counts from the square's top leading corner.

/// Lines through the middle.
struct Crosshairs: View {
    var body: some View {
        ZStack {
            Rectangle().frame(height: 1)
            Rectangle().frame(width: 1)
        }
        .foregroundStyle(.tertiary)
    }
}

struct Quadrant<Mark: View>: View {
    @ViewBuilder let mark: Mark

    var body: some View {
        ZStack {
            Crosshairs()
            Rectangle().stroke(Color.primary)
            mark
        }
        .frame(width: 160, height: 160)
    }
}

struct Dot: View {
    var body: some View { Image(systemName: "circle") }
}

/// The circle where the stack puts it: centred at (80, 80).
struct CenteredQuadrant: View {
    var body: some View { Quadrant { Dot() } }
}

/// Moved up and towards the trailing edge: centred at (120, 40).
struct OffsetQuadrant: View {
    var body: some View { Quadrant { Dot().offset(x: 40, y: -40) } }
}

/// At a point of the square: centred at (144, 80).
struct PositionQuadrant: View {
    var body: some View { Quadrant { Dot().position(x: 144, y: 80) } }
}

struct Quadrants: View {
    var body: some View {
        HStack(spacing: 40) {
            CenteredQuadrant()
            OffsetQuadrant()
            PositionQuadrant()
        }
        .padding(20)
    }
}

#Preview("Quadrants", traits: .sizeThatFitsLayout) { Quadrants() }
