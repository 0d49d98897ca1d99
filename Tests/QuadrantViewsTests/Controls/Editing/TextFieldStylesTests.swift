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
}
