import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Colours by a matrix, and shadows over drawings")
struct ColorMatrixTests {
    @Test func aMatrixIsRowsOfComponents() {
        var matrix = ColorMatrix()
        #expect(matrix == ColorMatrix())
        (matrix.r1, matrix.r2, matrix.g5) = (0, 1, 0.5)
        let scene = ViewHarness(offering: 10, 10) {
            Canvas { context, size in
                context.addFilter(.colorMatrix(matrix))
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
            }
        }
        let values = scene.effects.compactMap { if case .colorMatrix(let values) = $0 { values } else { nil } }
        #expect(values.first?.prefix(2) == [0, 1] && values.first?[9] == 0.5)
    }

    @Test func aShadowLiesOverTheDrawing() {
        func drawn(_ options: GraphicsContext.ShadowOptions) -> Int {
            ViewHarness(offering: 20, 20) {
                Canvas { context, _ in
                    context.addFilter(.shadow(color: .black, radius: 2, options: options))
                    context.addFilter(.blur(radius: 1, options: .dithersResult))
                    context.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.red))
                }
            }.fills.count
        }
        #expect(drawn(.shadowAbove) == 2 && drawn(.invertsAlpha) == 2 && drawn(.disablesGroup) == 1)
    }

    @Test func shadingsAreMeshesAndBackdrops() {
        let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                                colors: [.red, .green, .blue, .white])
        let scene = ViewHarness(offering: 20, 20) {
            Canvas { context, size in
                let all = Path(CGRect(origin: .zero, size: size))
                context.fill(all, with: .meshGradient(mesh))
                context.fill(all, with: .backdrop)
                context.fill(all, with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero,
                                                        endPoint: CGPoint(x: 5, y: 0), options: [.mirror, .repeat]))
            }
        }
        #expect(scene.takeReports().isEmpty)
        #expect(GraphicsContext.GradientOptions.mirror != .repeat)
    }
}
