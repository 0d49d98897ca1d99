import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import Testing
@testable import QuadrantSession

/// What `ScriptVerb` writes is what the command line reads.
@Suite struct ScriptOptionsTests {
    private static let verbs: [ScriptVerb] = [
        .tap("Add"), .tap(.point(CGPoint(x: 12.25, y: 40)), count: 2),
        .tap(.view("volume", at: UnitPoint(x: 0.1, y: 0.5))),
        .press("Row 1", seconds: 0.75), .press(.point(CGPoint(x: 3, y: 4)), seconds: 2),
        .drag(from: .point(CGPoint(x: 1, y: 2)), to: .place(.point(CGPoint(x: 30, y: 4.5))), seconds: 0.3),
        .drag(from: "knob", to: .away(CGSize(width: -20, height: 10)), seconds: 1),
        .carry(from: "a", to: .away(CGSize(width: 20, height: 0)), seconds: 0.5),
        .scroll(by: CGSize(width: 0, height: 300), at: nil),
        .scroll(by: CGSize(width: -5, height: 0.5), at: .point(CGPoint(x: 1, y: 2))), .type("it's 100 %"), .wait(0.2),
        .key(KeyEvent(.leftArrow)), .key(KeyEvent("a", modifiers: [.command, .shift])),
        .key(KeyEvent(.return, characters: "\r")), .open(URL(string: "app://page/3")!),
    ]

    @Test(arguments: verbs) func whatIsWrittenIsRead(_ verb: ScriptVerb) throws {
        let (name, value) = verb.option
        #expect(try ScriptOptions.verb(name, value) == verb, "--\(name) \(value)")
    }
}
