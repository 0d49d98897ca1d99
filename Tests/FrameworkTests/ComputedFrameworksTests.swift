import CoreMedia
import Foundation
import GameplayKit
import HealthKit
import NaturalLanguage
import SpriteKit
import SwiftUI
import Testing
import TipKit
import simd

/// What is computed in frameworks whose services are not here.
@Suite("Computed parts of frameworks")
struct ComputedFrameworksTests {
    @Test func matricesAndRotationsFollowTheRules() {
        let turn = simd_quatf(angle: .pi / 2, axis: SIMD3<Float>(0, 0, 1)), right = SIMD3<Float>(1, 0, 0)
        #expect(simd_distance(turn.act(right), SIMD3(0, 1, 0)) < 1e-6)
        #expect(simd_distance((turn * turn).act(right), SIMD3(-1, 0, 0)) < 1e-6)
        let middle = simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), turn, 0.5)
        #expect(abs(middle.angle - .pi / 4) < 1e-5)
        let matrix = simd_float3x3(SIMD3(2, 0, 1), SIMD3(0, 3, 0), SIMD3(1, 0, 1))
        #expect(matrix.determinant == 3)
        let one = matrix * matrix.inverse
        for column in 0..<3 { #expect(simd_distance(one[column], matrix_identity_float3x3[column]) < 1e-5) }
        #expect(simd_float4x4(turn) * SIMD4<Float>(1, 0, 0, 1) == simd_mul(simd_float4x4(turn), SIMD4(1, 0, 0, 1)))
        #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    }

    @Test func quantitiesAreConverted() {
        let way = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.5)
        #expect(way.doubleValue(for: .meter()) == 1500)
        #expect(way.is(compatibleWith: .mile()) && !way.is(compatibleWith: .gram()))
        let rate = HKUnit.count().unitDivided(by: .minute())
        let beats = HKQuantity(unit: rate, doubleValue: 60).doubleValue(for: .count().unitDivided(by: .second()))
        #expect(abs(beats - 1) < 1e-9)
    }

    @Test func textsAreDivided() {
        let text = "Don't panic. It's 42 words!\nOr fewer."
        func parts(_ unit: NLTokenUnit) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        #expect(parts(.word) == ["Don't", "panic", "It's", "42", "words", "Or", "fewer"])
        #expect(parts(.sentence).count == 3)
        #expect(parts(.paragraph).count == 2)
    }

    @Test func aMachineEntersStatesThatMayFollow() {
        final class Idle: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
        }
        final class Running: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
        }
        let machine = GKStateMachine(states: [Idle(), Running()])
        #expect(machine.enter(Idle.self) && machine.enter(Running.self) && !machine.enter(Idle.self))
        #expect(machine.currentState is Running)
        let first = GKMersenneTwisterRandomSource(seed: 7), second = GKMersenneTwisterRandomSource(seed: 7)
        for _ in 0..<9 { #expect(first.nextInt(upperBound: 100) == second.nextInt(upperBound: 100)) }
        let dice = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
        #expect(Set((0..<6).map { _ in dice.nextInt() }) == Set(1...6))
    }

    @Test func timesHaveRanges() {
        let range = CMTimeRange(start: CMTime(seconds: 1, preferredTimescale: 600),
                                duration: CMTime(value: 1200, timescale: 600))
        #expect(range.end.seconds == 3 && range.containsTime(CMTime(value: 2, timescale: 1)) && !range.isEmpty)
    }

    private struct Advice: Tip {
        var title: Text { Text("Advice") }
    }
    @Test func aTipIsShownUntilItIsClosed() throws {
        let tip = Advice()
        try Tips.resetDatastore()
        #expect(tip.status == .pending)
        try Tips.configure()
        #expect(tip.shouldDisplay)
        tip.invalidate(reason: .tipClosed)
        #expect(tip.status == .invalidated(.tipClosed))
        let event = Tips.Event(id: "visits")
        event.sendDonation()
        #expect(event.donations.count == 1)
    }

    @MainActor @Test func nodesHavePlacesInOthers() {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), group = SKNode()
        let box = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
        group.position = CGPoint(x: 50, y: 50)
        group.zRotation = .pi / 2
        box.position = CGPoint(x: 10, y: 0)
        box.name = "box"
        group.addChild(box)
        scene.addChild(group)
        let place = scene.convert(CGPoint.zero, from: box)
        #expect(abs(place.x - 50) < 1e-6 && abs(place.y - 60) < 1e-6)
        #expect(scene.childNode(withName: "//box") === box && scene.childNode(withName: "box") == nil)
        #expect(scene.atPoint(CGPoint(x: 50, y: 60)) === box)
    }

    /// One for each way in which the rotation is read from its matrix.
    @Test(arguments: [SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), SIMD3(1, 1, 1)])
    func aRotationIsReadFromItsMatrix(axis: SIMD3<Float>) {
        for angle: Float in [0.4, 3] {
            let turn = simd_quaternion(angle, simd_normalize(axis)), read = simd_quatf(simd_float4x4(turn))
            #expect(simd_length(read.act(SIMD3(1, 2, 3)) - turn.act(SIMD3(1, 2, 3))) < 1e-4)
            #expect(abs(simd_dot(simd_mul(read, turn.inverse).vector, simd_quatf().vector)) > 0.9999)
        }
    }
}
