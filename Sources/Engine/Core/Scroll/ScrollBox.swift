import Foundation
package import QuadrantGeometry
package import QuadrantGraph
package import QuadrantDisplayList

/// The content of a scroll view, and its settings.
package struct ScrollContent<Column: View> {
    let axes: Axis.Set
    /// The content as one view.
    let column: Column
    /// Whether the indicators are drawn by default.
    let showsIndicators: Bool
    let indicatorColor: (EnvironmentValues) -> RGBA

    package init(axes: Axis.Set, column: Column, showsIndicators: Bool,
                 indicatorColor: @escaping (EnvironmentValues) -> RGBA) {
        self.axes = axes
        self.column = column
        self.showsIndicators = showsIndicators
        self.indicatorColor = indicatorColor
    }
}

/// A viewport for content that may be larger: draws it at an offset, and clips it.
package final class ScrollBox<V: View, Column: View>: TypedBox<V>, SpacePart, HitPart, ExplainedNode {
    /// Where the content is, and what moves it.
    package private(set) lazy var model = ScrollModel(box: self, axes: content.axes)
    private var content: ScrollContent<Column>
    private let read: (V) -> ScrollContent<Column>

    package init(_ value: V, _ read: @escaping (V) -> ScrollContent<Column>) {
        self.read = read
        content = read(value)
        super.init(value)
    }

    override package var kind: Kind { .container }
    override package var features: NodeFeatures { [.anchorsGeometry, .scrollsContent] }
    override var part: NodePart? { .feature(model) }
    override var space: (any SpacePart)? { self }
    override var hits: (any HitPart)? { self }
    override package var description: (any NodeDescription)? { self }

    override func build() {
        model.showsIndicators = content.showsIndicators
        graph.reconcile(node) { builder in Column._append(content.column, to: &builder) }
    }

    override func adopt(_ new: V) {
        let old = content
        value = new
        content = read(new)
        if content.axes != old.axes {
            model.axes = content.axes
            graph.invalidate(node, [.measure, .place])
        }
        build()
    }

    private var madeResponder: Responder?
    var responder: NodeResponder? {
        if let madeResponder { return madeResponder }
        let fresh = Responder(ResponderSite(graph: graph, id: graph.tree.id(node)))
        fresh.pointer = PointerAttachment(ScrollPan(model), .scrolling)
        madeResponder = fresh
        return fresh
    }

    override func willLeave() {
        if let madeResponder { graph.input.leave(madeResponder.site.id) }
        model.leave()
    }

    override func sides() -> ProposalSides { .none }
    override func spacing() -> ViewSpacing { .standard }
    override func priority() -> Double { 0 }
    override func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal) -> Double? { nil }
    override package func measure(_ proposal: Proposal) -> SIMD2<Double> { model.measure(proposal, layoutChild) }
    override package func place(_ size: SIMD2<Double>, _ proposal: Proposal) {
        model.place(size, proposal, layoutChild)
    }

    override func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        super.draw(size, into: &inner, at: SIMD2())
        let frame = CGRect(origin: origin.asPoint, size: size.asSize)
        if !inner.items.isEmpty {
            if model.settings.isClipDisabled {
                list.append(.fragment(Fragment(inner.items), at: origin.asPoint))
            } else {
                let clip = Effect.clip(Path(model.window), isEvenOdd: false, isAntialiased: false)
                list.append(.effect(clip, Fragment(inner.items), frame: frame))
            }
        }
        guard model.indicators.isVisible(at: graph.now) else { return }
        let color = graph.answering(node, .display) { content.indicatorColor(scope.values) }
            .opacity(Float(model.indicators.strength(at: graph.now)))
        for axis in Axis.allCases {
            guard let thumb = model.thumb(along: axis) else { continue }
            let corner = CGPoint(x: frame.minX + thumb.minX, y: frame.minY + thumb.minY)
            let path = Path(roundedRect: CGRect(origin: .zero, size: thumb.size), cornerRadius: 1.5)
            list.append(.shape(ShapeItem(path: path, frame: CGRect(origin: corner, size: thumb.size),
                                         paint: .color(color))))
        }
    }

    var hitPolicy: HitPolicy { model.settings.isClipDisabled ? .through : .clipped }
    func contains(_ point: CGPoint, in size: SIMD2<Double>) -> Bool {
        model.window.contains(point)
    }
    override func trait(_ key: ObjectIdentifier) -> Any? { nil }
    /// Hides outer safe area insets: a scroll view insets its content itself.
    var coveredEdges: CoveredEdges { CoveredEdges(nil, hidesOuter: true) }
    /// `.scrollView` is the nearest scroll view, `.scrollView(axis:)` the nearest that scrolls along the axis.
    func isSpace(_ name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpaceName else { return false }
        return space.axis.map(model.scrolls) ?? true
    }
    package var layoutElement: LayoutElement? { .scrollView }
    package var layoutWords: (any LayoutWords)? { self }
    package var debugAttributes: [(String, String)] {
        model.offset == SIMD2() ? [] : [("contentOffset", "\(model.offset.x), \(model.offset.y)")]
    }
}

extension ScrollBox: LayoutWords {
    package static var layoutSentence: String {
        "A scroll view fills what it is proposed along the axes it scrolls, hugs its content across them, proposes nil "
            + "along them, and shifts its content by the scrolled distance."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let names = Axis.allCases.filter(model.scrolls).map(\.lengthName)
        return LayoutReason("a scroll view proposes a nil \(names.joined(separator: " and ")), along which it scrolls")
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        var reason = LayoutReason("", .content, .content), words: [String] = []
        for axis in Axis.allCases {
            if model.scrolls(axis), !layout.proposal[axis].isUnspecified {
                reason.setRule(.fills, axis)
                words.append("it fills the \(axis.lengthName) it was proposed, along which it scrolls")
            } else {
                words.append("it is as \(axis.extentName) as its content")
            }
        }
        reason.text = LayoutText(words.joined(separator: "; "))
        return reason
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        return LayoutReason(model.offset == SIMD2() ? "the content is not scrolled"
            : "the content is scrolled by \(point: model.offset)", x: Arithmetic(origin.x), y: Arithmetic(origin.y))
    }
}
