import GameController
import Testing

@Suite("Controllers of games")
struct GCControllerTests {
    @Test func noneIsConnected() {
        var ends = 0
        GCController.startWirelessControllerDiscovery { ends += 1 }
        #expect(ends == 1 && GCController.controllers().isEmpty && GCController.current == nil)
        #expect(GCKeyboard.coalesced == nil && GCMouse.mice().isEmpty)
    }

    /// A controller of the program's own has the values that the program sets, and tells of them.
    @Test func aControllerOfTheProgramMoves() throws {
        let pad = try #require(GCController.withExtendedGamepad().extendedGamepad)
        var changes: [String] = []
        pad.buttonA.pressedChangedHandler = { _, _, isPressed in changes.append("a \(isPressed)") }
        pad.leftThumbstick.valueChangedHandler = { _, x, y in changes.append("\(x) \(y)") }
        pad.buttonA.setValue(1)
        pad.buttonA.setValue(0.5)
        pad.buttonA.setValue(0)
        pad.leftThumbstick.setValueForXAxis(-0.5, yAxis: 1)
        #expect(changes == ["a true", "a false", "-0.5 1.0"])
        #expect(pad.leftThumbstick.left.value == 0.5 && !pad.leftThumbstick.right.isPressed)
        #expect(pad.buttons[GCInputButtonA] === pad.buttonA)
    }

    @Test func keysHaveTheNumbersOfTheStandard() {
        #expect(GCKeyCode.keyA.rawValue == 4 && GCKeyCode.keyZ.rawValue == 29 && GCKeyCode.zero.rawValue == 39)
        #expect(GCKeyCode.spacebar.rawValue == 44 && GCKeyCode.upArrow.rawValue == 82)
    }
}
