import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantSVG
import Testing

/// Materials in SVG refer to what lies beneath them (#9.5).
@Suite("Materials in SVG")
struct MaterialTests {
    private let material = BackdropFilter(radius: 25, tint: .white.opacity(0.5), curve: .dodge(0.2))

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint) -> DisplayItem {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        return .shape(ShapeItem(path: Path(CGRect(origin: .zero, size: frame.size)), frame: frame, paint: paint))
    }

    /// How panes lie, each with something drawn on it.
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

    /// Four times as many panes take four times as much; what joins the parts is a few bytes more for each doubling.
    @Test(arguments: Lie.allCases) func theFileGrowsWithThePanes(lie: Lie) throws {
        let (few, more, many) = try (panes(10, lie).utf8.count, panes(20, lie).utf8.count, panes(40, lie).utf8.count)
        #expect(Double(many - more) < 3 * Double(more - few))
        // A pane is its outline, its clip, and references.
        #expect(many < 40 * 3000)
    }

    /// A viewer runs the filter of each pane once for itself, and at most three more for the first two beneath it.
    @Test(arguments: Lie.allCases) func thePictureTakesAFewFiltersAPane(lie: Lie) throws {
        let count = 40
        #expect(try Drawing(panes(count, lie)).filters <= 4 * count)
    }

    /// Two panes one over the other are exact: the second sees the first as it is.
    @Test func theFirstPaneIsSeenAsItIs() throws {
        let text = try panes(2, .onTopOfEachOther)
        // Its own filter, and again for the second one.
        #expect(try Drawing(text).filters == 3)
        // What lies beneath is written once.
        #expect(text.components(separatedBy: "#ff0000").count == 2)
    }

    /// A later one sees earlier ones as plain shapes of their tint.
    @Test func laterPanesAreSeenFlat() throws {
        let text = try panes(6, .nextToEachOther)
        #expect(text.contains("<path id="))
        // White at half strength stays white however it is lightened.
        #expect(text.contains(##"fill="#ffffff" fill-opacity="0.5""##))
    }

    /// A pane refers only to what reaches into its blur: three standard deviations of 25 points on each side.
    @Test func whatIsFarAwayIsNotReferredTo() throws {
        let text = try panes(3, .apart)
        // The whole red square beneath each, and nothing of the others, 400 points away.
        #expect(text.components(separatedBy: "<use ").count - 1 == 3)
    }
}

/// The elements of an SVG as a viewer draws them.
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

    /// How many filters are run, those of elements that are referred to each time.
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
