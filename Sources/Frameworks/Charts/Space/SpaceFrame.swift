import Foundation
import SwiftUI

/// The box around a chart in space.
struct SpaceFrame {
    let camera: SpaceCamera
    /// For each direction, the side of the box that is further away.
    let far: SIMD3<Double>

    init(camera: SpaceCamera) {
        self.camera = camera
        var far = SIMD3<Double>()
        for direction in 0..<3 { far[direction] = camera.forward[direction] > 0 ? -0.5 : 0.5 }
        self.far = far
    }

    typealias Edge = (SIMD3<Double>, SIMD3<Double>)

    private func edges(_ direction: Int) -> [Edge] {
        let (u, v) = ((direction + 1) % 3, (direction + 2) % 3)
        return [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)].map { pair in
            var a = SIMD3<Double>()
            (a[u], a[v], a[direction]) = (pair.0, pair.1, -0.5)
            var b = a
            b[direction] = 0.5
            return (a, b)
        }
    }
    private func isFront(_ edge: Edge) -> Bool {
        // An edge of which both walls are near is in front of everything.
        (0..<3).allSatisfy { edge.0[$0] != edge.1[$0] || edge.0[$0] != far[$0] }
    }
    /// The edges in front of the marks.
    var frontEdges: [Edge] { (0..<3).flatMap { edges($0) }.filter(isFront) }
    var backEdges: [Edge] { (0..<3).flatMap { edges($0) }.filter { !isFront($0) } }

    /// The edge beside which the labels of an axis are: the lowest one for x and z, the one furthest right for y.
    func labelEdge(_ direction: Int) -> Edge? {
        func middle(_ edge: Edge) -> CGPoint { camera.project((edge.0 + edge.1) / 2) }
        if direction == 1 { return edges(1).max { middle($0).x < middle($1).x } }
        return edges(direction).max { middle($0).y < middle($1).y }
    }
}

/// The bodies that are drawn at points, with a diameter of 1.
enum SpaceBodies {
    /// The number of sides of round bodies.
    private static let sides = 24

    /// The faces, whose points run anticlockwise as seen from outside.
    static func faces(_ shape: BasicChart3DSymbolShape) -> [[SIMD3<Double>]] {
        switch shape.value {
        case .sphere: []
        case .cube: cube
        case .cone: round(top: 0)
        case .cylinder: round(top: 0.5)
        }
    }

    private static let cube: [[SIMD3<Double>]] = (0..<3).flatMap { direction -> [[SIMD3<Double>]] in
        let (u, v) = ((direction + 1) % 3, (direction + 2) % 3)
        return [-0.5, 0.5].map { side in
            let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { pair -> SIMD3<Double> in
                var point = SIMD3<Double>()
                (point[direction], point[u], point[v]) = (side, pair.0, pair.1)
                return point
            }
            return side > 0 ? corners : corners.reversed()
        }
    }

    private static func round(top: Double) -> [[SIMD3<Double>]] {
        func ring(_ radius: Double, _ y: Double) -> [SIMD3<Double>] {
            (0..<sides).map {
                let angle = 2 * Double.pi * Double($0) / Double(sides)
                return SIMD3(radius * cos(angle), y, radius * sin(angle))
            }
        }
        let base = ring(0.5, -0.5), head = ring(top, 0.5)
        var faces: [[SIMD3<Double>]] = [base]
        if top > 0 { faces.append(head.reversed()) }
        for index in 0..<sides {
            let next = (index + 1) % sides
            faces.append(top > 0 ? [base[next], base[index], head[index], head[next]]
                : [base[next], base[index], head[index]])
        }
        return faces
    }
}
