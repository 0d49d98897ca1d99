import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// The text form of display lists, line by line.
@Suite("DisplayList.text")
struct TextFormTests {
    @Test func aShapeIsALine() {
        #expect(list(box(1, 2, 30, 40)).text == "(fill 1,2 30x40 [0,0 30x40 5] #FF0000)\n")
    }

    @Test func aStrokeSaysItsStyle() {
        var style = StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: 2)
        func line() -> String {
            list(.shape(ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 4, height: 4)), frame: .zero, stroke: style,
                                  isEvenOdd: true, isAntialiased: false, paint: .black))).text
        }
        #expect(line() == "(stroke 2.5 round bevel dash 3,1 from 2 evenodd crisp 0,0 0x0 [0,0 4x4 5] #000000)\n")
        style = StrokeStyle(lineWidth: 1)
        #expect(line() == "(stroke 1 evenodd crisp 0,0 0x0 [0,0 4x4 5] #000000)\n")
    }

    @Test func fragmentsAndEffectsAreNested() {
        let inner = Fragment([box(0, 0, 1, 1)])
        #expect(list(.fragment(inner, at: CGPoint(x: 5, y: 6))).text == """
            (at 5,6
              (fill 0,0 1x1 [0,0 1x1 5] #FF0000)
            )

            """)
        #expect(list(.effect(.opacity(0.5), inner, frame: CGRect(x: 1, y: 2, width: 3, height: 4))).text == """
            (opacity 0.5 1,2 3x4
              (fill 0,0 1x1 [0,0 1x1 5] #FF0000)
            )

            """)
    }

    @Test(arguments: [
        (Effect.blur(radius: 3, isOpaque: true), "blur 3 opaque"), (.layer, "layer"),
        (.rasterized, "rasterized"),
        (.blend(.multiply), "blend multiply"), (.luminanceToAlpha, "luminanceToAlpha"),
        (.shadow(.black, radius: 2, offset: CGSize(width: 1, height: -1)), "shadow #000000 2 1,-1"),
        (.clip(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), isEvenOdd: false, isAntialiased: true),
         "clip [0,0 2x2 5]"),
    ])
    func effectsHaveAWord(effect: Effect, expected: String) {
        #expect(list(.effect(effect, .empty, frame: .zero)).text == "(\(expected) 0,0 0x0\n)\n")
    }

    @Test func numbersAreRoundedToAThousandth() {
        #expect(list(box(1.0 / 3, 2.0004, 0.9999, 1)).text.hasPrefix("(fill 0.333,2 1x1 "))
    }

    @Test func aColorSaysItsOpacityWhereItHasOne() {
        let paint = RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        #expect(list(box(0, 0, 1, 1, paint)).text.hasSuffix(" #FF800080)\n"))
        // Components beyond the range are limited.
        #expect(list(box(0, 0, 1, 1, RGBA(red: 2, green: -1, blue: 0))).text.hasSuffix(" #FF0000)\n"))
    }

    @Test func aGradientSaysWhatIsNotAtItsEnds() {
        let stops = GradientStops([.init(color: .red, location: 0), .init(color: .black, location: 0.25),
                                   .init(color: .blue, location: 1)])
        let item = ShapeItem(path: Path(), frame: .zero, paint: .linear(stops, from: .zero, to: CGPoint(x: 9, y: 0)))
        #expect(list(.shape(item)).text == "(fill 0,0 0x0 empty linear #FF0000…#000000@0.25…#0000FF 0,0→9,0)\n")
    }

    @Test func anImageSaysItsPixels() {
        let pixels = ImagePixels(width: 2, height: 1, rgba: Array(repeating: 0, count: 8))
        let item = ImageItem(image: ImageHandle(pixels), frame: CGRect(x: 0, y: 0, width: 4, height: 2),
                             interpolation: .none, tint: .red)
        #expect(list(.image(item)).text == "(image 0,0 4x2 2x1px none #FF0000)\n")
    }
}
