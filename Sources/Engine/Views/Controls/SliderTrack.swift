import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantDisplayList

/// The value of a slider, as a fraction of its range.
nonisolated struct SliderValue {
    private let read: () -> Double
    private let write: (Double) -> Void
    /// The size of a step as a fraction of the range; nil moves continuously.
    let step: Double?
    let marks: SliderMarks
    let onEditingChanged: (Bool) -> Void
    private let low: Double
    private let length: Double
    /// The fraction of the range by which an arrow key moves a slider without steps.
    private static let nudge = 0.1

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?,
                                 marks: SliderMarks = SliderMarks(),
                                 onEditingChanged: @escaping (Bool) -> Void) where V.Stride: BinaryFloatingPoint {
        let low = Double(bounds.lowerBound), length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        self.low = low
        self.length = length
        let stride = step.map { Double($0) } ?? 0
        read = {
            let share = length > 0 ? (Double(value.wrappedValue) - low) / length : 0
            return share >= 0 ? min(share, 1) : 0
        }
        write = { share in
            guard length > 0 else { return }
            // Steps are counted from the lower bound; the remainder above the last one cannot be reached.
            let last = stride > 0 ? (length / stride + 1e-9).rounded(.down) : 0
            let offset = stride > 0 ? min((share * length / stride).rounded(), last) * stride : share * length
            value.wrappedValue = V(min(low + max(offset, 0), low + length))
        }
        self.marks = marks
        self.step = stride > 0 && length > 0 ? stride / length : nil
        self.onEditingChanged = onEditingChanged
    }

    /// The places of the steps as fractions of the range, where they are far enough from each other to be seen.
    var stepTicks: [Double] {
        guard let step, step >= SliderValue.minTickDistance else { return [] }
        return (0...Int((1 / step + 1e-9).rounded(.down))).map { Double($0) * step }
    }
    private static let minTickDistance = 0.005  // guess

    var share: Double { read() }
    /// The value with its range, for accessibility.
    var number: SemanticNumber { SemanticNumber(low + share * length, in: low...low + max(length, 0)) }
    func setNumber(_ number: Double) { if length > 0 { set((number - low) / length) } }
    func set(_ share: Double) { write(min(max(share, marks.enabled.lowerBound), marks.enabled.upperBound)) }
    /// Moves by `steps` steps, for arrow keys and accessibility.
    func move(_ steps: Double) {
        onEditingChanged(true)
        set(share + steps * (step ?? SliderValue.nudge))
        onEditingChanged(false)
    }
}

/// The track and the knob, as iOS 17 draws them.
nonisolated struct SliderTrack: LeafRole {
    typealias Body = Never
    let value: SliderValue

    static func changed(from old: SliderTrack, to new: SliderTrack) -> PhaseSet { .display }
    static var layoutElement: LayoutElement? { .sliderTrack }

    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let metrics = context.environment.design.metrics.slider
        return SIMD2(max(proposal.sides.x.isUnspecified ? metrics.idealWidth : proposal.sides.x, 0), metrics.height)
    }

    /// The distance of the knob's centre from the leading edge.
    static func knobCenter(_ share: Double, width: Double, knob: Double) -> Double {
        knob / 2 + share * max(width - knob, 0)
    }

    /// The fraction of the range at which the knob's centre is `center` from the leading edge; nil where it cannot
    /// move.
    static func share(at center: Double, width: Double, knob: Double) -> Double? {
        width > knob ? (center - knob / 2) / (width - knob) : nil
    }

    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext)
    {
        let environment = context.environment
        guard !environment.isEnabled else {
            drawParts(size, into: &list, at: origin, environment)
            return
        }
        var inner = FragmentBuilder()
        drawParts(size, into: &inner, at: SIMD2(), environment)
        list.append(.effect(.opacity(disabledOpacity), Fragment(inner.items),
                            frame: CGRect(origin: origin.asPoint, size: size.asSize)))
    }

    private func drawParts(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                           _ environment: EnvironmentValues) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let design = environment.design, metrics = design.metrics.slider
        let center = SliderTrack.knobCenter(value.share, width: size.x, knob: metrics.knob)
        let x = isMirrored ? size.x - center : center
        let inset = min(metrics.trackInset, size.x / 2)
        let trackHeight = metrics.track
        let top = (size.y - trackHeight) / 2
        func track(from start: Double, to end: Double, _ paint: Paint) {
            guard end > start else { return }
            let rect = CGRect(x: 0, y: 0, width: end - start, height: trackHeight)
            let frame = CGRect(x: origin.x + start, y: origin.y + top, width: end - start, height: trackHeight)
            list.append(.shape(ShapeItem(path: Path(roundedRect: rect, cornerRadius: trackHeight / 2, style: .circular),
                                         frame: frame, paint: paint)))
        }
        let rest = Paint.color(SystemColor.fill.rgba(in: environment))
        let filled = resolvedPaint(TintShapeStyle(), in: environment, CGRect(origin: .zero, size: size.asSize))
        let marks = value.marks
        func place(_ share: Double) -> Double {
            let center = SliderTrack.knobCenter(share, width: size.x, knob: metrics.knob)
            return isMirrored ? size.x - center : center
        }
        if marks.neutral == 0 {
            track(from: inset, to: x, isMirrored ? rest : filled)
            track(from: x, to: size.x - inset, isMirrored ? filled : rest)
        } else {
            let neutral = place(marks.neutral)
            track(from: inset, to: size.x - inset, rest)
            track(from: min(neutral, x), to: max(neutral, x), filled)
        }
        let ticks = marks.ticks.isEmpty && metrics.hasStepTicks ? value.stepTicks : marks.ticks
        for tick in ticks {
            let dot = CGRect(x: place(tick) - metrics.tick / 2, y: size.y / 2 + metrics.tickOffset - metrics.tick / 2,
                             width: metrics.tick, height: metrics.tick)
            let local = CGRect(origin: .zero, size: dot.size)
            list.append(.shape(ShapeItem(path: Path(ellipseIn: local), frame: dot.offsetBy(dx: origin.x, dy: origin.y),
                                         paint: .color(SystemColor.secondaryLabel.rgba(in: environment)))))
        }
        if environment.sliderThumb == .hidden { return }

        let knob = CGRect(x: x - metrics.knob / 2, y: (size.y - metrics.knobHeight) / 2, width: metrics.knob,
                          height: metrics.knobHeight)
            .offsetBy(dx: origin.x, dy: origin.y)
        list.append(SliderTrack.knobPicture(in: knob, design.metrics.knob))
    }

    /// A white disc or capsule with a soft shadow and a tight one.
    private static func knobPicture(in frame: CGRect, _ metrics: KnobMetrics) -> DisplayItem {
        let local = CGRect(origin: .zero, size: frame.size)
        let outline = local.width == local.height ? Path(ellipseIn: local)
            : Path(roundedRect: local, cornerRadius: local.height / 2, style: .circular)
        let white = Fragment([.shape(ShapeItem(path: outline, frame: local, paint: .color(.white)))])
        func shadow(_ content: Fragment, _ alpha: Float, _ radius: Double, _ y: Double, _ frame: CGRect)
            -> DisplayItem {
            .effect(.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: alpha), radius: radius,
                            offset: CGSize(width: 0, height: y)), content, frame: frame)
        }
        let soft = shadow(white, Float(metrics.shadowOpacity), metrics.shadowRadius, metrics.shadowOffset, local)
        return shadow(Fragment([soft]), Float(metrics.rimOpacity), metrics.rimRadius, metrics.rimOffset, frame)
    }

    var debugAttributes: [(String, String)] { [("value", "\(value.share)")] }
}

/// The pointer and keyboard input of a slider.
nonisolated struct SliderGrip: ResponderModifier {
    typealias Body = Never
    let value: SliderValue

    static var modifierName: String { "sliderGrip" }
    func configure(_ responder: Responder) {
        let recognizer = responder.pointer?.recognizer as? SliderRecognizer ?? SliderRecognizer(value)
        recognizer.value = value
        responder.pointer = PointerAttachment(recognizer)
        let keys = responder.focus?.keys as? StepKeys ?? StepKeys(responder.site)
        keys.step = value.move
        responder.focus = FocusPart(keys: keys)
    }
}

extension SliderGrip: LayoutWords {
    static var layoutSentence: String { "The input of a slider changes no layout." }
    static var systemView: String? { "Slider" }
}

/// Arrow keys that move a value one step up or down.
nonisolated final class StepKeys: KeyResponder {
    var step: (Double) -> Void = { _ in }
    private let site: ResponderSite

    init(_ site: ResponderSite) { self.site = site }

    func key(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, event.modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return false }
        let isMirrored = site.environment.layoutDirection == .rightToLeft
        switch event.key {
        case .rightArrow: step(isMirrored ? -1 : 1)
        case .leftArrow: step(isMirrored ? 1 : -1)
        case .upArrow: step(1)
        case .downArrow: step(-1)
        default: return false
        }
        return true
    }
}

/// Drags the knob by the movement of the touch that began on it.
nonisolated final class SliderRecognizer: PointerRecognizer {
    var value: SliderValue
    private var finger: Int?
    /// The distance from the knob's centre to the touch.
    private var grip = 0.0
    private var isEditing = false

    init(_ value: SliderValue) { self.value = value }

    func update(_ input: PointerInput) -> RecognizerStatus {
        if finger == nil {
            guard input.gate < .pressed, let touch = input.touches.first(where: { $0.isDown && !$0.isPinch }),
                let x = leading(touch, input.site) else { return .failed }
            let metrics = input.site.environment.design.metrics.slider
            grip = x - SliderTrack.knobCenter(value.share, width: Double(input.site.size.width), knob: metrics.knob)
            guard abs(grip) <= metrics.reach else { return .failed }
            finger = touch.id
            if touch.kind == .mouse { input.site.requestFocus() }
            isEditing = true
            value.onEditingChanged(true)
        }
        guard let touch = input.touches.first(where: { $0.id == finger }), touch.phase != .cancelled,
            input.gate < .pressed
        else {
            cancel()
            return .failed
        }
        if touch.phase != .began, let x = leading(touch, input.site),
            let share = SliderTrack.share(
                at: x - grip, width: Double(input.site.size.width),
                knob: input.site.environment.design.metrics.slider.knob)
        {
            value.set(share)
        }
        guard touch.isDown else {
            cancel()
            return .ended
        }
        return .active
    }

    /// The distance of the touch from the leading edge.
    private func leading(_ touch: PointerTouch, _ site: ResponderSite) -> Double? {
        guard let point = site.point(touch.location) else { return nil }
        let isMirrored = site.environment.layoutDirection == .rightToLeft
        return isMirrored ? Double(site.size.width - point.x) : Double(point.x)
    }

    func cancel() {
        guard isEditing else { return }
        isEditing = false
        value.onEditingChanged(false)
    }
    func reset() {
        cancel()
        finger = nil
    }
}

extension SliderTrack {
    static var systemView: String? { "Slider" }
    static var layoutSentence: String {
        "A slider's track fills the width it is proposed, and has a fixed height."
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        var reason = LayoutReason("it fills the width it was proposed, and a slider has a fixed height", .fills, .own)
        if layout.proposal.sides.x.isUnspecified {
            reason.setRule(.ideal, .horizontal)
            reason.text = "its width was proposed nil, so it has its ideal width, and a slider has a fixed height"
        } else {
            reason.x = Arithmetic(layout.proposal.sides.x)
        }
        return reason
    }
}
