import QuadrantDisplayList
import QuadrantTesting
import SwiftUI

// Animation curves, and the matrices of 3D rotations.

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

    /// The first dates of schedules, angles in their units, and colours with reduced opacity.
    static let values: [String: Subject] = {
        var subjects = [
            "osui-schedule-every-5-from-12": dates(3, .periodic(from: date(0), by: 5), from: 12),
            "osui-schedule-every-10-from-25": dates(2, .periodic(from: date(0), by: 10), from: 25),
            "osui-schedule-every-5-from-15": dates(2, .periodic(from: date(0), by: 5), from: 15),
            "osui-schedule-explicit": dates(3, .explicit([100, 200, 300].map { date($0) }), from: 0),
            "osui-schedule-animation-1.5": dates(3, .animation(minimumInterval: 1.5), from: 0),
            "osui-schedule-animation-low-frequency": dates(2, .animation, from: 0, .lowFrequency),
            "osui-schedule-animation-paused": dates(2, .animation(minimumInterval: nil, paused: true), from: 0),
            "osui-opacity-0.334": opacity(Color.red.opacity(0.334)),
            "osui-opacity-0.336": opacity(Color.red.opacity(0.336)),
            "osui-opacity-half-of-0.3": opacity(Color.red.opacity(0.3).opacity(0.5)),
        ]
        for (name, degrees) in [("zero", 0.0), ("right", 90), ("half", 180), ("full", 360)] {
            subjects["osui-angle-\(name)"] = .facts { _ in
                let angle = Angle(degrees: degrees)
                return ["radians": .number(angle.radians), "degrees": .number(Angle(radians: angle.radians).degrees),
                        "animatableData": .number(angle.animatableData)]
            }
        }
        return subjects
    }()

    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    private static func dates(_ count: Int, _ schedule: some TimelineSchedule, from start: Double,
                              _ mode: TimelineScheduleMode = .normal) -> Subject {
        .facts { _ in
            var entries = schedule.entries(from: date(start), mode: mode).makeIterator()
            let found = (0..<count).compactMap { _ in entries.next()?.timeIntervalSince1970 }
            return ["dates": JSON(found), "ends": .number(entries.next() == nil ? 1 : 0)]
        }
    }

    private static func opacity(_ color: Color) -> Subject {
        .facts { _ in
            ["opacity": .number(Double(color.resolve(in: EnvironmentValues()).opacity)),
             "string": .string(color.description)]
        }
    }

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

    /// The matrix with which a rotated view of 100 × 50 points is drawn, for an angle, an axis and a perspective.
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
