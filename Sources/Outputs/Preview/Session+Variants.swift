import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost

/// How a variant differs from the settings of its page: what is nil is as on the page.
struct SettingsChange: Codable, Equatable, Sendable {
    var title = ""
    var device: String?
    var landscape: Bool?
    var dark: Bool?
    var rightToLeft: Bool?
    var dynamicType: String?
    var locale: String?

    func applied(to settings: PageSettings) -> PageSettings {
        var changed = settings
        changed.device = device ?? settings.device
        changed.landscape = landscape ?? settings.landscape
        changed.dark = dark ?? settings.dark
        changed.rightToLeft = rightToLeft ?? settings.rightToLeft
        changed.dynamicType = dynamicType ?? settings.dynamicType
        changed.locale = locale ?? settings.locale
        return changed
    }
}

/// The variants of one preview that a page shows beside it. Their screens follow those of the previews.
struct ShownVariants {
    /// The preview's screen.
    var of: Int
    var changes: [SettingsChange]
    /// Whether what people do in one of them is done in all.
    var isRepeated = false
    /// Whether the page marks what has another frame than in the preview.
    var isMarked = false
    /// Whether a frame may have changed since the marks were sent.
    fileprivate var isStale = true
    fileprivate var markTime = -1.0
    fileprivate var told: [Int: [[Double]]] = [:]
    /// Where each pointer that is down went down: in the screen that received it, and in the others.
    fileprivate var presses: [Int: (start: CGPoint, others: [Int: CGPoint])] = [:]
}

/// Variants side by side: they start with the state of the preview, and are screens like others.
extension Session {
    /// More are a mistake of the page.
    private static let maxVariants = 16
    /// The minimum time between two reports of marks, in seconds.
    private static let markInterval = 0.25

    /// Returns false for a message that is not part of the protocol.
    func showVariants(_ message: PageMessage) -> Bool {
        guard let changes = message.variants, changes.count <= Self.maxVariants else { return false }
        guard let index = message.screen, index >= 0, index < baseCount, !changes.isEmpty else {
            setVariants(nil, now: now)
            return true
        }
        let isSame = variants?.of == index && variants?.changes == changes
        var shown = isSame ? variants! : ShownVariants(of: index, changes: changes)
        shown.isRepeated = message.isRepeated ?? false
        shown.isMarked = message.isMarked ?? false
        (shown.told, shown.isStale) = ([:], true)
        if isSame { variants = shown } else { setVariants(shown, now: now) }
        return true
    }

    /// Replaces the screens of variants. They start with the state of a variant of the same name, or of the preview.
    func setVariants(_ shown: ShownVariants?, now: Double) {
        let old = screens[min(baseCount, screens.count)...]
        var known = Dictionary(old.map { ($0.change.title, $0) }) { first, _ in first }
        if variants?.of != shown?.of { known = [:] }
        let base = shown.map { screens[$0.of] }
        let made = shown?.changes.map { change in
            makeScreen(base!.item, change, after: known[change.title] ?? base, now: now)
        } ?? []
        old.forEach { $0.close() }
        screens.removeLast(old.count)
        elements = elements?.filter { $0.key < baseCount }
        variants = shown
        forgetSizes(from: baseCount)
        send(Variants(of: shown?.of ?? -1, screens: made.enumerated().map { index, screen in
            .init(id: "variant \(index)", title: screen.change.title, place: "")
        }))
        for screen in made {
            screens.append(screen)
            wire(screen, screens.count - 1)
        }
        // There may be fewer variants than before.
        visible.formIntersection(screens.indices)
        for index in screens.indices.dropFirst(baseCount) { sendSize(index) }
    }

    private struct Variants: Encodable {
        struct Entry: Encodable {
            var id: String
            var title: String
            var place: String
        }
        var kind = "variants"
        var of: Int
        var screens: [Entry]
    }

    // MARK: Events in all variants

    /// The other screens of the variants, if `index` is one of them and events are repeated.
    private func others(of index: Int) -> [Int] {
        guard let variants, variants.isRepeated else { return [] }
        let all = [variants.of] + Array(baseCount..<screens.count)
        return all.contains(index) ? all.filter { $0 != index } : []
    }

    /// An event in the other variants, at the same places of the same elements. To be asked before the screen that
    /// has received the event handles it.
    func repeated(_ event: InputEvent, from index: Int) -> [(Screen, InputEvent)] {
        let others = others(of: index)
        if others.isEmpty { return [] }
        let source = screens[index]
        func mapped(_ point: CGPoint) -> [Int: CGPoint] {
            let places = ElementPlaces(source.host)
            return Dictionary(uniqueKeysWithValues: others.map { other in
                (other, places.point(point, of: source.size, in: ElementPlaces(screens[other].host),
                                     screens[other].size,
                                     isMirrored: screens[other].isRightToLeft != source.isRightToLeft))
            })
        }
        switch event {
        case .pointer(var pointer):
            var places: [Int: CGPoint]
            if let press = variants?.presses[pointer.id], pointer.phase != .began {
                // A finger moves as far in all of them; to the other side where the direction is another one.
                let dx = pointer.location.x - press.start.x, dy = pointer.location.y - press.start.y
                places = press.others.mapValues { $0 }
                for (other, start) in press.others where screens.indices.contains(other) {
                    let isMirrored = screens[other].isRightToLeft != source.isRightToLeft
                    places[other] = CGPoint(x: start.x + (isMirrored ? -dx : dx), y: start.y + dy)
                }
                if [.ended, .cancelled].contains(pointer.phase) { variants?.presses[pointer.id] = nil }
            } else {
                // A mouse without a button shows nothing that is worth the search.
                guard pointer.phase == .began else { return [] }
                places = mapped(pointer.location)
                variants?.presses[pointer.id] = (pointer.location, places)
            }
            return others.compactMap { other in
                guard let place = places[other] else { return nil }
                pointer.location = place
                return (screens[other], .pointer(pointer))
            }
        case .wheel(var wheel):
            let places = mapped(wheel.location)
            return others.map { other in
                wheel.location = places[other] ?? wheel.location
                return (screens[other], .wheel(wheel))
            }
        case .pinch(var pinch):
            let places = mapped(pinch.location)
            return others.map { other in
                pinch.location = places[other] ?? pinch.location
                return (screens[other], .pinch(pinch))
            }
        case .menu(let location):
            let places = mapped(location)
            return others.map { (screens[$0], .menu(at: places[$0] ?? location)) }
        case .key, .text, .composition, .paste: return others.map { (screens[$0], event) }
        }
    }

    /// The same element in the other variants.
    func repeated(_ id: NodeID, from index: Int) -> [(Screen, NodeID)] {
        let others = others(of: index)
        if others.isEmpty { return [] }
        let places = ElementPlaces(screens[index].host)
        return others.compactMap { other in
            places.counterpart(of: id, in: ElementPlaces(screens[other].host)).map { (screens[other], $0) }
        }
    }

    // MARK: Marks

    func marksMayHaveChanged(_ index: Int) {
        if let variants, index == variants.of || index >= baseCount { self.variants?.isStale = true }
    }

    /// The time of the next report of marks on the server's clock; nil if none is needed.
    var nextMarks: Double? {
        guard let variants, variants.isMarked, variants.isStale else { return nil }
        return variants.markTime + Self.markInterval
    }

    func tellMarks(_ now: Double) {
        guard let due = nextMarks, due <= now + 0.0005, let variants else { return }
        self.variants?.isStale = false
        self.variants?.markTime = now
        let base = screens[variants.of], places = ElementPlaces(base.host)
        for index in screens.indices.dropFirst(baseCount) where visible.contains(index) {
            let screen = screens[index]
            let frames = ElementPlaces(screen.host).differing(
                from: places, mirroredIn: screen.isRightToLeft == base.isRightToLeft ? nil : base.host.size.width)
            if variants.told[index] == frames { continue }
            self.variants?.told[index] = frames
            send(Differences(screen: index, frames: frames))
        }
    }

    private struct Differences: Encodable {
        var kind = "differences"
        var screen: Int
        /// x, y, width and height in the window, in points.
        var frames: [[Double]]
    }
}

/// The accessibility elements of a view in reading order, to find the same element in another variant of the view.
@MainActor
private struct ElementPlaces {
    private struct Place {
        var id: NodeID
        var role: AccessibilityRole
        var label: String
        var identifier: String?
        var frame: CGRect
    }

    private var places: [Place] = []

    init(_ host: ViewHost) {
        func take(_ element: AccessibilityElement) {
            places.append(Place(id: element.id, role: element.role, label: element.label,
                                identifier: element.identifier, frame: element.frame))
            element.children.forEach(take)
        }
        host.accessibilityElements().forEach(take)
    }

    /// The same element: by its identifier, else by its number among those of its role if there are as many, else by
    /// its label.
    private func counterpart(of index: Int, in other: ElementPlaces) -> Int? {
        let place = places[index]
        func number(_ isSame: (Place) -> Bool) -> Int? {
            let own = places.indices.filter { isSame(places[$0]) }
            let theirs = other.places.indices.filter { isSame(other.places[$0]) }
            guard own.count == theirs.count, let number = own.firstIndex(of: index) else { return nil }
            return theirs[number]
        }
        if let name = place.identifier, let found = number({ $0.identifier == name }) { return found }
        return number { $0.role == place.role } ?? number { $0.role == place.role && $0.label == place.label }
    }

    func counterpart(of id: NodeID, in other: ElementPlaces) -> NodeID? {
        places.firstIndex { $0.id == id }.flatMap { counterpart(of: $0, in: other) }.map { other.places[$0].id }
    }

    /// A point in the innermost element there, at the same part of the same element; else at the same part of the
    /// window. In the other direction it is as far from the other side.
    func point(_ point: CGPoint, of size: CGSize, in other: ElementPlaces, _ otherSize: CGSize, isMirrored: Bool)
        -> CGPoint {
        func moved(_ from: CGRect, _ to: CGRect) -> CGPoint {
            let across = from.width > 0 ? (point.x - from.minX) / from.width : 0
            return CGPoint(x: to.minX + (isMirrored ? 1 - across : across) * to.width,
                           y: to.minY + (from.height > 0 ? (point.y - from.minY) / from.height : 0) * to.height)
        }
        let inner = places.indices.filter { places[$0].frame.contains(point) }
            .min { places[$0].frame.width * places[$0].frame.height < places[$1].frame.width * places[$1].frame.height }
        if let inner, let found = counterpart(of: inner, in: other) {
            return moved(places[inner].frame, other.places[found].frame)
        }
        return moved(CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: otherSize))
    }

    /// The frames of the elements that `base` has elsewhere, in another size, or not at all. The width is that of the
    /// window of `base`, if its direction is the other one.
    func differing(from base: ElementPlaces, mirroredIn width: CGFloat?) -> [[Double]] {
        places.indices.compactMap { index in
            let frame = places[index].frame
            if let found = counterpart(of: index, in: base) {
                var known = base.places[found].frame
                if let width { known.origin.x = width - known.maxX }
                let lengths = [known.minX - frame.minX, known.minY - frame.minY, known.width - frame.width,
                               known.height - frame.height]
                if lengths.allSatisfy({ abs($0) <= 0.5 }) { return nil }
            }
            return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
        }
    }
}
