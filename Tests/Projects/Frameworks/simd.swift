import simd
import SwiftUI

struct TurnedView: View {
    var body: some View {
        let turn = simd_quatf(angle: .pi / 4, axis: SIMD3<Float>(0, 0, 1))
        let point = turn.act(simd_normalize(SIMD3<Float>(1, 1, 0)))
        Circle().frame(width: 20).offset(x: CGFloat(point.x) * 50, y: CGFloat(point.y) * 50)
    }
}
#Preview { TurnedView() }
