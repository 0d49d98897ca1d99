import Foundation
import SceneKit
import Testing
import simd

@Suite("Scenes in three dimensions")
struct SceneKitTests {
    private func isNear(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
        simd_length(SIMD3(a) - SIMD3(b)) < 1e-4
    }

    /// A quarter turn around the y axis takes the x axis to the one that leads away from the viewer.
    @Test func aNodeIsTurnedInEachOfItsForms() {
        let node = SCNNode()
        node.rotation = SCNVector4(0, 1, 0, Float.pi / 2)
        #expect(isNear(node.eulerAngles, SCNVector3(0, Float.pi / 2, 0)))
        #expect(isNear(node.convertPosition(SCNVector3(1, 0, 0), to: nil), SCNVector3(0, 0, -1)))
        node.eulerAngles = SCNVector3(0.3, -0.4, 0.5)
        #expect(isNear(node.eulerAngles, SCNVector3(0.3, -0.4, 0.5)))
        let copy = SCNNode()
        node.scale = SCNVector3(1, 2, 3)
        copy.transform = node.transform
        #expect(isNear(copy.eulerAngles, node.eulerAngles) && isNear(copy.scale, node.scale))
    }

    @Test func placesOfNodesAreThoseOfTheScene() {
        let outer = SCNNode(), inner = SCNNode()
        outer.addChildNode(inner)
        outer.position = SCNVector3(1, 0, 0)
        outer.scale = SCNVector3(2, 2, 2)
        inner.position = SCNVector3(0, 3, 0)
        #expect(isNear(inner.worldPosition, SCNVector3(1, 6, 0)))
        #expect(isNear(inner.convertPosition(SCNVector3(1, 6, 1), from: nil), SCNVector3(0, 0, 0.5)))
        inner.look(at: SCNVector3(9, 6, 0))
        #expect(isNear(inner.worldFront, SCNVector3(2, 0, 0)))
    }

    @Test func matricesMoveTurnAndInvert() {
        let move = SCNMatrix4MakeTranslation(1, 2, 3), turn = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1)
        let node = SCNNode()
        node.transform = SCNMatrix4Mult(turn, move)
        #expect(isNear(node.convertPosition(SCNVector3(1, 0, 0), to: nil), SCNVector3(1, 3, 3)))
        let back = SCNMatrix4Mult(node.transform, SCNMatrix4Invert(node.transform))
        #expect(abs(back.m11 - 1) < 1e-5 && abs(back.m41) < 1e-5)
    }

    @Test func nodesBelowAreVisitedUntilAFunctionSaysSo() {
        let root = SCNNode()
        for name in ["a", "b", "c"] {
            let child = SCNNode()
            child.name = name
            root.addChildNode(child)
        }
        var seen: [String] = []
        root.enumerateChildNodes { node, stop in
            seen.append(node.name ?? "")
            if node.name == "b" { stop.pointee = true }
        }
        #expect(seen == ["a", "b"])
        #expect(root.childNodes { node, _ in node.name == "c" }.count == 1)
        #expect(root.clone().childNodes.map(\.name) == ["a", "b", "c"])
    }

    @Test func bodiesOfPointsHaveABox() {
        let source = SCNGeometrySource(vertices: [SCNVector3(1, 2, 3), SCNVector3(-1, 5, 0)])
        let element = SCNGeometryElement(indices: [Int32(0), 1], primitiveType: .line)
        let body = SCNGeometry(sources: [source], elements: [element])
        #expect(element.primitiveCount == 1 && body.sources(for: .normal).isEmpty)
        #expect(isNear(body.boundingBox.min, SCNVector3(-1, 2, 0)))
        #expect(isNear(SCNNode(geometry: SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0)).boundingBox.max,
                       SCNVector3(1, 2, 3)))
    }

    /// Changes are made at once, and their end is notified where they are committed.
    @Test func theEndOfChangesIsTold() {
        final class Count: @unchecked Sendable { var value = 0 }
        let count = Count()
        SCNTransaction.begin()
        SCNTransaction.completionBlock = { count.value += 1 }
        #expect(count.value == 0)
        SCNTransaction.commit()
        #expect(count.value == 1)
        SCNNode().runAction(.sequence([.fadeIn(duration: 1), .wait(duration: 2)])) { count.value += 1 }
        #expect(count.value == 2)
    }
}
