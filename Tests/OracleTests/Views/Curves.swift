import QuadrantDisplayList
import QuadrantTesting
import SwiftUI

// Animation curves, and the matrices of turns in space.

extension Catalog {
    static let curves: [String: Subject] = {
        var subjects: [String: Subject] = [
            "rot3d-x45-p2-ltr": turn(.pi / 4, (1, 0, 0), z: 2, perspective: 2, .leftToRight),
            "rot3d-x45-p2-rtl": turn(.pi / 4, (1, 0, 0), z: 2, perspective: 2, .rightToLeft),
            "rot3d-y60-p1-ltr": turn(.pi / 3, (0, 1, 0), z: 1, perspective: 1, .leftToRight),
            "rot3d-y60-p1-rtl": turn(.pi / 3, (0, 1, 0), z: 1, perspective: 1, .rightToLeft),
        ]
        let curves: [String: UnitCurve] = [
            "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
            "circularEaseIn": .circularEaseIn,
            "circularEaseOut": .circularEaseOut, "circularEaseInOut": .circularEaseInOut,
        ]
        let progress = [0, 0.25, 0.5, 0.75, 1]
        for (name, curve) in curves {
            subjects["unitcurve-\(name)"] = .facts { _ in
                ["value": JSON(progress.map { curve.value(at: $0) }),
                    "velocity": JSON(progress.map { curve.velocity(at: $0) })]
            }
        }
        return subjects
    }()

    private static func transform(in fragment: Fragment) -> ProjectionTransform? {
        for item in fragment.items {
            switch item {
            case .effect(.transform(let found), _, _): return found
            case .effect(_, let inner, _), .fragment(let inner, _):
                if let found = transform(in: inner) { return found }
            default: break
            }
        }
        return nil
    }

    /// The matrix a turned view of 100 × 50 points is drawn with, and what it was made from.
    private static func turn(_ angle: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), z: CGFloat,
        perspective: CGFloat,
                             _ direction: LayoutDirection) -> Subject {
        .view(facts: { scene in
            guard let m = transform(in: scene.displayList.root) else { return [:] }
            let rows = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
            return ["matrixRowMajor3x3": JSON(rows.map { Double($0) }),
                    "data": ["anchor": JSON([50, 25, Double(z)]),
                             "distance": .number(max(100, 50) / Double(perspective)),
                             "flipWidth": direction == .rightToLeft ? 100.0 : nil]]
        }) {
            Color.black
                .rotation3DEffect(.radians(angle), axis: axis, anchor: .center, anchorZ: z, perspective: perspective)
                .frame(width: 100, height: 50)
                .environment(\.layoutDirection, direction)
        }
    }
}
