import QuadrantCore
import QuadrantGeometry

/// The computations of a node's reasons whose result is not the recorded number. A rule says its sums once where it
/// lays out, and once in words; a sum that drifts from the layout is left out of the words, and kept here.
struct DriftedSums {
    /// The computations as text; nil if there are none.
    var texts: [String]? { found.isEmpty ? nil : found }
    private var found: [String] = []

    init(_ offer: LayoutReason?, _ proposal: SIMD2<Double>, _ own: LayoutReason?, _ size: SIMD2<Double>,
         _ placed: LayoutReason?, _ origin: SIMD2<Double>) {
        add("proposal", offer, proposal)
        add("size", own, size)
        add("place", placed, origin)
    }

    private mutating func add(_ topic: String, _ reason: LayoutReason?, _ recorded: SIMD2<Double>) {
        for axis in Axis.allCases {
            guard let sum = reason?[axis], sum.isDrifted(from: recorded[axis]) else { continue }
            let number: LayoutText = "\(recorded[axis])"
            found.append("\(topic), \(axis.coordinateName): \(sum.text) is not \(number.string)")
        }
    }
}

extension LayoutExplanation.Reason {
    /// The computations of a reason whose values are those recorded; its text is not known yet.
    init(_ reason: LayoutReason, _ recorded: SIMD2<Double>) {
        self.init(text: "", horizontal: reason.x?.equation(recorded.x), vertical: reason.y?.equation(recorded.y))
    }
}
