public import Foundation
public import QuadrantCore
public import QuadrantGeometry

extension View {
    /// Shows a popover for this view while `isPresented` is true: on a phone a sheet, unless the content remains a
    /// popover by `presentationCompactAdaptation(.popover)`.
    ///
    /// A popover points to `attachmentAnchor`. It is placed at the anchor's `arrowEdge` if it fits there, else
    /// opposite; nil is below.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        popover(attachmentAnchor, arrowEdge, isKept: statesAdaptation(Content.self),
                PresentedSource(isPresented, content)) { sheet(isPresented: isPresented, content: content) }
    }

    /// Shows a popover for an item while it is not nil, recreated for an item with another id; dismissing it sets the
    /// binding to nil.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        popover(attachmentAnchor, arrowEdge, isKept: statesAdaptation(Content.self), PresentedSource(item, content)) {
            sheet(item: item, content: content)
        }
    }

    @ViewBuilder nonisolated private func popover<Sheet: View>(
        _ anchor: PopoverAttachmentAnchor, _ edge: Edge?, isKept: Bool, _ source: PresentedSource,
        otherwise sheet: () -> Sheet
    ) -> some View {
        if isKept {
            modifier(PopoverModifier(source: source, point: anchor.point, edge: edge ?? .bottom))
        } else {
            sheet()
        }
    }
}

/// The anchor of a popover: a view's frame, or a point of it.
public enum PopoverAttachmentAnchor {
    /// A frame; here always the whole frame of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view, as a fraction of its size.
    case point(UnitPoint)

    /// Nil is the whole frame.
    fileprivate var point: UnitPoint? { if case .point(let point) = self { point } else { nil } }
}

nonisolated struct PopoverModifier: ViewModifier, Reconciled {
    let source: PresentedSource
    let point: UnitPoint?
    let edge: Edge
    @State private var dismisser = Dismisser()
    /// The frame of the presenting view, in the window.
    @State private var frame = CGRect.zero

    init(source: PresentedSource, point: UnitPoint?, edge: Edge) {
        self.source = source
        self.point = point
        self.edge = edge
    }

    @MainActor func reconcile() { dismisser.action = source.dismiss }

    @MainActor func body(content: Content) -> some View {
        let dismisser = dismisser, edge = edge, view = source.view()
        let anchor = point.map { CGRect(origin: $0.point(in: frame), size: .zero) } ?? frame
        return content
            .onGeometryChange(for: CGRect.self) { $0.frame(in: .global) } action: { frame = $0 }
            .modifier(Presenter(
                isPresented: view != nil, placement: .fill, isAnimated: true,
                content: {
                    AnyView(PopoverFrame(content: IdentifiedContent(view ?? AnyView(EmptyView())),
                                         anchor: anchor, edge: edge,
                                         dismiss: { dismisser.action() })
                        .environment(\.dismissal, Dismissal(dismisser: dismisser))
                        .environment(\.isColumn, false)
                        .environment(\.columnSide, ColumnSide())
                        .environment(\.linkColumn, NavigatorLink())
                        .environment(\.searchAround, nil)
                        .environment(\.isStandalone, false)
                        .environment(\.tabBarPlacement, nil)
                        .environment(\.navigatorLink, NavigatorLink()))
                },
                backdrop: { AnyView(EmptyView()) }, dismiss: source.dismiss))
    }
}

/// A bubble with an arrow, or a sheet if the content adapts to one.
private struct PopoverFrame: View {
    let content: IdentifiedContent
    let anchor: CGRect
    let edge: Edge
    let dismiss: () -> Void
    @State private var configuration = SheetConfiguration()
    @Environment(\.design) private var design
    @Environment(\.layoutDirection) private var direction
    private var metrics: PopoverMetrics { design.metrics.popover }

    var body: some View {
        if let adaptation = configuration.adaptation, !adaptation.staysPopover {
            SheetFrame(content: content, dismiss: dismiss)
        } else {
            ZStack {
                Color.clear.contentShape(Rectangle())
                    .onTapGesture { if !configuration.isFixed { dismiss() } }
                    .allowsHitTesting(configuration.interaction != .enabled)
                    .accessibilityHidden(true)
                if isGlass {
                    // One surface of glass around the bubble and its arrow: a face beside another would be drawn on
                    // its shadow.
                    PopoverLayout(anchor: anchor, edge: edge, metrics: metrics) {
                        bubble.background { PopoverGlass(anchor: anchor, radius: radius) }
                        ForEach(Edge.allCases, id: \.self) { _ in Color.clear.allowsHitTesting(false) }
                    }
                    .environment(\.hasElevatedBackground, true)
                } else {
                    PopoverLayout(anchor: anchor, edge: edge, metrics: metrics) {
                        bubble
                        ForEach(Edge.allCases, id: \.self) { edge in
                            background.clipShape(Arrow(edge: edge, isMirrored: direction == .rightToLeft))
                                .allowsHitTesting(false)
                        }
                    }
                    .environment(\.hasElevatedBackground, true)
                    .compositingGroup()
                    .shadow(color: .black.opacity(0.2), radius: metrics.shadowRadius, y: metrics.shadowOffset)
                }
            }
            .ignoresSafeArea()
            .transition(.opacity.animation(sheetSpring))
        }
    }

    private var bubble: some View {
        PopoverBubble(bubble: content.view
            .onPreferenceChange(SheetKey.self) { configuration = $0 }
            .background { if !isGlass { background } }
            .clipShape(RoundedRectangle(cornerRadius: radius))
            .contentShape(Rectangle())
            .semantics(.dialog))
    }

    private var radius: CGFloat { configuration.radius.map { CGFloat($0) } ?? metrics.radius }
    /// Whether the bubble is of glass, as all without a background of their own are in iOS 26.
    private var isGlass: Bool { design.metrics.effect.glass != .material && configuration.background == nil }

    @ViewBuilder private var background: some View {
        if let background = configuration.background { background.view } else { Color(system: .systemBackground) }
    }
}

/// The part of a popover that is seen: what is said of a popover is said of its bubble.
private struct PopoverBubble<Bubble: View>: View {
    let bubble: Bubble
    var body: some View { bubble }
}

/// The glass of a popover and its arrow, behind the bubble: that of menus, which is a guess.
private struct PopoverGlass: View {
    let anchor: CGRect
    let radius: CGFloat
    @Environment(\.design) private var design
    private var metrics: PopoverMetrics { design.metrics.popover }

    var body: some View {
        GeometryReader { proxy in
            GlassPane(shape: AnyShape(FixedOutline(outline: outline(proxy.frame(in: .global)))), recipe: .menu)
        }
    }

    /// The bubble in its own coordinates, with an arrow at the side that faces the anchor; with none over the anchor.
    private func outline(_ frame: CGRect) -> Path {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let path = Path(roundedRect: bounds, cornerRadius: radius, style: .continuous)
        let length = CGFloat(metrics.arrowLength), half = CGFloat(metrics.arrowWidth) / 2
        let corner = CGFloat(metrics.corner)
        // The layout leaves the length of the arrow between both; lengths are rounded to pixels.
        func touches(_ distance: CGFloat) -> Bool { distance > length / 2 && distance < length * 1.5 }
        let x = max(min(anchor.midX, frame.maxX - corner), frame.minX + corner) - frame.minX
        let y = max(min(anchor.midY, frame.maxY - corner), frame.minY + corner) - frame.minY
        let points: [CGPoint]
        if touches(frame.minY - anchor.maxY) {
            points = [CGPoint(x: x - half, y: 0), CGPoint(x: x, y: -length), CGPoint(x: x + half, y: 0)]
        } else if touches(anchor.minY - frame.maxY) {
            points = [CGPoint(x: x + half, y: bounds.maxY), CGPoint(x: x, y: bounds.maxY + length),
                      CGPoint(x: x - half, y: bounds.maxY)]
        } else if touches(frame.minX - anchor.maxX) {
            points = [CGPoint(x: 0, y: y + half), CGPoint(x: -length, y: y), CGPoint(x: 0, y: y - half)]
        } else if touches(anchor.minX - frame.maxX) {
            points = [CGPoint(x: bounds.maxX, y: y - half), CGPoint(x: bounds.maxX + length, y: y),
                      CGPoint(x: bounds.maxX, y: y + half)]
        } else {
            return path
        }
        var arrow = Path()
        arrow.addLines(points)
        arrow.closeSubpath()
        return path.union(arrow)
    }
}

/// Places a bubble beside a frame of the window, at an edge where it fits, and the arrow of that edge between them. The
/// other arrows have no size. Where it fits at neither edge, but in the frame, it is in the middle of that, without an
/// arrow: a guess, for views that fill the window.
private nonisolated struct PopoverLayout: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "its ideal size, at most the space beside the anchor",
                           size: "it fills what it was proposed",
                           place: "beside the anchor, at the edge where the bubble fits")
    }
    /// The frame of the anchor in the window.
    let anchor: CGRect
    let edge: Edge
    let metrics: PopoverMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let bubble = subviews.first else { return }
        let isMirrored = subviews.layoutDirection == .rightToLeft
        let start = isMirrored ? bounds.width - anchor.maxX : anchor.minX
        let anchor = CGRect(x: start, y: anchor.minY, width: anchor.width, height: anchor.height)
        let available = bounds.insetBy(dx: metrics.margin, dy: metrics.margin)
        let arrow = metrics.arrowLength
        func space(at edge: Edge) -> CGFloat {
            let length = switch edge {
            case .top: anchor.minY - available.minY
            case .bottom: available.maxY - anchor.maxY
            case .leading: anchor.minX - available.minX
            case .trailing: available.maxX - anchor.maxX
            }
            return max(length - arrow, 0)
        }
        let ideal = bubble.sizeThatFits(ProposedViewSize(width: nil, height: nil))
        func fits(_ edge: Edge) -> Bool {
            edge == .top || edge == .bottom ? ideal.height <= space(at: edge) : ideal.width <= space(at: edge)
        }
        let covered = anchor.intersection(available)
        let isInside = !fits(edge) && !fits(edge.opposite) && ideal.width <= covered.width
            && ideal.height <= covered.height
        if isInside {
            let middle = CGPoint(x: covered.midX, y: covered.midY)
            bubble.place(at: middle, anchor: .center, proposal: ProposedViewSize(ideal))
            for arrow in subviews.dropFirst() { arrow.place(at: middle, proposal: .zero) }
            return
        }
        let edge = fits(edge) || space(at: edge) >= space(at: edge.opposite) ? edge : edge.opposite
        let isAbove = edge == .top || edge == .bottom
        let maximum = CGSize(width: isAbove ? available.width : space(at: edge),
                          height: isAbove ? space(at: edge) : available.height)
        let wanted = ProposedViewSize(width: min(ideal.width, maximum.width), height: min(ideal.height, maximum.height))
        let answer = bubble.sizeThatFits(wanted)
        let size = CGSize(width: min(answer.width, maximum.width), height: min(answer.height, maximum.height))
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch edge {
        case .top: origin.y = anchor.minY - arrow - size.height
        case .bottom: origin.y = anchor.maxY + arrow
        case .leading: origin.x = anchor.minX - arrow - size.width
        case .trailing: origin.x = anchor.maxX + arrow
        }
        origin.x = max(min(origin.x, available.maxX - size.width), available.minX)
        origin.y = max(min(origin.y, available.maxY - size.height), available.minY)
        bubble.place(at: origin, proposal: ProposedViewSize(size))
        let frame = CGRect(origin: origin, size: size), corner = metrics.corner
        let x = max(min(anchor.midX, frame.maxX - corner), frame.minX + corner)
        let y = max(min(anchor.midY, frame.maxY - corner), frame.minY + corner)
        for (side, view) in zip(Edge.allCases, subviews.dropFirst()) {
            guard side == edge else {
                view.place(at: CGPoint(x: frame.midX, y: frame.midY), proposal: .zero)
                continue
            }
            let across = metrics.arrowWidth
            let middle = switch side {
            case .top: CGPoint(x: x, y: frame.maxY + arrow / 2)
            case .bottom: CGPoint(x: x, y: frame.minY - arrow / 2)
            case .leading: CGPoint(x: frame.maxX + arrow / 2, y: y)
            case .trailing: CGPoint(x: frame.minX - arrow / 2, y: y)
            }
            view.place(at: middle, anchor: .center, proposal: isAbove
                ? ProposedViewSize(width: across, height: arrow) : ProposedViewSize(width: arrow, height: across))
        }
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// An arrow that fills its frame, for a bubble at the `edge` of its anchor.
private nonisolated struct Arrow: Shape {
    let edge: Edge
    let isMirrored: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path()
        switch edge {
        case .top: path.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                                  CGPoint(x: rect.midX, y: rect.maxY)])
        case .bottom: path.addLines([CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
                                     CGPoint(x: rect.maxX, y: rect.maxY)])
        case .leading, .trailing:
            let pointsForward = (edge == .leading) != isMirrored
            let (base, tip) = pointsForward ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
            path.addLines([CGPoint(x: base, y: rect.minY), CGPoint(x: tip, y: rect.midY),
                           CGPoint(x: base, y: rect.maxY)])
        }
        path.closeSubpath()
        return path
    }
}
