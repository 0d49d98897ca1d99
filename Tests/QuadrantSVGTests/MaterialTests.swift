import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import Testing

/// Materials in SVG refer to the elements of their backdrop (#9.5).
@Suite("Materials in SVG")
struct MaterialTests {
    private let material = BackdropFilter(radius: 25, tint: .white.opacity(0.5), curve: .dodge(0.2))

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint) -> DisplayItem {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        return .shape(ShapeItem(path: Path(CGRect(origin: .zero, size: frame.size)), frame: frame, paint: paint))
    }

    /// The arrangement of materials, each with an item drawn on top.
    enum Lie: CaseIterable, Sendable { case apart, nextToEachOther, onTopOfEachOther, inClips, inEachOther }

    private func panes(_ count: Int, _ lie: Lie) throws -> String {
        var items = [rect(0, 0, 300, 400 * Double(count), .color(RGBA(red: 1, green: 0, blue: 0)))]
        for index in 0..<count {
            let y = Double(index) * (lie == .apart ? 400 : lie == .onTopOfEachOther ? 0.5 : 50)
            let backdropLayer = [rect(10, y, 200, 44, .backdrop(material)), rect(20, y + 10, 50, 10, .black)]
            switch lie {
            case .apart, .nextToEachOther, .onTopOfEachOther: items += backdropLayer
            case .inClips:
                let clip = Path(roundedRect: CGRect(x: 10, y: y, width: 200, height: 44), cornerRadius: 10)
                items.append(.effect(.clip(clip, isEvenOdd: false, isAntialiased: true), Fragment(backdropLayer),
                                     frame: .zero))
            case .inEachOther:
                let shift = CGAffineTransform(translationX: 1, y: 1)
                items = [.effect(.transform(ProjectionTransform(shift)), Fragment(items + backdropLayer), frame: .zero)]
            }
        }
        let list = DisplayList(root: Fragment(items), size: CGSize(width: 300, height: 400 * count), scale: 2,
                               background: .white)
        return String(decoding: try SVG.encode(list), as: UTF8.self)
    }

    /// Four times as many materials give a file four times as large; the references add a few bytes per doubling.
    @Test(arguments: Lie.allCases) func theFileGrowsWithThePanes(lie: Lie) throws {
        let (few, more, many) = try (panes(10, lie).utf8.count, panes(20, lie).utf8.count, panes(40, lie).utf8.count)
        #expect(Double(many - more) < 3 * Double(more - few))
        // A material consists of its outline, its clip, and references.
        #expect(many < 40 * 3000)
    }

    /// A viewer evaluates each material's filter once, and at most three more times for the first two in its backdrop.
    @Test(arguments: Lie.allCases) func thePictureTakesAFewFiltersAPane(lie: Lie) throws {
        let count = 40
        #expect(try Drawing(panes(count, lie)).filters <= 4 * count)
    }

    /// Two overlapping materials are exact: the second one's backdrop contains the first unchanged.
    @Test func theFirstPaneIsSeenAsItIs() throws {
        let text = try panes(2, .onTopOfEachOther)
        // Its own filter, and again in the backdrop of the second.
        #expect(try Drawing(text).filters == 3)
        // The backdrop is written once.
        #expect(text.components(separatedBy: "#ff0000").count == 2)
    }

    /// Later materials have earlier ones in their backdrop as plain shapes in their tint.
    @Test func laterPanesAreSeenFlat() throws {
        let text = try panes(6, .nextToEachOther)
        #expect(text.contains("<path id="))
        // White at half opacity remains white under any lightening.
        #expect(text.contains(##"fill="#ffffff" fill-opacity="0.5""##))
    }

    /// A material refers only to elements in the range of its blur: three standard deviations of 25 points on each
    /// side.
    @Test func whatIsFarAwayIsNotReferredTo() throws {
        let text = try panes(3, .apart)
        // The whole red square in the backdrop of each, and nothing of the others, 400 points away.
        #expect(text.components(separatedBy: "<use ").count - 1 == 3)
    }

    /// Saturation and tint are one step of the filter, because the result of each step is limited.
    @Test func saturationIsAMatrix() throws {
        func markup(_ saturation: Float) throws -> String {
            let filter = BackdropFilter(radius: 2, tint: .white.opacity(0.5), curve: .none, saturation: saturation)
            let list = DisplayList(root: Fragment([rect(0, 0, 40, 40, .backdrop(filter))]),
                                   size: CGSize(width: 40, height: 40), scale: 2, background: .white)
            return String(decoding: try SVG.encode(list), as: UTF8.self)
        }
        let saturated = try markup(2), plain = try markup(1)
        // Red: half of 2 - 0.2126, half of -0.7152 and -0.0722, and half of white.
        #expect(saturated.contains("<feColorMatrix values=\"0.8937 -0.3576 -0.0361 0 0.5 "))
        #expect(!plain.contains("feColorMatrix") && plain.contains("feComponentTransfer"))
    }
}

/// The elements of an SVG, with references expanded as in a viewer.
private struct Drawing {
    final class Element {
        var children: [Element] = []
        var reference: String?
        var filters = 0
    }

    private let root = Element()
    private var named: [String: Element] = [:]

    init(_ text: String) throws {
        var open = [root]
        for piece in text.split(separator: "<") {
            guard let end = piece.firstIndex(of: ">") else { continue }
            let tag = piece[..<end]
            if tag.hasPrefix("?") { continue }
            if tag.hasPrefix("/") {
                open.removeLast()
                continue
            }
            func attribute(_ name: String) -> String? {
                tag.range(of: " \(name)=\"").map { String(tag[$0.upperBound...].prefix { $0 != "\"" }) }
            }
            let element = Element()
            element.reference = tag.hasPrefix("use ") ? attribute("xlink:href").map { String($0.dropFirst()) } : nil
            element.filters = attribute("filter") == nil ? 0 : 1
            if let name = attribute("id") { named[name] = element }
            if !tag.hasPrefix("defs") { open.last?.children.append(element) }
            if !tag.hasSuffix("/") { open.append(element) }
        }
        try #require(open.count == 1)
    }

    /// The number of evaluated filters, counting referenced elements at each reference.
    var filters: Int {
        var known: [ObjectIdentifier: Int] = [:]
        func count(_ element: Element) -> Int {
            if let sum = known[ObjectIdentifier(element)] { return sum }
            var sum = element.filters + element.children.reduce(0) { $0 + count($1) }
            if let reference = element.reference, let target = named[reference] { sum += count(target) }
            known[ObjectIdentifier(element)] = sum
            return sum
        }
        return count(root)
    }
}
