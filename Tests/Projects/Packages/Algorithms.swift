import Algorithms
import SwiftUI

/// Parts, pairs and orders of collections.
struct Arranged: View {
    private let numbers = [10, 20, 30, 10, 40, 40, 15]

    var body: some View {
        VStack {
            ForEach(numbers.chunks(ofCount: 3).indexed(), id: \.index) { _, row in
                HStack { ForEach(row.indexed(), id: \.index) { Text("\($0.element)") } }
            }
        }
        .onAppear {
            print("Parts", numbers.chunks(ofCount: 3).map(Array.init), numbers.chunked { $0 <= $1 }.map(\.count),
                  numbers.evenlyChunked(in: 3).map(\.count), numbers.windows(ofCount: 6).map { $0.reduce(0, +) })
            print("Pairs", numbers.adjacentPairs().map { $1 - $0 }, product(["a", "b"], 1 ... 2).map { "\($0)\($1)" },
                  Array(chain([1], 5 ... 6)), Array([1, 2].interspersed(with: 0)))
            print("Orders", Array([1, 2, 3].combinations(ofCount: 2)), [1, 2, 3].permutations().count,
                  Array([1, 2].cycled().prefix(3)), Array(numbers.uniqued()))
            var turned = [1, 2, 3, 4]
            turned.rotate(toStartAt: 1)
            print("Ends", numbers.min(count: 2), numbers.max(count: 2), turned, numbers.reductions(0, +).last ?? 0,
                  " a ".trimming(while: \.isWhitespace), numbers.suffix { $0 > 10 }, Array([1, nil, 3].compacted()))
        }
    }
}

#Preview { Arranged() }
