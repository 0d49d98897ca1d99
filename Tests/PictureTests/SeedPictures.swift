import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Pictures of the ideas in the seed documents. Regression references of our own drawing; what the pictures must show
/// is asserted in words elsewhere.
@Suite("Seed pictures") @MainActor
struct SeedPictures {
    private struct Quadrant<Circle: View>: View {
        @ViewBuilder let circle: Circle
        var body: some View {
            ZStack {
                Rectangle().stroke(Color.primary)
                circle
            }
            .frame(width: 160, height: 160)
        }
    }

    /// `.offset` starts from the centre, `.position` from the leading corner.
    @Test(arguments: [Variant.plain, .rightToLeft])
    func quadrant(_ variant: Variant) throws {
        try expectPicture("quadrant", variant, size: CGSize(width: 340, height: 170)) {
            HStack(spacing: 10) {
                Quadrant { Circle().frame(width: 12, height: 12).offset(x: 40, y: -40) }
                Quadrant { Circle().frame(width: 12, height: 12).position(x: 144, y: 80) }
            }
        }
    }

    /// Rows turned about a vertical axis stay vector.
    @Test func helix() throws {
        try expectPicture("helix", size: CGSize(width: 200, height: 120)) {
            VStack(spacing: 4) {
                ForEach(0..<4) { row in
                    Rectangle().fill(row.isMultiple(of: 2) ? Color.red : Color.blue).frame(width: 160, height: 24)
                        .rotation3DEffect(.degrees(Double(row) * 20), axis: (x: 0, y: 1, z: 0))
                }
            }
        }
    }

    /// The knob is where the value says, in light, dark and mirrored.
    @Test(arguments: [Variant.plain, .rightToLeft, .dark])
    func slider(_ variant: Variant) throws {
        try expectPicture("slider", variant, size: CGSize(width: 200, height: 50)) {
            Slider(value: .constant(0.25)).padding(.horizontal, 10)
        }
    }
}
