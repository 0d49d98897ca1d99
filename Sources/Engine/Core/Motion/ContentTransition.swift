import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// How the content of a text or a symbol changes in an animated update.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numeric(countsDown: Bool?)
        /// `oldScale` is the scale to which a removed symbol is animated; nil removes it immediately.
        case symbol(oldScale: Double?, pace: Double)
    }
    let kind: Kind

    /// Changes immediately.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new content fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// Paints are interpolated; other changes fade.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Different digits roll: up, or down if `countsDown`.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: countsDown))
    }
    /// Different digits roll: down if the number became smaller, else up.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numeric(countsDown: nil))
    }
    /// A removed symbol is replaced by a growing new one, in half a second at a pace of 1.
    package static func symbol(oldScale: Double?, pace: Double) -> ContentTransition {
        ContentTransition(kind: .symbol(oldScale: oldScale, pace: pace))
    }

    /// The animation of a symbol transition; nil for the other kinds.
    var ownAnimation: Animation? {
        if case .symbol(_, let pace) = kind { .linear(duration: 0.5 / pace) } else { nil }
    }
}

private enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.interpolate }

extension EnvironmentValues {
    /// The content transition of texts and symbols in this view; `interpolate` unless set.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

/// The animation track of a content transition from one text or symbol to another.
final class ContentTrack: DrawingTrack<Double> {
    private let old: [DisplayItem]
    private let kind: ContentTransition.Kind
    /// The progress of the transition, from 0 (old content) to 1 (new content).
    private var part: Double { 1 + rest }

    init(node: NodeIndex, old: [DisplayItem], kind: ContentTransition.Kind) {
        self.old = old
        self.kind = kind
        super.init(node: node)
    }
    @available(*, unavailable) override init(node: NodeIndex) { fatalError("a text comes from another") }

    override func leave(_ graph: ViewGraph) { graph.motion.contents.tracks[node] = nil }

    /// Draws the old and the new content at the current progress.
    func draw(_ new: [DisplayItem], into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        let new = new, old = old.map { $0.moved(by: origin) }
        if case .symbol(let oldScale, _) = kind {
            // The old symbol is removed in the first half of the transition; the new one grows in the second half.
            if let oldScale, part < 0.5 { append(old, 1 - 2 * part, 1 + (oldScale - 1) * 2 * part, into: &list) }
            let grown = oldScale == nil ? part : 2 * part - 1
            if grown > 0 { append(new, grown, 0.5 + 0.5 * grown, into: &list) }
            return
        }
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

    /// The glyph positions, counted from the end, at which both texts have the same glyph.
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

    /// Appends the items with an opacity, scaled about the middle of their bounds.
    private func append(_ items: [DisplayItem], _ opacity: Double, _ scale: Double, into list: inout FragmentBuilder) {
        let frame = items.reduce(CGRect.null) { $0.union($1.ownFrame) }
        if frame.isNull { return }
        let (x, y) = (frame.width / 2, frame.height / 2)
        let grow = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - x * scale, ty: y - y * scale)
        var inner = FragmentBuilder()
        append(items.map { $0.moved(by: -SIMD2(frame.origin)) }, opacity, into: &inner)
        if inner.items.isEmpty { return }
        list.append(.effect(.transform(ProjectionTransform(grow)), Fragment(inner.items), frame: frame))
    }

    private func append(_ items: [DisplayItem], _ opacity: Double, into list: inout FragmentBuilder) {
        let opacity = min(max(opacity, 0), 1)
        if opacity == 0 || items.isEmpty { return }
        if opacity == 1 { list.items.append(contentsOf: items) }
        else { list.append(.effect(.opacity(opacity), Fragment(items), frame: .zero)) }
    }
}

extension TextItem {
    fileprivate var glyphList: [UInt32] { runs.flatMap { $0.glyphs.map(\.id) } }

    /// The text with only the glyphs whose position, counted from the end, `isWanted` accepts.
    fileprivate func keeping(_ isWanted: (Int) -> Bool) -> TextItem {
        var copy = self
        copy.decorations = []
        var place = glyphList.count
        for index in copy.runs.indices {
            copy.runs[index].glyphs = copy.runs[index].glyphs.filter { _ in
                place -= 1
                return isWanted(place)
            }
        }
        copy.runs.removeAll { $0.glyphs.isEmpty }
        return copy
    }
}

extension DisplayItem {
    fileprivate var ownFrame: CGRect {
        switch self {
        case .shape(let item): item.frame
        case .text(let item): item.frame
        case .image(let item): item.frame
        case .fragment(let inner, let at):
            inner.items.reduce(CGRect.null) { $0.union($1.ownFrame) }.offsetBy(dx: at.x, dy: at.y)
        case .effect(_, _, let frame): frame
        }
    }

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

/// The leaves with a running content transition.
final class ContentTracks: GraphMember {
    var tracks: [NodeIndex: ContentTrack] = [:]
    /// Leaves whose symbol was replaced in this update.
    var replaced: Set<NodeIndex> = []

    /// Starts a content transition if a text draws other glyphs than before, or a symbol is another one.
    func animate(_ node: NodeIndex, from old: [DisplayItem], to new: [DisplayItem]) {
        let change = ReadScope.with(nil) { graph.box(node).scope.values.contentTransition }
        if replaced.contains(node) {
            // A symbol change has its own animation, or none.
            if change.ownAnimation == nil { return }
        } else if graph.leaf(node)?.breaksLines != true || ContentShape(old) == ContentShape(new) {
            return
        }
        tracks[node]?.stop(graph)
        let transaction = graph.motion.transaction(for: node)
        guard change.kind != .identity, let animation = transaction.animation ?? change.ownAnimation else { return }
        let track = ContentTrack(node: node, old: old, kind: change.kind)
        track.retarget(by: 1, animation, transaction, graph)
        if track.isAtRest { return }
        tracks[node] = track
        graph.motion.animations.add(track)
    }

    /// Whether the content transition has its own animation for a replaced symbol.
    func replacesSymbol(_ node: NodeIndex) -> Bool {
        ReadScope.with(nil) { graph.box(node).scope.values.contentTransition }.ownAnimation != nil
    }
}

/// The glyphs and symbols that some items draw.
private struct ContentShape: Equatable {
    private var runs: [[UInt32]] = []
    private var fonts: [FontHandle] = []
    private var sizes: [CGFloat] = []
    init(_ items: [DisplayItem]) {
        for case .text(let text) in items {
            for run in text.runs {
                runs.append(run.glyphs.map(\.id))
                fonts.append(run.font)
                sizes.append(run.size)
            }
        }
    }
}
