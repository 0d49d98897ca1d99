import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import Testing

@Suite("SVG")
struct SVGTests {
    private func text(_ items: DisplayItem..., background: RGBA? = nil) throws -> String {
        let list = DisplayList(root: Fragment(items), size: CGSize(width: 100, height: 50), scale: 2,
                               background: background)
        return String(decoding: try SVG.encode(list), as: UTF8.self)
    }

    private func square(_ side: CGFloat, _ paint: Paint = .black) -> DisplayItem {
        .shape(ShapeItem(path: Path(CGRect(x: 0, y: 0, width: side, height: side)),
                         frame: CGRect(x: 0, y: 0, width: side, height: side), paint: paint))
    }

    private let ramp = GradientStops([.init(color: .black, location: 0),
                                      .init(color: .white.opacity(0.5), location: 1)])

    @Test func canvasIsInPoints() throws {
        let text = try text(background: .white)
        #expect(text.contains(#"width="100" height="50" viewBox="0 0 100 50""#))
        #expect(text.contains(##"<rect width="100" height="50" fill="#ffffff"/>"##))
    }

    @Test func shapesAreAbsolutePaths() throws {
        let text = try text(.fragment(Fragment([square(10)]), at: CGPoint(x: 5, y: 2.5)))
        #expect(text.contains(##"<path d="M5 2.5L15 2.5L15 12.5L5 12.5Z" fill="#000000"/>"##))
    }

    @Test func copiesUseOneOutline() throws {
        let copies = ShapeCopies(offsets: [SIMD2<Double>(1, 2), SIMD2<Double>(3.5, 4.25)])
        let path = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
        func item(_ copies: ShapeCopies) -> DisplayItem {
            .shape(ShapeItem(path: path, frame: CGRect(x: 10, y: 0, width: 2, height: 2), paint: .black,
                             copies: copies))
        }
        let plain = try text(item(copies))
        #expect(plain.contains(##"<path id="p1" d="M0 0L2 0L2 2L0 2Z"/>"##))
        #expect(plain.contains(##"<g fill="#000000">"##))
        #expect(plain.contains(##"<use xlink:href="#p1" x="13.5" y="4.25"/>"##))
        let colored = try text(item(ShapeCopies(offsets: copies.offsets, palette: [.white, .black], colors: [1, 0])))
        #expect(colored.contains(##"<use xlink:href="#p1" x="11" y="2" fill="#000000"/>"##))
    }

    /// The backdrop is referenced, in the coordinates of the group.
    @Test func backdropsReferToWhatLiesBeneath() throws {
        let red = RGBA(red: 1, green: 0, blue: 0)
        let glass = BackdropFilter(radius: 2, tint: .white.opacity(0.25), curve: .dodge(0.5))
        let turned = DisplayItem.effect(.transform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))),
                                        Fragment([square(10, .backdrop(glass))]), frame: .zero)
        let text = try text(square(20, .color(red)), turned, square(5), background: .white)
        #expect(text.components(separatedBy: "#ff0000").count == 2)
        #expect(text.components(separatedBy: ##"<use xlink:href="#s1"/>"##).count == 2)
        #expect(text.components(separatedBy: "#000000").count == 2)
        #expect(text.contains(#"<g transform="matrix(0.5 0 0 0.5 0 0)">"#))
        #expect(text.contains(#"<feGaussianBlur stdDeviation="2"/>"#))
        // Black becomes 0.25 / 0.5, white 1.
        #expect(text.contains(#"<feFuncR type="table" tableValues="0.5 "#))
    }

    private static let cover = Fragment([
        .shape(ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
                         frame: CGRect(x: 0, y: 0, width: 5, height: 5), paint: .black)),
    ])

    /// Equal gradients are defined once.
    @Test func definitionsAreShared() throws {
        let paint = Paint.linear(ramp, from: .zero, to: CGPoint(x: 10, y: 0))
        let text = try text(square(10, paint), square(20, paint))
        #expect(text.components(separatedBy: "<linearGradient").count == 2)
        #expect(text.contains("stop-opacity=\"0.5\""))
    }

    @Test(arguments: [
        (.opacity(0.5), "<g opacity=\"0.5\">"), (.layer, "isolation:isolate"),
        (.blend(.colorDodge), "mix-blend-mode:color-dodge"), (.blur(radius: 3, isOpaque: false), "stdDeviation=\"3\""),
        (.shadow(.black, radius: 2, offset: CGSize(width: 1, height: 4)), "<feOffset dx=\"1\" dy=\"4\""),
        (.clip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), isEvenOdd: false, isAntialiased: true),
         "<clipPath"),
        (.mask(cover), " mask=\"url(#m"), (.luminanceToAlpha, "luminanceToAlpha"),
        (.transform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))), "matrix(2 0 0 3 0 0)"),
    ] as [(Effect, String)])
    func effectsAreGroups(effect: Effect, part: String) throws {
        let text = try text(.effect(effect, Fragment([square(10), square(5)]),
                                    frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(text.contains(part))
        try expectWellFormed(text)
    }

    /// Perspective is applied to the points of paths.
    @Test func perspectiveIsProjectedPaths() throws {
        var transform = ProjectionTransform()
        transform.m13 = 0.01
        let text = try text(.effect(.transform(transform), Fragment([square(100)]), frame: .zero))
        // 100 / (1 + 100 * 0.01) = 50.
        #expect(text.contains("L50 0L50 50L0 100Z"))
        #expect(!text.contains("matrix"))
    }

    /// An empty mask hides its content.
    @Test func emptyMaskHidesAll() throws {
        #expect(try !text(.effect(.mask(.empty), Fragment([square(10)]), frame: .zero)).contains("<path"))
    }

    @Test func imagesAreEmbeddedOnce() throws {
        let image = ImageHandle(ImagePixels(width: 1, height: 1, rgba: [1, 2, 3, 255]))
        let item = DisplayItem.image(ImageItem(image: image, frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let text = try text(item, item)
        #expect(text.components(separatedBy: "data:image/png;base64,").count == 2)
        #expect(text.components(separatedBy: "<use ").count == 3)
    }

    @Test func sameListGivesTheSameBytes() throws {
        let paint = Paint.angular(ramp, center: CGPoint(x: 5, y: 5), from: 0, to: 6)
        let list = DisplayList(root: Fragment([square(10, paint),
                                               square(20, .radial(ramp, center: .zero, inner: 1, outer: 9))]),
                               size: CGSize(width: 30, height: 30), scale: 1)
        #expect(try SVG.encode(list) == SVG.encode(list))
        try expectWellFormed(String(decoding: SVG.encode(list), as: UTF8.self))
    }

    @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.infinity)])
    func canvasWithoutAreaIsAnError(size: CGSize) {
        #expect(throws: Diagnostic.self) { try SVG.encode(DisplayList(root: .empty, size: size, scale: 1)) }
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e300])
    func strangeCoordinatesAreHarmless(value: CGFloat) throws {
        var path = Path()
        path.move(to: CGPoint(x: value, y: 0))
        path.addLine(to: CGPoint(x: 5, y: value))
        path.addLine(to: CGPoint(x: 5, y: 6))
        let shape = DisplayItem.shape(ShapeItem(path: path, frame: .zero,
                                                paint: .linear(ramp, from: .zero, to: CGPoint(x: value, y: 1))))
        let text = try text(shape, .effect(.blur(radius: value, isOpaque: true), Fragment([shape]), frame: .zero),
                            square(10))
        #expect(!text.contains("nan") && !text.contains("inf"))
        try expectWellFormed(text)
    }

    /// Expects that elements are nested correctly, and every reference has a definition.
    private func expectWellFormed(_ text: String) throws {
        var open: [Substring] = []
        for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
            let end = try #require(piece.firstIndex(of: ">"), "a tag without an end: \(piece)")
            let tag = piece[..<end]
            if tag.hasPrefix("?") || tag.hasSuffix("/") { continue }
            let name = tag.prefix { $0 != " " }
            if name.hasPrefix("/") {
                #expect(open.popLast() == name.dropFirst())
            } else {
                open.append(name)
            }
        }
        #expect(open.isEmpty)
        for (start, end) in [("url(#", ")"), ("xlink:href=\"#", "\"")] as [(String, Character)] {
            for reference in text.components(separatedBy: start).dropFirst() {
                #expect(text.contains("id=\"\(reference.prefix { $0 != end })\""))
            }
        }
    }
}
