import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// An activity indicator: spokes that light up one after another.
struct Spinner: View {
    let color: AnyShapeStyle?
    @State private var turn = 0
    @State private var clock = RepeatingClock()
    @Environment(\.design) private var design
    @Environment(\.controlSize) private var size
    @Environment(\.tint) private var tint
    private var metrics: ProgressMetrics { design.metrics.progress }

    var body: some View {
        let isLarge = size == .large || size == .extraLarge
        let side = isLarge ? metrics.largeSpinner : metrics.spinner
        let ordinary = tint == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
        SpinnerSpokes(side: side, turn: $turn, color: color ?? ordinary)
            .modifier(Repeating(clock: clock, period: SpinnerSpokes.period / Double(SpinnerSpokes.count)) {
                turn = (turn + 1) % SpinnerSpokes.count
            })
    }
}

private nonisolated struct SpinnerSpokes: LeafRole {
    typealias Body = Never
    let side: Double
    let turn: Binding<Int>
    let color: AnyShapeStyle

    /// The number of spokes, and the duration of a turn in seconds.
    static let count = 8, period = 0.8
    static var viewName: String { "Spinner" }
    static var layoutSentence: String { "The spokes of an activity indicator have a fixed size." }
    func sides(_ context: RoleContext) -> ProposalSides { .ignored }
    static func changed(from old: SpinnerSpokes, to new: SpinnerSpokes) -> PhaseSet {
        old.side == new.side ? .display : [.measure, .display]
    }
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { SIMD2(side, side) }

    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext)
    {
        let count = Self.count
        let rect = CGRect(origin: .zero, size: size.asSize)
        let paint = resolvedPaint(color, in: context.environment, rect)
        let width = side * 0.13, length = side * 0.27
        let spoke = Path(roundedRect: CGRect(x: -width / 2, y: -side / 2, width: width, height: length),
                         cornerRadius: width / 2, style: .circular)
        for index in 0..<count {
            // The current spoke is opaque; the opacity of the others decreases with their distance behind it.
            let age = (turn.wrappedValue - index + count) % count
            let strength = max(1 - Float(age) * 0.14, 0.2)
            let place = CGAffineTransform(rotationAngle: Double(index) / Double(count) * 2 * .pi)
                .concatenating(CGAffineTransform(translationX: side / 2, y: side / 2))
            list.append(.shape(ShapeItem(path: spoke.applying(place), frame: rect.offsetBy(dx: origin.x, dy: origin.y),
                                         paint: paint.opacity(strength))))
        }
    }
}

/// Runs an action periodically while the view is in the tree.
private nonisolated struct Repeating: ResponderModifier {
    typealias Body = Never
    let clock: RepeatingClock
    /// The interval in seconds.
    let period: Double
    let action: () -> Void

    static var modifierName: String { "repeating" }
    static var isEager: Bool { true }
    func configure(_ responder: Responder) {
        clock.period = period
        clock.action = action
        clock.start(responder.site)
        responder.onLeave = { clock.stop() }
    }
}

private nonisolated final class RepeatingClock {
    var period = 1.0
    var action: () -> Void = {}
    private var next: ScheduledAction?

    func start(_ site: ResponderSite) {
        if next == nil { schedule(site) }
    }
    private func schedule(_ site: ResponderSite) {
        next = site.graph.schedule(at: site.graph.now + period) { [weak self] in
            guard let self, site.isLive else { return }
            action()
            schedule(site)
        }
    }
    func stop() {
        next?.cancel()
        next = nil
    }
}
