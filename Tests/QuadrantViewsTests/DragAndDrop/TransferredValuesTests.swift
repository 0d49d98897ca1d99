import CoreTransferable
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Values of the library that are dragged.
@MainActor @Suite("Values that are transferred")
struct TransferredValuesTests {
    @Test func aColorIsDropped() {
        let dropped = Input([Color]())
        let scene = ViewHarness(offering: 100, 200) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable(Color(red: 0, green: 1, blue: 0))
                Color.blue.dropDestination(for: Color.self) { colors, _ in
                    dropped.value = colors
                    return true
                }
            }
        }
        scene.carry(from: .point(CGPoint(x: 50, y: 25)), to: .point(CGPoint(x: 50, y: 150)))
        let color = dropped.value.first?.resolve(in: EnvironmentValues())
        #expect(color.map { $0.green > 0.99 && $0.red < 0.01 && $0.blue < 0.01 } == true)
    }

    @Test func aTextIsDroppedWithItsAttributes() {
        var text = AttributedString("word")
        text[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = "fr"
        let dragged = AttributedTextFormatting.Transferable(text: text, in: EnvironmentValues())
        let dropped = Input([AttributedString]())
        let scene = ViewHarness(offering: 100, 200) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable(dragged)
                Color.blue.dropDestination(for: AttributedString.self) { texts, _ in
                    dropped.value = texts
                    return true
                }
            }
        }
        scene.carry(from: .point(CGPoint(x: 50, y: 25)), to: .point(CGPoint(x: 50, y: 150)))
        #expect(dropped.value == [text])
    }
}
