import Foundation
@testable import SpriteKit
import SwiftUI
import Testing

@MainActor @Suite("Scenes of sprites")
struct SpriteKitTests {
    /// A scene, as a view makes its frames: sixty a second.
    private func run(_ scene: SKScene, seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            scene.advance(by: 1.0 / 60)
            scene.physicsWorld.advance(by: 1.0 / 60)
            scene.constrain()
        }
    }
    private func ball(_ radius: CGFloat, at place: CGPoint) -> SKNode {
        let node = SKNode()
        node.position = place
        node.physicsBody = SKPhysicsBody(circleOfRadius: radius)
        node.physicsBody?.linearDamping = 0
        return node
    }

    /// 9.8 metres a second, each second, of 150 points: 735 points in the first second.
    @Test func aBodyFalls() {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), falling = ball(5, at: CGPoint(x: 0, y: 1_000))
        let still = ball(5, at: CGPoint(x: 500, y: 0))
        still.physicsBody?.affectedByGravity = false
        scene.addChild(falling)
        scene.addChild(still)
        run(scene, seconds: 1)
        #expect(abs(falling.position.y - 265) < 10, "\(falling.position)")
        #expect(still.position == CGPoint(x: 500, y: 0))
    }

    @Test func aBodyComesToRestOnALine() {
        final class Delegate: NSObject, SKPhysicsContactDelegate {
            var begun = 0
            func didBegin(_ contact: SKPhysicsContact) { begun += 1 }
        }
        let scene = SKScene(size: CGSize(width: 200, height: 200)), delegate = Delegate()
        scene.physicsWorld.contactDelegate = delegate
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 200, height: 200))
        let box = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
        box.position = CGPoint(x: 100, y: 60)
        box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
        box.physicsBody?.contactTestBitMask = 1
        scene.addChild(box)
        run(scene, seconds: 3)
        #expect(abs(box.position.y - 10) < 1.5 && abs(box.position.x - 100) < 2, "\(box.position)")
        #expect(delegate.begun > 0 && box.physicsBody?.allContactedBodies().count == 1)
    }

    /// Equal discs exchange their speeds where all of it bounces.
    @Test func discsHitEachOther() throws {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.physicsWorld.gravity = .zero
        let one = ball(10, at: .zero), two = ball(10, at: CGPoint(x: 100, y: 0))
        for node in [one, two] {
            node.physicsBody?.restitution = 1
            scene.addChild(node)
        }
        one.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
        run(scene, seconds: 1)
        let first = try #require(one.physicsBody), second = try #require(two.physicsBody)
        #expect(abs(first.velocity.dx) < 1 && abs(second.velocity.dx - 200) < 1)
        // A body that the mask of another does not name does not move it.
        second.collisionBitMask = 0
        second.velocity = .zero
        first.velocity = CGVector(dx: 400, dy: 0)
        run(scene, seconds: 1)
        #expect(second.velocity == .zero)
    }

    /// 1 newton second moves 1 kilogram by 1 metre a second.
    @Test func aPushIsMeasuredInMetres() {
        let body = SKPhysicsBody(circleOfRadius: 10)
        #expect(abs(body.mass - .pi * 100 / 22_500) < 1e-6)
        body.mass = 2
        body.applyImpulse(CGVector(dx: 2, dy: 0))
        #expect(abs(body.velocity.dx - 150) < 1e-6)
    }

    @Test func anOutlineThatIsNotConvexHasTriangles() {
        let outline = Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 20, y: 10),
                                          CGPoint(x: 0, y: 40)]) }
        let body = SKPhysicsBody(polygonFrom: outline.cgPath)
        #expect(body.parts.count == 3)
        #expect(abs(body.area * 22_500 - 1_000) < 1e-3)
        let scene = SKScene(size: CGSize(width: 100, height: 100)), node = SKNode()
        node.physicsBody = body
        scene.addChild(node)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 3, y: 20)) === body)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 20, y: 30)) == nil)
    }

    @Test func actionsChangeSprites() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let node = SKSpriteNode(color: .white, size: CGSize(width: 10, height: 10))
        scene.addChild(node)
        let path = Path { $0.addLines([.zero, CGPoint(x: 0, y: 100)]) }.cgPath
        node.run(.group([
            .resize(toWidth: 30, height: 20, duration: 1), .scaleX(to: 2, duration: 1),
            .colorize(with: .red, colorBlendFactor: 1, duration: 1),
            .follow(path, asOffset: false, orientToPath: true, duration: 1),
        ]))
        run(scene, seconds: 1.1)
        #expect(node.size == CGSize(width: 30, height: 20) && node.xScale == 2 && node.colorBlendFactor == 1)
        #expect(abs(node.position.y - 100) < 1e-6 && abs(node.zRotation - .pi / 2) < 1e-6)
        node.zRotation = 3
        node.run(.rotate(toAngle: -3, duration: 1, shortestUnitArc: true))
        run(scene, seconds: 0.5)
        #expect(node.zRotation > 3)
        // In its parent it is as large, whatever its own size is.
        node.scale(to: CGSize(width: 60, height: 60))
        #expect(node.xScale == 2 && node.yScale == 3)
    }

    @Test func aCameraMovesTheScene() {
        let scene = SKScene(size: CGSize(width: 200, height: 100)), camera = SKCameraNode(), far = SKNode()
        let size = CGSize(width: 200, height: 100)
        #expect(CGPoint.zero.applying(scene.matrix(in: size)) == CGPoint(x: 0, y: 100))
        camera.position = CGPoint(x: 1_000, y: 0)
        far.position = CGPoint(x: 1_010, y: 10)
        scene.addChild(camera)
        scene.addChild(far)
        scene.camera = camera
        #expect(CGPoint(x: 1_000, y: 0).applying(scene.matrix(in: size)) == CGPoint(x: 100, y: 50))
        #expect(camera.containedNodeSet() == [far])
        camera.setScale(2)
        #expect(CGPoint(x: 1_100, y: 0).applying(scene.matrix(in: size)).x == 150)
    }

    @Test func nodesAreWhereTheyHaveToBe() {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), node = SKNode(), middle = SKNode()
        scene.addChild(node)
        scene.addChild(middle)
        node.position = CGPoint(x: 300, y: 400)
        node.constraints = [.distance(SKRange(upperLimit: 100), to: middle), .orient(to: middle, offset: SKRange(
            constantValue: 0))]
        scene.constrain()
        #expect(abs(node.position.x - 60) < 1e-6 && abs(node.position.y - 80) < 1e-6)
        #expect(abs(node.zRotation - atan2(-80, -60)) < 1e-6)
        node.constraints = [.positionX(SKRange(lowerLimit: 70, upperLimit: 75), y: SKRange(constantValue: 1))]
        scene.constrain()
        #expect(node.position == CGPoint(x: 70, y: 1))
    }

    @Test func valuesAreReadBetweenTimes() {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10, 20], times: [0, 0.5, 1])
        #expect((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue == 5)
        sequence.interpolationMode = .step
        #expect(sequence.sample(atTime: 0.75) as? Int == 10 || (sequence.sample(atTime: 0.75) as? NSNumber) == 10)
        sequence.repeatMode = .loop
        #expect((sequence.sample(atTime: 1.25) as? NSNumber)?.doubleValue == 0)
    }

    /// The scene that a scene presents takes its place.
    @Test func aSceneIsFollowedByAnother() {
        final class First: SKScene {
            var isGone = false
            override func willMove(from view: SKView) { isGone = true }
        }
        let view = SKView(), first = First(size: CGSize(width: 10, height: 10))
        let second = SKScene(size: CGSize(width: 10, height: 10))
        view.presentScene(first)
        first.view?.presentScene(second, transition: .fade(withDuration: 1))
        #expect(first.isGone && first.view == nil && second.view === view && view.scene === second)
    }

    @Test func nodesMoveToOthers() {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), group = SKNode(), node = SKNode()
        group.position = CGPoint(x: 10, y: 20)
        node.name = "a"
        node.position = CGPoint(x: 1, y: 1)
        scene.addChild(group)
        group.addChild(node)
        #expect(node.inParentHierarchy(scene) && scene["//a"].count == 1)
        node.move(toParent: scene)
        #expect(node.position == CGPoint(x: 11, y: 21) && !node.inParentHierarchy(group))
    }
}
