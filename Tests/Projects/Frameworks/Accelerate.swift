import Accelerate
import SwiftUI

struct LevelView: View {
    let samples: [Float]
    var body: some View { ProgressView(value: Double(vDSP.rootMeanSquare(samples))) }
}
#Preview { LevelView(samples: [0.1, 0.5, 0.7]) }
