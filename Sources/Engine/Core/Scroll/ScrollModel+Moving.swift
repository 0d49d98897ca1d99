package import Foundation
import QuadrantGeometry
import QuadrantGraph

/// A drag of the content.
struct ScrollDrag {
    /// The offset at the start of the drag, without the rubber band effect.
    var start: SIMD2<Double>
    /// The resting offset before the drag.
    let original: SIMD2<Double>
    /// The only axis of the drag; nil for both.
    var lock: Axis?
    var trail = FingerTrail()
}

extension ScrollModel: Ticker {
    // MARK: dragging

    var isEnabled: Bool { ReadScope.with(nil) { box.scope.values.isScrollEnabled } }

    /// Whether the content bounces at its ends.
    func bounces(_ axis: Axis) -> Bool {
        guard scrolls(axis) else { return false }
        let behavior = ReadScope.with(nil) {
            let values = box.scope.values
            return axis == .vertical ? values.verticalScrollBounceBehavior : values.horizontalScrollBounceBehavior
        }
        return behavior == .basedOnSize ? limit[axis] > 0 : true
    }

    /// Whether a touch that moves by `translation` would scroll: the axis has something to scroll, or bounces.
    package func follows(_ translation: SIMD2<Double>) -> Bool {
        let axis: Axis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
        if axis == .vertical, translation.y > 0, offset.y <= 0, box.childScope.values.defersToDismissGesture {
            return false
        }
        return isEnabled && scrolls(axis) && (limit[axis] > 0 || bounces(axis))
    }

    var isMovingByItself: Bool { phase == .decelerating || phase == .animating }

    /// Stops the movement when a touch begins.
    func touch() {
        guard isMovingByItself else { return }
        paths = [:]
        graph.removeTicker(self)
        setPhase(.tracking)
    }

    /// Ends a touch that stopped the movement and did not move: overscrolled content springs back.
    func letGo() { if phase == .tracking { release(speed: SIMD2()) } }

    /// A finger takes the content: what moves it ends where it is.
    package func beginDrag(at now: Double) {
        let original = paths.isEmpty ? offset : SIMD2(paths[.horizontal]?.target ?? offset.x,
                                                      paths[.vertical]?.target ?? offset.y)
        paths = [:]
        graph.removeTicker(self)
        var start = offset
        for axis in Axis.allCases where start[axis] != clamped(offset)[axis] {
            let edge = clamped(offset)[axis]
            let pulled = RubberBand.pull(abs(start[axis] - edge), size[axis])
            start[axis] = edge + (start[axis] < edge ? -pulled : pulled)
        }
        drag = ScrollDrag(start: start, original: original)
        drag?.trail.add(SIMD2(), at: now)
        indicators.isHeld = true
        wasMovedByUser = true
        setPhase(.interacting)
    }

    /// Drags to `translation` from the start of the touch, in points of the screen.
    package func drag(by translation: SIMD2<Double>, at now: Double) {
        guard drag != nil else { return }
        drag?.trail.add(translation, at: now)
        if axes == [.horizontal, .vertical], drag?.lock == nil, abs(translation.x) + abs(translation.y) > 0 {
            // Within about 30° of an axis the drag is locked to that axis.
            if abs(translation.x) < 0.5 * abs(translation.y) { drag?.lock = .vertical }
            if abs(translation.y) < 0.5 * abs(translation.x) { drag?.lock = .horizontal }
        }
        guard let drag else { return }
        var target = offset
        for axis in Axis.allCases where scrolls(axis) && (drag.lock == nil || drag.lock == axis) {
            let raw = drag.start[axis] - inContent(translation)[axis]
            let edge = min(max(raw, 0), limit[axis])
            let pulled = bounces(axis) ? RubberBand.shown(abs(raw - edge), size[axis]) : 0
            target[axis] = edge + (raw < edge ? -pulled : pulled)
        }
        move(to: target)
    }

    /// The finger is lifted: the content moves on with its speed, to where the behaviour of targets says.
    package func endDrag(at now: Double, isCancelled: Bool = false) {
        guard let drag else { return }
        var speed = isCancelled ? SIMD2() : -inContent(drag.trail.speed(at: now))
        for axis in Axis.allCases where !scrolls(axis) || (drag.lock != nil && drag.lock != axis) { speed[axis] = 0 }
        let original = drag.original
        self.drag = nil
        release(speed: speed, from: original)
    }

    /// Converts a translation on the screen to leading coordinates.
    private func inContent(_ move: SIMD2<Double>) -> SIMD2<Double> { isMirrored ? SIMD2(-move.x, move.y) : move }

    /// Decelerates from `speed`, in points per second.
    func release(speed: SIMD2<Double>, from original: SIMD2<Double>? = nil) {
        let now = graph.now
        paths = [:]
        for axis in Axis.allCases where scrolls(axis) {
            paths[axis] = .released(at: offset[axis], speed: speed[axis], in: 0...limit[axis], bounces: bounces(axis),
                                    deceleration: deceleration, now: now)
        }
        if let behavior = settings.behavior { aim(behavior, speed, original ?? offset) }
        if paths.values.allSatisfy({ $0.end <= now }) {
            come(to: .idle)
        } else {
            setPhase(.decelerating, velocity: speed)
            graph.addTicker(self)
        }
    }

    private var deceleration: Double {
        guard let behavior = settings.behavior else { return ScrollDeceleration.normal }
        let context = ScrollTargetBehaviorPropertiesContext(axes: axes, environment: box.scope.values)
        let isLimited = ReadScope.with(nil) { behavior.properties(context: context).limitsScrolls }
        return isLimited ? ScrollDeceleration.fast : ScrollDeceleration.normal
    }

    /// Applies the scroll target behaviour.
    private func aim(_ behavior: any ScrollTargetBehavior, _ speed: SIMD2<Double>, _ original: SIMD2<Double>) {
        let geometry = geometry
        var rest = offset
        for axis in Axis.allCases { rest[axis] = paths[axis]?.target ?? offset[axis] }
        func target(_ place: SIMD2<Double>) -> ScrollTarget {
            ScrollTarget(rect: CGRect(origin: place.asPoint, size: geometry.containerSize))
        }
        var end = target(rest)
        let context = ScrollTargetBehaviorContext(
            originalTarget: target(original), velocity: CGVector(dx: speed.x, dy: speed.y),
            contentSize: geometry.contentSize, containerSize: geometry.containerSize, axes: axes,
            environment: box.scope.values, stops: { [unowned self] in stops(along: $0, near: $1) })
        ReadScope.with(nil) { behavior.updateTarget(&end, context: context) }
        guard end != target(rest) else { return }
        var wished = SIMD2<Double>(end.rect.origin)
        if let anchor = end.anchor {
            for axis in Axis.allCases {
                wished[axis] += anchor.part(along: axis)
                    * (SIMD2<Double>(end.rect.size)[axis] - SIMD2<Double>(geometry.containerSize)[axis])
            }
        }
        for axis in Axis.allCases where scrolls(axis) && wished[axis].isFinite {
            paths[axis] = .settling(from: offset[axis], to: clamped(wished)[axis], speed: speed[axis], now: graph.now)
        }
    }

    // MARK: time

    /// The velocity of the movement, in points per second.
    var speed: SIMD2<Double> {
        var speed = SIMD2<Double>()
        for axis in Axis.allCases { speed[axis] = paths[axis]?.speed(at: graph.now) ?? 0 }
        return speed
    }

    package func tick(_ now: Double) -> Bool {
        guard !paths.isEmpty else { return fade(now) }
        var target = offset
        for axis in Axis.allCases { if let path = paths[axis] { target[axis] = path.place(at: now) } }
        move(to: target)
        if paths.values.contains(where: { $0.end > now }) { return true }
        come(to: .idle)
        return !paths.isEmpty
    }

    /// Ends the movement.
    private func come(to phase: ScrollPhase) {
        let wasRequested = self.phase == .animating
        paths = [:]
        indicators.isHeld = false
        showIndicators()
        setPhase(phase)
        graph.invalidate(node, .place)
        // A requested position does not come from the user: bindings keep their value.
        if !wasRequested { shareRest() }
    }

    func stop() {
        paths = [:]
        drag = nil
        graph.removeTicker(self)
        if indicators.isHeld {
            indicators.isHeld = false
            showIndicators()
        }
        setPhase(.idle)
    }

    // MARK: programmatic scrolling, wheel and keys

    /// Scrolls to an offset, immediately or animated. An immediate step ends a movement, or carries it along.
    func go(to target: SIMD2<Double>, _ way: ScrollWay) {
        guard way.isAnimated else {
            guard way.keepsSpeed, !paths.isEmpty || drag != nil else {
                stop()
                move(to: target)
                return
            }
            for axis in Axis.allCases where scrolls(axis) {
                let step = target[axis] - offset[axis]
                paths[axis]?.shift(by: step)
                drag?.start[axis] += step
            }
            move(to: target)
            return
        }
        let speed = speed
        paths = [:]
        drag = nil
        for axis in Axis.allCases where scrolls(axis) {
            paths[axis] = .settling(from: offset[axis], to: target[axis], speed: speed[axis], now: graph.now)
        }
        setPhase(.animating)
        graph.addTicker(self)
    }

    /// Scrolls by a wheel's step, in points of the screen to the right and down. Returns the remaining delta.
    package func turnWheel(by delta: CGSize) -> CGSize {
        guard isEnabled else { return delta }
        let step = inContent(SIMD2(delta))
        var target = clamped(offset)
        for axis in Axis.allCases where scrolls(axis) { target[axis] += step[axis] }
        let reached = clamped(target)
        let used = reached - clamped(offset)
        guard used != SIMD2() else { return delta }
        stop()
        wasMovedByUser = true
        move(to: reached)
        showIndicators()
        let left = inContent(step - used)
        return CGSize(width: scrolls(.horizontal) ? left.x : delta.width,
                      height: scrolls(.vertical) ? left.y : delta.height)
    }

    /// Scrolls by a key. Returns whether the key scrolls.
    package func scroll(by key: KeyEquivalent) -> Bool {
        guard isEnabled else { return false }
        let line = 40.0
        var target = offset
        let page = pointwiseMax(size - SIMD2(line, line), size / 2)
        let axis: Axis = scrolls(.vertical) ? .vertical : .horizontal
        switch key {
        case .downArrow where scrolls(.vertical): target.y += line
        case .upArrow where scrolls(.vertical): target.y -= line
        case .rightArrow where scrolls(.horizontal): target.x += isMirrored ? -line : line
        case .leftArrow where scrolls(.horizontal): target.x -= isMirrored ? -line : line
        case .pageDown, .space: target[axis] += page[axis]
        case .pageUp: target[axis] -= page[axis]
        case .home: target[axis] = 0
        case .end: target[axis] = limit[axis]
        default: return false
        }
        wasMovedByUser = true
        stop()
        if move(to: clamped(target)) { showIndicators() }
        return true
    }

    // MARK: indicators

    /// Briefly shows the indicators.
    package func showIndicators() {
        let now = graph.now
        indicators.show(at: now)
        graph.invalidateDisplay(node)
        let id = graph.tree.id(node)
        graph.schedule(at: indicators.fadeStart) { [weak self] in
            guard let self, graph.tree.isLive(id), graph.now >= indicators.fadeStart else { return }
            graph.addTicker(self)
        }
    }

    /// Draws the fading indicators. Returns whether they are still visible.
    private func fade(_ now: Double) -> Bool {
        graph.invalidateDisplay(node)
        return indicators.isVisible(at: now)
    }

    /// The thumb for an axis, in the scroll view's space; nil if there is no indicator.
    func thumb(along axis: Axis) -> CGRect? {
        guard scrolls(axis), indicatorsAllowed(axis) else { return nil }
        let insets = settings.indicatorMargins
        let isBoth = scrolls(axis.cross) && limit[axis.cross] > 0
        let available = ScrollThumb.gap + (isBoth ? ScrollThumb.thickness + ScrollThumb.gap : 0)
        let margin = axis == .vertical ? insets.top + insets.bottom : insets.leading + insets.trailing
        let track = size[axis] - ScrollThumb.gap - available - Double(margin)
        let content = limit[axis] + size[axis]
        guard let extent = ScrollThumb.extent(track: track, window: size[axis], content: content, offset: offset[axis],
                                              limit: limit[axis]) else { return nil }
        let start = ScrollThumb.gap + extent.start
        if axis == .vertical {
            let inset = Double(isMirrored ? insets.leading : insets.trailing)
            let x = isMirrored ? ScrollThumb.gap + inset : size.x - ScrollThumb.gap - ScrollThumb.thickness - inset
            return CGRect(x: x, y: start + insets.top, width: ScrollThumb.thickness, height: extent.length)
        }
        let x = start + insets.leading
        return CGRect(x: isMirrored ? size.x - x - extent.length : x,
                      y: size.y - ScrollThumb.gap - ScrollThumb.thickness - insets.bottom,
                      width: extent.length, height: ScrollThumb.thickness)
    }

    private func indicatorsAllowed(_ axis: Axis) -> Bool {
        let values = box.scope.values
        let preferred = graph.answering(node, .display) {
            axis == .vertical ? values.verticalScrollIndicatorVisibility : values.horizontalScrollIndicatorVisibility
        }
        switch preferred.kind {
        case .automatic: return showsIndicators
        case .visible: return true
        case .hidden, .never: return false
        }
    }
}
