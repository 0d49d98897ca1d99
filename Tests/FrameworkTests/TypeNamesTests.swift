import SwiftUI
import Testing

/// The names of types with their modules, which programs print, and compare with Apple's.
@Suite struct TypeNamesTests {
    private struct Own<Content> {}

    @Test func typesAreThoseOfSwiftUI() {
        #expect(String(reflecting: Text.self) == "SwiftUI.Text")
        #expect(String(reflecting: EnvironmentValues.self) == "SwiftUI.EnvironmentValues")
        #expect(String(reflecting: Binding<Int>.self) == "SwiftUI.Binding<Swift.Int>")
        #expect(String(reflecting: Angle.self) == "SwiftUI.Angle")
        #expect(String(reflecting: ModifiedContent<Text, EmptyModifier>.self)
            == "SwiftUI.ModifiedContent<SwiftUI.Text, SwiftUI.EmptyModifier>")
        #expect(String(reflecting: Own<Color>.self).hasSuffix("Own<SwiftUI.Color>"))
        #expect(String(describing: ModifiedContent<Text, EmptyModifier>.self) == "ModifiedContent<Text, EmptyModifier>")
    }
}
