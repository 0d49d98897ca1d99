import GameplayKit
import SwiftUI

struct DiceView: View {
    @State private var value = GKRandomDistribution.d6().nextInt()
    private let source = GKMersenneTwisterRandomSource(seed: 7)
    var body: some View {
        Text("\(value)")
        Button("Shuffle") { print(source.arrayByShufflingObjects(in: [1, 2, 3])) }
    }
}
#Preview { DiceView() }
