import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Pictures of the examples in the seed documents. The goldens are regression references of our own drawing; the
/// required properties are asserted elsewhere.
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

    /// Rows rotated about a vertical axis are drawn as vectors.
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

    /// The knob is at the position of its value, in light, dark and right-to-left.
    @Test(arguments: [Variant.plain, .rightToLeft, .dark])
    func slider(_ variant: Variant) throws {
        try expectPicture("slider", variant, size: CGSize(width: 200, height: 50)) {
            Slider(value: .constant(0.25)).padding(.horizontal, 10)
        }
    }
}
