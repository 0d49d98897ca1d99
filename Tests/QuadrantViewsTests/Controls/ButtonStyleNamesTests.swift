import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Button styles of programs with names of the framework's")
struct ButtonStyleNamesTests {
    /// Styles of programs older than the framework's of the same name.
    @Test func theProgramsOwnIsMeant() {
        let glass = ViewHarness(offering: .unspecified) { Button("A") {}.buttonStyle(.glass).tagged("button") }
        #expect(glass.frame("button").size == CGSize(width: 7, height: 9))
        let prominent = ViewHarness(offering: .unspecified) {
            Button("B") {}.buttonStyle(.glassProminent).tagged("button")
        }
        #expect(prominent.frame("button").size == CGSize(width: 7, height: 9))
    }
}

private struct OwnStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 7, height: 9) }
}
extension ButtonStyle where Self == OwnStyle {
    fileprivate static var glass: Self { OwnStyle() }
    fileprivate static var glassProminent: OwnStyle { OwnStyle() }
}
