import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// The animation with which sheets, popovers and covers are presented and dismissed (fitted).
nonisolated let sheetSpring = Animation.spring(response: 0.4, dampingFraction: 1)

extension Design {
    /// Sheets in the middle of a pad; nil for designs in which they are as wide as the window.
    fileprivate var formSheet: FormSheetMetrics? { metrics.sheet.floatInset > 0 ? FormSheetMetrics() : nil }
}

/// The configuration of a sheet, set by its content.
struct SheetConfiguration: Equatable {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var indicator = Visibility.automatic
    var isFixed = false
    var radius: Double?
    var background: IdentifiedContent?
    var interaction = PresentationBackgroundInteraction.automatic
    var adaptation: PresentationAdaptation?

    static func == (a: SheetConfiguration, b: SheetConfiguration) -> Bool {
        a.detents == b.detents && a.selection?.wrappedValue == b.selection?.wrappedValue && a.indicator == b.indicator
            && a.isFixed == b.isFixed && a.radius == b.radius && a.background == b.background
            && a.interaction == b.interaction && a.adaptation == b.adaptation
    }
}

enum SheetKey: PreferenceKey {
    static var defaultValue: SheetConfiguration { SheetConfiguration() }
    static func reduce(value: inout SheetConfiguration, nextValue: () -> SheetConfiguration) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selection = value.selection ?? next.selection
        if value.indicator == .automatic { value.indicator = next.indicator }
        value.isFixed = value.isFixed || next.isFixed
        value.radius = value.radius ?? next.radius
        value.background = value.background ?? next.background
        if value.interaction == .automatic { value.interaction = next.interaction }
        value.adaptation = value.adaptation ?? next.adaptation
    }
}

/// The dimming view behind a modal presentation.
struct Dim: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Color.black.opacity(scheme == .dark ? 0.48 : 0.2) }
}

/// A card at the bottom edge of a dimmed window.
struct SheetFrame: View {
    let content: IdentifiedContent
    let dismiss: () -> Void
    @State private var configuration = SheetConfiguration()
    @State private var chosen: PresentationDetent?
    @State private var pulled = 0.0
    @State private var steps = StepBack.Owner()
    @State private var transition = ScreenTransition()
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: SheetMetrics { design.metrics.sheet }

    /// A height on a reference screen, by which detents are sorted; nil for a detent that is not available.
    private func order(_ detent: PresentationDetent) -> Double? {
        detent.height(in: 800, maximum: 700, bottom: 0, environment)
    }
    private var detents: [PresentationDetent] {
        let usable = (configuration.detents ?? [.large]).compactMap { detent in order(detent).map { (detent, $0) } }
        return usable.isEmpty ? [.large] : usable.sorted { $0.1 < $1.1 }.map(\.0)
    }
    /// Whether the user can interact with the views behind the sheet.
    private var sharesWindow: Bool {
        switch configuration.interaction.reach {
        case .automatic, .none: false
        case .all: true
        case .through(let highest): (order(detent) ?? .infinity) <= (order(highest) ?? 0)
        }
    }
    private var detent: PresentationDetent {
        let preferredHeight = configuration.selection?.wrappedValue ?? chosen
        return preferredHeight.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first ?? .large
    }
    private var showsGrabber: Bool {
        configuration.indicator == .visible || (configuration.indicator == .automatic && detents.count > 1)
    }

    private func choose(_ detent: PresentationDetent) {
        if let selection = configuration.selection { selection.wrappedValue = detent } else { chosen = detent }
    }

    var body: some View {
        ZStack(alignment: form == nil ? .bottom : .center) {
            if detent == .large, horizontal == .compact, vertical != .compact, metrics.stepsBack {
                Color.clear.frame(width: 0, height: 0)
                    .transition(.modifier(active: StepBack(amount: 0, owner: steps),
                                          identity: StepBack(amount: 1, owner: steps)).animation(sheetSpring))
            }
            Dim().contentShape(Rectangle())
                .onTapGesture { if !configuration.isFixed { dismiss() } }
                .opacity(sharesWindow ? 0 : 1)
                .allowsHitTesting(!sharesWindow)
                .transition(.opacity.animation(sheetSpring))
                .accessibilityHidden(true)
            Group {
                if form != nil {
                    // What it moves by is the height of the window.
                    card.frame(maxWidth: .infinity, maxHeight: .infinity)
                } else if metrics.floatInset > 0 {
                    card.modifier(FloatingSheet(inset: floats ? metrics.floatInset : 0))
                } else {
                    card
                }
            }
                .transition(.presented(transition))
        }
    }

    /// Whether the sheet floats above the edges of the window (iOS 26): any below its full height on a phone.
    private var floats: Bool { metrics.floatInset > 0 && detent != .large && horizontal == .compact }

    /// The lengths of a sheet in the middle of a pad; nil for one at the lower edge.
    private var form: FormSheetMetrics? {
        horizontal == .regular && vertical == .regular ? design.formSheet : nil
    }

    private var card: some View {
        let radius = configuration.radius ?? form?.radius ?? metrics.radius
        let bottom = form != nil ? radius : floats ? metrics.bottomRadius : 0
        let shape = UnevenRoundedRectangle(topLeadingRadius: radius, bottomLeadingRadius: bottom,
                                           bottomTrailingRadius: bottom, topTrailingRadius: radius)
        return RelativeContainer { SingleView(content.view).frame(maxWidth: .infinity, maxHeight: .infinity) }
            .environment(\.defersToDismissGesture, true)
            .environment(\.screenTransition, transition)
            .onPreferenceChange(SheetKey.self) { configuration = $0 }
            .modifier(WindowSafeArea(edges: form == nil ? .bottom : []))
            .transformEnvironment(\.horizontalSizeClass) { [form] in if form != nil { $0 = .compact } }
            .background {
                if let background = configuration.background {
                    background.view
                } else if floats {
                    GlassPane(shape: AnyShape(shape), recipe: .sheet)
                } else {
                    Color(system: .systemBackground)
                }
            }
            .clipShape(shape)
            .overlay(alignment: .top) {
                if showsGrabber {
                    Capsule().fill(Color(system: .tertiaryLabel))
                        .frame(width: metrics.grabberWidth, height: metrics.grabberHeight)
                        .padding(.top, metrics.grabberTop)
                }
            }
            .contentShape(Rectangle())
            .modifier(SheetHeight(detent: detent, form: form))
            .environment(\.hasElevatedBackground, true)
            // The sheet moves as a whole.
            .geometryGroup()
            .offset(y: pulled)
            .gesture(drag)
            .semantics(.dialog)
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: metrics.dragDistance, coordinateSpace: .global)
            .onChanged { value in
                let way = Double(value.translation.height)
                // Drags in a direction that is not allowed are damped.
                pulled = way < 0 || configuration.isFixed && detents.count == 1 ? way / 10 : way
            }
            .onEnded { value in
                let end = Double(value.predictedEndTranslation.height)
                withAnimation(sheetSpring) {
                    settle(end)
                    pulled = 0
                }
            }
    }

    /// Changes the detent or dismisses the sheet at the end of a drag.
    private func settle(_ end: Double) {
        guard let index = detents.firstIndex(of: detent) else { return }
        if end < -metrics.detentPull, index + 1 < detents.count {
            choose(detents[index + 1])
        } else if end > metrics.detentPull, index > 0 {
            choose(detents[index - 1])
        } else if end > metrics.dismissPull, !configuration.isFixed {
            dismiss()
        }
    }
}

/// Draws the views behind a large sheet smaller, on black.
struct StepBack: ViewModifier, Animatable {
    final class Owner: Sendable {}
    /// From 0 to 1.
    var amount: Double
    let owner: Owner
    @Environment(\.self) private var environment

    nonisolated init(amount: Double, owner: Owner) { (self.amount, self.owner) = (amount, owner) }

    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func body(content: Content) -> some View {
        let metrics = environment.design.metrics.sheet, presentations = environment.hostLink?()?.presentations
        let owner = owner
        presentations?.recede(
            Recession(amount: amount, margin: metrics.recessionMargin, radius: metrics.radius,
                      backdrop: RGBA(red: 0, green: 0, blue: 0, alpha: 1),
                      paper: SystemColor.systemBackground.rgba(in: environment)), for: owner)
        return content.onDisappear { presentations?.recede(nil, for: owner) }
    }
}

/// A view that covers the window. With a background of its own it shows what is behind it where that is transparent.
struct CoverFrame: View {
    let content: IdentifiedContent
    @State private var background: IdentifiedContent?
    @State private var transition = ScreenTransition()
    var body: some View {
        SingleView(content.view)
            .environment(\.screenTransition, transition)
            .environment(\.defersToDismissGesture, false)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onPreferenceChange(SheetKey.self) { background = $0.background }
            .modifier(WindowSafeArea(edges: .all))
            .background { if let background { background.view } else { Color(system: .systemBackground) } }
            // A cover is as large as a window, also one that a sheet presents.
            .environment(\.hasElevatedBackground, false)
            .contentShape(Rectangle())
            .transition(.presented(transition))
            .semantics(.dialog)
    }
}

/// Insets its content by the safe area of the window, wherever it is placed.
nonisolated struct WindowSafeArea: LayoutRole, SafeAreaRole, Equatable {
    typealias Body = Never
    let edges: Edge.Set
    static var modifierName: String { "windowSafeArea" }
    static var layoutSentence: String {
        "The content of a sheet has its layout, inside the part of the window's safe area that the "
            + "sheet covers."
    }

    private func insets(_ child: ModifierChild) -> EdgeInsets {
        let bars = child.graph.followedViewport.safeArea
        return EdgeInsets(top: edges.contains(.top) ? bars.top : 0,
                          leading: edges.contains(.leading) ? bars.leading : 0,
                          bottom: edges.contains(.bottom) ? bars.bottom : 0,
                          trailing: edges.contains(.trailing) ? bars.trailing : 0)
    }
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        Padding(insets: insets(child)).measure(proposal, child)
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        Padding(insets: insets(child)).placement(in: size, proposal, child)
    }
    func safeArea(_ size: SIMD2<Double>, _ child: ModifierChild) -> CoveredEdges {
        CoveredEdges(insets(child), hidesOuter: true)
    }
    func isRigid(_ child: ModifierChild) -> Bool { false }
}

/// Draws a sheet that is laid out in the whole width of the window smaller, above the window's lower edge.
private nonisolated struct FloatingSheet: GeometryEffect {
    /// The distance to the sides and the bottom of the window, in points.
    var inset: Double

    var animatableData: Double {
        get { inset }
        set { inset = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        guard inset > 0, size.width > 2 * inset else { return ProjectionTransform() }
        let scale = (size.width - 2 * inset) / size.width
        // Scaled about the middle of the lower edge, which is moved up.
        return ProjectionTransform(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: inset,
                                                     ty: size.height * (1 - scale) - inset))
    }
}

/// Has the height of a detent in the window.
nonisolated struct SheetHeight: LayoutRole, Equatable {
    typealias Body = Never
    let detent: PresentationDetent
    /// Nil for a sheet as wide as the window, at its lower edge.
    var form: FormSheetMetrics?
    static var modifierName: String { "sheetHeight" }
    static var layoutSentence: String { "A sheet proposes the height of its detent to its content." }

    private func height(_ child: ModifierChild) -> Double {
        let window = child.graph.followedViewport
        let bottom = Double(window.safeArea.bottom)
        let metrics = child.environment.design.metrics.sheet
        let top = max(Double(window.safeArea.top) + metrics.gap, metrics.minTop)
        let maximum = max(Double(window.size.height) - top, 0)
        let preferredHeight = detent.height(in: Double(window.size.height), maximum: maximum - bottom, bottom: bottom,
                                            child.environment)
        return min(max(preferredHeight ?? maximum, 0), maximum)
    }
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        let width = proposal[.horizontal].isFinite ? proposal[.horizontal] : 0
        guard let form else { return SIMD2(width, height(child)) }
        let window = child.graph.followedViewport.size
        return SIMD2(min(width, form.width), min(Double(window.height) - 2 * form.margin, form.height))
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        ChildPlacement(size: child.size(Proposal(size)), proposal: Proposal(size))
    }
    func isRigid(_ child: ModifierChild) -> Bool { false }
}
