import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// How a text becomes another while the change is animated.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numeric(countsDown: Bool?)
    }
    let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old one fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Paints are mixed; what cannot be fades.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Digits that differ roll: up, or down when counting down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: countsDown))
    }
    /// Digits that differ roll: down when the number shown has become smaller.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: nil))
    }
}

private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

extension EnvironmentValues {
    /// How texts in here become others.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// How texts in this view become others while the change is animated.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// A text on its way to being another.
final class ContentTrack: Track {
    private let row: UInt32
    private let old: [DisplayItem]
    private let kind: ContentTransition.Kind
    private var motion = Motion<Double>()
    private var part = 0.0

    init(row: UInt32, old: [DisplayItem], kind: ContentTransition.Kind) {
        self.row = row
        self.old = old
        self.kind = kind
    }

    func begin(_ animation: Animation, _ transaction: Transaction, _ graph: ViewGraph) {
        motion.retarget(by: 1, animation, transaction, row, graph)
        part = 1 + motion.rest(graph)
    }

    var isAtRest: Bool { motion.isEmpty }

    override func tick(_ graph: ViewGraph) {
        part = 1 + motion.rest(graph)
        graph.invalidateDisplay(row)
        graph.noteChange()
        if motion.isEmpty { stop(graph) }
    }

    override func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        graph.contentTracks[row] = nil
        graph.animations.remove()
    }

    /// Draws both texts as far as they are there.
    func draw(_ new: [DisplayItem], into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        let new = new, old = old.map { $0.moved(by: origin) }
        guard case .numeric(let countsDown) = kind, let (before, after) = texts(old, new) else {
            append(old, 1 - part, into: &list)
            append(new, part, into: &list)
            return
        }
        let same = common(before, after)
        let isDown = countsDown ?? isLess(after.string, before.string)
        let height = Double(max(before.frame.height, after.frame.height)) * (isDown ? -1 : 1)
        list.append(.text(after.keeping { same.contains($0) }))
        let leaves = before.keeping { !same.contains($0) }, comes = after.keeping { !same.contains($0) }
        append([DisplayItem.text(leaves).moved(by: SIMD2(0, -height / 2 * part))], 1 - part, into: &list)
        append([DisplayItem.text(comes).moved(by: SIMD2(0, height / 2 * (1 - part)))], part, into: &list)
    }

    private func texts(_ old: [DisplayItem], _ new: [DisplayItem]) -> (TextItem, TextItem)? {
        guard old.count == 1, new.count == 1, case .text(let a) = old[0], case .text(let b) = new[0] else { return nil }
        return (a, b)
    }

    /// Places, counted from the end, at which both texts have the same glyph.
    private func common(_ a: TextItem, _ b: TextItem) -> Set<Int> {
        let first = a.glyphList, second = b.glyphList
        var same: Set<Int> = []
        for place in 0..<min(first.count, second.count)
        where first[first.count - 1 - place] == second[second.count - 1 - place] { same.insert(place) }
        return same
    }

    private func isLess(_ a: String, _ b: String) -> Bool {
        func number(_ text: String) -> Double { Double(text.filter { $0.isNumber || $0 == "." || $0 == "-" }) ?? 0 }
        return number(a) < number(b)
    }

    private func append(_ items: [DisplayItem], _ opacity: Double, into list: inout FragmentBuilder) {
        let opacity = min(max(opacity, 0), 1)
        if opacity == 0 || items.isEmpty { return }
        if opacity == 1 { list.items.append(contentsOf: items) }
        else { list.append(.effect(.opacity(opacity), Fragment(items), frame: .zero)) }
    }
}

extension TextItem {
    fileprivate var glyphList: [UInt32] { runs.flatMap(\.glyphs) }

    /// The text without the glyphs whose place, counted from the end, is not wanted.
    fileprivate func keeping(_ isWanted: (Int) -> Bool) -> TextItem {
        var copy = self
        copy.decorations = []
        var place = glyphList.count
        for index in copy.runs.indices {
            let run = copy.runs[index]
            let kept = run.glyphs.indices.filter { _ in
                place -= 1
                return isWanted(place)
            }
            copy.runs[index].glyphs = kept.map { run.glyphs[$0] }
            copy.runs[index].positions = kept.map { run.positions[$0] }
            copy.runs[index].advances = kept.map { run.advances[$0] }
            copy.runs[index].clusters = kept.map { run.clusters[$0] }
        }
        copy.runs.removeAll { $0.glyphs.isEmpty }
        return copy
    }
}

extension DisplayItem {
    func moved(by shift: SIMD2<Double>) -> DisplayItem {
        let x = CGFloat(shift.x), y = CGFloat(shift.y)
        switch self {
        case .shape(var item):
            item.frame = item.frame.offsetBy(dx: x, dy: y)
            return .shape(item)
        case .text(var item):
            item.frame = item.frame.offsetBy(dx: x, dy: y)
            return .text(item)
        case .image(var item):
            item.frame = item.frame.offsetBy(dx: x, dy: y)
            return .image(item)
        case .fragment(let fragment, let at): return .fragment(fragment, at: CGPoint(x: at.x + x, y: at.y + y))
        case .effect(let effect, let fragment, let frame):
            return .effect(effect, fragment, frame: frame.offsetBy(dx: x, dy: y))
        }
    }
}

extension ViewGraph {
    /// A text draws other glyphs than before: starts it on its way.
    func animateContent(_ row: UInt32, from old: [DisplayItem], to new: [DisplayItem]) {
        guard !box(row).followsSize, ContentShape(old) != ContentShape(new) else { return }
        contentTracks[row]?.stop(self)
        let kind = ReadScope.with(nil) { box(row).scope.values.contentTransition.kind }
        let transaction = transaction(for: row)
        guard kind != .identity, let animation = transaction.animation else { return }
        let track = ContentTrack(row: row, old: old, kind: kind)
        track.begin(animation, transaction, self)
        if track.isAtRest { return }
        contentTracks[row] = track
        animations.add(track)
    }
}

/// Which glyphs some items draw.
private struct ContentShape: Equatable {
    private var runs: [[UInt32]] = []
    private var fonts: [FontHandle] = []
    private var sizes: [CGFloat] = []
    init(_ items: [DisplayItem]) {
        for case .text(let text) in items {
            for run in text.runs {
                runs.append(run.glyphs)
                fonts.append(run.font)
                sizes.append(run.size)
            }
        }
    }
}
