import QuadrantCore
import QuadrantGeometry

/// The computations of a reason whose result is not the recorded number. A rule says its sums once where it lays out,
/// and once in words; a sum that drifts from the layout is left out of the words, and kept here.
struct DriftedSums {
    private(set) var texts: [String] = []

    init(_ topic: String, _ reason: LayoutReason?, _ recorded: SIMD2<Double>) {
        for axis in Axis.allCases {
            guard let sum = reason?[axis], sum.isDrifted(from: recorded[axis]) else { continue }
            let number: LayoutText = "\(recorded[axis])"
            texts.append("\(topic), \(axis.coordinateName): \(sum.text) is not \(number.string)")
        }
    }
}
