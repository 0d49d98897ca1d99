import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("textFieldStyle")
struct TextFieldStylesTests {
    private func size(_ content: @escaping () -> some View) -> CGSize {
        ViewHarness { content() }.sizeThatFits(200, nil)
    }

    @Test func aBorderTakesSpace() {
        let plain = size { TextField("Name", text: .constant("")).textFieldStyle(.plain) }
        let round = size { TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder) }
        #expect(plain.width == 200 && round.width == 200 && round.height > plain.height)
        #expect(size { TextField("Name", text: .constant("")) } == plain)
    }

    @Test func aBorderIsDrawn() {
        func shapes(_ content: @escaping () -> some View) -> Int {
            ViewHarness(offering: 200, 50, content: { content() }).fills.count
        }
        #expect(shapes { TextField("", text: .constant("")).textFieldStyle(.plain) } == 0)
        #expect(shapes { TextField("", text: .constant("")).textFieldStyle(.roundedBorder) } > 0)
    }

    private struct Padded: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4) }
    }
    private struct Twice: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(Padded()) }
    }

    /// The field in the body of a style has the title of that outside as its placeholder.
    @Test func anEmptyFieldOfAStyleShowsItsTitle() {
        func glyphs(_ content: @escaping () -> some View) -> Int {
            func collect(_ fragment: Fragment) -> Int {
                fragment.items.map { item in
                    switch item {
                    case .text(let text): text.runs.map(\.glyphs.count).reduce(0, +)
                    case .fragment(let inner, _): collect(inner)
                    case .effect(_, let inner, _): collect(inner)
                    default: 0
                    }
                }.reduce(0, +)
            }
            return collect(ViewHarness(offering: 200, 50, content: { content() }).displayList.root)
        }
        #expect(glyphs { TextField("Name", text: .constant("")) } == 4)
        #expect(glyphs { TextField("Name", text: .constant("")).textFieldStyle(Padded()) } == 4)
        #expect(glyphs { TextField("Name", text: .constant("")).textFieldStyle(Twice()) } == 4)
        #expect(glyphs { SecureField("Name", text: .constant("")).textFieldStyle(Padded()) } == 4)
        let prompted = TextField("Name", text: .constant(""), prompt: Text("Ann"))
        #expect(glyphs { prompted.textFieldStyle(Padded()) } == 3)
    }
}
